/// The text color and the background of one element; each is nil if it isn't set, and empty if its value isn't a color token.
struct ColorSetting {
  var text: [Int]?
  var background: [Int]?
  /// Whether the element has an opacity or a background image, so its colors aren't those that are visible.
  var isTranslucent = false

  /// The pairs of the element.
  var pairs: [ColorPair] {
    guard !isTranslucent else { return [] }
    return (text ?? []).flatMap { text in
      (background ?? []).filter { $0 != text }.map { ColorPair(text: text, background: $0) }
    }
  }

  /// Returns a state's setting, with what it doesn't set from the element at rest; itself if it sets no color.
  func with(_ base: ColorSetting) -> ColorSetting {
    guard text != nil || background != nil else { return self }
    return ColorSetting(
      text: text ?? base.text, background: background ?? base.background,
      isTranslucent: isTranslucent || base.isTranslucent)
  }
}
