extension PathPattern {
  /// Returns the bindings of a match with a path; nil if the pattern doesn't match.
  ///
  /// A binding takes the shortest text with which the rest still matches: at least one byte, and no separator. If `allowed` lists values
  /// for the name, the binding takes the first listed value that matches.
  /// - Complexity: O(n m) for a path of n bytes and a pattern of m elements, times the listed values of a binding; no recursion.
  public func match(_ path: String, allowed: [String: [String]] = [:]) -> [String: String]? {
    // Most paths differ from a pattern in the first bytes.
    if case .literal(let bytes)? = elements.first, !path.utf8.starts(with: bytes) { return nil }
    let text = Array(path.utf8)
    guard couldMatch(text) else { return nil }
    let matcher = Matcher(
      elements: elements, separator: separator, text: text, allowed: allowed.mapValues { $0.map { Array($0.utf8) } })
    return matcher.bindings()?.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the pattern matches a path.
  public func matches(_ path: String) -> Bool {
    guard let (prefix, wildcard, suffix) = onlyWildcard else { return match(path) != nil }
    let text = path.utf8
    guard text.starts(with: prefix), text.count >= prefix.count + suffix.count,
      text.suffix(suffix.count).elementsEqual(suffix)
    else { return false }
    return wildcard == .acrossSegments
      || !text.dropFirst(prefix.count).dropLast(suffix.count).contains(separator)
  }

  /// Whether the pattern matches a token's path.
  public func matches(_ path: TokenPath) -> Bool { matches(path.description) }

  /// Whether the first and last element and the total length of the literals allow a match.
  private func couldMatch(_ text: [UInt8]) -> Bool {
    if case .literal(let bytes)? = elements.last, !text.suffix(bytes.count).elementsEqual(bytes) { return false }
    return elements.count <= 2 * text.count + 1
  }
}

/// One attempt to match: a table of which elements match which rest of the text, filled from the last element up.
private struct Matcher {
  let elements: [PathPattern.Element]
  let separator: UInt8
  let text: [UInt8]
  let allowed: [String: [[UInt8]]]
  /// Whether the elements from an index on match the text from a position on; one row per element, and one for none.
  private let rows: [[Bool]]

  init(elements: [PathPattern.Element], separator: UInt8, text: [UInt8], allowed: [String: [[UInt8]]]) {
    self.elements = elements
    self.separator = separator
    self.text = text
    self.allowed = allowed
    var next = [Bool](repeating: false, count: text.count) + [true]
    var rows = [next]
    for element in elements.reversed() {
      next = Matcher.row(of: element, before: next, separator, text, allowed)
      rows.append(next)
    }
    self.rows = rows.reversed()
  }

  private func restMatches(_ element: Int, from position: Int) -> Bool { rows[element][position] }

  /// Returns the positions at which an element matches along with the rest after it, whose row is known.
  private static func row(
    of element: PathPattern.Element, before next: [Bool], _ separator: UInt8, _ text: [UInt8],
    _ allowed: [String: [[UInt8]]]
  ) -> [Bool] {
    switch element {
    case .literal(let bytes): return row(ofOneOf: [bytes], before: next, text)
    case .withinSegment: return row(taking: { $0 != separator }, orNothing: true, before: next, text)
    case .acrossSegments: return row(taking: { _ in true }, orNothing: true, before: next, text)
    case .folders: return row(ofFoldersBefore: next, separator, text)
    case .binding(let name):
      if let values = allowed[name] { return row(ofOneOf: values, before: next, text) }
      return row(taking: { $0 != separator }, orNothing: false, before: next, text)
    }
  }

  private static func row(ofOneOf literals: [[UInt8]], before next: [Bool], _ text: [UInt8]) -> [Bool] {
    var row = [Bool](repeating: false, count: next.count)
    for literal in literals where literal.count <= text.count {
      var start = text.count - literal.count
      while start >= 0 {
        if next[start + literal.count], Matcher.holds(text, literal, at: start) { row[start] = true }
        start -= 1
      }
    }
    return row
  }

  private static func row(
    taking isTaken: (UInt8) -> Bool, orNothing: Bool, before next: [Bool], _ text: [UInt8]
  ) -> [Bool] {
    var row = [Bool](repeating: false, count: next.count)
    row[text.count] = orNothing && next[text.count]
    var position = text.count - 1
    while position >= 0 {
      let isTaken = isTaken(text[position])
      row[position] =
        orNothing
        ? next[position] || isTaken && row[position + 1] : isTaken && (next[position + 1] || row[position + 1])
      position -= 1
    }
    return row
  }

  private static func row(ofFoldersBefore next: [Bool], _ separator: UInt8, _ text: [UInt8]) -> [Bool] {
    var row = [Bool](repeating: false, count: next.count)
    var restOfPath = false
    var position = text.count
    while position >= 0 {
      // Continues after the next separator.
      if position < text.count, text[position] == separator { restOfPath = row[position + 1] }
      if position == 0 || text[position - 1] == separator { row[position] = next[position] || restOfPath }
      position -= 1
    }
    return row
  }

  private static func holds(_ text: [UInt8], _ bytes: [UInt8], at position: Int) -> Bool {
    var index = 0
    while index < bytes.count {
      if text[position + index] != bytes[index] { return false }
      index += 1
    }
    return true
  }

  private func startsSegment(_ position: Int) -> Bool { position == 0 || text[position - 1] == separator }

  private func stands(_ bytes: [UInt8], at position: Int, before element: Int) -> Bool {
    position + bytes.count <= text.count && restMatches(element, from: position + bytes.count)
      && Matcher.holds(text, bytes, at: position)
  }

  /// Returns the bindings by walking the table from the start; every element takes as little text as possible.
  func bindings() -> [String: ArraySlice<UInt8>]? {
    guard restMatches(0, from: 0) else { return nil }
    var bindings: [String: ArraySlice<UInt8>] = [:]
    var position = 0
    for (index, element) in elements.enumerated() {
      var end = position
      switch element {
      case .literal(let bytes): end += bytes.count
      case .withinSegment, .acrossSegments:
        while !restMatches(index + 1, from: end) { end += 1 }
      case .folders:
        while !startsSegment(end) || !restMatches(index + 1, from: end) { end += 1 }
      case .binding(let name):
        if let value = allowed[name]?.first(where: { stands($0, at: position, before: index + 1) }) {
          end += value.count
        } else {
          end += 1
          while !restMatches(index + 1, from: end) { end += 1 }
        }
        bindings[name] = text[position..<end]
      }
      position = end
    }
    return bindings
  }
}
