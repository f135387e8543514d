import TestSupport

/// Two files of Swift source made by chance: one with findings, and one that is added to it.
struct GeneratedPair {
  /// What `palpable.json` says.
  let configuration: String
  /// The file that stands alone first.
  let first: String
  /// The file that is added.
  let added: String
  /// The names that the added file declares where other files see them.
  let visibleNames: [String]
  /// The documents beside the two.
  let documents: [String: String]

  /// A pair of tokens, or of view code.
  init(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    self = seed % 2 == 0 ? GeneratedPair.tokens(&generator) : GeneratedPair.views(&generator)
  }

  private init(
    configuration: String, first: String, added: [Declaration], documents: [String: String] = [:]
  ) {
    self.configuration = configuration
    self.first = "import SwiftUI\n" + first
    self.added = "import SwiftUI\n" + added.map(\.text).joined(separator: "\n")
    visibleNames = added.flatMap(\.names)
    self.documents = documents
  }

  /// A declaration of the added file, with the names that others see; none of a private one.
  private struct Declaration {
    let text: String
    let names: [String]

    init(_ text: String, _ names: String...) {
      self.text = text
      self.names = names
    }
  }

  // MARK: Tokens

  private static func tokens(_ generator: inout SplitMix64) -> GeneratedPair {
    let ink = generator.hex
    let (declaration, value) = generator.pick([
      ("", ink), ("private enum Palette { static let ink = \(ink) }", "Palette.ink"),
      ("private extension Color { static let ink = \(ink) }", "Color.ink"), ("private let ink = \(ink)", "ink"),
      ("enum Palette { static let ink = \(ink) }", "Palette.ink"),
      ("enum Brand { static let ink = \(ink) }\nprivate typealias Palette = Brand", "Palette.ink"),
      ("extension Color { static let ink = \(ink) }", "Color.ink"),
      ("", "Color(uiColor: UIColor { t in t.userInterfaceStyle == .dark ? \(generator.uiHex) : \(generator.uiHex) })"),
      ("", "UIColor { t in t.userInterfaceLevel == .elevated ? \(generator.uiHex) : \(generator.uiHex) }"),
      ("", "UIColor { t in t.userInterfaceIdiom == .pad ? \(generator.uiHex) : \(generator.uiHex) }"),
    ])
    let first =
      "enum T {\n static let page = Color(hex: 0xFFFFFF)\n static let text = \(value)\n static let more: Color = T.text\n}\n\(declaration)"
    let other = generator.hex
    let pool = [
      Declaration("private enum Palette { static let ink = \(other) }"),
      Declaration("fileprivate enum Palette { static let ink = \(other)\n static let page = \(other) }"),
      Declaration("private extension Color { static let ink = \(other)\n static let page = \(other) }"),
      Declaration("private let ink = \(other)"), Declaration("private let text = \(other)"),
      Declaration("private enum Brand { static let ink = \(other) }"), Declaration("private typealias Palette = U"),
      Declaration("private struct T: View { static let text = \(other) }"),
      Declaration("private extension T { static let ink = \(other) }"),
      Declaration("private func hex(_ value: Int) -> Color { \(other) }"),
      Declaration("enum U { static let text = \(other)\n enum T { static let text = \(other) } }", "U"),
      Declaration("extension T { static let border = \(other) }", "border"),
      Declaration("extension T { enum Deep { static let text = \(other) } }", "Deep"),
      Declaration("extension Color { init(hex: String) { self.init(white: 0) } }"),
      Declaration("struct Row: View { static let text = \(other)\n var body: some View { Text(\"a\") } }", "Row"),
      Declaration("extension Color { static let page = \(other) }", "page"),
      Declaration("#if os(macOS)\nextension T { static let edge = \(other) }\n#endif", "edge"),
      Declaration("enum Palette { static let page = \(other) }", "Palette"),
      // What the first file may declare too.
      Declaration("enum Palette { static let ink = \(other) }", "Palette", "ink"),
      Declaration("extension Color { static let ink = \(other) }", "ink"),
      Declaration("enum T { static let text = \(other) }", "T", "text"),
      Declaration("#if BRAND\nextension T { static let text = \(other) }\n#endif", "text"),
    ]
    return GeneratedPair(
      configuration: #"{ "tokens": ["*.swift"], "pairings": [{ "text": ["T.text", "T.more"], "on": "T.page" }] }"#,
      first: first, added: generator.some(of: pool))
  }

  // MARK: View code

  private static func views(_ generator: inout SplitMix64) -> GeneratedPair {
    let body = generator.pick([
      "Text(\"a\").foregroundColor(.red)", "Text(\"a\").foregroundStyle(Color.red)",
      "Text(\"a\").background(.blue, in: Capsule())",
      "Dot(color: .red)", "Chip(title: \"a\", tint: .green)", "Text(\"a\").card(tint: .mint)",
      "Text(\"a\").shadow(color: .black, radius: 2)",
      "Button { go() } label: { Image(systemName: \"plus\") }.accessibilityLabel(\"Add\").frame(width: 20, height: 20)",
      "Button { go() } label: { Image(systemName: \"plus\").frame(width: Sizes.icon, height: Sizes.icon) }.accessibilityLabel(\"Add\")",
      "Button { go() } label: { Image(systemName: \"plus\").padding(4) }.accessibilityLabel(\"Add\").frame(width: side, height: side)",
      "Badge(color: .red)", "Text(\"a\").badge(color: .red)", "List { Badge.init(title: \"a\", color: .blue) }",
      "Text(\"a\").font(.system(size: 12))", "Text(\"a\").font(Fonts.small)",
      "Text(\"a\").foregroundColor(Ink.faint).background(Paper.white)",
      "VStack { Text(\"a\").foregroundColor(Ink.faint) }.padding().background(Paper.white)",
      "Text(\"a\").foregroundColor(Ink.faint).padding(8).frame(height: 40).background(Paper.white)",
      "Label(\"a\", systemImage: \"b\").tint(.red)",
    ])
    let first = """
      struct A: View {
        var tint: Color = Ink.dark
        let side: CGFloat = 20
        var body: some View {
          \(body)
        }
        func reset() { \(generator.pick(["tint = .red", "self.tint = .pink", "model.backgroundColor = .white", "model.color = .red", "log()"])) }
      }
      struct Dot: View { let color: Color; var body: some View { color } }
      struct Chip: View { let title: String; let tint: Color; var body: some View { tint } }
      extension View { func card(tint: Color) -> some View { background(tint) } }
      \(generator.pick(["", "private "]))enum Sizes { static let icon: CGFloat = 16 }
      \(generator.pick(["", "private "]))enum Fonts { static let small = Font.system(size: 11) }
      """
    let tokens = ##"""
      { "$type": "color", "Ink": { "dark": { "$value": "#000000" }, "faint": { "$value": "#cccccc" } }, "Paper": { "white": { "$value": "#ffffff" } } }
      """##
    return GeneratedPair(
      configuration: """
        { "tokens": ["tokens.json"], "code": ["*.swift"], "pairings": [{ "text": "Ink.dark", "on": "Paper.white" }],
          "rules": { "hardcoded-color": "error", "small-target": "error", "fixed-font": "error" } }
        """,
      first: first, added: generator.some(of: pool), documents: ["tokens.json": tokens])
  }

  private static let pool = [
    Declaration(
      "struct DC {}\nextension View { func foregroundColor(_ d: DC, colorScheme: ColorScheme) -> some View { self } }"),
    Declaration(
      "enum IconSize { case small\n func frame(for scale: Double) -> Double { 16 }\n func padding(_ value: Double) -> Double { value } }"
    ),
    Declaration(
      "enum Tone { case red, mint, green }\nextension View { func foregroundColor(_ tone: Tone) -> some View { self } }",
      "foregroundColor"),
    Declaration(
      "enum Shade { case red, green }\nextension View { func tint(_ shade: Shade) -> some View { self } }", "tint"),
    Declaration(
      "private enum Hue { case red }\nprivate extension View { func tint(_ hue: Hue) -> some View { self }\n func font(_ hue: Hue) -> some View { self } }"
    ),
    Declaration("extension View { func frame(width: CGFloat, height: CGFloat) -> some View { self } }", "frame"),
    Declaration("extension View { func padding(_ inset: Int) -> some View { self } }", "padding"),
    Declaration("extension View { func padding() -> some View { self } }", "padding"),
    Declaration("extension View { func card(tone: Int) -> some View { self } }"),
    Declaration("extension UIView { func padding(_ value: Int) {}\n func font(_ size: Int) {} }"),
    Declaration("private enum Sizes { static let icon: CGFloat = 44 }"),
    Declaration("private enum Fonts { static let small = Font.body }"),
    Declaration("private struct Dot { let color: Int }"),
    Declaration("private struct Chip { let title: String; let tint: Int }"),
    Declaration("private struct Color { static let red = 1 }"),
    Declaration("private enum Ink { static let faint = 1 }"),
    Declaration("struct Model { var tint: Int = 0; var backgroundColor: Int = 0 }", "tint", "backgroundColor"),
    Declaration("struct Other { var side: CGFloat = 60; let color: Int }", "side", "color"),
    Declaration(
      "struct B: View { let side: CGFloat = 60; var body: some View { Text(\"b\").frame(width: side) } }", "B"),
    Declaration("enum Sizes { static let icon: CGFloat = 44 }", "Sizes"),
    Declaration("enum Fonts { static let small = Font.body }", "Fonts"),
    Declaration("struct Dot: View { let color: Int; var body: some View { EmptyView() } }", "Dot"),
    Declaration("struct Color { static let red = 1 }", "Color"),
    Declaration("extension Color { static let red = Color(hex: 0x880000) }", "red"),
    Declaration("struct Badge: View { let color: Int; var body: some View { EmptyView() } }", "Badge", "color"),
    Declaration("struct Badge { init(title: String, color: Int) {} }", "Badge"),
    Declaration("extension View { func badge(color: Int) -> some View { self } }", "badge"),
    Declaration("private extension View { func badge(color: Int) -> some View { self } }"),
    Declaration("func card(tint: Int) {}"), Declaration("enum Mood { case shadow(color: Int, radius: Int) }"),
    Declaration("extension A { var height: CGFloat { 44 } }"),
    Declaration("extension A { private var side: CGFloat { 44 } }"),
  ]
}

extension SplitMix64 {
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }

  /// A color that is black, or too pale on white.
  var hex: String {
    mutating get { "Color(hex: 0x\(pick(["000000", "CCCCCC", "BBBBBB", "DDDDDD"])))" }
  }

  var uiHex: String {
    mutating get { "UIColor(white: \(pick(["0", "0.8"])), alpha: 1)" }
  }

  /// One to three of some elements, in any order.
  mutating func some<Element>(of elements: [Element]) -> [Element] {
    Array(elements.shuffled(using: &self).prefix(Int.random(in: 1...3, using: &self)))
  }
}
