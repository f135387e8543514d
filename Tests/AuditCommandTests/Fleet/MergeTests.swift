import Foundation
import TestSupport
import Testing

@testable import AuditCommand

/// What `palpable merge` refuses and names: whatever is missing could be the system that fails.
@Suite struct MergeTests {
  @Test(arguments: [
    (["merge", "none"], "none: file or folder not found; check the path"),
    (
      ["merge", "all"],
      "all: no report.json found in it; pass the output folder of palpable fleet or palpable audit"
    ),
    (["merge", "all/b/tokens.json"], "all/b/tokens.json: isn't a JSON report of an audit; pass a report.json"),
    (["merge", "cut.json"], "cut.json:1:39: expected a value, found the end of the file"),
    (
      ["merge"],
      "palpable: merge needs the path of a report or of a folder with reports; see palpable merge --help"
    ),
  ]) func whatCannotBeMergedIsNamed(arguments: [String], message: String) throws {
    let folder = try FleetTests.folder(FleetTests.two)
    try folder.write(#"{"tool": {"name": "palpable"}, "gate":"#, to: "cut.json")
    let result = palpable(arguments, in: folder)
    #expect(result.exitCode == .impossible)
    #expect(result.status == message + "\n")
  }

  /// The plan is in the report that is merged, so the index says what the repair costs. #777777 on white is 4.48:1.
  @Test func theIndexSaysWhatARepairCosts() throws {
    let folder = try FleetTests.folder(["a": FleetTests.system("#777777")])
    #expect(palpable("audit", "a", "--output", "out/a", in: folder).exitCode == .failed)
    #expect(palpable("merge", "out", "--output", "out", in: folder).exitCode == .failed)
    let cost = "1 color changes, and 1 of 1 failing pairing passes"
    #expect(try String(decoding: folder.bytes(of: "out/index.md"), as: UTF8.self).contains(cost))
    #expect(try String(decoding: folder.bytes(of: "out/index.html"), as: UTF8.self).contains("Repair: \(cost)."))
  }

  /// What follows a written index.
  private static let index = "\nIndex: out/index.html\n"

  private func merged(after change: (TemporaryFolder) throws -> Void) throws -> CommandResult {
    let folder = try FleetTests.folder(["all/a": FleetTests.system("#767676"), "all/b": FleetTests.system("#757575")])
    for shard in 1...2 {
      #expect(palpable("fleet", "all", "--output", "out", "--shard", "\(shard)/2", in: folder).exitCode == .passed)
    }
    #expect(palpable("merge", "out", in: folder).exitCode == .passed)
    try change(folder)
    return palpable("merge", "out", "--output", "out", in: folder)
  }

  /// Shards of two versions of the systems have the same number of systems, and leave one out.
  @Test func shardsOfTwoVersionsAreNoticed() throws {
    let result = try merged { folder in
      try folder.remove("all/b")
      try folder.write(FleetTests.system("#767676"), below: "all/0")
      _ = palpable("fleet", "all", "--output", "out", "--shard", "2/2", in: folder)
      try folder.remove("out/b")
    }
    #expect(result.exitCode == .impossible)
    #expect(
      result.status == "the shards list 1 of 2 systems; audit all shards again from one version of the systems\n"
        + Self.index)
  }

  /// A part that is lost could hold the system that fails.
  @Test func aLostShardIsNoticed() throws {
    let result = try merged { folder in
      try folder.remove("out/b")
      try folder.remove("out/fleet-2-of-2.json")
    }
    #expect(result.exitCode == .impossible)
    #expect(result.status == "shard 2 of 2 is missing; add its output, or audit it again\n" + Self.index)
  }

  @Test func aLostReportIsNoticed() throws {
    let result = try merged { try $0.remove("out/b") }
    #expect(result.exitCode == .impossible)
    #expect(result.status == "b: its report is missing; add it, or audit it again\n" + Self.index)
  }

  @Test func aReportOfARemovedSystemIsNoticed() throws {
    let result = try merged { folder in
      try folder.remove("all/b")
      try folder.remove("out/fleet-2-of-2.json")
      _ = palpable("fleet", "all", "--output", "out", "--shard", "1/1", in: folder)
      try folder.remove("out/fleet-1-of-2.json")
    }
    #expect(result.exitCode == .impossible)
    #expect(result.status == "b: has a report, but isn't a system of this fleet; remove its folder\n" + Self.index)
  }

  @Test func shardsOfTwoFleetsAreNoticed() throws {
    let result = try merged { _ = palpable("fleet", "all", "--output", "out", "--shard", "1/3", in: $0) }
    #expect(result.exitCode == .impossible)
    #expect(
      result.status == "the shards are of different fleets; audit all shards again into an empty folder\n" + Self.index)
  }

  /// The index is written all the same, so no report is lost.
  @Test func aSystemThatCouldNotBeAuditedIsNamedByTheMerge() throws {
    let result = try merged { folder in
      try folder.write("{", to: "all/b/palpable.json")
      _ = palpable("fleet", "all", "--output", "out", "--shard", "2/2", in: folder)
    }
    #expect(result.exitCode == .impossible)
    #expect(result.status == "b: couldn't be audited; correct it, and audit it again\n" + Self.index)
    #expect(result.reports.count == 2)
  }

  @Test func aReportInTheFolderOfAnotherDayIsRefused() throws {
    let folder = try FleetTests.folder(["all/a": FleetTests.system("#767676")])
    _ = palpable("audit", "all/a", "--date", "2026-01-02", "--output", "past/a/2026-01-03", in: folder)
    let result = palpable("merge", "past", in: folder)
    #expect(result.exitCode == .impossible)
    #expect(
      result.status == "a/2026-01-03/report.json: isn't the report of the day that its folder is named after; move it\n"
    )
  }

  @Test func aMergeReplacesNoReport() throws {
    let result = try merged { folder in
      let result = palpable("merge", "out", "--format", "csv=out/a/report.json", in: folder)
      #expect(result.exitCode == .impossible)
      #expect(
        result.status
          == "out/a/report.json: can't be written because it is one of the input files; choose another name\n")
    }
    #expect(result.exitCode == .passed)
  }

  /// Two reports of one name would be one system in silence.
  @Test func reportsWithOnePathAreRefused() throws {
    let folder = try FleetTests.folder(FleetTests.two)
    _ = palpable("fleet", "all", "--output", "one", in: folder)
    _ = palpable("fleet", "all", "--output", "two", in: folder)
    let result = palpable("merge", "one", "two", in: folder)
    #expect(result.exitCode == .impossible)
    #expect(
      result.status == "one/a/web/report.json: has the same path below its folder as two/a/web/report.json; "
        + "pass the folder above both\n")
  }
}
