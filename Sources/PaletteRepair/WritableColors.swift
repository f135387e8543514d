import ColorScience
import DesignTokens

/// The edits that the files of a palette allow a repair to make.
public protocol WritableColors: Sendable {
  /// Returns why a token's value can't be changed, in a sentence without a final period; nil if it can.
  ///
  /// - Parameter mode: the mode of the value; nil for a value without a mode.
  func obstacle(toChanging token: TokenPath, for mode: String?) -> String?

  /// Returns why a token can't get a value for a mode without one; nil if it can.
  ///
  /// - Parameter target: the token that the value names; nil for a color.
  func obstacle(toAdding token: TokenPath, for mode: String, naming target: TokenPath?) -> String?

  /// Returns the colors that few digits write in place of another one, each with the number of decimals beyond those of the token's value.
  ///
  /// None if the value's notation has whole numbers of 8 bits, as hexadecimal digits have.
  func rounded(_ colors: [Color], of token: TokenPath, for mode: String?) -> [(color: Color, moreDecimals: Int)]

  /// Returns why the alias of a token can't name another token instead; nil if it can.
  func obstacle(toRepointing token: TokenPath, for mode: String?, to target: TokenPath) -> String?
}

/// Files that allow every edit.
public struct EverythingWritable: WritableColors {
  /// Creates files without obstacles.
  public init() {}
  public func obstacle(toChanging token: TokenPath, for mode: String?) -> String? { nil }
  public func obstacle(toAdding token: TokenPath, for mode: String, naming target: TokenPath?) -> String? { nil }
  public func obstacle(toRepointing token: TokenPath, for mode: String?, to target: TokenPath) -> String? { nil }
  public func rounded(_ colors: [Color], of token: TokenPath, for mode: String?) -> [(color: Color, moreDecimals: Int)]
  {
    []
  }
}
