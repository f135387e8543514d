import CSSText
import SourceText
import TestSupport
import Testing

/// Tokens of CSS Syntax 3, section 4.
@Suite struct CSSTokenizerTests {
  static func tokens(_ text: String) -> [CSSToken] {
    var tokenizer = CSSTokenizer(Array(text.utf8))
    var list: [CSSToken] = []
    while true {
      let token = tokenizer.next()
      if token.kind == .end { return list }
      list.append(token)
    }
  }

  /// The kinds that the algorithms of the specification give, worked out by hand.
  static let cases: [(String, [CSSTokenKind])] = [
    ("--ink", [.identifier]), ("--", [.identifier]), ("-", [.delimiter]), ("-->", [.cdc]),
    ("--->", [.identifier, .delimiter]),
    ("<!--", [.cdo]), ("<!-", [.delimiter, .delimiter, .delimiter]), ("a:b", [.identifier, .colon, .identifier]),
    ("#fff", [.hash]), ("# ", [.delimiter, .whitespace]), ("@media", [.atKeyword]), ("@", [.delimiter]),
    ("@-", [.delimiter, .delimiter]),
    ("12", [.number]), ("+.5", [.number]), ("-.5e-3", [.number]), ("1.", [.number, .delimiter]), ("1e", [.dimension]),
    ("1e3px", [.dimension]), ("50%", [.percentage]), ("1--x", [.dimension]), ("1-2", [.number, .number]),
    ("+a", [.delimiter, .identifier]),
    ("url(a.png)", [.url]), ("url( a.png )", [.url]), ("url(\"a\")", [.function, .string, .closeParenthesis]),
    ("url(a b)", [.badURL]), ("url(a", [.url]), ("URL(a)", [.url]), ("u\\72l(a)", [.url]),
    ("urll(a)", [.function, .identifier, .closeParenthesis]),
    ("\"a\\\"b\"", [.string]), ("'a\nb'", [.badString, .whitespace, .identifier, .string]), ("'a\\\nb'", [.string]),
    ("'a", [.string]),
    ("/* a */b", [.comment, .identifier]), ("/* a", [.comment]), ("/a", [.delimiter, .identifier]),
    ("\\41 b", [.identifier]),
    ("\\\n", [.delimiter, .whitespace]),
    (
      "{}[]();,",
      [
        .openBrace, .closeBrace, .openSquare, .closeSquare, .openParenthesis, .closeParenthesis, .semicolon, .comma,
      ]
    ), ("\u{e9}t\u{e9}", [.identifier]), ("rgb(", [.function]),
    ("a\r\n\u{c}b", [.identifier, .whitespace, .identifier]),
  ]

  @Test(arguments: cases)
  func kinds(_ text: String, _ kinds: [CSSTokenKind]) {
    #expect(Self.tokens(text).map(\.kind) == kinds)
  }

  @Test(arguments: [
    ("\\41 b", "Ab"), ("\\000041b", "Ab"), ("\\0 a", "\u{FFFD}a"), ("\\d800 a", "\u{FFFD}a"),
    ("\\110000 a", "\u{FFFD}a"),
    ("\\-\\-x", "--x"), ("a\\.b", "a.b"), ("\\{\\}", "{}"), ("\\1F600 ", "\u{1F600}"), ("a\u{0}b", "a\u{FFFD}b"),
    ("\\41\r\nb", "Ab"),
  ])
  func names(_ text: String, _ name: String) {
    let list = Self.tokens(text)
    #expect(list.count == 1)
    #expect(list[0].name(in: Array(text.utf8)).unicodeScalars.elementsEqual(name.unicodeScalars))
  }

  @Test(arguments: [
    ("1", 1.0), ("+1.5", 1.5), ("-.25px", -0.25), ("1e3", 1000), ("1E-2%", 0.01),
    ("1e400", Double.greatestFiniteMagnitude),
    ("-1e400s", -Double.greatestFiniteMagnitude), ("007", 7), ("1e-400", 0),
  ])
  func numbers(_ text: String, _ number: Double) {
    #expect(Self.tokens(text)[0].number(in: Array(text.utf8)) == number)
  }

  @Test func contents() {
    for (text, content) in [
      ("'a'", "a"), ("\"a\\\nb\"", "ab"), ("'a", "a"), ("url( x y".replacing(" y"), "x"), ("url( x )", "x"),
      ("url()", ""),
    ] {
      #expect(Self.tokens(text)[0].content(in: Array(text.utf8)) == content)
    }
  }

  @Test func keywordsMatchWithoutCaseInASCIIOnly() {
    func isInk(_ text: String) -> Bool { Self.tokens(text)[0].isNamed("ink", in: Array(text.utf8)) }
    #expect(isInk("ink"))
    #expect(isInk("INK"))
    #expect(isInk("\\69nk"))
    #expect(isInk("i\\6e k"))
    #expect(!isInk("in\u{212A}"))
    #expect(!isInk("inks"))
  }

  /// Every byte belongs to exactly one token, whatever the bytes are.
  @Test func tokensCoverAllBytes() {
    var generator = SplitMix64(seed: 7)
    let alphabet = Array("a-1.%e+@#\\\"'/*(){}[]:;,<!>\n\r u\u{0}url(".utf8) + [0xC3, 0xA9, 0x7F]
    for _ in 0..<2000 {
      let bytes = (0..<Int(generator.next() % 40)).map { _ in alphabet[Int(generator.next() % UInt64(alphabet.count))] }
      var tokenizer = CSSTokenizer(bytes)
      var end = 0
      while true {
        let token = tokenizer.next()
        #expect(token.range.lowerBound == end)
        end = token.range.upperBound
        if token.kind == .end { break }
        #expect(!token.range.isEmpty)
        _ = (token.name(in: bytes), token.number(in: bytes), token.content(in: bytes))
      }
      #expect(end == bytes.count)
    }
  }
}

extension String {
  fileprivate func replacing(_ suffix: String) -> String { String(dropLast(suffix.count)) }
}
