import Foundation
import TestSupport

/// The command as it is built, run as a process of its own.
struct BuiltCommand {
  /// What a run leaves.
  struct Outcome {
    let exitCode: Int32
    let output: String
    let status: String
  }

  /// The executable, which lies beside the tests; nil when it was not built.
  static let path: String? = {
    let tests = Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }.map { $0 + "/.." }
    let folders = tests + [Bundle.main.bundlePath, Bundle.main.executableURL?.deletingLastPathComponent().path ?? "."]
    return folders.map { URL(fileURLWithPath: $0 + "/palpable").standardizedFileURL.path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  let folder: TemporaryFolder
  /// What the environment says beside what it says to the tests; nil takes a name away.
  var environment: [String: String?] = [:]
  /// A script for the shell in which `"$0" "$@"` is the command with its arguments.
  var script = #"exec "$0" "$@""#

  /// A process that is not yet started.
  func process(_ arguments: [String]) throws -> Process {
    guard let path = BuiltCommand.path else { throw CocoaError(.fileNoSuchFile) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, path] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    // The rest of the environment is kept: it says where coverage is to be written.
    var all = ProcessInfo.processInfo.environment
    for (name, value) in environment { all[name] = value }
    process.environment = all
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// Runs the command to its end.
  func run(_ arguments: String...) throws -> Outcome {
    let process = try process(arguments)
    // Files take whatever is written, so that nobody waits for a reader.
    let names = [".stdout", ".stderr"]
    for name in names { try folder.write("", to: name) }
    let handles = try names.map { try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path + "/" + $0)) }
    (process.standardOutput, process.standardError) = (handles[0], handles[1])
    try process.run()
    process.waitUntilExit()
    let texts = try names.map { String(decoding: try folder.bytes(of: $0), as: UTF8.self) }
    for name in names { try folder.remove(name) }
    return Outcome(exitCode: process.terminationStatus, output: texts[0], status: texts[1])
  }
}
