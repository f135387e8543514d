import SourceText

/// The scopes that selectors make: what holds for part of a page only, by a name of its own.
struct CSSScopes {
  private var positions: [[String]: Int] = [[]: 0]
  private var taken: Set<String> = [""]
  private var nextNumbers: [String: Int] = [:]
  /// The names of the scopes; the first one, the whole page, has none.
  private(set) var names = [""]
  /// The only part of each scope that has one part.
  private var singles: [Int: String] = [:]
  /// The longest name of a scope, in bytes.
  static let nameLimit = 80

  /// The position of a scope, which gets a name when it is new.
  mutating func position(
    of scope: [String], notices: inout CSSInputNotices, at location: @autoclosure () -> SourceLocation
  ) -> Int {
    if let position = positions[scope] { return position }
    let wanted = CSSScopes.name(of: scope)
    var name = wanted
    while !taken.insert(name).inserted {
      let number = nextNumbers[wanted] ?? 2
      nextNumbers[wanted] = number + 1
      name = "\(wanted)~\(number)"
    }
    positions[scope] = names.count
    if scope.count == 1 { singles[names.count] = scope[0] }
    names.append(name)
    notices.add(
      .scopes, "the properties of this selector apply to part of a page; they are read as the group \(name)",
      at: location())
    return names.count - 1
  }

  /// The part of a scope that has one only.
  func single(_ position: Int) -> String? { singles[position] }

  /// The parts joined by hyphens; what paths and patterns would take for something else is a hyphen too.
  private static func name(of scope: [String]) -> String {
    var bytes: [UInt8] = []
    for byte in scope.joined(separator: "-").utf8 {
      let isPlain =
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F || byte >= 0x80
      if isPlain { bytes.append(byte) } else if bytes.last != 0x2D { bytes.append(0x2D) }
    }
    while bytes.last == 0x2D { bytes.removeLast() }
    while bytes.first == 0x2D { bytes.removeFirst() }
    if bytes.count > nameLimit {
      var end = nameLimit
      while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      bytes.removeSubrange(end...)
    }
    return bytes.isEmpty ? "part" : String(decoding: bytes, as: UTF8.self)
  }
}
