import CSSText
import ColorScience
import Testing

/// Mixtures with missing components and hues the long way round.
@Suite struct MixtureTests {
  /// A missing component is the other color's, in an analogous component of the space of the mixture (CSS Color 4, section 12.2).
  @Test(
    arguments: [
      ("color-mix(in oklab, lab(none 20 30), oklab(0.5 0 0))", ColorSpace.oklab, 0, 0.5),
      ("color-mix(in oklab, oklab(0.5 0 0), lab(none 20 30))", .oklab, 0, 0.5),
      ("color-mix(in lab, oklab(0.2 none 0.1), lab(50 20 30))", .lab, 1, 20),
      ("color-mix(in oklch, hsl(none 50% 50%), oklch(0.5 0.1 120))", .oklch, 2, 120),
      ("color-mix(in srgb, color(srgb-linear none 0.5 0.5), rgb(255 0 0))", .srgb, 0, 1),
      ("color-mix(in srgb, color(srgb 0.5 none 0), color(srgb 0 0.25 0))", .srgb, 1, 0.25),
      // The long ways round: from 10 up to 50 the mean is 30, from 10 down to 50 it is 210 (-150); section 12.4.
      ("color-mix(in hsl increasing hue, hsl(10 50% 50%), hsl(50 50% 50%))", .hsl, 0, 30),
      ("color-mix(in hsl decreasing hue, hsl(10 50% 50%), hsl(50 50% 50%))", .hsl, 0, 210),
      ("color-mix(in hsl increasing hue, hsl(50 50% 50%), hsl(10 50% 50%))", .hsl, 0, 210),
      ("color-mix(in hsl decreasing hue, hsl(50 50% 50%), hsl(10 50% 50%))", .hsl, 0, 30),
      // A half turn goes upwards as written, equal hues stay, and only the longer way turns once around.
      ("color-mix(in hsl, hsl(0 50% 50%), hsl(180 50% 50%))", .hsl, 0, 90),
      ("color-mix(in hsl longer hue, hsl(30 50% 50%) 75%, hsl(30 50% 50%))", .hsl, 0, 120),
      ("color-mix(in hsl increasing hue, hsl(30 50% 50%), hsl(30 50% 50%))", .hsl, 0, 30),
    ] as [(String, ColorSpace, Int, Double)])
  func components(_ text: String, _ space: ColorSpace, _ index: Int, _ expected: Double) throws {
    let color = try Color(css: text).converted(to: space)
    #expect(abs(color.components[index] - expected) < 1e-6, "\(color.components)")
  }

  /// A missing alpha is the other's, and where both miss it the colors mix as opaque ones do.
  @Test(
    arguments: [
      ("rgb(255 0 0 / none)", "rgb(0 0 255 / 0.5)", 0.5), ("rgb(255 0 0 / 0.5)", "rgb(0 0 255 / none)", 0.5),
    ])
  func alphas(_ first: String, _ second: String, _ alpha: Double) throws {
    let color = try Color(css: "color-mix(in srgb, \(first), \(second))")
    #expect(color.alpha == alpha)
    let both = try Color(css: "color-mix(in srgb, rgb(255 0 0 / none), rgb(0 0 255 / none))")
    #expect(both.components == [0.5, 0, 0.5])
  }

  @Test func alphaStaysBetweenNothingAndAll() {
    #expect(Color.white.withAlpha(-1).alpha == 0 && Color.white.withAlpha(2).alpha == 1)
    #expect(Set([Color.white, .white.withAlpha(1), .white.withAlpha(0.5), .black]).count == 3)
  }

  /// Every space comes from XYZ D65 by its bases, in fewer steps than there are spaces.
  @Test func basesLeadToXYZ() {
    for space in ColorSpace.all {
      var current = space
      for _ in ColorSpace.all { current = current.base ?? current }
      #expect(current == .xyzD65, "\(space.id)")
    }
  }

  /// Spaces without bounds hold every color, and clipping to one is conversion.
  @Test func spacesWithoutBounds() throws {
    let vivid = Color(.rec2020, 0, 1, 0)
    #expect(vivid.isInGamut(of: .oklab) && !vivid.isInGamut(of: .srgb))
    #expect(vivid.clipped(to: .oklab) == vivid.converted(to: .oklab))
  }

  /// A background is measured as an opaque color, so its alpha changes nothing of the answer.
  @Test func aBackgroundIsMeasuredOpaque() {
    let gray = Color(css: 0x80)
    let solid = nearestPassingColor(to: gray, under: [.white], ratio: 4.5)
    #expect(nearestPassingColor(to: gray.withAlpha(0.5), under: [.white], ratio: 4.5) == solid)
  }
}

extension Color {
  /// A gray of one byte.
  fileprivate init(css byte: Int) { self.init(.srgb, Double(byte) / 255, Double(byte) / 255, Double(byte) / 255) }
}
