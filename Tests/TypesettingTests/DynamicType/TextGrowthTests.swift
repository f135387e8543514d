import Testing
import Typesetting

@Suite struct TextGrowthTests {
  @Test(arguments: growthFixtures) func stylesReach200PercentWhereTheFactsSay(_ fixture: GrowthFixture) throws {
    let style = try #require(SystemTextStyle(name: fixture.style))
    let native = ScaledText(style)
    #expect((native.largestFactor.factor * 100).rounded() == fixture.nativePercent)
    #expect(native.firstCategory(reaching: 2)?.rawValue == fixture.nativeFirst)
    #expect(native.lowestCap(reaching: 2) == native.firstCategory(reaching: 2))
    let scaled = ContentSizeCategory.allCases.map(style.scale(at:))
    #expect(((scaled.max() ?? 0) * 100).rounded() == fixture.scaledPercent)
    let first = ContentSizeCategory.allCases.first { style.scale(at: $0) >= 2 }
    #expect(first?.rawValue == fixture.scaledFirst)
  }

  @Test func title1ReachesExactlyTwo() {
    let title = ScaledText(baseSize: 28, relativeTo: .title1)
    #expect(title.largestFactor == TextGrowth(category: .accessibility5, factor: 2))
    #expect(title.firstCategory(reaching: 2) == .accessibility5)
  }

  @Test func capAtXXXLargeHoldsBodyAt132Or135Percent() {
    #expect((SystemTextStyle.body.scale(at: .xxxLarge) * 100).rounded() == 132)
    let native = capped(ScaledText(.body), at: .xxxLarge)
    #expect(native.largestFactor == TextGrowth(category: .xxxLarge, factor: 23.0 / 17))
    #expect((native.largestFactor.factor * 100).rounded() == 135)
    #expect(native.platformLimit == TextGrowth(category: .accessibility5, factor: 53.0 / 17))
    #expect(capped(ScaledText(baseSize: 17), at: .xxxLarge).largestFactor.factor == 22.0 / 17)
  }

  @Test func accessibility3IsTheLeastCapThatKeepsBodyAt200Percent() {
    for text in [ScaledText(.body), ScaledText(baseSize: 17), ScaledText(baseSize: 17, scaling: .metric)] {
      #expect(text.lowestCap(reaching: 2) == .accessibility3)
      #expect(capped(text, at: .accessibility3).largestFactor.factor >= 2)
      #expect(capped(text, at: .accessibility2).largestFactor.factor < 2)
      #expect(capped(text, at: .xSmall).lowestCap(reaching: 2) == .accessibility3)
    }
    #expect((capped(ScaledText(.body), at: .accessibility2).largestFactor.factor * 100).rounded() == 194)
    #expect((SystemTextStyle.body.scale(at: .accessibility2) * 100).rounded() == 182)
  }

  @Test func lowestCapKeepsTheOtherLimits() {
    var text = ScaledText(baseSize: 17, range: .accessibility1 ... .accessibility5)
    #expect(text.lowestCap(reaching: 1.5) == .accessibility4)  // 43/26 is over 1.5, 37/26 is not
    text.maximumPointSize = 30
    #expect(text.lowestCap(reaching: 1.5) == nil)
    #expect(ScaledText(.largeTitle).lowestCap(reaching: 2) == nil)
    #expect(ScaledText(.body).lowestCap(reaching: 1) == .xSmall)
  }

  @Test func growthCountsFromWhatIsDeliveredAtLarge() {
    let text = ScaledText(baseSize: 17, range: .accessibility3 ... .accessibility5)
    #expect(text.factor(at: .large) == 1)
    #expect(text.largestFactor.factor == 48.0 / 37)
  }

  @Test func shrinkingCountsAgainstGrowth() {
    let text = ScaledText(baseSize: 17, minimumScaleFactor: 0.75)
    #expect(text.size(at: .accessibility3) == 37 && text.shrunkenSize(at: .accessibility3) == 27.75)
    #expect(text.firstCategory(reaching: 2) == .accessibility5)  // 0.75 · 48 = 36 of 17; 0.75 · 43 is 32.25
    #expect(text.platformLimit.factor == 48.0 / 17)
  }

  @Test func platformLimitIsWhatNothingHoldsBack() {
    let held = ScaledText(
      baseSize: 34, relativeTo: .largeTitle, scaling: .custom, range: .xSmall ... .large, maximumPointSize: 20)
    #expect(held.platformLimit == TextGrowth(category: .accessibility5, factor: 58.0 / 34))
    #expect(ScaledText(.largeTitle).platformLimit == TextGrowth(category: .accessibility5, factor: 60.0 / 34))
    let fixed = ScaledText(baseSize: 17, scaling: .fixed)
    #expect(fixed.platformLimit.factor == 48.0 / 17)
  }

  private func capped(_ text: ScaledText, at category: ContentSizeCategory) -> ScaledText {
    var text = text
    text.range = .xSmall...category
    return text
  }
}
