import ColorScience

/// The bytes of a document that a value is written in.
struct SCSSOrigin: Hashable {
  let document: Int
  let range: Range<Int>
}

/// A variable, or a value in its map, as it was when it was read.
struct SCSSReference: Hashable {
  let variable: Int
  let version: Int
  var keys: [String] = []
}

/// A value of Sass.
struct SCSSValue {
  /// What the value is.
  indirect enum Content {
    case color(Color)
    case number(Double, unit: String)
    case text(String, isQuoted: Bool)
    case bool(Bool)
    case null
    case list([SCSSValue], hasCommas: Bool)
    case map([Entry])
    /// A value that only a program or the browser can determine, with the reason.
    case unknown(String)
  }

  /// A key of a map with its value.
  struct Entry {
    /// The key as a part of a token's name.
    let key: String
    /// Tells keys of different kinds apart: the text `"blue"` isn't the color `blue`.
    let identity: String
    /// The key as a value of its own.
    let original: SCSSValue
    var value: SCSSValue

    /// - Returns: nil for a key that can't be determined or is too long.
    init?(_ key: SCSSValue, _ value: SCSSValue) {
      guard let text = key.plainText, let identity = key.identity else { return nil }
      var original = key
      (original.origin, original.reference) = (nil, nil)
      (self.key, self.identity, self.original, self.value) = (text, identity, original, value)
    }
  }

  var content: Content
  var origin: SCSSOrigin?
  /// The variable whose value it is, unchanged.
  var reference: SCSSReference?
  /// What the document says, which text keeps: `red`, or the slash of `10px/2`, whose value is 5 px.
  var written: String?
  /// Whether a list has brackets.
  var hasBrackets = false

  init(_ content: Content, at origin: SCSSOrigin? = nil) {
    self.content = content
    self.origin = origin
  }

  static func unknown(_ reason: String) -> SCSSValue { SCSSValue(.unknown(reason)) }

  /// The reason that the value can't be determined.
  var unknownReason: String? {
    if case .unknown(let reason) = content { return reason }
    return nil
  }

  /// The reason that the value, or an element of it, can't be determined.
  var innerUnknownReason: String? {
    switch content {
    case .list(let items, _): items.lazy.compactMap(\.innerUnknownReason).first
    case .map(let entries): entries.lazy.compactMap(\.value.innerUnknownReason).first
    default: unknownReason
    }
  }

  var isNull: Bool {
    if case .null = content { return true }
    return false
  }

  var number: Double? {
    if case .number(let number, _) = content { return number }
    return nil
  }

  var color: Color? {
    if case .color(let color) = content { return color }
    return nil
  }

  /// The entries of a map; an empty list is an empty map.
  var entries: [Entry]? {
    switch content {
    case .map(let entries): entries
    case .list(let items, _): items.isEmpty ? [] : nil
    default: nil
    }
  }

  /// The elements of a list; any other value is a list of itself.
  var elements: [SCSSValue] {
    switch content {
    case .list(let items, _): return items
    case .map(let entries):
      return entries.map { entry in
        SCSSValue(.list([entry.original, entry.value], hasCommas: false))
      }
    default: return [self]
    }
  }

  /// The number of values inside, for the work of comparing or writing it.
  var weight: Int {
    switch content {
    case .list(let items, _): items.reduce(items.count) { $0 + $1.weight }
    case .map(let entries): entries.reduce(entries.count) { $0 + $1.value.weight }
    case .text(let text, _): text.utf8.count / 64
    default: 0
    }
  }

  /// Whether commas separate the elements; nil for what has no separator: a value that isn't a list, `[a]`, and an empty list.
  var hasCommas: Bool? {
    switch content {
    case .list(let items, let hasCommas):
      items.isEmpty || hasBrackets && items.count == 1 && !hasCommas ? nil : hasCommas
    case .map(let entries): entries.isEmpty ? nil : true
    default: nil
    }
  }

  /// Whether a condition holds: all but `false` and `null` do; nil if that can't be determined.
  var isTrue: Bool? {
    switch content {
    case .bool(let value): value
    case .null: false
    case .unknown: nil
    default: true
    }
  }

  /// The text as `#{}` writes it; nil for a value that can't be determined or is too long.
  var plainText: String? {
    if let written { return written }
    switch content {
    case .color(let color): return color.hex
    case .number(let number, let unit): return plainDecimal(number) + unit
    case .text(let text, _): return text
    case .bool(let value): return value ? "true" : "false"
    case .null: return ""
    case .list(let items, let hasCommas):
      let text = SCSSValue.joined(items.filter { !$0.isNull }.map(\.plainText), by: hasCommas ? ", " : " ")
      return hasBrackets ? text.map { "[\($0)]" } : text
    case .map, .unknown: return nil
    }
  }

  private static func joined(_ texts: [String?], by separator: String) -> String? {
    var result = ""
    for (index, text) in texts.enumerated() {
      guard let text, result.utf8.count < SCSSInterpreter.textLimit else { return nil }
      result += (index == 0 ? "" : separator) + text
    }
    return result
  }
}
