import SourceText
import TestSupport
import Testing

@testable import AuditCommand

/// One change has one ΔEOK, whichever command states it.
@Suite struct ColorDifferenceTests {
  private static let configuration = """
    { "name": "Ink", "tokens": ["light.json", { "path": "dark.json", "mode": "dark" }],
      "modes": [{ "name": "light", "scheme": "light" }, { "name": "dark", "scheme": "dark", "base": "light" }],
      "pairings": [{ "text": ["color.ink", "color.note", "color.faint"], "on": "color.paper" }] }
    """

  /// An alias, a translucent color, and colors that dark falls back to.
  private static func files(ink: String) -> [String: String] {
    [
      "palpable.json": configuration,
      "light.json": """
      { "color": { "$type": "color", "gray": { "$value": "\(ink)" }, "ink": { "$value": "{color.gray}" },
        "note": { "$value": "#8a8a8a" }, "faint": { "$value": "#00000066" }, "paper": { "$value": "#ffffff" } } }
      """,
      "dark.json": ##"{ "color": { "$type": "color", "paper": { "$value": "#101010" } } }"##,
    ]
  }

  private func number(_ text: String, _ path: [String]) throws -> Double {
    var node = try readJSON(SourceFile(path: "a.json", bytes: Array(text.utf8)))
    for name in path { node = try #require(name == "0" ? node.elements?.first : node[name]) }
    return try #require(node.number)
  }

  @Test(arguments: ["#999999", "#777777"]) func aFixAndItsComparisonStateOneNumber(_ ink: String) throws {
    let folder = try TemporaryFolder(Self.files(ink: ink))
    #expect(palpable("audit", "--output", "before", in: folder).exitCode == .failed)
    let fix = palpable("fix", ".", "--format", "json=fix.json", "--write", in: folder)
    #expect(fix.exitCode == .passed, "\(fix.status)")
    let comparison = palpable("compare", "before/report.json", ".", "--format", "json", in: folder)
    #expect(comparison.exitCode == .passed, "\(comparison.status)")
    let stated = try number(String(decoding: try folder.bytes(of: "fix.json"), as: UTF8.self), ["totals", "deltaEOK"])
    let compared = try number(comparison.output, ["proposals", "0", "deltaEOK"])
    #expect(stated > 0.05 && abs(stated - compared) < 1e-9, "\(stated) \(compared)")
  }
}
