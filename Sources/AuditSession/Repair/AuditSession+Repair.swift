import Audit
import PaletteRepair

/// A repair with the files that it would write.
public struct PaletteRepairResult: Sendable {
  /// What would change, and how good that is.
  public var report: RepairReport
  /// The files with all changes; empty when nothing changes.
  public var files: [FileEdit]

  /// A repair with its files.
  public init(report: RepairReport, files: [FileEdit]) {
    self.report = report
    self.files = files
  }
}

/// A file before and after colours are written into it.
public struct FileEdit: Sendable {
  /// The path in the file system.
  public let path: String
  /// The path as reports show it.
  public let shown: String
  /// The bytes now; nil for a file that does not exist.
  public let old: [UInt8]?
  /// The bytes then.
  public let new: [UInt8]

  /// A file before and after.
  public init(path: String, shown: String, old: [UInt8]?, new: [UInt8]) {
    self.path = path
    self.shown = shown
    self.old = old
    self.new = new
  }
}

extension AuditSession {
  /// The smallest change of colours that makes the palette of the request pass, or why there is none.
  ///
  /// Nothing is written: the result holds what the files would be, and has been audited as such.
  /// - Throws: `AuditFailure` when the audit cannot be made.
  public func repair(
    _ settings: RepairReport.Settings, recording record: InputRecord? = nil
  ) throws(AuditFailure) -> PaletteRepairResult {
    let report = try report(recording: record)
    return PaletteRepairResult(report: RepairSearch(report, settings: settings).repair(), files: [])
  }
}
