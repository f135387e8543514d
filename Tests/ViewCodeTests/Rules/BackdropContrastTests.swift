import Audit
import AuditSession
import TestSupport
import Testing

/// Contrast of text in SwiftUI with what is behind it: layers, buttons around it, and the pages of the system.
@Suite struct BackdropContrastTests {
  private static func home(_ body: String, _ others: String = "") -> String {
    "struct Home: View {\n@State var isOn = false\nvar body: some View {\n\(body)\n}\n}\n\(others)"
  }

  /// Returns what `code-contrast` says of the views of a whole project.
  private func messages(_ code: String, files: [String: String] = [:]) throws -> [String] {
    try findings(code, files: files).map(\.words.message)
  }

  private func findings(_ code: String, files: [String: String] = [:]) throws -> [Finding] {
    let own = [
      "Package.swift":
        "// swift-tools-version: 5.9\nimport PackageDescription\n"
        + #"let package = Package(name: "App", targets: [.executableTarget(name: "App", path: ".")])"#,
      "App.swift": "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { Home() } } }",
      "Views.swift": "import SwiftUI\n\(code)",
    ]
    let folder = try TemporaryFolder(own.merging(files) { $1 })
    var request = AuditRequest(paths: [], root: folder.path)
    request.code = ["."]
    return try AuditSession(request).report().findings.filter { $0.rule == "code-contrast" && $0.outcome == .failed }
  }

  // White on systemYellow is at most 1.51:1, on systemGreen 2.22:1, and on systemOrange 2.31:1, in every version of iOS.
  @Test(arguments: [
    "Button { } label: { Text(title) }.foregroundColor(.white).background(Color.yellow)",
    "Button(action: { }) { HStack { Text(title) } }.foregroundStyle(.white).background(.yellow)",
    "NavigationLink(destination: EmptyView()) { Text(title) }.foregroundColor(.white).background(Color.yellow)",
    "Button(title) { }.foregroundColor(.white).background(Color.green)",
    "Button(title) { }.buttonStyle(.plain).foregroundColor(.white).background(Color.green)",
    "ZStack { Color.yellow.ignoresSafeArea(); VStack { Text(title).foregroundColor(.white) } }",
    "ZStack { Circle().fill(Color.orange).frame(width: 50); Text(title).foregroundColor(.white) }",
    "ZStack { Color.green; if isOn { Text(title).foregroundColor(.white) } else { EmptyView() } }",
    "Capsule().fill(Color.orange).overlay { Text(title).foregroundColor(.white) }",
    "Circle().fill(Color.orange).overlay(Text(title).foregroundColor(.white))",
    "Button(title) { }.foregroundColor(.white).background(isOn ? Color.green : Color.yellow).disabled(!isOn)",
    "List { Text(title).foregroundColor(.white).listRowBackground(Color.orange) }",
  ])
  func layersAndControls(_ view: String) throws { #expect(try messages(Self.home(view)).count == 1, "\(view)") }

  @Test(arguments: [
    "Button(role: .destructive) { } label: { Text(title) }.foregroundColor(.white).background(Color.yellow)",
    "Button { Text(title).foregroundColor(.white) } label: { Image(name) }.background(Color.yellow)",
    "Button(title) { }.buttonStyle(.borderedProminent).foregroundColor(.white).background(Color.green)",
    "Button(title) { }.buttonStyle(Fancy()).foregroundColor(.white).background(Color.green)",
    "VStack { Button(title) { }.foregroundColor(.white).background(Color.green) }.buttonStyle(Fancy())",
    "Menu(title) { Button(title) { }.foregroundColor(.white).background(Color.green) }",
    "ZStack { Color.yellow; Image(name); Text(title).foregroundColor(.white) }",
    "ZStack { Color.yellow.frame(height: 100); VStack { Text(title).foregroundColor(.white) } }",
    "ZStack { Color.yellow; Text(title).foregroundColor(.white).offset(y: 90) }",
    "ZStack { if isOn { Color.yellow }; Text(title).foregroundColor(.white) }",
    "Capsule().stroke(Color.orange).overlay { Text(title).foregroundColor(.white) }",
    "Capsule().fill(Color.orange).overlay { Image(name); Text(title).foregroundColor(.white) }",
    "Button(title) { }.foregroundColor(isOn ? .black : .white).background(Color.green).disabled(!isOn)",
    "Button(title) { }.foregroundColor(.black).background(Color.green)",
    // Only versions of iOS before 26 have less than 3:1.
    "Text(title).font(.largeTitle).foregroundColor(.white).background(Color.purple)",
  ])
  func isNotReported(_ view: String) throws { #expect(try messages(Self.home(view)) == [], "\(view)") }

  @Test func labelsOfButtonStyles() throws {
    func style(_ colors: String) throws -> [String] {
      try messages(
        Self.home("Button(title) { }.buttonStyle(Own())")
          + """
          struct Own: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label\(colors) }
          }
          """)
    }
    #expect(try style(".foregroundColor(.white).background(Color.yellow)").count == 1)
    #expect(
      try style(".foregroundColor(.white).background(configuration.isPressed ? Color.black : .yellow)").count == 1)
    // A symbol needs 3:1, and a text 4.5:1.
    #expect(try style(".foregroundColor(.white).background(Color(white: 0.5))") == [])
    #expect(try style(".foregroundColor(.white).background(configuration.isPressed ? Color.yellow : .black)") == [])
    #expect(try style(".foregroundColor(.white).background(Color.black)") == [])
    #expect(try style(".background(Color.yellow)") == [])
  }

  // Orange on white is at most 2.31:1, and gray 3.26:1.
  @Test(arguments: [
    home("VStack { Text(title).foregroundColor(.orange) }"),
    home("NavigationStack { Text(title).foregroundStyle(.gray) }"),
    home("List { ForEach(items) { _ in Text(title).foregroundColor(.orange) } }"),
    home("VStack { Row() }", "struct Row: View { var body: some View { Text(title).foregroundColor(.orange) } }"),
    home(
      "EmptyView().sheet(isPresented: $isOn) { Row() }.background(Color.black)",
      "struct Row: View { var body: some View { Text(title).foregroundColor(.orange) } }"),
    home(
      "VStack { part }",
      "extension Home { private var part: some View { Text(title).foregroundColor(.orange) } }"),
    home(
      "VStack { Row() }.background(Color.white)",
      "struct Row: View { var body: some View { Text(title).foregroundColor(.orange) } }"),
    home(
      "VStack { Text(title).foregroundColor(Color(Palette.sun)) }",
      "enum Palette { static let sun = UIColor(red: 1, green: 0.6, blue: 0, alpha: 1) }"),
  ])
  func pagesOfTheSystem(_ code: String) throws { #expect(try messages(code).count == 1, "\(code)") }

  @Test func colorsOfThePlatformAreNotes() throws {
    let level = { (color: String, rules: String) in
      try findings(
        Self.home("VStack { Text(title).foregroundColor(\(color)) }"),
        files: ["palpable.json": #"{ "code": ["."], "rules": { \#(rules) } }"#]
      ).map(\.level)
    }
    // Gray on white is 3.26:1, and orange 2.31:1.
    #expect(try level(".gray", "") == [.note])
    #expect(try level(".orange", "") == [.warning])
    #expect(try level("Color(white: 0.5)", "") == [.warning])
    #expect(try level(".gray", #""code-contrast": { "platformColors": "warning" }"#) == [.warning])
  }

  // White on systemBlue is 4.02:1 at most.
  @Test(arguments: [
    (".font(.headline)", 0), (".font(.body.bold())", 0), (".bold()", 0), (".font(.title)", 0), (".font(Own.title)", 0),
    (".font(.system(size: 17, weight: .heavy))", 0), (".fontWeight(weight)", 0), (".font(.body)", 1), ("", 1),
    (".font(.system(size: 17))", 1), (".font(.system(size: 12, weight: .bold))", 1), (".fontWeight(.light)", 1),
    (".font(.system(size: 17, weight: .medium))", 1), (".font(.subheadline)", 1), (".font(.system(.largeTitle))", 0),
    (".font(Own.caption)", 1),
    (".font(Own.brand(size: 12))", 1), (".font(Own.brand(size: 30))", 0), (".font(Own.large)", 0),
    (".font(Own.tiny)", 1),
  ])
  func textThatMayBeLargeNeedsLess(_ font: String, _ count: Int) throws {
    let text = "Text(title).foregroundColor(.white).background(Color.blue)\(font)"
    let own = "enum Own { static let large = Font.system(size: 30), tiny = Font.custom(name, size: 9) }"
    #expect(try messages(Self.home(text, own)).count == count)
  }

  private static let row = "struct Row: View { var body: some View { Text(title).foregroundColor(.orange) } }\n"

  @Test(arguments: [
    home("VStack { Row() }.background(Color.black)", row),
    home(
      "Card { Row() }", row + "struct Card<C: View>: View { let c: C; var body: some View { c.background(.black) } }"),
    home("VStack { Row() }.card()", row + "extension View { func card() -> some View { background(.black) } }"),
    home("ZStack { Image(name); Row() }", row),
    home("Image(name).overlay { Row() }", row),
    home("VStack { Row() }.background { Image(name) }", row),
    home("VStack { Row() }.preferredColorScheme(.dark)", row),
    home("VStack { Row() }.environment(\\.colorScheme, .dark)", row),
    home("List { Row() }.scrollContentBackground(.hidden).background(Color.black)", row),
    home("List { Row().listRowBackground(Color.black) }", row),
    home("VStack { }.toolbar { Row() }", row),
    // Nothing shows it.
    home("VStack { }", row),
    // Text that isn't visible on the page is on something else.
    home("VStack { Text(title).foregroundColor(.white) }"),
    home("VStack { Text(title).foregroundColor(.secondary) }"),
  ])
  func otherPages(_ code: String) throws { #expect(try messages(code) == [], "\(code)") }

  @Test(arguments: [
    "<plist><dict><key>CFBundleName</key><string>A</string><key>UIUserInterfaceStyle</key><string>Dark</string></dict></plist>"
  ])
  func appsThatStayDark(_ settings: String) throws {
    let code = Self.home("VStack { Text(title).foregroundColor(.orange) }")
    #expect(try messages(code, files: ["Info.plist": settings]) == [])
  }
}
