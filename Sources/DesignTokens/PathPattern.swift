/// A pattern over token paths or file paths, with wildcards and bindings.
///
/// `*` matches within a segment, `**` across segments, and `{name}` matches and binds a part of a segment.
///
/// In file paths, `**/` matches any number of folders, including none.
public struct PathPattern: Sendable, CustomStringConvertible {
  /// An error in the syntax of a pattern.
  public enum SyntaxError: Error, Sendable, Hashable {
    /// A `{` without its `}`.
    case unclosedBinding
    /// An empty name, or a name with characters other than letters, digits, `-`, and `_`.
    case badBindingName(String)
    /// A name that is bound twice in a pattern.
    case repeatedBinding(String)
    /// A binding directly next to another binding or a `*`, so its end is ambiguous.
    case adjacentBinding(String)
    /// More wildcards and bindings than the limit.
    case tooManyParts(limit: Int)
  }

  /// The maximum number of wildcards, bindings, and literal parts in a pattern.
  public static let partLimit = 64

  enum Element: Sendable, Hashable {
    case literal([UInt8])
    case withinSegment
    case acrossSegments
    /// Whole segments with the separator after each, or none.
    case folders
    case binding(String)

    var isWildcard: Bool { self == .withinSegment || self == .acrossSegments || self == .folders }

    /// Whether the element consists only of separators.
    func isSeparator(_ separator: UInt8) -> Bool {
      if case .literal(let bytes) = self { bytes.allSatisfy { $0 == separator } } else { false }
    }
  }

  /// The pattern as written.
  public let description: String
  let elements: [Element]
  let separator: UInt8
  /// The only wildcard with the text around it; nil for a pattern with bindings, folders, or another number of wildcards.
  let onlyWildcard: (prefix: [UInt8], wildcard: Element, suffix: [UInt8])?

  /// Parses a pattern over paths whose segments are separated by `separator`, a dot for tokens.
  public init(_ text: String, separator: Unicode.Scalar = ".") throws(SyntaxError) {
    description = text
    self.separator = UInt8(ascii: separator)
    elements = try PathPattern.parse(Array(text.utf8), separator: self.separator)
    onlyWildcard = PathPattern.onlyWildcard(in: elements)
  }

  /// Creates the pattern that matches exactly one path, including any special characters in its names.
  public init(exactly path: TokenPath) {
    description = path.description
    separator = UInt8(ascii: ".")
    elements = [.literal(Array(path.description.utf8))]
    onlyWildcard = nil
  }

  /// The binding names, in order.
  public var bindingNames: [String] {
    elements.compactMap { if case .binding(let name) = $0 { name } else { nil } }
  }

  /// Whether the pattern contains `*` or `**`.
  public var hasWildcard: Bool { elements.contains(where: \.isWildcard) }

  /// Whether the pattern consists only of wildcards and matches almost everything.
  public var namesNothing: Bool {
    elements.allSatisfy { $0.isWildcard || $0.isSeparator(separator) }
  }

  /// Whether the pattern can match only one literal path.
  public var isExactPath: Bool { elements.allSatisfy { if case .literal = $0 { true } else { false } } }

  /// Returns the path with all bindings filled in; nil if a wildcard or an unbound name remains.
  public func path(with bindings: [String: String]) -> TokenPath? {
    var text: [UInt8] = []
    for element in elements {
      switch element {
      case .literal(let bytes): text += bytes
      case .binding(let name):
        guard let value = bindings[name] else { return nil }
        text += Array(value.utf8)
      default: return nil
      }
    }
    return TokenPath(String(decoding: text, as: UTF8.self))
  }

  private static func parse(_ bytes: [UInt8], separator: UInt8) throws(SyntaxError) -> [Element] {
    var elements: [Element] = []
    var literal: [UInt8] = []
    var index = 0
    func flush() {
      if !literal.isEmpty { elements.append(.literal(literal)) }
      literal = []
    }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "*"):
        flush()
        if isFolders(bytes, at: index, separator) {
          elements.append(.folders)
          index += 3
          continue
        }
        let isDouble = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*")
        appendWildcard(isDouble ? .acrossSegments : .withinSegment, to: &elements)
        index += isDouble ? 2 : 1
      case UInt8(ascii: "{"):
        flush()
        guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")) else { throw .unclosedBinding }
        elements.append(.binding(try bindingName(bytes[(index + 1)..<end])))
        index = end + 1
      default:
        literal.append(bytes[index])
        index += 1
      }
    }
    flush()
    guard elements.count <= partLimit else { throw .tooManyParts(limit: partLimit) }
    try checkBindings(elements)
    return elements
  }

  private static func onlyWildcard(
    in elements: [Element]
  ) -> (prefix: [UInt8], wildcard: Element, suffix: [UInt8])? {
    guard let index = elements.firstIndex(where: \.isWildcard), elements[index] != .folders else { return nil }
    guard index <= 1, elements.count <= index + 2 else { return nil }
    var (prefix, suffix): ([UInt8], [UInt8]) = ([], [])
    if index == 1 {
      guard case .literal(let bytes) = elements[0] else { return nil }
      prefix = bytes
    }
    if elements.count == index + 2 {
      guard case .literal(let bytes) = elements[index + 1] else { return nil }
      suffix = bytes
    }
    return (prefix, elements[index], suffix)
  }

  /// Whether `**/` at an index matches whole segments of a file path.
  private static func isFolders(_ bytes: [UInt8], at index: Int, _ separator: UInt8) -> Bool {
    separator == UInt8(ascii: "/") && bytes[index...].starts(with: "**/".utf8)
      && (index == 0 || bytes[index - 1] == separator)
  }

  /// Appends a wildcard; adjacent wildcards become one, since two of them always include a `**`.
  private static func appendWildcard(_ wildcard: Element, to elements: inout [Element]) {
    guard let last = elements.last, last == .withinSegment || last == .acrossSegments else {
      return elements.append(wildcard)
    }
    elements[elements.count - 1] = .acrossSegments
  }

  private static func bindingName(_ bytes: ArraySlice<UInt8>) throws(SyntaxError) -> String {
    let name = String(decoding: bytes, as: UTF8.self)
    let allowed = bytes.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard !bytes.isEmpty, allowed else { throw .badBindingName(name) }
    return name
  }

  private static func checkBindings(_ elements: [Element]) throws(SyntaxError) {
    var seen: Set<String> = []
    for (index, element) in elements.enumerated() {
      guard case .binding(let name) = element else { continue }
      guard seen.insert(name).inserted else { throw .repeatedBinding(name) }
      if index + 1 < elements.count {
        if case .literal = elements[index + 1] {} else { throw .adjacentBinding(name) }
      }
      guard index > 0, elements[index - 1] != .folders else { continue }
      if case .literal = elements[index - 1] {} else { throw .adjacentBinding(name) }
    }
  }
}
