import ColorScience
import DesignTokens
import PageModel

extension MeasuredPairing {
  /// Returns a sample of the pairing.
  ///
  /// - Parameters:
  ///   - isDescribed: whether the text next to the sample describes it.
  ///   - proposed: the colors to draw instead of the measured ones.
  package func sample(
    _ format: SampleDrawing.Format, isDescribed: Bool = false, with proposed: SampleDrawing.Colors? = nil
  ) -> SampleDrawing {
    SampleDrawing(
      proposed.map { [$0] } ?? looks, as: shape, format, label: isDescribed ? nil : label(with: proposed))
  }

  /// The opaque colors: one pair, or one for each surface behind a translucent background.
  private var looks: [SampleDrawing.Colors] {
    switch contrast {
    case .exact(_, let foreground, let background): return [.init(foreground: foreground, background: background)]
    case .interval(_, _, let surfaces):
      guard let front = foreground.color else { return [] }
      let stack = backgrounds.compactMap(\.color)
      return surfaces.prefix(SampleDrawing.limit).compactMap { surface in
        guard let color = table.colors.color(surface, in: mode).color,
          case .exact(_, let foreground, let background) = ColorScience.contrast(of: front, on: stack + [color])
        else { return nil }
        return .init(foreground: foreground, background: background)
      }
    case .unknown: return []
    }
  }

  private var shape: SampleDrawing.Shape {
    switch usage {
    case .text: .text(size: textStyle?.size, weight: textStyle?.weight)
    case .inactive where pairing.textStyle != nil: .text(size: textStyle?.size, weight: textStyle?.weight)
    case .decorative where pairing.origin == .badge: .pill
    case .component, .inactive, .decorative: .field
    case .focus: .focus
    case .graphic: .graphic
    }
  }

  /// The text equivalent of a sample.
  private func label(with proposed: SampleDrawing.Colors?) -> String {
    let ratio =
      proposed.map { truncatedText(contrastRatio(of: $0.foreground, on: $0.background)) }
      ?? ResultText.contrast(contrast)
    var size = ""
    if case .text = shape, let textStyle { size = ", \(ResultText.size(of: textStyle))" }
    return
      "\(proposed == nil ? "Sample" : "After the change"): \(usage.rawValue), \(pairing.foreground) on \(pairing.background)\(size), "
      + "in \(mode.name), contrast \(ratio)"
  }
}

extension MeasuredBadge {
  /// Returns a drawing of the badge on a surface.
  package func drawing(
    on surface: Color, style: TextStyle?, scale: Double = 1, description: String
  ) -> BadgeDrawing {
    BadgeDrawing(
      badge.name, fill: background.color, border: border?.color, ink: text.color, on: surface, size: style?.size,
      weight: style?.weight, scale: scale, description: description)
  }
}

extension Mode {
  /// The browser's canvas, the backdrop of a translucent surface.
  package var canvas: Color { scheme == .dark ? .black : .white }
}
