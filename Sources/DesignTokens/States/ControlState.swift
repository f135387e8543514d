import SourceText

/// A control state, read from the words of its name: `selected_active` is selected and pressed.
public struct ControlState: Sendable, Hashable {
  /// A part of a state other than the default; several can apply at once.
  public enum Part: String, Sendable, CaseIterable {
    /// A pointer is over the control; iOS has no hover state.
    case hover
    /// A finger or a button is down on the control: CSS's `:active`.
    case pressed
    /// The control is chosen, checked, or switched on.
    case selected
    /// The control has keyboard focus.
    case focused
    /// The control is inactive.
    case disabled
  }

  /// The parts that apply; empty in the default state.
  public let parts: Set<Part>

  /// Creates a state with these parts.
  public init(_ parts: Set<Part>) { self.parts = parts }

  /// Parses a name of words separated by signs or capitals, such as `selected_disabled_default` or `selectedActive`.
  ///
  /// Returns nil if the name has an unknown word: `not-disabled` must not be read as disabled.
  public init?(name: String) {
    var parts: Set<Part> = []
    let words = wordsOf(name)
    guard !words.isEmpty else { return nil }
    for word in words where !ControlState.plainWords.contains(word) {
      guard let part = ControlState.words[word] else { return nil }
      parts.insert(part)
    }
    self.parts = parts
  }

  /// Words of the default state; "visible" is part of `:focus-visible`.
  private static let plainWords: Set<String> = ["default", "rest", "resting", "normal", "enabled", "idle", "visible"]

  private static let words: [String: Part] = [
    "hover": .hover, "hovered": .hover,
    "active": .pressed, "pressed": .pressed, "press": .pressed, "down": .pressed, "highlighted": .pressed,
    "selected": .selected, "checked": .selected, "toggled": .selected,
    "focus": .focused, "focused": .focused,
    "disabled": .disabled,
  ]
}
