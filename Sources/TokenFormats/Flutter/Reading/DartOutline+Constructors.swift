import SourceText

// Constructors, which give the fields of a scheme their values.

extension DartOutline {
  /// Reads a constructor; returns false for another member.
  mutating func constructor(_ range: Range<Int>, _ owner: String) -> Bool {
    var index = range.lowerBound
    while ["const", "factory", "external"].contains(where: { name(index) == $0 }) { index += 1 }
    guard name(index) == owner else { return false }
    var constructorName: String?
    if self.is(index + 1, "."), let name = name(index + 2) {
      constructorName = name
      index += 2
    }
    guard self.is(index + 1, "("), let end = ends[index + 1] else { return false }
    var result = Constructor(owner: owner, name: constructorName, values: [])
    var parameters = index + 2..<end - 1
    if let braces = positions(of: "{", in: parameters).first, let close = ends[braces] {
      parameters = braces + 1..<close - 1
    }
    for part in parts(parameters) {
      // Only fields have defaults that are values of the class.
      guard let sign = positions(of: "=", in: part).first, let name = name(sign - 1), self.is(sign - 2, "."),
        self.name(sign - 3) == "this" || self.name(sign - 3) == "super"
      else { continue }
      result.values.append((name, sign + 1..<part.upperBound))
    }
    if self.is(end, "=>") {
      result.values += arguments(of: owner, end + 1..<range.upperBound)
    } else if self.is(end, ":") {
      let body = positions(of: "{", in: end + 1..<range.upperBound).first ?? range.upperBound
      for part in parts(end + 1..<body) {
        if let sign = positions(of: "=", in: part).first, let name = name(sign - 1) {
          result.values.append((name, sign + 1..<part.upperBound))
        } else if self.name(part.lowerBound) == "this" || self.name(part.lowerBound) == "super" {
          result.values += arguments(part)
        }
      }
    } else if let body = returned(end..<range.upperBound) {
      result.values += arguments(of: owner, body)
    }
    if !result.values.isEmpty { constructors.append(result) }
    return true
  }

  /// Returns the named arguments of a call of a class.
  private func arguments(of owner: String, _ range: Range<Int>) -> [(name: String, value: Range<Int>)] {
    let start =
      name(range.lowerBound) == "const" || name(range.lowerBound) == "new" ? range.lowerBound + 1 : range.lowerBound
    guard name(start) == owner else { return [] }
    return arguments(start..<range.upperBound)
  }

  /// Returns the named arguments of the first call in a range.
  func arguments(_ range: Range<Int>) -> [(name: String, value: Range<Int>)] {
    guard let open = positions(of: "(", in: range).first, let end = ends[open] else { return [] }
    return parts(open + 1..<end - 1).compactMap { part in
      guard self.is(part.lowerBound + 1, ":"), let name = name(part.lowerBound), part.count > 2 else { return nil }
      return (name, part.lowerBound + 2..<part.upperBound)
    }
  }
}
