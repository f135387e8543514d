import DesignTokens

/// The name of a custom property, compared by its bytes; without the two hyphens.
struct CSSPropertyName: Hashable {
  private let path: TokenPath

  init(_ text: String) { path = TokenPath(text) }

  /// The name without the two hyphens.
  var text: String { path.description }

  /// The order by bytes.
  func precedes(_ other: CSSPropertyName) -> Bool { path < other.path }

  /// The name as a token path: the first hyphen that has something on both sides is a dot.
  var dotted: String {
    var bytes = Array(text.utf8)
    if let hyphen = bytes.dropFirst().dropLast().firstIndex(of: UInt8(ascii: "-")) { bytes[hyphen] = UInt8(ascii: ".") }
    return String(decoding: bytes, as: UTF8.self)
  }
}
