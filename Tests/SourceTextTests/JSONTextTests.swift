import SourceText
import TestSupport
import Testing

@Suite struct JSONTextTests {
  private func written(_ value: JSONText, indentation: Int = 0) -> String {
    var text = ""
    value.write(to: &text, indentation: indentation)
    return text
  }

  static let scalars: [(value: JSONText, text: String)] = [
    (.null, "null"), (.boolean(true), "true"), (.boolean(false), "false"), (.integer(0), "0"), (.integer(-7), "-7"),
    (.integer(.max), "9223372036854775807"), (.integer(.min), "-9223372036854775808"),
    (.number(1), "1"), (.number(-3), "-3"), (.number(4.5), "4.5"), (.number(0.1), "0.1"), (.number(21), "21"),
    (.number(.nan), "null"), (.number(.infinity), "null"), (.number(-.infinity), "null"),
    (.number(9_007_199_254_740_991), "9007199254740991"), (.number(4.344358), "4.344358"), (.number(0), "0"),
    (.optional(nil as String?), "null"), (.optional("a"), "\"a\""), (.optional(nil as Double?), "null"),
    (.optional(1.5), "1.5"), (.optional(Double.nan), "null"), (.optional(Double.infinity), "null"),
    (.array([]), "[]"), (.object([]), "{}"),
  ]

  @Test(arguments: scalars.indices) func writesScalars(_ index: Int) {
    #expect(written(JSONTextTests.scalars[index].value) == JSONTextTests.scalars[index].text)
  }

  static let strings: [(text: String, json: String)] = [
    ("", #""""#), ("a", #""a""#), ("\"", #""\"""#), ("\\", #""\\""#), ("\n\r\t", #""\n\r\t""#),
    ("\u{8}\u{C}", #""\u0008\u000c""#),
    ("\u{0}\u{1F}\u{7F}", #""\u0000\u001f\u007f""#), ("é", "\"é\""), ("日本", "\"日本\""), ("😀", "\"😀\""), ("/", "\"/\""),
    ("\u{202E}", #""\u202e""#), ("\u{200B}\u{200D}\u{FEFF}", #""\u200b\u200d\ufeff""#),
    ("\u{2028}\u{2029}", #""\u2028\u2029""#),
    ("\u{85}\u{9B}", #""\u0085\u009b""#), ("\u{E0041}", #""\udb40\udc41""#), ("\u{E000}", #""\ue000""#),
    ("\u{AD}", #""\u00ad""#),
    ("\u{2066}a\u{2069}", #""\u2066a\u2069""#), ("\u{FE0F}", #""\ufe0f""#), ("\u{3164}", #""\u3164""#),
    ("\u{A0}", "\"\u{A0}\""),
    ("\"\u{301}", "\"\\\"\u{301}\""), ("\\\u{301}", "\"\\\\\u{301}\""), ("\r\n", #""\r\n""#),
    ("</script>", "\"</script>\""),
  ]

  @Test(arguments: strings) func escapesScalarByScalar(_ text: String, _ json: String) throws {
    #expect(written(.string(text)).hasSameBytes(as: json))
    #expect(try read(json).string?.hasSameBytes(as: text) == true)
  }

  @Test func membersKeepTheirOrderAndNest() {
    let value = JSONText.object([
      ("b", .integer(1)), ("a", .array([.integer(1), .string("x"), .null])), ("é\"", .object([("z", .array([]))])),
      ("list", .array([.object([("k", .boolean(true))]), .array([.integer(2)])])), ("empty", .object([])),
    ])
    #expect(
      written(value) == """
        {
          "b": 1,
          "a": [1, "x", null],
          "é\\"": {
            "z": []
          },
          "list": [
            {
              "k": true
            },
            [2]
          ],
          "empty": {}
        }
        """)
  }

  @Test func indentationGoesOnFromWhereItStands() {
    #expect(written(.object([("a", .integer(1))]), indentation: 2) == "{\n      \"a\": 1\n    }")
  }

  /// 20,000 rows are several pieces of the output.
  @Test func rowsAreWrittenLikeObjectsInAnArray() {
    let row: @Sendable (Int) -> JSONText = { .object([("number", .integer($0)), ("é", .string("ü"))]) }
    for count in [0, 1, 20_000] {
      #expect(written(.rows(count, row)) == (count == 0 ? "[]" : written(.array((0..<count).map(row)))))
    }
    #expect(JSONText.rows(2, row).line == JSONText.array((0..<2).map(row)).line)
  }

  @Test func manyMembersKeepTheirOrder() throws {
    let names = (0..<500).map { "n\(($0 * 263) % 500)" }
    let text = written(.object(names.map { ($0, .null) }))
    #expect(try read(text).members?.map(\.name) == names)
  }

  /// Whatever is written reads back as itself, and in ASCII and seen characters only.
  @Test func whatIsWrittenComesBack() throws { for seed in 300..<340 as Range<UInt64> { try checkWriting(seed) } }

  private func checkWriting(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let value = randomValue(&random, depth: 0)
    let text = written(value)
    try expectSame(try read(text), value)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isUnseen }, "seed \(seed)")
    #expect(text == written(value), "seed \(seed)")
  }

  private func randomValue(_ random: inout SplitMix64, depth: Int) -> JSONText {
    switch Int.random(in: 0..<(depth < 4 ? 8 : 5), using: &random) {
    case 0: return .null
    case 1: return .boolean(Bool.random(using: &random))
    case 2: return .integer(Int.random(in: -(1 << 53)...(1 << 53), using: &random))
    case 3: return .number(Double.random(in: -1e6...1e6, using: &random))
    case 4: return .string(randomString(&random))
    case 5, 6:
      return .array((0..<Int.random(in: 0...5, using: &random)).map { _ in randomValue(&random, depth: depth + 1) })
    default:
      return .object(
        (0..<Int.random(in: 0...5, using: &random)).map { index in
          (randomString(&random) + "\(index)", randomValue(&random, depth: depth + 1))
        })
    }
  }

  private func randomString(_ random: inout SplitMix64) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let limit: UInt32 = [0x80, 0x100, 0x3000, 0x110000].randomElement(using: &random) ?? 0x80
      if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &random)) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private func expectSame(_ node: JSONNode, _ value: JSONText) throws {
    switch value {
    case .null: #expect(node.kind == "null")
    case .boolean(let flag): #expect(node.boolean == flag)
    case .integer(let number): #expect(node.number == Double(number))
    case .number(let number): #expect(node.number == number)
    case .string(let text): #expect(node.string?.hasSameBytes(as: text) == true)
    case .array(let values):
      let elements = try #require(node.elements)
      #expect(elements.count == values.count)
      for (element, value) in zip(elements, values) { try expectSame(element, value) }
    case .rows(let count, let row): try expectSame(node, .array((0..<count).map(row)))
    case .object(let pairs):
      let members = try #require(node.members)
      #expect(members.count == pairs.count)
      for (member, pair) in zip(members, pairs) {
        #expect(member.name.hasSameBytes(as: pair.0))
        try expectSame(member.value, pair.1)
      }
    }
  }
}
