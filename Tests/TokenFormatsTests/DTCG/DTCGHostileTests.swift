import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenFormats

/// Truncated, random, deep, circular and large documents: an error or a result, in time, and never a crash.
@Suite struct DTCGHostileTests {
  static let sample = """
    { "$schema": "x", "c": { "$type": "color", "$deprecated": "no", "a": { "$value": \(srgb(0, 0.5, 1)) }, "b": { "$ref": "#/c/a" }, "$root": { "$value": "#abc" } },
      "e": { "$extends": "{c}", "d": { "$value": "{c.a}", "alpha": 0.5 } },
      "t": { "$type": "typography", "$value": { "fontFamily": ["a", "b"], "fontSize": "1rem", "fontWeight": "bold", "lineHeight": 1 } },
      "n": { "$type": "number", "$value": { "$ref": "#/c/a/$value/components/1" }, "$extensions": { "dev.palpable": { "on": "c.*" } } } }
    """

  @Test func everyTruncationIsAnError() throws {
    let bytes = Array(Self.sample.utf8)
    _ = try dtcg(Self.sample)
    for count in 0..<bytes.count {
      let file = SourceFile(path: "t.json", bytes: Array(bytes[..<count]))
      #expect(throws: FormatError.self) { try DTCGFormat.tokens(from: file) }
    }
  }

  @Test func changedBytesGiveAnErrorOrTokens() {
    var numbers = SplitMix64(seed: 11)
    let bytes = Array(Self.sample.utf8)
    for _ in 0..<800 {
      var copy = bytes
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        copy[Int.random(in: 0..<copy.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
      }
      _ = try? DTCGFormat.tokens(from: SourceFile(path: "t.json", bytes: copy))
      _ = try? DTCGStrictFormat.tokens(from: SourceFile(path: "t.json", bytes: copy))
    }
  }

  @Test func deepNestingIsAnError() {
    let depth = 10_000
    let text = String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth)
    if case .text(.tooDeep) = dtcgError(text) {} else { Issue.record() }
  }

  @Test func longChainsAndCirclesOfAliasesEnd() throws {
    var text = "\"t0\": { \"$type\": \"number\", \"$value\": 1 }"
    for index in 1...300 { text += ", \"t\(index)\": { \"$value\": \"{t\(index - 1)}\" }" }
    text += ", \"x\": { \"$ref\": \"#/y\" }, \"y\": { \"$ref\": \"#/x\" }"
    let read = try dtcg("{ \(text) }")
    #expect(read.tokens.tokens.count == 303)
    #expect(!read.errors.isEmpty)
  }

  @Test func pointersThroughCirclesEnd() {
    let text =
      ##"{ "x": { "$ref": "#/y" }, "y": { "$ref": "#/x" }, "z": { "$type": "number", "$value": { "$ref": "#/x/$value/components/0" } } }"##
    if case .noSuchReference(_, "z", _) = dtcgError(text) {} else { Issue.record() }
  }

  @Test func hostileNamesSurvive() throws {
    for name in ["e\\u0301", "é", "a b", "*", "**", "\\\"", "\\u0000", "~1", "/", "#", "\\ud83d\\ude00", "a$"] {
      let read = try dtcg(
        "{ \"\(name)\": { \"$type\": \"number\", \"$value\": 1 }, \"z\": { \"$value\": \"{\(name)}\" } }")
      #expect(read.value("z") == .number(1), "\(name)")
    }
    let both = try dtcg(
      "{ \"e\\u0301\": { \"$type\": \"number\", \"$value\": 1 }, \"\\u00e9\": { \"$type\": \"number\", \"$value\": 2 } }"
    )
    #expect(both.tokens.tokens.count == 2)
  }

  @Test func theRangeOfEachValueReadsAsTheValue() throws {
    let file = SourceFile(path: "t.json", bytes: Array(Self.sample.utf8))
    for token in try DTCGFormat.tokens(from: file).tokens.tokens {
      let value = token.values[0].value
      let slice = String(decoding: file.bytes[value.location.byteRange], as: UTF8.self)
      let isWhole = slice.contains("$value") || slice.contains("alpha")
      let text =
        slice.hasPrefix("\"#/") ? "{ \"$ref\": \(slice) }" : isWhole ? slice : "{ \"$value\": \(slice) }"
      let type = token.type.map { "\"$type\": \"\($0.rawValue)\", " } ?? ""
      let object = text.hasPrefix("{ \"$type\"") ? text : "{ \(type)" + text.dropFirst(2)
      let again = try dtcg(Self.sample.dropLast(2) + ", \"again\": \(object) }")
      // The parts of a composite know their places, which differ; their texts do not.
      if case .literal(.composite) = value.content {
        #expect(again.tokens["again"]?.values[0].value.text == value.text)
      } else {
        #expect(again.content("again") == value.content, "\(token.path)")
      }
    }
  }
}
