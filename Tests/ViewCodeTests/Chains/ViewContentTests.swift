import Testing

/// What is inside of views and custom modifiers: names of image buttons, labels of styles, and definitions of colors.
@Suite struct ViewContentTests {
  @Test(
    "Images without a name",
    arguments: [
      (#"Button { go() } label: { Image("a").background(Custom()) }"#, "", ""),
      (#"Button { go() } label: { Image("a"); Divider(); EmptyView(); ProgressView() }"#, "", ""),
      (#"Button { go() } label: { return Image("a") }"#, "", ""),
      (#"Button { go() } label: { Image("a"); Text("") }"#, "", ""),
      (
        #"Button { go() } label: { Image("a") }.named()"#, "",
        #"extension View { func named() -> some View { if #available(iOS 17, *) { accessibilityLabel("Add") } } }"#
      ),
      (
        #"Button { go() } label: { Image("a") }.named()"#, "",
        #"extension View { func named() -> some View { if #available(iOS 17, *) { accessibilityLabel("Add") } else { self } } }"#
      ),
      (
        #"Button { go() } label: { Image("a") }.named()"#, "",
        #"extension View { func named() -> some View { padding(4).accessibilityLabel("") } }"#
      ),
      (
        #"Button { go() } label: { Image("a") }.named()"#, "",
        "protocol P { func named() -> Self }\nextension View { func named() -> Self }"
      ),
    ])
  func unnamed(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("unlabelled-image-button", body, members: members, other: other) == [.failed])
  }

  @Test(
    "A name, or a view that may have one",
    arguments: [
      (#"Button { go() } label: { Image("a").overlay(Custom()) }"#, "", ""),
      (#"Button { go() } label: { Image("a") }.accessibilityRepresentation { Button(t) { } }"#, "", ""),
      (#"Button { go() } label: { if a { Text("b") }\#nelse { Text(c) } }"#, "", ""),
      (#"Button { go() } label: { VStack { Image("a"); Text("b") } }"#, "", ""),
      (
        #"Button { go() } label: { Image("a") }.named()"#, "",
        #"extension View { func named() -> some View { if #available(iOS 17, *) { accessibilityLabel("Add") } else { accessibility(label: Text("Add")) } } }"#
      ),
      (
        #"Button { go() } label: { Image("a") }.named()"#, "",
        #"extension View { func named() -> some View { padding(4).accessibilityLabel("Add") } }"#
      ),
    ])
  func named(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("unlabelled-image-button", body, members: members, other: other) == [])
  }

  @Test(
    "A name in one branch",
    arguments: [
      #"Button { go() } label: { if a { Image("b") }\#nelse { Text(c) } }"#
    ])
  func conditional(_ body: String) throws {
    #expect(try AuditedCode.inBody("unlabelled-image-button", body) == [.cantTell])
  }

  @Test(
    "The label of another style is no target",
    arguments: [
      (
        "Text(t)", "",
        "struct S { func make(configuration: Configuration) -> some View { configuration.label.frame(width: 20, height: 20) } }"
      ),
      (
        "Text(t)", "",
        "struct S: LabelStyle { func make(configuration: Configuration) -> some View { configuration.label.frame(width: 20, height: 20) } }"
      ),
    ])
  func otherLabel(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("small-target", body, members: members, other: other) == [])
  }

  @Test(
    "The label of a button style is the target",
    arguments: [
      (
        "Text(t)", "",
        "struct S: ButtonStyle { func make(configuration: Configuration) -> some View { configuration.label.frame(width: 20, height: 20) } }"
      )
    ])
  func styledLabel(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("small-target", body, members: members, other: other) == [.failed])
  }

  @Test(
    "Tests and definitions",
    arguments: [
      ("Text(t)", "", "final class T: XCTestCase { func testInk() { check(Color.red) } }"),
      ("Text(t)", "", "struct Shop { static var ink = Color.red }"),
      ("Text(t)", "", "struct Shop { static let all: [Color] = [.red, .blue] }"),
      ("Text(t)", "", "struct Shop { static func ink() -> Color { Color.red } }"),
    ])
  func definitions(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("hardcoded-color", body, members: members, other: other) == [])
  }

  @Test(
    "Colors in data are no definitions",
    arguments: [
      ("Text(t)", "", "struct Shop { static let pages = [Page(tint: Color.red), Page(tint: Color.blue)] }")
    ])
  func data(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("hardcoded-color", body, members: members, other: other) == [.failed, .failed])
  }

  @Test(
    "A function that chooses a color is no definition",
    arguments: [
      ("Text(t)", "", "struct Shop { static func ink(_ a: Int) -> Color { Color.red } }")
    ])
  func chosenColor(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("hardcoded-color", body, members: members, other: other) == [.failed])
  }
}
