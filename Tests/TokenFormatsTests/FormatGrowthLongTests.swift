import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenFormats

/// Token formats in seconds of the processor: each bound fails where time grows with the square of the size.
@Suite(.serialized, .enabled(if: LongTests.areEnabled)) struct FormatGrowthLongTests {
  @Test func tenThousandTokensWithPointersAreReadInTime() throws {
    var text =
      "\"base\": { \"$type\": \"color\", \"c\": { \"$value\": \(srgb(0, 0, 0)) } }, \"g\": { \"$type\": \"color\""
    for index in 0..<10_000 {
      text +=
        ", \"t\(index)\": { \"$value\": { \"colorSpace\": \"srgb\", \"components\": [{ \"$ref\": \"#/base/c/$value/components/0\" }, 0, 0] } }"
    }
    let file = SourceFile(path: "t.json", bytes: Array("{ \(text) } }".utf8))
    var count = 0
    let time = try processorSeconds { count = try DTCGFormat.tokens(from: file).tokens.tokens.count }
    #expect(count == 10_001)
    #expect(time < 10)
  }

  static let marked: [(name: String, before: String, after: String)] = [
    ("type", #"{"$type":""#, #""}"#), ("color", #"{"t":{"$type":"color","$value":""#, #""}}"#),
    ("color space", #"{"t":{"$type":"color","$value":{"components":[0,0,0],"colorSpace":""#, #""}}}"#),
    ("component", #"{"t":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,""#, #""]}}}"#),
    ("hex", #"{"t":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0],"hex":""#, #""}}}"#),
    ("unit", #"{"t":{"$type":"dimension","$value":{"value":1,"unit":""#, #""}}}"#),
    ("length", #"{"t":{"$type":"dimension","$value":""#, #""}}"#),
    ("time", #"{"t":{"$type":"duration","$value":""#, #""}}"#),
    ("weight", #"{"t":{"$type":"fontWeight","$value":""#, #""}}"#),
    ("stroke", #"{"t":{"$type":"strokeStyle","$value":""#, #""}}"#),
    ("line cap", #"{"t":{"$type":"strokeStyle","$value":{"dashArray":["1px"],"lineCap":""#, #""}}}"#),
    ("inset", #"{"t":{"$type":"shadow","$value":{"inset":""#, #""}}}"#),
    ("broken alias", #"{"t":{"$value":"{"#, #""}}"#),
  ]

  /// Comparing a `String` of 100,000 combining marks with `==` takes seconds; the reader compares bytes.
  @Test(arguments: marked) func valuesOfCombiningMarksAreQuick(_ name: String, _ before: String, _ after: String) {
    let text = before + combiningMarks(100_000) + after
    let time = processorSeconds { #expect(fault(in: text) != nil) }
    #expect(time < 2)
  }

  @Test func familiesAndAliasesOfCombiningMarksAreRead() throws {
    let marks = combiningMarks(100_000)
    let time = try processorSeconds {
      let tokens = try imported(#"{"$type":"fontFamily","a":{"$value":"\#(marks)"},"b":{"$value":"{\#(marks)}"}}"#)
        .tokens
      #expect(tokens.tokens.count == 2)
      #expect(TokenResolver(tokens: tokens, modes: [Mode("light")]).aliasErrors().count == 1)
    }
    #expect(time < 3)
  }

  @Test func tenThousandTokensThatAllLeadToOne() throws {
    let aliases = (0..<10_000).map { "\"t\($0)\":{\"$value\":\"{base}\"}" }.joined(separator: ",")
    let time = try processorSeconds {
      let tokens = try imported("{\"base\":{\"$type\":\"number\",\"$value\":7},\(aliases)}").tokens
      #expect(tokens.tokens.count == 10_001)
      let resolver = TokenResolver(tokens: tokens, modes: [Mode("light"), Mode("dark", base: "light")])
      #expect(resolver.aliasErrors().isEmpty)
      #expect(try resolver.resolve("t9999", in: "dark").value == .value(.number(7)))
    }
    #expect(time < 10)
  }

  @Test func hostileDocumentsTakeLittleTime() {
    func lines(_ count: Int, _ line: (Int) -> String) -> String { (0..<count).map(line).joined() }
    let documents = [
      ":root{--a0:4px;" + lines(3000) { "--a\($0 + 1):calc(var(--a\($0)) + 1px);" },
      ":root{--a0:1;" + lines(3000) { "--a\($0 + 1):rgb(var(--a\($0)) var(--a\($0)) 0);" },
      ":root{" + lines(3000) { "--a\(3000 - $0):calc(var(--a\(2999 - $0)) + 1px);" },
      lines(3000) { ".s\($0)," } + ".t{--x:1;--y:2}", lines(3000) { ".s\($0){--x:var(--y\($0))}" },
      lines(20) { _ in ":is(.dark,.a,.b,.light) " } + "{--x:1}",
      String(repeating: ":not(", count: 90) + ".dark" + String(repeating: ")", count: 90) + "{--x:1}",
      String(repeating: "& .a,.b{", count: 90) + "--x:1", "@theme{" + lines(500) { "--a\($0)-*:initial;--a\($0)-b:1;" },
      ":root{--x:" + lines(90) { _ in "light-dark(1px," } + "2px" + lines(90) { _ in ")" } + "}",
      ":root{--x:" + lines(90) { _ in "var(--y," } + "2px" + lines(90) { _ in ")" } + "}",
      "@custom-media --a (--a); @media (--a){:root{--x:1}}",
      lines(2000) { "@custom-media --m\($0) (--m\($0 + 1));" } + "@media (--m0){:root{--x:1}}",
      ":root{--x:\(String(repeating: "a", count: 200_000))}",
      ":root{--x:url(data:\(String(repeating: "a", count: 200_000)))}",
    ]
    for document in documents {
      let time = processorSeconds { _ = try? readCSSTokens(document) }
      #expect(time < 20, "\(document.prefix(60))")
    }
  }

  @Test(
    arguments: [
      "parentheses", "types", "members", "colors", "bindings", "conditions", "sums", "aliases",
    ])
  func depthAndRowsAreBounded(_ name: String) throws {
    let text = SwiftHostileTests.text(name)
    var count = 0
    let time = processorSeconds {
      do {
        let imported = try readSwift(text)
        count = imported.tokens.tokens.count + imported.notices.count
      } catch FormatError.text(.tooDeep) where name == "conditions" {
        // Nesting has a limit.
        count = 1
      } catch {}
    }
    #expect(count > 0)
    #expect(time < 6)
  }
}

/// Tokens Studio with as many tokens as a folder may have.
@Suite(.serialized, .enabled(if: LongTests.areEnabled)) struct StudioGrowthLongTests {
  @Test func aHundredThousandTokensThatComputeAreReadInTime() throws {
    let tokens = (0..<100_000).map { ##""t\##($0)": { "type": "color", "value": "rgba({t\##($0 / 2)}, 0.5)" }"## }
    let text = ##"{"$themes":[],"core":{"base":{"value":"#fff","type":"color"},\##(tokens.joined(separator: ","))}}"##
    var count = 0
    let time = try processorSeconds { count = try studio(text).tokens.tokens.count }
    #expect(count == 100_001)
    #expect(time < 60)
  }
}
