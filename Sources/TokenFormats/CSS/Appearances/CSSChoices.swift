import DesignTokens

/// A class or an attribute that chooses a theme for the element it is on.
struct CSSChoice {
  /// What of its kind an element has one of: the name of an attribute; `.` for classes.
  let axis: String
  /// How a style sheet would write it, without brackets: `.dark`, `data-theme=dark`.
  let label: String
  /// Whether any value of the attribute will do.
  let isPresence: Bool
  /// What the value is compared with, and the sign of the comparison: `^`, `$`, `*`, or none for equality.
  var value: String?
  var sign = ""
  /// Light or dark, if its name says so.
  var scheme: Mode.Scheme?
  /// The contrast, if its name says so.
  let contrast: Mode.Contrast?
  /// The name of the theme; nil when it says nothing but the look.
  let theme: String?

  /// The selector, if its names need no escapes and its value is compared as a whole.
  var plainSelector: String? {
    func isPlain(_ text: String) -> Bool {
      let start = text.utf8.first.map { ($0 | 0x20) &- 0x61 < 26 } ?? false
      return start
        && text.utf8.allSatisfy {
          ($0 | 0x20) &- 0x61 < 26 || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
    }
    if axis == "." { return isPlain(String(label.dropFirst())) ? label : nil }
    guard isPlain(axis), sign.isEmpty else { return nil }
    guard let value, !isPresence else { return "[\(axis)]" }
    return isPlain(value) ? "[\(axis)=\"\(value)\"]" : nil
  }

  /// Whether an element with another choice of the same kind meets this one.
  func isMet(by other: CSSChoice) -> Bool {
    if isPresence { return true }
    guard let value, let its = other.value else { return false }
    switch sign {
    case "": return its == value
    case "^": return its.utf8.starts(with: value.utf8)
    case "$": return its.utf8.reversed().starts(with: value.utf8.reversed())
    default: return its.utf8.indices.contains { its.utf8[$0...].starts(with: value.utf8) }
    }
  }
}

/// The classes and attributes of themes that selectors name, each with a position.
final class CSSChoices {
  private(set) var all: [CSSChoice] = []
  private var positions: [String: Int] = [:]
  /// Names of classes and attributes that are no look by themselves.
  private(set) var names: Set<String> = []
  /// Those of them that are a theme by their attribute, their words, or the element they are on.
  private(set) var themes: Set<String> = []
  /// Those that a selector of the page excludes: `:not([data-theme=sepia])`.
  private(set) var excluded: Set<String> = []
  /// Names that are known to be themes of the whole page.
  let known: Set<String>
  /// Whether there may be more themes than are known.
  let isCut: Bool

  init(known: Set<String> = [], isCut: Bool = false) {
    self.known = known
    self.isCut = isCut
  }

  /// The position of a choice, which is added when it is new.
  func position(
    axis: String, label: String, isPresence: Bool = false, value: String? = nil, sign: String = "",
    words: CSSModeNameParser
  ) -> Int {
    if let position = positions[label] { return position }
    positions[label] = all.count
    all.append(
      CSSChoice(
        axis: axis, label: label, isPresence: isPresence, value: value, sign: sign, scheme: words.scheme,
        contrast: words.contrast,
        theme: words.rest))
    return all.count - 1
  }

  /// Notes a name that may turn out to be a theme of the whole page.
  func note(_ name: String, isTheme: Bool) {
    names.insert(name)
    if isTheme { themes.insert(name) }
  }

  /// Notes that a selector excludes a name, which is a look if it is a theme.
  func exclude(_ name: String) { if themes.contains(name) { excluded.insert(name) } }

  /// Notes that the rule of a choice declares its scheme.
  func declare(_ scheme: Mode.Scheme, for position: Int) {
    if all[position].scheme == nil { all[position].scheme = scheme }
  }
}
