import SourceText

/// The objects in the description of an Xcode project: `0A1B /* Views */ = {isa = PBXGroup; path = Views; };`.
enum XcodeObject {
  /// Returns the name of the object whose class is at an offset: the first word on the line of its brace.
  static func id(before start: Int, in description: [UInt8]) -> String {
    guard let brace = description[..<start].lastIndex(of: UInt8(ascii: "{")) else { return "" }
    let line = description[..<brace].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return word(description[line..<brace])
  }

  /// Returns the values after a key, without comments and quotes; a single value or a list.
  static func value(_ key: String, _ end: String, in object: ArraySlice<UInt8>) -> [String] {
    guard let offset = object.firstOffset(of: key) else { return [] }
    let rest = object.dropFirst(offset + key.utf8.count)
    return rest.prefix(rest.firstOffset(of: end) ?? 0).split(separator: UInt8(ascii: ",")).map(word).filter {
      !$0.isEmpty
    }
  }

  /// Returns a value without the comment behind it.
  private static func word(_ bytes: ArraySlice<UInt8>) -> String {
    let end = bytes.firstOffset(of: "/*").map { bytes.startIndex + $0 } ?? bytes.endIndex
    let spaces = [Ascii.space, UInt8(ascii: "\t"), UInt8(ascii: "\n"), Ascii.quote, UInt8(ascii: "=")]
    var text = bytes[..<end].drop { spaces.contains($0) }
    while let byte = text.last, spaces.contains(byte) { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }

  /// Calls a closure with the identifier of each object and its text from the class on.
  ///
  /// - Complexity: O(n) in the number of bytes.
  static func forEach(in description: [UInt8], _ body: (String, ArraySlice<UInt8>) -> Void) {
    var rest = description[...]
    while let offset = rest.firstOffset(of: "isa = ") {
      let start = rest.startIndex + offset
      rest = rest[(start + 6)...]
      body(
        id(before: start, in: description),
        rest.firstOffset(of: "isa = ").map { rest[..<(rest.startIndex + $0)] } ?? rest)
    }
  }
}
