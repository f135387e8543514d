import Testing

/// Titles that a label must contain for Voice Control, and labels that are names of files.
@Suite struct SpokenTitleTests {
  @Test(
    "The label lacks the title",
    arguments: [
      #"Button("Send") { go() }.accessibilityLabel("Submit form")"#,
      #"Button("The cat") { go() }.accessibilityLabel("Frequently asked questions")"#,
      #"Button("Send now") { go() }.accessibilityLabel("Submit form").accessibility(hidden: false)"#,
      #"Button { go() } label: { Text("Send").accessibilityLabel("Submit form") }"#,
    ])
  func missing(_ body: String) throws {
    #expect(try AuditedCode.inBody("label-in-name", body) == [.failed])
  }

  @Test(
    "The label has the title, or the two can't be compared",
    arguments: [
      #"Button("Send") { go() }.accessibilityLabel("Send message")"#,
      #"Button("V.2") { go() }.accessibilityLabel("Submit form")"#,
      #"Button("The faq") { go() }.accessibilityLabel("Frequently asked questions")"#,
      #"Button("Send") { go() }.accessibilityLabel("Submit form").accessibility(label: Text("Send"))"#,
      #"Button("Send") { go() }.accessibilityLabel("Submit form").accessibilityInputLabels(names)"#,
      #"Button("Send") { go() }.accessibilityLabel("Submit form").accessibilityInputLabels(["Send"])"#,
      #"Button("Send") { go() }.accessibilityLabel("Submit form").accessibilityInputLabels([name(1), "Send it"])"#,
      #"VStack { Button { go() } label: { Text("Send").accessibilityLabel("Submit form") } }.accessibilityLabel("Form")"#,
      #"Button { go() } label: { Text("Send").accessibilityLabel("Submit form"); Text(b) }"#,
    ])
  func comparable(_ body: String) throws {
    #expect(try AuditedCode.inBody("label-in-name", body) == [])
  }

  @Test(
    "Names of files",
    arguments: [
      #"Image(a).accessibilityLabel("photo.png")"#,
      #"Image(a).accessibilityLabel("Cart.SVG")"#,
    ])
  func files(_ body: String) throws {
    #expect(try AuditedCode.inBody("label-wording", body) == [.failed])
  }

  @Test(
    "Words",
    arguments: [
      #"Image(a).accessibilityLabel("A photo")"#
    ])
  func words(_ body: String) throws {
    #expect(try AuditedCode.inBody("label-wording", body) == [])
  }
}
