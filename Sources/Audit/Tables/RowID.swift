import DesignTokens

/// The position of a row in a table; four bytes in place of the names that identify the row.
struct RowID<Of>: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The position, from 0.
  let row: UInt32

  /// Creates the identifier of a row.
  init(_ row: Int) { self.row = UInt32(row) }

  /// The position as an index of an array.
  var index: Int { Int(row) }

  static func < (left: RowID, right: RowID) -> Bool { left.row < right.row }
}

/// A token's position in the token set; positions after the last token are names that no token has.
typealias TokenID = RowID<Token>
