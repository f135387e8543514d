import AuditSession
import Foundation
import TestSupport
import Testing

@testable import AuditCommand

/// A file that is replaced stays with its owner, its group, and its permissions; a read-only one stays as it is.
@Suite struct ReplacedFileTests {
  /// The permissions, the owner, and the group of a file.
  private func status(_ name: String, _ folder: TemporaryFolder) throws -> [Int] {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
    return [.posixPermissions, .ownerAccountID, .groupOwnerAccountID].map {
      (attributes[$0] as? NSNumber)?.intValue ?? -1
    }
  }

  private static let css = [
    "t.css": ":root { --ink: #777777; --page: #ffffff }\n",
    "palpable.json": #"{ "tokens": ["t.css"], "pairings": [{ "text": "ink", "on": "page" }] }"#,
  ]

  /// Every command that replaces a file, with the file and the arguments.
  static let replacements: [(name: String, arguments: [String])] = [
    ("t.css", ["fix", "--write"]), ("base.json", ["audit", "--no-reports", "--write-baseline", "base.json"]),
    ("new.css", ["convert", "t.css", "new.css", "--force"]),
    ("out/report.md", ["audit", "--output", "out"]),
    ("h/history.jsonl", ["report", "--history", "h", "--date", "2026-01-02"]),
  ]

  /// A folder in which the file is there already: a list of nothing accepted, a history of a day, notes of somebody else.
  private func folder(_ name: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(Self.css)
    switch name {
    case "t.css": break
    case "h/history.jsonl": _ = palpable("report", "--history", "h", "--date", "2026-01-01", in: folder)
    default: try folder.write("notes", to: name)
    }
    return folder
  }

  private func run(_ arguments: [String], in folder: TemporaryFolder) -> CommandResult {
    Palpable.run(arguments, in: CommandEnvironment(workingDirectory: folder.path, showsColor: false))
  }

  @Test(arguments: replacements.indices) func permissionsStay(_ index: Int) throws {
    let (name, arguments) = Self.replacements[index]
    let folder = try folder(name)
    let old = try folder.bytes(of: name)
    #expect(chmod(folder.path + "/" + name, 0o620) == 0)
    #expect(run(arguments, in: folder).exitCode != .impossible)
    #expect(try status(name, folder)[0] == 0o620 && folder.bytes(of: name) != old)
  }

  @Test(.enabled(if: geteuid() == 0), arguments: replacements.indices) func theOwnerStays(_ index: Int) throws {
    let (name, arguments) = Self.replacements[index]
    let folder = try folder(name)
    let old = try folder.bytes(of: name)
    #expect(chown(folder.path + "/" + name, 4_321, 8_765) == 0 && chmod(folder.path + "/" + name, 0o4640) == 0)
    #expect(run(arguments, in: folder).exitCode != .impossible)
    #expect(try status(name, folder) == [0o4640, 4_321, 8_765] && folder.bytes(of: name) != old)
  }

  @Test(arguments: replacements.indices, [0o444, 0o400, 0o555]) func aReadOnlyFileIsRefused(_ index: Int, _ mode: Int)
    throws
  {
    let (name, arguments) = Self.replacements[index]
    let folder = try folder(name)
    let old = try folder.bytes(of: name)
    #expect(chmod(folder.path + "/" + name, mode_t(mode)) == 0)
    let result = run(arguments, in: folder)
    #expect(result.exitCode == .impossible && result.output == "")
    #expect(
      result.status.hasPrefix("\(name): can't be ") && result.status.contains(" because its permissions don't allow it")
    )
    #expect(try folder.bytes(of: name) == old && status(name, folder)[0] == mode)
    let others = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(!others.contains { $0.hasSuffix(".tmp") || $0.hasSuffix("report.html") && !$0.hasPrefix("h/2026-01-01") })
  }

  /// A report is made anew by every run: one that is read-only goes with the run that it told of.
  @Test func anEarlierReportIsReplacedWithItsPermissions() throws {
    let folder = try TemporaryFolder(Self.css)
    #expect(palpable("audit", "--output", "out", in: folder).exitCode == .failed)
    #expect(chmod(folder.path + "/out/report.html", 0o440) == 0)
    #expect(palpable("audit", "--output", "out", in: folder).exitCode == .failed)
    #expect(try status("out/report.html", folder)[0] == 0o440)
    try folder.write("{", to: "palpable.json")
    #expect(palpable("audit", "--output", "out", in: folder).exitCode == .impossible)
    #expect(names(folder, "out") == [])
  }

  /// The report of a repair that was not made would say that everything passes.
  @Test func aRepairThatCannotBeWrittenLeavesNoReport() throws {
    let folder = try TemporaryFolder(Self.css)
    #expect(chmod(folder.path + "/t.css", 0o444) == 0)
    let result = palpable("fix", "--write", "--format", "html=fix.html", "--patch", "fix.patch", in: folder)
    #expect(result.exitCode == .impossible)
    #expect(
      result.status
        == "t.css: can't be edited because its permissions don't allow it, so nothing is written; "
        + "use --format patch instead\n")
    #expect((try? folder.bytes(of: "fix.html")) == nil && (try? folder.bytes(of: "fix.patch")) == nil)
  }
}
