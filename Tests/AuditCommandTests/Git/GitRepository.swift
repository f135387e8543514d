import Foundation
import TestSupport
import Testing

@testable import AuditCommand

/// A git repository in a temporary folder, with a branch `main`.
struct GitRepository {
  let folder: TemporaryFolder
  private let program: String

  /// Whether git is installed.
  static let isAvailable = installed("git") != nil

  init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder(files)
    program = try #require(installed("git"))
    try git("init", "-q", "-b", "main")
    try commit()
  }

  init(cloning other: GitRepository, _ options: String...) throws {
    folder = try TemporaryFolder()
    program = try #require(installed("git"))
    try git(["clone", "-q"] + options + ["file://" + other.folder.path, "."])
  }

  /// Runs git and returns its output.
  @discardableResult func git(_ arguments: String...) throws -> String { try git(arguments) }

  @discardableResult func git(_ arguments: [String]) throws -> String {
    let options = ["user.name=a", "user.email=a@b.c", "protocol.file.allow=always", "core.autocrlf=false"]
    let text = try output(of: program, options.flatMap { ["-c", $0] } + arguments, in: folder)
    try #require(!text.contains("fatal: ") && !text.contains("error: "), "git \(arguments): \(text)")
    return text
  }

  /// Commits everything. Two commits differ even with the same files in the same second.
  func commit() throws {
    try git("add", "--all")
    try git("commit", "-q", "--allow-empty", "-m", UUID().uuidString)
  }

  /// Runs the command in a folder of the repository.
  func run(_ arguments: String..., in subfolder: String = "") -> CommandResult {
    let path = folder.path + (subfolder.isEmpty ? "" : "/" + subfolder)
    return Palpable.run(arguments, in: CommandEnvironment(workingDirectory: path, showsColor: false))
  }
}
