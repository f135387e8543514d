import Testing
import Typesetting

@Suite struct ContentSizeCategoryTests {
  @Test func namesAreThoseOfSwiftUIAndUIKit() {
    #expect(publishedCategoryNames.count == ContentSizeCategory.allCases.count)
    for (names, category) in zip(publishedCategoryNames, ContentSizeCategory.allCases) {
      #expect(category.rawValue == names.swiftUI && category.uiKitName == names.uiKit)
      #expect(ContentSizeCategory(name: names.swiftUI) == category)
      #expect(ContentSizeCategory(name: names.uiKit) == category)
    }
    #expect(ContentSizeCategory(name: "Large") == nil && ContentSizeCategory(name: ".large") == nil)
  }

  @Test func shortNamesAreDistinct() {
    #expect(Set(ContentSizeCategory.allCases.map(\.shortName)).count == 12)
    #expect(ContentSizeCategory.accessibility3.shortName == "AX3")
  }

  @Test func orderIsThatOfTheSizes() {
    #expect(ContentSizeCategory.allCases.map(\.order) == Array(0..<12))
    #expect(ContentSizeCategory.allCases.sorted() == ContentSizeCategory.allCases)
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibilitySize).count == 5)
    #expect(!ContentSizeCategory.xxxLarge.isAccessibilitySize)
    #expect(ContentSizeCategory.standard == .large)
  }

  @Test func rangesIntersectAsNestedModifiersDo() {
    typealias Categories = ClosedRange<ContentSizeCategory>
    let toXXXL: Categories = .xSmall ... .xxxLarge
    let fromLarge: Categories = .large ... .accessibility5
    #expect(toXXXL.intersection(fromLarge) == .large ... .xxxLarge)
    #expect(Categories.all.intersection(toXXXL) == toXXXL)
    let small: Categories = .xSmall ... .small
    #expect(small.intersection(fromLarge) == nil)
    for category in ContentSizeCategory.allCases {
      #expect(fromLarge.clamp(small.clamp(category)) == small.clamped(to: fromLarge).clamp(category))
      #expect(fromLarge.clamp(toXXXL.clamp(category)) == toXXXL.clamped(to: fromLarge).clamp(category))
    }
  }
}
