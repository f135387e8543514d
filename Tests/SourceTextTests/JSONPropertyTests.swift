import SourceText
import TestSupport
import Testing

@Suite struct JSONPropertyTests {
  /// The bytes of every value read alone give the same value, and so do the bytes of every name.
  @Test func everyRangeReadsAsItsValue() throws {
    for seed in 0..<60 as Range<UInt64> { try checkRanges(seed) }
  }

  private func checkRanges(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var writer = RandomJSON(random: random)
    let text = writer.document()
    random = writer.random
    let bytes = Array(text.utf8)
    try check(try read(bytes), in: bytes)
  }

  private func check(_ node: JSONNode, in bytes: [UInt8]) throws {
    let slice = Array(bytes[node.range])
    let alone = try read(slice)
    #expect(alone.range == 0..<slice.count)
    #expect(isSame(alone, node), "\(String(decoding: slice, as: UTF8.self))")
    for element in node.elements ?? [] { try check(element, in: bytes) }
    for member in node.members ?? [] {
      #expect(try read(Array(bytes[member.nameRange])).string.map { $0.hasSameBytes(as: member.name) } == true)
      #expect(member.nameRange.upperBound < member.value.range.lowerBound)
      try check(member.value, in: bytes)
    }
  }

  private func isSame(_ left: JSONNode, _ right: JSONNode) -> Bool {
    switch (left.value, right.value) {
    case (.null, .null): return true
    case (.boolean(let a), .boolean(let b)): return a == b
    case (.number(let a), .number(let b)): return a.bitPattern == b.bitPattern
    case (.string(let a), .string(let b)): return a.hasSameBytes(as: b)
    case (.array(let a), .array(let b)): return a.count == b.count && zip(a, b).allSatisfy(isSame)
    case (.object(let a), .object(let b)):
      return a.count == b.count
        && zip(a, b).allSatisfy { $0.name.hasSameBytes(as: $1.name) && isSame($0.value, $1.value) }
    default: return false
    }
  }

  /// A document that ends too early is an error at its end or before, never a crash and never a value.
  @Test(arguments: 100..<106 as Range<UInt64>) func everyPrefixOfADocumentIsAnError(_ seed: UInt64) {
    var writer = RandomJSON(random: SplitMix64(seed: seed))
    let bytes = Array(("[" + writer.document() + "]").utf8)
    for length in 0..<min(bytes.count, 400) {
      guard let error = fault(in: Array(bytes[..<length])) else {
        Issue.record("seed \(seed): the first \(length) bytes were read")
        continue
      }
      #expect(error.location.byteRange.upperBound <= length)
    }
  }

  @Test(arguments: [JSONDialect.strict, .commented]) func randomBytesNeverCrash(_ dialect: JSONDialect) {
    var random = SplitMix64(seed: 5)
    let alphabet = Array("[]{}\",:\\/*u0123456789abcdefDE.+-tnrl \n".utf8) + [0x00, 0x1F, 0xC3, 0xA9, 0xED, 0xF0, 0xFF]
    for _ in 0..<3000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      expectSane(bytes, dialect)
    }
  }

  @Test(arguments: [JSONDialect.strict, .commented]) func changedDocumentsNeverCrash(_ dialect: JSONDialect) {
    for seed in 200..<230 as Range<UInt64> {
      var writer = RandomJSON(random: SplitMix64(seed: seed))
      let original = Array(writer.document().utf8)
      var random = writer.random
      for _ in 0..<20 {
        var bytes = original
        for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
          let index = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0..<3, using: &random) {
          case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
          case 1: bytes.remove(at: index)
          default: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: index)
          }
        }
        expectSane(bytes, dialect)
      }
    }
  }

  /// What is read lies inside the document; what is not read is an error at a place inside it.
  private func expectSane(_ bytes: [UInt8], _ dialect: JSONDialect) {
    let file = SourceFile(path: "a.json", bytes: bytes)
    do throws(SourceTextError) {
      let node = try readJSON(file, dialect: dialect)
      #expect(node.range.upperBound <= bytes.count && !node.range.isEmpty)
    } catch {
      #expect(error.location.byteRange.upperBound <= bytes.count)
      #expect(error.location == file.location(of: error.location.byteRange))
    }
  }
}

/// Writes random documents that use all of the grammar.
struct RandomJSON {
  var random: SplitMix64

  init(random: SplitMix64) { self.random = random }

  mutating func document() -> String { space() + value(depth: 0) + space() }

  private mutating func value(depth: Int) -> String {
    switch Int.random(in: 0..<(depth < 5 ? 9 : 6), using: &random) {
    case 0: return ["null", "true", "false"].randomElement(using: &random) ?? "null"
    case 1, 2: return number()
    case 3, 4, 5: return string()
    case 6:
      let elements = (0..<Int.random(in: 0...5, using: &random)).map { _ in space() + value(depth: depth + 1) + space()
      }
      return "[" + (elements.isEmpty ? space() : elements.joined(separator: ",")) + "]"
    default:
      let count = Int.random(in: 0...(Bool.random(using: &random) ? 4 : 24), using: &random)
      let members = (0..<count).map { index in
        let name = string().dropLast() + "\(index)\""
        return space() + name + space() + ":" + space() + value(depth: depth + 3) + space()
      }
      return "{" + (members.isEmpty ? space() : members.joined(separator: ",")) + "}"
    }
  }

  private mutating func space() -> String {
    ["", "", "", " ", "\n", "\t", "\r\n", "  "].randomElement(using: &random) ?? ""
  }

  private mutating func number() -> String {
    let sign = Bool.random(using: &random) ? "-" : ""
    let whole = Bool.random(using: &random) ? "0" : String(UInt64.random(in: 1...UInt64.max, using: &random))
    let fraction = Bool.random(using: &random) ? "." + String(UInt32.random(in: 0...UInt32.max, using: &random)) : ""
    let exponent = ["", "", "e5", "E-7", "e+12", "e-300"].randomElement(using: &random) ?? ""
    return sign + whole + fraction + exponent
  }

  private mutating func string() -> String {
    let pieces = [
      "a", "color", " ", "é", "e\u{301}", "😀", "\u{2028}", "\u{202E}", "\u{7F}", "\\n", "\\\"", "\\\\", "\\/",
      "\\u0000",
      "\\ud834\\uDD1E", "\\u00E9", "{", "]", ",", "//", "/*", "'",
    ]
    let count = Int.random(in: 0...6, using: &random)
    return "\"" + (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined() + "\""
  }
}
