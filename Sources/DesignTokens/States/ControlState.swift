/// A control state, read from the words of its name: `selected_active` is selected and pressed.
public struct ControlState: Sendable, Hashable {
  /// A part of a state other than the default; several can apply at once.
  public enum Part: String, Sendable, CaseIterable {
    /// A pointer is over the control; iOS has none.
    case hover
    /// A finger or a button is down on it: CSS's `:active`.
    case pressed
    /// It is chosen, checked or switched on.
    case selected
    /// It has keyboard focus.
    case focused
    /// It cannot be used now.
    case disabled
  }

  /// The parts that apply; empty in the default state.
  public let parts: Set<Part>

  /// Creates a state with these parts.
  public init(_ parts: Set<Part>) { self.parts = parts }

  /// Reads a name whose words are separated by signs or by upper case, such as `selected_disabled_default` or `selectedActive`.
  ///
  /// A name with another word in it is not read at all: `not-disabled` must not pass for disabled.
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

  /// Words that say what goes without saying; "visible" is that of `:focus-visible`.
  private static let plainWords: Set<String> = ["default", "rest", "resting", "normal", "enabled", "idle", "visible"]

  private static let words: [String: Part] = [
    "hover": .hover, "hovered": .hover,
    "active": .pressed, "pressed": .pressed, "press": .pressed, "down": .pressed, "highlighted": .pressed,
    "selected": .selected, "checked": .selected, "toggled": .selected,
    "focus": .focused, "focused": .focused,
    "disabled": .disabled,
  ]
}
