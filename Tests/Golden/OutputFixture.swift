import AuditCommand
import ReportWriters
import TestSupport

/// Files and the commands that run on them, one after the other in the same folder.
struct OutputFixture: Sendable {
  /// A step in the folder of a fixture.
  enum Step: Sendable {
    /// A command runs. Its output, exit code, and the files that it writes below `out` are recorded under the name.
    case run(String, [String])
    /// A file is written or replaced.
    case write(String, String)
    /// A file, or the files of a folder, are recorded.
    case record(String)
  }

  let name: String
  let files: [String: [UInt8]]
  let steps: [Step]

  init(_ name: String, _ files: [String: String], _ steps: [Step]) {
    self.init(name, files.mapValues { Array($0.utf8) }, steps)
  }

  init(_ name: String, _ files: [String: [UInt8]], _ steps: [Step]) {
    self.name = name
    self.files = files
    self.steps = steps
  }

  /// Runs all steps.
  ///
  /// - Returns: Each recorded output, named by its step and file: `audit/json`, `audit/console`.
  func run() throws -> [(name: String, bytes: [UInt8])] {
    // An audit without a "name" is named after its folder, so the folder has a fixed name.
    let parent = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ("Sample/" + $0, $1) }))
    let folder = parent.path + "/Sample"
    var outputs: [(name: String, bytes: [UInt8])] = []
    for step in steps {
      switch step {
      case .write(let name, let text): try parent.write(text, to: "Sample/" + name)
      case .record(let name):
        let files = parent.files(below: "Sample/" + name).map { "\(name)/\($0)" }
        for file in files.isEmpty ? [name] : files {
          outputs.append(("record/" + file, try parent.bytes(of: "Sample/" + file)))
        }
      case .run(let name, let arguments):
        let result = Palpable.run(
          arguments, in: CommandEnvironment(workingDirectory: folder, showsColor: false))
        let status = "\(result.output)\n\(result.status)\nexit code \(result.exitCode.rawValue)\n"
        outputs.append((name + "/console", Array(status.replacing(folder, with: "FOLDER").utf8)))
        for file in parent.files(below: "Sample/out") {
          outputs.append(("\(name)/\(file)", try parent.bytes(of: "Sample/out/" + file)))
        }
        if !parent.files(below: "Sample/out").isEmpty { try parent.remove("Sample/out") }
      }
    }
    return outputs
  }
}

extension OutputFixture.Step {
  /// An audit with every report format, or with some.
  static func audit(
    _ path: String = ".", name: String = "audit", formats: [String] = reportFormats, more: [String] = []
  ) -> Self {
    .run(name, ["audit", path, "--no-reports", "--date", "2026-11-21"] + Self.formats(formats) + more)
  }

  /// Proposals for a repair, in every format.
  static func fix(_ path: String = ".", name: String = "fix", more: [String] = []) -> Self {
    .run(name, ["fix", path] + Self.formats(["markdown", "html", "json", "patch"]) + more)
  }

  /// A comparison, in every format.
  static func compare(_ paths: [String], name: String = "compare", more: [String] = []) -> Self {
    .run(name, ["compare"] + paths + Self.formats(["markdown", "html", "json"]) + more)
  }

  /// A dated report, with its history in `out`, which is removed after every step.
  static func report(_ path: String = ".", name: String = "report") -> Self {
    .run(name, ["report", path, "--history", "out", "--date", "2026-11-21"])
  }

  static let reportFormats = ReportWriters.all.map { type(of: $0).format.id }.filter { $0 != "console" }

  private static func formats(_ ids: [String]) -> [String] { ids.flatMap { ["--format", "\($0)=out/\($0)"] } }
}
