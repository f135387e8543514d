import Audit
import AuditSession
import TestSupport
import Testing

/// Classes of false alarms that an eighth pool of unseen code bases showed, and the true findings next to them.
@Suite struct EighthPoolClassTests {
  private func outcomes(_ rule: String, _ source: String) throws -> [Outcome] {
    let folder = try TemporaryFolder(["palpable.json": #"{ "code": ["."] }"#, "View.swift": source])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    return report.findings.filter { $0.rule == rule }.map(\.outcome).filter { $0 == .failed || $0 == .cantTell }
  }

  private func inMethod(_ rule: String, _ statements: String) throws -> [Outcome] {
    try outcomes(rule, "import UIKit\nfinal class A: UIView { func load(_ text: String) {\n\(statements)\n} }")
  }

  private func inBody(_ rule: String, _ body: String) throws -> [Outcome] {
    try outcomes(rule, "import SwiftUI\nstruct Page: View { var body: some View {\n\(body)\n} }")
  }

  // MARK: Fonts

  /// The line of each fixed font with its level.
  private func levels(_ source: String, _ settings: String = "", ruleset: String = "0.2") throws -> [String] {
    let configuration = #"{ "ruleset": "\#(ruleset)", "code": ["."], "rules": { "fixed-font": { \#(settings) } } }"#
    let folder = try TemporaryFolder(["palpable.json": configuration, "View.swift": source])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    return report.findings.filter { $0.rule == "fixed-font" }.map { "\($0.location?.line ?? 0) \($0.level)" }.sorted()
  }

  @Test("A font that is set where it is written is a warning; elsewhere it is a note")
  func fontsSetElsewhere() throws {
    let source = """
      import UIKit
      let caption = UIFont.systemFont(ofSize: 11)
      enum Fonts {
        static let title = UIFont.systemFont(ofSize: 12)
        static var all: [UIFont] { [UIFont.systemFont(ofSize: 13)] }
      }
      final class Card: UIView {
        var font = UIFont.systemFont(ofSize: 15)
        func load(_ font: UIFont = .systemFont(ofSize: 16), isLarge: Bool) {
          title.font = UIFont.systemFont(ofSize: 17)
          label.font = isLarge ? .boldSystemFont(ofSize: 18) : font
          button.titleLabel?.font = label.font.withSize(19)
          label.attributedText = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 20)])
          let local = UIFont.systemFont(ofSize: 21)
          other.font = local
          detail.font = if isLarge { UIFont.systemFont(ofSize: 23) } else { font }
        }
      }
      """
    let notes = [13, 15, 16, 20, 21]
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = lines.enumerated().compactMap { index, line -> String? in
      guard let size = (11...23).first(where: { line.contains(": \($0))") || line.contains("withSize(\($0))") })
      else { return nil }
      return "\(index + 1) \(notes.contains(size) ? "note" : "warning")"
    }
    #expect(expected.count == 11)
    #expect(try levels(source) == expected.sorted())
    let raised = try levels(source, #""indirect": "warning""#)
    #expect(raised.count == 11 && raised.allSatisfy { $0.hasSuffix("warning") })
    // A pinned ruleset keeps its levels, so a gate with `error` doesn't begin to pass.
    let pinned = try levels(source, #""level": "error""#, ruleset: "0.1")
    #expect(pinned.count == 11 && pinned.allSatisfy { $0.hasSuffix("error") })
  }

  @Test("The fonts of a list are scaled where they are read")
  func listsOfFonts() throws {
    func fonts(_ reading: String, _ result: String) throws -> [Outcome] {
      try outcomes(
        "fixed-font",
        """
        import UIKit
        final class Fonts {
          static let fonts: [UIFont.TextStyle: UIFont] = {
            let all: [UIFont.TextStyle: UIFont?] = [
              .body: UIFont(name: "Inter", size: 17)!,
            ]
            return all.compactMapValues { $0 }
          }()
          static func font(_ style: UIFont.TextStyle) -> UIFont {
            \(reading)
            return \(result)
          }
        }
        """)
    }
    let scaled = "UIFontMetrics(forTextStyle: style).scaledFont(for:"
    #expect(
      try fonts("guard let base = fonts[style] else { return .preferredFont(forTextStyle: style) }", "\(scaled) base)")
        .isEmpty)
    #expect(try fonts("let base = Fonts.fonts[style]!", "\(scaled) base)").isEmpty)
    #expect(try fonts("", "\(scaled) fonts[style]!)").isEmpty)
    #expect(try fonts("let base = fonts[style]!", "base") == [.failed])
    #expect(try fonts("let base = others[style]!", "\(scaled) base)") == [.failed])
  }

  @Test(
    "A font that only measures text",
    arguments: [
      "let size = (text as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 16)])",
      "let size = text.boundingRect(with: most, options: [], attributes: [.font: UIFont.systemFont(ofSize: 16)], context: nil)",
      "let attributes = [NSAttributedString.Key.font: label.font ?? UIFont.systemFont(ofSize: 16)]\nwidth = text.size(withAttributes: attributes).width",
    ])
  func measures(_ statements: String) throws {
    #expect(try inMethod("fixed-font", statements).isEmpty)
  }

  @Test(
    "A font that draws text",
    arguments: [
      "text.draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 16)])",
      "label.attributedText = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 16)])",
      "let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 16)]\nlet size = text.size(withAttributes: attributes)\ntext.draw(at: .zero, withAttributes: attributes)",
      "let attributes = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 16)]\nlabel.set(attributes)",
    ])
  func draws(_ statements: String) throws {
    #expect(try inMethod("fixed-font", statements) == [.failed])
  }

  @Test("Text of emoji alone may be large and fixed")
  func emoji() throws {
    let font = "label.font = UIFont.systemFont(ofSize: 40)"
    #expect(
      try inMethod("fixed-font", "if let text, text.containsOnlyEmoji == true, text.count < 4 { \(font) }").isEmpty)
    #expect(try inMethod("fixed-font", "if !text.containsOnlyEmoji { \(font) }") == [.failed])
    #expect(try inMethod("fixed-font", "if text.containsOnlyEmoji { show() } else { \(font) }") == [.failed])
    #expect(try inMethod("fixed-font", "if text.containsOnlyEmoji == false { \(font) }") == [.failed])
    #expect(try inMethod("fixed-font", "if text.isLong { \(font) }") == [.failed])
  }

  @Test("A size that is computed from another font can't be judged; a bullet is a drawing")
  func sizesOfFonts() throws {
    let size = "let size = label.font.pointSize * scale"
    #expect(
      try inMethod("fixed-font", "\(size)\nlabel.font = label.font.withSize(CGFloat(floor(size)))") == [.cantTell])
    #expect(
      try inMethod(
        "fixed-font", "let font = UIFont.preferredFont(forTextStyle: .body)\n\(size)\nlabel.font = font.withSize(size)")
        == [.cantTell])
    #expect(try inMethod("fixed-font", "let bulletFont = style.font.withSize(5)").isEmpty)
    #expect(try inMethod("fixed-font", "let textFont = style.font.withSize(5)") == [.failed])
  }

  @Test("The font of an icon that is created without a text")
  func iconTypes() throws {
    func font(_ call: String) throws -> [Outcome] { try inMethod("fixed-font", "let style = \(call)") }
    #expect(try font(#"IconStyle(icon: "star.fill", font: UIFont.systemFont(ofSize: 65), color: .red)"#).isEmpty)
    #expect(try font(#"IconStyle(icon: "star.fill", title: text, font: UIFont.systemFont(ofSize: 65))"#) == [.failed])
    #expect(try font(#"RowStyle(icon: "star.fill", font: UIFont.systemFont(ofSize: 65))"#) == [.failed])
  }

  @Test("A label with attributed text may scale it itself")
  func attributedText() throws {
    let fixed = "let label = UILabel()\nlabel.adjustsFontForContentSizeCategory = false"
    #expect(try inMethod("fixed-font", "\(fixed)\nlabel.attributedText = builder.string(for: text)") == [.cantTell])
    #expect(try inMethod("fixed-font", "\(fixed)\nlabel.text = text") == [.failed])
    #expect(
      try inMethod("fixed-font", "\(fixed)\nlabel.font = body\nlabel.attributedText = builder.string(for: text)")
        == [.failed])
  }

  // MARK: Caps

  @Test("A cap at which some text styles double can't be judged if the style isn't known, nor can a web page")
  func caps() throws {
    func cap(_ view: String, _ size: String) throws -> [Outcome] {
      try inMethod("dynamic-type-cap", "let view = \(view)\nview.maximumContentSizeCategory = .\(size)")
    }
    #expect(try cap("NoteLabel(text)", "accessibilityLarge") == [.cantTell])
    #expect(try cap("NoteLabel(text)", "accessibilityMedium") == [.failed])
    #expect(try cap("NoteLabel(text)", "accessibilityExtraLarge").isEmpty)
    #expect(try cap("WKWebView()", "large") == [.cantTell])
    #expect(try cap("UITextView()", "large") == [.failed])
  }

  // MARK: Gestures

  @Test("The area behind a sheet, as a spacer or a gradient")
  func backdrops() throws {
    let tap = ".onTapGesture { viewModel.dismiss() }"
    #expect(try inBody("tap-gesture-on-view", "ZStack { Spacer().background(shade)\(tap); sheet }") == [.cantTell])
    #expect(try inBody("tap-gesture-on-view", "ZStack { LinearGradient(colors: colors)\(tap); sheet }") == [.cantTell])
    #expect(try inBody("tap-gesture-on-view", "ZStack { HStack { Spacer() }\(tap); sheet }") == [.failed])
    #expect(
      try inBody("tap-gesture-on-view", "ZStack { Spacer().onTapGesture { viewModel.open() }; sheet }") == [.failed])
  }

  @Test("A tap that only moves the focus, through a parameter or on a placeholder")
  func focus() throws {
    func taps(_ parameter: String, _ action: String) throws -> [Outcome] {
      try outcomes(
        "tap-gesture-on-view",
        "import SwiftUI\nextension View { func ends(\(parameter)) -> some View { self.onTapGesture { \(action) } } }")
    }
    #expect(try taps("focus: FocusState<Bool>.Binding", "focus.wrappedValue = false").isEmpty)
    #expect(try taps("shown: Binding<Bool>", "shown.wrappedValue = false") == [.failed])
    #expect(try taps("focus: FocusState<Bool>.Binding", "shown.wrappedValue = false") == [.failed])
    let rule = "tap-gesture-on-view"
    #expect(try inBody(rule, "ZStack { field; Text(placeholder).onTapGesture { isEditing = true } }").isEmpty)
    #expect(try inBody(rule, "ZStack { field; Text(title).onTapGesture { isEditing = true } }") == [.failed])
    #expect(try inBody(rule, "ZStack { field; Text(placeholder).onTapGesture { isShown = true } }") == [.failed])
  }

  @Test("A photo that zooms isn't a button")
  func zoom() throws {
    let (photo, pinch) = (
      "Image(uiImage: photo).resizable()", ".gesture(MagnificationGesture().onChanged { zoom($0) })"
    )
    let rule = "unlabelled-image-button"
    #expect(try inBody(rule, "\(photo)\(pinch).onTapGesture(count: 2) { zoom(1) }").isEmpty)
    #expect(try inBody(rule, "\(photo)\(pinch).onTapGesture { close() }") == [.failed])
    #expect(try inBody(rule, "\(photo).onLongPressGesture { share() }") == [.failed])
    #expect(try inBody(rule, "Image(\"map\")\(pinch).onTapGesture(count: 2) { zoom(1) }") == [.failed])
  }

  // MARK: Names

  @Test("A UIKit button that nothing names")
  func bareButtons() throws {
    func button(_ uses: String, creation: String = "UIButton()") throws -> [Outcome] {
      try inMethod("empty-control-label", "let button = \(creation)\n\(uses)\naddSubview(button)")
    }
    let tap = "button.addTarget(self, action: #selector(tapped), for: .touchUpInside)"
    #expect(try button(tap) == [.failed])
    #expect(try button("button.setTitle(\"\", for: .normal)\n\(tap)") == [.failed])
    #expect(try button("button.addAction(action, for: .touchUpInside)") == [.failed])
    // It takes no touches, is a gesture's carrier, or has a name.
    #expect(try button("").isEmpty)
    #expect(try button("\(tap)\nbutton.isAccessibilityElement = false").isEmpty)
    #expect(try button("\(tap)\nbutton.setTitle(text, for: .normal)").isEmpty)
    #expect(try button("\(tap)\nbutton.accessibilityLabel = text").isEmpty)
    #expect(try button("\(tap)\nbutton.setImage(icon, for: .normal)").isEmpty)
    #expect(try button("\(tap)\nbutton.setBackgroundImage(icon, for: .normal)").isEmpty)
    #expect(try button("\(tap)\nbutton.addSubview(label)").isEmpty)
    #expect(try button("\(tap)\ninfoLabel.addSubview(button)").isEmpty)
    #expect(try button("\(tap)\nbutton.configuration = configuration").isEmpty)
    #expect(try button(tap, creation: "UIButton(type: .close)").isEmpty)
    #expect(try button(tap, creation: "NamedButton()").isEmpty)
  }
}
