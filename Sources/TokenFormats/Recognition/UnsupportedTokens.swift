import SourceText

/// A known format of colors or tokens that Palpable doesn't read.
public struct UnsupportedTokens: Sendable, Hashable {
  /// The name people use.
  public let title: String
  /// The remedy, as an imperative.
  public let advice: String

  /// The unsupported format of a document that no supported format recognizes; nil if it is unknown.
  ///
  /// The most certain signs are looked at first: the name, then keys at the root of a JSON document, then its values.
  /// - Complexity: O(n) in the bytes of the document.
  public init?(of document: SourceFile) {
    guard let found = UnsupportedTokens.named(document) ?? UnsupportedTokens.written(document) else { return nil }
    self = found
  }

  private init(_ title: String, _ advice: String) { (self.title, self.advice) = (title, advice) }

  private static let export = "export the tokens as DTCG 2025.10"
  private static let convert = "convert the colors to DTCG 2025.10 or CSS custom properties"

  static let styleDictionary = UnsupportedTokens(
    "Style Dictionary configuration in JavaScript", "write the configuration as JSON")
  static let sketchPalette = UnsupportedTokens("Sketch palette", convert)
  static let colorList = UnsupportedTokens("JSON color list", convert)
  static let sass = UnsupportedTokens("Sass (indented syntax)", "convert the file to SCSS, or audit the compiled CSS")
  static let less = UnsupportedTokens("Less", "audit the compiled CSS with its custom properties")
  static let tailwind = UnsupportedTokens("Tailwind CSS configuration", "audit the CSS with its custom properties")
  static let scriptTokens = UnsupportedTokens("design tokens in JavaScript", export)
  static let colorListOfMac = UnsupportedTokens("macOS color list", convert)

  /// What the name and a few bytes tell, for documents that are not JSON.
  private static func named(_ document: SourceFile) -> UnsupportedTokens? {
    let name = lowercased(document.path.utf8)
    func ends(_ suffixes: String...) -> Bool { suffixes.contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) } }
    if ends(".clr") { return colorListOfMac }
    if ends(".sass") { return sass }
    if ends(".less") { return less }
    if ends(".js", ".cjs", ".mjs", ".ts") { return script(name, document) }
    return nil
  }

  private static func script(_ name: [UInt8], _ document: SourceFile) -> UnsupportedTokens? {
    let file = String(decoding: name[(name.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...], as: UTF8.self)
    let isTyped = document.contains("satisfies Config") && document.contains("tailwindcss")
    if isTyped || file.utf8.starts(with: "tailwind.config.".utf8) { return tailwind }
    let isExported = document.contains("module.exports") || document.contains("export default")
    if isExported, document.contains("colors:"), document.contains("theme") { return tailwind }
    let isDictionary = ["style-dictionary.config.", "sd.config."].contains { file.utf8.starts(with: $0.utf8) }
    if isDictionary { return styleDictionary }
    let isOfColors = file.utf8.starts(with: "colors.".utf8) || file.utf8.starts(with: "tokens.".utf8)
    return isExported && isOfColors ? scriptTokens : nil
  }

  /// What a JSON document says.
  private static func written(_ document: SourceFile) -> UnsupportedTokens? {
    let name = lowercased(document.path.utf8)
    // An icon of Icon Composer has fills, no tokens.
    if name.suffix(15).elementsEqual(".icon/icon.json".utf8) { return nil }
    let endings = [".json", ".jsonc", ".json5", ".tokens", ".sketchpalette"]
    guard endings.contains(where: { name.suffix($0.utf8.count).elementsEqual($0.utf8) }) else { return nil }
    guard let root = try? readJSON(document, dialect: .json5) else { return nil }
    return rooted(root) ?? JSONTokenSigns(root).format
  }

  private static func rooted(_ root: JSONNode) -> UnsupportedTokens? {
    func has(_ names: String...) -> Bool { names.allSatisfy { root[$0] != nil } }
    if has("compatibleVersion", "colors") { return sketchPalette }
    return nil
  }

  private static func lowercased(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }
}
