import AuditCommand
import Foundation
import TestSupport
import Testing

/// Where reports may go, and where they may not, whatever has their names already.
@Suite struct OutputFilesTests {
  static let good = ["palpable.json": goodConfiguration, "tokens.json": goodTokens]

  /// What is in the way of an output, with the obstacle that is said; `Z` stands for the output's path.
  enum Obstacle: String, CaseIterable {
    case linkOut, brokenLinkOut, linkToInput, fifo, folder

    func make(_ folder: TemporaryFolder, _ name: String) throws {
      let manager = FileManager.default
      let path = folder.path + "/" + name
      try manager.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
      switch self {
      case .linkOut:
        try folder.write("theirs", to: "outside/theirs.txt")
        try manager.createSymbolicLink(atPath: path, withDestinationPath: folder.path + "/outside/theirs.txt")
      case .brokenLinkOut:
        try manager.createSymbolicLink(atPath: path, withDestinationPath: folder.path + "/outside/new.txt")
      case .linkToInput: try manager.createSymbolicLink(atPath: path, withDestinationPath: folder.path + "/tokens.json")
      case .fifo: #expect(mkfifo(path, 0o600) == 0)
      case .folder: try manager.createDirectory(atPath: path, withIntermediateDirectories: false)
      }
    }
  }

  @Test(arguments: Obstacle.allCases, ["out/report.json", "sub/a.json", "base.json"])
  func onlyARegularFileIsWrittenOver(_ obstacle: Obstacle, _ name: String) throws {
    let folder = try TemporaryFolder(Self.good)
    try obstacle.make(folder, name)
    let before = try folder.bytes(of: "tokens.json")
    let result = palpable(
      "audit", "--output", "out", "--format", "json=sub/a.json", "--write-baseline", "base.json", in: folder)
    #expect(result.exitCode == .impossible && result.output == "")
    #expect(
      result.status
        == "\(name): can't be written because something other than a regular file has its name; "
        + "choose another location\n")
    #expect(try folder.bytes(of: "tokens.json") == before)
    #expect(
      names(folder, "out").allSatisfy { $0 == "report.json" } && names(folder, "sub").allSatisfy { $0 == "a.json" })
    if obstacle == .linkOut { #expect(try folder.bytes(of: "outside/theirs.txt") == Array("theirs".utf8)) }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/outside/new.txt"))
  }

  @Test func aFolderThatALinkLeadsOutToIsRefused() throws {
    let folder = try TemporaryFolder(
      ["outside/x": ""].merging(Self.good.map { ("checkout/" + $0.key, $0.value) }) { $1 })
    let inside = CommandEnvironment(workingDirectory: folder.path + "/checkout", showsColor: false)
    for name in ["out", "Reports", "gone"] {
      let target = name == "gone" ? "../outside/none" : "../outside"
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/checkout/" + name, withDestinationPath: target)
    }
    let advice = "/report.html: can't be written because a symbolic link in its path leads outside the root; "
    for (arguments, shown) in [
      (["audit", "--output", "out"], "out"), (["audit"], "Reports/checkout"),
      (["audit", "--output", "out/deep/er"], "out/deep/er"),
      (["audit", "--output", "out/../out"], "out/../out"),
    ] {
      let result = Palpable.run(arguments, in: inside)
      #expect(result.exitCode == .impossible)
      #expect(result.status == shown + advice + "choose another location\n")
    }
    #expect(Palpable.run(["audit", "--output", "gone"], in: inside).exitCode == .impossible)
    #expect(names(folder, "outside") == ["x"])
    // Named by where it is, the folder is what the user wants; and a wider root holds it.
    #expect(Palpable.run(["audit", "--output", "../outside"], in: inside).exitCode == .passed)
    #expect(Palpable.run(["audit", "--output", "out", "--root", ".."], in: inside).exitCode == .passed)
    #expect(names(folder, "outside") == ["report.html", "report.json", "report.md", "x"])
  }

  @Test(arguments: [
    ["--format", "json=tokens.json"], ["--format", "json=./sub/../tokens.json"], ["--format", "json=palpable.json"],
    ["--format", "html=other-name.json"], ["--write-baseline", "tokens.json"],
    ["--baseline", "debt.json", "--format", "json=debt.json"],
  ])
  func noInputIsWrittenOver(_ arguments: [String]) throws {
    let folder = try TemporaryFolder(
      Self.good.merging(["debt.json": #"{ "schemaVersion": 1, "findings": [] }"#, "sub/x": ""]) { $1 })
    try FileManager.default.linkItem(
      atPath: folder.path + "/tokens.json", toPath: folder.path + "/other-name.json")
    let result = Palpable.run(
      ["audit", "--output", "out"] + arguments, in: CommandEnvironment(workingDirectory: folder.path, showsColor: false)
    )
    #expect(result.exitCode == .impossible)
    #expect(result.status.hasSuffix(": can't be written because it is one of the input files; choose another name\n"))
    #expect(try folder.bytes(of: "tokens.json") == Array(goodTokens.utf8))
    #expect(try folder.bytes(of: "palpable.json") == Array(goodConfiguration.utf8))
    #expect(names(folder, "out") == [])
  }

  @Test func aBaselineMayBeWrittenOverItself() throws {
    let folder = try TemporaryFolder(Self.good)
    #expect(palpable("audit", "--write-baseline", "debt.json", in: folder).exitCode == .passed)
    #expect(palpable("audit", "--baseline", "debt.json", "--prune", in: folder).exitCode == .passed)
    #expect(
      palpable("audit", "--baseline", "debt.json", "--write-baseline", "./debt.json", in: folder).exitCode == .passed)
  }

  @Test(arguments: [
    ["--format", "json=out/report.json"], ["--format", "html=out/./report.html"],
    ["--format", "json=a", "--format", "html=sub/../a"], ["--format", "json=sub/a", "--format", "html=alias/a"],
    ["--format", "json=a", "--write-baseline", "a"],
  ])
  func twoOutputsOfOneNameAreRefused(_ arguments: [String]) throws {
    let folder = try TemporaryFolder(Self.good.merging(["sub/x": ""]) { $1 })
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/alias", withDestinationPath: "sub")
    let result = Palpable.run(
      ["audit", "--output", "out"] + arguments, in: CommandEnvironment(workingDirectory: folder.path, showsColor: false)
    )
    #expect(result.exitCode == .impossible)
    #expect(
      result.status.hasSuffix(": can't be written because another output has the same name; choose another name\n"))
  }

  @Test func namesOfFoldersAndEmptyNamesAreNoFiles() throws {
    let folder = try TemporaryFolder(Self.good.merging(["sub/x": ""]) { $1 })
    for name in ["sub/", "..", ".", "sub/..", "/"] {
      #expect(
        palpable("audit", "--no-reports", "--format", "json=\(name)", in: folder).exitCode == .impossible, "\(name)")
    }
    #expect(
      palpable("audit", "--output", "", in: folder).status == "palpable: --output needs a value; use --output DIR\n")
    #expect(palpable("audit", "--baseline=", in: folder).exitCode == .impossible)
    #expect(palpable("audit", "", in: folder).exitCode == .impossible)
    #expect(names(folder, "sub") == ["x"])
  }

  @Test func whatAKilledRunLeftIsRemoved() throws {
    let folder = try TemporaryFolder(
      Self.good.merging(["out/.palpable-1f.tmp": "{", "out/.palpable-notes": ""]) { $1 })
    #expect(palpable("audit", "--output", "out", in: folder).exitCode == .passed)
    #expect(names(folder, "out") == [".palpable-notes", "report.html", "report.json", "report.md"])
  }

  @Test func aLinkIsNoDraft() throws {
    let folder = try TemporaryFolder(["checkout/a.tokens.json": goodTokens, "outside/x": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/checkout/palpable.json", withDestinationPath: "../outside/new.json")
    let inside = CommandEnvironment(workingDirectory: folder.path + "/checkout", showsColor: false)
    #expect(Palpable.run(["init"], in: inside).exitCode == .impossible)
    #expect(names(folder, "outside") == ["x"])
  }
}

/// The names in a folder, sorted; none when it is not there.
func names(_ folder: TemporaryFolder, _ name: String) -> [String] {
  ((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + name)) ?? []).sorted()
}
