import ColorScience
import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenFormats

@Suite struct DTCGPropertyTests {
  private static let document = #"""
    {
      "color": { "$type": "color", "é": { "$value": { "colorSpace": "srgb", "components": [1, 0.5, 0], "alpha": 0.5 } },
        "p3": { "$value": { "colorSpace": "display-p3", "components": [0, 1, "none"], "hex": "#00ff00" } },
        "text": { "$value": "#64748b" }, "alias": { "$value": "{color.é}" } },
      "size": { "$type": "dimension", "a": { "$value": { "value": 1.5, "unit": "rem" } }, "b": { "$value": "12px" } },
      "time": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } },
      "font": { "$type": "fontFamily", "a": { "$value": "Inter" }, "b": { "$value": ["Inter", "serif"] } },
      "weight": { "$type": "fontWeight", "$value": "semi-bold" }, "n": { "$type": "number", "$value": -1.25e1 },
      "curve": { "$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1] }, "line": { "$type": "strokeStyle", "$value": "dashed" },
      "type": { "$type": "typography", "$value": { "fontFamily": "{font.a}", "fontSize": { "value": 14, "unit": "px" },
        "fontWeight": 500, "lineHeight": 1.6, "letterSpacing": "{size.b}" } },
      "shadow": { "$type": "shadow", "$value": [ { "color": "{color.é}", "offsetX": "{size.a}", "offsetY": "1px",
        "blur": { "value": 2, "unit": "px" }, "spread": "0px", "inset": false }, "{shadow}" ] },
      "gradient": { "$type": "gradient", "$value": [ { "color": "#fff", "position": 0.25 }, "{gradient}" ] }
    }
    """#

  /// A token made of the bytes of a value alone has the same value, down to the parts of composites.
  @Test func everyRangeReadsAsItsValue() throws {
    let bytes = Array(Self.document.utf8)
    let tokens = try imported(Self.document).tokens
    #expect(tokens.tokens.count == 16)
    for token in tokens.tokens {
      let authored = token.values[0].value
      let type = try #require(token.type)
      let slice = String(decoding: bytes[authored.location.byteRange], as: UTF8.self)
      let alone = try #require(
        try imported(#"{"t":{"$type":"\#(type.rawValue)","$value":\#(slice)}}"#).tokens["t"]?.values[0].value)
      expectSame(alone, authored)
      try checkTexts(authored, in: bytes)
    }
  }

  private func expectSame(_ left: AuthoredValue, _ right: AuthoredValue) {
    #expect(left.text == right.text)
    switch (left.content, right.content) {
    case (.literal(.list(let a)), .literal(.list(let b))):
      #expect(a.count == b.count)
      for (a, b) in zip(a, b) { expectSame(a, b) }
    case (.literal(.composite(let a)), .literal(.composite(let b))):
      #expect(a.map(\.name) == b.map(\.name))
      for (a, b) in zip(a, b) { expectSame(a.value, b.value) }
    default: #expect(left.content == right.content)
    }
  }

  /// Strings are quoted as they stand in the file, at the place where they stand.
  private func checkTexts(_ authored: AuthoredValue, in bytes: [UInt8]) throws {
    let slice = Array(bytes[authored.location.byteRange])
    let node = try readJSON(SourceFile(path: "t.json", bytes: slice))
    if let text = node.string { #expect(authored.text == text) }
    if case .alias(let target) = authored.content { #expect(node.string == "{\(target)}") }
    switch authored.content {
    case .literal(.list(let values)): for value in values { try checkTexts(value, in: bytes) }
    case .literal(.composite(let parts)): for part in parts { try checkTexts(part.value, in: bytes) }
    default: break
    }
  }

  @Test func everyPrefixIsAnErrorWithAPlace() throws {
    let bytes = Array(Self.document.utf8)
    for length in stride(from: 0, to: bytes.count, by: 7) {
      let text = String(decoding: bytes[..<length], as: UTF8.self)
      guard let error = fault(in: text) else {
        Issue.record("the first \(length) bytes were read")
        continue
      }
      let place = try #require(error.place)
      #expect(place.byteRange.upperBound <= text.utf8.count)
    }
  }

  /// Each value of the document replaced by one of another kind: an error with a place inside the document, or tokens; never a crash.
  @Test(
    arguments: LongTests.some(
      [
        "null", "true", "1", "-1e300", "\"\"", "\"{\"", "\"none\"", "[]", "{}", "[[]]", "{\"$value\":1}",
        "\"\\ud83d\\ude00\"",
      ], 2))
  func replacedValuesNeverCrash(_ replacement: String) throws {
    let bytes = Array(Self.document.utf8)
    let root = try readJSON(SourceFile(path: "t.json", bytes: bytes))
    var ranges: [Range<Int>] = []
    func collect(_ node: JSONNode) {
      ranges.append(node.range)
      for element in node.elements ?? [] { collect(element) }
      for member in node.members ?? [] { collect(member.value) }
    }
    collect(root)
    #expect(ranges.count > 80)
    for range in ranges {
      let changed = Array(bytes[..<range.lowerBound]) + Array(replacement.utf8) + Array(bytes[range.upperBound...])
      if let error = fault(in: String(decoding: changed, as: UTF8.self)) {
        let place = try #require(error.place)
        #expect(place.byteRange.upperBound <= changed.count)
        #expect(place == SourceFile(path: "t.json", bytes: changed).location(of: place.byteRange))
      }
    }
  }
}
