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

/// A file before and after colors are written into it.
public struct FileEdit: Sendable {
  /// The path in the file system.
  public let path: String
  /// The path as reports show it.
  public let shown: String
  /// The bytes now; nil for a file that does not exist.
  public let old: [UInt8]?
  /// The bytes then.
  public let new: [UInt8]
  /// The path as reports show it of the link that the file was read through; nil where it was read by its own name.
  public let link: String?

  /// A file before and after.
  public init(path: String, shown: String, old: [UInt8]?, new: [UInt8], link: String? = nil) {
    self.link = link
    self.path = path
    self.shown = shown
    self.old = old
    self.new = new
  }
}

extension AuditSession {
  /// The smallest change of colors that makes the palette of the request pass, or why there is none.
  ///
  /// Nothing is written: the result holds what the files would be, and has been audited as such.
  /// - Throws: `AuditFailure` when the audit cannot be made.
  public func repair(
    _ settings: RepairReport.Settings, recording record: InputRecord? = nil
  ) throws(AuditFailure) -> PaletteRepairResult {
    let report = try report(recording: record)
    let documents = try tokenDocuments()
    var search = RepairSearch(report, settings: settings, files: documents)
    let repair = search.repair()
    var result = try audited(repair, documents)
    // What is written is rounded by its notation and by screens; a little more than is required makes up for that.
    for margin in AuditSession.notationMargins where result.report.isShortOfRoom {
      search.margin = margin
      let other = try audited(search.repair(), documents)
      if other.report.remaining.count < result.report.remaining.count { result = other }
    }
    return result
  }

  /// By how much more than its requirement a ratio is asked for where rounding takes some: half a step of 8 bits in all components is worth up to 0.8 %.
  private static let notationMargins = [1.002, 1.006, 1.015, 1.03]

  /// A repair with the files that it writes, audited as they would be.
  private func audited(_ repair: RepairReport, _ documents: TokenDocuments) throws(AuditFailure) -> PaletteRepairResult
  {
    guard !repair.changes.isEmpty else { return PaletteRepairResult(report: repair, files: []) }
    let files = try documents.edits(for: repair.changes)
    var changed = request
    for file in files { changed.substitutes[file.path] = file.new }
    var result = PaletteRepairResult(report: repair, files: files)
    result.report.confirm(try AuditSession(changed).report())
    return result
  }
}
