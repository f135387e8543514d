import Audit
import ColorScience
import DesignTokens
import SourceText
import Typesetting

/// A design system with one of everything that the page draws, named by a function.
struct HTMLFixture {
  /// Makes a name out of a short word, wherever a name could come from input.
  var name: (String) -> String = { $0 }

  /// The report on it.
  func report(strict: Bool = false) -> AuditReport {
    var report = Auditor(
      rules: [
        .init(TextNeedsRatio(), level: .error), .init(TextWantsRatio(), level: .note),
        .init(StyleFails(), level: .warning), .init(ControlIsUnknown(), level: .error),
      ], gate: Gate(isStrict: strict)
    ).report(on: MeasuredSystem(system))
    report.date = name("2026-10-01")
    return report
  }

  var light: String { name("light") }
  var dark: String { name("dark") }

  var system: DesignSystem {
    var system = DesignSystem(
      name: name("Fixture"), tokens: tokens,
      modes: [
        Mode(light, scheme: .light, contrast: .standard),
        Mode(dark, scheme: .dark, contrast: .standard, base: light),
      ])
    system.surfaces = [path("paper"), path("night")]
    system.textStyles = [style("body", 14), style("label", 10, cap: .xxxLarge)]
    system.pairings = pairings
    system.badges = [
      Badge(
        name: name("info"), background: path("fill"), border: path("line"), text: path("ink"), textStyle: name("label"),
        declaration: place),
      Badge(name: name("plain"), background: path("fill"), border: nil, text: path("ink"), textStyle: nil),
    ]
    system.controls = controls
    system.notices = [InputNotice(name("a leniency"), at: place)]
    return system
  }

  private func path(_ word: String) -> TokenPath { TokenPath(name(word)) }

  private var place: SourceLocation {
    SourceLocation(path: name("tokens"), line: 3, column: 7, endLine: 3, endColumn: 9, byteRange: 20..<22)
  }

  private func style(_ word: String, _ size: Double, cap: ContentSizeCategory? = nil) -> TextStyle {
    let text = ScaledText(baseSize: size, range: .xSmall...(cap ?? .accessibility5))
    return TextStyle(name: name(word), weight: 400, lineHeight: 1.4, text: text, declaration: place)
  }

  private var tokens: TokenSet {
    var tokens = TokenSet()
    func add(_ word: String, _ content: AuthoredValue.Content, text: String, mode: String) {
      tokens.insert(
        Token(
          path: path(word), type: .color, description: name("what it is for"), deprecation: name("why not"), mode: mode,
          value: AuthoredValue(content, text: name(text), at: place)))
    }
    let (ink, paper) = (Color(red: 0x64, green: 0x74, blue: 0x8B), Color(red: 0xF1, green: 0xF5, blue: 0xF9))
    add("ink", .literal(.color(ink)), text: "#64748b", mode: light)
    add("paper", .literal(.color(paper)), text: "#f1f5f9", mode: light)
    add("paper", .literal(.color(.black)), text: "#000000", mode: dark)
    add("night", .literal(.color(Color(red: 11, green: 18, blue: 32))), text: "#0b1220", mode: light)
    add("veil", .literal(.color(Color.white.withAlpha(0.5))), text: "#ffffff80", mode: light)
    add("wide", .literal(.color(Color(.displayP3, 0, 1, 0))), text: "color(display-p3 0 1 0)", mode: light)
    add("link", .alias(path("ink")), text: "{ink}", mode: light)
    add("gone", .undecidable(name("it is computed")), text: "computed()", mode: light)
    add("late", .literal(.color(.white)), text: "#ffffff", mode: dark)
    add("fill", .literal(.color(.white)), text: "#ffffff", mode: light)
    add("line", .literal(.color(ink.withAlpha(0.4))), text: "#64748b66", mode: light)
    return tokens
  }

  private var pairings: [Pairing] {
    func pairing(_ front: String, _ back: String, _ usage: Pairing.Usage, style: String? = nil) -> Pairing {
      Pairing(
        foreground: path(front), background: path(back), usage: usage, textStyle: style.map(name), origin: .declared,
        name: name("use"), declaration: place)
    }
    return [
      pairing("ink", "paper", .text, style: "body"), pairing("link", "paper", .text, style: "label"),
      pairing("night", "paper", .text, style: "body"), pairing("ink", "veil", .text, style: "body"),
      pairing("gone", "paper", .text, style: "body"), pairing("wide", "paper", .component),
      pairing("ink", "paper", .graphic), pairing("ink", "paper", .focus), pairing("line", "paper", .decorative),
      pairing("ink", "paper", .inactive, style: "body"), pairing("ink", "night", .inactive),
    ]
  }

  private var controls: [Control] {
    var button = Control(name: name("button"))
    (button.width, button.height, button.gap, button.arrangement) = (80, 32, 8, .row)
    button.target = (80, 44)
    button.textStyle = style("body", 14)
    var stack = button
    stack.name = name("stack")
    stack.arrangement = .column
    return [button, stack, Control(name: name("chip"))]
  }
}
