import Audit
import SourceText
import SwiftSource

// A file as audits, suppression comments, and reports need it.

extension CodeFile {
  /// Returns the file without its outline.
  ///
  /// - Parameters:
  ///   - skipped: what rules skip in it.
  ///   - isChecked: whether its chains are checked; those of tests and samples aren't.
  func audited(skipping skipped: AuditedFile.Skipped, isChecked: Bool) -> AuditedFile {
    AuditedFile(
      source: outline.source, name: name, suppressions: suppressions,
      chainCount: isChecked ? namedChainCount : 0, skipped: skipped)
  }

  /// The suppression comments, in order.
  ///
  /// - Complexity: O(c) for c comments.
  var suppressions: [Suppression] {
    outline.comments.compactMap { Suppression($0, of: outline.source, in: declaration) }
  }

  /// Returns the dotted name of the innermost declaration around a byte; empty outside of all declarations.
  ///
  /// - Complexity: O(log d + n) for d declarations and a nesting depth of n.
  func declaration(at offset: Int) -> String {
    let declarations = outline.declarations
    var low = 0
    var high = declarations.count
    while low < high {
      let middle = (low + high) / 2
      if outline.bytes(of: declarations[middle].tokens).lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    var next = low > 0 ? low - 1 : nil
    while let index = next {
      let declaration = declarations[index]
      var range = outline.bytes(of: declaration.tokens)
      // A comment before the closing brace of a type belongs to the type.
      if declaration.hasMembers, let body = declaration.body, body.upperBound < outline.tokens.count {
        range = range.lowerBound..<outline.tokens[body.upperBound].range.lowerBound
      }
      if range.contains(offset) { return names[index] }
      next = declarations[index].parent
    }
    return ""
  }
}
