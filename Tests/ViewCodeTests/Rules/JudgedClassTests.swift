import Audit
import AuditSession
import TestSupport
import Testing

/// Classes of false alarms that people found in code bases of others, and the true findings next to them.
@Suite struct JudgedClassTests {
  private func findings(_ rule: String, _ files: [String: String]) throws -> [Finding] {
    var all = [
      "palpable.json":
        #"{ "tokens": ["tokens.json"], "code": ["."], "rules": { "gesture-without-alternative": "warning" } }"#,
      "tokens.json": ##"{ "page": { "$type": "color", "$value": "#ffffff" } }"##,
    ]
    all.merge(files) { $1 }
    let folder = try TemporaryFolder(all)
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    return report.findings.filter { $0.rule == rule && $0.outcome == .failed }
  }

  private func findings(_ rule: String, _ body: String, members: String = "", before: String = "") throws -> [Finding] {
    try findings(
      rule, ["View.swift": "\(before)\nstruct A: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}"])
  }

  // MARK: Platforms

  private static let fixed = "struct A: View { var body: some View { Text(a).font(.system(size: 12)) } }"

  @Test(
    "Source that only macOS or tvOS compiles",
    arguments: [
      ["A.swift": "import AppKit\n\(fixed)"], ["A.swift": "import Cocoa\n\(fixed)"],
      ["App tvOS/A.swift": fixed], ["Mac/A.swift": fixed], ["A+macOS.swift": fixed],
      ["A.swift": "#if os(macOS)\n\(fixed)\n#endif"], ["A.swift": "#if os(tvOS) || os(macOS)\n\(fixed)\n#endif"],
      ["A.swift": "#if os(iOS) || os(visionOS) || os(watchOS)\n#else\n\(fixed)\n#endif"],
      ["A.swift": "#if canImport(AppKit) && !targetEnvironment(macCatalyst)\n\(fixed)\n#endif"],
      ["A.swift": fixed, "Window.swift": "final class Window: NSWindow { }"],
      ["A.swift": "#if DEBUG\n\(fixed)\n#endif"],
      ["A.swift": "struct A: View { var tvOSView: some View { Text(a).font(.system(size: 12)) } }"],
      ["A.swift": "struct A: View { var body: some View { Text(a).font(UIDevice.isTV ? .system(size: 9) : .body) } }"],
      [
        "A.swift": fixed, "Window.swift": "final class Window: NSWindow { }",
        "Keys.swift": "func read() { let keyboardType = kind(); use(keyboardType) }",
      ],
    ])
  func elsewhere(_ files: [String: String]) throws { #expect(try findings("fixed-font", files).isEmpty) }

  @Test(
    "Source that iOS compiles, too",
    arguments: [
      ["A.swift": fixed], ["App iOS and macOS/A.swift": fixed],
      ["A.swift": "#if canImport(AppKit)\nimport AppKit\n#endif\n\(fixed)"],
      ["A.swift": "#if !os(macOS)\n\(fixed)\n#endif"], ["A.swift": "#if os(macOS)\n#else\n\(fixed)\n#endif"],
      ["A.swift": "#if BETA\n\(fixed)\n#endif"], ["A.swift": "#if DEBUG\n#else\n\(fixed)\n#endif"],
      [
        "A.swift": fixed, "Window.swift": "final class Window: NSWindow { }",
        "Page.swift": "final class Page: UIView { }",
      ],
      ["A.swift": fixed, "Window.swift": "#if os(macOS)\nfinal class Window: NSWindow { }\n#endif"],
      [
        "A.swift": fixed, "Window.swift": "final class Window: NSWindow { }",
        "B.swift": "struct B: View { var body: some View { TextField(a, text: $b).keyboardType(.URL) } }",
      ],
      ["A.swift": "struct A: View { var body: some View { Text(a).font(UIDevice.isTV ? .body : .system(size: 9)) } }"],
    ])
  func here(_ files: [String: String]) throws { #expect(try findings("fixed-font", files).count == 1) }

  @Test("Touch and text sizes don't matter on macOS", arguments: ["small-target", "tight-spacing", "text-clipping"])
  func noTouch(_ rule: String) throws {
    let body = """
      HStack(spacing: 2) {
        Button(action: a) { Image(b).frame(width: 20, height: 20) }
        Button(action: a) { Image(b).frame(width: 20, height: 20) }
        Text(c).lineLimit(1)
      }
      """
    #expect(try !findings(rule, body).isEmpty)
    #expect(try findings(rule, body, before: "import AppKit").isEmpty)
  }

  @Test func testsAreSkipped() throws {
    let test = "import XCTest\nfinal class T: XCTestCase { }"
    #expect(try findings("fixed-font", ["AppTests/Helper.swift": Self.fixed, "AppTests/T.swift": test]).isEmpty)
    #expect(try findings("fixed-font", ["BloodTests/A.swift": Self.fixed]).count == 1)
  }

  // MARK: Text

  @Test(
    "Pictures with a font",
    arguments: [
      "Label(a, systemImage: b).labelStyle(.iconOnly).font(.system(size: 30))",
      "Group { switch a { case .b: Label(c, systemImage: d); default: Label(e, systemImage: f) } }.font(.system(size: 30)).labelStyle(.iconOnly)",
      #"Text("🎉").font(.system(size: 40))"#, #"Text("\u{e901}").font(.system(size: 16))"#,
      "Toast(symbolFont: .system(size: 35))",
    ])
  func pictures(_ body: String) throws { #expect(try findings("fixed-font", body).isEmpty) }

  @Test(
    "Texts with a font",
    arguments: [
      "HStack { Label(a, systemImage: b); Text(c) }.font(.system(size: 30)).labelStyle(.iconOnly)",
      "Label(a, systemImage: b).labelStyle(.titleAndIcon).font(.system(size: 30))",
      #"Text("5 🎉").font(.system(size: 40))"#, #"Text("").font(.system(size: 40))"#,
    ])
  func texts(_ body: String) throws { #expect(try findings("fixed-font", body).count == 1) }

  @Test func fontsOfExtensionsOfImage() throws {
    let source = "extension Image { func small() -> some View { self.font(.system(size: 14)) } }"
    #expect(try findings("fixed-font", ["A.swift": source]).isEmpty)
    let other = "extension View { func small() -> some View { self.font(.system(size: 14)) } }"
    #expect(try findings("fixed-font", ["A.swift": other]).count == 1)
  }

  @Test(
    "Frames that clip no text",
    arguments: [
      #"Button("", action: a).frame(height: 0)"#, "Text(a).frame(height: 10).opacity(0)",
      "VStack { Text(a).frame(height: 10) }.hidden()",
      "Menu(a) { Button(action: b) { Label(c, systemImage: d).frame(height: 20) } }",
      "Label(a, systemImage: b).labelStyle(.iconOnly).frame(height: 20)", "Text(a).brandFont(.body).frame(height: 20)",
    ])
  func roomyFrames(_ body: String) throws { #expect(try findings("text-clipping", body).isEmpty) }

  @Test func visibleTextIsClipped() throws {
    #expect(try findings("text-clipping", "Color.clear.opacity(0).overlay { Text(a).frame(height: 10) }").count == 1)
    #expect(try findings("text-clipping", "Menu { b } label: { Text(a).frame(height: 10) }").count == 1)
  }

  // MARK: Colors

  @Test(
    "Colors of which only the opacity is seen",
    arguments: [
      "Rectangle().fill(.black).blendMode(.destinationOut)",
      "content().foregroundColor(.black).background(.white).luminanceToAlpha()",
      "Image(uiImage: icon.image(color: UIColor.black).withRenderingMode(.alwaysTemplate))",
      "Canvas { context, size in context.blendMode = .clear; context.fill(hole, with: .color(.black)) }",
    ])
  func masks(_ body: String) throws { #expect(try findings("hardcoded-color", body).isEmpty) }

  @Test(
    "Colors that are seen",
    arguments: [
      "Rectangle().fill(.black).blendMode(.multiply)", "Image(systemName: a).renderingMode(.template).tint(.red)",
      "Canvas { context, size in context.blendMode = .normal; context.fill(hole, with: .color(.black)) }",
      "Text(a).luminanceToAlpha().foregroundColor(.red)",
    ])
  func seenColors(_ body: String) throws { #expect(try findings("hardcoded-color", body).count == 1) }

  @Test func layersOfMasks() throws {
    let source = """
      final class Page: UIViewController {
        lazy var fade: CALayer = { let layer = CALayer(); layer.addSublayer(inner); return layer }()
        lazy var inner: CALayer = { let layer = CALayer(); layer.backgroundColor = UIColor.black.cgColor; return layer }()
        lazy var other: CALayer = { let layer = CALayer(); layer.backgroundColor = UIColor.black.cgColor; return layer }()
        func load() {
          let gradient = CAGradientLayer()
          gradient.colors = [UIColor.white.cgColor, UIColor.clear.cgColor]
          view.layer.mask = gradient
          other.mask = self.fade
        }
      }
      """
    #expect(try findings("hardcoded-color", ["A.swift": source]).map { $0.location?.line } == [4])
  }

  @Test func setsOfColorsAreDefinitions() throws {
    let source = "struct Dusk: ColorSet { var tint: Color = .init(hex: 0x112233); var label: Color = .white }"
    #expect(try findings("hardcoded-color", ["A.swift": source]).isEmpty)
    #expect(try findings("hardcoded-color", ["A.swift": "struct Dusk: Model { var tint: Color = .white }"]).count == 1)
  }

  /// A type named after colors defines them, also in functions; a view with such a name uses them.
  @Test func typesNamedAfterColorsAreDefinitions() throws {
    let body = "static func top(_ theme: Kind) -> UIColor { UIColor(red: 0.2, green: 0.3, blue: 0.4, alpha: 1) }"
    #expect(try findings("hardcoded-color", ["A.swift": "struct ThemeColor { \(body) }"]).isEmpty)
    #expect(try findings("hardcoded-color", ["A.swift": "struct ThemeColorView: View { \(body) }"]).count == 1)
    #expect(try findings("hardcoded-color", ["A.swift": "struct ThemeKind { \(body) }"]).count == 1)
  }

  // MARK: Gestures and targets

  @Test(
    "Gestures that controls replace",
    arguments: [
      "VStack { Picker(a, selection: $filter) { b } }.gesture(DragGesture().onEnded { _ in filter = .next })",
      "HStack { Button(a) { go.back() } }.gesture(DragGesture().onEnded { _ in go.back() })",
      "HStack { Button(a) { store.send(.archive) } }.onLongPressGesture { store.send(.archive) }",
      "Slider(value: $zoom) { Text(a) }.gesture(MagnifyGesture().onChanged { zoom = $0.magnification })",
    ])
  func twins(_ body: String) throws { #expect(try findings("gesture-without-alternative", body).isEmpty) }

  @Test(
    "Gestures that controls don't replace",
    arguments: [
      "VStack { Button(a) { zoom = 1 } }.gesture(MagnifyGesture().onChanged { zoom = $0.magnification })",
      "HStack { Button(a) { go.back() } }.gesture(DragGesture().onEnded { _ in go.back(); go.forward() })",
      "HStack { Button(a) { store.send(.open) } }.onLongPressGesture { store.send(.archive) }",
      "HStack { Button(a) { mode = .read } }.onLongPressGesture { mode = .edit }",
    ])
  func noTwins(_ body: String) throws { #expect(try findings("gesture-without-alternative", body).count == 1) }

  @Test(
    "Taps that need no role",
    arguments: [
      "VStack { a }.onTapGesture { isFocused = false }",
      "VStack { a }.onTapGesture { UIApplication.shared.endEditing() }",
      "content.onTapGesture { configuration.trigger() }",
      "Loader { Image(a).accessibilityAddTraits(.isButton) }.onTapGesture { insert(a) }",
    ])
  func roleless(_ body: String) throws {
    #expect(try findings("tap-gesture-on-view", body, members: "@FocusState private var isFocused: Bool").isEmpty)
  }

  @Test(
    "Taps that need a role",
    arguments: [
      "VStack { a }.onTapGesture { isFocused = false; save() }", "VStack { a }.onTapGesture { isShown = false }",
      "Group { Text(a); Image(b).accessibilityAddTraits(.isButton) }.onTapGesture { insert(a) }",
      // More than the end of text input.
      "Card().onTapGesture { withAnimation { open(); hideKeyboard() } }",
      "Card().onTapGesture { if isEditing { hideKeyboard() } else { open() } }",
      "Card().onTapGesture { send(resignFirstResponder: true) }",
      // No focus of a field.
      "Card().onTapGesture { isFocusModeOn = false }",
    ])
  func roles(_ body: String) throws {
    #expect(
      try findings("tap-gesture-on-view", body, members: "@FocusState private var isFocused: Bool").count == 1)
  }

  /// A helper for macOS says nothing about an app that only names SwiftUI.
  @Test(
    arguments: [
      (["App/A.swift": fixed, "Helper/H.swift": "import AppKit\nfinal class H: NSObject { }"], 1),
      (["Sources/App/A.swift": fixed, "Sources/Helper/H.swift": "import AppKit\nfinal class H: NSObject { }"], 1),
      (["App/Views/A.swift": fixed, "App/H.swift": "import AppKit\nfinal class H: NSObject { }", "B/B.swift": ""], 0),
      (["A.swift": fixed, "H.swift": "final class H: NSView { }"], 0),
    ])
  func folders(_ files: [String: String], _ count: Int) throws {
    #expect(try findings("fixed-font", files).count == count)
  }

  @Test func controlsOfBarsThroughProperties() throws {
    let members = "var add: some View { Button(action: a) { Image(b).frame(width: 25, height: 25) } }"
    #expect(try findings("small-target", "List { c }.navigationBarItems(trailing: add)", members: members).isEmpty)
    #expect(try findings("small-target", "List { c }.toolbar { ToolbarItem { add } }", members: members).isEmpty)
    #expect(try findings("small-target", "VStack { add }.toolbar { add }", members: members).count == 1)
    // Another file shows the same property outside of the bar.
    let page = "struct A: View { \(members)\nvar body: some View { List { c }.toolbar { add } } }"
    let more = "extension A { var more: some View { VStack { add } } }"
    #expect(try findings("small-target", ["A.swift": page, "B.swift": more]).count == 1)
    #expect(
      try findings("small-target", ["A.swift": page.replacing("var add", with: "private var add"), "B.swift": more])
        .isEmpty)
  }

  @Test func touchesThatACustomModifierEnlarges() throws {
    #expect(try findings("small-target", "CapsuleSlider(a).gesturePadding(30).frame(height: 10)").isEmpty)
    #expect(try findings("small-target", "CapsuleSlider(a).padding(30).frame(height: 10)").count == 1)
  }

  @Test func imagesWithoutAFileName() throws {
    let messages = try ["Image(systemSymbol: .xmark)", "Image(uiImage: photo)", "Image(name)"].map { image in
      try #require(try findings("unlabelled-image-button", "Button(action: a) { \(image) }").first).message
    }
    #expect(
      messages == [
        "shows only an image, so the only accessible name is the system name of the symbol",
        "shows only an image without a name",
        "shows only an image, so the only accessible name is the image file name",
      ])
  }
}
