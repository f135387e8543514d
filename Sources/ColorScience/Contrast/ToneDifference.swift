extension Color {
  /// The tone of the color: CIE L\* of its relative luminance, 0 for black, 100 for white; alpha is ignored.
  ///
  /// `116 f(Y) - 16` with the exact constants 216/24389 and 24389/27 (CIE 15:2018).
  public var tone: Double {
    let y = relativeLuminance
    return y > CIELab.epsilon ? 116 * cubeRoot(y) - 16 : CIELab.kappa * y
  }
}

/// Returns the CIE L\* difference of two colors, 0...100, an additional measure next to the contrast ratio.
///
/// Differences of 50 and 40 match 4.5:1 and 3:1 about as material-color-utilities and USWDS use tones and grades. It is
/// not a ratio and no criterion of WCAG. Symmetric; alpha is ignored.
public func toneDifference(of foreground: Color, on background: Color) -> Double {
  abs(foreground.tone - background.tone)
}
