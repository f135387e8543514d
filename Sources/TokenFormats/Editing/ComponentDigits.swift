import ColorScience

/// Digits for a color: as many as are written now, and more where it takes more to read back the same color.
struct ComponentDigits {
  /// The color to be written.
  let target: Color
  /// The opacity that is written now, where it is known.
  let oldAlpha: Double?
  /// The space that the components are of.
  let space: ColorSpace
  /// Whether what is written are whole 255ths, which no fraction is added to.
  var isOfBytes = false

  /// The most decimals that are tried beyond those written.
  private static let mostDecimals = 17

  /// New texts for the slots, in their order; nil for a slot whose text stays. Nil when no digits do.
  ///
  /// - Parameter read: the color that texts come to, given in the order of the slots.
  func texts(for slots: [ComponentSlot], read: ([String?]) -> Color?) -> [String?]? {
    if space == .srgb, target.isOfWholeBytes, !isOfBytes {
      // The numbers that 8 bits stand for, where digits can say them to the last bit.
      let whole = (target.components * 255).rounded(.toNearestOrEven) / 255
      if let texts = texts(for: slots, read: read, where: { $0.components == whole && isSame($0, $1) }) { return texts }
    }
    return texts(for: slots, read: read, where: isSame)
  }

  private func texts(
    for slots: [ComponentSlot], read: ([String?]) -> Color?, where fits: (Color, Double) -> Bool
  ) -> [String?]? {
    let converted = target.converted(to: space)
    let components = converted.components
    let nearAlpha =
      slots.contains { $0.role == .alpha && $0.scale == 255 } ? 0.5 / 255 + 1e-9 : ComponentDigits.nearAlpha
    // Whole numbers take no decimals, but the opacity beside them does.
    for more in 0...(isOfBytes ? 1 : ComponentDigits.mostDecimals) {
      let texts = slots.map { slot -> String? in
        switch slot.role {
        case .alpha:
          if let oldAlpha, abs(oldAlpha - target.alpha) < 1e-9 { return nil }
          return slot.text(of: target.alpha, moreDecimals: max(more, slot.decimals < 3 ? min(more + 2, 3) : 0))
        case .component(let lane):
          // A hue without effect stays what it is.
          if space.components[lane].isHue, converted.missing.contains(ComponentDigits.lanes[lane]) { return nil }
          let value = ComponentDigits.clamped(components[lane], space, lane)
          return slot.text(of: value, moreDecimals: isOfBytes ? 0 : more)
        }
      }
      if let color = read(texts), fits(color, nearAlpha) { return texts }
    }
    return nil
  }

  /// Returns texts of the components with as many decimals as are written and some more; nil for a slot whose text stays.
  func rounded(for slots: [ComponentSlot], moreDecimals: Int) -> [String?] {
    let converted = target.converted(to: space)
    return slots.map { slot in
      guard case .component(let lane) = slot.role else { return nil }
      let isStale = space.components[lane].isHue && converted.missing.contains(ComponentDigits.lanes[lane])
      let value = ComponentDigits.clamped(converted.components[lane], space, lane)
      return isStale ? nil : slot.text(of: value, moreDecimals: moreDecimals)
    }
  }

  private static let lanes: [MissingComponents] = [.first, .second, .third]

  /// A component that misses its limit by less than any digit tells.
  private static func clamped(_ value: Double, _ space: ColorSpace, _ lane: Int) -> Double {
    let range = space.components[lane].range
    if value < range.lowerBound, value > range.lowerBound - 1e-9 { return range.lowerBound }
    if value > range.upperBound, value < range.upperBound + 1e-9 { return range.upperBound }
    return value
  }

  /// The most that the luminance of what is read may differ from that of an 8-bit color of sRGB written in sRGB.
  static let exactLuminance = 1e-12
  /// The same for other colors and spaces.
  static let nearLuminance = 1e-6
  /// The most that an opacity in decimals may differ.
  static let nearAlpha = 6e-4

  /// Whether a color that was read is the one that was to be written.
  ///
  /// - Parameter nearAlpha: the most that the opacity may differ.
  private func isSame(_ color: Color, _ nearAlpha: Double) -> Bool {
    guard abs(color.alpha - target.alpha) <= nearAlpha else { return false }
    guard ComponentDigits.haveSameBytes(color, target) else { return false }
    if isOfBytes { return true }
    // In the same space: WCAG's luminance of sRGB and the Y of other spaces differ in the fifth digit.
    let distance = abs(color.relativeLuminance - target.converted(to: color.space).relativeLuminance)
    if space == .srgb, target.isOfWholeBytes { return distance <= ComponentDigits.exactLuminance }
    guard distance <= ComponentDigits.nearLuminance else { return false }
    return target.isOfWholeBytes || color.difference(from: target, by: .ok) <= 1e-5
  }

  /// Whether two colors are the same in 8 bits: of sRGB where both lie in it, else of Display P3 or Rec. 2020.
  static func haveSameBytes(_ color: Color, _ other: Color) -> Bool {
    for space in [ColorSpace.srgb, .displayP3, .rec2020] {
      let sides = [color, other].map { $0.converted(to: space).components }
      let isInside = sides.allSatisfy { $0.min() > -1e-3 && $0.max() < 1.001 }
      if !isInside { continue }
      let bytes = sides.map { ($0 * 255 + 1e-6).rounded(.toNearestOrAwayFromZero) }
      return bytes[0] == bytes[1]
    }
    return color.difference(from: other, by: .ok) <= 1e-4
  }
}

extension Color {
  /// Whether it is a color of 8-bit sRGB to the last digit.
  var isOfWholeBytes: Bool {
    guard space == .srgb, missing.isEmpty else { return false }
    let bytes = components * 255
    let distance = bytes - bytes.rounded(.toNearestOrEven)
    return distance.min() > -1e-9 && distance.max() < 1e-9 && bytes.min() > -0.5 && bytes.max() < 255.5
  }
}
