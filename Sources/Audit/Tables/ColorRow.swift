import ColorScience

/// A token's color in one mode, without its names and places: at most 64 bytes that are copied without counting references.
struct ColorRow: BitwiseCopyable, Sendable {
  /// The color; black if the cause isn't `known`.
  var color = Color.black
  /// The position of the first token of the alias chain among the table's hops.
  var firstHop: UInt32 = 0
  /// The number of tokens of the alias chain.
  var hopCount: UInt16 = 0
  /// Whether there is a color, and if not, why.
  var cause = UnknownColor.stated
  /// Whether the mode has no value and falls back to the value of its base mode.
  var isFallback = false
}

/// The relative luminances of an opaque color, 0 to 1; not a number for any other.
struct Luminance: BitwiseCopyable, Sendable {
  /// The luminance of the color as written.
  var own = Double.nan
  /// The luminance after rounding to 8 bits; also not a number outside sRGB.
  var rounded = Double.nan

  /// There is none.
  init() {}

  /// Computes the luminances of a color.
  init(_ color: Color) {
    guard color.isOpaque else { return }
    own = color.relativeLuminance
    guard color.isInGamut(of: .srgb) else { return }
    let shown = color.roundedToBytes
    rounded = shown == color ? own : shown.relativeLuminance
  }
}
