import Audit
import Testing

/// Classes of false alarms that a twelfth pool of unseen code bases showed, and the true findings next to them.
@Suite struct TwelfthPoolClassTests: PoolClassTests {
  @Test("A font that only images use doesn't scale text, however it is named")
  func fontsOfImages() throws {
    let fonts = "extension Font { static let close: Font = .system(size: 16) }\n"
    func fixed(_ body: String) throws -> [Outcome] { try outcomes("fixed-font", fonts + page(body)) }
    let image = "Image(systemName: \"xmark\")"
    for font in [".close", "Font.close", ".close.bold()", "Font.close.weight(.bold)", "(.close)"] {
      #expect(try fixed("\(image).font(\(font))").isEmpty, "\(font)")
      #expect(try fixed("Text(name).font(\(font))") == [.failed], "\(font)")
      #expect(try fixed("VStack { \(image).font(.close); Text(name).font(\(font)) }") == [.failed], "\(font)")
    }
  }

  @Test("A custom modifier may set the label or the traits")
  func customModifiers() throws {
    let label =
      "struct Named: ViewModifier { let text: String\nfunc body(content: Content) -> some View {\n"
      + "if #available(iOS 14, *) { content.accessibilityLabel(text) } else { content.accessibility(label: Text(text)) } } }\n"
      + "extension View { func named(_ text: String) -> some View { modifier(Named(text: text)) } }\n"
    let button = "Button(action: hide) { Image(\"x\") }"
    #expect(try outcomes("unlabelled-image-button", label + page("\(button).named(\"Hide\")")).isEmpty)
    #expect(
      try outcomes("unlabelled-image-button", label + page("\(button).accessibilityLabel(\"\").named(\"\")")) == [
        .failed
      ])
    #expect(try outcomes("unlabelled-image-button", label + page("\(button).named(\"\")")) == [.failed])
    let newOnly = label.replacing("content.accessibility(label: Text(text))", with: "content")
    #expect(try outcomes("unlabelled-image-button", newOnly + page("\(button).named(\"Hide\")")) == [.failed])
    let hint = label.replacing("accessibilityLabel", with: "accessibilityHint").replacing("label:", with: "hint:")
    #expect(try outcomes("unlabelled-image-button", hint + page("\(button).named(\"Hide\")")) == [.failed])
    let trait =
      "struct Trait: ViewModifier { let trait: AccessibilityTraits\nfunc body(content: Content) -> some View {\n"
      + "content.accessibilityAddTraits(trait) } }\n"
      + "extension View { func trait(_ trait: AccessibilityTraits) -> some View { modifier(Trait(trait: trait)) } }\n"
    func tapped(_ modifier: String) throws -> [Outcome] {
      try outcomes("tap-gesture-on-view", trait + page("Text(name)\(modifier).onTapGesture { open() }"))
    }
    #expect(try tapped(".trait(.isButton)").isEmpty)
    #expect(try tapped(".trait(.isHeader)") == [.failed])
    #expect(try tapped(".trait(own)") == [.cantTell])
    #expect(try tapped("") == [.failed])
  }

  @Test("The line limit inside of a view wins")
  func linesInside() throws {
    func clipped(_ limit: String) throws -> [Outcome] {
      let row = "struct Row: View { let name: String\nvar body: some View { Text(name)\(limit) } }\n"
      return try outcomes("text-clipping", row + page("Row(name: name).lineLimit(1)"))
    }
    #expect(try clipped(".lineLimit(2)").isEmpty)
    #expect(try clipped("") == [.failed])
    #expect(try clipped(".lineLimit(1)") == [.failed])
  }

  @Test("A frame around a view doesn't make the target inside smaller")
  func framesAround() throws {
    func small(_ label: String) throws -> [Outcome] {
      let button = "struct PickButton: View { var body: some View { Button(action: pick) { Text(\"a\")\(label) } } }\n"
      return try outcomes("small-target", button + page("PickButton().frame(width: 30)"))
    }
    #expect(try small(".frame(minWidth: 44, minHeight: 44)") == [.cantTell])
    #expect(try small("") == [.failed])
  }

  @Test("An app that tests what ships is a sample")
  func testApps() throws {
    let view = page("Text(name).font(.system(size: 9))")
    let app = "@main struct Main: App { var body: some Scene { WindowGroup { Old() } } }\n"
    let old = "import SwiftUI\n" + app + view.replacing("Page", with: "Old")
    #expect(try outcomes("fixed-font", view, ["TestingApp/Old.swift": old]) == [.failed])
    #expect(try outcomes("fixed-font", view, ["SpeedTestApp/Old.swift": old]) == [.failed, .failed])
    // A folder in which no app starts is a part of what ships.
    let part = old.replacing(app, with: "")
    #expect(
      try outcomes("fixed-font", view, ["TestApp/Old.swift": part, "Home.swift": "let home = (Page(), Old())\n"])
        == [.failed, .failed])
  }

  @Test("A font that is only measured shows no text")
  func measuredFonts() throws {
    func fixed(_ body: String) throws -> [Outcome] {
      let type = "struct Page { func height() -> CGFloat {\n\(body)\n} }\n"
      return try outcomes("fixed-font", "import UIKit\n\(type)let used = page.height()\n")
    }
    let font = "let font = UIFont.systemFont(ofSize: 9)\n"
    #expect(try fixed(font + "return font.pointSize / font.lineHeight").isEmpty)
    #expect(try fixed(font + "label.font = font\nreturn font.pointSize") == [.failed])
    #expect(try fixed(font + "return show(\"\\(font)\", font.pointSize)") == [.failed])
    let view = "let view = UITextView()\nview.text = text\nview.font = UIFont.systemFont(ofSize: 9)\n"
    #expect(try fixed(view + "return view.sizeThatFits(size).height").isEmpty)
    #expect(try fixed(view + "view.layer.cornerRadius = 2\nreturn view.frame.height").isEmpty)
    for use in [
      "add(view)", "view.pin(to: page)", "page.view = view", "return view", "stack = [view]",
      "view.layer.render(in: image)",
    ] {
      #expect(try fixed(view + use) == [.failed], "\(use)")
    }
    #expect(try fixed("let view = Card()\nview.font = UIFont.systemFont(ofSize: 9)\nreturn view.height") == [.failed])
    #expect(try fixed("view.font = UIFont.systemFont(ofSize: 9)\nreturn view.height") == [.failed])
  }

  @Test("The characters of an icon font are no text")
  func iconFonts() throws {
    func fixed(_ font: String) throws -> [Outcome] { try outcomes("fixed-font", page("Text(name).font(\(font))")) }
    #expect(try fixed("Font(UIFont(name: \"FontAwesome\", size: 50)!)").isEmpty)
    #expect(try fixed(".custom(\"Material Icons\", fixedSize: 50)").isEmpty)
    #expect(try fixed(".custom(\"Inter\", fixedSize: 50)") == [.failed])
  }

  @Test("A custom modifier may set the button style")
  func customStyles() throws {
    let style = "extension View { func glass() -> some View { buttonStyle(.glass) } }\n"
    func small(_ modifier: String) throws -> [Outcome] {
      let button = "Button(action: open) { Image(\"x\").resizable().frame(width: 32, height: 32) }\(modifier)"
      return try outcomes("small-target", style + page(button))
    }
    #expect(try small(".glass()") == [.cantTell])
    #expect(try small("") == [.failed])
    #expect(try small(".buttonStyle(.plain)") == [.failed])
  }

  @Test("A closure that is called with a button configures it")
  func calledClosures() throws {
    func found(_ body: String, _ rest: String = "") throws -> [String] {
      let page = "import UIKit\nclass Page: UIView {\nlet button: UIButton = { \(body) }(UIButton())\n\(rest)\n}\n"
      return try ["unlabelled-image-button", "empty-control-label"].flatMap { rule in
        try outcomes(rule, page).map { _ in rule }
      }
    }
    let image = "$0.setImage(UIImage(named: \"x\"), for: .normal); return $0"
    let target =
      "func show() { addSubview(button); button.addTarget(self, action: #selector(hide), for: .touchUpInside) }"
    #expect(try found(image, target) == ["unlabelled-image-button"])
    #expect(
      try found("button in button.setImage(UIImage(named: \"x\"), for: .normal); return button", target) == [
        "unlabelled-image-button"
      ])
    #expect(try found("$0.accessibilityLabel = \"Hide\"; " + image, target).isEmpty)
    #expect(try found(image, target + "\nfunc name() { button.accessibilityLabel = \"Hide\" }").isEmpty)
  }

  @Test("What a custom modifier adds beside the view, or only sometimes, is no name, role, or style of the view")
  func modifiersBeside() throws {
    func found(_ rule: String, _ modifier: String, _ view: String) throws -> [Outcome] {
      try outcomes(rule, "extension View { func own(_ on: Bool) -> some View { \(modifier) } }\n" + page(view))
    }
    let button = "Button(action: hide) { Image(\"x\") }.own(true)"
    for modifier in [
      "overlay { if on { Text(\"a\").accessibilityLabel(\"a\") } }", "overlay(Text(\"a\").accessibilityLabel(\"a\"))",
      "if on { accessibilityLabel(\"a\") } else { self }",
    ] {
      #expect(try found("unlabelled-image-button", modifier, button) == [.failed], "\(modifier)")
    }
    let tap = "Text(name).own(true).onTapGesture { open() }"
    #expect(try found("tap-gesture-on-view", "accessibilityAddTraits(on ? .isSelected : [])", tap) == [.failed])
    let small = "Button(action: open) { Image(\"x\").resizable().frame(width: 32, height: 32) }.own(true)"
    #expect(try found("small-target", "buttonStyle(.plain)", small) == [.failed])
    #expect(try found("small-target", "overlay { Button(\"a\") {}.buttonStyle(.glass) }", small) == [.failed])
  }

  @Test("A font that is used in another way than by images may be that of a text")
  func otherUses() throws {
    let fonts = "extension Font { static let close: Font = .system(size: 16) }\n"
    let image = "Image(systemName: \"xmark\").font(.close)"
    for use in [
      "Text(name).font(isOn ? .close : .body)", "Row(name, font: .close)", "Text(name).environment(\\.font, .close)",
    ] {
      #expect(try outcomes("fixed-font", fonts + page("VStack { \(image); \(use) }")) == [.failed], "\(use)")
    }
  }

  @Test("What a view has inside doesn't always decide")
  func insides() throws {
    let card = "struct Card: View { var body: some View { VStack { Text(title).lineLimit(2); Text(name) } } }\n"
    #expect(try outcomes("text-clipping", card + page("Card().lineLimit(1)")) == [.failed])
    let close =
      "struct CloseButton: View { var body: some View { Button(action: hide) { Text(\"a\").frame(minWidth: 0, maxWidth: .infinity) } } }\n"
    #expect(try outcomes("small-target", close + page("CloseButton().frame(width: 24, height: 24)")) == [.failed])
  }

  @Test("Views and fonts that leave a function in another way are shown")
  func escapes() throws {
    func fixed(_ body: String) throws -> [Outcome] {
      let type = "struct Page { func height() -> CGFloat {\n\(body)\n} }\n"
      return try outcomes("fixed-font", "import UIKit\n\(type)let used = page.height()\n")
    }
    let view = "let view = UILabel()\nview.font = UIFont.systemFont(ofSize: 9)\n"
    for use in [
      "page.accessoryView = isOn ? view : nil", "show([view: 1])", "view.then { add($0) }", "add(view.layer)",
    ] {
      #expect(try fixed(view + use) == [.failed], "\(use)")
    }
    #expect(try fixed("let view = UILabel(in: page)\nview.font = UIFont.systemFont(ofSize: 9)") == [.failed])
    let font = "let font = UIFont.systemFont(ofSize: 9)\nlet height = font.lineHeight\n"
    #expect(try fixed(font + "label.font = isOn ? font : .preferredFont(forTextStyle: .body)") == [.failed])
    #expect(try outcomes("fixed-font", page("Text(name).font(.custom(\"Silicon Sans\", fixedSize: 9))")) == [.failed])
  }
}
