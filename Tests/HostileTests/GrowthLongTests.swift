import AuditSession
import AuditTestSupport
import CSSText
import DesignTokens
import SourceText
import SwiftSource
import TestSupport
import Testing
import TokenFormats

/// Time grows with the input and not with its square: each shape is run at a size and at twice that size.
@Suite(.serialized, .enabled(if: LongTests.areEnabled)) struct GrowthLongTests {
  /// Twice the input may take this many times as long: quadratic work takes four times.
  static let largestRatio = 3.5
  /// Times below this are noise, in seconds of the processor.
  static let smallestTime = 0.25
  /// The most time at the larger size, in seconds of the processor, in a debug build.
  static let largestTime = 6.0

  private func check(_ name: String, _ size: Int, _ run: (Int) throws -> Void) rethrows {
    try run(min(size, 16))
    var small = try processorSeconds { try run(size) }
    var large = try processorSeconds(below: Self.largestTime) { try run(2 * size) }
    for _ in 0..<2 where large >= Self.smallestTime && large / small >= Self.largestRatio {
      small = try processorSeconds { try run(size) }
      large = try processorSeconds(below: Self.largestTime) { try run(2 * size) }
    }
    #expect(large < Self.largestTime, "\(name): \(large) s")
    #expect(large < Self.smallestTime || large / small < Self.largestRatio, "\(name): \(small) s, then \(large) s")
  }

  /// Shapes of a megabyte, and of two, that only the reader sees.
  static let texts: [(name: String, count: Int, make: @Sendable (Int) -> String)] = [
    ("numbers.json", 150_000, { "[" + String(repeating: "12345,", count: $0) + "1]" }),
    ("escapes.json", 150_000, { "\"" + String(repeating: "\\u00e9", count: $0) + "\"" }),
    ("members.json", 60_000, { "{" + (0..<$0).map { "\"name\($0)\":1," }.joined() + "\"a\":1}" }),
    ("marks.json", 250_000, { "\"" + String(repeating: "\u{301}\u{323}", count: $0) + "\"" }),
    ("lines.json", 1_000_000, { String(repeating: "\n", count: $0) + "1" }),
    ("comments.css", 250_000, { String(repeating: "/**/", count: $0) }),
    ("selectors.css", 150_000, { String(repeating: ".a, ", count: $0) + ".b { --x: #fff }" }),
    ("rules.css", 60_000, { String(repeating: "a { --x: #fff }", count: $0) }),
    ("strings.css", 100_000, { String(repeating: "a{x:'\n}", count: $0) }),
    ("semicolons.css", 500_000, { "a{" + String(repeating: ";", count: $0) }),
    ("quotes.swift", 500_000, { String(repeating: "\"", count: 2 * $0 + 1) }),
    ("interpolations.swift", 100_000, { "\"" + String(repeating: "\\(\"", count: $0) }),
    ("comments.swift", 250_000, { String(repeating: "/*", count: $0) }),
    ("slashes.swift", 400_000, { String(repeating: "/ ", count: $0) }),
    ("hashes.swift", 250_000, { String(repeating: "#/ ", count: $0) }),
    ("brackets.swift", 400_000, { String(repeating: "([{", count: $0 / 3) }),
    ("conditions.swift", 60_000, { String(repeating: "#if A\n", count: $0) }),
    ("marks.swift", 200_000, { "let a" + String(repeating: "\u{301}\u{323}", count: $0) }),
  ]

  @Test func textsAreReadInTimeThatGrowsWithTheirSize() throws {
    for shape in Self.texts {
      check(shape.name, shape.count) { count in
        let file = SourceFile(path: shape.name, bytes: Array(shape.make(count).utf8))
        if shape.name.hasSuffix(".json") {
          _ = try? readJSON(file)
        } else if shape.name.hasSuffix(".css") {
          _ = try? readCSS(file)
        } else {
          _ = SwiftOutline(file)
        }
      }
    }
  }

  private static let base = ##""ink": { "$value": "#000" }, "paper": { "$value": "#fff" }"##
  private static let marks = String(repeating: "\u{301}\u{323}", count: 240)

  private static func tokens(_ count: Int, _ token: (Int) -> String) -> [String: String] {
    ["t.tokens.json": "{ \"$type\": \"color\", \(base), " + (0..<count).map(token).joined(separator: ",") + "}"]
  }

  /// Shapes of tokens that are read and whose aliases are followed.
  static let systems: [(name: String, count: Int, make: @Sendable (Int) -> [String: String])] = [
    ("one alias used often", 2000, { tokens($0) { "\"t\($0)\": { \"$value\": \"{ink}\" }" } }),
    (
      "a chain without end", 2000,
      { tokens($0) { "\"t\($0)\": { \"$value\": \"{\($0 == 0 ? "ink" : "t\($0 - 1)")}\" }" } }
    ),
    ("aliases of nothing", 2000, { tokens($0) { "\"t\($0)\": { \"$value\": \"{tt\($0)}\" }" } }),
    ("one circle", 2000, { count in tokens(count) { "\"t\($0)\": { \"$value\": \"{t\(($0 + 1) % count)}\" }" } }),
    (
      "references to the last token", 1000,
      { count in
        tokens(count) {
          $0 == count - 1 ? "\"t\($0)\": { \"$value\": \"#fff\" }" : "\"t\($0)\": { \"$ref\": \"#/t\(count - 1)\" }"
        }
      }
    ),
    ("names of marks", 500, { tokens($0) { "\"\($0)\(marks)\": { \"$value\": \"#fff\" }" } }),
    (
      "names in groups of marks", 250,
      {
        [
          "t.tokens.json": "{ \"$type\": \"color\", \"a\(marks)\": { \"b\(marks)\": { "
            + (0..<$0).map { "\"\($0)\": { \"$value\": \"#fff\" }" }.joined(separator: ",") + "} } }"
        ]
      }
    ),
    (
      "fifty selectors of a hundred", 20,
      { count in
        [
          "a.css": (0..<count).map { rule in
            (0..<100).map { ".a\(rule)-\($0)" }.joined(separator: ",") + "{ --x: #fff }"
          }.joined()
        ]
      }
    ),
    (
      "variables that double", 500,
      {
        [
          "a.css": ":root { --b0: #fff #fff; " + (0..<$0).map { "--b\($0 + 1): var(--b\($0)) var(--b\($0));" }.joined()
            + "}"
        ]
      }
    ),
    (
      "a chain of variables", 1000,
      { ["a.css": ":root { --c0: #fff; " + (0..<$0).map { "--c\($0 + 1): var(--c\($0));" }.joined() + "}"] }
    ),
    ("one property often", 2000, { ["a.css": (0..<$0).map { ".dark { --x: #\(100 + $0 % 900) }" }.joined()] }),
    (
      "a chain of constants", 500,
      {
        [
          "A.swift": "enum T { static let c0 = Color.red; "
            + (0..<$0).map { "static let c\($0 + 1) = c\($0); " }.joined() + "}"
        ]
      }
    ),
    (
      "sums that double", 300,
      {
        [
          "A.swift": "enum T { static let s0: CGFloat = 1; "
            + (0..<$0).map { "static let s\($0 + 1): CGFloat = s\($0) + s\($0); " }.joined() + "}"
        ]
      }
    ),
  ]

  @Test func systemsAreReadInTimeThatGrowsWithTheirSize() throws {
    for shape in Self.systems { check(shape.name, shape.count) { read(shape.make($0)) } }
  }

  private func read(_ files: [String: String]) {
    for (path, text) in files {
      let file = SourceFile(path: path, bytes: Array(text.utf8))
      guard let format = TokenFormats.format(of: file), let imported = try? format.tokens(from: file) else { continue }
      _ = imported.tokens.equivalentNameNotices
      _ = TokenResolver(tokens: imported.tokens, modes: [Mode("light"), Mode("dark")]).aliasErrors()
    }
  }

  private static func pairings(_ more: String) -> String {
    "{ \"tokens\": [\"t.tokens.json\"], \"pairings\": [{ \"text\": \"ink\", \"on\": \"paper\" }]\(more) }"
  }

  private static func list(_ count: Int, _ item: (Int) -> String) -> String {
    (0..<count).map(item).joined(separator: ",")
  }

  /// Configurations, each with the tokens that it is about; most of them are rejected at their bounds, and that soon.
  static let configurations: [(name: String, count: Int, make: @Sendable (Int) -> (String, Int))] = [
    ("exact surfaces", 1500, { count in (pairings(", \"surfaces\": [\(list(count) { "\"t\($0)\"" })]"), count) }),
    ("all surfaces", 1000, { (pairings(", \"surfaces\": [\"**\"]"), $0) }),
    ("all aliases", 1000, { (pairings(", \"tiers\": { \"alias\": \"**\" }"), $0) }),
    (
      "tokens of two tiers", 400,
      { count in
        (pairings(", \"tiers\": { \"alias\": \"**\", \"component\": [\(list(count) { "\"t\($0)\"" })] }"), count)
      }
    ),
    (
      "names that are near to many", 400,
      { count in (pairings(", \"surfaces\": [\(list(count) { "\"u\($0)\"" })]"), count) }
    ),
    (
      "backgrounds by name", 700,
      { count in
        (
          "{ \"tokens\": [\"t.tokens.json\"], \"pairings\": [{ \"text\": \"ink\", \"on\": [\(list(count) { "\"t\($0)\"" })] }] }",
          count
        )
      }
    ),
    (
      "waivers", 400,
      {
        (
          pairings(
            ", \"waivers\": [\(list($0) { "{ \"rule\": \"contrast-minimum\", \"subject\": \"t\($0) on *a*b*c\", \"reason\": \"r\", \"owner\": \"o\", \"expires\": \"2027-01-01\" }" })]"
          ), 1
        )
      }
    ),
    ("styles", 300, { (pairings(", \"textStyles\": { \(list($0) { "\"s\($0)\": { \"size\": 17 }" }) }"), 1) }),
    ("modes of marks", 30, { (pairings(", \"modes\": [\(list($0) { "{ \"name\": \"m\($0)\(marks)\" }" })]"), 30) }),
    (
      "badges of marks", 100,
      {
        (
          pairings(
            ", \"badges\": [\(list($0) { "{ \"name\": \"b\($0)\(marks)\", \"background\": \"paper\", \"text\": \"ink\" }" })]"
          ), 1
        )
      }
    ),
    ("rules that do not exist", 2000, { (pairings(", \"rules\": { \(list($0) { "\"rule\($0)\": \"off\"" }) }"), 1) }),
  ]

  @Test func configurationsAreAuditedInTimeThatGrowsWithTheirSize() throws {
    for shape in Self.configurations {
      try check(shape.name, shape.count) { count in
        let (configuration, tokens) = shape.make(count)
        let files = Self.tokens(tokens) { "\"t\($0)\": { \"$value\": \"#fff\" }" }
        let folder = try TemporaryFolder(files.merging(["palpable.json": configuration]) { $1 })
        _ = try? AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
      }
    }
  }
}
