import Audit
import AuditCommand
import AuditSession
import PalpableTesting
import TestSupport
import Testing

/// The call that teams make in their own tests.
@Suite struct RequirePassingAuditTests {
  /// Gray text on white in two modes: 2.32:1 by WCAG's formula, and 21:1.
  static func folder(ink: String, pairings: Int = 1) throws -> TemporaryFolder {
    let papers = (1...pairings).map { "\"paper\($0)\": { \"$value\": \"#ffffff\" }" }.joined(separator: ", ")
    return try TemporaryFolder([
      "Design/tokens.json": """
      { "color": { "$type": "color",
        "ink": { "$value": "\(ink)" },
        \(papers) } }
      """,
      "Design/palpable.json": """
      { "name": "Gray", "tokens": ["tokens.json"], "modes": [{ "name": "light" }],
        "pairings": [{ "text": "color.ink", "on": "color.paper*" }] }
      """,
    ])
  }

  /// The file that a test in the folder `Tests/App` would be.
  static func file(in folder: TemporaryFolder) -> String { folder.path + "/Tests/App/AuditTests.swift" }

  static func error(_ body: () throws(AuditRequirementError) -> AuditReport) -> AuditRequirementError? {
    do throws(AuditRequirementError) { _ = try body() } catch { return error }
    return nil
  }

  @Test func aPassingAuditReturnsItsReport() throws {
    let folder = try Self.folder(ink: "#000000")
    let report = try requirePassingAudit("../../Design", relativeTo: Self.file(in: folder))
    #expect(report.decision == .passed)
    #expect(report.pairings.map(\.measured.ratio) == [21])
  }

  @Test func pathsStartAtTheFolderOfTheTestFileUnlessSaidOtherwise() throws {
    // This file stands two folders below that of the package, whose example palette does not pass.
    let error = Self.error { () throws(AuditRequirementError) in try requirePassingAudit("../../Palettes/peptide-fox") }
    guard case .gateFailed(let report, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(report.system.name == "Peptide Fox")
  }

  /// #aaaaaa has the luminance 0.4020; (1 + 0.05) / (0.4020 + 0.05) is 2.32.
  @Test func aFailedGateSaysWhatFailsWhereAndByHowMuch() throws {
    let folder = try Self.folder(ink: "#aaaaaa")
    let error = try #require(
      Self.error { () throws(AuditRequirementError) in
        try requirePassingAudit("../../Design", relativeTo: Self.file(in: folder))
      })
    let lines = "\(error)".split(separator: "\n")
    try #require(lines.count == 3)
    #expect(
      lines[0]
        == "the audit of Gray failed (WCAG 2.2 level AA, light): 1 finding fails the gate, 0 of 1 pairings pass")
    #expect(lines[1] == "contrast-minimum: 1")
    #expect(
      lines[2].hasPrefix(
        "Design/tokens.json:2:22: color.ink on color.paper1 (light): 2.32 < 4.5 [contrast-minimum]; change color.ink to #"
      ))
    #expect(error.errorDescription == error.description)
  }

  @Test func theWorstFindingsAreListedFirstAndTheRestIsCounted() throws {
    let folder = try Self.folder(ink: "#aaaaaa", pairings: 12)
    try folder.write(
      try String(decoding: folder.bytes(of: "Design/tokens.json"), as: UTF8.self)
        .replacing("\"paper7\": { \"$value\": \"#ffffff\"", with: "\"paper7\": { \"$value\": \"#aaaaaa\""),
      to: "Design/tokens.json")
    let error = try #require(
      Self.error { () throws(AuditRequirementError) in
        try requirePassingAudit("../../Design", relativeTo: Self.file(in: folder))
      })
    let lines = "\(error)".split(separator: "\n")
    #expect(lines.count == 2 + AuditRequirementError.lineLimit + 1)
    #expect(lines[2].contains("color.ink on color.paper7 (light): 1.00 < 4.5"))
    #expect(lines[3].contains("color.ink on color.paper1 (light): 2.32 < 4.5"))
    #expect(lines.last == "and 2 more; run palpable audit Design for the full report")
  }

  @Test func anAuditThatCannotBeMadeGivesTheSentencesOfTheCommand() throws {
    let folder = try Self.folder(ink: "#aaaaaa")
    let missing = Self.error { () throws(AuditRequirementError) in
      try requirePassingAudit("../../Nowhere", relativeTo: Self.file(in: folder))
    }
    let text = try #require(missing.map { "\($0)" })
    #expect(text.hasPrefix("the audit couldn't run\n"))
    #expect(text.hasSuffix("/Nowhere: file or folder not found; check the path"))

    try folder.write(
      "{ \"color\": { \"$type\": \"color\", \"ink\": { \"$value\": \"grei\" } } }", to: "Design/tokens.json")
    let unread = Self.error { () throws(AuditRequirementError) in
      try requirePassingAudit("../../Design", relativeTo: Self.file(in: folder))
    }
    #expect("\(try #require(unread))".contains("\nDesign/tokens.json:1:51: color.ink: invalid color \"grei\""))
  }

  /// A test that names no path means its own folder, on the day that it says.
  @Test func theFolderOfTheTestItselfIsADot() throws {
    let folder = try Self.folder(ink: "#aaaaaa", pairings: 11)
    let error = try #require(
      Self.error { () throws(AuditRequirementError) in
        try requirePassingAudit(relativeTo: folder.path + "/Design/AuditTests.swift", date: "2026-11-21")
      })
    let lines = "\(error)".split(separator: "\n")
    #expect(
      lines.first?.hasPrefix("the audit of Gray failed (WCAG 2.2 level AA, light, 2026-11-21): 11 findings") == true)
    #expect(lines.last == "and 1 more; run palpable audit . for the full report")
  }

  @Test func moreProblemsThanTenAreCounted() throws {
    let folder = try Self.folder(ink: "#aaaaaa")
    let surfaces = (0..<12).map { "\"none\($0)\"" }.joined(separator: ", ")
    try folder.write(#"{ "tokens": ["tokens.json"], "surfaces": [\#(surfaces)] }"#, to: "Design/palpable.json")
    let error = try #require(
      Self.error { () throws(AuditRequirementError) in
        try requirePassingAudit("../../Design", relativeTo: Self.file(in: folder))
      })
    let lines = "\(error)".split(separator: "\n")
    #expect(lines.count == 12 && lines.last == "and 2 more problems")
  }

  @Test func optionsDecideWhatFails() throws {
    // 5.91:1 is enough for AA and not for AAA; no text style is declared, which is a note.
    let folder = try Self.folder(ink: "#666666")
    let file = Self.file(in: folder)
    _ = try requirePassingAudit("../../Design", relativeTo: file)
    _ = try requirePassingAudit("../../Design", relativeTo: file, mode: "light", date: "2026-11-21")
    for error in [
      Self.error { () throws(AuditRequirementError) in
        try requirePassingAudit("../../Design", relativeTo: file, profile: .wcag22AAA)
      },
      Self.error { () throws(AuditRequirementError) in
        try requirePassingAudit("../../Design", relativeTo: file, failOn: .note)
      },
    ] {
      guard case .gateFailed(let report, let paths)? = error else {
        Issue.record("the gate passed: \(String(describing: error))")
        continue
      }
      #expect(paths == ["../../Design"])
      #expect(report.findings.contains { $0.gates && $0.rule == "contrast-enhanced" })
    }
    for (mode, date) in [("dark", nil), (nil, "2026-02-30")] {
      let error = Self.error { () throws(AuditRequirementError) in
        try requirePassingAudit("../../Design", relativeTo: file, mode: mode, date: date)
      }
      guard case .auditImpossible? = error else {
        Issue.record("the audit was made")
        continue
      }
    }
  }

  @Test func strictnessRaisesWarnings() throws {
    let folder = try Self.folder(ink: "#000000")
    try folder.write(
      ##"{ "color": { "$type": "color", "ink": { "$value": "#000" }, "paper1": { "$value": "#fff" }, "spare": { "$value": "#abc" } } }"##,
      to: "Design/tokens.json")
    let file = Self.file(in: folder)
    _ = try requirePassingAudit("../../Design", relativeTo: file)
    let error = Self.error { () throws(AuditRequirementError) in
      try requirePassingAudit("../../Design", relativeTo: file, isStrict: true)
    }
    #expect(error?.description.contains("color.spare") == true)
    #expect(error?.description.contains("[pairing-coverage]") == true)
  }

  @Test func acceptedDebtPassesAndWhatIsNewerFails() throws {
    let folder = try Self.folder(ink: "#aaaaaa")
    let file = Self.file(in: folder)
    let written = Palpable.run(
      ["audit", "Design", "--no-reports", "--write-baseline", "Design/baseline.json"],
      in: CommandEnvironment(workingDirectory: folder.path, showsColor: false))
    #expect(written.exitCode == .passed)
    _ = try requirePassingAudit("../../Design", relativeTo: file, baseline: "../../Design/baseline.json")
    let tokens = String(decoding: try folder.bytes(of: "Design/tokens.json"), as: UTF8.self)
    try folder.write(tokens.replacing("#aaaaaa", with: "#bbbbbb"), to: "Design/tokens.json")
    let error = Self.error { () throws(AuditRequirementError) in
      try requirePassingAudit("../../Design", relativeTo: file, baseline: "../../Design/baseline.json")
    }
    #expect(error?.description.contains("1 finding fails the gate") == true)
  }

  @Test func aWholeRequestIsAuditedToo() throws {
    let folder = try Self.folder(ink: "#000000")
    let report = try requirePassingAudit(AuditRequest(paths: ["Design"], root: folder.path))
    #expect(report.system.name == "Gray")
  }

  @Test func namesCannotForgeLines() throws {
    let folder = try TemporaryFolder([
      "tokens.json":
        ##"{ "color": { "$type": "color", "ink\n::error::x": { "$value": "#aaa" }, "paper": { "$value": "#fff" } } }"##,
      "palpable.json": #"""
      { "name": "A\u001b[31mB", "tokens": ["tokens.json"], "pairings": [{ "text": "color.ink*", "on": "color.paper" }] }
      """#,
    ])
    let error = try #require(
      Self.error { () throws(AuditRequirementError) in
        try requirePassingAudit(".", relativeTo: folder.path + "/Tests.swift")
      })
    #expect(!error.description.contains("\n::error"))
    #expect(!error.description.contains("\u{1B}"))
    #expect(error.description.contains("ink<U+000A>::error::x on color.paper"))
  }
}
