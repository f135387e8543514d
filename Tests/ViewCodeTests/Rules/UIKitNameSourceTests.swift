import Testing

/// The names, values, configurations, and helpers through which UIKit code names an image button.
@Suite struct UIKitNameSourceTests {
  private static let image = #"b.setImage(UIImage(named: "x"), for: .normal)"#

  @Test(
    "A use under another name, or a value, names the button",
    arguments: [
      (
        "let b = UIButton(); \(image); b.configurationUpdateHandler = { button in button.accessibilityLabel = t }", "",
        ""
      ),
      ("let b = UIButton(); \(image); c = (b)\nc.accessibilityLabel = t", "var c: UIButton!", ""),
      ("let b = UIButton(); \(image); page.leading = b\nleading.accessibilityLabel = t", "var leading: UIButton!", ""),
      ("\(image); b.accessibilityLabel = t", "var b: UIButton { UIButton() }", ""),
      ("Card.\(image); Card.b.accessibilityLabel = t", "static let b = UIButton()", ""),
      ("\(image); if var b = b { b.accessibilityLabel = t }", "let b: UIButton? = UIButton()", ""),
      ("let b = { $0.accessibilityLabel = t; return $0 }(UIButton()); \(image)", "", ""),
      ("let b = Icon(title: t); \(image)", "", "final class Icon: UIButton { }"),
      (#"let b = Icon(t, title: t, icon: UIImage(named: "x"))"#, "", "final class Icon: UIButton { }"),
      (#"let b = UIButton(primaryAction: .init(title: "Add", image: UIImage(named: "x")) { _ in })"#, "", ""),
      ("let b = UIButton(); \(image); b.titleLabel?.text = t", "", ""),
      ("let b = UIButton(); \(image); b.setTitle(t, for: UIControl.State.normal)", "", ""),
      ("let b = UIButton(); b.setImage(icon: x, for: .normal)", "", ""),
      ("let b = UIButton(); \(image); b.setTitle(t)", "", ""),
      (
        "let b = Icon(); \(image)", "",
        "#if A\nfinal class Icon: UIButton { }\n#else\nfinal class Icon: UIView { }\n#endif"
      ),
      ("let b = Icon(); \(image)", "", "private final class Icon: UIButton { }"),
      (
        "\(image); b.accessibilityLabel = t", "lazy var b: UIButton = {\nif isOn { start() }\nreturn UIButton()\n}()",
        ""
      ),
    ])
  func named(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inMethod("unlabelled-image-button", body, members: members, other: other) == [])
  }

  @Test(
    "What the source passes on may name the button",
    arguments: [
      ("\(image); page().b.accessibilityLabel = t", "let b = UIButton()", ""),
      (
        "",
        #"func make() -> UIButton { return { $0.setImage(UIImage(named: "x"), for: .normal); return $0 }(UIButton()) }"#,
        ""
      ),
      (
        "let b = UIButton(); \(image); name(b)", "",
        "func name(_ v: UIView) { label(v) }\nfunc label(_ v: UIView) { v.accessibilityLabel = t }"
      ),
      (
        "let b = UIButton(); \(image); _ = Binder(b)", "",
        "final class Binder { init(_ b: UIButton) { b.accessibilityLabel = t } }"
      ),
      ("let b = UIButton(); \(image); var c: UIButton.Configuration\nc = .plain()\nb.configuration = c", "", ""),
      ("let b = UIButton(); \(image); b.configuration = [look][0]", "", ""),
      (
        "let c = UIButton.Configuration.plain(); let b = UIButton(configuration: c); \(image); styler.name(c)", "",
        "extension Styler { func name(_ c: UIButton.Configuration) { c.title = t } }"
      ),
      ("let b = UIButton(); \(image); all = [c, b]", "", ""),
      ("let b = UIButton(); \(image); b.labelText = t", "", ""),
      ("let b = UIButton(); \(image); let item = UIBarButtonItem(customView: b); item.accessibilityLabel = t", "", ""),
    ])
  func open(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inMethod("unlabelled-image-button", body, members: members, other: other) == [.cantTell])
  }

  @Test(
    "Nothing names the button",
    arguments: [
      ("\(image)", "let b = UIButton()", "func g() { b.accessibilityLabel = t }"),
      ("\(image)", "let b = UIButton()\nfunc f(b: UIButton) { b.accessibilityLabel = t }", ""),
      (
        "\(image); if let b = find(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12) { b.accessibilityLabel = t }",
        "let b: UIButton? = UIButton()", ""
      ),
      (
        "let b = UIButton(); \(image); one(b)", "",
        "func one(_ v: UIView) { two(v) }\nfunc two(_ v: UIView) { one(v) }\nprotocol P { func one(_ v: UIView) }"
      ),
      ("let b = Icon(); \(image); b.tone = 2", "", "final class Icon: UIButton { var tone = 1 }"),
      (
        "let b = UIButton(); \(image); let i = b.configuration?.image; b.configuration?.baseForegroundColor = .red; b.configuration = nil",
        "", ""
      ),
      ("let b = UIButton(); \(image); b.configuration = look", "let look = UIButton.Configuration.plain()", ""),
      (
        "let c = UIButton.Configuration.plain(); let b = UIButton(configuration: c); \(image); styler.tint(c)", "",
        "extension Styler { func tint(_ c: UIButton.Configuration) { } }"
      ),
      ("let b = UIButton(); b.setImage(UIImage(resource: .close), for: .normal)", "", ""),
      (#"let b = Icon(icon: UIImage(named: "x"))"#, "", "final class Icon: UIButton { }"),
      ("let b = UIButton(); \(image); b.titleLabel?.font = f", "", ""),
      ("let b = UIButton(); \(image); let item = UIBarButtonItem(customView: b); other.accessibilityLabel = t", "", ""),
      ("let b = Icon(); \(image)", "", "final class Icon: UIKit.UIButton { }"),
      (
        "let b = Icon(); \(image)", "",
        "#if A\nfinal class Icon: UIButton { }\n#else\nfinal class Icon: UIButton { }\n#endif"
      ),
      ("\(image)", "lazy var b: UIButton = {\nif isOn { start() }\nreturn UIButton()\n}()", ""),
    ])
  func unnamed(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inMethod("unlabelled-image-button", body, members: members, other: other) == [.failed])
  }
}
