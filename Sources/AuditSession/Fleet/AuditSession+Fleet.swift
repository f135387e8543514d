import Audit
import SourceText

// Many design systems at once: their folders, and the reports about them.

/// A file of one design system among several.
public struct FleetFile: Sendable, Hashable {
  /// The path from the file system root.
  public let path: String
  /// The path below the folder that was asked for; the name of a file that was named alone, in its folder.
  public let relative: String

  /// Whether the folder has a day as its name.
  public var isNamedAsDay: Bool {
    folder.utf8.split(separator: UInt8(ascii: "/")).last.map { CalendarDay(String(Substring($0))) != nil } ?? false
  }

  /// Whether the folder has a day as its name, and a report is of another day.
  public func isOfOtherDay(than audit: AuditSnapshot) -> Bool {
    isNamedAsDay && audit.date.map { !folder.endsWithBytes(of: $0) } ?? true
  }

  /// The folder of the relative path; empty for a file in the folder that was asked for.
  public var folder: String {
    relative.utf8.split(separator: UInt8(ascii: "/")).dropLast().map { String(Substring($0)) }.joined(separator: "/")
  }
}

extension AuditSession {
  /// The name of the JSON report in a folder.
  public static let jsonReportName = "report.json"

  /// Returns the JSON reports of the request's paths: files, and every `report.json` at or below a folder.
  ///
  /// They are in the order of their relative paths. Hidden folders are skipped.
  /// - Throws: an error for a folder without a report, for an entry that can't be followed, and for two reports with one relative path.
  public func reportFiles() throws(AuditFailure) -> (reports: [FleetFile], gaps: FleetGaps) {
    let found = try fleetFiles(named: AuditSession.jsonReportName) { .noReport($0) }
    if let fault = found.faults.first { throw AuditFailure(.file(fault)) }
    return (found.files, FleetGaps(try manifests(), reports: found.files.map(\.folder)))
  }

  /// Returns the configurations of the request's paths: files, and every `palpable.json` at or below a folder; and the entries that can't be
  /// followed.
  ///
  /// They are in the order of their relative paths. Hidden folders are skipped.
  /// - Throws: an error for a folder without a configuration, and for two with one relative path.
  public func fleetConfigurations() throws(AuditFailure) -> (files: [FleetFile], faults: [FileError]) {
    try fleetFiles(named: AuditSession.configurationName) { .noConfiguration($0) }
  }

  private func fleetFiles(
    named name: String, orThrow none: (String) -> FileError
  ) throws(AuditFailure) -> (files: [FleetFile], faults: [FileError]) {
    let files = try inputFiles()
    var found: [FleetFile] = []
    var faults: [FileError] = []
    for path in request.paths.map(absolute) {
      guard files.isFolder(path) == true else {
        guard files.isFolder(path) != nil else { throw AuditFailure(.file(.missing(files.display(path)))) }
        // A report can have any name, and a configuration has one.
        if name == AuditSession.configurationName, lastName(path) != name {
          throw AuditFailure(.file(none(files.display(path))))
        }
        found.append(FleetFile(path: path, relative: normalized(path).suffix(2).joined(separator: "/")))
        continue
      }
      let listing: FolderListing
      do throws(FileError) { listing = try files.unrecorded.listing(below: path, isTrusted: true) } catch {
        throw AuditFailure(.file(error))
      }
      // A system or a report behind an entry that isn't followed must not be left out in silence.
      let relevant = listing.faults.filter { $0.isNamed(name) || $0.mayHoldFolder }.map(\.error)
      let below = listing.files.filter { lastName($0).hasSameBytes(as: name) }
      guard !below.isEmpty || !relevant.isEmpty else { throw AuditFailure(.file(none(files.display(path)))) }
      faults += relevant
      found += below.map { FleetFile(path: "\(path)/\($0)", relative: $0) }
    }
    found.sort { $0.relative.utf8.lexicographicallyPrecedes($1.relative.utf8) }
    for (file, next) in zip(found, found.dropFirst()) where file.relative.hasSameBytes(as: next.relative) {
      throw AuditFailure(.file(.repeated(files.display(file.path), files.display(next.path))))
    }
    var paths: Set<String> = []
    if let twice = found.first(where: { !paths.insert($0.path).inserted }) {
      throw AuditFailure(.file(.repeated(files.display(twice.path), files.display(twice.path))))
    }
    return (found, faults)
  }

  /// Returns the manifests that the shards of a fleet wrote into the request's folders.
  private func manifests() throws(AuditFailure) -> [FleetManifest] {
    let files = try inputFiles()
    var manifests: [FleetManifest] = []
    for path in request.paths.map(absolute) where files.isFolder(path) == true {
      let names = ((try? FileSystem.names(in: path)) ?? []).compactMap(\.text).filter(FleetManifest.isName)
      for name in names {
        let file: SourceFile
        do throws(FileError) { file = try files.unrecorded.read("\(path)/\(name)", isTrusted: true) } catch {
          throw AuditFailure(.file(error))
        }
        guard let manifest = FleetManifest(file) else { throw AuditFailure(.file(.notAReport(file.path))) }
        manifests.append(manifest)
      }
    }
    return manifests
  }

  /// Returns the snapshot of a JSON report, which no output may replace.
  ///
  /// - Throws: an error if the file can't be read or isn't a report.
  public func snapshot(of report: FleetFile, recording record: InputRecord) throws(AuditFailure) -> AuditSnapshot {
    record.noteUse(report.path)
    // All reports together may be larger than the limit of one audit, so each is counted by itself.
    let files = try inputFiles()
    let file: SourceFile
    do throws(FileError) { file = try files.read(report.path, isTrusted: true) } catch {
      throw AuditFailure(.file(error))
    }
    do throws(ConfigurationError) {
      if let audit = try ReportReader(file: file).read() { return audit }
      // Where a damaged report ends says more than that it isn't one.
      do throws(SourceTextError) { _ = try readJSON(file) } catch { throw ConfigurationError.text(error) }
    } catch { throw AuditFailure(.configuration(error)) }
    throw AuditFailure(.file(.notAReport(file.path)))
  }

  /// Returns the relative path from a folder to a file, both from the working directory or the file system root.
  public func path(from folder: String, to file: String) -> String {
    let (start, end) = (normalized(absolute(folder)), normalized(absolute(file)))
    let shared = zip(start, end).prefix { $0.hasSameBytes(as: $1) }.count
    return (repeatElement("..", count: start.count - shared) + end.dropFirst(shared)).joined(separator: "/")
  }
}

extension FolderListing.Fault {
  fileprivate func isNamed(_ name: String) -> Bool { lastName(path).hasSameBytes(as: name) }

  /// Whether the entry is a link to a folder outside of the boundary, or has a name that can't be read.
  fileprivate var mayHoldFolder: Bool {
    switch error {
    case .outside: !FolderWalk.looksLikeTokens(lastName(path))
    case .badName: true
    default: false
    }
  }
}
