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

  /// The number of reports of a history that are compared, counted from the newest.
  private static let timelineLimit = 50

  /// Returns the changes from report to report of a history, and what the newest report still has.
  ///
  /// Reports are read from their folders. One that is missing, or damaged, is noted in its place.
  /// - Parameters:
  ///   - entries: the reports by date, the newest last.
  ///   - audit: the report of `day`, which isn't written yet.
  /// - Throws: an error if the newest report, or the one before it, is of a later version of Palpable.
  public func timeline(
    of entries: [HistoryEntry], in folder: String, with audit: AuditSnapshot, on day: CalendarDay
  ) throws(AuditFailure) -> HistoryTimeline {
    var timeline = HistoryTimeline()
    let compared = Set(entries.suffix(2).map(\.date))
    for (date, system) in entries.suffix(AuditSession.timelineLimit).map({ ($0.date, $0.name) }) {
      let path = "\(folder)/\(date)/report.json"
      if date == day {
        timeline.add(.known(audit), on: date)
      } else if compared.contains(date) {
        timeline.add(try pastReport(at: path, of: system), on: date)
      } else {
        timeline.add((try? pastReport(at: path, of: system)) ?? .unreadable, on: date)
      }
    }
    return timeline
  }

  /// Returns a JSON report of a history.
  ///
  /// - Parameter system: the name of the design system in the history.
  /// - Throws: an error if the report is of a later version of Palpable.
  func pastReport(at path: String, of system: String) throws(AuditFailure) -> HistoryTimeline.Report {
    let full = absolute(path)
    let files = try inputFiles()
    do throws(FileError) { guard try files.exists(full) else { return .missing } } catch {
      throw AuditFailure(.file(error))
    }
    guard let file = try? files.read(full, isTrusted: true) else { return .unreadable }
    let reader = ReportReader(file: file)
    do throws(ConfigurationError) {
      guard let audit = try reader.read() else { return .unreadable }
      return audit.system == system || audit.system.isEmpty ? .known(audit) : .other
    } catch {
      // Numbers of a later version could be misread in silence; a damaged file is noted in its place.
      if reader.isOfLaterVersion { throw AuditFailure(.configuration(error)) }
      return .unreadable
    }
  }

  /// Returns the findings for the request's only path, without waivers and baselines.
  ///
  /// A JSON report is read instead of audited.
  /// - Parameter record: the record of the inputs.
  public func pastAudit(recording record: InputRecord? = nil) throws(AuditFailure) -> AuditSnapshot {
    try pastAudit(at: request.paths.first ?? ".", try inputFiles(recording: record), includesText: true)
  }
}
