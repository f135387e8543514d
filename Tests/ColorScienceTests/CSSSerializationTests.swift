import CSSText
import TestSupport
import Testing

@testable import ColorScience

@Suite struct CSSSerializationTests {
  @Test(arguments: [
    ("#ff0080", "rgb(255, 0, 128)"), ("rgb(1 2 3 / 50%)", "rgba(1, 2, 3, 0.5)"),
    ("#12ab9f80", "rgba(18, 171, 159, 0.5)"),
    ("#0000007f", "rgba(0, 0, 0, 0.498)"), ("hwb(120 30% 50%)", "rgb(77, 128, 77)"),
    ("hsl(0 0% 50%)", "rgb(128, 128, 128)"),
    ("oklch(0.7 0.1 none / none)", "oklch(0.7 0.1 none / none)"), ("lab(50% -20.5 1e-9)", "lab(50 -20.5 0)"),
    ("color(display-p3 1 0.5 0 / 0.25)", "color(display-p3 1 0.5 0 / 0.25)"), ("transparent", "rgba(0, 0, 0, 0)"),
    ("color(xyz 0.1 0.2 0.3)", "color(xyz-d65 0.1 0.2 0.3)"), ("rgb(2.5 0 0)", "color(srgb 0.00980392 0 0)"),
    ("color(srgb 1.5 -0.5 0)", "color(srgb 1.5 -0.5 0)"), ("hsl(none 0% 50%)", "color(srgb 0.5 0.5 0.5)"),
  ])
  func exactText(_ css: String, _ expected: String) throws {
    #expect(try Color(css: css).css == expected)
  }

  @Test(arguments: ColorSpace.all) func returnsToTheSameColor(_ space: ColorSpace) throws {
    var random = SplitMix64(seed: 8)
    for _ in 0..<200 {
      let color = Color(.srgb, random.unit(), random.unit(), random.unit()).converted(to: space)
      let tolerance = [.hsl, .hwb].contains(space) ? 0.5 / 255 + 1e-8 : 1e-6
      let read = try Color(css: color.css)
      #expect(distance(read.components(in: .srgb), color.components(in: .srgb)) < tolerance, "\(space): \(color.css)")
    }
  }

  @Test func numbers() {
    #expect(CSSNumber.text(-0.0) == "0")
    #expect(CSSNumber.text(-0.00000001) == "-0.00000001")
    #expect(CSSNumber.text(1e21) == "1000000000000000000000")
    #expect(CSSNumber.text(0.1 + 0.2) == "0.3")
    #expect(CSSNumber.text(.nan) == "calc(NaN)")
  }
}
