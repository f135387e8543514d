import Audit
import SourceText
import SwiftSource

/// A replacement in view code that fixes a finding and changes nothing else at the default text size.
public struct CodeEdit: Sendable, Hashable {
  /// The replaced bytes; empty for an insertion.
  public let location: SourceLocation
  /// The new text.
  public let text: String
  /// The dotted name of the declaration around the edit.
  public let declaration: String
  /// Whether the edit is the first of its finding.
  public let isFirst: Bool
}

extension ViewCode {
  /// Returns the edits that fix findings and change nothing else, in file order; waived findings are kept.
  ///
  /// A fixed font gets the text style with its size and weight at the default content size category. If a file is for a Mac or a watch, where
  /// text styles have other sizes, there are no edits.
  ///
  /// - Complexity: O(n) in the number of calls and findings.
  public func edits(for findings: [Finding]) -> [CodeEdit] {
    var places: Set<SourceLocation> = []
    for finding in findings
    where finding.rule == FixedFont.descriptor.id && finding.outcome == .failed && !finding.isWaived {
      if let location = finding.location { places.insert(location) }
    }
    guard !places.isEmpty, !importsOtherPlatform else { return [] }
    let edits = calls.flatMap { call -> [CodeEdit] in
      guard CodeFontFix.functions.contains(call.name), let location = call.location, places.contains(location) else {
        return []
      }
      return CodeFontFix(call).edits
    }
    return edits.sorted { left, right in
      let (first, second) = (left.location, right.location)
      return first.path == second.path
        ? first.byteRange.lowerBound < second.byteRange.lowerBound
        : first.path.utf8.lexicographicallyPrecedes(second.path.utf8)
    }
  }

  private var importsOtherPlatform: Bool {
    index.files.contains { file in
      file.outline.declarations.contains {
        $0.kind == .import && ["AppKit", "Cocoa", "WatchKit"].contains($0.name)
      }
    }
  }

  /// The files of the view code, with their contents.
  public var sources: [SourceFile] { index.files.map(\.outline.source) }
}
