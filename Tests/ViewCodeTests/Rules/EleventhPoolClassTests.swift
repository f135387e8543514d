import Audit
import Testing

/// Classes of false alarms that an eleventh pool of unseen code bases showed, and the true findings next to them.
@Suite struct EleventhPoolClassTests: PoolClassTests {
  @Test("Bars stand for the text of a placeholder")
  func placeholders() throws {
    func clipped(_ body: String, _ members: String = "") throws -> [Outcome] {
      try outcomes("text-clipping", page(body, members))
    }
    let text = "Text(name).lineLimit(1)"
    let part = "var header: some View { \(text) }"
    #expect(try clipped("\(text).redacted(reason: .placeholder)").isEmpty)
    #expect(try clipped("HStack { \(text) }.redacted(reason: .placeholder)").isEmpty)
    #expect(try clipped("VStack { header.redacted(reason: .placeholder) }", part).isEmpty)
    // Text that is shown after loading, or elsewhere, is checked.
    #expect(try clipped("HStack { \(text) }.redacted(reason: isLoading ? .placeholder : [])") == [.failed])
    #expect(try clipped("HStack { \(text) }.redacted(reason: .privacy)") == [.failed])
    #expect(try clipped("VStack { header; header.redacted(reason: .placeholder) }", part) == [.failed])
    #expect(try clipped("VStack { header }", part) == [.failed])
    // So is what a later modifier shows over a placeholder, and what isn't redacted.
    #expect(try clipped("Chart().redacted(reason: .placeholder).overlay { \(text) }") == [.failed])
    #expect(try clipped("Chart().overlay { \(text) }.redacted(reason: .placeholder)").isEmpty)
    #expect(try clipped("HStack { \(text).unredacted() }.redacted(reason: .placeholder)") == [.failed])
    #expect(try clipped("list.sheet(isPresented: $a) { \(text) }.redacted(reason: .placeholder)") == [.failed])
  }

  @Test("A custom modifier may apply a style that sets the font")
  func stylesOfModifiers() throws {
    let style =
      "extension View { func look(_ style: Look) -> some View { ModifiedContent(content: self, modifier: style) } }\n"
    func clipped(_ body: String) throws -> [Outcome] { try outcomes("text-clipping", style + page(body)) }
    #expect(try clipped("Text(name).look(.small).lineLimit(1)") == [.cantTell])
    #expect(try clipped("Group { Text(name).frame(height: 20) }.look(.small)") == [.cantTell])
    // A font inside of it counts, and so does a style that is known.
    let known = "extension View { func card() -> some View { ModifiedContent(content: self, modifier: Card()) } }\n"
    #expect(try outcomes("text-clipping", known + page("Text(name).card().lineLimit(1)")) == [.failed])
    #expect(try clipped("Text(name).font(.body).lineLimit(1).look(.small)") == [.failed])
    #expect(try clipped("Text(name).lineLimit(1)") == [.failed])
  }

  @Test("A control may have its label where its property is used")
  func labelsOfProperties() throws {
    func named(_ body: String, _ members: String) throws -> [Outcome] {
      try outcomes("unlabelled-image-button", page(body, members))
    }
    let close = "var close: some View { Button(action: hide) { Image(\"x\") } }"
    #expect(try named("HStack { close.accessibilityLabel(\"Close\") }", close).isEmpty)
    let twice = close + "\nvar bar: some View { close }"
    #expect(try named("HStack { bar.accessibilityLabel(\"Close\") }", twice).isEmpty)
    let function = "func key(_ name: String) -> some View { Button(action: hide) { Image(name) } }"
    #expect(
      try named("HStack { key(\"a\").accessibilityLabel(\"A\"); key(\"b\").accessibilityLabel(\"B\") }", function)
        .isEmpty)
    // One use without a label, an empty one, or one of the stack around is no name.
    #expect(try named("HStack { close; close.accessibilityLabel(\"Close\") }", close) == [.failed])
    #expect(try named("HStack { close.accessibilityLabel(\"\") }", close) == [.failed])
    #expect(try named("HStack { close }.accessibilityLabel(\"Close\")", close) == [.failed])
    // Nor is a label of the type, of a stack in which the property is, or where a name stands that may be another use.
    let content = close.replacing("close", with: "content")
    let label = "\nlet page = Page().accessibilityLabel(\"Page\")"
    #expect(try outcomes("unlabelled-image-button", page("HStack { content }", content) + label) == [.failed])
    for use in ["Self.close", "model.close", "page.map(\\.close)", "[close]"] {
      #expect(try named("HStack { close.accessibilityLabel(\"Close\"); show(\(use)) }", close) == [.failed], "\(use)")
    }
    #expect(try named("HStack { close.accessibilityLabel(\"Close\") }", "public " + close) == [.failed])
    let bound =
      "var close: some View { let button = Button(action: hide) { Image(\"x\") }; return HStack { button; Text(\"a\") } }"
    #expect(try named("HStack { close.accessibilityLabel(\"Close\") }", bound) == [.failed])
    let inside = "var close: some View { HStack { Button(action: hide) { Image(\"x\") } } }"
    #expect(try named("HStack { close.accessibilityLabel(\"Close\") }", inside) == [.failed])
  }

  @Test("The platform lays out a view that only bars show")
  func viewsInBars() throws {
    let button =
      "struct Refresh: View { var body: some View { Button(action: load) { Text(\"a\").frame(width: 16, height: 16) }"
      + ".frame(width: 16, height: 16).buttonStyle(.plain) } }\n"
    func sized(_ body: String, _ view: String = button) throws -> [Outcome] {
      try outcomes("small-target", view + page(body))
    }
    #expect(try sized("list.toolbar { ToolbarItem { Refresh() } }").isEmpty)
    #expect(try sized("list.toolbar { ToolbarItem { Refresh() } ToolbarItem { HStack { Refresh() } } }").isEmpty)
    // A view that is also shown elsewhere is checked, and so is one that code elsewhere may show.
    #expect(try sized("VStack { Refresh() }.toolbar { ToolbarItem { Refresh() } }") == [.failed])
    #expect(try sized("list.toolbar { ToolbarItem { Refresh() } }", "public " + button) == [.failed])
    #expect(
      try sized("list.toolbar { ToolbarItem { Refresh() } }\nvar other: some View { show(Refresh.init) }") == [.failed])
    // The screens and previews that bars and menus open aren't a part of them.
    for opened in [
      "NavigationLink { Refresh() } label: { Text(title) }", "NavigationLink(title) { Refresh() }",
      "NavigationLink(destination: Refresh()) { Text(title) }",
      "Button(title) { show() }.sheet(isPresented: $isShown) { Refresh() }",
    ] {
      #expect(try sized("list.toolbar { ToolbarItem { \(opened) } }") == [.failed], "\(opened)")
    }
    #expect(try sized("photo.contextMenu { items } preview: { Refresh() }") == [.failed])
    #expect(try sized("list.toolbar { NavigationLink(value: page) { Refresh() } }").isEmpty)
  }
}
