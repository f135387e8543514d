import Testing
import Typesetting

@Suite struct GuidelineTests {
  @Test func numbersAreThePublishedOnes() {
    #expect(AppleGuideline.defaultControl == 44 && AppleGuideline.minimumControl == 28)
    #expect(AppleGuideline.defaultText == 17 && AppleGuideline.minimumText == 11)
    #expect(AppleGuideline.bezeledPadding == 12 && AppleGuideline.plainPadding == 24)
    #expect(WCAGMeasure.targetMinimum == 24 && WCAGMeasure.targetEnhanced == 44)
    #expect(WCAGMeasure.enlargement == 2 && AppleGuideline.enlargement == 2)
    #expect(WCAGMeasure.reflowWidth == 320 && WCAGMeasure.reflowHeight == 256)
    #expect(WCAGMeasure.lineHeight == 1.5 && WCAGMeasure.paragraphSpacing == 2)
    #expect(WCAGMeasure.letterSpacing == 0.12 && WCAGMeasure.wordSpacing == 0.16)
    #expect(MaterialGuideline.target == 48 && MaterialGuideline.spacing == 8)
  }

  @Test func largeTextByWCAG() {
    #expect(LargeText.wcag.includes(size: 24, weight: 400) && !LargeText.wcag.includes(size: 23.99, weight: 400))
    #expect(LargeText.wcag.includes(size: 18.66, weight: 700) && !LargeText.wcag.includes(size: 18.65, weight: 900))
    #expect(!LargeText.wcag.includes(size: 23, weight: 600))
    #expect(!LargeText.wcag.includes(size: .nan, weight: 700))
    #expect(LargeText.wcag.boldSize <= 14 * 4 / 3.0 && LargeText.wcag.size == 18 * 4 / 3.0)
  }

  @Test func onlyTheTwoLargestStylesAreLargeByDefault() {
    let large = SystemTextStyle.allCases.filter {
      LargeText.wcag.includes(size: $0.metrics(at: .standard).size, weight: $0.defaultWeight)
    }
    #expect(large == [.largeTitle, .title1])
    let emphasized = SystemTextStyle.allCases.filter {
      LargeText.wcag.includes(size: $0.metrics(at: .standard).size, weight: $0.emphasizedWeight)
    }
    #expect(emphasized == [.largeTitle, .title1, .title2])
  }

  @Test func largeTextByApple() {
    #expect(LargeText.apple.includes(size: 18, weight: 300) && !LargeText.apple.includes(size: 17.9, weight: 600))
    #expect(LargeText.apple.includes(size: 9, weight: 700))
  }
}
