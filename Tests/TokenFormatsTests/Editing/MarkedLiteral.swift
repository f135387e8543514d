import ColorScience
import Testing

/// A color literal of a format, in which `‹…›` marks the slots: the only bytes that an edit may change.
struct MarkedLiteral: CustomTestStringConvertible, Sendable {
  /// The opacities that an edit can write into the slots.
  enum Alpha: Sendable {
    /// Any value with three decimals.
    case decimal
    /// Any 255th.
    case byte
    /// Only the current one, because no slot has it.
    case kept
  }

  let marked: String
  let alpha: Alpha
  /// Whether the slots can hold the colors of Display P3 that sRGB doesn't have.
  let isWide: Bool
  /// The space in which the components must be 0 to 1; nil if no color of the gamut exceeds the limits of the slots.
  let limits: ColorSpace?

  init(_ marked: String, _ alpha: Alpha = .kept, isWide: Bool = false, limits: ColorSpace? = nil) {
    (self.marked, self.alpha, self.isWide, self.limits) = (marked, alpha, isWide, limits)
  }

  var testDescription: String { marked }
  /// The literal without the marks.
  var text: String { marked.filter { $0 != "‹" && $0 != "›" } }

  /// Whether a text is the literal with other digits in its slots.
  func matches(_ text: Substring) throws -> Bool {
    let parts = marked.split(separator: "‹", omittingEmptySubsequences: false).enumerated().map { index, part in
      #"\Q"# + (index == 0 ? part : part.drop { $0 != "›" }.dropFirst()) + #"\E"#
    }
    let pattern = parts.map { $0 == #"\Q\E"# ? "" : $0 }.joined(separator: "(?:[0-9A-Fa-fx._-]+|none)")
    return try Regex(pattern).wholeMatch(in: text) != nil
  }
}

/// A document of a format with a literal in it.
struct MarkedDocument: Sendable {
  let format: String
  let path: String
  let token: String
  let before: String
  let after: String
  let literals: [MarkedLiteral]
}

extension MarkedDocument {
  /// The literals of every format that has an editor.
  static let all = [css, dtcgTexts, dtcg, figma, strict, resolver, studio, catalog, swift]

  private static let cssLiterals: [MarkedLiteral] = [
    .init("#‹123456›"), .init("#‹ABCDEF›"), .init("#‹fff›"), .init("#‹f0c8›", .byte), .init("#‹12345680›", .byte),
    .init("rgb(‹1›, ‹2›, ‹3›)"), .init("rgb(‹1› ‹2› ‹3›)"), .init("rgba(‹1›,‹2›,‹3›,‹.5›)", .decimal),
    .init("rgb(‹1› ‹2› ‹3› / ‹50›%)", .decimal), .init("RGB( ‹10›% ‹20.5›% ‹30›% )"),
    .init("hsl(‹10› ‹20›% ‹30›%)"), .init("hsla(‹10›deg, ‹20›%, ‹30›%, ‹0.25›)", .decimal),
    .init("hsl(‹0.1›turn ‹20›% ‹30›%)"), .init("hwb(‹10› ‹20›% ‹30›%)"),
    .init("hwb(‹1›rad ‹20›% ‹30›% / ‹.5›)", .decimal),
    .init("lab(‹50›% ‹10› ‹10›)", isWide: true), .init("lab(‹50› ‹10›% ‹-10›%)", isWide: true),
    .init("lch(‹50›% ‹10› ‹20›)", isWide: true), .init("oklab(‹0.5› ‹0.1› ‹-0.1›)", isWide: true),
    .init("oklch(‹62.8›% ‹0.258› ‹29.2›)", isWide: true), .init("oklch(‹none› ‹0.1› ‹20›)", isWide: true),
    .init("oklch(‹0.5› ‹0.1› ‹none› / ‹0.5›)", .decimal, isWide: true), .init("color(srgb ‹.5› ‹.5› ‹.5›)"),
    .init("color(srgb ‹50›% ‹50›% ‹50›% / ‹20›%)", .decimal),
    .init("color(srgb-linear ‹0.5› ‹0.5› ‹0.5›)", isWide: true),
    .init("color(display-p3 ‹0.5› ‹0.5› ‹0.5›)", isWide: true), .init("color(a98-rgb ‹0.5› ‹0.5› ‹0.5›)"),
    .init("color(prophoto-rgb ‹0.5› ‹0.5› ‹0.5›)", isWide: true),
    .init("color(rec2020 ‹0.5› ‹0.5› ‹0.5›)", isWide: true),
    .init("color(xyz ‹0.5› ‹0.5› ‹0.5›)", isWide: true), .init("color(xyz-d50 ‹0.5› ‹0.5› ‹0.5›)", isWide: true),
  ]

  private static let css = MarkedDocument(
    format: "css", path: "a.css", token: "ink", before: "/* #000 */ :root { --ink:", after: " ; --gap: 4px }",
    literals: cssLiterals + [.init("rgb(‹1› /* red */ ‹2› ‹3›)")])

  /// The texts that older files hold.
  private static let dtcgTexts = MarkedDocument(
    format: "dtcg", path: "a.tokens.json", token: "ink", before: ##"{"ink":{"$type":"color","$value":""##,
    after: ##"","$description":"#000"}}"##, literals: cssLiterals)

  private static let strict = objects("dtcg-strict")
  private static let dtcg = objects("dtcg")
  private static let figma = objects("figma")

  private static func objects(_ format: String) -> MarkedDocument {
    let spaces: [(id: String, components: String, isWide: Bool)] = [
      ("srgb", "‹0.5›, ‹0.25›, ‹1›", false), ("srgb-linear", "‹0.5›,‹0.25›,‹1.0›", false),
      ("hsl", "‹10›, ‹20›, ‹30.5›", false), ("hwb", "‹10›, ‹20›, ‹30›", false),
      ("lab", "‹50›, ‹10›, ‹-10›", true), ("lch", "‹50›, ‹10›, ‹20›", true), ("oklab", "‹0.5›, ‹0.1›, ‹-0.1›", true),
      ("oklch", "‹0.5›, ‹0.1›, ‹20›", true), ("display-p3", "‹0.5›, ‹0.25›, ‹1›", true),
      ("a98-rgb", "‹0.5›, ‹0.25›, ‹1›", false), ("prophoto-rgb", "‹0.5›, ‹0.25›, ‹1›", true),
      ("rec2020", "‹0.5›, ‹0.25›, ‹1›", true), ("xyz-d65", "‹0.5›, ‹0.25›, ‹1›", true),
      ("xyz-d50", "‹0.5›, ‹0.25›, ‹0.5›", true),
    ]
    return MarkedDocument(
      format: format, path: "a.tokens.json", token: "ink", before: ##"{ "ink": { "$type": "color", "$value": "##,
      after: ##", "$description": "#000" } }"##,
      literals: spaces.map {
        MarkedLiteral(
          ##"{ "colorSpace": "\##($0.id)", "components": [\##($0.components)] }"##, isWide: $0.isWide,
          limits: $0.id == "xyz-d65" ? .xyzD65 : nil)
      } + [
        .init(##"{"alpha":‹0.5›,"components":[ ‹0.5› ,‹0›,‹1›],"colorSpace":"srgb"}"##, .decimal),
        .init(
          ##"{ "colorSpace": "srgb", "components": [‹0.5›, ‹0›, ‹1›], "alpha": ‹1›, "hex": "#‹8000ff›" }"##, .decimal),
      ])
  }

  /// A document of a resolver, which the editor of DTCG edits.
  private static let resolver = MarkedDocument(
    format: "dtcg-resolver", path: "a.resolver.json", token: "ink",
    before:
      ##"{"version":"2025.10","resolutionOrder":[{"$ref":"#/sets/base"}],"sets":{"base":{"sources":[{"ink":{"$type":"color","$value":"##,
    after: "}}]}}}",
    literals: [
      .init(##"{"colorSpace":"oklch","components":[‹0.5›,‹0.1›,‹20›],"alpha":‹0.25›}"##, .decimal, isWide: true)
    ])

  private static let studio = MarkedDocument(
    format: "tokens-studio", path: "a.json", token: "ink",
    before: ##"{"$themes":[],"core":{"ink":{"type":"color","value":""##, after: ##"","description":"#000"}}}"##,
    literals: cssLiterals)

  private static let catalog = MarkedDocument(
    format: "xcassets", path: "A.xcassets/ink.colorset/Contents.json", token: "ink",
    before: ##"{ "colors": [{ "idiom": "universal", "color": "##, after: " }] }",
    literals: [
      components("srgb", "\"‹0x1A›\"", "\"‹0x02›\"", "\"‹0x03›\"", "\"‹1.000›\"", .decimal),
      components("srgb", "\"‹0x1a›\"", "\"‹0x02›\"", "\"‹0x03›\"", "\"‹0.500›\"", .decimal),
      components("srgb", "\"‹12›\"", "\"‹34›\"", "\"‹56›\"", "\"‹255›\"", .byte),
      components("srgb", "\"‹0x1A›\"", "\"‹0x02›\"", "\"‹0x03›\"", "\"‹0x80›\"", .byte),
      components("srgb", "\"‹0.100›\"", "\"‹0.200›\"", "\"‹0.300›\"", "\"‹1.000›\"", .decimal),
      components("srgb", "‹0.1›", "‹0.2›", "‹0.3›", "‹1›", .decimal),
      components("extended-srgb", "\"‹1.100›\"", "\"‹-0.200›\"", "\"‹0.300›\"", "\"‹1.000›\"", .decimal, isWide: true),
      components("extended-linear-srgb", "\"‹0.1›\"", "\"‹0.2›\"", "\"‹0.3›\"", "\"‹1.0›\"", .decimal, isWide: true),
      components("display-p3", "\"‹0.100›\"", "\"‹0.200›\"", "\"‹0.300›\"", "\"‹1.000›\"", .decimal, isWide: true),
      components("display-p3", "‹0.5›", "\"‹0.5›\"", "\"‹0.25›\"", "‹1›", .decimal, isWide: true),
    ])

  private static func components(
    _ space: String, _ red: String, _ green: String, _ blue: String, _ alpha: String, _ kind: MarkedLiteral.Alpha,
    isWide: Bool = false
  ) -> MarkedLiteral {
    let members = #""alpha": \#(alpha), "blue": \#(blue), "green": \#(green), "red": \#(red)"#
    return MarkedLiteral(#"{ "color-space": "\#(space)", "components": { \#(members) } }"#, kind, isWide: isWide)
  }

  private static let swift = MarkedDocument(
    format: "swift", path: "a.swift", token: "C.ink", before: "// 0x000000\nenum C {\n  static let ink: Color = ",
    after: " // ink\n}\n",
    literals: [
      .init("Color(hex: 0x‹123456›)"), .init("Color(hex: 0x‹abcdef›)"), .init("Color(hex: 0x‹12_34_56›)"),
      .init("Color(hex: 0x‹12345680›)", .byte), .init("Color(argb: 0x‹80123456›)", .byte),
      .init("Color(rgba: 0x‹12345680›)", .byte), .init(##"Color(hex: "#‹123456›")"##), .init(##"Color(hex: "‹abc›")"##),
      .init(##"Color("#‹fff8›")"##, .byte), .init(##"Color(hex: "0x‹12345680›")"##, .byte),
      .init("Color(hex: 0x‹123456›, alpha: ‹0.5›)", .decimal), .init("Color(hex: 0x‹123456›).opacity(0.5)"),
      .init("Color(red: ‹0.5›, green: ‹0.25›, blue: ‹1.0›)"), .init("Color(red: ‹1›, green: ‹0›, blue: ‹0.5›)"),
      .init("Color(red: ‹1›/255, green: ‹2› / 255.0, blue: ‹3.0›/255)"),
      .init("Color(red: ‹0x01› / 255, green: ‹0x02› / 255, blue: ‹0xFF› / 255)"),
      .init("Color(.sRGB, red: ‹0.5›, green: ‹0.5›, blue: ‹0.5›, opacity: ‹1›)", .decimal),
      .init("Color(.sRGBLinear, red: ‹0.5›, green: ‹0.5›, blue: ‹0.5›)"),
      .init("Color(.displayP3, red: ‹0.5›, green: ‹0.5›, blue: ‹0.5›, opacity: ‹0.5›)", .decimal, isWide: true),
      .init("UIColor(displayP3Red: ‹0.5›, green: ‹0.5›, blue: ‹0.5›, alpha: ‹1›)", .decimal, isWide: true),
      .init("UIColor(red: ‹0.1›, green: ‹0.2›, blue: ‹0.3›, alpha: ‹0.4›)", .decimal),
      .init("NSColor(srgbRed: ‹0.1›, green: ‹0.2›, blue: ‹0.3›, alpha: ‹1.0›)", .decimal),
      .init("UIColor(hue: ‹0.5›, saturation: ‹0.5›, brightness: ‹0.5›, alpha: ‹0.5›)", .decimal),
      .init("Color(hue: ‹0.5›, saturation: ‹0.5›, brightness: ‹0.5›)"),
      .init("#colorLiteral(red: ‹0.1›, green: ‹0.2›, blue: ‹0.3›, alpha: ‹1›)", .decimal),
      .init("Color(UIColor(red: ‹0.1›, green: ‹0.2›, blue: ‹0.3›, alpha: ‹1›))", .decimal),
      .init("(Color(r: ‹10›, g: ‹20›, b: ‹30›))"),
      .init("UIColor(r: ‹10›, g: ‹20›, b: ‹30›, a: ‹1›).cgColor", .decimal),
    ])
}
