import Audit
import Testing

/// Fonts of views that a function makes and puts into another one, or nowhere.
@Suite struct LocalViewFontTests {
  private static let text = "let title = UILabel()\ntitle.font = UIFont.systemFont(ofSize: 14)\n"

  private func fonts(_ body: String, other: String = "") throws -> [Outcome] {
    try AuditedCode.inMethod("fixed-font", Self.text + body, other: other)
  }

  @Test func aViewThatIsPutNowhereIsSkipped() throws {
    for rest in ["title.text = a", "title.text = a\nheight = title.sizeThatFits(size).height", "title.sizeToFit()"] {
      #expect(try fonts(rest) == [], "\(rest)")
      #expect(try fonts(rest, other: "extension Model { var text: Text { get set }\nfunc open() {} }") == [], "\(rest)")
    }
  }

  /// Members of these sources may return the view, or one around it.
  @Test(arguments: [
    ("addSubview(title.padded)", "var padded: UIView { UIView() }"),
    ("addSubview(\ntitle.padded)", "var padded: UIView { UIView() }"),
    ("let view = title.padded\naddSubview(view)", "var padded: UIView { UIView() }"),
    ("addSubview(title.setTitle(a))", "func setTitle(_ a: A) -> Self { self }"),
    ("stack.views = [\ntitle.setTitle(a)\n]", "func setTitle(_ a: A) -> Self { self }"),
  ])
  func aViewInAnotherOneIsShown(_ rest: String, _ member: String) throws {
    #expect(try fonts(rest, other: "extension UIView { \(member) }") == [.failed])
  }
}
