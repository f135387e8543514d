import Audit

// The histories of several design systems.

extension AuditSession {
  /// Returns the design systems whose histories are in the folders of a folder; hidden folders are skipped.
  ///
  /// A newest report that is missing, or damaged, is noted in its place.
  /// - Throws: an error if no folder has a history, if a history has no report, or if the folder itself is the history of one system.
  public func systems(in folder: String) throws(AuditFailure) -> SystemsIndex {
    let files = try inputFiles()
    let names: [String]
    do throws(FileError) { names = try histories(in: folder, files) } catch { throw AuditFailure(.file(error)) }
    var systems: [SystemsIndex.System] = []
    for name in names {
      let path = "\(folder)/\(name)"
      let entries = try history(in: path).entries
      // A system that can't be shown must not look like one that passes.
      guard let last = entries.last else {
        throw AuditFailure(.file(.emptyHistory(files.display(absolute(path)))))
      }
      let report = try pastReport(at: "\(path)/\(last.date)/report.json", of: last.name)
      if let system = SystemsIndex.System(folder: name, entries: entries, report: report, page: "\(name)/index") {
        systems.append(system)
      }
    }
    guard !systems.isEmpty else { throw AuditFailure(.file(.noHistory(files.display(absolute(folder))))) }
    return SystemsIndex(systems)
  }

  /// Returns the names of the folders with a history, in the order of their bytes.
  private func histories(in folder: String, _ files: InputFiles) throws(FileError) -> [String] {
    let path = absolute(folder)
    if try files.exists(path + "/" + HistoryFile.name) { throw .isHistory(files.display(path)) }
    var names: [String] = []
    do throws(FileErrorReason) {
      names = try FileSystem.names(in: path).compactMap(\.text).filter { !$0.utf8.starts(with: ".".utf8) }
    } catch { throw .unreadable(files.display(path), error) }
    var found: [String] = []
    for name in names where files.isFolder("\(path)/\(name)") == true {
      let system = "\(path)/\(name)"
      if try files.exists("\(system)/\(HistoryFile.name)") || hasReports(system, files) { found.append(name) }
    }
    return found
  }

  /// Whether a folder has a dated report.
  private func hasReports(_ folder: String, _ files: InputFiles) -> Bool {
    let names = (try? FileSystem.names(in: folder)) ?? []
    return names.compactMap(\.text).contains { name in
      CalendarDay(name) != nil && (try? files.exists("\(folder)/\(name)/report.json")) == true
    }
  }
}
