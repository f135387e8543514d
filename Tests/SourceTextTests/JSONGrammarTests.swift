import SourceText
import Testing

/// RFC 8259 as tables of what must and must not be read, after the example of JSONTestSuite.
@Suite struct JSONGrammarTests {
  static let accepted = [
    // Structure.
    "[]", "{}", "[[]]", "[{}]", "{\"a\":{}}", "[1,2]", "[1 , 2]", " [ ] ", "{ \"a\" : 1 , \"b\" : 2 }", "\t\n\r []\r\n",
    "[[[[[[[[]]]]]]]]", "{\"\":0}", "{\"a\":[],\"b\":{}}", "[null,true,false]",
    // Scalars at the top.
    "null", "true", "false", "0", "\"\"", "\"a\"", " null ",
    // Numbers.
    "-0", "-1", "10", "1.5", "0.5", "-0.5", "1e1", "1E1", "1e+1", "1e-1", "0e1", "0E+1", "0e-1", "1.0e2", "[0e1]",
    "-1.5E-10", "1234567890", "0.000000000000000000000000001", "123e-10000000", "-1e-400", "1e308",
    "100000000000000000000000000000000",
    // Strings.
    #""\"\\\/\b\f\n\r\t""#, #""\u0041""#, #""\u00e9\u00E9""#, #""\uD834\uDD1E""#, #""\ud834\udd1e""#, #""\u0000""#,
    #""\u0022""#, #""\uFFFF""#, #""\uFFFE""#, #""\uDBFF\uDFFF""#, #""\\u0000""#, "\"\u{7F}\"", "\"\u{2028}\u{2029}\"",
    "\"\u{E9}\u{1D11E}\"", "\"\u{FEFF}\"", "\"'\"", "\"/* // */\"", "\"\u{10FFFF}\"", "\"\u{E000}\"",
  ]

  @Test(arguments: accepted) func reads(_ text: String) {
    #expect(fault(in: text) == nil)
    #expect(fault(in: text, .commented) == nil)
  }

  static let rejected = [
    // Nothing, or more than one value.
    "", " ", "\n", "[] []", "[]1", "1 2", "{}}", "[]]", "null null", "[1]x", "a", "\"a\"b", "1,", ",", ":",
    // Brackets.
    "[", "]", "{", "}", "[1", "[1,", "[[1]", "{\"a\":1", "{\"a\":", "{\"a\"", "{\"a", "[}", "{]", "[1}", "{\"a\":1]",
    // Commas and colons.
    "[,1]", "[1,,2]", "[1 2]", "[1;2]", "[,]", "{,}", "{\"a\":1,,\"b\":2}", "{\"a\":1 \"b\":2}", "{\"a\" 1}",
    "{\"a\"::1}", "{:1}", "{\"a\",1}", "[1:2]", "{\"a\":}", "{\"a\":1:2}",
    // Names.
    "{a:1}", "{'a':1}", "{1:1}", "{null:1}", "{[]:1}", "{\"a\"}",
    // Words.
    "nul", "nulll", "True", "TRUE", "tru", "truee", "fals", "NaN", "Infinity", "-Infinity", "undefined", "nan", "t",
    "f", "n",
    // Numbers.
    "01", "-01", "00", "1.", ".5", "-.5", "+1", "-", "--1", "1e", "1e+", "1E-", "e1", "1.e1", "1..2", "1.2.3", "0x10",
    "0b1", "1_000", "1,000", "1e1.5", "1e1e1", "- 1", "1 .5", "1e 5", "-a", "0e", "1f", "1d", "0x1p3", "1/2", "2-1",
    "\u{FF11}",
    "1e400", "-1e400", "1e99999999999999999999",
    // Strings.
    "\"", "\"a", "'a'", "\"\\\"", #""\q""#, #""\x41""#, #""\a""#, #""\0""#, #""\'""#, #""\u""#, #""\u1""#, #""\u12""#,
    #""\u123""#, #""\u123g""#, #""\u-123""#, #""\u+123""#, #""\u 123""#, #""\U0041""#, #""\u{41}""#, "\"\\\u{E9}\"",
    "\"\\\n\"",
    "\"a\nb\"", "\"a\tb\"", "\"\u{0}\"", "\"\u{1F}\"", "\"a\r\nb\"", "\u{201C}a\u{201D}", "`a`",
    // Surrogates.
    #""\uD800""#, #""\uDC00""#, #""\uD800\u0041""#, #""\uDC00\uD800""#, #""\uD800\uD800""#, #""\uD834""#, #""\uD834x""#,
    #""\uD834\n""#, #""\uD834\uDD1""#, #""\uDBFF\uDBFF""#, #""\uD834\""#,
    // White space of other alphabets.
    "\u{A0}1", "1\u{B}", "\u{C}1", "1\u{2028}", "[1,\u{3000}2]", "\u{200B}1", "1\u{FEFF}", "1\u{0}", "\u{0}",
    // A half of a comment is none in any dialect.
    "/", "1 /", "[/]", "/ /1", "#1", "--1", "<!-- -->1",
  ]

  @Test(arguments: rejected) func refuses(_ text: String) {
    #expect(fault(in: text) != nil)
    #expect(fault(in: text, .commented) != nil)
  }

  static let onlyCommented = [
    "[1,]", "{\"a\":1,}", "[[1,],]", "[1,\n]", "// a\n1", "1 // a", "1//", "/* a */1", "1/* a */",
    "[/**/1/***/,/* * / **/2]",
    "{/*a*/\"a\"/*b*/:/*c*/1/*d*/,/*e*/}", "[1,// last\n]", "/* \u{E9}\u{1F600} */ 1", "// \u{301}\n1", "/* // */1",
    "// /*\n1", "/*\n\n*/1", "1/**/", "[1 /* \" */]", "//\r\n1",
  ]

  @Test(arguments: onlyCommented) func commentsAndTrailingCommasBelongToADialect(_ text: String) {
    #expect(fault(in: text, .commented) == nil)
    #expect(fault(in: text) != nil)
  }

  @Test(arguments: [
    "[,]", "{,}", "[1,,]", "{\"a\":1,,}", ",", "1,", "/* a", "/*", "/*/", "/* a *", "[1 /* ]", "// a", "1 /* /* */ */",
    "/* */ */ 1", "\"a\" \"b\"", "{a:1}", "{'a':1}", "[0x1]", "[+1]", "[.5]", "# a\n1", "[1,/*]*/",
  ])
  func theCommentedDialectIsNoLooserThanThat(_ text: String) { #expect(fault(in: text, .commented) != nil) }

  @Test func values() throws {
    let node = try read(#" {"a": [null, true, false, -1.5e1, "x"], "b": {"c": {}}, "d": []} "#)
    #expect(node.members?.map(\.name) == ["a", "b", "d"])
    let elements = try #require(node["a"]?.elements)
    #expect(elements.map(\.kind) == ["null", "a boolean", "a boolean", "a number", "a string"])
    #expect(elements.map(\.boolean) == [nil, true, false, nil, nil])
    #expect(elements[3].number == -15)
    #expect(elements[4].string == "x")
    #expect(node["b"]?["c"]?.members?.isEmpty == true)
    #expect(node["d"]?.elements?.isEmpty == true)
    #expect(node["c"] == nil)
    #expect(node["a"]?["a"] == nil)
    #expect([node.kind, elements[0].kind, node["d"]?.kind] == ["an object", "null", "an array"])
  }
}
