// Colors as screens show them: as written, rounded to 8 bits per component, and brought into sRGB.

extension Color {
  /// The relative luminances with which screens show an opaque color, one in each lane.
  ///
  /// As it is written; converted to sRGB and clipped there, unrounded and in 8 bits; in 8 bits of display-p3 where it lies outside sRGB; and
  /// mapped into sRGB as CSS does (CSS Color 4, section 13.2), unrounded and in 8 bits. The last lanes repeat the first. Of a color of 8 bits in
  /// sRGB all are the same. Alpha is ignored.
  /// - Complexity: O(1); nothing for a color made of bytes, a few microseconds outside sRGB.
  public var shownLuminances: SIMD8<Double> {
    let own = relativeLuminance
    if isLuminanceKnown { return SIMD8(repeating: own) }
    let clipped = clipped(to: .srgb)
    let converted = clipped.relativeLuminance
    let rounded = clipped.roundedToBytes.relativeLuminance
    if isInGamut(of: .srgb) { return [own, converted, rounded, rounded, converted, rounded, own, own] }
    let mapped = gamutMapped(to: .srgb)
    return [
      own, converted, rounded, roundedToBytes.relativeLuminance, mapped.relativeLuminance,
      mapped.roundedToBytes.relativeLuminance, own, own,
    ]
  }

  /// The color with 8 bits for each component and for alpha: in sRGB, or in display-p3 where it lies outside.
  public var roundedToBytes: Color {
    let alpha = isOpaque ? 1 : Double(HexNotation.byte(alpha)) / 255
    if isLuminanceKnown { return withAlpha(alpha) }
    if isInGamut(of: .srgb) {
      let bytes = srgbBytes
      return Color(red: bytes.x, green: bytes.y, blue: bytes.z, alpha: alpha)
    }
    let codes = (clipped(to: .displayP3).components * 255).rounded(.toNearestOrAwayFromZero)
    return Color(.displayP3, codes / 255, alpha: alpha)
  }
}

/// Whether a ratio is reached in every lane of two colors' ``Color/shownLuminances``.
///
/// A luminance that is not a number reaches none.
@inline(__always)
public func reachesRatio(_ ratio: Double, _ first: SIMD8<Double>, _ second: SIMD8<Double>) -> Bool {
  all(contrastRatios(first, second) .>= ratio)
}

@inline(__always)
private func contrastRatios(_ first: SIMD8<Double>, _ second: SIMD8<Double>) -> SIMD8<Double> {
  let isAbove = first .>= second
  let upper = second.replacing(with: first, where: isAbove) + 0.05
  let lower = first.replacing(with: second, where: isAbove) + 0.05
  return upper / lower
}

/// Returns the least contrast ratio with which screens show a foreground on a stack of colors, the topmost first.
///
/// Colors are shown as they are written, with their components and alpha rounded to 8 bits, and where one lies outside sRGB also clipped or mapped
/// into it; what they make together is rounded and brought into sRGB once more. Over anything, where the lowest color is translucent.
/// Never more than `contrast(of:on:).lowest`, and the same for opaque colors of 8 bits.
/// - Complexity: O(n) for n colors.
public func lowestShownContrast(of foreground: Color, on stack: [Color]) -> Double {
  guard let background = stack.first else { return contrast(of: foreground, on: stack).lowest }
  if foreground.isOpaque, background.isOpaque {
    if foreground.isLuminanceKnown, background.isLuminanceKnown { return contrastRatio(of: foreground, on: background) }
    return lowest(contrastRatios(foreground.shownLuminances, background.shownLuminances))
  }
  var least = shownContrast(of: foreground, on: stack)
  func consider(_ transform: (Color) -> Color) {
    let ratio = shownContrast(of: transform(foreground), on: stack.map(transform))
    if !(ratio >= least) { least = ratio }
  }
  consider { $0.roundedToBytes }
  if ([foreground] + stack).contains(where: { !$0.isInGamut(of: .srgb) }) {
    for rounds in [false, true] {
      consider { rounds ? $0.clipped(to: .srgb).roundedToBytes : $0.clipped(to: .srgb) }
      consider { rounds ? $0.gamutMapped(to: .srgb).roundedToBytes : $0.gamutMapped(to: .srgb) }
    }
  }
  return least
}

/// The least ratio of what a stack shows, as it is composited and as that is rounded and brought into sRGB.
private func shownContrast(of foreground: Color, on stack: [Color]) -> Double {
  switch contrast(of: foreground, on: stack) {
  case .exact(_, let front, let back): lowest(contrastRatios(front.shownLuminances, back.shownLuminances))
  case .interval(let lowest, _): lowest
  }
}

/// The least lane; not a number where one is none.
private func lowest(_ ratios: SIMD8<Double>) -> Double { all(ratios .== ratios) ? ratios.min() : .nan }
