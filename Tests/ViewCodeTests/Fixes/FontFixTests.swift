import AuditSession
import TestSupport
import Testing

/// The fonts of UIKit labels that a text style replaces, and those that nothing replaces.
@Suite struct FontFixTests {
  /// The method of a view after all fixes; nil if a fixed font stays.
  private func fixed(_ body: String, members: String = "") throws -> String? {
    let head = "import UIKit\nfinal class Card: UIView {\n\(members)\nfunc setUp() {\n"
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["tokens.json"], "code": ["*.swift"] }"#,
      "tokens.json": ##"{ "page": { "$type": "color", "$value": "#ffffff" } }"##,
      "View.swift": head + body + "\n}\n}\n",
    ])
    let fixes = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).codeFixes()
    guard let file = fixes.files.first else {
      #expect(fixes.report.findings.contains { $0.rule == "fixed-font" && $0.outcome != .passed })
      return nil
    }
    let text = String(decoding: file.new, as: UTF8.self)
    return text.hasPrefix(head) ? String(text.dropFirst(head.count).dropLast("\n}\n}\n".count)) : text
  }

  private static let font = "label.font = UIFont.systemFont(ofSize: 17)"
  private static let style = "label.font = UIFont.preferredFont(forTextStyle: .body)"
  private static let follows = "label.adjustsFontForContentSizeCategory = true"

  @Test(
    "A label gets the text style of the same size, and follows it",
    arguments: [
      ("let label = UILabel()\n%\nadd(label)", ""), ("let label: UILabel = make()\n%", ""),
      ("%", "let label = UILabel()"),
      ("%", "var label: UILabel!"), ("%", "@IBOutlet weak var label: UITextField?"),
      ("let other = UILabel()\nother.adjustsFontForContentSizeCategory = true\n%", "let label = UITextView()"),
    ])
  func replaced(_ body: String, _ members: String) throws {
    let expected = body.replacing("%", with: "\(Self.style)\n\(Self.follows)")
    #expect(try fixed(body.replacing("%", with: Self.font), members: members) == expected)
  }

  @Test func aLabelThatFollowsGetsOnlyTheStyle() throws {
    let body = "let label = UILabel()\n\(Self.follows)\nadd(label)\n"
    #expect(try fixed(body + Self.font) == body + Self.style)
  }

  @Test func lineEndsAndCommentsStay() throws {
    let lines = "let label = UILabel()\r\n\(Self.font) // title\r\nadd(label)"
    let expected = "let label = UILabel()\r\n\(Self.style) // title\r\n\(Self.follows)\r\nadd(label)"
    #expect(try fixed(lines) == expected)
  }

  @Test(
    "What may be no label, or may not follow, stays as it is",
    arguments: [
      ("let label = make()\n%", ""), ("let label: Badge = make()\n%", ""), ("%", "let label = make()"), ("%", ""),
      ("%", "let label: [UILabel] = []"),
      ("let label = UILabel()\nlabel.adjustsFontForContentSizeCategory = false\n%\nadd(label)", ""),
      ("if let label = first { a(label) }\nlet label = UILabel()\n%\nadd(label)", ""),
      ("let label = UILabel()\n% /* title */\nadd(label)", ""),
      ("let label = UILabel()\n%; add(label)", ""),
    ])
  func kept(_ body: String, _ members: String) throws {
    #expect(try fixed(body.replacing("%", with: Self.font), members: members) == nil)
  }

  @Test(
    "Sizes and weights of no text style, and of two, stay as they are",
    arguments: ["ofSize: 18", "ofSize: 17, weight: .light", "ofSize: size", "ofSize: 17, weight: weight"])
  func otherSizes(_ arguments: String) throws {
    #expect(try fixed("let label = UILabel()\nlabel.font = UIFont.systemFont(\(arguments))\nadd(label)") == nil)
  }
}
