import Audit
import AuditRules
import DesignTokens
import SourceText
import TokenFormats

/// The request for an audit: the files, the rules' profile, and the gate.
public struct AuditRequest: Sendable {
  /// A folder, a `palpable.json`, or token files.
  public var paths: [String]
  /// The Swift files or folders to audit alone, with the rules about code; nil audits the whole system.
  ///
  /// If empty, the files that the configuration names under `code` are audited. The configuration is the only path, or `palpable.json` in
  /// the root if there is one.
  public var code: [String]?
  /// The folder that paths in the report are relative to: the folder the command runs in.
  public var root: String
  /// The folder that must contain every file named by documents or folders, with links resolved.
  ///
  /// If nil, the boundary is `root` if it contains the audited files and isn't the file system root, else the folder of the audited files.
  public var boundary: String?
  /// The only mode to audit, or nil for all.
  public var mode: String?
  /// The guideline to apply instead of the configured one; nil applies the configured one.
  public var profile: Profile?
  /// The standard whose criteria count toward the gate, instead of the configured one; nil applies the configured one.
  public var standard: Standard?
  /// The gate, which decides the findings that fail the audit.
  public var gate = Gate()
  /// The report date, as YYYY-MM-DD.
  public var date: String?
  /// A baseline file, as written by `Baseline`, that replaces the configured one.
  public var baseline: String?
  /// Whether accepted findings count; if false, no baseline is read.
  public var appliesBaseline = true
  /// The comparison: an earlier state of the audited files, or a JSON report about it.
  public var against: String?
  /// The comparison with an earlier state of all files; nil for none. `against` is ignored with it.
  public var earlier: EarlierTree?
  /// The contents that replace those of existing files, by path, so a change can be audited before it is written.
  ///
  /// Each file is still read and checked as without a substitute; only its bytes are replaced.
  public var substitutes: [String: [UInt8]] = [:]

  /// Creates a request to audit paths.
  public init(paths: [String], root: String) {
    self.paths = paths
    self.root = root
  }
}

/// The pipeline from files to an audit report: documents, tokens, modes, pairings, measurements, findings, decision.
public struct AuditSession: Sendable {
  /// The name of the configuration file.
  public static let configurationName = "palpable.json"
  /// The URL of the schema of configuration files for editors, in the repository at the tag of this version.
  public static let configurationSchema =
    "https://raw.githubusercontent.com/OWNER/Palpable/v\(AuditReport.Tool.palpable.version)/"
    + "Sources/AuditSession/AuditSession.docc/configuration-1.schema.json"

  /// The request.
  public let request: AuditRequest

  /// Creates a session for one request.
  public init(_ request: AuditRequest) { self.request = request }

  /// Runs the audit.
  ///
  /// - Parameter record: the record of the inputs, which is also filled if the audit can't run.
  /// - Throws: `AuditFailure` with every problem found if the audit can't run.
  public func report(recording record: InputRecord? = nil) throws(AuditFailure) -> AuditReport {
    let date = try day()
    let files = try inputFiles(recording: record)
    for path in request.paths.map(absolute) { record?.add(path, shown: files.display(path)) }
    let prepared = try prepared(files)
    var system = prepared.system
    if let mode = request.mode, !system.modes.contains(where: { $0.name == mode }) {
      throw AuditFailure(.unknownMode(mode, known: system.modes.map(\.name)))
    }
    let past = try pastAudit(files)
    system.notices += past?.notices(onLowered: prepared.extent.running(prepared.rules), gate: request.gate) ?? []
    system.notices += past?.notices(onPlatform: system.platform) ?? []
    let measured =
      prepared.extent == .whole ? MeasuredSystem(system, mode: request.mode) : MeasuredSystem(codeOf: system)
    var gateExceptions = GateExceptions(
      waivers: prepared.waivers, baseline: try baseline(prepared, files), past: past,
      today: prepared.waivers.isEmpty ? nil : date ?? .today)
    gateExceptions.changedLines = request.earlier.map { tree in
      ChangedLines(
        Dictionary(tree.changedLines.map { (files.display($0.key), $0.value) }, uniquingKeysWith: +))
    }
    let auditor = Auditor(
      rules: prepared.rules, gate: request.gate, gateExceptions: gateExceptions, extent: prepared.extent)
    let idle = auditor.idleOverrides(on: measured)
    guard idle.isEmpty else {
      throw AuditFailure(idle.map { .configuration(.idleOverride(rule: $0.rule, $0.scope.declaration)) })
    }
    var report = auditor.report(on: measured)
    report.date = date?.description
    guard report.decisionCount > 0 || !measured.system.files.isEmpty else {
      throw AuditFailure(.nothingAudited(files.display(request.paths.first ?? ".")))
    }
    return report
  }
}

extension AuditSession {
  /// Returns the files of the request, restricted to their boundary.
  func inputFiles(recording record: InputRecord? = nil) throws(AuditFailure) -> InputFiles {
    let named = request.paths + (request.code ?? [])
    let paths = (named.isEmpty ? ["."] : named).map(absolute)
    do throws(FileError) {
      var files = try InputFiles(
        root: folder, audited: paths, boundary: request.boundary.map(absolute), record: record)
      for (path, bytes) in request.substitutes {
        files.substitutes[(try? FileSystem.realPath(absolute(path))) ?? absolute(path)] = bytes
      }
      return files
    } catch { throw AuditFailure(.file(error)) }
  }

  /// The name for reports about the first path: the audited folder, or the file without its extension.
  public var reportName: String {
    let path = absolute(request.paths.first ?? ".")
    if lastName(path) == AuditSession.configurationName { return lastName(parent(path)) }
    return (try? FileSystem.status(path))??.kind == .folder ? lastName(path) : stem(path)
  }
}
