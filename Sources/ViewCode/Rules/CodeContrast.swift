import Audit
import ColorScience
import SwiftSource

/// A rule that requires enough contrast for text in view code whose colors are hard-coded or chosen by a condition.
public struct CodeContrast: Rule {
  public static let descriptor = RuleDescriptor(
    id: "code-contrast",
    title: "Text in view code must have a contrast ratio of at least 4.5:1, or 3:1 if large",
    description: """
      Measures text in SwiftUI on the background that its chain, a stack, a button, a layer of a ZStack, or a shape around it sets. Without one, measures it \
      where it is used, up to the page or list of a screen, which is systemBackground. Measures button styles, and labels, buttons, and text fields of \
      UIKit whose text and background code gives one color each. Colors are hard-coded, of an asset catalog, or of the platform, or ?: chooses \
      them. Every branch counts in every mode; the worst is reported. contrast-minimum measures text in SwiftUI whose foreground and background are \
      each one token.
      """,
    rationale: "People with low vision can't read text that barely differs from its background.",
    knownLimits: [
      "Doesn't measure colors from functions or switch, nor .secondary, .tint, .mint, .teal, .cyan, .indigo, and .brown.",
      "Measures other colors of the platform, such as .red, in iOS 13 to 18 and from iOS 26 on; the higher contrast counts.",
      "Doesn't measure a page on which a text has less than 1.5:1, because something else is probably behind it.",
      "Doesn't measure text in front of pictures, in bars, menus, and custom views, or in custom button styles.",
      "Doesn't measure text if both colors are chosen by a condition, or if the appearance decides.",
      "Doesn't measure UIKit text on the views around it, nor if a color is set twice, by another type, or in attributes.",
      "Measures asset catalogs in the folders of the code. A name that has several colors there isn't measured.",
      "Measures a view only at full opacity; doesn't pass it if an opacity between 0 and 1 is possible.",
    ],
    requirement: .init(
      "WCAG 2.2, 1.4.3 Contrast (Minimum), level AA", url: "https://www.w3.org/TR/WCAG22/#contrast-minimum"),
    criteria: ["1.4.3"], level: .warning, since: .version02, labels: [.sufficientContrast],
    passing: [
      .view("Black on white", #"Text("Dose").foregroundColor(Color.black).background(Color.white)"#),
      .view(
        "Both branches are dark",
        #"Text("Dose").foregroundColor(isOn ? .black : Color(white: 0.2)).background(.white)"#,
        members: "let isOn: Bool"),
    ],
    inapplicable: [
      .view(
        "An unknown color", #"Text("Dose").foregroundColor(tint).background(Color.white)"#, members: "let tint: Color"),
      .view(
        "The appearance decides",
        #"Text("Dose").foregroundColor(colorScheme == .dark ? .white : .black).background(.white)"#,
        members: "@Environment(\\.colorScheme) var colorScheme"),
      .view(
        "An opacity of one branch lowers the contrast",
        #"Text("Dose").foregroundColor(Color.black).background(Color.white).opacity(isOn ? 1 : 0.3)"#,
        members: "let isOn: Bool"),
      .view("No background, and nothing shows the view", #"Text("Dose").foregroundColor(.orange)"#),
      card("A UIKit label with two colors", ["label.textColor = .lightGray", "label.textColor = .black"]),
    ],
    failing: [
      .view(
        "White on white in one branch",
        #"/*!*/Text("Delete").foregroundColor(isOn ? Color.white : Color.black).background(Color.white)"#,
        members: "let isOn: Bool"),
      .view(
        "White on the background of the stack around it",
        #"Group { if isOn { /*!*/Text("Delete").foregroundColor(.white) } }.background(Color.white)"#,
        members: "let isOn: Bool"),
      .view(
        "White on white, whatever the opacity of the other branch",
        #"/*!*/Text("Delete").foregroundColor(.white).background(Color.white).opacity(isOn ? 1 : 0.5)"#,
        members: "let isOn: Bool"),
      .view(
        "Black on translucent black, whatever is behind it",
        #"/*!*/Text("1 / 3").foregroundColor(.black).background(Color.black.opacity(0.8)).opacity(isZoomed ? 0 : 1)"#,
        members: "let isZoomed: Bool"),
      .view(
        "White on the color of the button around it",
        #"Button { save() } label: { /*!*/Text("Save") }.foregroundColor(.white).background(Color.green)"#),
      .view("White on the layer behind it", #"ZStack { Color.orange; /*!*/Text("Dose").foregroundColor(.white) }"#),
      .view("Orange on the page", #"NavigationStack { /*!*/Text("Dose").foregroundColor(.orange) }"#),
      card("A UIKit label", ["label.textColor = .lightGray"], mark: "/*!*/"),
    ])

  private static func card(_ caption: String, _ statements: [String], mark: String = "") -> RuleExample {
    RuleExample(
      caption,
      code: """
        final class SampleCard: UIView {
          private let label = \(mark)UILabel()
          func setUp() {
            label.backgroundColor = .white
            \((statements + ["addSubview(label)"]).joined(separator: "\n    "))
          }
        }
        """)
  }

  /// The level for text in a color of the platform on its page, such as .red on white, if the contrast is at least 3:1.
  public var platformColors = Level.note

  /// The contrast from which on a text in a color of the platform has its own level.
  private static let leastOfPlatform = 3.0

  public static let options: [RuleOption<CodeContrast>] = [
    .level(
      "platformColors", \.platformColors,
      "level for .red, .gray, and other colors of the platform on its page, at most the level of the rule")
  ]

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The contrast of every branch is high enough.
    case enough
    /// The contrast of a branch is too low.
    case tooLow
  }

  public func judge(_ subject: CodeChain) -> Judgement<Reason>? {
    guard let worst = subject.worstContrast ?? subject.uiKitContrast else { return nil }
    let isEnough = worst.ratio >= worst.required
    let isOfPlatform = worst.isOfPlatform && worst.ratio >= CodeContrast.leastOfPlatform
    return Judgement(
      isEnough ? .passed : .failed, isEnough ? .enough : .tooLow, measured: worst.ratio, required: worst.required,
      unit: .ratio, level: isOfPlatform && platformColors != .error ? platformColors : nil)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeChain) -> Words {
    guard let worst = subject.worstContrast ?? subject.uiKitContrast else { return Words("contrast isn't measured") }
    let ratio = "contrast of \(worst.pair) is \(truncatedText(worst.ratio)):1 in \(worst.mode)"
    switch judgement.reason {
    case .enough: return Words(ratio)
    case .tooLow:
      let required = "\(authoredText(worst.requiredIfSmall ?? worst.required)):1"
      let ifLarge = worst.requiredIfSmall == nil ? "" : ", or \(authoredText(worst.required)):1 if the text is large"
      return Words(
        "\(ratio); requires \(required)\(ifLarge)",
        remedy: worst.isOnBackdrop
          ? "use a color with more contrast, or set a background" : "change one of the two colors in this branch")
    }
  }
}
