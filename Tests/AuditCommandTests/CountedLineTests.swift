import DesignTokens
import SourceText
import TestSupport
import Testing

@testable import AuditCommand

/// What is said about many problems, notices, and shards: some of them, and how many more there are.
@Suite struct CountedLineTests {
  @Test(arguments: [(20, nil), (21, "and 1 more problem"), (23, "and 3 more problems")] as [(Int, String?)])
  func twentyProblemsAreSaid(_ count: Int, _ last: String?) throws {
    let names = (0..<count).map { "\"g\($0).json\"" }.joined(separator: ", ")
    let folder = try TemporaryFolder(["palpable.json": "{ \"tokens\": [\(names)] }"])
    let lines = palpable("audit", "--no-reports", in: folder).status.split(separator: "\n").map { String($0) }
    #expect(lines.prefix(20) == (0..<20).map { "g\($0).json: file or folder not found; check the path" }[...])
    #expect(Array(lines.dropFirst(20)) == (last.map { [$0] } ?? []))
  }

  @Test(arguments: [(10, nil), (11, "and 1 more input notice"), (12, "and 2 more input notices")] as [(Int, String?)])
  func tenNoticesAreSaid(_ count: Int, _ last: String?) {
    let place = SourceFile(path: "b.json", bytes: Array("\n x".utf8)).location(of: 2..<3)
    let notices = (0..<count).map { InputNotice("m\($0)", at: $0 == 0 ? nil : place) }
    let lines = noticeLines(notices).split(separator: "\n").map { String($0) }
    let shown = ["note: m0"] + (1..<10).map { "b.json:2:2: note: m\($0)" }
    #expect(lines == shown + (last.map { [$0] } ?? []))
  }

  /// The name of a file can't make a line of its own.
  @Test func aNoticeIsOneLine() {
    let place = SourceFile(path: "a\nerror: b.json", bytes: Array("x".utf8)).location(of: 0..<1)
    #expect(noticeLines([InputNotice("m", at: place)]) == "a<U+000A>error: b.json:1:1: note: m\n")
  }

  @Test(arguments: [1, 2]) func noticesOfAConversionAreCounted(_ count: Int) throws {
    // Each color as a string is one notice, because DTCG requires an object.
    let colors = (0..<count).map { ##""c\##($0)": { "$type": "color", "$value": "#00000\##($0)" }"## }
    let folder = try TemporaryFolder(["a.tokens.json": "{ \(colors.joined(separator: ", ")) }"])
    let status = palpable("convert", "a.tokens.json", "b.css", in: folder).status
    #expect(status == "\(count) input notice\(count == 1 ? "" : "s"); run palpable audit for the list\n")
  }

  private static func sheet(_ colors: String) -> [String: String] { ["a.css": ":root { \(colors) }"] }

  /// What to declare next, and where.
  @Test(arguments: [
    (["sub/palpable.json"], "Next, declare which color is on which in sub/palpable.json:\n"),
    (["sub"], "Next, declare which color is on which in sub/palpable.json:\n"),
    (
      ["a.css"],
      "Next, declare which color is on which in a palpable.json next to the file:\n  { \"tokens\": [\"a.css\"]"
    ),
    (
      ["a.css", "sub/b.css"],
      "Next, declare which color is on which in a palpable.json next to the file:\n  { \"tokens\": [\"a.css\", \"b.css\"]"
    ), (["plain"], "Next, run: palpable init plain\n"),
  ])
  func theNextStepIsNamed(_ paths: [String], _ words: String) throws {
    let folder = try TemporaryFolder([
      "a.css": ":root { --c1: #112233; --c2: #fff }", "sub/palpable.json": #"{ "tokens": ["../a.css"] }"#,
      "sub/b.css": ":root { --c3: #445566 }", "plain/c.css": ":root { --c1: #112233; --c2: #fff }",
    ])
    let result = Palpable.run(
      ["audit", "--no-reports", "--root", "."] + paths,
      in: CommandEnvironment(workingDirectory: folder.path, showsColor: false))
    #expect(result.exitCode == .impossible && result.status.contains(words), "\(result.status)")
    // White and the darkest color differ most.
    #expect(paths == ["plain"] || result.status.contains(#"{ "text": "c2", "on": "c1" }"#), "\(result.status)")
  }

  /// A system in the folder itself has its reports in the output folder.
  @Test func aFleetOfTheWorkingDirectory() throws {
    let folder = try TemporaryFolder(["palpable.json": goodConfiguration, "tokens.json": goodTokens])
    let result = palpable("fleet", "--output", "out", "--no-pages", in: folder)
    #expect(result.output == "1 design system: 1 passed, 0 failed\n", "\(result.status)")
    #expect(try folder.bytes(of: "out/report.json").first == UInt8(ascii: "{"))
    #expect(palpable("merge", "out", "--output", "out", in: folder).exitCode == .passed)
    try folder.remove("out/report.json")
    try folder.write(
      try String(decoding: folder.bytes(of: "out/fleet-1-of-1.json"), as: UTF8.self), to: "more/fleet-1-of-1.json")
    #expect(palpable("merge", "out", "--output", "x", in: folder).exitCode == .impossible)
  }

  /// Of 25 shards, only the second one is there: 24 are missing, and 20 of them are named.
  @Test func lostShardsAreCounted() throws {
    let folder = try TemporaryFolder([
      "a/palpable.json": goodConfiguration, "a/tokens.json": goodTokens, "b/palpable.json": goodConfiguration,
      "b/tokens.json": goodTokens,
    ])
    #expect(palpable("fleet", ".", "--output", "out", "--no-pages", "--shard", "2/25", in: folder).exitCode == .passed)
    let result = palpable("merge", "out", "--output", "all", in: folder)
    let said = (result.output + result.status).split(separator: "\n").map { String($0) }
    #expect(said.count { $0.contains("of 25 is missing; add its output, or audit it again") } == 20, "\(said)")
    #expect(said.contains { $0.contains("and 4 more") } && !said.contains { $0.contains("shard 2 of 25") })
  }

  /// A file with the name of a manifest that isn't one can't be passed over: a shard may be missing.
  @Test(arguments: ["{}", #"{ "fleetManifest": 2 }"#, #"{ "fleetManifest": 1, "shard": 1 }"#, "["])
  func aManifestIsUnderstood(_ text: String) throws {
    let folder = try TemporaryFolder(["palpable.json": goodConfiguration, "tokens.json": goodTokens])
    #expect(palpable("fleet", ".", "--output", "out", "--no-pages", in: folder).exitCode == .passed)
    try folder.write(text, to: "out/fleet-2-of-9.json")
    let result = palpable("merge", "out", "--output", "all", in: folder)
    #expect(result.exitCode == .impossible && result.status.hasPrefix("out/fleet-2-of-9.json: "), "\(result.status)")
  }
}
