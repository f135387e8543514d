import ColorScience
import DesignTokens
import Testing
import TokenFormats

/// Names that try to be more than names.
@Suite struct HostileNameTests {
  static let names = [
    "*/ } :root { --evil: red", "\"); import Darwin; (\"", "`; fatalError()", "a\nb", "a\r\nlet x = 1",
    "../../etc/passwd",
    "/absolute", "..", ".hidden", "CON", "a:b", "a\\b", "<script>", "</style>", "]]>", "{ink}", "$value", "$root",
    "#/a",
    "~1", "%2F", "100%", "\u{202E}evil", "\u{200B}", "👩‍👩‍👧", "é", "e\u{301}", "Ω", "\u{1B}[31m", "::error::", " ", "-",
    "--", "_",
    "1", "500", "class", "default", "self", "Type", "init", "Self", "Any", "SwiftUI", "Color", "CGFloat", "adaptive",
    "dark",
    "Dark", "root", "Tokens", ";", "//", "/*", "\\(1)", "\"", "'", "&amp;", "a.colorset.b", "info", "Contents",
    "@media", "!important",
    String(repeating: "n", count: 200),
  ]

  private static func tokens(_ name: String) throws -> TokenSet {
    var builder = TokenBuilder()
    try builder.color("color.plain", "#123456")
    try builder.color(TokenPath("color.\(name)"), "#654321")
    try builder.color(TokenPath("color.\(name)"), "#fedcba", mode: "dark")
    try builder.color(TokenPath("x\(name).x"), "#abcdef")
    builder.alias("color.alias", TokenPath("color.\(name)"))
    return builder.tokens
  }

  @Test(arguments: Target.every) func nothingBreaksOut(_ target: Target) throws {
    for name in Self.names { try checkName(name, target) }
  }

  private func checkName(_ name: String, _ target: Target) throws {
    let tokens = try Self.tokens(name)
    let modes = Array(fourModes.prefix(2))
    // Between two dots there is no name, and Tailwind resets properties by a name that ends with an asterisk.
    if name.hasPrefix(".") || (name.hasSuffix("*") && target.writer.reader == CSSFormat.self)
      || !name.contains(where: { $0.isLetter || $0.isNumber }),
      let error = error(target, tokens, modes)
    {
      guard case .unwritableName = error else {
        Issue.record("\(error)")
        return
      }
      return
    }
    let (conversion, back) = try target.trip(tokens, modes)
    #expect(back.differences.isEmpty, "\(name)")
    #expect(conversion.names.count == tokens.tokens.count, "\(name)")
    #expect(back.imported.tokens.tokens.count == tokens.tokens.count, "\(name)")
    for document in conversion.documents {
      let parts = document.path.split(separator: "/", omittingEmptySubsequences: false)
      #expect(parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && $0 != ".." && !$0.utf8.contains(0) }, "\(name)")
      #expect(document.text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 }, "\(name)")
      #expect(!document.text.unicodeScalars.contains("\u{202E}"), "\(name)")
    }
  }

  private func error(_ target: Target, _ tokens: TokenSet, _ modes: [Mode]) -> ConversionError? {
    do throws(ConversionError) {
      _ = try target.writer.documents(of: tokens, modes: modes, named: target.name)
      return nil
    } catch { return error }
  }

  /// What stands in comments and strings of the source.
  @Test(arguments: Target.every) func descriptionsAndReasonsBreakNothing(_ target: Target) throws {
    for text in Self.names { try checkDescription(text, target) }
  }

  private func checkDescription(_ text: String, _ target: Target) throws {
    var builder = TokenBuilder()
    builder.add(
      "color.ink", .color, .literal(.color(.black)), description: "A \(text) */ b", deprecation: "no \(text) \" */ c")
    try builder.color("color.page", "#ffffff")
    let (_, back) = try target.trip(builder.tokens, [Mode("light")])
    #expect(back.differences.isEmpty, "\(text)")
    #expect(back.imported.tokens.tokens.count == 2, "\(text)")
    if target.testDescription == "swift" {
      #expect(back.imported.tokens["color.ink"]?.deprecation == "no \(text) \" */ c", "\(text)")
    }
    if target.testDescription == "dtcg" {
      #expect(back.imported.tokens["color.ink"]?.deprecation == "no \(text) \" */ c", "\(text)")
      #expect(back.imported.tokens["color.ink"]?.description == "A \(text) */ b", "\(text)")
    }
  }

  @Test(arguments: names) func wordsBreakNothing(_ text: String) throws {
    var builder = TokenBuilder()
    builder.add("font.body", .fontFamily, .literal(.text(text)))
    builder.add("words.any", nil, .literal(.text(text)))
    let families = ["Inter", text].map { TokenBuilder.authored(.literal(.text($0))) }
    builder.add("font.all", .fontFamily, .literal(.list(families)))
    let conversion = try CSSWriter.documents(of: builder.tokens, modes: [Mode("light")], named: "a.css")
    let back = try ConversionComparison(conversion, reader: CSSFormat.self, of: builder.tokens, modes: [Mode("light")])
    // A list of families is read as words.
    #expect(back.differences.map(\.path) == ["font.all"])
    #expect(back.imported.tokens.tokens.count == 3)
  }

  struct Clash: CustomTestStringConvertible, Sendable {
    let target: Target
    let names: [TokenPath]
    var testDescription: String { "\(target.testDescription) \(names)" }
  }

  static let clashes = [
    Clash(target: Target.all[2], names: ["a.b-c", "a-b.c"]),
    Clash(target: Target.all[3], names: ["a.b-c", "a.bC"]),
    Clash(target: Target.all[1], names: ["a.Ink", "a.ink"]),
    Clash(target: Target.all[1], names: ["a.e\u{301}", "a.é"]),
    Clash(target: Target.all[1], names: ["A.x", "a.y"]),
    Clash(target: Target.all[0], names: ["a.$x", "a.%24x", "a.%2524x"]),
  ]

  @Test(arguments: clashes) func clashesNameBothOrAreToldApart(_ clash: Clash) throws {
    var builder = TokenBuilder()
    for name in clash.names { try builder.color(name, "#000") }
    do {
      let (_, back) = try clash.target.trip(builder.tokens, [Mode("light")])
      #expect(clash.target.testDescription == "dtcg")
      #expect(back.imported.tokens.tokens.count == clash.names.count)
    } catch let error as ConversionError {
      guard case .nameClash(let first, let second, _) = error else {
        Issue.record("\(error)")
        return
      }
      #expect([first, second] == Array(clash.names.prefix(2)))
      #expect(clash.target.testDescription != "dtcg")
    }
  }

  @Test(arguments: ["", "a..b", "a.", ".a"]) func namesThatAreEmptyAreAnErrorOrReadBack(_ name: String) throws {
    for target in Target.all {
      var builder = TokenBuilder()
      try builder.color(TokenPath(name), "#000")
      do {
        let (_, back) = try target.trip(builder.tokens, [Mode("light")])
        #expect(back.differences.isEmpty)
      } catch let error as ConversionError {
        guard case .unwritableName(TokenPath(name), _) = error else {
          Issue.record("\(error)")
          continue
        }
      }
    }
  }
}
