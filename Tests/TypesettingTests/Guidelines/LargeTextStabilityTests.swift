import Testing
import Typesetting

@Suite struct LargeTextStabilityTests {
  @Test func aTextOf24IsLargeOnlyFromTheDefaultOn() {
    let text = ScaledText(baseSize: 24, relativeTo: .title2)
    #expect(LargeText.wcag.includes(text, weight: 400))
    #expect(LargeText.wcag.categoriesLost(by: text, weight: 400) == [.xSmall, .small, .medium])
    #expect(LargeText.wcag.categoriesLost(by: text, weight: 700).isEmpty)
  }

  @Test func textThatIsNotLargeByDefaultLosesNothing() {
    let body = ScaledText(.body)
    #expect(LargeText.wcag.categoriesLost(by: body, weight: 400).isEmpty)
    #expect(!LargeText.wcag.includes(body, weight: 400))
    #expect(LargeText.wcag.includes(body, weight: 400, at: .accessibility1))
  }
}
