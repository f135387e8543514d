import DesignTokens

/// A pairing as numbers: at most 28 bytes that are copied without counting references.
struct PairingRow: BitwiseCopyable, Sendable {
  /// The facts about a pairing that hold in all modes.
  struct Flags: OptionSet, BitwiseCopyable, Sendable {
    let rawValue: UInt8

    /// The text is large under the profile.
    static let largeText = Flags(rawValue: 1)
    /// Findings on the pairing can count toward the gate.
    static let gates = Flags(rawValue: 2)
    /// The pairing appears only in states that iOS never shows.
    static let webOnly = Flags(rawValue: 4)
    /// View code shows the foreground on the background.
    static let code = Flags(rawValue: 8)
    /// The text style differs by mode, so the size of the text does too.
    static let styleByMode = Flags(rawValue: 16)
  }

  let foreground: TokenID
  let background: TokenID
  /// The position of the first backdrop among the table's backdrops.
  let firstBackdrop: UInt32
  let backdropCount: UInt32
  /// The position of the text style, if there is one; that of its first mode if it differs by mode.
  let style: RowID<TextStyle>?
  let usage: Pairing.Usage
  let flags: Flags

  /// The positions of the backdrops among the table's backdrops.
  var backdrops: Range<Int> { Int(firstBackdrop)..<Int(firstBackdrop + backdropCount) }
}

/// The contrast of a pairing in one mode: 24 bytes.
struct ContrastRow: BitwiseCopyable, Sendable {
  /// What the two ratios are.
  enum Kind: UInt8, BitwiseCopyable, Sendable {
    /// Both are the ratio of two opaque composites.
    case exact
    /// The bounds over the surfaces of the system.
    case overSurfaces
    /// The bounds over any color.
    case overAnything
    /// The bounds over any color, which a material shows.
    case overMaterial
    /// There is no ratio, because a color is unknown.
    case unknown
  }

  var lowest = 0.0
  var highest = 0.0
  var kind = Kind.unknown
  /// Whether the foreground is fully transparent and so isn't drawn.
  var isNotDrawn = false
}
