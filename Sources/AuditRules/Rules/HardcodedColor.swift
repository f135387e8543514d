import Audit

/// Views take their colors from tokens.
public struct HardcodedColor: Rule {
  public static let descriptor = RuleDescriptor(
    id: "hardcoded-color",
    title: "Views take colors from tokens",
    description: """
      Looks at every color in view code. One of the platform's palette (Color.white, .red, UIColor.systemBlue), one of numbers or a hexadecimal \
      text and a color literal are written by hand; a token is not, nor are roles of the system (.primary, .secondary, .accentColor, label, \
      systemBackground), .clear, and colors of an asset catalog. A color without its type, such as .red, counts where the place takes a \
      color of SwiftUI or UIKit: in modifiers and initializers of theirs, in parameters and properties of the same sources whose type is a color, \
      and where such a property or function returns it.
      """,
    rationale: "A color that is written by hand has no dark look, and no audit of tokens sees it.",
    knownLimits: [
      "Where a function or view that is defined elsewhere calls a parameter a color, whether .red is one cannot be told; others are not looked at.",
      "A color in a mask shows by its opacity alone and is left out, and so is one whose opacity is 0.",
      "Colors whose numbers only run time knows are not written by hand.",
      "Colors inside of a text's interpolation, in \"\\(Text(name).foregroundColor(.red))\", are not seen.",
      """
      Static constants of types that are neither views nor private, lists of other things than colors and styles apart, extensions of Color, UIColor and ShapeStyle, and types whose name ends in \
      Tokens, Palette, Theme, Colors or the like are taken for definitions of tokens.
      """,
      "Adaptable colors of the platform's palette, such as systemGray6, are no tokens of the system and count; a waiver can accept them.",
    ],
    requirement: .init(
      "The design system's own colors",
      url: "https://developer.apple.com/design/human-interface-guidelines/color#Best-practices"),
    level: .warning,
    passing: [
      .view("A token", "Text(title).foregroundStyle(Brand.ink)", before: HardcodedColor.tokens),
      .view(
        "Roles of the system, and nothing at all",
        "Text(title).foregroundStyle(.secondary).background(Color.clear).tint(.accentColor)\nDivider().overlay(Color(.separator))"
      ),
      .view("A color of an asset catalog", #"Color("Brand").overlay(Color("BrandInk", bundle: .module))"#),
      .view(
        "Types of the team's own", "Badge(tone: .red)\nBadge(color: .red)\nText(title).tone(.red)",
        before:
          "enum Tone { case red, green }\nstruct Badge: View { let color: Tone; var body: some View { EmptyView() } }"),
      .view(
        "A comparison", "Text(title).opacity(color == .red || color != Color.blue ? 1 : 0)", members: "var color: Color"
      ),
      RuleExample(
        "Previews", configuration: "",
        code: """
          #Preview { Card().background(Color.red).foregroundColor(.white) }
          struct Card_Previews: PreviewProvider {
            static var previews: some View { Card().background(Color.red).foregroundColor(.white) }
          }
          """),
      RuleExample(
        "Definitions of tokens",
        code: """
          extension Color {
            static let ink = Color(red: 0.1, green: 0.1, blue: 0.2)
            static func shade(_ dark: Bool) -> Color { dark ? .white : .black }
          }
          struct AppTheme { let ink: Color = .black }
          enum Spacing { static let line = UIColor(white: 0.5, alpha: 1) }
          """),
      .view(
        "A mask", "Text(title).mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))"),
      .view("Nothing that is seen", "Color.white.opacity(0.001).onTapGesture { close() }"),
      .view("Numbers of run time", "Color(red: value.red, green: value.green, blue: value.blue)"),
      .method("Roles of UIKit", "view.backgroundColor = .systemBackground\nlabel.textColor = UIColor.secondaryLabel"),
    ],
    failing: [
      .view("A color as a view", "ZStack { /*!*/Color.black.opacity(0.4).ignoresSafeArea() }"),
      .view(
        "Without its type",
        "Text(title).foregroundColor(/*!*/.white).background(/*!*/.blue.opacity(0.2), in: Capsule())"),
      .view("Both branches", "Text(title).foregroundStyle(isOn ? /*!*/.green : /*!*/Color.red)"),
      .view("Numbers", "Circle().fill(/*!*/Color(red: 0.2, green: 40 / 255, blue: Double(60) / 255))"),
      .view("A hexadecimal text", ##"Text(title).background(/*!*/Color(hex: "#ff8800")).tint(/*!*/Color("#FFF"))"##),
      .view("A hexadecimal number", "Rectangle().stroke(/*!*/Color(hex: 0xFF8800, alpha: 0.5), lineWidth: 2)"),
      .view(
        "Gradients and shadows",
        "LinearGradient(colors: [/*!*/.red, /*!*/Color.orange], startPoint: .top, endPoint: .bottom)\n"
          + "  .shadow(color: /*!*/.black.opacity(0.2), radius: 4)"
      ),
      .view(
        "Stops",
        "Gradient(stops: [.init(color: /*!*/.red, location: 0), Gradient.Stop(color: /*!*/.blue, location: 1)])"),
      .view("Properties and defaults", "Text(title).foregroundColor(tint)", members: "var tint: Color = /*!*/.pink"),
      .view(
        "A view of the same sources", "Dot(color: /*!*/.red)\nText(title).card(tint: /*!*/.mint)",
        before:
          "struct Dot: View { let color: Color; var body: some View { color } }\n"
          + "extension View { func card(tint: Color) -> some View { background(tint) } }"
      ),
      RuleExample(
        "What a property returns",
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
      .method("A literal", "view.tintColor = /*!*/#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)"),
      .view(
        "A color in a color", "Color(uiColor: /*!*/.systemRed).overlay(Color(/*!*/UIColor(white: 0.9, alpha: 1)))"),
    ])

  /// The most tokens that a remedy names.
  private static let longestRemedy = 2
  private static let tokens = "enum Brand { static let ink = Color(red: 0.1, green: 0.1, blue: 0.2) }"

  public init() {}

  public func applies(to subject: CodeChain) -> Bool {
    subject.writtenColor.map { !$0.isInvisible } ?? subject.namesColor
  }

  public func evaluate(_ subject: CodeChain) -> Evaluation {
    guard let written = subject.writtenColor else { return Evaluation(.passed, message: "is a token") }
    if let doubt = written.doubt {
      return Evaluation(
        .cantTell(doubt),
        message: "may be a color that is written by hand", remedy: "take the color from a token")
    }
    let same = written.color.map { subject.index.tokens(showing: $0).prefix(HardcodedColor.longestRemedy) } ?? []
    let names = same.map(\.description).joined(separator: " or ")
    return Evaluation(
      .failed,
      message:
        "\(subject.source.isImplicit ? "this color" : "this \(subject.source.path.first ?? "color")") is written by hand",
      remedy: names.isEmpty
        ? "take the color from a token" : "use \(names), which looks the same, if that is its purpose")
  }
}
