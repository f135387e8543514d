import Audit
import AuditSession
import DesignTokens
import SourceText
import SwiftSource
import TestSupport
import Testing
import ViewCode

/// Colors that are written by hand: what the examples of the rule do not show.
@Suite struct HardcodedColorTests {
  /// The places of findings as `line:column text`, in the order of the source.
  private func found(_ source: String, others: [String: String] = [:]) throws -> [String] {
    var files = others
    files["palpable.json"] = #"{ "tokens": ["tokens.json"], "code": ["*.swift"] }"#
    files["tokens.json"] = ##"{ "$type": "color", "page": { "$value": "#ffffff" }, "ink": { "$value": "#000000" } }"##
    files["View.swift"] = source
    let folder = try TemporaryFolder(files)
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    let bytes = Array(source.utf8)
    let places = report.findings.filter { $0.rule == "hardcoded-color" }.compactMap(\.location)
    return places.filter { $0.path == "View.swift" }.sorted { $0.byteRange.lowerBound < $1.byteRange.lowerBound }
      .map { "\($0.line) \(String(decoding: bytes[$0.byteRange], as: UTF8.self))" }
  }

  private func view(_ body: String) -> String { "struct Sample: View { var body: some View {\n\(body)\n} }" }

  @Test(
    "A color in a place that takes one",
    arguments: [
      ("Text(t).foregroundColor(.red)", [".red"]),
      ("Text(t).foregroundStyle(.red, .blue)", [".red", ".blue"]),
      ("Text(t).foregroundStyle(.red.gradient)", [".red.gradient"]),
      ("Text(t).foregroundColor(isOn ? (isHot ? .red : .orange) : Brand.ink)", [".red", ".orange"]),
      ("Text(t).foregroundColor(color ?? .red)", [".red"]),
      ("Text(t).background(.white.opacity(0.5), in: RoundedRectangle(cornerRadius: 8))", [".white"]),
      ("Text(t).background(RoundedRectangle(cornerRadius: 8).fill(Color.white))", ["Color.white"]),
      ("Text(t).background { Color.white }", ["Color.white"]),
      ("Circle().strokeBorder(.gray, lineWidth: 1)", [".gray"]),
      ("Text(t).border(.gray.opacity(0.3), width: 1)", [".gray"]),
      ("Text(t).shadow(color: .black.opacity(0.1), radius: 2)", [".black"]),
      ("Text(t).shadow(color: Color(.black).opacity(0.1), radius: 2)", [".black"]),
      ("Text(t).underline(true, color: .red)", [".red"]),
      ("Circle().fill(.shadow(.inner(color: .black, radius: 2)))", [".black"]),
      ("ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))", [".white"]),
      ("ProgressView().progressViewStyle(.circular(tint: .white))", [".white"]),
      ("List { }.listRowBackground(Color.white).listRowSeparatorTint(.gray)", ["Color.white", ".gray"]),
      ("Text(t).toolbarBackground(.white, for: .navigationBar)", [".white"]),
      ("Text(t).fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))", [".red", ".blue"]),
      ("Text(t).fill(AnyShapeStyle(.red))", [".red"]),
      ("Canvas { context, size in context.fill(path, with: .color(.red)) }", [".red"]),
      ("Toggle(isOn: $isOn) { }.toggleStyle(SwitchToggleStyle(tint: .green))", [".green"]),
      (
        "BarMark(x: x).foregroundStyle(.red.gradient).chartForegroundStyleScale([\"A\": .orange])",
        [".red.gradient", ".orange"]
      ),
      ("Color.init(red: 1, green: 0, blue: 0)", ["Color.init(red: 1, green: 0, blue: 0)"]),
      ("SwiftUI.Color.red", ["SwiftUI.Color.red"]),
      ("Text(t).tint(.init(red: 1, green: 0, blue: 0))", [".init(red: 1, green: 0, blue: 0)"]),
      (
        "Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5)",
        ["Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5)"]
      ),
      (
        "Color(hue: 0.5, saturation: isOn ? 1 : 0.5, brightness: 1)",
        ["Color(hue: 0.5, saturation: isOn ? 1 : 0.5, brightness: 1)"]
      ),
      ("Color(white: 0.9)", ["Color(white: 0.9)"]),
      ("Color(\"0xFF0000\")", ["Color(\"0xFF0000\")"]),
      ("Color(\"1A2B3C\")", ["Color(\"1A2B3C\")"]),
      ("Color(UIColor.systemGray6)", ["UIColor.systemGray6"]),
      ("Button(action: { color = .red }) { Text(t) }.tint(Color.red)", ["Color.red"]),
      ("Text(t, color: { let color: Color = isOn ? .red : .blue; return color })", [".red", ".blue"]),
      ("if isOn { Color.red } else { Color.clear }", ["Color.red"]),
      ("Text(t).foregroundStyle(Brand.ink.mix(with: .blue, by: 0.5))", [".blue"]),
      ("let colors = [Color.accentColor, .mint]; let named = [\"a\": Color.clear, \"b\": .pink]", [".mint", ".pink"]),
      ("Text(t).pill(.init(title: t, color: .red))", [".red"]),
      ("let c: Color = switch k { case .a: .red; case .b: .clear }; c", [".red"]),
      (
        "let c: Color = if a == .b { .red } else if b(c) { .green } else { .blue }; let k: Kind = if a { .red } else { .blue }; c",
        [".red", ".green", ".blue"]
      ),
      ("let base: Color; if isOn { base = .red } else { base = .blue }; base", [".red", ".blue"]),
      ("Text(t).foregroundColor({ switch tone { case .red: Color.red; default: Brand.ink } }())", ["Color.red"]),
    ])
  func places(_ body: String, _ expected: [String]) throws {
    #expect(try found(view(body)) == expected.map { "2 " + $0 })
  }

  @Test("What declarations tell about a value without its type")
  func declared() throws {
    let source = """
      struct Slice { let label: String; let color: Color }
      struct Tag { let label: String; var color: Tone }
      let slices = [Slice(label: "a", color: .red), .init(label: "b", color: .green)]
      let tags: [Tag] = [.init(label: "c", color: .blue)]
      extension EnvironmentValues { @Entry var tint: Color = .clear }
      struct Sample: View {
        @State private var current: Color
        init() { _current = State(initialValue: .orange) }
        var body: some View { Text(t).environment(\\.tint, .pink).environment(\\.colorScheme, .dark) }
      }
      """
    #expect(try found(source) == ["3 .red", "3 .green", "8 .orange", "9 .pink"])
  }

  @Test("Colors that one file names are definitions; those of a private type are part of a view")
  func privateNames() throws {
    let source = """
      private extension Color { static let ink = Color(white: 0.1); static let lead = Color.black }
      private enum Constants { static let ink = Color.white }
      private extension Card { static let ink = Color.black }
      let all = [Constants.ink, Card.ink]
      """
    #expect(try found(source) == ["2 Color.white", "3 Color.black"])
  }

  @Test("A static list of things that are no colors defines no tokens")
  func lists() throws {
    let source = """
      struct Page {
        let title: String, background: Color
        static let all: [Page] = [Page(title: "a", background: .blue), .init(title: "b", background: Color.green)]
        static let samples = [Page(title: "c", background: .red)]
        static let first = Page(title: "d", background: .red)
        static let ramp: [Color] = [.red, .green], scale = [Color.red, .green], named: [String: Color] = ["a": .red]
        static let shadows: [CardShadow] = [CardShadow(color: .black)]
      }
      struct CardShadow { let color: Color }
      """
    // Sample data isn't part of the interface.
    #expect(try found(source) == ["3 .blue", "3 Color.green"])
  }

  @Test("The color of something from elsewhere may be one")
  func colorOfSomethingElse() throws {
    #expect(try found("func show() { spinner.color = .white; color = .red }") == ["1 .white"])
    let model = "final class Model { enum Hue { case red }; var color = Hue.red }\n"
    #expect(try found(model + "func show() { model.color = .red }") == [])
  }

  @Test("A modifier of previews is left out as previews are")
  func previewModifier() throws {
    let source = """
      struct Framed: PreviewModifier {
        func body(content: Content, context: Void) -> some View { content.background(Color.red) }
      }
      struct Card: ViewModifier { func body(content: Content) -> some View { content.background(Color.blue) } }
      """
    #expect(try found(source) == ["4 Color.blue"])
  }

  @Test(
    "What is no color written by hand",
    arguments: [
      "Text(t).foregroundColor(.primary).background(.thinMaterial).foregroundStyle(.tertiary)",
      "Color.accentColor.overlay(Color(.systemBackground)).overlay(Color(uiColor: .secondaryLabel))",
      "Text(t).background(.clear).background(Color.clear).background(.background)",
      "Text(t).font(.headline).padding(.top).frame(alignment: .leading).buttonStyle(.bordered)",
      "Chip(tone: .red, kind: .white)",
      "Text(t).background(color(.red)).foregroundColor(theme.color(.blue)).background(Color.ds(.red))",
      "Text(t).environment(\\.flavor, .red)",
      "let kind: Kind; if isOn { kind = .red } else { kind = .blue }; Chip(kind)",
      "let kinds = [Kind.plain, .red]; let sizes = [Chip(Color.clear), .red]",
      "Color(\"Brand\").overlay(Color(\"facade\")).overlay(Color(named: \"x\"))",
      "Color(.brandInk).overlay(Color(asset: .ink))",
      "Color(red: r, green: g, blue: b).overlay(Color(hex: item.hex)).overlay(Color(hue: Double(index) / 10, saturation: 1, brightness: 1))",
      "Text(t).opacity(color == .red ? 1 : 0)",
      "Text(t).onChange(of: tone) { if case .red = tone { run(.red) } }",
      "ForEach([Tone.red, .green]) { Row(tone: $0) }",
      "Text(String(describing: Color.self)).tag(Palette.Color.red).tag(Color.Tone.red)",
      "let names: [Tone: String] = [.red: \"Red\", .blue: \"Blue\"]; Text(names[.red]!)",
      "let tone: Tone = .red; Text(t)",
      "Text(t).mask { Rectangle().fill(Color.black) }",
      "Color.black.opacity(0)",
      "Text(t).foregroundColor(color(for: .red))",
      "Text(t).foregroundStyle(tone == .red ? .primary : .secondary)",
      "Color(palette: .blue, shade: 500)",
    ])
  func nothing(_ body: String) throws {
    #expect(try found(view(body)) == [])
  }

  @Test("Functions of the same sources say what their parameters are")
  func parameters() throws {
    let others = [
      "Parts.swift": """
      struct Chip: View { let tone: Tone; let tint: Color?; var body: some View { EmptyView() } }
      final class Store { init(accent: UIColor, tone: Tone) {} }
      extension View { func ring(_ color: Color, tone: Tone) -> some View { self } }
      func color(for tone: Tone, otherwise: Color) -> Color { otherwise }
      """
    ]
    let source = view(
      "Chip(tone: .red, tint: .green).ring(.blue, tone: .red).id(Store(accent: .black, tone: .white)).tint(color(for: .red, otherwise: .gray))"
    )
    #expect(try found(source, others: others) == ["2 .green", "2 .blue", "2 .black", "2 .gray"])
  }

  @Test("Properties, functions and parameters whose type is a color")
  func declarations() throws {
    let source = """
      struct Row: View {
      @State private var tint: Color = .red
      static let line = Color(white: 0.5)
      var colors: [Color] { [.red, .blue] }
      var tones: [Tone] { [.red, .blue] }
      func color(_ tone: Tone, or other: Color = .black) -> Color { if tone == .red { return .red }
        return tone == .blue ? .blue : other }
      func tone(_ isOn: Bool) -> Tone { isOn ? .red : .blue }
      func press() { tint = .green; tone = .green; self.tint = isOn ? .mint : tint }
      }
      """
    #expect(
      try found(source) == [
        "2 .red", "3 Color(white: 0.5)", "4 .red", "4 .blue", "6 .black", "6 .red", "7 .blue", "9 .green", "9 .mint",
      ])
  }

  @Test("A type that hides SwiftUI's for its own parameters, and cases of enumerations")
  func hidden() throws {
    let source = """
      final class Tree { enum Color { case red, black }
      class Node { var color: Color; init(color: Color) { self.color = color } }
      enum Leaf { case leaf(color: Color) }
      func make() { _ = Node(color: .red); root.color = .black; _ = Leaf.leaf(color: .red); let color: Color = .red } }
      enum Fill { case plain(tint: SwiftUI.Color) }
      func fill() -> Fill { .plain(tint: .red) }
      """
    #expect(try found(source) == ["6 .red"])
  }

  @Test("A parameter of something from elsewhere that is called a color cannot be told")
  func unknown() throws {
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["tokens.json"], "code": ["View.swift"] }"#,
      "tokens.json": ##"{ "page": { "$type": "color", "$value": "#ffffff" } }"##,
      "View.swift": view("Chip(color: .red, tone: .green)\nText(t).card(fillColor: isOn ? .blue : .clear)"),
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    let found = report.findings.filter { $0.rule == "hardcoded-color" }
    #expect(found.map(\.outcome.name) == ["cantTell", "cantTell"])
    #expect(found.map { $0.location?.line } == [2, 3])
  }

  @Test("Colors of UIKit")
  func uiKit() throws {
    let source = """
      class Cell: UITableViewCell {
      func make() {
      contentView.layer.borderColor = UIColor.lightGray.cgColor
      button.setTitleColor(.white, for: .normal)
      view.tintColor = .init(red: 1, green: 0, blue: 0, alpha: 1)
      view.backgroundColor = UIColor { traits in traits.userInterfaceStyle == .dark ? .black : .white }
      label.textColor = UIColor(named: "Ink") ?? .red
      switch state { case .red: label.textColor = .systemRed
      default: label.textColor = .label }
      view.contentMode = .red
      if view.backgroundColor == .white { return }
      }
      }
      """
    let places = try found(source)
    #expect(
      places == [
        "3 UIColor.lightGray.cgColor", "4 .white", "5 .init(red: 1, green: 0, blue: 0, alpha: 1)", "6 .black",
        "6 .white", "8 .systemRed",
      ])
  }

  @Test("A type of the team's own that is called Color hides that of SwiftUI")
  func ownType() throws {
    let others = ["Color.swift": "public struct Color { public static let red = Color() }"]
    #expect(try found(view("Color.red"), others: others) == [])
  }

  @Test("The remedy names tokens of the same color, at most two")
  func remedies() throws {
    let folder = try TemporaryFolder([
      "palpable.json":
        #"{ "tokens": ["tokens.json"], "code": ["View.swift"], "rules": { "hardcoded-color": "warning" } }"#,
      "tokens.json": ##"""
      { "$type": "color", "page": { "$value": "#ffffff" }, "card": { "$value": "#fff" }, "paper": { "$value": "#ffffff" },
        "red": { "$value": "#ff3b30" }, "veil": { "$value": "#00000080" } }
      """##,
      "View.swift": view(
        "Color.white\nColor(red: 255 / 255, green: 1, blue: 1)\nColor(hex: 0xFF3B30)\nColor(\"#FF3B30\")\nColor.red\nColor.black.opacity(0.5)"
      ),
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    let remedies = report.findings.filter { $0.rule == "hardcoded-color" }.map { $0.remedy ?? "" }
    let white = "use card or page, which has the same color, if it fits the purpose"
    let red = "use red, which has the same color, if it fits the purpose"
    // 0.5 of 255 is 127.5, which rounds to 128, 80 in hexadecimal.
    let veil = "use veil, which has the same color, if it fits the purpose"
    // The color that adapts is a note, and last.
    #expect(remedies == [white, white, red, red, veil, "use a color token"])
  }

  /// Whether each color adapts, in the order of the source.
  private func adapts(_ source: String) -> [Bool] {
    let outline = SwiftOutline(SourceFile(path: "A.swift", bytes: Array("import SwiftUI\n\(source)".utf8)))
    return ViewCode([outline], tokens: TokenSet()).chains.compactMap { $0.writtenColor?.isAdaptive }
  }

  @Test(
    "A color that the platform adapts to dark mode",
    arguments: [
      ("Text(t).foregroundStyle(.red)", [true]), ("Text(t).foregroundStyle(isOn ? .red : .white)", [true, false]),
      ("Text(t).foregroundStyle(Color.gray.opacity(0.5))", [true]),
      ("Text(t).tint(Color(uiColor: .systemRed))", [true]),
      ("LinearGradient(colors: [.red, .black], startPoint: .top, endPoint: .bottom)", [true, false]),
      ("Text(t).foregroundStyle(Color(UIColor.red))", [false]),
      ("Text(t).foregroundStyle(Color(.red))", [false]), ("Text(t).foregroundStyle(Color(uiColor: .red))", [false]),
      ("Text(t).foregroundStyle(Color.black)", [false]),
      ("Text(t).foregroundStyle(Color(red: 1, green: 0, blue: 0))", [false]),
    ])
  func adaptive(_ body: String, _ expected: [Bool]) {
    #expect(adapts("struct A: View { var body: some View { \(body) } }") == expected)
  }

  @Test("The hues of UIColor have one value; its system colors adapt")
  func adaptiveInUIKit() {
    let method = "label.textColor = .red\nlabel.backgroundColor = .systemRed\nbutton.setTitleColor(.blue, for: .normal)"
    #expect(adapts("class A: UIView { func set() { \(method) } }") == [false, true, false])
    #expect(adapts("struct A { var tint: Color { .red }\nvar old: UIColor { .red } }") == [true, false])
  }

  @Test("A color that adapts is a note; an option makes it a warning")
  func adaptiveLevel() throws {
    let files = [
      "palpable.json": #"{ "code": ["View.swift"], "rules": { "hardcoded-color": "warning" } }"#,
      "View.swift": view("Color.red\nColor.white"),
      "strict.json":
        #"{ "code": ["View.swift"], "rules": { "hardcoded-color": { "level": "warning", "adaptive": "warning" } } }"#,
    ]
    let folder = try TemporaryFolder(files)
    func levels(_ name: String) throws -> [Level] {
      var request = AuditRequest(paths: [folder.path + "/" + name], root: folder.path)
      request.code = []
      let report = try AuditSession(request).report()
      return report.findings.filter { $0.rule == "hardcoded-color" && $0.outcome == .failed }.map(\.level).sorted()
    }
    #expect(try levels("palpable.json") == [.note, .warning])
    #expect(try levels("strict.json") == [.warning, .warning])
  }

  @Test("Without a configuration, hard-coded colors are notes")
  func withoutConfiguration() throws {
    let tokens = "extension Color { static let brand = Color(red: 0.1, green: 0.2, blue: 0.3) }"
    let folder = try TemporaryFolder(["View.swift": view("Color.white"), "Brand.swift": tokens])
    var request = AuditRequest(paths: [], root: folder.path)
    request.code = [folder.path]
    let findings = try AuditSession(request).report().findings.filter { $0.rule == "hardcoded-color" }
    #expect(findings.map(\.level) == [.note])
  }
}
