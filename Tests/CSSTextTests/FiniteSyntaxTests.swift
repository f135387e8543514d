import CSSText
import ColorScience
import Testing

/// No text gives a component that is no finite number (CSS Values 4, section 10.13: NaN is 0, what is too large is the largest).
@Suite struct FiniteSyntaxTests {
  @Test(arguments: [
    "rgb(calc(0/0) 0 0)", "rgb(calc(1/0) 0 0)", "rgb(calc(1/0 - 1/0) 0 0)", "hsl(1e308turn 50% 50%)",
    "hsl(calc(1e308 * 1turn) 1% 1%)",
    "lab(calc(1e308 * 10) 1e308 -1e308)", "oklch(0.5 calc(0/0) calc(0/0))", "rgb(0 0 0 / calc(0/0))",
    "color(xyz 1e999 -1e999 0)",
    "hwb(1e308rad 1e308 1e308)", "color(srgb calc(1e308 * 1e308) 0 0)", "hsl(calc(1turn / 0), 50%, 50%)",
  ]) func componentsAreFinite(_ text: String) throws {
    let color = try Color(css: text)
    let components = color.components
    #expect(components.x.isFinite && components.y.isFinite && components.z.isFinite, "\(components)")
    #expect((0...1).contains(color.alpha))
  }

  @Test func noNumberIsZero() throws {
    #expect(try Color(css: "rgb(calc(0/0) 0 0)") == Color(css: "rgb(0 0 0)"))
    #expect(try Color(css: "rgb(calc(1/0) 0 0)") == Color(css: "rgb(255 0 0)"))
  }

  /// Rec. 2020 holds Display P3 but for its very red; both are shown. Nothing is brighter than white or darker than black.
  @Test func colorsOutsideOfEveryDisplayAreKnown() throws {
    for text in [
      "white", "black", "color(display-p3 1 0 0)", "color(rec2020 0 1 0)", "color(a98-rgb 0 1 0)",
      "oklch(0.637 0.237 25.331)",
    ] {
      #expect(try Color(css: text).isShownSomewhere, "\(text)")
    }
    for text in [
      "color(srgb 9 9 9)", "color(srgb -1 0 0)", "color(xyz 2 2 2)", "color(xyz 1 0 0)", "lab(50 1e308 0)",
      "oklch(0.5 1 20)",
    ] {
      #expect(try !Color(css: text).isShownSomewhere, "\(text)")
    }
  }
}
