/// Names of the categories and styles in Apple's two frameworks, transcribed by a script from Apple's documentation.
let publishedCategoryNames = [
  (swiftUI: "xSmall", uiKit: "extraSmall"),
  (swiftUI: "small", uiKit: "small"),
  (swiftUI: "medium", uiKit: "medium"),
  (swiftUI: "large", uiKit: "large"),
  (swiftUI: "xLarge", uiKit: "extraLarge"),
  (swiftUI: "xxLarge", uiKit: "extraExtraLarge"),
  (swiftUI: "xxxLarge", uiKit: "extraExtraExtraLarge"),
  (swiftUI: "accessibility1", uiKit: "accessibilityMedium"),
  (swiftUI: "accessibility2", uiKit: "accessibilityLarge"),
  (swiftUI: "accessibility3", uiKit: "accessibilityExtraLarge"),
  (swiftUI: "accessibility4", uiKit: "accessibilityExtraExtraLarge"),
  (swiftUI: "accessibility5", uiKit: "accessibilityExtraExtraExtraLarge"),
]

/// Swift names, weight by default and weight of the emphasized variant.
let publishedStyleNames = [
  (swiftUI: "largeTitle", uiKit: "largeTitle", weight: "Regular", emphasized: "Bold"),
  (swiftUI: "title", uiKit: "title1", weight: "Regular", emphasized: "Bold"),
  (swiftUI: "title2", uiKit: "title2", weight: "Regular", emphasized: "Bold"),
  (swiftUI: "title3", uiKit: "title3", weight: "Regular", emphasized: "Semibold"),
  (swiftUI: "headline", uiKit: "headline", weight: "Semibold", emphasized: "Semibold"),
  (swiftUI: "body", uiKit: "body", weight: "Regular", emphasized: "Semibold"),
  (swiftUI: "callout", uiKit: "callout", weight: "Regular", emphasized: "Semibold"),
  (swiftUI: "subheadline", uiKit: "subheadline", weight: "Regular", emphasized: "Semibold"),
  (swiftUI: "footnote", uiKit: "footnote", weight: "Regular", emphasized: "Semibold"),
  (swiftUI: "caption", uiKit: "caption1", weight: "Regular", emphasized: "Semibold"),
  (swiftUI: "caption2", uiKit: "caption2", weight: "Regular", emphasized: "Semibold"),
]
