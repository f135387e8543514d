import Testing

/// Labels, values, and hints of secure fields that contain the text, and those that do not.
@Suite struct SecureValueTests {
  private static let field = "SecureField(a, text: $text)"

  @Test(
    "The text is in what assistive technologies read",
    arguments: [
      ("\(field).accessibility(value: Text(text))", ""),
      ("\(field).accessibility(label: Text(text))", ""),
      ("\(field).accessibility(hint: Text(text))", ""),
      (#"\#(field).accessibilityValue(text.isEmpty ? "" : String(text))"#, ""),
      ("\(field).accessibilityValue(text + suffix())", ""),
      ("\(field).accessibilityValue(prefix() + text)", ""),
      ("\(field).accessibilityLabel(LocalizedStringKey(text))", ""),
      ("\(field).accessibilityValue(other ?? text)", ""),
      ("HStack { self.field }.accessibilityValue(text)", "var field: some View { \(field) }"),
    ])
  func exposed(_ body: String, _ members: String) throws {
    #expect(try AuditedCode.inBody("secure-text-exposed", body, members: members) == [.failed])
  }

  @Test(
    "The text is hidden, or may be",
    arguments: [
      ("\(field).accessibility(identifier: text)", "", ""),
      (#"\#(field).accessibilityValue("a" + "b")"#, "", ""),
      (#"\#(field).accessibilityValue(mask(text) + "b")"#, "", ""),
      (#"\#(field).accessibilityValue(isShown ? mask(text) : "")"#, "", ""),
      (#"\#(field).accessibilityValue("\(text.count) of \(total)")"#, "", ""),
      (#"\#(field).accessibilityValue("\(mask(text))")"#, "", ""),
      ("\(field).accessibilityValue(count)", "", ""),
      (
        "\(field).accessibilityValue(text)", "",
        "extension View { func accessibilityValue(_ a: String) -> some View { self } }"
      ),
      ("SecureField(a, text: binding()).accessibilityValue(text)", "", ""),
    ])
  func secret(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("secure-text-exposed", body, members: members, other: other) == [])
  }
}
