import Foundation
import TestSupport
import Testing

@testable import AuditCommand

/// `audit --changed`: the merge base of a branch is the earlier state.
@Suite(.enabled(if: GitRepository.isAvailable)) struct ChangedAuditTests {
  /// `faint` fails 4.5:1 on white with 1.9:1; `ink` passes by its alias.
  static let tokens = ##"""
    { "$type": "color", "black": { "$value": "#000000" }, "ink": { "$value": "{black}" },
      "faint": { "$value": "#bbbbbb" }, "paper": { "$value": "#ffffff" } }
    """##
  static let configuration =
    #"{ "tokens": ["*.tokens.json"], "pairings": [{ "text": ["ink", "faint"], "on": "paper" }] }"#

  /// A design system in `Design`, on the branch `topic`.
  static func repository() throws -> GitRepository {
    let repository = try GitRepository(["Design/a.tokens.json": tokens, "Design/palpable.json": configuration])
    try repository.git("checkout", "-q", "-b", "topic")
    return repository
  }

  private static func audit(_ repository: GitRepository, _ arguments: String..., in folder: String = "")
    -> CommandResult
  {
    let path = repository.folder.path + (folder.isEmpty ? "" : "/" + folder)
    return Palpable.run(
      ["audit", "--no-reports", "--changed"] + arguments,
      in: CommandEnvironment(workingDirectory: path, showsColor: false))
  }

  @Test func whatFailedBeforeIsAccepted() throws {
    let repository = try Self.repository()
    #expect(repository.run("audit", "Design", "--no-reports").exitCode == .failed)
    let result = Self.audit(repository, "Design", "--base", "main")
    #expect(result.exitCode == .passed, "\(result.status)")
    let commit = try repository.git("rev-parse", "main").prefix(12)
    #expect(result.status == "Compared with main at \(commit): no tracked file has changed.\n")
  }

  /// The pairing of `ink` fails because of another token than its own.
  @Test(arguments: [("\"#000000\"", "\"#999999\""), ("\"#ffffff\"", "\"#333333\"")])
  func aChangedAliasOrSurfaceCounts(_ old: String, _ new: String) throws {
    let repository = try Self.repository()
    try repository.folder.write(Self.tokens.replacing(old, with: new), to: "Design/a.tokens.json")
    // Changes count before they are committed, too.
    for _ in 1...2 {
      let result = Self.audit(repository, "Design", "--base", "main")
      #expect(result.exitCode == .failed)
      #expect(result.output.contains("ink on paper") || result.output.contains("ink"), "\(result.output)")
      #expect(result.status.contains(": 1 file has changed."))
      try repository.commit()
    }
  }

  /// Compared with the tip of `main`, the pairing would be worse.
  @Test func changesOfTheBaseAfterTheBranchDoNotCount() throws {
    let repository = try Self.repository()
    try repository.commit()
    try repository.git("checkout", "-q", "main")
    try repository.folder.write(Self.tokens.replacing("#bbbbbb", with: "#000000"), to: "Design/a.tokens.json")
    try repository.commit()
    try repository.git("checkout", "-q", "topic")
    #expect(Self.audit(repository, "Design", "--base", "main").exitCode == .passed)
    #expect(Self.audit(repository, "Design", "--base", "main^{commit}").exitCode == .passed)
  }

  @Test func newFilesAndSystemsAreNew() throws {
    let repository = try Self.repository()
    try repository.folder.write(##"{ "$type": "color", "pale": { "$value": "#cccccc" } }"##, to: "Design/b.tokens.json")
    try repository.folder.write(
      Self.configuration.replacing("\"ink\"", with: "\"ink\", \"pale\""), to: "Design/palpable.json")
    #expect(Self.audit(repository, "Design", "--base", "main").exitCode == .failed)
    for (name, text) in [("a.tokens.json", Self.tokens), ("palpable.json", Self.configuration)] {
      try repository.folder.write(text, to: "Other/\(name)")
    }
    #expect(Self.audit(repository, "Other", "--base", "main").exitCode == .failed)
    try repository.folder.write(Self.tokens.replacing("#bbbbbb", with: "#111111"), to: "Other/a.tokens.json")
    #expect(Self.audit(repository, "Other", "--base", "main").exitCode == .passed)
    // A folder that had other files only.
    try repository.folder.write("x", to: "Late/notes.txt")
    try repository.commit()
    try repository.git("branch", "-f", "main")
    try repository.folder.write(Self.tokens, to: "Late/a.tokens.json")
    try repository.folder.write(Self.configuration, to: "Late/palpable.json")
    #expect(Self.audit(repository, "Late", "--base", "main").exitCode == .failed)
  }

  /// The working directory, the top of the work tree, and the root in any order.
  @Test(arguments: [
    ("", ["Design"]), ("Design", ["."]), ("Design", []), ("Design/Sub", ["..", "--root", ".."]), ("Design/Sub", [".."]),
    ("", ["Design", "--root", "Design"]), ("", ["Design/a.tokens.json", "--root", "."]),
  ])
  func foldersMayBeAnywhere(_ folder: String, _ arguments: [String]) throws {
    let repository = try Self.repository()
    try repository.folder.write("x", to: "Design/Sub/notes.txt")
    func audit(_ words: [String]) -> CommandResult {
      Palpable.run(
        ["audit", "--no-reports"] + words + arguments,
        in: CommandEnvironment(workingDirectory: repository.folder.path + "/" + folder, showsColor: false))
    }
    let usual = audit([])
    let same = audit(["--changed", "--base", "main"])
    #expect(usual.exitCode == (arguments.first == "Design/a.tokens.json" ? usual.exitCode : .failed))
    #expect(same.exitCode == (usual.exitCode == .failed ? .passed : usual.exitCode), "\(same.status)")
    try repository.folder.write(Self.tokens.replacing("\"#000000\"", with: "\"#999999\""), to: "Design/a.tokens.json")
    #expect(audit(["--changed", "--base", "main"]).exitCode == audit([]).exitCode)
  }

  @Test func theWorkingDirectoryMayBeAboveTheRepository() throws {
    let outer = try TemporaryFolder()
    let repository = try GitRepository([
      "Design/a.tokens.json": Self.tokens, "Design/palpable.json": Self.configuration,
    ])
    try FileManager.default.copyItem(atPath: repository.folder.path, toPath: outer.path + "/copy")
    #expect(
      palpable("audit", "copy/Design", "--no-reports", "--changed", "--base", "main", in: outer).exitCode == .passed)
    try outer.write(Self.tokens.replacing("\"#000000\"", with: "\"#999999\""), to: "copy/Design/a.tokens.json")
    #expect(
      palpable("audit", "copy/Design", "--no-reports", "--changed", "--base", "main", in: outer).exitCode == .failed)
  }

  @Test func theBaseIsTheTargetOfThePullRequest() throws {
    let clone = try GitRepository(cloning: try Self.repository(), "--branch", "topic")
    #expect(Self.audit(clone, "Design").status.hasPrefix("Compared with origin/HEAD at "))
    var environment = CommandEnvironment(workingDirectory: clone.folder.path, showsColor: false)
    for name in GitBase.variables {
      environment.variables = [name: "main"]
      let result = Palpable.run(["audit", "--changed", "--no-reports", "Design"], in: environment)
      #expect(result.status.hasPrefix("Compared with origin/main at ") && result.exitCode == .passed)
    }
  }

  /// Names that other programs would take apart, and entries that no audit reads.
  @Test func namesAreOnlyNames() throws {
    let repository = try Self.repository()
    let sub = try GitRepository(["x.tokens.json": Self.tokens])
    for name in ["a b", "a\"b", "a\nb", "-rf", "$(touch ran)", "ä", "a\\b", ":(top)x", "#1", "!x"] {
      try repository.folder.write("x", to: "Design/\(name)/\(name).txt")
    }
    try repository.folder.write("x", to: "Design/moved.txt")
    try repository.git("submodule", "--quiet", "add", "file://" + sub.folder.path, "Design/sub")
    #if os(Linux)
      #expect(symlink("nowhere", repository.folder.path + "/Design/link") == 0)
      let name = Array((repository.folder.path + "/other-").utf8) + [0xFF, 0]
      let file = name.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { fopen($0.baseAddress!, "w") }
      fclose(file)
    #endif
    try repository.commit()
    try repository.git("branch", "-f", "main")
    try repository.git("mv", "Design/moved.txt", "Design/moved again.txt")
    try repository.folder.remove("Design/a b")
    let usual = repository.run("audit", "Design/palpable.json", "--no-reports")
    #expect(usual.exitCode == .failed, "\(usual.status)")
    let result = Self.audit(repository, "Design/palpable.json", "--base", "main")
    #expect(result.exitCode == .passed, "\(result.status)")
    #expect(result.status.hasSuffix(": 3 files have changed.\n"), "\(result.status)")
    #expect(!FileManager.default.fileExists(atPath: repository.folder.path + "/ran"))
  }

  @Test func anEarlierStateThatCannotBeAuditedIsNamed() throws {
    let repository = try Self.repository()
    try repository.folder.write("{ \"tokns\": [] }", to: "Design/palpable.json")
    try repository.commit()
    try repository.git("branch", "-f", "main")
    try repository.folder.write(Self.configuration, to: "Design/palpable.json")
    let result = Self.audit(repository, "Design", "--base", "main")
    #expect(result.exitCode == .impossible)
    #expect(
      result.status
        == "the earlier state in \"main\" can't be audited: Design/palpable.json:1:3: unknown key \"tokns\"; did you mean \"tokens\"?\n"
    )
  }
}
