import Audit
import SourceText

// Audits of other days: the history that a folder holds, and the reports in it.

extension AuditSession {
  /// The day that was asked for, or today in UTC.
  public func reportDay() throws(AuditFailure) -> CalendarDay {
    guard let day = try day() ?? .today else { throw AuditFailure(.badDate(request.date ?? "")) }
    return day
  }

  /// The history in a folder; empty where there is none yet.
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

  /// What a JSON report of a history found; nil where the file is not there, or is no report.
  public func pastReport(at path: String) throws(AuditFailure) -> PastAudit? {
    let full = absolute(path)
    let files = try inputFiles()
    let file: SourceFile
    do throws(FileError) {
      guard try files.exists(full) else { return nil }
      file = try files.read(full, isTrusted: true)
    } catch { throw AuditFailure(.file(error)) }
    do throws(ConfigurationError) { return try PastReportReader(file: file).read() } catch {
      throw AuditFailure(.configuration(error))
    }
  }

  /// What an audit of the request's only path finds, without what was agreed; a JSON report is read instead of audited.
  ///
  /// - Parameter record: where it is noted what was looked at.
  public func pastAudit(recording record: InputRecord? = nil) throws(AuditFailure) -> PastAudit {
    try pastAudit(at: request.paths.first ?? ".", try inputFiles(recording: record))
  }
}
