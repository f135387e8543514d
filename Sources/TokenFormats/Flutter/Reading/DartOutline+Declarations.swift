import SourceText

// Types and their members.

extension DartOutline {
  /// Reads the declarations of the top level or of a class.
  mutating func declarations(_ range: Range<Int>, owner: String?) {
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      if let type = typeDeclaration(start, range) {
        types.insert(type.name)
        // A class in a class isn't Dart, so its depth is one.
        if owner == nil { declarations(type.body, owner: type.name) }
        index = type.body.upperBound + 1
        continue
      }
      let end = memberEnd(start, range)
      member(start..<end, owner: owner)
      index = end + 1
    }
  }

  private func typeDeclaration(_ start: Int, _ range: Range<Int>) -> (name: String, body: Range<Int>)? {
    var index = start
    while index < range.upperBound, self.is(index, "@") { index = behindAnnotation(index) }
    while ["abstract", "base", "final", "sealed", "interface"].contains(where: { name(index) == $0 }) { index += 1 }
    guard let word = name(index), ["class", "mixin", "enum", "extension"].contains(word) else { return nil }
    index += 1
    while name(index) == "class" || name(index) == "type" { index += 1 }
    guard let name = name(index) else { return nil }
    while index < range.upperBound, !self.is(index, "{") {
      if self.is(index, ";") || self.is(index, "=") { return nil }
      index = ends[index] ?? index + 1
    }
    guard index < range.upperBound, let end = ends[index] else { return nil }
    return (name, index + 1..<end - 1)
  }

  private func behindAnnotation(_ start: Int) -> Int {
    var index = start + 2
    while self.is(index, ".") { index += 2 }
    return ends[index] != nil && self.is(index, "(") ? ends[index] ?? index + 1 : index
  }

  /// Returns the position of the last token of a member: a semicolon, or the brace that closes its body.
  private func memberEnd(_ start: Int, _ range: Range<Int>) -> Int {
    var (index, hasValue) = (start, false)
    while index < range.upperBound {
      if self.is(index, ";") { return index }
      if self.is(index, "=") || self.is(index, "=>") { hasValue = true }
      if self.is(index, "{"), !hasValue, let end = ends[index] { return end - 1 }
      index = ends[index] ?? index + 1
    }
    return range.upperBound
  }

  private mutating func member(_ range: Range<Int>, owner: String?) {
    var start = range.lowerBound
    while start < range.upperBound, self.is(start, "@") { start = behindAnnotation(start) }
    guard start < range.upperBound else { return }
    let range = start..<range.upperBound
    if let owner, constructor(range, owner) { return }
    let arrow = positions(of: "=>", in: range).first
    if let equals = positions(of: "=", in: range).first, arrow.map({ equals < $0 }) ?? true {
      return variables(range, equals, owner)
    }
    // A getter, or a function without parameters.
    let body = arrow.map { $0 + 1..<range.upperBound } ?? returned(range)
    guard let body, !body.isEmpty else { return }
    var head = (arrow ?? (positions(of: "{", in: range).first ?? range.upperBound)) - 1
    if self.is(head, ")") {
      guard self.is(head - 1, "(") else { return }
      head -= 2
    }
    guard head > range.lowerBound, let name = name(head) else { return }
    let before = self.name(head - 1) == "get" ? head - 2 : head - 1
    fields.append(
      Field(
        owner: owner, name: name, type: before >= range.lowerBound ? self.name(before) : nil, isFixed: true, value: body
      ))
  }

  /// Returns the value of a body that only returns one.
  func returned(_ range: Range<Int>) -> Range<Int>? {
    guard let open = positions(of: "{", in: range).first, name(open + 1) == "return" else { return nil }
    let end = ends[open].map { $0 - 1 } ?? range.upperBound
    guard let semicolon = positions(of: ";", in: open + 1..<end).first, semicolon + 1 == end else { return nil }
    return open + 2..<semicolon
  }

  /// Reads `static const Color a = x, b = y`.
  private mutating func variables(_ range: Range<Int>, _ equals: Int, _ owner: String?) {
    let words = (range.lowerBound..<equals).compactMap { name($0) }
    let isFixed = words.contains("const") || words.contains("final")
    let keywords: Set<String> = ["static", "const", "final", "late", "external", "covariant", "var", "abstract"]
    // The type of a list or a map ends with a bracket, so it isn't that of a color.
    let before = self.is(equals - 2, "?") ? equals - 3 : equals - 2
    let type = before >= range.lowerBound ? name(before).flatMap { keywords.contains($0) ? nil : $0 } : nil
    for part in parts(range) {
      guard let sign = positions(of: "=", in: part).first, sign > part.lowerBound, let name = name(sign - 1) else {
        continue
      }
      fields.append(Field(owner: owner, name: name, type: type, isFixed: isFixed, value: sign + 1..<part.upperBound))
    }
  }
}
