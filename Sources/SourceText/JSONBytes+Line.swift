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
      list(count: elements.count) { $0.add(line: elements[$1]) }
    case .rows(let count, let row):
      list(count: count) { $0.add(line: row($1)) }
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
  ///
  /// - Parameter add: adds the element at a position. Positions instead of elements, which would be copied one by one.
  package mutating func list(count: Int, _ add: (inout JSONBytes, Int) -> Void) {
    self.add("[")
    for position in 0..<count {
      if position > 0 { self.add(",") }
      add(&self, position)
    }
    self.add("]")
  }

  /// Adds a list with one element a line; hands text on when there is enough.
  ///
  /// - Parameter add: adds the element at a position.
  package mutating func lines(count: Int, _ output: (String) -> Void, _ add: (inout JSONBytes, Int) -> Void) {
    self.add("[")
    for position in 0..<count {
      self.add(position == 0 ? "\n" : ",\n")
      add(&self, position)
      handOn(output)
    }
    self.add(count == 0 ? "]" : "\n]")
  }
}

extension JSONBytes {
  /// Whether an object was opened and has no member yet.
  package var isAtStartOfObject: Bool { bytes.last == UInt8(ascii: "{") }

  /// The bytes after the first.
  package var afterFirst: [UInt8] { Array(bytes.dropFirst()) }
}
