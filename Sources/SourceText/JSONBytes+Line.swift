extension JSONBytes {
  /// Adds bytes that are JSON already.
  package mutating func add(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Adds bytes that are JSON already.
  package mutating func add(_ json: [UInt8]) { bytes.append(contentsOf: json) }

  /// Adds bytes that are JSON already.
  package mutating func add(_ json: ArraySlice<UInt8>) { bytes.append(contentsOf: json) }

  /// Adds a string with its quotes.
  package mutating func add(text: String) { write(text) }

  /// Adds a number, or null if it isn't finite.
  package mutating func add(number: Double) { bytes.append(contentsOf: JSONText.text(of: number).utf8) }

  /// Adds a value on one line without spaces.
  package mutating func add(line value: JSONText) {
    switch value {
    case .null: add("null")
    case .boolean(let flag): add(flag ? "true" : "false")
    case .integer(let number): bytes.append(contentsOf: String(number).utf8)
    case .number(let number): add(number: number)
    case .string(let text): write(text)
    case .array(let elements):
      list(elements) { $0.add(line: $1) }
    case .rows(let count, let row):
      list(0..<count) { $0.add(line: row($1)) }
    case .object(let members):
      add("{")
      for (index, (name, value)) in members.enumerated() {
        if index > 0 { add(",") }
        write(name)
        add(":")
        add(line: value)
      }
      add("}")
    }
  }

  /// Adds a list on one line.
  package mutating func list<Elements: Sequence>(
    _ elements: Elements, _ add: (inout JSONBytes, Elements.Element) -> Void
  ) {
    self.add("[")
    var isFirst = true
    for element in elements {
      if !isFirst { self.add(",") }
      isFirst = false
      add(&self, element)
    }
    self.add("]")
  }

  /// Adds a list with one element a line; hands text on when there is enough.
  package mutating func lines<Elements: Collection>(
    _ elements: Elements, _ output: (String) -> Void, _ add: (inout JSONBytes, Elements.Element) -> Void
  ) {
    self.add("[")
    var isFirst = true
    for element in elements {
      self.add(isFirst ? "\n" : ",\n")
      isFirst = false
      add(&self, element)
      handOn(output)
    }
    self.add(isFirst ? "]" : "\n]")
  }
}

extension JSONBytes {
  /// Whether an object was opened and has no member yet.
  package var isAtStartOfObject: Bool { bytes.last == UInt8(ascii: "{") }

  /// The bytes after the first.
  package var afterFirst: [UInt8] { Array(bytes.dropFirst()) }
}
