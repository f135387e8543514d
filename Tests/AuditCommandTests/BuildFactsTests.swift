import Foundation
import SourceText
import TestSupport
import Testing

@testable import AuditCommand

/// `palpable --version --json`: the facts about a build, before and after a release fills them in.
@Suite struct BuildFactsTests {
  @Test func aBuildThatIsNotStampedHasNoCommit() throws {
    let result = palpable("--version", "--json", in: try TemporaryFolder())
    #expect(result.exitCode == .passed && result.status == "")
    let facts = try readJSON(SourceFile(path: "facts", bytes: Array(result.output.utf8)), dialect: .strict)
    #expect(facts.members?.map(\.name) == ["schemaVersion", "name", "version", "commit", "swift", "target"])
    #expect(
      facts["version"]?.string.map { "palpable \($0)\n" } == palpable("--version", in: try TemporaryFolder()).output)
    // The manifest needs 6.2, and a compiler knows its own major and minor version.
    #expect(facts["swift"]?.string?.hasPrefix("6.") == true)
    #expect(result.output.contains("\"commit\": null"))
    let target = try #require(facts["target"]?.string)
    #expect(!target.contains("unknown-unknown") && target.split(separator: "-").count >= 3)
  }

  @Test(arguments: [
    ("palpable-build-record:commit=0a1b swift=6.3.1   ", "0a1b", "6.3.1"),
    ("palpable-build-record:swift=6.2.4", nil, "6.2.4"),
    ("palpable-build-record:   ", nil, nil), ("palpable-build-record:later=1 commit=ff", "ff", nil),
  ])
  func recordsAreRead(_ record: String, _ commit: String?, _ swift: String?) {
    let facts = BuildFacts(record: record)
    #expect(facts.commit == commit)
    #expect(facts.swift == swift ?? BuildFacts(record: "").swift)
  }

  @Test func otherWordsAreRefused() throws {
    let folder = try TemporaryFolder()
    #expect(
      palpable("--version", "--json", "x", in: folder).status
        == "palpable: unexpected argument \"x\"; see palpable --help\n")
    #expect(palpable("--version", "--jsn", in: folder).exitCode == .impossible)
  }

  /// The script that a release runs, on a copy of this build.
  @Test(.enabled(if: BuiltCommand.path != nil && installed("python3") != nil && installed("git") != nil))
  func theStampIsReadBack() throws {
    let built = try #require(BuiltCommand.path)
    let folder = try TemporaryFolder()
    let copy = folder.path + "/palpable"
    try FileManager.default.copyItem(atPath: built, toPath: copy)
    // A checkout of its own, so that the commit is known; the script reads nothing else of the package.
    try folder.write(try packageText(".ci/stamp"), to: "checkout/.ci/stamp")
    let script = """
      set -e
      cd checkout && git init -q . && git add . && git -c user.name=a -c user.email=a@b commit -q -m a
      bash .ci/stamp "$PWD/../palpable" && ../palpable --version --json && git rev-parse HEAD
      echo x >new && bash .ci/stamp "$PWD/../palpable" && ../palpable --version --json
      """
    let text = try shell(script, in: folder)
    let parts = text.split(separator: "}\n")
    #expect(parts.count == 2, "\(text)")
    let commit = try #require(parts.last?.split(separator: "\n").first)
    #expect(commit.count == 40 && parts[0].contains("\"commit\": \"\(commit)\""))
    #expect(parts.last?.contains("\"commit\": null") == true, "a build of uncommitted changes names no commit")
    // `swift --version` states three numbers, or two for a first minor release.
    #expect(parts[0].contains("\"swift\": \"6."))
  }

  private func shell(_ script: String, in folder: TemporaryFolder) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
