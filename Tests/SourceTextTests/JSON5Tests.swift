import SourceText
import Testing

/// What JSON5 has beyond JSON, after the examples of its specification.
@Suite struct JSON5Tests {
  private func read(_ text: String) throws -> JSONNode {
    try readJSON(SourceFile(path: "a.json5", bytes: Array(text.utf8)), dialect: .json5)
  }

  @Test func theExampleOfTheSpecification() throws {
    let root = try read(
      #"""
      {
        // comments
        unquoted: 'and you can quote me on that',
        singleQuotes: 'I can use "double quotes" here',
        lineBreaks: "Look, Mom! \
      No \\n's!",
        hexadecimal: 0xdecaf,
        leadingDecimalPoint: .8675309, andTrailing: 8675309.,
        positiveSign: +1, $_ä1: -0x10,
        trailingComma: 'in objects', andIn: ['arrays',],
        "backwardsCompatible": "with JSON", 'single': 1e3,
      }
      """#)
    #expect(root["unquoted"]?.string == "and you can quote me on that")
    #expect(root["singleQuotes"]?.string == #"I can use "double quotes" here"#)
    #expect(root["lineBreaks"]?.string == #"Look, Mom! No \n's!"#)
    #expect(root["hexadecimal"]?.number == 912_559)
    #expect(root["leadingDecimalPoint"]?.number == 0.8675309)
    #expect(root["andTrailing"]?.number == 8_675_309)
    #expect(root["positiveSign"]?.number == 1)
    #expect(root["$_ä1"]?.number == -16)
    #expect(root["andIn"]?.elements?.count == 1)
    #expect(root["single"]?.number == 1000)
  }

  @Test func escapesAndSpaces() throws {
    let root = try read("[\u{A0}'\\x41\\v\\0\\'\\q\\ä\\u0042',\u{2028}\u{B}2.e1]")
    #expect(root.elements?[0].string == "A\u{B}\0'qäB")
    #expect(root.elements?[1].number == 20)
  }

  @Test(arguments: [
    ("{a:1,a:2}", 5), ("{1a:1}", 1), ("[01]", 2), ("[.]", 2), ("[0x]", 3), ("[+]", 2), ("['a]", 4), ("[Infinity]", 1),
    ("[-NaN]", 1), ("['\\1']", 3), ("['\\x4']", 5), ("[1e]", 3), ("{a}", 2), ("[,]", 1), ("['\n']", 2), ("/*", 2),
  ])
  func faults(_ text: String, _ offset: Int) throws {
    do {
      _ = try read(text)
      Issue.record("no fault in \(text)")
    } catch let error as SourceTextError {
      #expect(error.location.byteRange.lowerBound == offset, "\(text)")
    }
  }

  @Test(arguments: ["{a:1}", "['a']", "[0x1]", "[+1]", "[.5]"])
  func otherDialectsDoNotHaveIt(_ text: String) {
    let file = SourceFile(path: "a.json", bytes: Array(text.utf8))
    #expect(throws: SourceTextError.self) { try readJSON(file) }
    #expect(throws: SourceTextError.self) { try readJSON(file, dialect: .commented) }
  }

  @Test func cutAnywhereItEndsInOrder() {
    let text = "{ a: 'x\\x41', /* c */ b: [0x1F, -.5e2, +1.,], \"c\": true }"
    for end in text.utf8.indices { _ = try? read(String(decoding: Array(text.utf8[..<end]), as: UTF8.self)) }
  }
}
