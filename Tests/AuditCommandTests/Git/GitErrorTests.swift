import Foundation
import TestSupport
import Testing

@testable import AuditCommand

/// Everything that git can't tell is exit code 2 with one sentence, and never a pass.
@Suite(.enabled(if: GitRepository.isAvailable)) struct GitErrorTests {
  private static func fault(_ folder: TemporaryFolder, _ arguments: [String]) -> String {
    var sentences: Set<String> = []
    for command in [["audit", "Design", "--no-reports"], ["lint", "Design"]] {
      let result = Palpable.run(
        command + ["--changed"] + arguments, in: CommandEnvironment(workingDirectory: folder.path, showsColor: false))
      #expect(result.exitCode == .impossible && result.output.isEmpty)
      sentences.insert(result.status)
    }
    #expect(sentences.count == 1)
    return sentences.first ?? ""
  }

  private static let files = [
    "Design/a.tokens.json": ChangedAuditTests.tokens, "Design/palpable.json": ChangedAuditTests.configuration,
    "Design/A.swift": "struct A {}",
  ]

  @Test func aFolderOutsideOfGit() throws {
    #expect(
      Self.fault(try TemporaryFolder(Self.files), [])
        == "palpable: Design: isn't in a git work tree; use --against PATH instead of --changed\n")
  }

  /// A container of a CI runner often has another user than the checkout.
  @Test(.enabled(if: BuiltCommand.path != nil)) func aRepositoryThatGitRefuses() throws {
    var command = BuiltCommand(folder: try GitRepository(Self.files).folder)
    command.environment["GIT_TEST_ASSUME_DIFFERENT_OWNER"] = "1"
    let result = try command.run("audit", "Design", "--changed", "--base", "main")
    #expect(
      result.status
        == "palpable: Design: git doesn't read its repository; check the owner, or add the repository to safe.directory\n"
    )
    #expect(result.exitCode == 2)
  }

  @Test(arguments: ["gone", "origin/HEAD", "--output=x", "HEAD:Design", ""])
  func aBaseThatIsNoCommit(_ base: String) throws {
    let repository = try GitRepository(Self.files)
    let arguments = base == "origin/HEAD" ? [] : ["--base=\(base)"]
    #expect(
      Self.fault(repository.folder, arguments)
        == "palpable: base \"\(base)\" not found; fetch it (fetch-depth: 0 with actions/checkout), or pass another commit with --base\n"
    )
  }

  @Test func aRepositoryWithoutACommit() throws {
    let folder = try TemporaryFolder(Self.files)
    _ = try output(of: try #require(installed("git")), ["init", "-q"], in: folder)
    #expect(
      Self.fault(folder, [])
        == "palpable: the git repository has no commit; commit first, or use --against PATH instead of --changed\n")
  }

  @Test func histories() throws {
    let repository = try GitRepository(Self.files)
    try repository.git("checkout", "-q", "--orphan", "other")
    try repository.commit()
    let sentence = "palpable: HEAD and base \"main\" have no merge base; pass another commit with --base\n"
    #expect(Self.fault(repository.folder, ["--base", "main"]) == sentence)
  }

  /// The default of `actions/checkout`.
  @Test func aShallowClone() throws {
    let repository = try GitRepository(Self.files)
    for branch in ["main", "topic"] {
      try repository.git("checkout", "-q", "-B", branch)
      try repository.commit()
      try repository.git("checkout", "-q", "main")
    }
    try repository.commit()
    let clone = try GitRepository(cloning: repository, "--depth", "1", "--branch", "topic")
    try clone.git("fetch", "-q", "--depth", "1", "origin", "main:refs/remotes/origin/main")
    #expect(
      Self.fault(clone.folder, ["--base", "origin/main"])
        == "palpable: HEAD and base \"origin/main\" have no merge base in this shallow clone; fetch the history (fetch-depth: 0)\n"
    )
    try clone.git("fetch", "-q", "--unshallow", "origin")
    #expect(
      palpable("audit", "Design", "--no-reports", "--changed", "--base", "origin/main", in: clone.folder).exitCode
        == .passed)
  }

  @Test(arguments: [
    (["--changed", "--against", "x"], "--changed and --against can't be combined; pass one"),
    (["--base", "main"], "--base needs --changed"),
  ])
  func optionsThatDoNotFit(_ arguments: [String], _ sentence: String) throws {
    for command in ["audit", "lint"] {
      let result = Palpable.run(
        [command] + arguments, in: CommandEnvironment(workingDirectory: try TemporaryFolder().path, showsColor: false))
      #expect(result.status == "palpable: \(sentence)\n" && result.exitCode == .impossible)
    }
  }

  @Test(.enabled(if: BuiltCommand.path != nil)) func aMachineWithoutGit() throws {
    var command = BuiltCommand(folder: try GitRepository(Self.files).folder)
    command.environment["PATH"] = "/nonexistent"
    let result = try command.run("audit", "Design", "--changed", "--base", "main")
    #expect(
      result.status == "palpable: --changed needs git, which can't be started; install git, or use --against PATH\n")
    #expect(result.exitCode == 2 && result.output.isEmpty)
  }

  /// Settings and variables of the user change nothing, run nothing, and no file is left or changed.
  @Test(.enabled(if: BuiltCommand.path != nil)) func nothingOfTheUserIsRun() throws {
    let repository = try GitRepository(Self.files)
    for (name, value) in [
      ("diff.external", "touch ran; false"), ("core.fsmonitor", "touch ran; false"), ("diff.noprefix", "true"),
      ("diff.mnemonicPrefix", "true"), ("core.pager", "touch ran"), ("color.ui", "always"),
      ("core.sparseCheckout", "true"),
      ("diff.renames", "copies"), ("core.hooksPath", "."),
    ] { try repository.git("config", name, value) }
    let folder = repository.folder
    try folder.write("#!/bin/sh\ntouch ran\n", to: "post-checkout")
    try folder.write("Absent", to: ".git/info/sparse-checkout")
    try folder.write("", to: "tmp/.keep")
    try folder.write("struct A { var a = 1 }", to: "Design/A.swift")
    let before = try folder.bytes(of: ".git/index")
    var command = BuiltCommand(folder: folder)
    command.environment = [
      "TMPDIR": folder.path + "/tmp", "GIT_DIR": "/nonexistent", "GIT_INDEX_FILE": "/nonexistent",
      "GIT_EXTERNAL_DIFF": "touch ran",
      "GIT_DIFF_OPTS": "-u5", "LC_ALL": "de_DE.UTF-8", "GIT_WORK_TREE": "/",
    ]
    let audit = try command.run("audit", "Design", "--no-reports", "--changed", "--base", "main")
    #expect(audit.exitCode == 0, "\(audit.status)")
    #expect(audit.status.hasSuffix(": 1 file has changed.\n"))
    let lint = try command.run("lint", "Design", "--changed", "--base", "main")
    #expect(
      lint.exitCode == 0 && lint.status.hasSuffix(" Left out 0 findings that the change neither adds nor touches.\n"))
    #expect(try folder.bytes(of: ".git/index") == before)
    #expect(folder.files(below: "tmp") == [".keep"])
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/ran"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Design/ran"))
  }

  @Test func processesAreBounded() throws {
    let environment = ["PATH=/usr/bin:/bin"]
    func run(_ arguments: String..., limit: Int = 100) throws(ChildProcess.Failure) -> (
      exitCode: Int32, output: [UInt8]
    ) {
      try ChildProcess(arguments: arguments, environment: environment).run(limit: limit)
    }
    #expect(throws: ChildProcess.Failure.tooLong) { try run("yes") }
    #expect(throws: ChildProcess.Failure.notStarted) { try run("palpable-of-no-one") }
    #expect(try run("sh", "-c", "exit 3").exitCode == 3)
    #expect(try run("sh", "-c", "kill -9 $$").exitCode == -1)
    let result = try run("printf", "%s", "$HOME `a` 'b'")
    #expect(String(decoding: result.output, as: UTF8.self) == "$HOME `a` 'b'" && result.exitCode == 0)
    #expect(try run("cat").output == [], "a program has no input")
  }
}
