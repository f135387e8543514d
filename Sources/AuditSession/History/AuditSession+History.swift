import Audit
import SourceText

// Audits of other dates: the history in a folder, and the reports in it.

extension AuditSession {
  /// Returns the requested date, or today in UTC.
  public func reportDay() throws(AuditFailure) -> CalendarDay {
    guard let day = try day() ?? .today else { throw AuditFailure(.badDate(request.date ?? "")) }
    return day
  }

  /// Returns the history in a folder; empty if the folder has none yet.
  public func history(in folder: String) throws(AuditFailure) -> HistoryFile {
    let path = absolute(folder) + "/" + HistoryFile.name
    let files = try inputFiles()
    let file: SourceFile
    do throws(FileError) {
      guard try files.exists(path) else { return HistoryFile([]) }
      file = try files.read(path, isTrusted: true)
    } catch { throw AuditFailure(.file(error)) }
    do throws(ConfigurationError) { return try HistoryReader(file: file).read() } catch {
      throw AuditFailure(.configuration(error))
    }
  }

  /// Returns the findings of a JSON report in a history; nil if the file doesn't exist or isn't a report.
  public func pastReport(at path: String) throws(AuditFailure) -> AuditSnapshot? {
    let full = absolute(path)
    let files = try inputFiles()
    let file: SourceFile
    do throws(FileError) {
      guard try files.exists(full) else { return nil }
      file = try files.read(full, isTrusted: true)
    } catch { throw AuditFailure(.file(error)) }
    do throws(ConfigurationError) { return try ReportReader(file: file).read() } catch {
      throw AuditFailure(.configuration(error))
    }
  }

  /// Returns the findings for the request's only path, without waivers and baselines.
  ///
  /// A JSON report is read instead of audited.
  /// - Parameter record: the record of the inputs.
  public func pastAudit(recording record: InputRecord? = nil) throws(AuditFailure) -> AuditSnapshot {
    try pastAudit(at: request.paths.first ?? ".", try inputFiles(recording: record))
  }
}
