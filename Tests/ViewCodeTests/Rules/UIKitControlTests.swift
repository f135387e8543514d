import Audit
import AuditSession
import TestSupport
import Testing

/// UIKit buttons that code creates: what names them, what sizes them, and what leaves both open.
@Suite struct UIKitControlTests {
  private func outcomes(_ rule: String, _ body: String, members: String = "", other: String = "") throws -> [Outcome] {
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["tokens.json"], "code": ["*.swift"] }"#,
      "tokens.json": ##"{ "page": { "$type": "color", "$value": "#ffffff" } }"##,
      "Other.swift": "import UIKit\n" + other,
      "View.swift": "import UIKit\nfinal class Card: UIView {\n\(members)\nfunc setUp() {\n\(body)\n}\n}",
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    return report.findings.filter { $0.rule == rule }.map(\.outcome)
  }

  private static let image = #"b.setImage(UIImage(named: "x"), for: .normal)"#

  @Test(
    "Images without a name",
    arguments: [
      ("let b = UIButton(); \(image)", ""), ("let b: UIButton = .init(); \(image)", ""),
      ("b = UIButton()\nself.\(image)", "var b: UIButton!"),
      (#"let b = UIButton().then { $0.setImage(UIImage(named: "x"), for: .normal) }"#, ""),
      (image, "lazy var b: UIButton = {\nlet made = UIButton(type: .custom)\nmade.tintColor = .red\nreturn made\n}()"),
      ("let c = UIButton(); c.accessibilityLabel = t\nlet b = UIButton()\n\(image)", ""),
      ("let b = UIButton(); \(image); b.setTitleColor(.red, for: .normal); b.accessibilityIdentifier = t", ""),
      (#"let b = UIButton(); b.configuration?.image = UIImage(named: "x")"#, ""),
      (#"let b = UIButton(); \#(image); b.setTitle("", for: .normal)"#, ""),
      (#"let b = UIButton(); var c = b.configuration; c?.image = UIImage(named: "x"); b.configuration = c"#, ""),
      (#"let b = UIButton(primaryAction: UIAction(title: "", image: UIImage(named: "x")) { _ in })"#, ""),
      (
        "b = UIButton()\nself.\(image)",
        "var b: UIButton!\nfinal class Inner: UIView { var b: UIButton!; func c() { b.accessibilityLabel = t } }"
      ),
      ("let b = UIButton(); \(image); addSubview(b)", "func other() { let b = UILabel(); b.accessibilityLabel = t }"),
    ])
  func unnamed(_ body: String, _ members: String) throws {
    #expect(try outcomes("unlabelled-image-button", body, members: members) == [.failed])
  }

  /// The button of another object is not the one here; it may still be the same.
  @Test func aLocalNameForAButtonOfAnotherObject() throws {
    let members = "var b: UIButton!\nfunc other(_ c: Page) { if let b = c.b { b.accessibilityLabel = t } }"
    #expect(
      try outcomes("unlabelled-image-button", "b = UIButton()\nself.\(Self.image)", members: members) == [.cantTell])
  }

  @Test(
    "Names that no release shows, that are blank, or of another state, and buttons that are shown again",
    arguments: [
      "let b = UIButton(); \(image)\n#if DEBUG\nb.accessibilityLabel = t\n#endif",
      "let b = UIButton(); \(image)\n#if os(tvOS)\nb.accessibilityLabel = t\n#endif",
      #"let b = UIButton(); \#(image); b.accessibilityLabel = " ""#,
      #"let b = UIButton(); \#(image); b.setTitle(String(), for: .normal)"#,
      #"let b = UIButton(); \#(image); b.setTitle(" \n", for: [])"#,
      "let b = UIButton(); \(image); b.isUserInteractionEnabled = false; b.isUserInteractionEnabled = true",
      "let b = UIButton(); \(image); b.isUserInteractionEnabled = false; b.isUserInteractionEnabled = isReady",
      "let b = UIButton(); \(image); b.isAccessibilityElement = false; b.isAccessibilityElement = true",
    ])
  func hardlyNamed(_ body: String) throws {
    #expect(try outcomes("unlabelled-image-button", body) == [.failed])
  }

  @Test func aTitleOfAnotherStateLeavesTheNameOpen() throws {
    let body = "let b = UIButton(); \(Self.image); b.setTitle(t, for: .highlighted)"
    #expect(try outcomes("unlabelled-image-button", body).map(\.name) == ["cantTell"])
    let normal = "let b = UIButton(); \(Self.image); b.setTitle(t, for: UIControl.State())"
    #expect(try outcomes("unlabelled-image-button", normal).isEmpty)
  }

  /// A class of the sources may have the name of a view; the module tells them apart.
  @Test func aViewOfAModuleIsNoControl() throws {
    let view = "struct A: View { var body: some View { SwiftUI.Button { open() } label: { Image(\"x\") } } }"
    let classes = "final class Button: UIButton { }\n" + view
    #expect(try outcomes("unlabelled-image-button", "", other: classes) == [.failed])
    let created = #"let b = Button(); b.setImage(UIImage(named: "x"), for: .normal)"#
    #expect(try outcomes("unlabelled-image-button", created, other: "final class Button: UIButton { }") == [.failed])
  }

  @Test(
    "Names that count, wherever they are set",
    arguments: [
      ("let b = UIButton(type: .close); \(image)", ""),
      ("let b = UIButton(); \(image); b.accessibilityLabel = text", ""),
      ("let b = UIButton(); \(image)\nif isWide { b.setTitle(text, for: .normal) }", ""),
      ("b.accessibilityLabel = text", "let b: UIButton = {\nlet b = UIButton()\n\(image)\nreturn b\n}()"),
      ("let b = UIButton(); \(image)\n[b].forEach { $0.accessibilityLabel = text }", ""),
      ("let b = UIButton(); \(image); self.c = b\nc.accessibilityLabel = text", "var c: UIButton!"),
      (#"let b = UIButton(primaryAction: UIAction(title: "Add", image: UIImage(named: "x")) { _ in })"#, ""),
      ("let b = UIButton(); \(image); b.isUserInteractionEnabled = false", ""),
      ("let b = UIButton(); b.setImage(nil, for: .normal)", ""),
    ])
  func named(_ body: String, _ members: String) throws {
    #expect(try outcomes("unlabelled-image-button", body, members: members).isEmpty)
  }

  @Test(
    "Names that the source doesn't show",
    arguments: [
      ("let b = UIButton(); \(image); name(b)", "func name(_ v: UIView) { v.accessibilityLabel = text }", ""),
      (
        "let b = UIButton(); \(image); b.style()", "",
        "extension UIButton { func style() { accessibilityLabel = text } }"
      ),
      (
        "let b = Icon(); \(image)", "",
        "class Icon: UIButton { override func didMoveToWindow() { accessibilityLabel = text } }"
      ),
      ("b.tintColor = .red", "func make() -> UIButton { let b = UIButton(); \(image); return b }", ""),
      (image, "let b = UIButton()", "func f(_ card: Card) { card.b.accessibilityLabel = text }"),
      ("let b = UIButton(); \(image); isAccessibilityElement = true", "", ""),
      ("let b = UIButton(); \(image); b.setTitle(text, for: .normal); b.setTitle(nil, for: .selected)", "", ""),
      ("let b = UIButton(); \(image); b.configuration = style", "let style = Style.icon()", ""),
    ])
  func undetermined(_ body: String, _ members: String, _ other: String) throws {
    #expect(try outcomes("unlabelled-image-button", body, members: members, other: other) == [.cantTell])
  }

  @Test func aClassOfTheProjectHidesThePlatformClass() throws {
    let body = "let b = UIButton(); \(Self.image)"
    #expect(try outcomes("unlabelled-image-button", body, other: "final class UIButton {}").isEmpty)
  }

  @Test(
    "Sizes below 44 pt",
    arguments: [
      "let b = UIButton(); b.frame = CGRect(x: 0, y: 0, width: 24, height: 44)",
      "let b = UIButton(); b.frame.size = CGSize(width: 44, height: side)",
      "let b = UIButton(); b.bounds.size.width = 43",
      "let b = UIControl(frame: .init(origin: .zero, size: CGSize(width: side, height: side)))",
      "let b = UIButton(); b.widthAnchor.constraint(equalToConstant: side).isActive = true",
      "let b = UIButton(); NSLayoutConstraint.activate([b.heightAnchor.constraint(lessThanOrEqualToConstant: 30)])",
      "let b = UIButton(); b.snp.makeConstraints { make in make.size.equalTo(24) }",
      "let b = UIButton(); b.snp.makeConstraints { $0.width.height.equalTo(24) }",
      "let b = UIButton(); b.heightAnchor.constraint(equalToConstant: 20).priority(.required - 1).isActive = true",
    ])
  func small(_ body: String) throws {
    #expect(try outcomes("small-target", body, members: "let side: CGFloat = 20") == [.failed])
  }

  @Test(
    "Sizes that are large enough, or that something else decides",
    arguments: [
      "let b = UIButton(frame: .zero)", "let b = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))",
      "let b = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20)); b.translatesAutoresizingMaskIntoConstraints = false",
      "let b = UIButton(); b.widthAnchor.constraint(equalToConstant: 44).isActive = true",
      "let b = UIButton(); b.widthAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true",
      "let b = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20)); b.isUserInteractionEnabled = false",
      "let b = UIButton(); b.widthAnchor.constraint(equalToConstant: 0).isActive = true",
      "let b = UIButton(); b.snp.makeConstraints { $0.top.equalTo(20) }",
    ])
  func notSmall(_ body: String) throws { #expect(try outcomes("small-target", body).isEmpty) }

  @Test(
    "Sizes that the source doesn't show",
    arguments: [
      ("let b = UIButton(frame: small); b.hitTestEdgeInsets = insets", ""),
      ("let b = UIButton(frame: small); b.sizeToFit()", ""),
      ("let b = UIButton(frame: small); resize(b)", "func resize(_ v: UIView) { v.frame.size.width = 60 }"),
      ("let b = UIButton(); b.widthAnchor.constraint(equalToConstant: 20).priority(.defaultLow).isActive = true", ""),
      ("let b = UIButton(); let c = b.widthAnchor.constraint(equalToConstant: 20)", ""),
      (
        "let b = UIButton(frame: small)",
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { subviews.first }"
      ),
    ])
  func unknownSize(_ body: String, _ members: String) throws {
    let all = members + "\nlet small = CGRect(x: 0, y: 0, width: 20, height: 20)"
    #expect(try outcomes("small-target", body, members: all) == [.cantTell])
  }

  // MARK: label-in-name

  private static let send = #"let b = UIButton(); b.setTitle("Send", for: .normal)"#
  private static let form = #"b.accessibilityLabel = "Submit form""#

  @Test(
    "Labels of UIKit buttons without the visible title",
    arguments: [
      "\(send); \(form)", "\(send); addSubview(b); \(form)",
      #"let b = UIButton(primaryAction: UIAction(title: "Send") { _ in }); \#(form)"#,
      #"var c = UIButton.Configuration.plain(); c.title = "Send"; c.subtitle = t; let b = UIButton(configuration: c); \#(form)"#,
      #"let b = UIButton(); b.configuration?.title = "Send"; \#(form)"#,
    ])
  func labelsWithoutTitle(_ body: String) throws { #expect(try outcomes("label-in-name", body) == [.failed]) }

  @Test(
    "UIKit titles and labels that agree, or that can't be compared",
    arguments: [
      (#"\#(send); b.accessibilityLabel = "Send message""#, ""), ("\(send); b.accessibilityLabel = t", ""),
      (#"\#(send); b.accessibilityLabel = NSLocalizedString("Submit form", comment: "")"#, ""),
      (#"\#(send); \#(form); b.setTitle(t, for: .normal)"#, ""),
      (#"\#(send); \#(form); b.setTitle("Sending", for: .selected)"#, ""),
      ("\(send); \(form); b.accessibilityUserInputLabels = names", ""),
      ("\(send); \(form); b.accessibilityValue = t", ""),
      ("\(send); \(form); b.isAccessibilityElement = false", ""), ("\(send); \(form); name(b)", names),
      (#"let b = UIButton(); b.setTitle("+", for: .normal); b.accessibilityLabel = "Add a dose""#, ""),
      (#"let b = UIButton(); b.setTitle("login.send", for: .normal); \#(form)"#, ""),
      (#"let b = UIButton(); b.setAttributedTitle(NSAttributedString(string: "Send"), for: .normal); \#(form)"#, ""),
      ("let b = UIButton(); \(form)", ""), (#"let c = UILabel(); c.text = "Send"; c.accessibilityLabel = "Form""#, ""),
    ])
  func comparableTitles(_ body: String, _ other: String) throws {
    #expect(try outcomes("label-in-name", body, other: other).isEmpty)
  }

  private static let names = "func name(_ b: UIButton) { b.accessibilityLabel = t }"
}
