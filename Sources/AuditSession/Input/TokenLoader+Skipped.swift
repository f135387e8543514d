import SourceText
import TokenFormats

// Messages about files that were found but aren't read.

extension TokenLoader {
  /// The files that were read directly and not only through a reference, in reading order.
  var readFiles: [Recognized] { recognized.filter { own.contains($0.file.path) } }

  /// The files that aren't read, one line per reason.
  var skippedLines: [String] {
    let byReason = skipped.groups(without: referenced).map { reason, paths in
      "\(paths.count) file\(paths.count == 1 ? "" : "s") not read: \(SkippedFiles.text(reason)) "
        + "(\(FileNameList.text(paths)))"
    }
    let rest = unreferenced
    guard !rest.isEmpty else { return byReason }
    let more = rest.count > 1
    return byReason + [
      "\(rest.count) file\(more ? "s" : "") not read: no resolver document references \(more ? "them" : "it") "
        + "(\(FileNameList.text(rest)))"
    ]
  }

  /// The paths of files that are read or have a reason why not.
  var accounted: Set<String> {
    Set(recognized.map(\.file.path)).union(referenced).union(skipped.entries.map(\.path))
  }

  /// The files that other documents reference, as one line; nil if there are none besides those read directly.
  var referencedLine: String? {
    let paths = referenced.subtracting(own).sorted()
    guard !paths.isEmpty else { return nil }
    return "\(paths.count) file\(paths.count == 1 ? "" : "s") read because others reference "
      + "\(paths.count == 1 ? "it" : "them") (\(FileNameList.text(paths)))"
  }

  /// Returns the bytes at a location in a file that was recognized; nil in others.
  func text(at location: SourceLocation) -> ArraySlice<UInt8>? {
    recognized.first { $0.file.path == location.path }.map { $0.file.bytes[location.byteRange] }
  }

  /// Returns the paths of files that can't be read because of a fault in a document that they reference.
  func referring(to path: String) -> [String] {
    recognized.filter { file in
      let library = FolderLibrary(files: files)
      do throws(FormatError) { _ = try file.format.tokens(from: [file.file], library: library) } catch {
        return error.location.path == path
      }
      return false
    }.map(\.path)
  }

  /// Whether another document references the file.
  func isReferenced(_ path: String) -> Bool { referenced.contains(path) }

  /// The display paths of files in a supported format that no resolver document references.
  private var unreferenced: [String] {
    recognized.map(\.file.path).filter { !own.contains($0) && !referenced.contains($0) }
  }

  /// Returns the skipped files as problems of a folder without anything else to audit.
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
        // Alone, these files only repeat that the folder has nothing to audit.
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
