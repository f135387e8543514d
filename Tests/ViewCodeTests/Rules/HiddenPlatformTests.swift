import Audit
import AuditTestSupport
import DesignTokens
import SourceText
import SwiftSource
import Testing
import ViewCode

/// Declarations of the sources with the names of the platform's aren't judged as the platform's.
@Suite struct HiddenPlatformTests {
  private func code(_ body: String, _ members: String, _ tokens: TokenSet = TokenSet()) -> ViewCode {
    let text = "struct A: View {\nlet own: Own\nvar body: some View { \(body) }\n}\n\(members)"
    return ViewCode([SwiftOutline(SourceFile(path: "A.swift", bytes: Array(text.utf8)))], tokens: tokens)
  }

  private func outcomes<R: Rule>(of rule: R, _ subjects: [R.Subject]) -> [Outcome] {
    subjects.compactMap { rule.judge($0)?.outcome }
  }

  static let small = "Button { go() } label: { Text(t).frame(width: 20, height: 20) }"

  @Test func platformButton() {
    #expect(outcomes(of: SmallTarget(), code(Self.small, "").chains) == [.failed])
    #expect(
      outcomes(of: SmallTarget(), code(Self.small, "struct Button: Codable { let name: String }").chains) == [.failed])
    #expect(
      outcomes(of: SmallTarget(), code(Self.small, "enum Feature { struct Button: View { let action: A } }").chains)
        == [.failed])
  }

  /// A component of the team may be larger than its label.
  @Test func ownButton() {
    let own = "struct Button<L: View>: View { let action: () -> Void\n@ViewBuilder let label: () -> L }"
    #expect(outcomes(of: SmallTarget(), code(Self.small, own).chains).isEmpty)
    #expect(outcomes(of: SmallTarget(), code("SwiftUI." + Self.small, own).chains) == [.failed])
  }

  @Test func ownGesture() {
    let body = "Text(t).frame(width: 20, height: 20).onTapGesture { go() }"
    #expect(outcomes(of: SmallTarget(), code(body, "").chains) == [.failed])
    let own = "extension View { func onTapGesture(perform: @escaping () -> Void) -> some View { padding(20) } }"
    #expect(outcomes(of: SmallTarget(), code(body, own).chains) == [.cantTell])
  }

  static let colors: [(String, String, [Outcome])] = [
    ("Color.white", "", [.passed]),
    ("Color.white", "extension Color { static var white: Color { Store.shared.white } }", []),
    ("Color.white", "extension Color { static let white = Color(red: 0.1, green: 0.1, blue: 0.1) }", [.failed]),
    ("Color(white: 0.9)", "", [.passed]),
    ("Color(white: 0.9)", "extension Color { init(white: Double) { self = .black } }", []),
    ("Color(white: 0.9)", "extension SwiftUI.Color { init(white: Double) { self = .black } }", []),
    ("Color.white.opacity(0.9)", "extension Color { func opacity(_ value: Double) -> Color { .black } }", []),
    (
      "Color(UIColor.systemBackground)",
      "extension UIColor { static var systemBackground: UIColor { Store.shared.page } }", []
    ),
  ]

  @Test(arguments: colors) func color(_ background: String, _ members: String, _ expected: [Outcome]) {
    let code = code("Text(t).foregroundColor(Color.black).background(\(background))", members)
    #expect(outcomes(of: CodeContrast(), code.chains) == expected)
  }

  @Test func ownText() {
    let body = "Text(t).foregroundColor(Color.white).background(Color.white)"
    #expect(outcomes(of: CodeContrast(), code(body, "").chains) == [.failed])
    #expect(outcomes(of: CodeContrast(), code(body, "struct Text: View { init(_ text: String) {} }").chains).isEmpty)
  }

  @Test func ownFont() {
    let body = "Text(t).font(.system(size: 17))"
    #expect(outcomes(of: FixedFont(), code(body, "").calls) == [.failed])
    let own =
      "extension Font { static func system(size: CGFloat) -> Font { .custom(\"A\", size: size, relativeTo: .body) } }"
    #expect(outcomes(of: FixedFont(), code(body, own).calls) == [.passed])
  }

  /// The wrapper and its calls are judged like the platform's function.
  @Test func wrappedFont() {
    let own =
      "extension Font { static func custom(_ name: Name, fixedSize: CGFloat) -> Font { .custom(name.raw, fixedSize: fixedSize) } }"
    let code = code("Text(t).font(.custom(.inter, fixedSize: 17))", own)
    #expect(outcomes(of: FixedFont(), code.calls) == [.failed, .cantTell])
  }

  /// A text style of the sources doesn't grow like the platform's.
  @Test func ownTextStyle() throws {
    let body = "Text(t).font(.body)"
    let hidden = code(
      body, "extension Font { static var body: Font { let store = Store.shared\nreturn store.font(1) } }")
    let text = try #require(hidden.chains.first { $0.name == "Text" })
    #expect(text.textFont == .unknown(".body isn't a font in the source"))
  }
}
