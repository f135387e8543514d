import Audit
import AuditRules
import AuditSession
import JSONRPC
import ReportWriters
import SourceText

/// The findings of a project as diagnostics of its files, with the reasons that an audit can't run.
struct EditorDiagnostics {
  /// The diagnostics by the path of the file.
  private(set) var lists: [String: [JSONText]] = [:]

  private let project: EditorProject
  private let encoding: EditorText.Encoding
  private var texts: EditorTexts

  /// The largest number of diagnostics of one file; more slow an editor down and hide the worst.
  private static let most = 200

  /// Creates the diagnostics of the newest audit.
  init(_ project: EditorProject, _ documents: [String: EditorDocument], _ encoding: EditorText.Encoding) {
    (self.project, self.encoding) = (project, encoding)
    texts = EditorTexts(documents.values)
    // A file that isn't named by a configuration may be anything, and is silent unless it was audited before.
    guard project.problems.isEmpty else {
      if project.key.isConfigured || project.result != nil { add(project.problems) }
      return
    }
    if let result = project.result { add(result) }
  }

  private mutating func add(_ problems: [AuditFailure.Problem]) {
    for problem in problems {
      let shown = problem.location?.path ?? ""
      let path = shown.isEmpty ? project.key.path : project.path(shownAs: shown)
      add(
        path,
        [
          ("range", range(problem.location, in: path)), ("severity", .integer(1)), ("source", .string("palpable")),
          ("message", .string(problem.reason.shortenedSentence.madeVisible)),
        ])
    }
  }

  private mutating func add(_ result: EditorProject.Result) {
    let report = result.report
    let shown = report.findings.indices.filter { !report.findings[$0].isHeldBack }
    var rest: [String: Int] = [:]
    for item in report.cases(of: shown, mergesSurfaces: false) {
      let finding = report.findings[item.findings[0]]
      let location = finding.location.flatMap { $0.path.isEmpty ? nil : $0 }
      let path = location.map { result.path(shownAs: $0.path) } ?? project.key.path
      guard (lists[path]?.count ?? 0) < EditorDiagnostics.most else {
        rest[path, default: 0] += 1
        continue
      }
      add(path, members(finding, item, location, path, result))
    }
    for (path, count) in rest {
      add(
        path,
        [
          ("range", range(nil, in: path)), ("severity", .integer(3)), ("source", .string("palpable")),
          ("message", .string("\(count) more findings aren't shown here; palpable audit lists all")),
        ])
    }
  }

  private mutating func members(
    _ finding: Finding, _ item: FindingGroup.Case, _ location: SourceLocation?, _ path: String,
    _ result: EditorProject.Result
  ) -> [(String, JSONText)] {
    let modes = item.modes.count > 1 || result.report.modes.count > 1 ? item.modes : []
    let place = modes.isEmpty ? "" : " (\(ResultText.list(modes)))"
    let message = result.report.sentence(finding.words.message, of: item)
    let prefix = finding.outcome == .failed ? "" : "undetermined: "
    var members: [(String, JSONText)] = [
      ("range", range(location, in: path)), ("severity", .integer(severity(finding))),
      ("code", .string(finding.rule)), ("source", .string("palpable")),
      ("message", .string("\(finding.subject.description.shortenedSentence)\(place): \(prefix)\(message)".madeVisible)),
      (
        "data",
        .object([
          ("fingerprints", .array(item.findings.map { .string(result.report.findings[$0].fingerprint) }))
        ])
      ),
    ]
    if let url = RuleCatalog.rule(finding.rule)?.descriptor.requirement.url {
      members.append(("codeDescription", .object([("href", .string(url))])))
    }
    let related = finding.related.prefix(8).map { place -> JSONText in
      let path = result.path(shownAs: place.location.path)
      return .object([
        (
          "location",
          .object([("uri", .string(texts.address(of: path))), ("range", range(place.location, in: path))])
        ),
        ("message", .string(place.message.shortenedSentence.madeVisible)),
      ])
    }
    if !related.isEmpty { members.append(("relatedInformation", .array(Array(related)))) }
    return members
  }

  private mutating func add(_ path: String, _ members: [(String, JSONText)]) {
    lists[path, default: []].append(.object(members))
  }

  private mutating func range(_ location: SourceLocation?, in path: String) -> JSONText {
    texts[path].json(location?.byteRange ?? 0..<0, encoding)
  }

  private func severity(_ finding: Finding) -> Int {
    switch finding.severity {
    case .error: 1
    case .warning: 2
    case .note: 4
    }
  }
}

/// The texts of files: those of open documents, else those on the disk.
struct EditorTexts {
  private let documents: [String: EditorDocument]
  private var texts: [String: EditorText] = [:]

  /// The largest file that is read for positions, in bytes.
  private static let limit = 16 << 20

  /// Creates the texts.
  ///
  /// - Parameter documents: the open documents.
  init(_ documents: some Sequence<EditorDocument>) {
    self.documents = EditorDocument.newest(documents)
  }

  /// The text of a file; empty if it can't be read.
  subscript(path: String) -> EditorText {
    mutating get {
      if let document = documents[path] { return document.text }
      if let text = texts[path] { return text }
      let text = EditorText((try? FileSystem.content(of: path, limit: EditorTexts.limit))?.bytes ?? [])
      texts[path] = text
      return text
    }
  }

  /// Returns the address of a file as the editor writes it.
  func address(of path: String) -> String { documents[path]?.address ?? FileAddress.address(path) }

  /// Returns the version of an open document.
  func version(of path: String) -> Int? { documents[path]?.version }
}

extension EditorProject {
  /// Returns the absolute path of a file as reports and messages show it.
  func path(shownAs shown: String) -> String {
    if let result { return result.path(shownAs: shown) }
    let path = key.root + "/" + shown
    return (try? FileSystem.realPath(path)) ?? path
  }
}
