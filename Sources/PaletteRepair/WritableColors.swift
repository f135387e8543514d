import DesignTokens

/// What the files of a palette let a repair write.
public protocol WritableColors: Sendable {
  /// Why the value of a token cannot be changed where it stands, in a sentence without a full stop; nil when it can.
  ///
  /// - Parameter mode: the mode that the value is written for; nil for the value that names no mode.
  func obstacle(toChanging token: TokenPath, for mode: String?) -> String?

  /// Why a token cannot be given a value for a mode for which it has none; nil when it can.
  func obstacle(toAdding token: TokenPath, for mode: String) -> String?
}

/// Files in which everything can be written.
public struct EverythingWritable: WritableColors {
  /// No obstacle anywhere.
  public init() {}
  public func obstacle(toChanging token: TokenPath, for mode: String?) -> String? { nil }
  public func obstacle(toAdding token: TokenPath, for mode: String) -> String? { nil }
}
