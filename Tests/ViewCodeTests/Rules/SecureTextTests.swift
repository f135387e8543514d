import Audit
import AuditSession
import TestSupport
import Testing

/// The texts that give away what people enter in secure fields, and those that don't.
@Suite struct SecureTextTests {
  private func outcomes(_ source: String) throws -> [Outcome] {
    let folder = try TemporaryFolder(["palpable.json": #"{ "code": ["*.swift"] }"#, "View.swift": source])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    return report.findings.filter { $0.rule == "secure-text-exposed" }.map(\.outcome)
  }

  private func view(_ body: String) throws -> [Outcome] {
    try outcomes(
      "import SwiftUI\nstruct A: View {\n@Binding var text: String\n@State var form = Form()\nvar body: some View {\n\(body)\n}\n}"
    )
  }

  private static let field = "SecureField(a, text: $text)"

  @Test(
    "Texts that contain the secure text",
    arguments: [
      "\(field).accessibilityValue(text)", "\(field).accessibilityLabel(Text(text))",
      "\(field).accessibilityHint(self.text)", "\(field).accessibility(value: Text(verbatim: text))",
      #"\#(field).accessibilityValue("Text: " + text)"#, #"\#(field).accessibilityValue("Text: \(text)")"#,
      #"\#(field).accessibilityValue(text.count > 0 ? text : "Empty")"#,
      "SecureField(a, text: self.$text).accessibilityValue(text)",
      "SecureField(a, text: $form.code).accessibilityValue(form.code)",
      "HStack { if b { Group { \(field) } } }.accessibilityValue(text)",
      "HStack { part(c) }.accessibilityValue(text)\n}\nfunc part(_ c: Int) -> some View {\n\(field)",
    ])
  func exposed(_ body: String) throws { #expect(try view(body) == [.failed]) }

  @Test(
    "Texts that don't contain it, and those that may not",
    arguments: [
      #"\#(field).accessibilityValue("\(text.count) characters")"#, #"\#(field).accessibilityLabel("Password")"#,
      "\(field).accessibilityValue(masked(text))", "\(field).accessibilityValue(form.code)",
      #"\#(field).accessibilityValue(isShown ? text : "")"#, #"\#(field).accessibilityValue("\(mask(text))")"#,
      "\(field).accessibilityIdentifier(text)", "TextField(a, text: $text).accessibilityValue(text)",
      "VStack { \(field); Text(b).accessibilityValue(text) }", "\(field).onSubmit { b.accessibilityValue(text) }",
    ])
  func secret(_ body: String) throws { #expect(try view(body).isEmpty) }

  private func method(_ body: String, members: String = "") throws -> [Outcome] {
    try outcomes("import UIKit\nfinal class A: UIView {\n\(members)\nfunc setUp() {\n\(body)\n}\n}")
  }

  @Test func uiKitFields() throws {
    let isSecure = "field.isSecureTextEntry = true\n"
    #expect(try method(isSecure + "field.accessibilityValue = field.text") == [.failed])
    #expect(try method(isSecure + "label.accessibilityLabel = field.text!") == [.failed])
    #expect(try method(isSecure + #"label.accessibilityLabel = "Code " + (field.text ?? "")"#) == [.failed])
    let property =
      "let field: UITextField = {\nlet made = UITextField()\nmade.isSecureTextEntry = true\nreturn made\n}()"
    #expect(try method("label.accessibilityLabel = field.text", members: property) == [.failed])
    #expect(try method("label.accessibilityLabel = field.text").isEmpty)
    #expect(try method(isSecure + "label.accessibilityLabel = other.text").isEmpty)
    #expect(try method(isSecure + "label.accessibilityIdentifier = field.text").isEmpty)
    #expect(try method(isSecure + "field.isSecureTextEntry = b\nlabel.accessibilityLabel = field.text").isEmpty)
    #expect(try method(isSecure + "field.isSecureTextEntry = false\nlabel.accessibilityLabel = field.text").isEmpty)
  }
}
