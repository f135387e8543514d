import CSSText
import SourceText

// Bare components of colors: found by their use, their name or their form.

extension CSSCascade {
  /// How many properties of the form `222 47% 11%` show that a document keeps colors so.
  private static let conventionCount = 2

  /// The least number that shows that three whole numbers are bytes of a color.
  private static let leastByte = 30.0

  /// Finds the properties that hold bare components.
  mutating func findTriplets(_ notices: inout CSSInputNotices) {
    for sheet in sheets { triplets.scan(sheet) }
    var aliases: [CSSPropertyName: [CSSPropertyName]] = [:]
    var byForm: [CSSPropertyName] = []
    var bytesByForm: [(name: CSSPropertyName, isLarge: Bool)] = []
    var seen: Set<CSSPropertyName> = []
    for property in properties {
      let name = property.key.name
      for candidate in property.candidates {
        let bytes = bytes(of: candidate)
        if let target = lonelyVariable(bytes, candidate.value) {
          aliases[name, default: []].append(target)
        } else if isHueAndPercentages(bytes, candidate.value), seen.insert(name).inserted {
          byForm.append(name)
        } else if let largest = largestByte(bytes, candidate.value), seen.insert(name).inserted {
          bytesByForm.append((name, largest >= CSSCascade.leastByte))
        }
      }
    }
    triplets.propagate(aliases)
    presumeByName()
    if byForm.count >= CSSCascade.conventionCount {
      for name in byForm { triplets.presume(.hsl, of: name) }
      triplets.propagate(aliases)
    }
    // `1 1 0` is a length of a flexible box, unless other properties of the document are clearly colors.
    if bytesByForm.count(where: \.isLarge) >= CSSCascade.conventionCount {
      for name in bytesByForm.map(\.name) { triplets.presume(.rgb, of: name) }
      triplets.propagate(aliases)
    }
    note(&notices)
  }

  /// `--primary-rgb: 13, 110, 253`: the name tells the function.
  private mutating func presumeByName() {
    for property in properties {
      let words = CSSModeNameParser.words(of: property.key.name.text)
      guard let word = words.last, let function = CSSTripletFunction(rawValue: word) else { continue }
      guard property.candidates.contains(where: { isThreeNumbers(bytes(of: $0), $0.value) }) else { continue }
      triplets.presume(function.modern, of: property.key.name)
    }
  }

  /// One notice for each document and function, at the first value.
  private func note(_ notices: inout CSSInputNotices) {
    var groups: [(sheet: Int, function: CSSTripletFunction, first: CSSCandidate, count: Int)] = []
    var positions: [Int: [CSSTripletFunction: Int]] = [:]
    for property in properties {
      guard let function = triplets.function(of: property.key.name) else { continue }
      for candidate in property.candidates where isList(bytes(of: candidate), candidate.value) {
        if let position = positions[candidate.sheet]?[function] {
          groups[position].count += 1
        } else {
          positions[candidate.sheet, default: [:]][function] = groups.count
          groups.append((candidate.sheet, function, candidate, 1))
        }
      }
    }
    for group in groups {
      notices.add(
        .triplets,
        "bare color components (\(group.count == 1 ? "1 value" : "\(group.count) values")) are read as \(group.function.rawValue)()",
        at: location(group.first, group.first.value))
    }
  }

  /// The name when a value is `var(--name)` and nothing else.
  private func lonelyVariable(_ bytes: [UInt8], _ value: Range<Int>) -> CSSPropertyName? {
    var tokens = CSSTokenizer(bytes, in: value)
    let function = tokens.next()
    guard function.kind == .function, function.isNamed("var", in: bytes) else { return nil }
    let list = significantTokens(bytes, function.range.upperBound..<value.upperBound, limit: 2)
    guard list.count == 2, list[0].kind == .identifier, list[1].kind == .closeParenthesis else { return nil }
    guard list[1].range.upperBound == value.upperBound else { return nil }
    return CSSPropertyName(String(Substring(list[0].name(in: bytes).utf8.dropFirst(2))))
  }

  /// Whether a value is a number of 0 to 360 and two percentages of 0 to 100.
  private func isHueAndPercentages(_ bytes: [UInt8], _ value: Range<Int>) -> Bool {
    guard value.count <= 60 else { return false }
    let list = significantTokens(bytes, value, limit: 6).filter { $0.kind != .comma }
    guard list.count == 3, list[0].kind == .number || isAngle(list[0], bytes) else { return false }
    guard list[1].kind == .percentage, list[2].kind == .percentage else { return false }
    let numbers = list.map { $0.number(in: bytes) ?? -1 }
    return (0...360).contains(numbers[0]) && (0...100).contains(numbers[1]) && (0...100).contains(numbers[2])
  }

  /// The largest of three whole numbers of 0 to 255; nil for any other value.
  private func largestByte(_ bytes: [UInt8], _ value: Range<Int>) -> Double? {
    guard value.count <= 30 else { return nil }
    let list = significantTokens(bytes, value, limit: 6).filter { $0.kind != .comma }
    guard list.count == 3, list.allSatisfy({ $0.kind == .number }) else { return nil }
    let numbers = list.map { $0.number(in: bytes) ?? -1 }
    return numbers.allSatisfy { (0...255).contains($0) && $0 == $0.rounded() } ? numbers.max() : nil
  }

  private func isAngle(_ token: CSSToken, _ bytes: [UInt8]) -> Bool {
    token.kind == .dimension && token.isNamed("deg", in: bytes)
  }

  /// Whether a value is more than one component.
  private func isList(_ bytes: [UInt8], _ value: Range<Int>) -> Bool {
    value.count <= CSSExpansion.lengthLimit && (cssComponents(in: bytes, value)?.count ?? 0) > 1
  }

  /// Whether a value is three numbers or percentages, with commas or without.
  private func isThreeNumbers(_ bytes: [UInt8], _ value: Range<Int>) -> Bool {
    guard value.count <= 100 else { return false }
    let list = significantTokens(bytes, value, limit: 6).filter { $0.kind != .comma }
    return list.count == 3 && list.allSatisfy { $0.kind == .number || $0.kind == .percentage || isAngle($0, bytes) }
  }

  private func significantTokens(_ bytes: [UInt8], _ range: Range<Int>, limit: Int) -> [CSSToken] {
    var tokens = CSSTokenizer(bytes, in: range)
    var list: [CSSToken] = []
    while list.count < limit {
      let token = tokens.next()
      if token.kind == .end { break }
      if !token.kind.isBlank { list.append(token) }
    }
    return list
  }
}
