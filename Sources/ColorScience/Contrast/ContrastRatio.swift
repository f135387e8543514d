/// Returns the unrounded WCAG 2.2 contrast ratio of two colors, 1...21.
///
/// `(L1 + 0.05) / (L2 + 0.05)` with L1 the luminance of the lighter one (WCAG 2.2, "contrast ratio"). Symmetric. Alpha is
/// ignored: composite translucent colors first, or use ``contrast(of:on:)``.
@inlinable
public func contrastRatio(of foreground: Color, on background: Color) -> Double {
  contrastRatio(ofLuminance: foreground.relativeLuminance, onLuminance: background.relativeLuminance)
}

/// Returns the contrast ratio of WCAG 2.2 between two relative luminances, 1...21 for luminances in 0...1.
///
/// Not a number when a luminance is not a number, so that a comparison `ratio >= required` fails.
@inlinable
public func contrastRatio(ofLuminance foreground: Double, onLuminance background: Double) -> Double {
  let a = foreground + 0.05
  let b = background + 0.05
  return a >= b ? a / b : b / a
}
