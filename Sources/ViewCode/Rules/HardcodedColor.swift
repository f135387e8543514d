import Audit

/// A rule that requires views to get colors from tokens.
public struct HardcodedColor: Rule {
  public static let descriptor = RuleDescriptor(
    id: "hardcoded-color",
    title: "Views must get colors from tokens",
    description: """
      Checks every color in view code. Colors of the platform palette (Color.white, .red, UIColor.systemBlue), colors made of numbers or hexadecimal \
      strings, and color literals are hard-coded. Tokens, semantic colors (.primary, .secondary, .accentColor, label, systemBackground), .clear, and \
      asset catalog colors aren't reported. A color that the platform adapts to dark mode, such as .red of SwiftUI or systemBlue, is a note, as are colors of \
      series, spectra, drawings, and maps, shadows without hue, black and white on photos and videos, and colors for Apple Watch. A color without its type, such as .red, counts if the context takes a color: SwiftUI and UIKit modifiers and \
      initializers, and parameters, properties, and results of type color in the same sources.
      """,
    rationale:
      "In dark mode, most hard-coded colors are the same as in light mode, and token audits can't check any of them.",
    knownLimits: [
      "A note by default: in code that the rule wasn't tuned on, 74 of 99 of its warnings were true (75%). Set it to warning in a code base that passes.",
      "Doesn't detect a mask that gets its color from a property.",
      "Can't determine whether .red is a color if a function or view defined elsewhere names the parameter a color; skips other parameters.",
      "Skips colors in masks, where only the opacity is visible, and colors with an opacity below 0.02.",
      """
      Treats lists of at least three colors, gradients of at least five, and switches with at least five as colors of data, and paths of at \
      least 12 points and names such as Logo as drawings.
      """,
      "Skips colors that replace one that is looked up by name or computed, as in UIColor(named: name) ?? .black.",
      """
      Skips sample data, the first value of a state that a computed color replaces, the black behind videos and photos, and branches for \
      iOS before dark mode.
      """,
      "Treats a view as one of photos or videos by its name, such as CameraView or PlayerView.",
      "Treats colors whose numbers are computed at run time as not hard-coded.",
      "Doesn't check colors inside string interpolation, such as \"\\(Text(name).foregroundColor(.red))\".",
      """
      Treats as token definitions: constants of files; static constants of types that are neither views nor private, except lists of things other than colors and styles; extensions of Color, UIColor, and ShapeStyle; and types whose name ends in \
      Tokens, Palette, Theme, Colors, or similar.
      """,
      "Reports colors that adapt as notes only where the source shows the type: .red is a color of SwiftUI in its modifiers, and of UIKit elsewhere.",
    ],
    requirement: .init(
      "The colors of the design system",
      url: "https://developer.apple.com/design/human-interface-guidelines/color#Best-practices"),
    level: .note, earlierLevels: [.version01: .warning],
    passing: [
      .view("A token", "Text(title).foregroundStyle(Brand.ink)", before: HardcodedColor.tokens)
    ],
    inapplicable: [
      .view(
        "A comparison", "Text(title).opacity(color == .red || color != Color.blue ? 1 : 0)", members: "var color: Color"
      ),
      .view(
        "A mask", "Text(title).mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))"),
      .view("An asset catalog color", #"Color("Brand").overlay(Color("BrandInk", bundle: .module))"#),
      .view("An invisible color", "Color.white.opacity(0.001).onTapGesture { close() }"),
      .view(
        "Values of custom types, such as Tone.red", "Badge(tone: .red)\nBadge(color: .red)\nText(title).tone(.red)",
        before:
          "enum Tone { case red, green }\nstruct Badge: View { let color: Tone; var body: some View { EmptyView() } }"),
      .view("Numbers computed at run time", "Color(red: value.red, green: value.green, blue: value.blue)"),
      RuleExample(
        "Previews", configuration: "",
        code: """
          #Preview { Card().background(Color.red).foregroundColor(.white) }
          struct Card_Previews: PreviewProvider {
            static var previews: some View { Card().background(Color.red).foregroundColor(.white) }
          }
          """),
      .view(
        "Semantic colors, and .clear",
        "Text(title).foregroundStyle(.secondary).background(Color.clear).tint(.accentColor)\nDivider().overlay(Color(.separator))"
      ),
      RuleExample(
        "Token definitions",
        code: """
          extension Color {
            static let ink = Color(red: 0.1, green: 0.1, blue: 0.2)
            static func shade(_ dark: Bool) -> Color { dark ? .white : .black }
          }
          struct AppTheme { let ink: Color = .black }
          enum Spacing { static let line = UIColor(white: 0.5, alpha: 1) }
          """),
      .method(
        "UIKit semantic colors", "view.backgroundColor = .systemBackground\nlabel.textColor = UIColor.secondaryLabel"),
    ],
    failing: [
      .view("A color as a view", "ZStack { /*!*/Color.black.opacity(0.4).ignoresSafeArea() }"),
      .view(
        "Colors without their type",
        "Text(title).foregroundColor(/*!*/.white).background(/*!*/.blue.opacity(0.2), in: Capsule())"),
      .view("Both branches", "Text(title).foregroundStyle(isOn ? /*!*/.green : /*!*/Color.red)"),
      .view("Numbers", "Circle().fill(/*!*/Color(red: 0.2, green: 40 / 255, blue: Double(60) / 255))"),
      .view("A hexadecimal string", ##"Text(title).background(/*!*/Color(hex: "#ff8800")).tint(/*!*/Color("#FFF"))"##),
      .view("A hexadecimal number", "Rectangle().stroke(/*!*/Color(hex: 0xFF8800, alpha: 0.5), lineWidth: 2)"),
      .view(
        "Gradients and shadows",
        "LinearGradient(colors: [/*!*/.red, /*!*/Color.orange], startPoint: .top, endPoint: .bottom)\n"
          + "  .shadow(color: /*!*/.black.opacity(0.2), radius: 4)"
      ),
      .view(
        "Gradient stops",
        "Gradient(stops: [.init(color: /*!*/.red, location: 0), Gradient.Stop(color: /*!*/.blue, location: 1)])"),
      .view(
        "A default value of a property", "Text(title).foregroundColor(tint)", members: "var tint: Color = /*!*/.pink"),
      .view(
        "A view and a modifier from the same sources", "Dot(color: /*!*/.red)\nText(title).card(tint: /*!*/.mint)",
        before:
          "struct Dot: View { let color: Color; var body: some View { color } }\n"
          + "extension View { func card(tint: Color) -> some View { background(tint) } }"
      ),
      RuleExample(
        "A color that a property returns",
        code: """
          enum Severity {
            case low, high
            var color: Color {
              switch self {
              case .low: /*!*/.green
              case .high: return /*!*/.red
              }
            }
          }
          """),
      .method("UIKit", "view.backgroundColor = /*!*/.white\nlabel.textColor = isOn ? /*!*/UIColor.red : .label"),
      .view(
        "A list of series colors",
        "Chart(series, colors: [/*!*/Color(hex: 0x1B9E77), /*!*/Color(hex: 0xD95F02), /*!*/Color(hex: 0x7570B3)])"),
      RuleExample(
        "A logo",
        code:
          "struct AppLogo: View { var body: some View { Circle().fill(/*!*/Color(red: 0.9, green: 0.2, blue: 0.1)) } }"),
      .method("A color literal", "view.tintColor = /*!*/#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)"),
      .view(
        "A color in a color", "Color(uiColor: /*!*/.systemRed).overlay(Color(/*!*/UIColor(white: 0.9, alpha: 1)))"),
    ])

  /// The largest number of tokens that a remedy names.
  private static let longestRemedy = 2
  private static let check = "check it in dark mode, or use a color token"
  private static let tokens = "enum Brand { static let ink = Color(red: 0.1, green: 0.1, blue: 0.2) }"

  /// The severity level for a color that the platform adapts to dark mode.
  public var adaptive = Level.note

  public static let options: [RuleOption<HardcodedColor>] = [
    .level("adaptive", \.adaptive, "level for a color that the platform adapts, at most the level of the rule")
  ]

  public init() {}

  /// Before version 0.2, colors that adapt had the level of the rule.
  public init(in ruleset: Ruleset) { if ruleset < .version02 { adaptive = .error } }

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The color is a token.
    case token
    /// The color is hard-coded.
    case hardcoded
    /// It isn't certain that the expression is a color.
    case uncertain
    /// The color is hard-coded, but the platform adapts it to dark mode and increased contrast.
    case adaptive
    /// The color is one of many that stand for values.
    case series
    /// The color belongs to a logo or another drawing.
    case drawing
    /// The color is that of a shadow, without hue.
    case shadow
    /// The color is black or white, on a photo or a video.
    case media
    /// The color is in an app for Apple Watch.
    case watch
  }

  public func judge(_ subject: CodeChain) -> Judgement<Reason>? {
    guard let written = subject.writtenColor else { return subject.namesColor ? Judgement(.passed, .token) : nil }
    guard !written.isInvisible else { return nil }
    guard written.doubt == nil else { return Judgement(.cantTell, .uncertain) }
    if written.isAdaptive { return Judgement(.failed, .adaptive, level: adaptive == .error ? nil : adaptive) }
    return switch written.purpose {
    case .interface: Judgement(.failed, .hardcoded)
    case .series: Judgement(.failed, .series, level: .note)
    case .drawing: Judgement(.failed, .drawing, level: .note)
    case .shadow: Judgement(.failed, .shadow, level: .note)
    case .media: Judgement(.failed, .media, level: .note)
    case .watch: Judgement(.failed, .watch, level: .note)
    }
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeChain) -> Words {
    switch judgement.reason {
    case .token: return Words("is a token")
    case .series: return Words("one of many hard-coded colors for values", remedy: HardcodedColor.check)
    case .drawing: return Words("hard-coded color of a drawing", remedy: HardcodedColor.check)
    case .shadow: return Words("hard-coded color of a shadow", remedy: HardcodedColor.check)
    case .media: return Words("hard-coded color on a photo or video", remedy: HardcodedColor.check)
    case .watch: return Words("hard-coded color for Apple Watch, which has no light mode", remedy: "use a color token")
    case .hardcoded, .adaptive:
      let color = subject.writtenColor?.color
      let same = color.map { subject.index.tokens(showing: $0).prefix(HardcodedColor.longestRemedy) } ?? []
      let names = same.map(\.description).joined(separator: " or ")
      let typeName = subject.source.path.first { ColorNames.types.contains($0) }
      let type = subject.source.isImplicit ? "color" : typeName ?? "color"
      return Words(
        judgement.reason == .adaptive ? "adapts to dark mode, but isn't a token" : "hard-coded \(type)",
        remedy: names.isEmpty
          ? "use a color token" : "use \(names), which has the same color, if it fits the purpose")
    case .uncertain:
      let cause = subject.writtenColor?.doubt ?? "the type isn't known"
      return Words.undetermined(cause, "the color can't be checked", remedy: "use a color token")
    }
  }
}
