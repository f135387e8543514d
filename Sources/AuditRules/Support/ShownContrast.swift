import Audit
import ColorScience

extension MeasuredPairing {
  /// The ratio that the profile and the design system require for the pairing; nil if they require none.
  var requiredRatio: Double? {
    guard let ratio = profileRatio else { return nil }
    return max(ratio, ownRequirement ?? ratio)
  }

  private var profileRatio: Double? {
    guard usage == .text else { return usage.identifies ? NonTextContrast.nonText : nil }
    if profile == .wcag22AAA { return isLargeText ? ContrastEnhanced.largeText : ContrastEnhanced.text }
    return isLargeText ? ContrastMinimum.largeText : ContrastMinimum.text
  }

  /// The ratio of a pair of colors after rounding, or on a display.
  struct ShownContrast {
    /// The rounding or display, to follow a ratio in a sentence.
    let way: String
    let ratio: Double
  }

  /// The ratios that screens show: rounded to 8 bits and, for colors outside sRGB, mapped into it.
  var shownContrasts: [ShownContrast] {
    let way = "after rounding to 8 bits"
    if let roundedRatio { return [ShownContrast(way: way, ratio: roundedRatio)] }
    guard case .exact(_, let foreground, let background) = contrast else { return [] }
    func ratio(_ transform: (Color) -> Color) -> Double {
      contrastRatio(of: transform(foreground), on: transform(background))
    }
    let rounded = ShownContrast(way: way, ratio: ratio(\.roundedToBytes))
    if foreground.isInGamut(of: .srgb), background.isInGamut(of: .srgb) { return [rounded] }
    return [
      rounded, ShownContrast(way: "on an sRGB display", ratio: ratio { $0.gamutMapped(to: .srgb) }),
      ShownContrast(way: "on an sRGB display that clips", ratio: ratio { $0.clipped(to: .srgb) }),
    ]
  }
}
