import DesignTokens
import SourceText
import SwiftSource
import Testing
import Typesetting
import ViewCode

/// Fonts of view code: which grow and with what, which do not, and which nobody can tell.
@Suite struct CodeFontTests {
  private func code(_ source: String) -> ViewCode {
    ViewCode([SwiftOutline(SourceFile(path: "A.swift", bytes: Array(source.utf8)))], tokens: TokenSet())
  }

  /// The font of the text `t` in a view.
  private func font(_ body: String, _ members: String = "") throws -> CodeFont {
    let code = code("struct A: View {\n\(members)\nvar body: some View { \(body) }\n}")
    let text = code.chains.first { $0.name == "Text" && $0.source.arguments?.first?.value.path == ["t"] }
    return try #require(text).textFont
  }

  private static let members =
    "@ScaledMetric var d = 12.0\nlet small: CGFloat = 9\nlet config: Config\nstatic let title = Font.headline"

  static let fonts: [(String, CodeFont)] = [
    (".body", .growing(ScaledText(.body))), ("SwiftUI.Font.title", .growing(ScaledText(.title1))),
    ("Self.title", .growing(ScaledText(.headline))), ("nil", .growing(ScaledText(.body))),
    (".system(.callout, design: .serif)", .growing(ScaledText(.callout))),
    (".system(Font.TextStyle.caption2)", .growing(ScaledText(.caption2))),
    ("Font.preferredFont(forTextStyle: UIFont.TextStyle.footnote)", .growing(ScaledText(.footnote))),
    // A number does not grow, and a scaled metric does, as its documentation says.
    (".system(size: 14)", .fixed), (".system(size: small)", .fixed), (".system(size: isOn ? 14 : 9)", .fixed),
    (".custom(\"Inter\", fixedSize: 16)", .fixed),
    (".system(size: d)", .growing(ScaledText(baseSize: 12, scaling: .metric))),
    (".custom(\"Inter\", size: 16)", .growing(ScaledText(baseSize: 16, relativeTo: .body))),
    (".custom(\"Inter\", size: 16, relativeTo: .callout)", .growing(ScaledText(baseSize: 16, relativeTo: .callout))),
    (".system(size: .infinity)", .unknown("the font size is unbounded")),
    (".system(size: config.size)", .unknown("config.size isn't a constant in the source")),
    (
      ".custom(\"Inter\", size: config.size)",
      .unknown(#"the size of .custom("Inter", size: config.size) is unknown"#)
    ),
    (
      ".custom(\"Inter\", size: 16, relativeTo: config.style)",
      .unknown(#".custom("Inter", size: 16, relativeTo: config.style) isn't a font in the source"#)
    ),
    (".system(config.style)", .unknown(".system(config.style) isn't a font in the source")),
    (".system()", .unknown(".system() isn't a font in the source")),
    (".preferredFont()", .unknown(".preferredFont() isn't a font in the source")),
    (".heading", .unknown(".heading isn't a font in the source")),
    (".heading(2)", .unknown(".heading(2) isn't a font in the source")),
    ("Font", .unknown("Font isn't a known font")),
  ]

  @Test(arguments: fonts) func written(_ font: String, _ expected: CodeFont) throws {
    let found = try self.font("Text(t).font(\(font))", Self.members)
    #expect(found == expected)
    if case .growing(let text) = expected { #expect(found.text == text) } else { #expect(found.text == nil) }
  }

  /// A modifier sets the font of what it is called on; what a later one puts on top is not among it.
  @Test(arguments: [
    ("VStack { Text(t) }.font(.caption)", SystemTextStyle.caption1), ("VStack { Text(t) }", .body),
    ("VStack { Text(t).font(.title2) }.font(.caption)", .title2),
    ("Text(u).font(.title).overlay { Text(t) }", .body), ("Text(u).overlay { Text(t) }.font(.title)", .title1),
    ("VStack { Text(u).font(.title).overlay { Text(t) } }.font(.caption)", .caption1),
  ])
  func inherited(_ body: String, _ style: SystemTextStyle) throws {
    #expect(try font(body) == .growing(ScaledText(style)))
  }

  /// `base!` names the font that `base` is.
  @Test(arguments: [("base", true), ("base!", true), ("(base)", true), ("other!", false), ("make()", false)])
  func scaledByMetrics(_ argument: String, _ isScaled: Bool) throws {
    let source =
      "enum A {\n  static let base = UIFont(name: n, size: 12)\n"
      + "  static var font: UIFont { UIFontMetrics.default.scaledFont(for: \(argument)) }\n}"
    #expect(try #require(code(source).chains.first { $0.name == "UIFont" }).isScaledByMetrics == isScaled)
  }
}
