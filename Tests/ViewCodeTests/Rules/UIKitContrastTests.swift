import Audit
import Testing

/// Contrast of text in UIKit views, whose two colors code sets on the view.
@Suite struct UIKitContrastTests {
  /// The outcomes of `code-contrast` in the `setUp` of a view with members.
  private func outcomes(_ body: String, members: String = "", other: String = "") throws -> [Outcome] {
    try AuditedCode.inMethod("code-contrast", body, members: members, other: other)
  }

  private static let gray = "UIColor(red: 0.8, green: 0.8, blue: 0.8, alpha: 1)"

  @Test(arguments: [
    "let label = UILabel()\nlabel.textColor = .white\nlabel.backgroundColor = UIColor(white: 0.9, alpha: 1)\naddSubview(label)",
    "let save = UIButton(type: .custom)\nsave.setTitle(title, for: .normal)\nsave.setTitleColor(.white, for: .normal)\nsave.backgroundColor = .lightGray\naddSubview(save)",
    "let save = UIButton()\nsave.setTitle(title, for: .normal)\nsave.setTitleColor(.white, for: [])\nsave.backgroundColor = UIColor.lightGray\naddSubview(save)",
    "let field = UITextField()\nfield.textColor = \(gray)\nfield.backgroundColor = .white\naddSubview(field)",
    "let label = UILabel().then { $0.textColor = .white; $0.backgroundColor = .yellow }\naddSubview(label)",
    // Large text needs 3:1.
    "let label = UILabel()\nlabel.font = .systemFont(ofSize: 40)\nlabel.textColor = .lightGray\nlabel.backgroundColor = .white\naddSubview(label)",
    // At a lower opacity, the contrast is even lower.
    "let label = UILabel()\nlabel.alpha = 0.5\nlabel.textColor = .lightGray\nlabel.backgroundColor = .white\naddSubview(label)",
  ])
  func lowContrastFails(_ body: String) throws {
    #expect(try outcomes(body) == [.failed])
  }

  @Test func propertiesFail() throws {
    let members = """
      private lazy var hint: UILabel = {
        let label = UILabel()
        label.textColor = .lightGray
        label.backgroundColor = .white
        return label
      }()
      """
    #expect(try outcomes("addSubview(hint)", members: members) == [.failed])
  }

  @Test(arguments: [
    // A color that isn't known, or none.
    "let label = UILabel()\nlabel.textColor = tint\nlabel.backgroundColor = .white\naddSubview(label)",
    "let label = UILabel()\nlabel.textColor = .systemTeal\nlabel.backgroundColor = .white\naddSubview(label)",
    "let label = UILabel()\nlabel.textColor = .lightGray\naddSubview(label)",
    "let label = UILabel()\nlabel.backgroundColor = .white\naddSubview(label)",
    "let label = UILabel()\nlabel.textColor = .clear\nlabel.backgroundColor = .white\naddSubview(label)",
    // Another view is behind the text.
    "backgroundColor = .white\nlet label = UILabel()\nlabel.textColor = .lightGray\naddSubview(label)",
    // A button without a title, and one that a configuration draws.
    "let save = UIButton()\nsave.setTitleColor(.lightGray, for: .normal)\nsave.backgroundColor = .white\naddSubview(save)",
    "let save = UIButton(configuration: made)\nsave.setTitle(title, for: .normal)\nsave.setTitleColor(.lightGray, for: .normal)\nsave.backgroundColor = .white\naddSubview(save)",
    // The type chooses the appearance.
    "overrideUserInterfaceStyle = .dark\nlet label = UILabel()\nlabel.textColor = .white\nlabel.backgroundColor = .lightGray\naddSubview(label)",
    // Two colors.
    "let label = UILabel()\nlabel.textColor = .lightGray\nlabel.textColor = .black\nlabel.backgroundColor = .white\naddSubview(label)",
    // Something else is drawn.
    "let label = UILabel()\nlabel.attributedText = text\nlabel.textColor = .lightGray\nlabel.backgroundColor = .white\naddSubview(label)",
    "let save = UIButton()\nsave.setBackgroundImage(image, for: .normal)\nsave.setTitle(title, for: .normal)\nsave.setTitleColor(.white, for: .normal)\nsave.backgroundColor = .lightGray\naddSubview(save)",
    "let save = UIButton()\nsave.layer.insertSublayer(gradient, at: 0)\nsave.setTitle(title, for: .normal)\nsave.setTitleColor(.white, for: .normal)\nsave.backgroundColor = .lightGray\naddSubview(save)",
    "let save = UIButton()\nsave.applyGradient()\nsave.setTitle(title, for: .normal)\nsave.setTitleColor(.white, for: .normal)\nsave.backgroundColor = .lightGray\naddSubview(save)",
    // A helper paints.
    "let label = UILabel()\npaint(label)\nlabel.textColor = .lightGray\nlabel.backgroundColor = .white\naddSubview(label)",
    // Another state.
    "let save = UIButton()\nsave.setTitle(title, for: .normal)\nsave.setTitleColor(.lightGray, for: .disabled)\nsave.backgroundColor = .white\naddSubview(save)",
    // Between 3:1 and 4.5:1, in a size that isn't known.
    "let label = UILabel()\nlabel.font = font\nlabel.textColor = UIColor(white: 0.5, alpha: 1)\nlabel.backgroundColor = .white\naddSubview(label)",
  ])
  func whatCanNotBeKnownIsSkipped(_ body: String) throws {
    let members = "var isOn = false\nfunc paint(_ label: UILabel) { label.textColor = .black }"
    #expect(try outcomes(body, members: members) == [])
  }

  @Test func bothRatiosAreNamedIfTheSizeIsNotKnown() throws {
    let view = """
      import UIKit
      final class Card: UIView {
        func setUp() { let label = UILabel(); label.font = font; label.textColor = .lightGray; label.backgroundColor = .white }
      }
      """
    let message = try AuditedCode.findings("code-contrast", in: ["View.swift": view]).first?.words.message
    #expect(message?.hasSuffix("requires 4.5:1, or 3:1 if the text is large") == true)
  }

  @Test func otherTypesMaySetTheColors() throws {
    let body = "label.textColor = .lightGray\nlabel.backgroundColor = .white\naddSubview(label)"
    let other = "final class Screen { let card = Card()\n func show() { card.label.textColor = .black } }"
    #expect(try outcomes(body, members: "let label = UILabel()", other: other) == [])
    #expect(try outcomes(body, members: "let label = UILabel()") == [.failed])
  }
}
