import Foundation
import TestSupport
import Testing

@testable import AuditCommand

/// `palpable report` and `palpable compare`, as they are run.
@Suite struct OverTimeCommandTests {
  private func configuration(_ tokens: String = "tokens.json") -> String {
    """
    { "name": "Ink", "tokens": ["\(tokens)"],
      "pairings": [{ "text": ["color.ink", "color.link"], "on": "color.paper" }] }
    """
  }

  private func tokens(_ ink: String, link: String = "#0000ff") -> String {
    """
    { "color": { "$type": "color", "ink": { "$value": "\(ink)" }, "paper": { "$value": "#ffffff" },
      "link": { "$value": "\(link)" } } }
    """
  }

  private func folder(_ ink: String) throws -> TemporaryFolder {
    try TemporaryFolder(["palpable.json": configuration(), "tokens.json": tokens(ink)])
  }

  private func text(_ name: String, _ folder: TemporaryFolder) throws -> String {
    String(decoding: try folder.bytes(of: name), as: UTF8.self)
  }

  @Test func aHistoryGrowsBesideASystemElsewhere() throws {
    let (system, here) = (try folder("#000000"), try TemporaryFolder())
    for day in ["2026-01-31", "2026-02-01"] {
      let report = palpable("report", system.path, "--history", "h", "--date", day, in: here)
      #expect(report.exitCode == .passed, "\(report.status)")
    }
    #expect(try text("h/history.jsonl", here).split(separator: "\n").count == 2)
  }

  @Test func aHistoryBehindALinkIsRefused() throws {
    let (system, here, other) = (try folder("#000000"), try TemporaryFolder(), try TemporaryFolder())
    try other.write("", to: "history.jsonl")
    try FileManager.default.createSymbolicLink(atPath: here.path + "/h", withDestinationPath: other.path)
    let report = palpable("report", system.path, "--history", "h", "--date", "2026-01-31", in: here)
    #expect(report.exitCode == .impossible && report.status.contains("outside the root"))
  }

  @Test func aHistoryGrowsDayByDay() throws {
    let folder = try folder("#aaaaaa")
    let first = palpable("report", "--history", "h", "--date", "2026-01-31", in: folder)
    #expect(first.exitCode == .failed && first.output.hasPrefix("Ink: failed "))
    #expect(first.status == "\nReport of 2026-01-31: h/2026-01-31/report.html\nHistory: h/index.html\n")
    try folder.write(tokens("#000000", link: "#aaaaaa"), to: "tokens.json")
    #expect(palpable("report", "--history", "h", "--date", "2026-02-01", in: folder).exitCode == .failed)
    try folder.write(tokens("#000000"), to: "tokens.json")
    let third = palpable("report", "--history", "h", "--date", "2026-02-03", in: folder)
    #expect(third.exitCode == .passed)
    let lines = try text("h/history.jsonl", folder).split(separator: "\n")
    #expect(lines.count == 3)
    for (line, day) in zip(lines, ["2026-01-31", "2026-02-01", "2026-02-03"]) {
      #expect(line.hasPrefix("{\"schemaVersion\": 1, \"date\": \"\(day)\""))
      for name in ["html", "md", "json"] { #expect(try folder.bytes(of: "h/\(day)/report.\(name)").count > 500) }
    }
    let index = try text("h/index.md", folder)
    #expect(index.contains("## Since 2026-02-01") && index.contains("Fixed (2)"))
    #expect(index.contains("No findings fail the gate, down from 1. The gate passes for the first time."))
    #expect(index.contains("| `contrast-minimum` | `color.link on color.paper` | `light` |"))
    #expect(!index.contains("color.ink on"))
    #expect(try text("h/2026-02-03/report.html", folder).contains("1 on 2026-01-31, 1 on 2026-02-01, 0 on 2026-02-03"))
    // The report of an earlier day knows nothing of later ones.
    #expect(try !text("h/2026-02-01/report.html", folder).contains("2026-02-03"))
  }

  @Test func aSecondReportOfADayTakesThePlaceOfTheFirst() throws {
    let folder = try folder("#aaaaaa")
    _ = palpable("report", "--history", "h", "--date", "2026-01-31", in: folder)
    try folder.write(tokens("#000000"), to: "tokens.json")
    _ = palpable("report", "--history", "h", "--date", "2026-01-31", in: folder)
    let lines = try text("h/history.jsonl", folder).split(separator: "\n")
    #expect(lines.count == 1 && lines[0].contains("\"decision\": \"passed\""))
    let before = try ["history.jsonl", "index.html", "index.md"].map { try text("h/" + $0, folder) }
    _ = palpable("report", "--history", "h", "--date", "2026-01-31", in: folder)
    #expect(try ["history.jsonl", "index.html", "index.md"].map { try text("h/" + $0, folder) } == before)
  }

  @Test func aReportThatWasTakenAwayIsSaid() throws {
    let folder = try folder("#aaaaaa")
    _ = palpable("report", "--history", "h", "--date", "2026-01-31", in: folder)
    try folder.remove("h/2026-01-31")
    let result = palpable("report", "--history", "h", "--date", "2026-02-01", in: folder)
    #expect(result.exitCode == .failed)
    #expect(try text("h/index.md", folder).contains("The 2026-01-31 report is missing"))
  }

  /// A report that is there and can't be read isn't called missing.
  @Test(arguments: ["{", "[]", #"{ "tool": "mine" }"#]) func aDamagedReportIsSaid(_ content: String) throws {
    let folder = try folder("#aaaaaa")
    _ = palpable("report", "--history", "h", "--date", "2026-01-31", in: folder)
    try folder.write(content, to: "h/2026-01-31/report.json")
    let result = palpable("report", "--history", "h", "--date", "2026-02-01", in: folder)
    #expect(result.exitCode == .failed)
    let index = try text("h/index.md", folder)
    #expect(index.contains("The 2026-01-31 report can't be read, so there is no comparison."))
    #expect(!index.contains("is missing"))
  }

  @Test func aHistoryThatCannotBeReadStopsTheCommandBeforeAnythingIsWritten() throws {
    let folder = try folder("#000000")
    try folder.write("<<<<<<< ours\n", to: "h/history.jsonl")
    let result = palpable("report", "--history", "h", "--date", "2026-02-01", in: folder)
    #expect(result.exitCode == .impossible && result.status.hasPrefix("h/history.jsonl:1:1: "))
    #expect(throws: (any Error).self) { try folder.bytes(of: "h/2026-02-01/report.html") }
  }

  @Test func anEarlierReportThatCannotBeReadStopsTheCommandToo() throws {
    let folder = try folder("#000000")
    _ = palpable("report", "--history", "h", "--date", "2026-01-31", in: folder)
    let line = try text("h/history.jsonl", folder)
    let newer = try text("h/2026-01-31/report.json", folder)
      .replacing("\"schemaVersion\":2", with: "\"schemaVersion\":3")
    try folder.write(newer, to: "h/2026-01-31/report.json")
    let result = palpable("report", "--history", "h", "--date", "2026-02-01", in: folder)
    #expect(result.exitCode == .impossible && result.status.hasPrefix("h/2026-01-31/report.json:2:"))
    #expect(try text("h/history.jsonl", folder) == line)
    #expect(throws: (any Error).self) { try folder.bytes(of: "h/2026-02-01/report.html") }
  }

  @Test(arguments: [
    (["report"], "report needs --history DIR"), (["report", "--history", "h", "--date", "tomorrow"], "invalid date"),
    (
      ["compare", "a"], "compare needs the current design system and at least one proposal; see palpable compare --help"
    ),
    (["compare", "a", "b", "--format", "htlm"], "did you mean \"html\"?"),
  ])
  func misuseIsSaid(_ arguments: [String], _ sentence: String) throws {
    let result = Palpable.run(
      arguments, in: CommandEnvironment(workingDirectory: try folder("#000000").path, showsColor: false))
    #expect(result.exitCode == .impossible && result.status.contains(sentence), "\(result.status)")
  }

  /// A standard with fewer criteria lowers what fails, so a history says when it is chosen.
  @Test func aNewStandardIsSaid() throws {
    let folder = try folder("#aaaaaa")
    _ = palpable("report", "--history", "h", "--date", "2026-01-31", in: folder)
    let contract = try text("palpable.json", folder)
    try folder.write(
      contract.replacing("{", with: #"{ "standard": "section508","#, maxReplacements: 1), to: "palpable.json")
    _ = palpable("report", "--history", "h", "--date", "2026-02-01", in: folder)
    let page = try text("h/index.md", folder)
    #expect(page.contains("The criteria that count are now those of Section 508."))
    #expect(page.contains("the report before had another standard."))
  }

  @Test func severalHistoriesHaveOneIndex() throws {
    let folder = try folder("#aaaaaa")
    for (name, day) in [("ink", "2026-01-31"), ("ink", "2026-02-01"), ("old", "2026-01-01")] {
      _ = palpable("report", "--history", "all/\(name)", "--date", day, in: folder)
    }
    try folder.write("{", to: "all/old/2026-01-01/report.json")
    try folder.write("a note", to: "all/notes.txt")
    let result = palpable("report", "--index", "all", in: folder)
    #expect(result.exitCode == .failed && result.output == "2 of 2 design systems fail the gate.\n")
    #expect(result.status == "\nIndex: all/index.html\n")
    let index = try text("all/index.md", folder)
    // Both systems are named Ink: the folder tells them apart.
    #expect(index.contains("| [`Ink (ink)`](ink/index.md) | WCAG: fails; "))
    #expect(index.contains("| [`Ink (old)`](old/index.md) | gate fails | "))
    #expect(index.contains("`color.ink on color.paper`, `light`: contrast is 2.32:1; requires 4.5:1"))
    #expect(index.contains("unknown: the 2026-01-01 report can't be read"))
    #expect(try text("all/index.html", folder).contains("href=\"ink/index.html\""))
    // The same folders give the same bytes.
    let page = try folder.bytes(of: "all/index.html")
    _ = palpable("report", "--index", "all", in: folder)
    #expect(try folder.bytes(of: "all/index.html") == page)
  }

  @Test func anIndexOfPassingSystemsPasses() throws {
    let folder = try folder("#000000")
    _ = palpable("report", "--history", "all/ink", "--date", "2026-01-31", in: folder)
    let result = palpable("report", "--index", "all", in: folder)
    #expect(result.exitCode == .passed && result.output == "The design system passes the gate.\n")
  }

  /// A damaged report is noted, and neither the next report nor the index of systems is lost.
  @Test(arguments: [#"{ "tool": { "name": "palpable" }, "schemaVersion": 2, "findings": [{}] }"#, "{", nil])
  func aDamagedReportIsNoted(_ content: String?) throws {
    let folder = try folder("#000000")
    _ = palpable("report", "--history", "all/ink", "--date", "2026-01-30", in: folder)
    let path = folder.path + "/all/ink/2026-01-30/report.json"
    try FileManager.default.removeItem(atPath: path)
    if let content {
      try folder.write(content, to: "all/ink/2026-01-30/report.json")
    } else {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }
    let index = palpable("report", "--index", "all", in: folder)
    #expect(index.exitCode == .passed, "\(index.status)")
    #expect(try text("all/index.md", folder).contains("unknown: the 2026-01-30 report can't be read"))
    let next = palpable("report", "--history", "all/ink", "--date", "2026-01-31", in: folder)
    #expect(next.exitCode == .passed, "\(next.status)")
    #expect(
      try text("all/ink/index.md", folder).contains("The 2026-01-30 report can't be read, so there is no comparison."))
  }

  @Test func theReportOfAnotherSystemIsSaid() throws {
    let folder = try folder("#000000")
    _ = palpable("report", "--history", "all/ink", "--date", "2026-01-30", in: folder)
    let own = try text("all/ink/2026-01-30/report.json", folder)
    let name = #""name":"Ink""#
    #expect(own.contains(name))
    try folder.write(own.replacing(name, with: #""name":"Others""#), to: "all/ink/2026-01-30/report.json")
    #expect(palpable("report", "--index", "all", in: folder).exitCode == .passed)
    #expect(
      try text("all/index.md", folder).contains("unknown: the 2026-01-30 report is of another design system"))
    _ = palpable("report", "--history", "all/ink", "--date", "2026-01-31", in: folder)
    #expect(
      try text("all/ink/index.md", folder)
        .contains("The 2026-01-30 report is of another design system, so there is no comparison."))
  }

  @Test func anotherGateIsSaid() throws {
    let folder = try folder("#000000")
    _ = palpable("report", "--history", "h", "--date", "2026-01-30", in: folder)
    _ = palpable("report", "--history", "h", "--date", "2026-01-31", "--fail-on", "warning", in: folder)
    #expect(try text("h/index.md", folder).contains("The gate now fails on warnings and errors."))
    _ = palpable("report", "--history", "h", "--date", "2026-02-01", "--fail-on", "warning", in: folder)
    #expect(!(try text("h/index.md", folder).split(separator: "## ")[0].contains("The gate now")))
  }

  @Test func aSystemWithoutItsHistoryFileIsNotLeftOut() throws {
    let folder = try folder("#aaaaaa")
    for name in ["ink", "pen"] {
      _ = palpable("report", "--history", "all/" + name, "--date", "2026-01-31", in: folder)
    }
    let sentence = "all/pen: its history.jsonl is missing or empty; restore it, or remove the folder\n"
    try folder.write("", to: "all/pen/history.jsonl")
    let empty = palpable("report", "--index", "all", in: folder)
    #expect(empty.exitCode == .impossible && empty.status == sentence)
    try FileManager.default.removeItem(atPath: folder.path + "/all/pen/history.jsonl")
    let missing = palpable("report", "--index", "all", in: folder)
    #expect(missing.exitCode == .impossible && missing.status == sentence)
  }

  @Test func anIndexNeedsHistoriesBelowIt() throws {
    let folder = try folder("#000000")
    _ = palpable("report", "--history", "all/ink", "--date", "2026-01-31", in: folder)
    let page = try folder.bytes(of: "all/ink/index.html")
    #expect(
      palpable("report", "--index", "all/ink", in: folder).status
        == "all/ink: is the history of one design system; pass the folder above it\n")
    #expect(try folder.bytes(of: "all/ink/index.html") == page)
    #expect(
      palpable("report", "--index", "all/ink/2026-01-31", in: folder).status
        == "all/ink/2026-01-31: no history found in its folders; "
        + "run palpable report PATH --history DIR for each design system\n")
    #expect(palpable("report", "--index", "nowhere", in: folder).exitCode == .impossible)
    let both = palpable("report", "--index", "all", "--history", "h", in: folder)
    #expect(both.status == "palpable: --index and --history can't be combined; pass one\n")
    #expect(palpable("report", "--index", "all", "x", in: folder).exitCode == .impossible)
  }

  private func proposals() throws -> TemporaryFolder {
    // A proposal extends the contract and gives new values to some of its tokens.
    func proposal(_ ink: String) -> String {
      "{ \"color\": { \"$type\": \"color\", \"ink\": { \"$value\": \"\(ink)\" } } }"
    }
    let extending = #"{ "extends": "../palpable.json", "tokens": ["new.json"] }"#
    return try TemporaryFolder([
      "palpable.json": configuration(), "tokens.json": tokens("#808080"),
      "good/palpable.json": extending, "good/new.json": proposal("#767676"),
      "far/palpable.json": extending, "far/new.json": proposal("#747474"),
      "bad/palpable.json": extending, "bad/new.json": proposal("#999999"),
    ])
  }

  @Test func proposalsAgainstOneContractAreRanked() throws {
    let folder = try proposals()
    let result = palpable("compare", ".", "bad", "good", "far", "--format", "json", in: folder)
    #expect(result.exitCode == .failed, "\(result.status)")
    let names = result.output.split(separator: "\n").filter { $0.contains("      \"name\": ") }
    #expect(names.map { $0.split(separator: "\"").last(where: { $0 != "," }) } == ["far", "good", "bad"])
    #expect(palpable("compare", ".", "good", "far", in: folder).exitCode == .passed)
  }

  @Test func aReportStandsForWhatItIsOf() throws {
    let folder = try proposals()
    _ = palpable("audit", ".", "--output", "now", in: folder)
    let read = palpable("compare", "now/report.json", "bad", "--format", "markdown", in: folder)
    let live = palpable("compare", ".", "bad", "--format", "markdown", in: folder)
    #expect(read.exitCode == .failed && live.exitCode == .failed)
    #expect(read.output.split(separator: "\n").dropFirst() == live.output.split(separator: "\n").dropFirst())
    // Of the same pairing, at levels AA and AAA.
    #expect(live.output.contains("### Worse (2)\n"))
    // #808080 has 3.94:1 on white, #999999 has 2.84:1 (WCAG 2).
    #expect(live.output.contains("| `light` | 3.94 | 2.84 | 4.5 | yes |"))
  }

  @Test func everyFormatIsWrittenToAFile() throws {
    let folder = try proposals()
    let result = palpable(
      "compare", ".", "good", "--format", "console=c", "--format", "markdown=m", "--format", "html=h", "--format",
      "json=j",
      in: folder)
    #expect(result.exitCode == .passed && result.output.isEmpty)
    for (name, part) in [
      ("c", "not worse"), ("m", "# Compared with"), ("h", "<!DOCTYPE html>"), ("j", "\"proposals\": ["),
    ] {
      #expect(try text(name, folder).contains(part))
    }
  }
}
