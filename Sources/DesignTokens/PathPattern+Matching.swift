extension PathPattern {
  /// The bindings with which the pattern matches a path; nil when it does not match.
  ///
  /// A binding takes the shortest text, at least one byte and no separator, with which the rest still matches; where `allowed` lists values for its
  /// name, one of these and nothing else.
  /// - Complexity: O(n m) for a path of n bytes and a pattern of m elements, times the listed values of a binding.
  public func match(_ path: String, allowed: [String: [String]] = [:]) -> [String: String]? {
    var matcher = Matcher(
      elements: elements, separator: separator, text: Array(path.utf8),
      allowed: allowed.mapValues { $0.map { Array($0.utf8) } })
    guard matcher.matches(element: 0, from: 0) else { return nil }
    return matcher.bindings.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the pattern matches a path.
  public func matches(_ path: String) -> Bool { match(path) != nil }

  /// Whether the pattern matches a token's path.
  public func matches(_ path: TokenPath) -> Bool { match(path.description) != nil }
}

/// One attempt to match; remembers what failed, so that every element is tried at every position only once.
private struct Matcher {
  let elements: [PathPattern.Element]
  let separator: UInt8
  let text: [UInt8]
  let allowed: [String: [[UInt8]]]
  var bindings: [String: ArraySlice<UInt8>] = [:]
  private var failed: Set<Int> = []

  init(elements: [PathPattern.Element], separator: UInt8, text: [UInt8], allowed: [String: [[UInt8]]]) {
    self.elements = elements
    self.separator = separator
    self.text = text
    self.allowed = allowed
  }

  mutating func matches(element: Int, from position: Int) -> Bool {
    guard element < elements.count else { return position == text.count }
    let state = element * (text.count + 1) + position
    guard !failed.contains(state) else { return false }
    let found = tryElement(element, from: position)
    if !found { failed.insert(state) }
    return found
  }

  private mutating func tryElement(_ element: Int, from position: Int) -> Bool {
    switch elements[element] {
    case .literal(let bytes):
      return text[position...].starts(with: bytes) && matches(element: element + 1, from: position + bytes.count)
    case .withinSegment:
      return tryEnds(element, from: position, shortest: 0, crossingSegments: false)
    case .acrossSegments:
      return tryEnds(element, from: position, shortest: 0, crossingSegments: true)
    case .binding(let name):
      guard let values = allowed[name] else {
        return tryEnds(element, from: position, shortest: 1, crossingSegments: false, binding: name)
      }
      for value in values where text[position...].starts(with: value) {
        if matches(element: element + 1, from: position + value.count) {
          bindings[name] = text[position..<position + value.count]
          return true
        }
      }
      return false
    }
  }

  private mutating func tryEnds(
    _ element: Int, from position: Int, shortest: Int, crossingSegments: Bool, binding: String? = nil
  ) -> Bool {
    var end = position
    while true {
      if end - position >= shortest, matches(element: element + 1, from: end) {
        if let binding { bindings[binding] = text[position..<end] }
        return true
      }
      guard end < text.count, crossingSegments || text[end] != separator else { return false }
      end += 1
    }
  }
}
