import ColorScience
import SourceText

/// A color in a space of the format, inside the ranges that it has there.
struct DTCGWrittenColor {
  /// The color as it is written.
  let color: Color

  /// Finds a space that holds the color: its own, else one that is unbounded in two components; nil when none does.
  init?(_ color: Color) {
    if DTCGReading.spaces.contains(color.space), DTCGWrittenColor.isHeld(color) {
      self.color = color
      return
    }
    for space in [ColorSpace.srgb, .displayP3, .oklab, .lab] where space != color.space {
      let converted = color.converted(to: space)
      if color.missing.isSubset(of: .alpha) || space == .oklab, DTCGWrittenColor.isHeld(converted) {
        self.color = Color(space, converted.components, alpha: color.alpha)
        return
      }
    }
    return nil
  }

  private static func isHeld(_ color: Color) -> Bool {
    (0..<3).allSatisfy { lane in
      let value = color.components[lane]
      guard value.isFinite else { return false }
      return color.space.components[lane].isHue || DTCGReading.limits(of: lane, in: color.space).contains(value)
    }
  }

  var json: JSONText {
    let lanes: [MissingComponents] = [.first, .second, .third]
    let components = (0..<3).map { lane -> JSONText in
      if color.missing.contains(lanes[lane]) { return .string("none") }
      let value = color.components[lane]
      return .number(color.space.components[lane].isHue ? DTCGWrittenColor.turned(value) : value)
    }
    var members: [(String, JSONText)] = [
      ("colorSpace", .string(color.space.id)), ("components", .array(components)),
    ]
    if !color.isOpaque { members.append(("alpha", .number(color.alpha))) }
    if color.space.isSRGBFamily { members.append(("hex", .string(color.withAlpha(1).hex))) }
    return .object(members)
  }

  /// A hue in 0 to 360, the end left out.
  private static func turned(_ hue: Double) -> Double {
    if (0..<360).contains(hue) { return hue }
    let rest = hue.truncatingRemainder(dividingBy: 360)
    let turned = rest < 0 ? rest + 360 : rest
    return turned < 360 ? turned : 0
  }
}
