import Testing
import Typesetting

@Suite struct ScaledTextTests {
  @Test(arguments: scalingFixtures) func fontsAndValuesScaleAsTheFixturesSay(_ fixture: ScalingFixture) throws {
    let style = try #require(SystemTextStyle(name: fixture.style))
    let font = ScaledText(baseSize: fixture.base, relativeTo: style, scaling: .custom)
    let at2x = ScaledText(baseSize: fixture.base, relativeTo: style, scaling: .metric, displayScale: 2)
    let at3x = ScaledText(baseSize: fixture.base, relativeTo: style, scaling: .metric)
    for (index, category) in ContentSizeCategory.allCases.enumerated() {
      #expect(font.size(at: category) == fixture.font[index])
      #expect(at2x.size(at: category) == fixture.valueAt2x[index])
      #expect(abs(at3x.size(at: category) - fixture.valueAt3x[index]) < 0.0001)
    }
  }

  @Test func bodyAtMediumIsTheMeasuredValue() {
    let text = ScaledText(baseSize: 17, relativeTo: .body, scaling: .metric, displayScale: 3)
    #expect(text.size(at: .medium) == 49.0 / 3)
    #expect(text.size(at: .large) == 17)
  }

  @Test func systemStylesTakeTheTable() {
    for style in SystemTextStyle.allCases {
      let text = ScaledText(style)
      #expect(text.isNative)
      for category in ContentSizeCategory.allCases {
        #expect(text.size(at: category) == style.metrics(at: category).size)
      }
    }
  }

  @Test func systemStyleWithItsOwnSizeScalesLikeCustom() {
    let own = ScaledText(baseSize: 14, relativeTo: .callout, scaling: .system)
    let custom = ScaledText(baseSize: 14, relativeTo: .callout, scaling: .custom)
    #expect(!own.isNative && own.sizes == custom.sizes)
  }

  @Test func fixedNeverScales() {
    let text = ScaledText(baseSize: 13.5, scaling: .fixed)
    #expect(text.sizes.allSatisfy { $0.size == 13.5 })
    #expect(text.largestFactor == TextGrowth(category: .xSmall, factor: 1))
    #expect(text.firstCategory(reaching: 2) == nil && text.lowestCap(reaching: 2) == nil)
  }

  @Test func halvesRoundAwayFromZero() {
    #expect(ScaledText(baseSize: 11, relativeTo: .body).size(at: .xSmall) == 10)  // 11 · 19/22 = 9.5
    #expect(ScaledText(baseSize: 33, relativeTo: .body).size(at: .xSmall) == 29)  // 28.5
  }

  @Test func rangeClampsTheCategory() {
    let text = ScaledText(baseSize: 17, range: .large ... .xxLarge)
    #expect(text.size(at: .xSmall) == 17 && text.size(at: .accessibility5) == 20)
    let frozen = ScaledText(baseSize: 17, range: .large ... .large)
    #expect(frozen.sizes.allSatisfy { $0.size == 17 })
  }

  @Test func maximumAppliesAfterRounding() {
    let text = ScaledText(baseSize: 17, maximumPointSize: 30.5)
    #expect(text.size(at: .accessibility1) == 26 && text.size(at: .accessibility2) == 30.5)
    #expect(ScaledText(baseSize: 17, maximumPointSize: 0).size(at: .accessibility5) == 48)
  }

  @Test func customCaptionFallsBelowTheMinimumWhereTheNativeOneDoesNot() {
    let custom = ScaledText(baseSize: 12, relativeTo: .caption1)
    #expect(custom.smallest == TextSize(category: .xSmall, size: 10))
    #expect(custom.largest == TextSize(category: .accessibility5, size: 38))
    #expect(custom.categories(below: AppleGuideline.minimumText) == [.xSmall, .small, .medium])
    #expect(ScaledText(.caption1).categories(below: AppleGuideline.minimumText).isEmpty)
  }

  @Test func sizesNeverShrinkAsTheCategoryGrows() {
    for style in SystemTextStyle.allCases {
      for scaling in FontScaling.allCases {
        for base in stride(from: 8.0, through: 60, by: 0.5) {
          let sizes = ScaledText(baseSize: base, relativeTo: style, scaling: scaling).sizes.map(\.size)
          #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 })
        }
      }
    }
  }

  @Test func numbersThatAreNotFinitePassNothing() {
    for base in [Double.nan, .infinity] {
      let text = ScaledText(baseSize: base)
      #expect(!(text.largestFactor.factor >= 2))
      #expect(text.firstCategory(reaching: 2) == nil && text.lowestCap(reaching: 2) == nil)
    }
  }
}
