import SourceText

// Functions of text. Positions count from 1, or from the end if they are negative.

extension SCSSFunctions {
  static let textFunctions: [String: @Sendable (SCSSArguments) -> SCSSValue?] = [
    "str-length": { arguments in
      text(arguments).map { SCSSValue(.number(Double($0.scalars.count), unit: "")) }
    },
    "str-index": { arguments in
      guard let (scalars, _) = text(arguments), case .text(let part, _)? = arguments[1, "substring"]?.content else {
        return nil
      }
      let wanted = Array(part.unicodeScalars)
      let starts = 0...max(0, scalars.count - wanted.count)
      guard scalars.count * wanted.count <= SCSSInterpreter.textLimit else { return nil }
      let found = starts.first { scalars[min($0, scalars.count)...].starts(with: wanted) }
      return SCSSValue(found.map { .number(Double($0 + 1), unit: "") } ?? .null)
    },
    "str-slice": { arguments in
      guard let (scalars, isQuoted) = text(arguments), let start = position(arguments[1, "start-at"]),
        let end = arguments[2, "end-at"] == nil ? -1 : position(arguments[2, "end-at"])
      else { return nil }
      let first = start < 0 ? max(0, scalars.count + start) : max(0, start - 1)
      let last = end < 0 ? scalars.count + end + 1 : min(end, scalars.count)
      return made(first < last ? scalars[first..<last] : [], isQuoted)
    },
    "str-insert": { arguments in
      guard let (scalars, isQuoted) = text(arguments), case .text(let part, _)? = arguments[1, "insert"]?.content,
        let index = position(arguments[2, "index"])
      else { return nil }
      let place = index < 0 ? max(0, scalars.count + index + 1) : min(max(0, index - 1), scalars.count)
      return made(scalars[..<place] + part.unicodeScalars + scalars[place...], isQuoted)
    },
    "to-upper-case": { changed($0, 0x61...0x7A) }, "to-lower-case": { changed($0, 0x41...0x5A) },
  ]

  private static func text(_ arguments: SCSSArguments) -> (scalars: [Unicode.Scalar], isQuoted: Bool)? {
    guard let value = arguments[0, "string"], case .text(let text, let isQuoted) = value.content, !value.isCalculation
    else { return nil }
    return (Array(text.unicodeScalars), isQuoted)
  }

  private static func position(_ value: SCSSValue?) -> Int? {
    guard case .number(let number, "")? = value?.content else { return nil }
    return Int(exactly: number).map { min(max($0, -SCSSInterpreter.textLimit), SCSSInterpreter.textLimit) }
  }

  private static func made(_ scalars: some Sequence<Unicode.Scalar>, _ isQuoted: Bool) -> SCSSValue {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return SCSSValue(.text(String(text), isQuoted: isQuoted))
  }

  /// Only letters of ASCII change their case.
  private static func changed(_ arguments: SCSSArguments, _ letters: ClosedRange<UInt32>) -> SCSSValue? {
    guard let (scalars, isQuoted) = text(arguments) else { return nil }
    let changed = scalars.map { letters.contains($0.value) ? Unicode.Scalar($0.value ^ 0x20) ?? $0 : $0 }
    return made(changed, isQuoted)
  }
}
