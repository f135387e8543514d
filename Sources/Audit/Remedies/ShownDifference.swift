import ColorScience

extension Color {
  /// Returns the ΔEOK of a change from this color to another, as every report and command states it.
  ///
  /// The colors count as reports write them, in 8 bits of sRGB, so that an audit and its JSON report give the same number.
  /// Translucent colors count over a canvas.
  package func shownDifference(to other: Color, over canvas: Color) -> Double {
    func shown(_ color: Color) -> Color {
      let written = (try? Color(hex: color.hex)) ?? color
      return written.isOpaque ? written : written.composited(over: canvas)
    }
    return shown(self).difference(from: shown(other), by: .ok)
  }
}
