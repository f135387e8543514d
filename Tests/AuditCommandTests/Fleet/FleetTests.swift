import Foundation
import TestSupport
import Testing

@testable import AuditCommand

/// `palpable fleet` and `palpable merge`: many design systems, in shards, and one index over them.
@Suite struct FleetTests {
  /// #767676 has 4.54 on white, and #777777 has 4.48: the first passes as text, the second fails.
  static func system(_ color: String, name: String = "app") -> [String: String] {
    [
      "tokens.json": ##"""
      { "c": { "$type": "color", "text": { "$value": "\##(color)" }, "page": { "$value": "#ffffff" } } }
      """##,
      "palpable.json":
        #"{ "name": "\#(name)", "tokens": ["tokens.json"], "pairings": [{ "text": "c.text", "on": "c.page" }] }"#,
    ]
  }

  static func folder(_ systems: [String: [String: String]]) throws -> TemporaryFolder {
    var files: [String: String] = [:]
    for (path, contents) in systems { for (name, text) in contents { files["\(path)/\(name)"] = text } }
    return try TemporaryFolder(files)
  }

  static let two = ["all/a/web": system("#767676", name: "A"), "all/b": system("#777777", name: "B")]

  @Test func everySystemGetsItsReports() throws {
    let folder = try FleetTests.folder(FleetTests.two)
    let result = palpable("fleet", "all", "--output", "out", in: folder)
    #expect(result.exitCode == .failed)
    #expect(result.output == "2 design systems: 1 passed, 1 failed\n")
    for path in ["a/web", "b"] {
      for name in ["report.html", "report.md", "report.json"] { #expect(folder.exists("out/\(path)/\(name)")) }
    }
  }

  @Test func aSystemThatCannotBeAuditedIsNamedAndTheOthersAreAudited() throws {
    var systems = FleetTests.two
    systems["all/broken"] = ["palpable.json": "{"]
    let folder = try FleetTests.folder(systems)
    let result = palpable("fleet", "all", "--output", "out", "--no-pages", in: folder)
    #expect(result.exitCode == .impossible)
    #expect(result.output == "2 design systems: 1 passed, 1 failed; 1 couldn't be audited\n")
    #expect(result.status.contains("all/broken/palpable.json:1:2:"))
    #expect(folder.exists("out/b/report.json") && !folder.exists("out/b/report.html"))
    #expect(!folder.exists("out/broken/report.json"))
  }

  /// A report of an earlier run must not stand for a system that can't be audited any longer.
  @Test func anEarlierReportOfABrokenSystemIsRemoved() throws {
    let folder = try FleetTests.folder(FleetTests.two)
    _ = palpable("fleet", "all", "--output", "out", in: folder)
    try folder.write("{", to: "all/b/palpable.json")
    #expect(palpable("fleet", "all", "--output", "out", in: folder).exitCode == .impossible)
    #expect(!folder.exists("out/b/report.json") && folder.exists("out/a/web/report.json"))
  }

  @Test(arguments: [1, 2, 3, 7]) func shardsMergeToTheSameBytes(count: Int) throws {
    var systems: [String: [String: String]] = [:]
    for number in 1...6 { systems["all/s\(number)"] = FleetTests.system("#76767\(number)", name: "S\(number)") }
    let folder = try FleetTests.folder(systems)
    for shard in 1...count {
      _ = palpable("fleet", "all", "--output", "out", "--no-pages", "--shard", "\(shard)/\(count)", in: folder)
    }
    let formats = ["csv", "jsonl", "scorecard"]
    _ = palpable(["merge", "out", "--output", "out"] + formats.map { "--format=\($0)=out/all.\($0)" }, in: folder)
    _ = palpable("fleet", "all", "--output", "whole", "--no-pages", in: folder)
    _ = palpable(
      ["merge", "whole", "--output", "whole"] + formats.map { "--format=\($0)=whole/all.\($0)" }, in: folder)
    for name in ["index.html", "index.md"] + formats.map({ "all.\($0)" }) {
      let text = try folder.text("whole/\(name)")
      #expect(!text.isEmpty)
      #expect(try folder.text("out/\(name)") == text)
    }
  }

  @Test(arguments: ["0/2", "3/2", "1", "1/0", "a/2", "1/2/3", "-1/2", "1/", "99999999999999999999/2"])
  func aShardThatIsNoneIsRefused(text: String) throws {
    let folder = try FleetTests.folder(FleetTests.two)
    let result = palpable("fleet", "all", "--output", "out", "--shard=\(text)", in: folder)
    #expect(result.exitCode == .impossible)
    #expect(result.status.contains("use I/N with I from 1 to N"))
    #expect(!folder.exists("out"))
  }

  @Test func theIndexNamesTheWorstSystemFirstAndLinksItsPage() throws {
    let folder = try FleetTests.folder(FleetTests.two)
    _ = palpable("fleet", "all", "--output", "out", in: folder)
    let result = palpable("merge", "out", "--output", "index", in: folder)
    #expect(result.exitCode == .failed)
    #expect(
      result.output == """
        1 of 2 design systems fails the gate.
          b: 1 gate failure, worst: c.text on c.page, light: contrast is 4.47:1; requires 4.5:1

        """)
    let index = try folder.text("index/index.md")
    let first = index.range(of: "[`B`](../out/b/report.md)")
    let second = index.range(of: "[`A`](../out/a/web/report.md)")
    #expect(first != nil && second != nil)
    if let first, let second { #expect(first.lowerBound < second.lowerBound) }
  }

  /// Reports in dated folders are one system, whose newest report decides.
  @Test func datedReportsAreOneSystemWithATrend() throws {
    let folder = try FleetTests.folder(["a": FleetTests.system("#777777", name: "A")])
    _ = palpable("report", "a", "--history", "past/a", "--date", "2026-01-05", in: folder)
    try folder.write(FleetTests.system("#767676", name: "A")["tokens.json"] ?? "", to: "a/tokens.json")
    _ = palpable("report", "a", "--history", "past/a", "--date", "2026-01-12", in: folder)
    let result = palpable("merge", "past", "--format", "scorecard", in: folder)
    #expect(result.exitCode == .passed)
    #expect(result.output.contains(#""gateFailures": 0"#) && result.output.contains(#""gateFailuresBefore": 1"#))
    #expect(result.output.contains(#""date": "2026-01-12""#) && result.output.contains(#""folder": "a""#))
  }

  @Test(arguments: [
    (
      ["fleet", "empty", "--output", "x"],
      "empty: no palpable.json found in it; run palpable init in the folder of each design system"
    ),
    (
      ["fleet", "all/b/tokens.json", "--output", "x"],
      "all/b/tokens.json: no palpable.json found in it; run palpable init in the folder of each design system"
    ),
    (["fleet", "all"], "palpable: fleet needs --output DIR"),
    (
      ["fleet", "all", "--output", "x", "--date", "2026-13-01"],
      "invalid date \"2026-13-01\"; use an existing day as YYYY-MM-DD"
    ),
  ]) func whatCannotBeAuditedIsNamed(arguments: [String], message: String) throws {
    let folder = try FleetTests.folder(FleetTests.two)
    try folder.write("", to: "empty/notes.txt")
    let result = palpable(arguments, in: folder)
    #expect(result.exitCode == .impossible && result.status == message + "\n")
  }

  /// A system behind a link that isn't followed would be missing in silence.
  @Test(arguments: ["all/linked", "all/b2/palpable.json"]) func aSystemOutsideTheRootIsNamed(link: String) throws {
    let folder = try FleetTests.folder(FleetTests.two)
    let other = try FleetTests.folder(["x": FleetTests.system("#777777")])
    try folder.write("", to: "all/b2/notes.txt")
    let target = link.hasSuffix(".json") ? "/x/palpable.json" : "/x"
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + link, withDestinationPath: other.path + target)
    let result = palpable("fleet", "all", "--output", "out", in: folder)
    #expect(result.exitCode == .impossible)
    #expect(
      result.status.hasPrefix(
        "\(link): is outside the root after resolving symbolic links; move it inside, or pass a wider folder with --root\n"
      ))
    // The others are audited.
    #expect(folder.exists("out/b/report.json"))
  }

  /// `shop/2026-11-23` would be the report of a day of the system `shop`.
  @Test func aSystemNamedAsADayIsRefused() throws {
    let folder = try FleetTests.folder(["all/shop/2026-11-23": FleetTests.system("#777777")])
    let result = palpable("fleet", "all", "--output", "out", in: folder)
    #expect(result.exitCode == .impossible)
    #expect(
      result.status == "shop/2026-11-23/palpable.json: its folder has a day as its name, "
        + "which is the place of a report of that day; rename it\n")
  }

  @Test func aSystemThatIsNamedTwiceIsRefused() throws {
    let folder = try FleetTests.folder(FleetTests.two)
    let result = palpable("fleet", "all", "all/b", "--output", "out", in: folder)
    #expect(result.exitCode == .impossible)
    #expect(result.status == "all/b/palpable.json: is in two of the folders; pass each folder once\n")
  }
}

extension TemporaryFolder {
  func write(_ contents: [String: String], below path: String) throws {
    for (name, text) in contents { try write(text, to: "\(path)/\(name)") }
  }
  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + name) }
  func text(_ name: String) throws -> String { String(decoding: try bytes(of: name), as: UTF8.self) }
}

func palpable(_ arguments: [String], in folder: TemporaryFolder) -> CommandResult {
  Palpable.run(arguments, in: CommandEnvironment(workingDirectory: folder.path, showsColor: false))
}
