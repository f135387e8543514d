import Audit
import SourceText
import ViewCode

/// The edits of view code that fix findings and change nothing else.
public struct CodeFixes: Sendable {
  /// The audit with the edited files.
  public let report: AuditReport
  /// The edited files, in the order of their paths.
  public let files: [FileEdit]
  /// The number of fixed findings.
  public let count: Int
}

extension AuditSession {
  /// The maximum number of audits that drop edits with side effects.
  private static let mostRounds = 8

  /// Returns the edits of view code that fix findings and change nothing else, checked by an audit of the edited files.
  ///
  /// Edits in a declaration with a new finding after the edits are dropped, such as a text that no longer fits its frame.
  /// Without edits that pass, and if two edits overlap, nothing is edited.
  /// - Throws: `AuditFailure` if the audit can't run.
  public func codeFixes(recording record: InputRecord? = nil) throws(AuditFailure) -> CodeFixes {
    let before = try report(recording: record)
    let code = before.system[ViewCode.self]
    let known = Set(before.findings.map(\.fingerprint))
    var edits = code.edits(for: before.findings)
    for _ in 0..<AuditSession.mostRounds where !edits.isEmpty {
      guard let files = edited(code, edits) else { break }
      var changed = request
      for file in files { changed.substitutes[file.path] = file.new }
      let after = try AuditSession(changed).report()
      let new = after.findings.filter { $0.isFromCode && !known.contains($0.fingerprint) }
      if new.isEmpty { return CodeFixes(report: after, files: files, count: edits.count(where: \.isFirst)) }
      edits = edits.without(new)
    }
    return CodeFixes(report: before, files: [], count: 0)
  }

  /// Returns the edits that fix one finding of a report on view code and change nothing else, checked by an audit of the edited file.
  ///
  /// - Returns: nothing if the finding has no such fix, or another finding would follow.
  public func codeEdits(for finding: Finding, in report: AuditReport) -> [CodeEdit] {
    let code = report.system[ViewCode.self]
    let edits = code.edits(for: [finding])
    guard !edits.isEmpty, let files = edited(code, edits) else { return [] }
    var changed = request
    for file in files { changed.substitutes[file.path] = file.new }
    guard let after = try? AuditSession(changed).report() else { return [] }
    let known = Set(report.findings.map(\.fingerprint))
    return after.findings.contains { $0.isFromCode && !known.contains($0.fingerprint) } ? [] : edits
  }

  /// Returns the edited files; nil if two edits overlap.
  private func edited(_ code: ViewCode, _ edits: [CodeEdit]) -> [FileEdit]? {
    var files: [FileEdit] = []
    for source in code.sources {
      let own = edits.filter { $0.location.path == source.path }
      guard !own.isEmpty else { continue }
      var bytes: [UInt8] = []
      var end = 0
      for edit in own {
        let range = edit.location.byteRange
        guard range.lowerBound >= end else { return nil }
        bytes += source.bytes[end..<range.lowerBound] + Array(edit.text.utf8)
        end = range.upperBound
      }
      bytes += source.bytes[end...]
      files.append(FileEdit(path: absolute(source.path), shown: source.path, old: source.bytes, new: bytes))
    }
    return files
  }
}

extension [CodeEdit] {
  /// Returns the edits without those in the declarations of new findings; if there are none, without those in their files.
  fileprivate func without(_ new: [Finding]) -> [CodeEdit] {
    let paths = Set(new.compactMap(\.location?.path))
    let kept = filter { edit in
      !new.contains {
        $0.location?.path == edit.location.path && $0.subject.parts.dropFirst().first == edit.declaration
      }
    }
    if kept.count < count { return kept }
    let others = filter { !paths.contains($0.location.path) }
    return others.count < count ? others : []
  }
}
