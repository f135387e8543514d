import Audit
import ColorScience
import DesignTokens

extension HTMLEvidence {
  /// Draws two colors of a family, typical and simulated for each kind of vision, over every surface behind them.
  func colors(of pair: MeasuredFamilyPair, into html: inout HTMLBuilder) {
    for color in [pair.first, pair.second] {
      html.entry("Color") { chain(color, pair.mode, into: &$0) }
    }
    for place in pair.places {
      for sample in place.samples {
        let seen = sample.vision == .normal ? "Typical vision" : "With \(sample.vision.rawValue)"
        html.entry(seen + (place.surface.map { " over \($0)" } ?? "")) { html in
          for (index, color) in [sample.first, sample.second].enumerated() {
            if index > 0 { html.text(" and ") }
            html.swatch(color)
            html.text(" \(color.space.isSRGBFamily ? color.hex : color.css)")
          }
          html.text(
            ", ΔEOK \(truncatedText(sample.difference, digits: 3)), ΔL* \(truncatedText(sample.toneDifference))")
        }
      }
    }
  }
}
