import Audit
import Testing

@Suite("UIKit views with a tap recognizer") struct UIKitTapTests {
  private static let rule = "uikit-tap-without-trait"
  private static let add = "photo.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))"
  private static let members = """
    @IBOutlet weak var banner: UIImageView!
    let photo = UIImageView()
    let box = UIView()
    let more = UIButton()
    let dimmedView = UIView()
    lazy var lazyTap = UITapGestureRecognizer(target: self, action: #selector(open))
    @objc func open() { delegate?.open(item) }
    @objc func done() { endEditing(true) }
    @objc func nothing() {}
    """

  private func found(_ body: String, members: String = "", other: String = "") throws -> [Outcome] {
    try AuditedCode.inMethod(Self.rule, body, members: Self.members + "\n" + members, other: other)
  }

  @Test("Recognizers are found in every form") func forms() throws {
    let tap = "UITapGestureRecognizer(target: self, action: #selector(open))"
    #expect(try found("box.addGestureRecognizer(\(tap))") == [.failed])
    #expect(try found("self.box.addGestureRecognizer(\(tap))") == [.failed])
    #expect(try found("let tap = \(tap)\nbox.addGestureRecognizer(tap)") == [.failed])
    #expect(try found("box.addGestureRecognizer(lazyTap)") == [.failed])
    #expect(
      try found("let label = UILabel()\nlabel.isUserInteractionEnabled = true\nlabel.addGestureRecognizer(\(tap))") == [
        .failed
      ])
    #expect(try found("box.rx.tapGesture().when(.recognized).subscribe { _ in open() }") == [.failed])
    #expect(try found("addGestureRecognizer(\(tap))") == [.failed])
    let helper =
      "extension UIView { func onTap(_ action: Selector) { addGestureRecognizer(UITapGestureRecognizer(target: nil, action: action)) } }"
    #expect(try found("box.onTap(#selector(open))", other: helper) == [.failed])
    let inClosure = """
      lazy var badge: UIView = {
        let view = UIView()
        view.addGestureRecognizer(\(tap))
        return view
      }()
      """
    #expect(try found("", members: inClosure) == [.failed])
  }

  @Test("Traits expose the view, wherever code sets them") func traits() throws {
    let touched = "photo.isUserInteractionEnabled = true\n"
    #expect(try found(touched + Self.add) == [.failed])
    #expect(try found(touched + Self.add + "\nphoto.accessibilityTraits = .header") == [.failed])
    #expect(try found(touched + Self.add + "\nphoto.accessibilityTraits = .button") == [])
    #expect(try found(touched + Self.add + "\nphoto.accessibilityTraits = [.image, .link]") == [])
    #expect(try found(touched + Self.add, members: "func more() { photo.accessibilityTraits.insert(.button) }") == [])
    #expect(try found(touched + Self.add, members: "func more() { photo.accessibilityTraits = traits }") == [.cantTell])
    #expect(
      try found(touched + Self.add, other: "func f(_ card: Card) { card.photo.accessibilityTraits = .button }") == [
        .cantTell
      ])
    #expect(
      try found(
        touched + Self.add + "\nexpose(photo)",
        other: "func expose(_ view: UIView) { view.accessibilityTraits = .button }") == [.cantTell])
    #expect(
      try found(touched + Self.add, members: "override func accessibilityActivate() -> Bool { true }") == [.cantTell])
    // The traits of another view say nothing.
    #expect(try found(touched + Self.add + "\nmore.accessibilityTraits = .button") == [.failed])
    let created = "let icon: UIView = { let view = UIView(); view.accessibilityTraits = .button; return view }()"
    let add = "icon.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))"
    #expect(try found(add, members: created) == [])
  }

  @Test("Taps that need no role") func withoutRole() throws {
    let add = { (view: String, action: String) in
      "\(view).addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(\(action))))"
    }
    #expect(try found(add("box", "done")) == [])
    #expect(try found(add("box", "nothing")) == [])
    #expect(try found(add("dimmedView", "open")) == [])
    #expect(try found(add("more", "open")) == [])
    #expect(try found("box.isAccessibilityElement = false\n" + add("box", "open")) == [])
    // Something else may close what a tap on a view closes; an image that closes is a button.
    let closing = "func shut() { dismiss(animated: true) }"
    #expect(try found(add("box", "shut"), members: closing) == [.cantTell])
    #expect(try found("photo.isUserInteractionEnabled = true\n" + add("photo", "shut"), members: closing) == [.failed])
    #expect(try found(add("box", "end"), members: "func end() { onHideKeyboard() }") == [])
    // An image takes no touches until code says so; a storyboard may say it of an outlet.
    #expect(try found(Self.add) == [])
    #expect(try found(add("banner", "open")) == [.cantTell])
    #expect(
      try found(
        "let tap = UITapGestureRecognizer(target: self, action: #selector(open))\ntap.cancelsTouchesInView = false\nbox.addGestureRecognizer(tap)"
      ) == [])
    #expect(
      try found("more.addTarget(self, action: #selector(open), for: .touchUpInside)\n" + add("box", "open")) == [])
    #expect(try found("box.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(open)))") == [])
  }
}
