/// A text color on a background, by position.
struct ColorPair: Hashable, Sendable {
  let text: Int
  let background: Int
}

/// The text color and the background of one element; each is nil if it isn't set, and empty if its value is no color token.
struct ColorSetting {
  var text: [Int]?
  var background: [Int]?

  /// The pairs of the element.
  var pairs: [ColorPair] {
    (text ?? []).flatMap { text in
      (background ?? []).filter { $0 != text }.map { ColorPair(text: text, background: $0) }
    }
  }

  /// Returns the setting with what another one sets in addition, if this one sets anything.
  func with(_ base: ColorSetting) -> ColorSetting {
    text == nil && background == nil
      ? self : ColorSetting(text: text ?? base.text, background: background ?? base.background)
  }
}
