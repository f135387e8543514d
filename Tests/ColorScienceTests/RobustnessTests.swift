import CSSText
import TestSupport
import Testing

@testable import ColorScience

/// Input that means nothing must give an error or an answer, never a trap.
@Suite struct RobustnessTests {
  @Test(arguments: [
    "rgb(1e400 -1e400 1e-400)", "lab(50 1e400 -1e400)", "oklch(0.5 1e308 1e308)", "hsl(1e308 1e308% 1e308%)",
    "rgb(calc(0 / 0) calc(1 / 0) calc(-1 / 0))", "color(xyz 1e200 1e200 1e200)", "hwb(none none none)",
    "rgb(0.00000000000000000000000000000000000000000000001 000000000000000000000000000000000001 1)",
  ])
  func extremeNumbers(_ css: String) throws {
    let color = try Color(css: css)
    for space in ColorSpace.all {
      let converted = color.converted(to: space)
      _ = (converted.css, converted.hex, converted.relativeLuminance, converted.tone)
      _ = (converted.gamutMapped(to: .srgb), converted.isInGamut(of: .displayP3))
    }
    solve(color)
  }

  @Test(.enabled(if: LongTests.areEnabled)) func numbersThatAreNone() {
    for value in LongTests.some([Double.nan, -Double.infinity, 1e300, -5], 1) {
      solve(Color(.srgb, value, 0.5, 0.5))
      solve(Color(.oklch, 0.5, value, 20, alpha: 0.5))
      solve(Color(.displayP3, 0.5, 0.5, 0.5, alpha: value))
    }
  }

  private func solve(_ color: Color) {
    let gray = Color(red: 120, green: 120, blue: 120)
    for freedom in ColorFreedom.allCases {
      for ratio in freedom == .everything ? [4.5] : [4.5, 30, .nan, .infinity, -1, 0] {
        check(nearestPassingColor(to: color, on: [gray], ratio: ratio, changing: freedom), ratio)
        check(nearestPassingColor(to: gray, on: [color], ratio: ratio, changing: freedom), ratio)
        check(nearestPassingColor(to: gray, under: [color, .white], ratio: ratio, changing: freedom), ratio)
      }
    }
    _ = worstContrast(of: color, on: Gradient(stops: [.init(color, at: 0), .init(gray, at: 1)], in: .oklch)!)
    _ = contrast(of: color, on: [color.withAlpha(0.5)])
    _ = repairs(of: [color, gray], on: [gray, color], ratio: 4.5)
    _ = RepairLadder(of: color).passing(againstLuminance: .nan, ratio: 3)
  }

  private func check(_ answer: NearestPassingColor, _ ratio: Double) {
    if let found = answer.passing { #expect(found.ratio >= ratio) }
  }
}
