import Testing
import Typesetting

@Suite struct TextOrderTests {
  @Test func nativeStylesKeepTheirOrder() {
    for one in SystemTextStyle.allCases {
      for other in SystemTextStyle.allCases {
        #expect(ScaledText(one).inversions(with: ScaledText(other)).isEmpty)
      }
    }
  }

  @Test func aCappedHeadingEndsSmallerThanTheBody() {
    var heading = ScaledText(.title3)
    heading.range = .xSmall ... .xxxLarge
    let body = ScaledText(.body)
    #expect(heading.inversions(with: body) == ContentSizeCategory.allCases.filter(\.isAccessibilitySize))
    #expect(body.inversions(with: heading) == heading.inversions(with: body))
    #expect(heading.inversions(with: heading).isEmpty)
  }

  @Test func aCaptionOutgrowsAFixedBody() {
    let caption = ScaledText(baseSize: 12, relativeTo: .caption1)
    let body = ScaledText(baseSize: 16, scaling: .fixed)
    #expect(caption.inversions(with: body).first == .xxxLarge)  // 17; 16 at xxLarge is equal
  }

  @Test func driftIsTheDifferenceToTheStyle() {
    #expect(ScaledText(baseSize: 16, relativeTo: .body).drift == -1)
    #expect(ScaledText(baseSize: 18, relativeTo: .title3).drift == -2)
    #expect(ScaledText(.footnote).drift == 0)
    #expect(SystemTextStyle.nearest(toSize: 16) == [.callout])
    #expect(SystemTextStyle.nearest(toSize: 18) == [.headline, .body])
    #expect(SystemTextStyle.nearest(toSize: 20) == [.title3])
    #expect(SystemTextStyle.nearest(toSize: .nan).isEmpty)
  }
}
