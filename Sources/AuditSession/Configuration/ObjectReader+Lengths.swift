import Audit
import DesignTokens
import SourceText

// Lengths, labels, and points of text styles, controls, and containers.

extension ObjectReader {
  /// Returns a text with its location.
  func named(_ key: String) throws(ConfigurationError) -> Configuration.Named<String>? {
    guard let text = try string(key), let value = node[key] else { return nil }
    return .init(value: text, location: location(of: value))
  }

  /// Returns a length that is fixed, that grows from a minimum, or that scales with a text style.
  func length(_ key: String) throws(ConfigurationError) -> Configuration.Length? {
    guard let value = node[key] else { return nil }
    guard value.members != nil else { return .fixed(try quantity(value, key)) }
    let entry = try ObjectReader(value, in: file, kind: "\"\(key)\"", keys: ["minimum", "scaled", "relativeTo"])
    let (minimum, scaled) = (try entry.quantity("minimum"), try entry.quantity("scaled"))
    switch (minimum, scaled) {
    case (let minimum?, nil):
      if value["relativeTo"] != nil {
        throw .unexpected(
          expected: "\"relativeTo\" only with \"scaled\"", found: "\"minimum\"", entry.location)
      }
      return .minimum(minimum)
    case (nil, let scaled?): return .scaled(scaled, relativeTo: try entry.named("relativeTo"))
    case (nil, nil): throw .missingKey("minimum\" or \"scaled", of: entry.kind, entry.location)
    default: throw .unexpected(expected: "\"minimum\" or \"scaled\" in \(entry.kind)", found: "both", entry.location)
    }
  }

  /// Returns the text of a label, its number of characters, or its measured width.
  func label(_ key: String) throws(ConfigurationError) -> Configuration.Label? {
    guard let value = node[key] else { return nil }
    if let text = value.string, !text.isEmpty { return .text(text) }
    if value.number != nil { return try wholeNumber(key, in: 1...10_000).map { .characters($0) } }
    guard value.members != nil else {
      throw unexpected("\"\(key)\" as a string, a number of characters, or { \"width\": points }", value)
    }
    let entry = try ObjectReader(value, in: file, kind: "\"\(key)\"", keys: ["width"])
    guard let width = try entry.quantity("width") else { throw .missingKey("width", of: entry.kind, entry.location) }
    return .width(width)
  }

  /// Returns a corner radius, or "pill".
  func corner(_ key: String) throws(ConfigurationError) -> Configuration.Corner? {
    guard let value = node[key] else { return nil }
    return value.string == "pill" ? .pill : .radius(try quantity(value, key))
  }

  /// Returns a whole number in a range.
  func wholeNumber(_ key: String, in range: ClosedRange<Int>) throws(ConfigurationError) -> Int? {
    guard let value = node[key] else { return nil }
    guard let number = value.number, let whole = Int(exactly: number), range.contains(whole) else {
      let expected = "\"\(key)\" as a whole number from \(range.lowerBound) to \(range.upperBound)"
      throw .unexpected(expected: expected, found: value.number.map(authoredText) ?? value.kind, location(of: value))
    }
    return whole
  }

  /// Returns a number that may be negative.
  func number(_ key: String) throws(ConfigurationError) -> Double? {
    guard let value = node[key] else { return nil }
    guard let number = value.number else { throw unexpected("\"\(key)\" as a number of points", value) }
    return number
  }

  /// Returns a point whose coordinates may be negative.
  func point(_ key: String) throws(ConfigurationError) -> SIMD2<Double>? {
    guard let value = node[key] else { return nil }
    let numbers = (value.elements ?? []).compactMap(\.number)
    guard numbers.count == 2, value.elements?.count == 2 else {
      throw unexpected("\"\(key)\" as [x, y] in points, which may be negative", value)
    }
    return SIMD2(numbers[0], numbers[1])
  }
}
