import CSSText
import SourceText

// Which conditions of media queries change colors, so that they make looks.

extension CSSCollector {
  /// Wants the queries of a declaration whose value may be a color; a bare number waits until it shows whether a color is made of it.
  mutating func want(_ queries: [CSSQuery], for declaration: CSSDeclaration, of name: CSSPropertyName, in sheet: Int) {
    guard !queries.isEmpty else { return }
    switch part(declaration.value, in: sheets[sheet].file.bytes) {
    case .color: conditions.queries.want(queries)
    case .number: numbers.append((name, queries))
    case .measure: break
    }
  }

  private enum ValuePart {
    case color, number
    /// A length or a duration, whose unit may depend on the page.
    case measure
  }

  /// What a value is, if its first tokens tell.
  private func part(_ value: Range<Int>, in bytes: [UInt8]) -> ValuePart {
    var tokens = CSSTokenizer(bytes, in: value)
    var (isMeasure, count, isNumber) = (false, 0, true)
    while true {
      let token = tokens.next()
      switch token.kind {
      case .end: return isMeasure ? .measure : isNumber && count == 1 ? .number : .color
      case .dimension:
        isMeasure = CSSQuantity(token, in: bytes).map { $0.unit != .degrees } ?? true
        isNumber = false
      case .hash, .function, .identifier: return .color
      case .whitespace, .comment, .number: break
      default: isNumber = false
      }
      if token.kind != .whitespace, token.kind != .comment { count += 1 }
    }
  }

  /// Wants the queries of bare numbers of which a color function makes colors, also by way of other properties.
  ///
  /// - Complexity: O(n) in the bytes of all values of properties, if there are such numbers.
  mutating func wantNumbersInColors() {
    guard !numbers.isEmpty else { return }
    var references: [CSSPropertyName: Set<CSSPropertyName>] = [:]
    var open: [CSSPropertyName] = []
    for property in properties {
      for candidate in property.candidates {
        let read = names(in: candidate.value, of: sheets[candidate.sheet].file.bytes)
        references[property.key.name, default: []].formUnion(read.names)
        if read.hasColorFunction { open += read.names }
      }
    }
    var parts: Set<CSSPropertyName> = []
    while let name = open.popLast() {
      if parts.insert(name).inserted { open += references[name] ?? [] }
    }
    for number in numbers where parts.contains(number.name) { conditions.queries.want(number.queries) }
  }

  /// Returns the custom properties that a value names, and whether it calls a function other than `var()` and those of calculations.
  private func names(
    in value: Range<Int>, of bytes: [UInt8]
  ) -> (names: Set<CSSPropertyName>, hasColorFunction: Bool) {
    var tokens = CSSTokenizer(bytes, in: value)
    var names: Set<CSSPropertyName> = []
    var hasColorFunction = false
    while true {
      let token = tokens.next()
      switch token.kind {
      case .end: return (names, hasColorFunction)
      case .function where !token.isNamed("var", in: bytes) && !token.isMathFunction(in: bytes):
        hasColorFunction = true
      case .identifier:
        let name = token.name(in: bytes)
        if name.utf8.starts(with: "--".utf8) {
          names.insert(CSSPropertyName(String(Substring(name.utf8.dropFirst(2)))))
        }
      default: break
      }
    }
  }
}
