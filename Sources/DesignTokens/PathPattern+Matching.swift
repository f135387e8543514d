extension PathPattern {
  /// The bindings with which the pattern matches a path; nil when it does not match.
  ///
  /// A binding takes the shortest text, at least one byte and no separator, with which the rest still matches; where `allowed` lists values for its
  /// name, the first of these that fits and nothing else.
  /// - Complexity: O(n m) for a path of n bytes and a pattern of m elements, times the listed values of a binding; no recursion.
  public func match(_ path: String, allowed: [String: [String]] = [:]) -> [String: String]? {
    // Most paths differ from a pattern in its first bytes.
    if case .literal(let bytes)? = elements.first, !path.utf8.starts(with: bytes) { return nil }
    let text = Array(path.utf8)
    guard couldMatch(text) else { return nil }
    let matcher = Matcher(
      elements: elements, separator: separator, text: text, allowed: allowed.mapValues { $0.map { Array($0.utf8) } })
    return matcher.bindings()?.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the pattern matches a path.
  public func matches(_ path: String) -> Bool { match(path) != nil }

  /// Whether the pattern matches a token's path.
  public func matches(_ path: TokenPath) -> Bool { match(path.description) != nil }

  /// A quick look at the first and last element; patterns with more literals than the text has bytes are done with here.
  private func couldMatch(_ text: [UInt8]) -> Bool {
    if case .literal(let bytes)? = elements.last, !text.suffix(bytes.count).elementsEqual(bytes) { return false }
    return elements.count <= 2 * text.count + 1
  }
}

/// One attempt to match: a table says which elements match which rest of the text, filled from the last element up.
private struct Matcher {
  let elements: [PathPattern.Element]
  let separator: UInt8
  let text: [UInt8]
  let allowed: [String: [[UInt8]]]
  /// Whether the elements from one on match the text from a position on; a row of `text.count + 1` for each element, and one for none.
  private var rests: [Bool]

  init(elements: [PathPattern.Element], separator: UInt8, text: [UInt8], allowed: [String: [[UInt8]]]) {
    self.elements = elements
    self.separator = separator
    self.text = text
    self.allowed = allowed
    rests = Array(repeating: false, count: (elements.count + 1) * (text.count + 1))
    rests[rests.count - 1] = true
    for element in elements.indices.reversed() {
      for position in (0...text.count).reversed() {
        rests[element * (text.count + 1) + position] = fits(element, at: position)
      }
    }
  }

  private func restMatches(_ element: Int, from position: Int) -> Bool {
    rests[element * (text.count + 1) + position]
  }

  /// Whether an element matches at a position and the rest after it; the rows below and the row's later cells are known.
  private func fits(_ element: Int, at position: Int) -> Bool {
    let takesByte = position < text.count && text[position] != separator
    switch elements[element] {
    case .literal(let bytes): return stands(bytes, at: position, before: element + 1)
    case .withinSegment:
      return restMatches(element + 1, from: position) || takesByte && restMatches(element, from: position + 1)
    case .acrossSegments:
      return restMatches(element + 1, from: position)
        || position < text.count && restMatches(element, from: position + 1)
    case .folders:
      guard startsSegment(position) else { return false }
      if restMatches(element + 1, from: position) { return true }
      return text[position...].firstIndex(of: separator).map { restMatches(element, from: $0 + 1) } ?? false
    case .binding(let name):
      if let values = allowed[name] { return values.contains { stands($0, at: position, before: element + 1) } }
      return takesByte
        && (restMatches(element + 1, from: position + 1) || restMatches(element, from: position + 1))
    }
  }

  private func startsSegment(_ position: Int) -> Bool { position == 0 || text[position - 1] == separator }

  private func stands(_ bytes: [UInt8], at position: Int, before element: Int) -> Bool {
    position + bytes.count <= text.count && restMatches(element, from: position + bytes.count)
      && text[position..<position + bytes.count].elementsEqual(bytes)
  }

  /// Walks the table from the start, every element taking as little as it can.
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
