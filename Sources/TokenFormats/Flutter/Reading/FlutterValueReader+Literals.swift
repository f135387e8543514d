import ColorScience
import SourceText

// Colors and numbers that are written out.

extension FlutterValueReader {
  func literal(_ range: Range<Int>, _ scope: Scope) -> Color? {
    let outline = outlines[scope.document]
    let first = range.lowerBound
    let constructor = outline.is(first + 1, ".") ? outline.name(first + 2) : nil
    let open = constructor == nil ? first + 1 : first + 3
    guard outline.is(open, "("), outline.ends[open] == range.upperBound else { return nil }
    let inside = open + 1..<range.upperBound - 1
    let parts = outline.parts(inside)
    switch constructor {
    case nil:
      guard parts.count == 1, let value = integer(parts[0], scope, depth: 0) else { return nil }
      return FlutterValueReader.color(value)
    case "fromARGB", "fromRGBO":
      guard parts.count == 4 else { return nil }
      let numbers = parts.compactMap { number($0, scope) }
      let isFirst = constructor == "fromARGB"
      let channels = isFirst ? numbers.dropFirst() : numbers.dropLast()
      guard numbers.count == 4, channels.allSatisfy({ (0...255).contains($0) && $0 == $0.rounded() }),
        let alpha = isFirst ? numbers.first.map({ $0 / 255 }) : numbers.last, (0...1).contains(alpha)
      else { return nil }
      let bytes = channels.map { UInt8($0) }
      return Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: alpha)
    case "from": return components(range, scope)
    default: return nil
    }
  }

  /// Returns the color of a number with alpha in its highest byte.
  static func color(_ value: UInt32) -> Color {
    func byte(_ shift: Int) -> UInt8 { UInt8(value >> shift & 255) }
    return Color(red: byte(16), green: byte(8), blue: byte(0), alpha: Double(byte(24)) / 255)
  }

  private func components(_ range: Range<Int>, _ scope: Scope) -> Color? {
    let outline = outlines[scope.document]
    var numbers: [String: Double] = [:]
    var space = "sRGB"
    for (name, value) in outline.arguments(range) {
      if name == "colorSpace" {
        guard value.count == 3, let named = outline.name(value.upperBound - 1) else { return nil }
        space = named
      } else {
        guard let number = number(value, scope), numbers[name] == nil else { return nil }
        numbers[name] = number
      }
    }
    guard let alpha = numbers["alpha"], let red = numbers["red"], let green = numbers["green"],
      let blue = numbers["blue"], (0...1).contains(alpha)
    else { return nil }
    switch space {
    case "sRGB", "extendedSRGB": return Color(.srgb, red, green, blue, alpha: alpha)
    case "displayP3": return Color(.displayP3, red, green, blue, alpha: alpha)
    default: return nil
    }
  }

  /// Returns a whole number of at most 32 bits: a literal, or a constant that is one.
  func integer(_ range: Range<Int>, _ scope: Scope, depth: Int) -> UInt32? {
    let outline = outlines[scope.document]
    guard range.count == 1, let index = range.first, depth < FlutterValueReader.longestChain else {
      return range.count == 3 ? constant(range, scope, depth) : nil
    }
    guard outline.tokens[index].kind == .number else { return constant(range, scope, depth) }
    let digits = String(decoding: outline.bytes(index).filter { $0 != Ascii.underscore }, as: UTF8.self)
    let isHex = digits.utf8.starts(with: "0x".utf8) || digits.utf8.starts(with: "0X".utf8)
    return isHex ? UInt32(String(Substring(digits.utf8.dropFirst(2))), radix: 16) : UInt32(digits)
  }

  private func constant(_ range: Range<Int>, _ scope: Scope, _ depth: Int) -> UInt32? {
    let outline = outlines[scope.document]
    guard let last = outline.name(range.upperBound - 1) else { return nil }
    let path = range.count == 1 ? nil : outline.name(range.lowerBound).map { "\($0).\(last)" }
    let candidates = path.map { [$0] } ?? [scope.owner.map { "\($0).\(last)" }, last].compactMap { $0 }
    guard let found = candidates.lazy.compactMap({ fields[$0] }).first, found.field.isFixed else { return nil }
    return integer(
      found.field.value, Scope(document: found.document, owner: found.field.owner), depth: depth + 1)
  }

  func number(_ range: Range<Int>, _ scope: Scope) -> Double? {
    let outline = outlines[scope.document]
    if let whole = integer(range, scope, depth: 0) { return Double(whole) }
    guard range.count == 1, let index = range.first, outline.tokens[index].kind == .number else { return nil }
    return Double(String(decoding: outline.bytes(index), as: UTF8.self))
  }
}
