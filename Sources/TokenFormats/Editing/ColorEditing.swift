import SourceText

/// A token format into whose documents colors can be written in place.
///
/// Only the values change: comments, order, spacing, line endings and a mark of byte order stay byte for byte.
public protocol ColorEditing: TokenFormat {
  /// The document with colors written into it.
  ///
  /// - Parameters:
  ///   - document: the bytes that the places of the edits were read from.
  ///   - edits: in any order, each in a place of its own.
  /// - Throws: `EditError` for the first that cannot be written; then none is.
  static func edited(_ document: SourceFile, _ edits: [ColorEdit]) throws(EditError) -> [UInt8]

  /// Returns the reason that an edit can't be made, as a sentence without a period; nil if it can.
  static func obstacle(to edit: ColorEdit, in document: SourceFile) -> String?

  /// Returns the rounding to the digits of the literal color at a location; nil if its notation has whole numbers of 8 bits or none.
  static func rounding(at place: SourceLocation, in document: SourceFile) -> ColorRounding?
}

extension ColorEditing {
  public static func obstacle(to edit: ColorEdit, in document: SourceFile) -> String? {
    do throws(EditError) {
      _ = try edited(document, [edit])
      return nil
    } catch { return error.reason }
  }

  public static func rounding(at place: SourceLocation, in document: SourceFile) -> ColorRounding? { nil }
}

extension TokenFormats {
  /// The largest document that an edit may make, in bytes.
  public static let editedSizeLimit = 64 * 1024 * 1024

}

/// A replacement of a range of bytes.
struct TextReplacement {
  /// The bytes that give way; empty for an insertion.
  let range: Range<Int>
  /// The bytes that take their place.
  let bytes: [UInt8]

  init(_ range: Range<Int>, _ bytes: [UInt8]) {
    self.range = range
    self.bytes = bytes
  }

  /// A document with all replacements; insertions at one place keep their order.
  ///
  /// - Complexity: O(n log n).
  static func apply(_ replacements: [TextReplacement], to bytes: [UInt8]) throws(EditError) -> [UInt8] {
    let sorted = replacements.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var end = 0
    for (_, replacement) in sorted {
      guard replacement.range.lowerBound >= end else { throw .overlapping }
      guard replacement.range.upperBound <= bytes.count else { throw .changed }
      result += bytes[end..<replacement.range.lowerBound]
      result += replacement.bytes
      end = replacement.range.upperBound
    }
    result += bytes[end...]
    guard result.count <= TokenFormats.editedSizeLimit else { throw .tooLarge(limit: TokenFormats.editedSizeLimit) }
    return result
  }
}
