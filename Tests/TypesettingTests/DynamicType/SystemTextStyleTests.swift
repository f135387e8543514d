import Testing
import Typesetting

@Suite struct SystemTextStyleTests {
  @Test func tableIsThePublishedOne() throws {
    let lines = publishedTable.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.map { String($0[0]) } == SystemTextStyle.allCases.map(\.rawValue))
    var cells = 0
    for line in lines {
      let style = try #require(SystemTextStyle(name: String(line[0])))
      #expect(line.count == 13)
      for (category, cell) in zip(ContentSizeCategory.allCases, line.dropFirst()) {
        let numbers = cell.split(separator: "/").compactMap { Double(String($0)) }
        #expect(style.metrics(at: category) == TextMetrics(size: numbers[0], leading: numbers[1]))
        cells += 1
      }
    }
    #expect(cells == 132)
  }

  @Test func leadingIsAFunctionOfSizeExceptInTheSuspectCell() {
    var leadings: [Double: Set<Double>] = [:]
    for style in SystemTextStyle.allCases {
      for category in ContentSizeCategory.allCases where !(style == .subheadline && category == .xxxLarge) {
        let metrics = style.metrics(at: category)
        leadings[metrics.size, default: []].insert(metrics.leading)
      }
    }
    #expect(leadings.allSatisfy { $0.value.count == 1 })
    #expect(leadings[21] == [26])
    #expect(SystemTextStyle.subheadline.metrics(at: .xxxLarge) == TextMetrics(size: 21, leading: 28))
  }

  @Test func suspectCellsAreThoseOfTheTable() {
    #expect(SuspectMetrics.all.count == 2)
    for suspect in SuspectMetrics.all {
      let metrics = suspect.style.metrics(at: suspect.category)
      #expect(suspect.otherSize != metrics.size && suspect.otherLeading != metrics.leading)
      #expect(suspect.otherSize != nil || suspect.otherLeading != nil)
    }
    #expect(SystemTextStyle.caption2.metrics(at: .accessibility5).size == 40)
  }

  @Test func metricsNeverShrinkAsTheCategoryGrows() {
    for style in SystemTextStyle.allCases {
      let metrics = ContentSizeCategory.allCases.map(style.metrics(at:))
      for (smaller, larger) in zip(metrics, metrics.dropFirst()) {
        #expect(smaller.size <= larger.size && smaller.leading <= larger.leading)
      }
      #expect(style.scale(at: .large) == 1)
    }
  }

  @Test func noStyleIsSmallerThanTheMinimum() {
    let sizes = SystemTextStyle.allCases.flatMap { style in ContentSizeCategory.allCases.map(style.metrics(at:)) }
    #expect(sizes.map(\.size).min() == AppleGuideline.minimumText)
    #expect(SystemTextStyle.body.metrics(at: .standard).size == AppleGuideline.defaultText)
  }

  @Test func namesAndWeightsAreApples() {
    let weights = ["Regular": 400, "Semibold": 600, "Bold": 700]
    #expect(publishedStyleNames.count == SystemTextStyle.allCases.count)
    for (names, style) in zip(publishedStyleNames, SystemTextStyle.allCases) {
      #expect(style.swiftUIName == names.swiftUI && style.uiKitName == names.uiKit)
      #expect(SystemTextStyle(name: names.swiftUI) == style && SystemTextStyle(name: names.uiKit) == style)
      #expect(style.defaultWeight == weights[names.weight])
      #expect(style.emphasizedWeight == weights[names.emphasized])
    }
    #expect(SystemTextStyle(name: "Body") == nil && SystemTextStyle(name: "") == nil)
  }
}
