import Audit
import AuditSession
import TestSupport
import Testing

/// Rules about values of tokens, on values of every kind, and modes that only token files speak of.
@Suite struct TokenValueRuleTests {
  private static func folder(_ members: String, _ tokens: [String: String]) throws -> TemporaryFolder {
    let names = tokens.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    return try TemporaryFolder(
      tokens.merging(["palpable.json": "{ \"tokens\": [\(names)], \(members) }"]) { $1 })
  }

  /// A rule that is off until it has options says what it finds as a warning; a number counts as points, a text is no length.
  @Test func theGridIsForLengths() throws {
    let tokens = """
      { "space": { "a": { "$type": "number", "$value": 10 }, "b": { "$type": "number", "$value": 8 },
        "c": { "$type": "fontFamily", "$value": "Inter" } } }
      """
    let report = try audit(try Self.folder(#""rules": { "spacing-grid": { "grid": 4 } }"#, ["t.json": tokens]))
    let findings = report.findings.filter { $0.rule == "spacing-grid" }
    #expect(findings.map(\.subject.description) == ["space.a"])
    #expect(findings[0].message == "10 pt is not a multiple of 4 pt" && findings[0].level == .warning)
    #expect(findings[0].remedy == "use 8 or 12 pt")
  }

  /// A mode that nobody declared would not be audited.
  @Test func aModeThatOnlyATokenFileNamesIsRefused() throws {
    let css = ":root { --ink: #000; --page: #fff }\n@media (prefers-color-scheme: dark) { :root { --ink: #fff } }"
    let folder = try Self.folder(#""modes": [{ "name": "light" }]"#, ["a.css": css])
    #expect(
      sentences(folder) == [
        #"a.css:2:54: ink has a value for mode "dark", which "modes" doesn't list (light); add the mode, or remove the value"#
      ])
  }

  /// What a table says is inactive is measured and not required; the other state gates.
  @Test func listedStatesAreInactive() throws {
    let tokens = """
      { "$type": "color", "page": { "$value": "#ffffff" },
        "label": { "on": { "$value": "#999999" }, "off": { "$value": "#999999" } } }
      """
    let pairing = #"{ "text": "label.{state}", "on": "page", "inactive": { "state": ["off"] } }"#
    let report = try audit(try Self.folder(#""pairings": [\#(pairing)]"#, ["t.json": tokens]))
    let gating = report.findings.filter(\.gates).map(\.subject.description)
    #expect(gating == ["label.on on page"])
    let off = try #require(report.pairings.first { $0.measured.foreground.path == "label.off" })
    #expect(off.outcome.name == "inapplicable" && off.measured.ratio.map { Int($0 * 100) } == 284)
  }

  /// 317 x 317 is more than 100,000.
  @Test func tooManyCombinationsAreRefused() throws {
    let values = (0..<317).map { "\"\($0)\"" }.joined(separator: ",")
    let pairing = #"{ "text": "a.{x}.{y}", "on": "a", "where": { "x": [\#(values)], "y": [\#(values)] } }"#
    let tokens = ##"{ "a": { "$type": "color", "$value": "#000" } }"##
    let folder = try Self.folder(#""pairings": [\#(pairing)]"#, ["t.json": tokens])
    #expect(
      sentences(folder).map { $0.split(separator: ": ").dropFirst().joined(separator: ": ") } == [
        "expected at most 100000 combinations of listed values, found more"
      ])
  }

  /// An embedding program may ask for nothing, and is told that nothing was audited.
  @Test func noPathIsNoAudit() throws {
    let folder = try TemporaryFolder()
    do throws(AuditFailure) {
      _ = try AuditSession(AuditRequest(paths: [], root: folder.path)).report()
      Issue.record("an audit of nothing passed")
    } catch { #expect(error.sentences.first?.hasPrefix(".: nothing to audit") == true) }
  }

  /// A path with U+0000 would end early for the system.
  @Test func aPathWithANulIsNone() throws {
    let folder = try TemporaryFolder(["palpable.json": "{ \"tokens\": [\"a\\u0000.json\"] }"])
    #expect(sentences(folder) == ["palpable.json:1:14: expected a path, found a text that contains U+0000"])
  }

  /// Past the first hundred the meant name is no longer looked for: the search is costly, and 101 are enough to fix.
  @Test func onlyTheFirstProblemsHaveASuggestion() throws {
    let names = (0..<101).map { _ in "\"pagee\"" }.joined(separator: ", ")
    let folder = try Self.folder(
      #""surfaces": [\#(names)]"#, ["t.json": ##"{ "page": { "$type": "color", "$value": "#ffffff" } }"##])
    let said = sentences(folder)
    #expect(said.count == 101 && said[99].hasSuffix("\"pagee\" matches no token; did you mean \"page\"?"))
    #expect(said[100].hasSuffix("\"pagee\" matches no token; correct it or add the token"))
  }
}
