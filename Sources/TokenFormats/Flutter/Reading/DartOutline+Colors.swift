import DesignTokens
import SourceText

// What declarations say about colors.

extension DartOutline.Field {
  /// The path of a token with this name.
  var path: String { owner.map { "\($0).\(name)" } ?? name }
}

extension DartOutline {
  /// A call of `ColorScheme`.
  struct Scheme {
    /// The position of the name.
    let name: Int
    /// The name of the constructor, such as `light`; nil for the one without a name.
    let constructor: String?
    let arguments: [(name: String, value: Range<Int>)]
  }

  private static let types: Set<String> = ["Color", "MaterialColor", "MaterialAccentColor"]

  /// Whether a declaration is a color by its type, or by its value if it has none.
  func isColor(_ field: Field) -> Bool {
    if let type = field.type { return DartOutline.types.contains(type) }
    return isColor(field.value)
  }

  /// Whether an expression starts like a color.
  func isColor(_ range: Range<Int>) -> Bool {
    var start = range.lowerBound
    while start < range.upperBound, name(start) == "const" || name(start) == "new" { start += 1 }
    guard start < range.upperBound, let first = name(start) else { return false }
    if first == "Colors" { return self.is(start + 1, ".") }
    return DartOutline.types.contains(first) && (self.is(start + 1, "(") || self.is(start + 1, "."))
  }

  /// Returns the number of colors that are written out in a range.
  func literalCount(in range: Range<Int>) -> Int {
    range.count { index in
      name(index) == "Color"
        && (self.is(index + 1, "(") || self.is(index + 1, ".") && name(index + 2)?.hasPrefix("from") == true)
    }
  }

  /// Returns the shades of a `MaterialColor`, by their number.
  func shades(_ field: Field) -> [(name: String, value: Range<Int>)] {
    var start = field.value.lowerBound
    while name(start) == "const" || name(start) == "new" { start += 1 }
    guard let type = name(start), type.hasPrefix("Material"), self.is(start + 1, "("), let end = ends[start + 1],
      let open = positions(of: "{", in: start + 2..<end - 1).first, let close = ends[open]
    else { return [] }
    return parts(open + 1..<close - 1).compactMap { part in
      guard tokens[part.lowerBound].kind == .number, self.is(part.lowerBound + 1, ":"), part.count > 2 else {
        return nil
      }
      return (String(decoding: bytes(part.lowerBound), as: UTF8.self), part.lowerBound + 2..<part.upperBound)
    }
  }

  /// Returns the class of which a value is an instance, and the name of the constructor that is called; nil for another expression.
  func instance(_ field: Field) -> (type: String, constructor: String?)? {
    var start = field.value.lowerBound
    while start < field.value.upperBound, name(start) == "const" || name(start) == "new" { start += 1 }
    guard start < field.value.upperBound, let type = name(start) else { return nil }
    let constructor = self.is(start + 1, ".") ? name(start + 2) : nil
    let open = constructor == nil ? start + 1 : start + 3
    guard self.is(open, "("), ends[open] == field.value.upperBound else { return nil }
    return (type, constructor)
  }

  /// Returns the color scheme that a declaration is; nil for another one.
  func scheme(_ field: Field) -> Scheme? {
    var start = field.value.lowerBound
    while start < field.value.upperBound, name(start) == "const" || name(start) == "new" { start += 1 }
    guard start < field.value.upperBound, name(start) == "ColorScheme" else { return nil }
    let constructor = self.is(start + 1, ".") ? name(start + 2) : nil
    let open = constructor == nil ? start + 1 : start + 3
    guard self.is(open, "("), ends[open] == field.value.upperBound else { return nil }
    return Scheme(name: start, constructor: constructor, arguments: arguments(open..<field.value.upperBound))
  }

  /// Returns the brightness that a scheme states, in its arguments or by its constructor.
  func brightness(_ scheme: Scheme) -> Mode.Scheme? {
    if let value = scheme.arguments.first(where: { $0.name == "brightness" })?.value, value.count == 3 {
      return name(value.upperBound - 1).flatMap(Mode.Scheme.init)
    }
    switch scheme.constructor {
    case "light", "highContrastLight": return .light
    case "dark", "highContrastDark": return .dark
    default: return nil
    }
  }
}
