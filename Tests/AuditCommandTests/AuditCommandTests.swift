import AuditCommand
import SourceText
import TestSupport
import Testing

/// What the audit command decides and writes.
@Suite struct AuditCommandTests {
  static let failing = goodTokens.replacing("[0, 0, 0]", with: "[0.6, 0.6, 0.6]")

  @Test func aPaletteThatPassesExitsWithZero() throws {
    let folder = try TemporaryFolder(["palpable.json": goodConfiguration, "tokens.json": goodTokens])
    let result = palpable("audit", in: folder)
    #expect(result.exitCode == .passed)
    #expect(result.output.contains("passed (WCAG 2.2 level AA; light)"))
    let report = try json(folder, "Reports/\(folder.path.split(separator: "/").last ?? "")/report.json")
    #expect(report["decision"]?.string == "passed")
    #expect(report["counts"]?["pairings"]?["passed"]?.number == 2)
  }

  @Test func aPaletteThatFailsExitsWithOne() throws {
    let folder = try TemporaryFolder(["palpable.json": goodConfiguration, "tokens.json": Self.failing])
    #expect(palpable("audit", "--output", "out", in: folder).exitCode == .failed)
    let report = try json(folder, "out/report.json")
    #expect(report["decision"]?.string == "failed")
  }

  @Test func strictnessAndTheLevelDecideWhatFails() throws {
    // One color that nothing names: a warning of pairing-coverage, and nothing else.
    let tokens = goodTokens.replacing("\"link\"", with: "\"spare\": { \"$value\": \"#123456\" }, \"link\"")
    let folder = try TemporaryFolder(["palpable.json": goodConfiguration, "tokens.json": tokens])
    #expect(palpable("audit", in: folder).exitCode == .passed)
    #expect(palpable("audit", "--strict", in: folder).exitCode == .failed)
    #expect(palpable("audit", "--fail-on", "warning", in: folder).exitCode == .failed)
    #expect(palpable("audit", "--fail-on", "error", in: folder).exitCode == .passed)
  }

  @Test func profilesChangeWhatIsRequired() throws {
    // #767676 on white is 4.54: enough for AA, not for AAA.
    let tokens = goodTokens.replacing("[0, 0, 0]", with: "[\(118.0 / 255), \(118.0 / 255), \(118.0 / 255)]")
    let folder = try TemporaryFolder(["palpable.json": goodConfiguration, "tokens.json": tokens])
    #expect(palpable("audit", "--output", "out", in: folder).exitCode == .passed)
    #expect(palpable("audit", "--profile", "wcag22-aaa", "--output", "out", in: folder).exitCode == .failed)
    let row = try pairings(folder)[0]
    #expect(row["findings"]?.elements?.map { $0["required"]?.number } == [7])
    #expect(row["outcome"]?.string == "failed")
  }

  @Test func inferredPairingsGateOnlyWithoutAConfiguration() throws {
    let tokens = """
      { "$type": "color", "card": { "text": { "$value": "#999999" }, "background": { "$value": "#ffffff" } } }
      """
    let bare = try TemporaryFolder(["x.tokens.json": tokens])
    #expect(palpable("audit", "x.tokens.json", "--output", "out", in: bare).exitCode == .failed)
    let rows = try pairings(bare)
    #expect(rows.map { $0["origin"]?.string } == ["inferred"])
    #expect(rows.map { $0["mayGate"]?.boolean } == [true])

    let configured = try TemporaryFolder([
      "x.tokens.json": tokens,
      "palpable.json":
        #"{ "tokens": ["x.tokens.json"], "textStyles": { "body": { "size": 17, "relativeTo": "body" } } }"#,
    ])
    #expect(palpable("audit", "--output", "out", in: configured).exitCode == .passed)
    let shown = try pairings(configured)
    #expect(shown.map { $0["outcome"]?.string } == ["failed"])
    #expect(shown.count == 1 && shown[0]["mayGate"] == nil)
  }

  @Test func whatCannotBeToldFails() throws {
    let configuration = """
      { "tokens": ["tokens.json"], "modes": [{ "name": "light" }, { "name": "dark" }],
        "pairings": [{ "text": "color.ink", "on": "color.veil" }] }
      """
    let tokens = goodTokens.replacing(
      "\"link\"",
      with:
        "\"veil\": { \"$value\": { \"colorSpace\": \"srgb\", \"components\": [1, 1, 1], \"alpha\": 0.3 } }, \"link\"")
    let folder = try TemporaryFolder(["palpable.json": configuration, "tokens.json": tokens])
    #expect(palpable("audit", "--output", "out", in: folder).exitCode == .failed)
    let row = try pairings(folder)[0]
    #expect(row["outcome"]?.string == "cantTell")
    #expect(row["cause"]?.string == "color.veil is translucent and its backdrop isn't declared")
    let bounds = (row["interval"]?.elements ?? []).compactMap(\.number)
    try #require(bounds.count == 2)
    // Black on white at 30 %: over black the background is 0.3 a channel, luminance ((0.3 + 0.055) / 1.055) ^ 2.4 = 0.0732.
    #expect(abs(bounds[0] - 2.465) < 0.001 && abs(bounds[1] - 21) < 1e-9)
    #expect(row["ratio"]?.number == nil)

    // Every declared surface is light enough: then it passes, because the whole interval does.
    try folder.write(
      configuration.replacing("\"modes\"", with: "\"surfaces\": [\"color.paper\"], \"modes\""), to: "palpable.json")
    #expect(palpable("audit", "--output", "out", in: folder).exitCode == .passed)
  }

  @Test func formatsGoToStandardOutputOrToFiles() throws {
    let folder = try TemporaryFolder(["palpable.json": goodConfiguration, "tokens.json": goodTokens])
    let result = palpable("audit", "--format", "json", "--format=markdown=notes/a.md", "--output", "out", in: folder)
    let json = try folder.bytes(of: "out/report.json")
    #expect(Array(result.output.utf8) == json)
    let written = try (folder.bytes(of: "notes/a.md"), folder.bytes(of: "out/report.md"))
    #expect(written.0 == written.1)
  }

  @Test func oneModeAloneCanBeAudited() throws {
    let folder = try TemporaryFolder([
      "palpable.json": goodConfiguration.replacing(
        "\"pairings\"",
        with: "\"modes\": [{ \"name\": \"light\" }, { \"name\": \"dark\", \"base\": \"light\" }], \"pairings\""),
      "tokens.json": goodTokens,
    ])
    #expect(palpable("audit", "--mode", "dark", "--output", "out", in: folder).exitCode == .passed)
    let rows = try pairings(folder)
    #expect(Set(rows.compactMap { $0["mode"]?.string }) == ["dark"])
    #expect(rows.allSatisfy { $0["fallback"]?.boolean == true })
  }

  private func pairings(_ folder: TemporaryFolder) throws -> [JSONNode] {
    let report = try json(folder, "out/report.json")
    return try #require(report["subjects"]?.elements).filter { $0["outcome"] != nil }
  }

  private func json(_ folder: TemporaryFolder, _ name: String) throws -> JSONNode {
    try readJSON(SourceFile(path: name, bytes: try folder.bytes(of: name)))
  }
}
