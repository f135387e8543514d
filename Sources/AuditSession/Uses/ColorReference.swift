import SourceText

/// A color token that is the whole value of a property in code, such as `var(--text-primary)`; a computed value isn't one.
struct ColorReference {
  let name: String
  /// Whether the name is that of a variable or a resource, rather than a chain of names.
  let isWhole: Bool

  /// Properties that read a color of a resource in Swift.
  private static let endings: Set<String> = ["color", "swiftuicolor", "uicolor", "cgcolor", "value"]

  /// Reads a value; nil if it isn't a single color.
  init?(_ value: ArraySlice<UInt8>) {
    var value = ColorReference.trimmed(value)
    if value.suffix(10).elementsEqual("!important".utf8) { value = ColorReference.trimmed(value.dropLast(10)) }
    if let first = value.first, first == Ascii.quote || first == UInt8(ascii: "'"), value.count > 2,
      value.last == first
    {
      value = value.dropFirst().dropLast()
    }
    guard value.count < 200, !value.isEmpty else { return nil }
    if let name = ColorReference.variable(in: value) ?? ColorReference.resource(in: value) {
      (self.name, isWhole) = (name, true)
      return
    }
    // A variable of a Sass module.
    if let mark = value.firstIndex(of: UInt8(ascii: "$")), mark > value.startIndex, value[mark - 1] == Ascii.point {
      value = value[mark...]
    }
    let first = value.first
    let isNamed = [UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: "?")].contains { $0 == first }
    if isNamed || first == Ascii.point { value = value.dropFirst() }
    for group in ["color/", "attr/"] where isNamed && value.starts(with: group.utf8) {
      value = value.dropFirst(group.utf8.count)
    }
    // A word alone is a color of CSS, or a variable.
    guard let name = ColorReference.chain(value), isNamed || first == Ascii.point || wordsOf(name).count > 1 else {
      return nil
    }
    (self.name, isWhole) = (name, isNamed)
  }

  /// Returns the name of a custom property: `var(--x)`, or `hsl(var(--x))`.
  private static func variable(in value: ArraySlice<UInt8>) -> String? {
    guard value.last == Ascii.closeParenthesis else { return nil }
    var inner = value
    for function in ["hsl(", "hsla(", "rgb(", "rgba(", "oklch("] where inner.starts(with: function.utf8) {
      inner = trimmed(inner.dropFirst(function.utf8.count).dropLast())
    }
    guard inner.starts(with: "var(--".utf8), inner.last == Ascii.closeParenthesis else { return nil }
    let name = inner.dropFirst(6).prefix { $0.isNamePart || $0 == Ascii.minus }
    // A fallback is used only if the property isn't defined.
    let rest = trimmed(inner[name.endIndex...])
    guard !name.isEmpty, rest.first == Ascii.closeParenthesis && rest.count == 1 || rest.first == Ascii.comma else {
      return nil
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Returns the name of a color of an asset catalog, or of a resource of Android: `Color("x")`, `UIColor(named: "x")!`, `colorResource(R.color.x)`.
  private static func resource(in value: ArraySlice<UInt8>) -> String? {
    let value = value.last == UInt8(ascii: "!") ? value.dropLast() : value
    let types = ["Color(", "UIColor(", "NSColor(", "colorResource("]
    guard value.last == Ascii.closeParenthesis, let type = types.first(where: { value.starts(with: $0.utf8) }) else {
      return nil
    }
    var inner = trimmed(value.dropFirst(type.utf8.count).dropLast())
    for label in ["named:", "uiColor:", "nsColor:", "resource:", "id =", "id="] where inner.starts(with: label.utf8) {
      inner = trimmed(inner.dropFirst(label.utf8.count))
    }
    if inner.first == Ascii.quote {
      let name = inner.dropFirst().prefix { $0 != Ascii.quote }
      // A bundle may follow.
      let rest = trimmed(inner[name.endIndex...].dropFirst())
      guard rest.isEmpty || rest.first == Ascii.comma, !name.contains(Ascii.backslash) else { return nil }
      return String(decoding: name, as: UTF8.self)
    }
    for start in [".", "R.color."] where inner.starts(with: start.utf8) {
      let name = inner.dropFirst(start.utf8.count)
      return !name.isEmpty && name.allSatisfy(\.isNamePart) ? String(decoding: name, as: UTF8.self) : nil
    }
    return nil
  }

  /// Returns the names of a chain such as `theme.colors.textPrimary`, `Theme.of(context).text`, or `text-primary`.
  private static func chain(_ value: ArraySlice<UInt8>) -> String? {
    var names: [Substring] = []
    var depth = 0
    var name: [UInt8] = []
    for byte in value {
      switch byte {
      case Ascii.openParenthesis: depth += 1
      case Ascii.closeParenthesis:
        depth -= 1
        guard depth >= 0 else { return nil }
      case _ where depth > 0: break
      case Ascii.point:
        names.append(Substring(decoding: name, as: UTF8.self))
        name = []
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "$"): break
      case _ where byte.isNamePart || byte == Ascii.minus: name.append(byte)
      default: return nil
      }
    }
    // A call at the end computes something.
    guard depth == 0, value.last != Ascii.closeParenthesis, !name.isEmpty, !(Ascii.zero...Ascii.nine).contains(name[0])
    else { return nil }
    names.append(Substring(decoding: name, as: UTF8.self))
    while names.count > 1, let last = names.last, endings.contains(last.lowercased()) { names.removeLast() }
    return names.suffix(4).joined(separator: ".")
  }

  /// Returns bytes without the spaces and line ends around them.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while let first = bytes.first, first <= Ascii.space { bytes.removeFirst() }
    while let last = bytes.last, last <= Ascii.space { bytes.removeLast() }
    return bytes
  }
}

extension UInt8 {
  /// Whether the byte can be in a name of code.
  var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), Ascii.zero...Ascii.nine,
      Ascii.underscore, 0x80...:
      true
    default: false
    }
  }
}
