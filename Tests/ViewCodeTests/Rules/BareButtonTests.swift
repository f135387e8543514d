import Testing

/// UIKit buttons that take touches and that nothing names: what styles, initializers, and views around them may add.
@Suite struct BareButtonTests {
  private static let tap = "b.addTarget(self, action: #selector(go), for: .touchUpInside)"

  @Test(
    "No title, image, or label",
    arguments: [
      ("let b = UIButton(); \(tap)", "", ""),
      ("let b = UIButton(); \(tap); addSubview(b)", "", ""),
      (
        "let b = UIButton(); \(tap); b.applyStyle(look)", "",
        "extension UIButton { func applyStyle(_ a: Look) { tintColor = .red } }"
      ),
      (
        "let b = UIButton(side: 20); \(tap)", "",
        "extension UIButton { convenience init(side: CGFloat) { self.init(frame: .zero) } }"
      ),
    ])
  func bare(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inMethod("empty-control-label", body, members: members, other: other) == [.failed])
  }

  @Test(
    "A name that may come from elsewhere",
    arguments: [
      ("let b = UIButton(); \(tap); b.applyStyle(look)", "", "extension UIButton { func applyStyle(_ a: Look) { } }"),
      ("let b = UIButton(); \(tap); b.applyStyle(look)", "", "final class Kit { func applyStyle(_ a: Look) { } }"),
      ("let b = UIButton(); \(tap); b.applyStyle(look)", "", "func applyStyle(_ a: Look) { }"),
      ("let b = UIButton(title: t); \(tap)", "", ""),
      (
        #"let b = UIButton(word: "a"); \#(tap)"#, "",
        "extension UIButton { convenience init(word: String) { self.init(); setTitle(word, for: .normal) } }"
      ),
      ("let b = UIButton(); \(tap); titleLabel.addSubview(b)", "", ""),
      ("let b = UIButton(); \(tap); makeLabel().addSubview(b)", "", ""),
    ])
  func open(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inMethod("empty-control-label", body, members: members, other: other) == [])
  }
}
