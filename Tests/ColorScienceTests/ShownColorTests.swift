import TestSupport
import Testing

@testable import ColorScience

/// Contrast as screens show it: in 8 bits, and of what lies outside sRGB on a display that has only that.
@Suite struct ShownColorTests {
  /// A color that no 8 bits of sRGB hold, some of them outside sRGB.
  private static func color(_ random: inout SplitMix64, alpha: Double = 1) -> Color {
    func unit() -> Double { random.unit() }
    return switch Int(unit() * 3) {
    case 0: Color(.displayP3, unit(), unit(), unit(), alpha: alpha)
    case 1: Color(.oklch, unit(), unit() * 0.12, unit() * 360, alpha: alpha)
    default: Color(.srgb, unit(), unit(), unit(), alpha: alpha)
    }
  }

  @Test func colorsOfBytesAreShownAsTheyAreWritten() throws {
    for hex in ["#000000", "#767676", "#0f4cd3", "#ffffff"] {
      let color = try Color(hex: hex)
      #expect(color.shownLuminances == SIMD8(repeating: color.relativeLuminance))
      #expect(lowestShownContrast(of: color, on: [.white]) == contrastRatio(of: color, on: .white))
    }
  }

  /// What passes as written and not in 8 bits is no answer: the background in 8 bits, and clipped to sRGB, is taken from its hexadecimal notation.
  @Test(arguments: DisplayGamut.allCases) func nearestColorsPassInEightBits(_ gamut: DisplayGamut) throws {
    var random = SplitMix64(seed: 41)
    var (found, kept) = (0, 0)
    for round in 0..<90 {
      let (color, other) = (Self.color(&random), Self.color(&random))
      let ratio = [3, 4.5, 7][round % 3]
      let shown = try Color(hex: other.hex)
      for freedom in [ColorFreedom.lightness, .lightnessAndChroma] {
        for answer in [
          nearestPassingColor(to: color, on: [other], ratio: ratio, changing: freedom, in: gamut),
          nearestPassingColor(to: color, under: [other], ratio: ratio, changing: freedom, in: gamut),
        ] {
          guard let passing = answer.passing else { continue }
          found += 1
          if case .unchanged = answer { kept += 1 }
          #expect(contrastRatio(of: passing.color, on: other) >= ratio, "\(color) on \(other)")
          #expect(contrastRatio(of: try Color(hex: passing.color.hex), on: shown) >= ratio, "\(color) on \(other)")
          let clipped = [passing.color, other].map { $0.clipped(to: .srgb) }
          #expect(contrastRatio(of: clipped[0], on: clipped[1]) >= ratio, "\(color) on \(other)")
        }
      }
    }
    #expect(found > 180 && kept > 15)
  }

  @Test func nearestTranslucentColorsPassInEightBits() throws {
    var random = SplitMix64(seed: 42)
    var found = 0
    for _ in 0..<15 {
      let color = Self.color(&random, alpha: 0.5 + random.unit() / 2)
      let background = try Color(hex: Self.color(&random).hex)
      guard let passing = nearestPassingColor(to: color, on: [background], ratio: 4.5).passing else { continue }
      found += 1
      // In 8 bits, composited as gamma-encoded components, and in 8 bits once more.
      let seen = try Color(hex: passing.color.hex).composited(over: background)
      #expect(contrastRatio(of: try Color(hex: seen.hex), on: background) >= 4.5, "\(color) on \(background)")
    }
    #expect(found > 5)
  }

  /// Black at 50 % on white is 127.5 of 255; a screen shows 128, which has less contrast.
  @Test func whatIsCompositedIsRounded() throws {
    let half = Color(.srgb, 0, 0, 0, alpha: 0.5)
    let shown = contrastRatio(of: try Color(hex: "#808080"), on: .white)
    #expect(contrast(of: half, on: [.white]).lowest > shown)
    #expect(lowestShownContrast(of: half, on: [.white]) == shown)
  }

  /// The green of Display P3 has Y 0.692; clipped to sRGB it is #00ff00 with 0.7152, so that on white it has less contrast.
  @Test func wideColorsAreAlsoClipped() {
    let green = Color(.displayP3, 0, 1, 0)
    let clipped = contrastRatio(of: Color(red: 0, green: 255, blue: 0), on: .white)
    #expect(lowestShownContrast(of: green, on: [.white]) <= clipped)
    #expect(clipped < contrastRatio(of: green, on: .white))
  }

  @Test func whatIsShownNeverHasMoreContrast() {
    var random = SplitMix64(seed: 43)
    for _ in 0..<200 {
      let front = Self.color(&random, alpha: random.unit())
      let stack = [Self.color(&random, alpha: random.unit()), Self.color(&random)]
      #expect(lowestShownContrast(of: front, on: stack) <= contrast(of: front, on: stack).lowest)
    }
  }
}
