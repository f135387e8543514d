import Audit
import AuditRules
import DesignTokens
import SourceText
import TokenFormats

/// What to audit, and how strictly.
public struct AuditRequest: Sendable {
  /// A folder, a `palpable.json`, or token files.
  public var paths: [String]
  /// Files or folders of Swift source that alone are looked at, with the rules about code; nil audits the whole system.
  ///
  /// When it is empty, what the configuration names under `code` is looked at. The configuration is the only path, or `palpable.json` in the root where
  /// there is one.
  public var code: [String]?
  /// What paths in the report are relative to: the folder the command runs in.
  public var root: String
  /// The folder that files must lie in which documents or folders name, links followed.
  ///
  /// Without it, `root` where that holds what is audited and is not the root of the file system, else the folder of what is audited.
  public var boundary: String?
  /// The only mode to audit, or nil for all.
  public var mode: String?
  /// The guideline that decides, in place of the configuration's.
  public var profile: Profile?
  /// What fails.
  public var gate = Gate()
  /// The day the report is for, as YYYY-MM-DD.
  public var date: String?
  /// A file of accepted debt, as `Baseline` is written, in place of the one that the configuration names.
  public var baseline: String?
  /// Whether debt is accepted at all; without it, no baseline is read.
  public var acceptsDebt = true
  /// What to compare with: an earlier state of what is audited, or a JSON report on it.
  public var against: String?
  /// What counts as the content of files that are there, by their paths, so that a change is audited before it is written.
  ///
  /// A file is read, or refused, as it is without: only its bytes are these.
  public var substitutes: [String: [UInt8]] = [:]

  /// A request to audit paths.
  public init(paths: [String], root: String) {
    self.paths = paths
    self.root = root
  }
}

/// The pipeline from files to an audit report: documents, tokens, modes, pairings, measurements, findings, decision.
public struct AuditSession: Sendable {
  /// The name of the file that says what is audited.
  public static let configurationName = "palpable.json"

  /// What is asked.
  public let request: AuditRequest

  /// A session for one request.
  public init(_ request: AuditRequest) { self.request = request }

  /// Audits.
  ///
  /// - Parameter record: where it is noted what was looked at, also when the audit cannot be made.
  /// - Throws: `AuditFailure` with every problem found, when the audit cannot be made.
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
    let agreements = Agreements(
      waivers: prepared.waivers, baseline: try baseline(prepared, files), past: past,
      today: prepared.waivers.isEmpty ? nil : date ?? .today)
    let auditor = Auditor(rules: prepared.rules, gate: request.gate, agreements: agreements, extent: prepared.extent)
    let idle = auditor.idleOverrides(on: measured)
    guard idle.isEmpty else {
      throw AuditFailure(idle.map { .configuration(.idleOverride(rule: $0.rule, $0.scope.declaration)) })
    }
    var report = auditor.report(on: measured)
    report.date = date?.description
    guard report.decisionCount > 0 || !measured.system.code.index.files.isEmpty else {
      throw AuditFailure(.nothingAudited(files.display(request.paths.first ?? ".")))
    }
    return report
  }
}

extension AuditSession {
  /// The files of the request, inside their boundary.
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

  /// The name under which reports of the first path are kept: the audited folder, or the file without its extension.
  public var reportName: String {
    let path = absolute(request.paths.first ?? ".")
    if lastName(path) == AuditSession.configurationName { return lastName(parent(path)) }
    return (try? FileSystem.status(path))??.kind == .folder ? lastName(path) : stem(path)
  }
}
