import Audit
import AuditSession
import TestSupport
import Testing

/// Colors of asset catalogs in view code, by each of the names that code has for them.
@Suite struct AssetColorTests {
  private static let lemon = colorSet([(nil, "FF", "D0", "00")])
  private static let ink = colorSet([(nil, "10", "10", "10"), ("dark", "30", "30", "30")])

  private static func colorSet(_ colors: [(appearance: String?, red: String, green: String, blue: String)]) -> String {
    let entries = colors.map { color in
      let appearance = color.appearance.map {
        #""appearances": [{ "appearance": "luminosity", "value": "\#($0)" }], "#
      }
      return #"{ "idiom": "universal", \#(appearance ?? "")"color": { "color-space": "srgb", "components": "#
        + ##"{ "red": "0x\##(color.red)", "green": "0x\##(color.green)", "blue": "0x\##(color.blue)", "alpha": "1.000" } } }"##
    }
    return #"{ "colors": [\#(entries.joined(separator: ", "))], "info": { "version": 1, "author": "xcode" } }"#
  }

  /// Returns what `code-contrast` says of a text in the body of a view, next to a catalog with the colors `Lemon-Color` and `ink`.
  private func messages(
    _ text: String, members: String = "", other: String = "", files: [String: String] = [:]
  ) throws -> [String] {
    let view = "import SwiftUI\n\(other)\nstruct A: View {\n\(members)\nvar body: some View {\n\(text)\n}\n}"
    let own = [
      "App/View.swift": view, "App/Assets.xcassets/Lemon-Color.colorset/Contents.json": Self.lemon,
      "App/Assets.xcassets/ink.colorset/Contents.json": Self.ink,
    ]
    let folder = try TemporaryFolder(files.merging(own) { given, _ in given })
    var request = AuditRequest(paths: [], root: folder.path)
    request.code = ["."]
    return try AuditSession(request).report().findings.filter { $0.rule == "code-contrast" }.map(\.words.message)
  }

  @Test(arguments: [
    #"Color("Lemon-Color")"#, #"Color("Lemon-Color", bundle: .module)"#, "Color(.lemon)", "Color.lemon", ".lemon",
    "Color(ColorResource.lemon)", #"Color(uiColor: UIColor(named: "Lemon-Color")!)"#, "Color(uiColor: .lemon)",
    #"Color(UIColor(named: "Lemon-Color") ?? .black)"#, "Color(R.color.lemonColor()!)", "Color.page",
    "Asset.lemon.color",
    "CoreAsset.Colors.lemonColor.swiftUIColor", #"Color("Lemon-Color").cornerRadius(8)"#,
    #"RoundedRectangle(cornerRadius: 8).fill(Color("Lemon-Color"))"#,
  ])
  func areKnownByTheirNames(_ color: String) throws {
    let found = try messages(
      #"Text("Save").foregroundColor(.white).background(\#(color))"#,
      other: #"""
        extension Color { static let page = Color("Lemon-Color") }
        struct ColorAsset { let name: String }
        enum Asset { static let lemon = ColorAsset(name: "Lemon-Color") }
        """#)
    // White on #ffd000 is 1.47:1.
    #expect(found.count == 1 && found[0].contains("is 1.47:1 in light"), "\(found)")
  }

  @Test(arguments: [
    #"Color("Other")"#, "Color.primary", ".tint", "Color.own", #"Color(name)"#, "Mint.lemon.color", ".other",
    #"Color("Lemon-Color").opacity(isOn ? 1 : 0.5)"#, "Color(systemName)", #"Color("Lemon-Color", bundle: .kit)"#,
    #"Color(UIColor(named: "Lemon-Color", in: nil, compatibleWith: dark)!)"#,
  ])
  func unknownNamesAreNotMeasured(_ color: String) throws {
    let found = try messages(
      #"Text("Save").foregroundColor(.white).background(\#(color))"#,
      members: "let isOn: Bool\nlet name: String\nlet systemName: UIColor",
      other: "extension Color { static var own: Color { Theme.current.page } }",
      files: [
        "App/Assets.xcassets/primary.colorset/Contents.json": Self.lemon,
        "App/Assets.xcassets/own.colorset/Contents.json": Self.lemon,
      ])
    #expect(found == [])
  }

  @Test func clearTextIsNotShown() throws {
    let text = #"Text("Save").foregroundColor(isOn ? Color.clear : .black).background(Color("Lemon-Color"))"#
    #expect(try messages(text, members: "let isOn: Bool") == [])
    #expect(try messages(#"TextField("", text: $code).foregroundColor(.clear).background(Color("Lemon-Color"))"#) == [])
  }

  @Test func branchesForOneAppearanceAreNotMeasured() throws {
    let text = #"if colorScheme == .dark { Text("Hi").foregroundColor(.white).background(Color("Lemon-Color")) }"#
    #expect(try messages(text, members: "@Environment(\\.colorScheme) var colorScheme") == [])
  }

  @Test func darkColorsAreMeasured() throws {
    // #303030 on black is 1.58:1.
    let dark = try messages(#"Text("Save").foregroundColor(Color("ink")).background(Color(.systemBackground))"#)
    #expect(dark.count == 1 && dark[0].contains("in dark"), "\(dark)")
  }

  @Test(arguments: [
    ("App/Info.plist", "<plist><dict><key>UIUserInterfaceStyle</key>\n\t<string>Light</string></dict></plist>"),
    ("project.yml", "settings:\n  INFOPLIST_KEY_UIUserInterfaceStyle: Light\n"),
  ])
  func appsThatStayLightHaveNoDarkMode(_ file: String, _ text: String) throws {
    let found = try messages(
      #"Text("Save").foregroundColor(Color("ink")).background(Color(.systemBackground))"#, files: [file: text])
    #expect(found == [])
  }

  @Test func thatDarkModeIsNotMeasuredIsSaid() throws {
    let plist = "<plist><dict><key>UIUserInterfaceStyle</key><string>Light</string></dict></plist>"
    let folder = try TemporaryFolder([
      "A.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(title) } }", "Info.plist": plist,
      "Assets.xcassets/ink.colorset/Contents.json": Self.ink,
    ])
    var request = AuditRequest(paths: [], root: folder.path)
    request.code = ["."]
    let notices = try AuditSession(request).report().notices.filter { $0.message.contains("dark mode") }
    #expect(notices.map(\.location?.path) == ["Info.plist"])
  }

  @Test func appearancesInCodeAreNotSettings() throws {
    let style =
      "func name(_ style: UIUserInterfaceStyle) -> String { style == UIUserInterfaceStyle.light ? \"Light\" : \"\" }"
    let found = try messages(
      #"Text("Save").foregroundColor(Color("ink")).background(Color(.systemBackground))"#, files: ["Style.swift": style]
    )
    #expect(found.count == 1)
  }

  @Test(arguments: [
    "func scene() { window?.overrideUserInterfaceStyle = .light }",
    "struct Main { var body: some Scene { WindowGroup { if isOn { A().preferredColorScheme(.light) } else { A() } } } }",
    "struct B: View { var body: some View { A().preferredColorScheme(.light) } }",
  ])
  func codeExcludesNoAppearance(_ code: String) throws {
    let text = #"Text("Save").foregroundColor(Color("ink")).background(Color(.systemBackground))"#
    #expect(try messages(text, files: ["App/Scene.swift": code]).count == 1)
  }

  /// A translucent background has no known contrast in dark mode, but in light mode the text is too weak.
  @Test func whatIsKnownInOneModeIsReported() throws {
    let mint = #"""
      { "colors": [
        { "idiom": "universal", "color": { "color-space": "srgb", "components": { "red": "0xD8", "green": "0xFD", "blue": "0xEE", "alpha": "1.000" } } },
        { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
          "color": { "color-space": "srgb", "components": { "red": "0x3E", "green": "0xDB", "blue": "0xD2", "alpha": "0.120" } } }
      ], "info": { "version": 1, "author": "xcode" } }
      """#
    let files = ["App/Assets.xcassets/mint-page.colorset/Contents.json": mint]
    let text = { (color: String) in #"Text("New").foregroundColor(\#(color)).background(Color("mint-page"))"# }
    let found = try messages(text("Color(white: 0.5)"), files: files)
    #expect(found.count == 1 && found[0].contains("in light"), "\(found)")
    #expect(try messages(text("Color(white: 0.1)"), files: files) == [])
  }

  @Test func theRootViewExcludesAnAppearance() throws {
    let text = #"Text("Save").foregroundColor(Color("ink")).background(Color(.systemBackground))"#
    let root = "struct Main { var body: some Scene { WindowGroup { A().preferredColorScheme(.light) } } }"
    #expect(try messages(text, files: ["App/App.swift": root]) == [])
    // White on lemon has the same contrast in every appearance.
    let fixed = #"Text("Save").foregroundColor(.white).background(Color("Lemon-Color"))"#
    #expect(try messages(fixed, files: ["App/App.swift": root.replacing("light", with: "dark")]).count == 1)
  }

  @Test(arguments: ["<key>UIUserInterfaceStyle</key><string>Dark</string>", "<key>UILaunchScreen</key><dict/>"])
  func appsThatDifferExcludeNoAppearance(_ other: String) throws {
    let text = #"Text("Save").foregroundColor(Color("ink")).background(Color(.systemBackground))"#
    let plist = { (settings: String) in
      "<plist><dict><key>CFBundleName</key><string>A</string>\(settings)</dict></plist>"
    }
    let light = plist("<key>UIUserInterfaceStyle</key><string>Light</string>")
    #expect(try messages(text, files: ["A/Info.plist": light, "B/Info.plist": plist(other)]).count == 1)
    #expect(try messages(text, files: ["A/Info.plist": light]) == [])
    #expect(try messages(text, files: ["App/Info.plist": light, "Pods/B/Info.plist": plist(other)]) == [])
  }

  @Test(arguments: [(#"{ "code": ["App"] }"#, 1), (#"{ "code": ["App"], "modes": [{ "name": "light" }] }"#, 0)])
  func configurationsMayLimitTheModes(_ configuration: String, _ count: Int) throws {
    let text = #"Text("Save").foregroundColor(Color("ink")).background(Color(.systemBackground))"#
    #expect(try messages(text, files: ["palpable.json": configuration]).count == count)
  }

  @Test func appsThatStayDarkAreMeasuredInDarkMode() throws {
    let plist = "<plist><dict><key>UIUserInterfaceStyle</key><string>Dark</string></dict></plist>"
    let found = try messages(
      #"Text("Save").foregroundColor(Color("ink")).background(Color(.systemBackground))"#, files: ["Info.plist": plist])
    #expect(found.count == 1 && found[0].contains("in dark"), "\(found)")
    let white = try messages(
      #"Text("Save").foregroundColor(.white).background(Color(.systemBackground))"#, files: ["Info.plist": plist])
    #expect(white == [])
  }

  @Test func twoColorsOfOneNameAreUnknown() throws {
    let text = #"Text("Save").foregroundColor(.white).background(Color("Lemon-Color"))"#
    let other = "Widget/Other.xcassets/Lemon-Color.colorset/Contents.json"
    #expect(try messages(text, files: [other: Self.ink]) == [])
    #expect(try messages(text, files: [other: Self.lemon]).count == 1)
  }

  @Test func unreadableSetsAreUnknown() throws {
    let text = #"Text("Save").foregroundColor(.white).background(Color("Lemon-Color"))"#
    let broken = [
      "App/Assets.xcassets/ink.colorset/Contents.json": "{", "App/Assets.xcassets/x.colorset/Contents.json": "",
    ]
    #expect(try messages(text, files: broken).count == 1)
    #expect(try messages(text, files: ["App/Assets.xcassets/Lemon-Color.colorset/Contents.json": "{"]) == [])
  }

  @Test func foldersMayBeNamespaces() throws {
    let files = [
      "App/Assets.xcassets/Brand/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
      "App/Assets.xcassets/Brand/sun.colorset/Contents.json": Self.lemon,
    ]
    for color in [#"Color("Brand/sun")"#, "Color(.Brand.sun)", "Color.Brand.sun"] {
      let text = #"Text("Save").foregroundColor(.white).background(\#(color))"#
      #expect(try messages(text, files: files).count == 1, "\(color)")
    }
    #expect(try messages(#"Text("Save").foregroundColor(.white).background(Color("sun"))"#, files: files) == [])
  }

  /// A catalog next to the code measures more, but a pairing of tokens without a known value stays undetermined.
  @Test func constantsForOtherCatalogsStayUndetermined() throws {
    let view = #"""
      import SwiftUI
      extension Color { static let ink = Color("ink"); static let page = Color("Lemon-Color") }
      struct A: View { var body: some View { Text("Save").foregroundColor(Color.ink).background(Color.page) } }
      """#
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["View.swift"], "code": ["View.swift"] }"#, "View.swift": view,
      "Assets.xcassets/Lemon-Color.colorset/Contents.json": Self.lemon,
      "Assets.xcassets/ink.colorset/Contents.json": Self.lemon,
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    let found = report.findings.filter { $0.rule == "contrast-minimum" && $0.outcome == .cantTell }
    #expect(found.contains { $0.pairing?.canGate == true })
  }

  /// In a system with the catalog among its tokens, two of its colors are a pairing of the audit.
  @Test func tokensOfTheSystemArePaired() throws {
    let view = #"""
      import SwiftUI
      struct A: View { var body: some View { Text("Save").foregroundColor(Color("ink")).background(Color("Lemon-Color")) } }
      """#
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["Assets.xcassets"], "code": ["*.swift"] }"#, "View.swift": view,
      "Assets.xcassets/Lemon-Color.colorset/Contents.json": Self.lemon,
      "Assets.xcassets/ink.colorset/Contents.json": Self.lemon,
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    let found = report.findings.filter { $0.rule == "contrast-minimum" }
    #expect(found.count == 1 && report.findings.allSatisfy { $0.rule != "code-contrast" })
  }
}
