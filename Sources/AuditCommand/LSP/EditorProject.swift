import Audit
import AuditSession
import DesignTokens
import SourceText

/// What an editor's document belongs to: a `palpable.json` with all that it names, or the document alone.
struct EditorProject: Sendable {
  /// The identity of a project.
  struct Key: Hashable, Sendable {
    /// The path of the configuration, or of the document without one.
    let path: String
    /// The folder that paths in reports are relative to, and that files are read in.
    let root: String
    /// Whether the path is a configuration.
    let isConfigured: Bool
  }

  /// An audit that ran, with the files that it read.
  struct Result: Sendable {
    let session: AuditSession
    var report: AuditReport
    let record: InputRecord
    /// The open documents that were audited, by path.
    let documents: [String: EditorDocument]
    /// Whether color changes were searched for.
    var hasRemedies = false
  }

  let key: Key
  /// The newest audit; the documents may have changed since, into something that can't be audited.
  private(set) var result: Result?
  /// The reasons that the newest texts can't be audited.
  private(set) var problems: [AuditFailure.Problem] = []
  /// Whether files have changed since the newest audit.
  var isDirty = true

  /// Creates a project that wasn't audited yet.
  init(_ key: Key) { self.key = key }

  /// Audits the project with the texts of open documents.
  mutating func audit(_ documents: [EditorDocument]) {
    guard (try? FileSystem.realPath(key.path))?.isInside(key.root) == true else {
      (isDirty, problems) = (false, [.file(.outside(AuditSession.configurationName))])
      return
    }
    var request = AuditRequest(paths: [key.path], root: key.root)
    request.boundary = key.root
    if !key.isConfigured, key.path.hasSuffix(bytes: ".swift") { (request.paths, request.code) = ([], [key.path]) }
    for (path, document) in EditorDocument.newest(documents) { request.substitutes[path] = document.text.bytes }
    let session = AuditSession(request)
    let record = InputRecord()
    isDirty = false
    do throws(AuditFailure) {
      let report = try session.report(recording: record)
      let open = EditorDocument.newest(documents)
      result = Result(session: session, report: report, record: record, documents: open)
      problems = []
    } catch { problems = error.problems }
  }

  /// Whether a file that the newest audit read has changed on the disk, or a folder has other files.
  var hasChangedFiles: Bool { !problems.isEmpty || result?.record.changes().isEmpty != true }

  /// Searches for the color changes of the newest audit, once.
  mutating func findRemedies() {
    guard result?.hasRemedies == false else { return }
    result?.report.findRemedies()
    result?.hasRemedies = true
  }
}

extension EditorProject.Result {
  /// Returns the absolute path of a file as reports show it.
  func path(shownAs shown: String) -> String {
    let path = record.path(shownAs: shown) ?? (session.request.root + "/" + shown)
    return (try? FileSystem.realPath(path)) ?? path
  }

  /// Returns the display path of an open document; nil if the audit didn't read it.
  func shownPath(of document: EditorDocument, among shown: some Sequence<String>) -> String? {
    var seen: Set<String> = []
    return shown.first { seen.insert($0).inserted && path(shownAs: $0) == document.path }
  }

  /// Whether the audit saw the current text of a document.
  func isCurrent(_ document: EditorDocument) -> Bool { documents[document.path]?.text.bytes == document.text.bytes }
}

extension String {
  /// Whether the text ends with other text, byte by byte.
  func hasSuffix(bytes suffix: String) -> Bool {
    utf8.count >= suffix.utf8.count && utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }
}
