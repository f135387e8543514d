import Audit
import PaletteRepair

/// A fix with the files that it would write.
public struct PaletteRepairResult: Sendable {
  /// The changes and the remaining findings.
  public var report: RepairReport
  /// The files with all changes; empty if nothing changes.
  public var files: [FileEdit]

  /// Creates a result from a report and its files.
  public init(report: RepairReport, files: [FileEdit]) {
    self.report = report
    self.files = files
  }
}

/// The contents of a file before and after a fix.
public struct FileEdit: Sendable {
  /// The path in the file system.
  public let path: String
  /// The path as reports show it.
  public let shown: String
  /// The current bytes; nil if the file doesn't exist.
  public let old: [UInt8]?
  /// The bytes after the edit.
  public let new: [UInt8]
  /// The display path of the link that the file was read through; nil if it was read by its own path.
  public let link: String?

  /// Creates an edit of a file.
  public init(path: String, shown: String, old: [UInt8]?, new: [UInt8], link: String? = nil) {
    self.link = link
    self.path = path
    self.shown = shown
    self.old = old
    self.new = new
  }
}

extension AuditSession {
  /// Returns the smallest color change that makes the request's palette pass, or the reason that there is none.
  ///
  /// No files are written; the resulting contents are already audited.
  /// - Parameter watch: what the caller sees of the search, and when it ends early.
  /// - Throws: `AuditFailure` if the audit can't run.
  public func repair(
    _ settings: RepairReport.Settings, recording record: InputRecord? = nil, watch: RepairWatch = RepairWatch()
  ) throws(AuditFailure) -> PaletteRepairResult {
    let report = try report(recording: record)
    return try repair(report, settings, try tokenDocuments(), watch: watch)
  }

  /// Returns the smallest color change for a report of this session.
  func repair(
    _ report: AuditReport, _ settings: RepairReport.Settings, _ documents: TokenDocuments,
    watch: RepairWatch = RepairWatch()
  ) throws(AuditFailure) -> PaletteRepairResult {
    var search = RepairSearch(report, settings: settings, files: documents)
    search.watch = watch
    let repair = search.repair()
    watch.enter(.auditing)
    var result = try audited(repair, documents)
    // Notations and screens round the written color, so the search requires a slightly higher ratio.
    for margin in AuditSession.notationMargins where result.report.isShortOfRoom {
      search.margin = margin
      let other = try audited(search.repair(), documents)
      if other.report.remaining.count < result.report.remaining.count { result = other }
    }
    if settings.comparesProposals { result.report = search.compared(result.report) }
    if let step = settings.step, step > 0, step <= result.report.plan.count {
      result.files = try documents.edits(for: result.report.plan[step - 1].changes.map { result.report.changes[$0] })
    }
    return result
  }

  /// The factors by which a required ratio is raised when rounding reduces it.
  ///
  /// Half an 8-bit step in all components changes a ratio by up to 0.8%.
  private static let notationMargins = [1.002, 1.006, 1.015, 1.03]

  /// Returns a fix with the files that it would write, audited with their new contents.
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
