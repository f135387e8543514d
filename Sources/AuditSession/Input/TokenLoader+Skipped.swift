import SourceText
import TokenFormats

// What is said of files that were found and aren't read.

extension TokenLoader {
  /// The files that were read by themselves, and not only through a document that refers to them, in the order of reading.
  var readFiles: [Recognized] { recognized.filter { own.contains($0.file.path) } }

  /// The files that aren't read, a line for each reason.
  var skippedLines: [String] {
    let byReason = skipped.groups(without: referenced).map { reason, paths in
      "\(paths.count) file\(paths.count == 1 ? "" : "s") not read: \(SkippedFiles.text(reason)) "
        + "(\(paths[0])\(paths.count > 1 ? ", …" : ""))"
    }
    guard let rest = unreferenced.first else { return byReason }
    let more = unreferenced.count > 1
    return byReason + [
      "\(unreferenced.count) file\(more ? "s" : "") not read: no resolver document references \(more ? "them" : "it") "
        + "(\(rest)\(more ? ", …" : ""))"
    ]
  }

  /// Files in a supported format that a resolver document leaves out, as reports show them.
  private var unreferenced: [String] {
    recognized.map(\.file.path).filter { !own.contains($0) && !referenced.contains($0) }
  }

  /// The files that aren't read, as problems of a folder in which nothing else is to be audited.
  func skippedProblems(in folder: String) -> [AuditFailure.Problem] {
    let groups = skipped.groups(without: referenced)
    var problems: [AuditFailure.Problem] = groups.compactMap { reason, paths in
      guard case .unsupported(let format) = reason else { return nil }
      return .file(.unsupportedFormat(paths[0], format, others: paths.count - 1))
    }
    for (reason, paths) in groups {
      switch reason {
      case .unsupported: continue
      case .capitals: problems.append(.file(.extensionInCapitals(paths[0], others: paths.count - 1)))
      case .unknownJSON: problems.append(.file(.unknownJSON(paths[0], others: paths.count - 1)))
      case .other:
        // Alone, they are what the folder says of itself: nothing to audit.
        guard groups.count > 1 || documentCount > 0 else { continue }
        problems.append(.file(.filesWithoutTokens(folder, count: paths.count)))
      }
    }
    if let first = unreferenced.first {
      problems.append(.file(.unreferenced(first, others: unreferenced.count - 1)))
    }
    return problems
  }
}
