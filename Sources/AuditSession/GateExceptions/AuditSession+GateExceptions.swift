import Audit
import AuditRules
import DesignTokens
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Inputs from before an audit: its date, the baseline, and an earlier audit.

extension CalendarDay {
  /// Today's date in UTC.
  public static var today: CalendarDay? { CalendarDay(secondsSince1970: Int(Date().timeIntervalSince1970)) }
}

extension AuditSession {
  /// Returns the requested date.
  func day() throws(AuditFailure) -> CalendarDay? {
    guard let text = request.date else { return nil }
    guard let day = CalendarDay(text) else { throw AuditFailure(.badDate(text)) }
    return day
  }

  /// Returns the path of the baseline file: the requested one, or else the configured one; nil if there is none.
  public func baselineFile() throws(AuditFailure) -> String? {
    if let path = request.baseline { return path }
    let files = try inputFiles()
    let input = try request.code == nil ? locate(files) : lintInput(files)
    guard let path = input.configurationFile else { return nil }
    var chain = ConfigurationChain(files: files, isNamed: input.isExplicit)
    return try chain.configuration(at: path, isComplete: request.code == nil).0.baseline?.value
  }

  /// Returns the requested baseline, or the configured one.
  func baseline(_ prepared: Prepared, _ files: InputFiles) throws(AuditFailure) -> Baseline? {
    guard request.appliesBaseline, let path = request.baseline.map(absolute) ?? prepared.baseline?.value else {
      return nil
    }
    if request.baseline == nil, let named = prepared.baseline, files.isFolder(path) == nil {
      throw AuditFailure(.configuration(.missingBaseline(files.display(path), named.location)))
    }
    let file: SourceFile
    let isTrusted = request.baseline != nil
    do throws(FileError) { file = try files.read(path, isTrusted: isTrusted) } catch {
      throw AuditFailure(.file(error))
    }
    files.record.noteUse(path)
    do throws(ConfigurationError) { return try BaselineReader(file: file).read() } catch {
      throw AuditFailure(.configuration(error))
    }
  }

  /// Returns the earlier audit, read from a JSON report or run now with the same gate, profile, and mode.
  func pastAudit(_ files: InputFiles) throws(AuditFailure) -> AuditSnapshot? {
    if let tree = request.earlier { return try pastAudit(in: tree) }
    guard let path = request.against else { return nil }
    return try pastAudit(at: path, files)
  }

  /// Returns the findings of an audit of a path, or those in its JSON report.
  ///
  /// - Parameter includesText: whether findings have messages, which only pages show.
  func pastAudit(at path: String, _ files: InputFiles, includesText: Bool = false) throws(AuditFailure) -> AuditSnapshot
  {
    let full = absolute(path)
    if files.isFolder(full) == false, lastName(full) != AuditSession.configurationName {
      let file: SourceFile
      do throws(FileError) { file = try files.read(full, isTrusted: true) } catch { throw AuditFailure(.file(error)) }
      files.record.noteUse(full)
      do throws(ConfigurationError) {
        if let past = try ReportReader(file: file).read() { return past }
      } catch { throw AuditFailure(.configuration(error)) }
    }
    if let sources = request.code { return try pastLint(of: sources, at: full, files) }
    var earlier = request
    earlier.paths = [path]
    (earlier.against, earlier.baseline, earlier.mode, earlier.appliesBaseline) = (nil, nil, nil, false)
    // An earlier state may be outside the boundary, such as a second checkout, and then is its own boundary.
    earlier.boundary = nil
    let report = try AuditSession(earlier).report(recording: files.record)
    var audit = AuditSnapshot(name: files.display(full), report, includesText: includesText)
    audit.authorities.results = report.authorityResults
    return audit
  }

  /// Returns the problems in overrides and waivers: unknown modes, and patterns that match no token.
  func gateExceptionProblems(_ configuration: Configuration, _ tokens: TokenSet, _ modes: [Mode])
    -> [ConfigurationError]
  {
    let names = modes.map(\.name)
    let scopes = configuration.overrides.map(\.scope)
    let asked = scopes.map { ($0.mode, $0.declaration) } + configuration.waivers.map { ($0.mode, $0.declaration) }
    var problems: [ConfigurationError] = asked.compactMap { mode, place in
      guard let mode, !names.contains(mode) else { return nil }
      return .unknownName(kind: "mode", mode, suggestion: nearest(to: mode, among: names), place)
    }
    for scope in scopes {
      for pattern in scope.tokens where tokens.paths(matching: pattern).isEmpty {
        let text = pattern.description
        let suggestion = tokens.nearestPath(to: TokenPath(text))?.description
        problems.append(.noSuchToken(text, suggestion: suggestion, scope.declaration))
      }
    }
    return problems
  }
}
