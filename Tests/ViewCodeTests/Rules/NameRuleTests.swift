import Audit
import AuditSession
import TestSupport
import Testing

/// The rules about names of controls and images, and about controls that are small or that an element drops: classes of findings beside the examples.
@Suite struct NameRuleTests {
  private func findings(_ rule: String, _ files: [String: String]) throws -> [Finding] {
    var all = files
    all["palpable.json"] = #"{ "code": ["*.swift"], "rules": { "unnamed-image": "warning" } }"#
    let folder = try TemporaryFolder(all)
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    return report.findings.filter { $0.rule == rule }
  }

  private func count(_ rule: String, _ body: String, members: String = "", other: String = "") throws -> Int {
    let view = "struct A: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}"
    return try findings(rule, ["View.swift": view, "Other.swift": other]).count
  }

  // MARK: label-in-name

  @Test(
    "Titles and labels that can't be compared",
    arguments: [
      (#"Button("signIn")"#, "Submit"), (#"Button("SignIn")"#, "Submit it"), (#"Button("sign_in")"#, "Submit it"),
      (#"Button("Sign in")"#, "submit"), (#"Button("Sign in")"#, "form.submit"), (#"Button("%@ left")"#, "Submit it"),
      (#"Button("Log in")"#, "Login to the shop"), (#"Button("Tap to start now")"#, "Start the game"),
      (#"Button("OK")"#, "Accept"), (#"Button("HDR")"#, "High range"),
      (#"Button("×")"#, "Close"), (#"Button("2 items")"#, "Two things"), (#"Button("Hrs")"#, "All hours"),
      (#"Button("Café")"#, "Coffee shop"), (#"Button("Remove all")"#, "All are removed"),
      (#"Button("Terms and conditions")"#, "Terms & conditions"), (#"Button("Favorites")"#, "Show favorite"),
      (#"Button(String(localized: "Sign in"))"#, "Submit it"), (#"Button("Sort by \(key)")"#, "Submit it"),
      (#"Button("Sign in", systemImage: "a").labelStyle(.iconOnly)"#, "Submit it"),
      (#"Button("Sign in", systemImage: "a").buttonStyle(Round())"#, "Submit it"),
      (#"Button("Sign in") { }.accessibilityLabel("Old one")"#, "Sign in"),
      (#"HStack { Text("Sign in"); Button("a") { } }"#, "Submit it"), (#"Text("Sign in")"#, "Submit it"),
      (#"Button { a() } label: { Text("Sign in"); Text(name) }"#, "Submit it"),
      (#"Button { a() } label: { Logo(); Text("Sign in") }"#, "Submit it"),
      (#"Menu("File") { Button("Sign in") { } }"#, "The file"),
      (#"Slider(value: $a) { Text("Sign in") }"#, "Submit it"),
      (#"Toggle("Sign in", isOn: $a).toggleStyle(Round())"#, "Submit it"),
      (#"Menu { b } label: { Text("Today") }.accessibilityValue("Today")"#, "Date range"),
    ])
  func comparable(_ control: String, _ label: String) throws {
    #expect(try count("label-in-name", "\(control).accessibilityLabel(\"\(label)\")") == 0)
  }

  @Test(
    "Labels without the visible title",
    arguments: [
      #"Button("Log out") { a() }.accessibilityLabel("Sign out")"#,
      #"Link("Website", destination: url).accessibility(label: Text("Open page"))"#,
      #"Text("Details").onTapGesture { open() }.accessibilityLabel("Show information")"#,
      #"Toggle("Alerts", isOn: $a).accessibilityLabel(Text(verbatim: "Notify me"))"#,
      #"Button(isOn ? "Stop" : "Start") { a() }.accessibilityLabel("Timer control")"#,
      #"Button { a() } label: { if isOn { Text("Stop") } else { Text("Start") } }.accessibilityLabel("Timer control")"#,
      #"NavigationLink(value: a) { Label("Profile", systemImage: "person") }.accessibilityLabel("Account page")"#,
      #"Button("Sign in") { }.buttonStyle(Round()).accessibilityLabel("Submit it")"#,
    ])
  func missingTitles(_ body: String) throws { #expect(try count("label-in-name", body) == 1) }

  @Test func labelsOfOtherElements() throws {
    let button = #"Button("Send") { }.accessibilityLabel("Submit form")"#
    #expect(try count("label-in-name", "VStack { \(button) }.accessibilityElement(children: .ignore)") == 0)
    #expect(try count("label-in-name", "VStack { \(button) }.accessibilityHidden(true)") == 0)
    #expect(try count("label-in-name", "Text(a).contextMenu { \(button) }") == 0)
    #expect(try count("label-in-name", "VStack { \(button) }.opacity(0)") == 0)
    let bar = #"Button { a() } label: { Label("Send", image: "b") }.barStyle().accessibilityLabel("Submit form")"#
    let style = "extension View { func barStyle() -> some View { labelStyle(.iconOnly) } }"
    #expect(try count("label-in-name", bar) == 1)
    #expect(try count("label-in-name", bar, other: style) == 0)
    let view = "struct A: View { var body: some View { \(button) } }"
    #expect(try findings("label-in-name", ["A.swift": view]).count == 1)
    #expect(try findings("label-in-name", ["A.swift": "import WatchKit\n\(view)"]).isEmpty)
    let other = "extension View { func accessibilityLabel(_ key: String) -> some View { self } }"
    #expect(try count("label-in-name", button, other: other) == 0)
    #expect(
      try count("label-in-name", button, other: "struct Button: View { init(_ a: String, b: () -> Void) { } }") == 0)
  }

  // MARK: ignored-controls

  private static let pair = "HStack { Button(a) { b() }; Button(c) { d() } }"

  @Test(
    "Elements that offer the actions, or drop none",
    arguments: [
      "\(pair).accessibilityElement(children: .contain)", "\(pair).accessibilityElement(children: behavior)",
      "\(pair).accessibilityElement().accessibilityActions { Button(a) { b() } }",
      "\(pair).accessibilityElement().accessibilityRepresentation { Slider(value: $a) { Text(b) } }",
      "\(pair).onTapGesture { open() }.accessibilityElement()",
      "\(pair).accessibilityElement().accessibilityAddTraits(.isButton)",
      "\(pair).accessibilityElement().modifier(Actions())", "\(pair).accessibilityElement().stepping()",
      "List { \(pair).accessibilityElement() }.accessibilityHidden(true)",
      "Button { a() } label: { \(pair).accessibilityElement() }",
      "VStack { \(pair).accessibilityElement() }.accessibilityElement(children: .combine)",
      "HStack { Text(a); Button(b) { c() }.accessibilityHidden(true) }.accessibilityElement()",
      "HStack { Text(a); Button(b) { c() }.disabled(isOff) }.accessibilityElement()",
      "VStack { Text(a); Button(b) { c() } }.accessibilityElement()", "Button(a) { b() }.accessibilityElement()",
      "Menu { Picker(a, selection: $b) { c } } label: { Text(d) }.accessibilityElement()",
      "VStack { NavigationLink { Form { TextField(a, text: $b) } } label: { Text(c) } }.accessibilityElement()",
      "Text(a).overlay { Button(b) { c() } }.accessibilityElement()", "VStack { IconButton(a) }.accessibilityElement()",
      "Card().gesture(DragGesture().onEnded { swipe() }).accessibilityElement()",
      "ZStack { Image(a).onTapGesture { b() }; Text(c) }.accessibilityElement()",
      "VStack { Text(a).onTapGesture { isFocused = false }; Text(b).onTapGesture { isFocused = false } }.accessibilityElement()",
    ])
  func offered(_ body: String) throws {
    let other = """
      struct Actions: ViewModifier { func body(content: Content) -> some View { content.accessibilityAction { a() } } }
      extension View { func stepping() -> some View { accessibilityAdjustableAction { step($0) } } }
      """
    #expect(try count("ignored-controls", body, members: "@FocusState private var isFocused: Bool", other: other) == 0)
  }

  @Test(
    "Elements that drop controls",
    arguments: [
      "\(pair).accessibilityElement()", "\(pair).accessibilityElement(children: .ignore).accessibilityLabel(a)",
      "VStack { Text(a); TextField(b, text: $c) }.accessibilityElement()",
      "Stepper(a, value: $b).accessibilityElement()",
      "HStack { ForEach(a) { b in Button(b) { c(b) } } }.accessibilityElement().accessibilityLabel(d)",
      "ZStack { Image(a).onTapGesture { b() }; Button(c) { d() } }.accessibilityElement()",
      "ZStack { Bar().gesture(DragGesture().onChanged { a = $0 }) }.accessibilityElement().accessibilityValue(b)",
    ])
  func dropped(_ body: String) throws { #expect(try count("ignored-controls", body) == 1) }

  @Test func actionsWhereTheViewIsShown() throws {
    let row = "struct Row: View { var body: some View { \(Self.pair).accessibilityElement() } }"
    #expect(try count("ignored-controls", "List { Row() }", other: row) == 1)
    #expect(try count("ignored-controls", "List { Row().accessibilityAction { a() } }", other: row) == 0)
    #expect(try count("ignored-controls", "List { NavigationLink(value: a) { Row() } }", other: row) == 0)
    let members = "var row: some View { \(Self.pair).accessibilityElement() }"
    #expect(try count("ignored-controls", "VStack { row }", members: members) == 1)
    #expect(try count("ignored-controls", "VStack { row.accessibilityAction { a() } }", members: members) == 0)
  }

  // MARK: unnamed-image

  @Test(
    "Images that others name, or that are no elements",
    arguments: [
      #"VStack { Image(name); Text(a) }"#, #"VStack { Image("Logo"); Text(a) }"#, #"VStack { Image("Company logo") }"#,
      #"VStack { Text(a) }.background { Image("a_b") }"#, #"Card { Image("a_b"); Text(a) }"#,
      #"VStack { Image("a_b").accessibilityHidden(isOff); Text(a) }"#, #"VStack { Image("a_b").decorative() }"#,
      #"VStack { Image("a_b").onTapGesture { open() } }"#, #"VStack { Image("a_b") }.accessibilityLabel(a)"#,
      #"VStack { Image("a_b").accessibility(hidden: true) }"#, #"VStack { Image("a_b") }.hidden()"#,
      #"TabView { Text(a).tabItem { Image("a_b"); Text(a) } }"#, #"VStack { Image("a_b") }.onTapGesture { open() }"#,
      #"Text(a).toolbar { HStack { Image("a_b") } }"#, #"VStack { Label(a, image: "a_b") }"#,
    ])
  func imagesWithoutFinding(_ body: String) throws {
    let other = "extension View { func decorative() -> some View { accessibilityHidden(true) } }"
    #expect(try count("unnamed-image", body, other: other) == 0)
  }

  @Test func imagesOfViewsInControls() throws {
    let row = #"struct Row: View { var body: some View { VStack { Image("a_b"); Text(a) } } }"#
    #expect(try count("unnamed-image", "List { Row() }", other: row) == 1)
    #expect(try count("unnamed-image", "Text(a).sheet(isPresented: $b) { Row() }", other: row) == 1)
    #expect(try count("unnamed-image", "Button { a() } label: { Row() }", other: row) == 0)
    #expect(try count("unnamed-image", "List { Row().accessibilityElement(children: .combine) }", other: row) == 0)
    let card = "struct Card: View { var body: some View { VStack { content } } }"
    #expect(try count("unnamed-image", "Card { Row() }", other: row + "\n" + card) == 1)
    let link = "struct Card: View { var body: some View { Button { a() } label: { content } } }"
    #expect(try count("unnamed-image", "Card { Row() }", other: row + "\n" + link) == 0)
    let tappable = "extension View { func tappable() -> some View { Button { a() } label: { self } } }"
    #expect(try count("unnamed-image", "Row().tappable()", other: row + "\n" + tappable) == 0)
    let icons = "extension Image { init(_ icon: Icon) { self.init(icon.name, label: icon.label) } }"
    #expect(try count("unnamed-image", "VStack { Image(.emptyInbox); Text(a) }", other: icons) == 0)
    #expect(try count("unnamed-image", "VStack { Image(.emptyInbox); Text(a) }") == 1)
  }

  // MARK: small-control-size

  private static let small = "Button(a) { b() }.buttonStyle(.bordered).controlSize(.small)"

  @Test(
    "Control sizes that change no button, or that can't be known",
    arguments: [
      "Button(a) { b() }.controlSize(.small)", "Button(a) { b() }.buttonStyle(Round()).controlSize(.small)",
      "Button(a) { b() }.buttonStyle(.glass).controlSize(.small)", "Form { \(small) }", "Section { \(small) }",
      "\(small).frame(height: 44)", "\(small).contentShape(Rectangle())", "\(small).font(.title)",
      "Button(a) { b() }.buttonStyle(.bordered).controlSize(.regular).controlSize(.small)",
      "Button(a) { b() }.buttonStyle(.bordered).controlSize(isWide ? .regular : .small)",
      "Button { b() } label: { VStack { Text(a); Text(c) } }.buttonStyle(.bordered).controlSize(.small)",
      "Toggle(a, isOn: $b).controlSize(.mini)", "Picker(a, selection: $b) { c }.controlSize(.small)",
      "ToolbarItem { \(small) }", "Text(a).contextMenu { \(small) }", "Menu(a) { \(small) }", "\(small).hidden()",
    ])
  func sizesWithoutFinding(_ body: String) throws { #expect(try count("small-control-size", body) == 0) }

  @Test func smallButtons() throws {
    #expect(try count("small-control-size", Self.small) == 1)
    #expect(try count("small-control-size", "HStack { \(Self.small) }") == 1)
    let mini = #"VStack { Button(a) { b() }.buttonStyle(.bordered) }.environment(\.controlSize, .mini)"#
    #expect(try count("small-control-size", mini) == 1)
    let member = "func tag() -> some View { Button { b() } label: { Text(a).font(.footnote) }.controlSize(.small) }"
    #expect(try count("small-control-size", "HStack { tag().buttonStyle(.bordered) }", members: member) == 1)
    #expect(try count("small-control-size", "HStack { tag() }", members: member) == 0)
    let row = "struct Row: View { var body: some View { \(Self.small) } }"
    #expect(try count("small-control-size", "List { Row() }", other: row) == 0)
    #expect(try count("small-control-size", "VStack { Row() }", other: row) == 1)
    let file = "struct A: View { var body: some View { \(Self.small) } }"
    #expect(try findings("small-control-size", ["A.swift": "#if os(macOS)\n\(file)\n#endif"]).isEmpty)
    #expect(try findings("small-control-size", ["A.swift": "import WidgetKit\n\(file)"]).isEmpty)
    let desktop = "struct B: View { var body: some View { \(Self.small).help(a) } }"
    #expect(try findings("small-control-size", ["A.swift": desktop]).isEmpty)
    #expect(try findings("small-control-size", ["A.swift": desktop, "B.swift": "import UIKit"]).count == 1)
  }
}
