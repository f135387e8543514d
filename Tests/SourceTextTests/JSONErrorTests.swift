import SourceText
import Testing

/// Each error case with its content and its place, counted by hand.
@Suite struct JSONErrorTests {
  static let unexpected: [(text: String, found: Character?, expected: String, place: Place)] = [
    ("", nil, "a value", place(1, 1, 0..<0)),
    (" \n ", nil, "a value", place(2, 2, 3..<3)),
    ("[1\n,, 2]", ",", "a value", place(2, 2, 4..<5)),
    ("[", nil, "a value", place(1, 2, 1..<1)),
    ("[1 2]", "2", ", or ]", place(1, 4, 3..<4)),
    ("[1", nil, ", or ]", place(1, 3, 2..<2)),
    ("{", nil, "a quoted name or }", place(1, 2, 1..<1)),
    ("{a:1}", "a", "a quoted name or }", place(1, 2, 1..<2)),
    ("{\"a\":1,b:2}", "b", "a quoted name", place(1, 8, 7..<8)),
    ("{\"a\" 1}", "1", ": after the name", place(1, 6, 5..<6)),
    ("{\"a\":1 \"b\":2}", "\"", ", or }", place(1, 8, 7..<8)),
    ("{\"a\":}", "}", "a value", place(1, 6, 5..<6)),
    ("[]x", "x", "the end of the document", place(1, 3, 2..<3)),
    ("[tru]", "t", "true, false, or null", place(1, 2, 1..<2)),
    ("nul", "n", "true, false, or null", place(1, 1, 0..<1)),
    ("01", "1", "no digit after a leading zero", place(1, 2, 1..<2)),
    ("-", nil, "a digit", place(1, 2, 1..<1)),
    ("[1.]", "]", "a digit", place(1, 4, 3..<4)),
    ("1e+", nil, "a digit", place(1, 4, 3..<3)),
    ("\"a", nil, "a closing quote", place(1, 3, 2..<2)),
    ("\"a\\", nil, "one of \" \\ / b f n r t u after a backslash", place(1, 4, 3..<3)),
    ("\"\\q\"", "q", "one of \" \\ / b f n r t u after a backslash", place(1, 3, 2..<3)),
    ("\"\\u12g4\"", "g", "four hexadecimal digits after \\u", place(1, 6, 5..<6)),
    ("\"é\\uD800\"", "\\", "a surrogate pair or no surrogate in a \\u escape", place(1, 4, 3..<4)),
    ("\"\\uDC00\"", "\\", "a surrogate pair or no surrogate in a \\u escape", place(1, 2, 1..<2)),
    (
      "\"é\n\"", "\n", "a \\u escape instead of a control character in the string",
      place(1, 4, 3..<4, endLine: 2, endColumn: 1)
    ),
    ("\"\\n\t\"", "\t", "a \\u escape instead of a control character in the string", place(1, 4, 3..<4)),
    ("[1 / 2]", "/", "a value, a name, or a bracket", place(1, 4, 3..<4)),
  ]

  @Test(arguments: unexpected)
  func saysWhatItFoundAndWhatItExpected(
    _ text: String, _ found: Character?, _ expected: String, _ place: Place
  ) {
    #expect(fault(in: text) == .unexpected(found: found?.asciiValue, expected: expected, place))
  }

  @Test func anUnclosedCommentNamesTheLineWhereItStarts() {
    #expect(
      fault(in: "1\n/* a\n\n", .commented)
        == .unexpected(found: nil, expected: "*/ to end the comment that starts on line 2", place(4, 1, 8..<8)))
    #expect(
      fault(in: "/*/", .commented)
        == .unexpected(found: nil, expected: "*/ to end the comment that starts on line 1", place(1, 4, 3..<3)))
  }

  @Test func commentsAndTrailingCommasAreNamedAsSuch() {
    #expect(fault(in: "[1, // a\n2]") == .commentNotAllowed(place(1, 5, 4..<6)))
    #expect(fault(in: "\n/* a */1") == .commentNotAllowed(place(2, 1, 1..<3)))
    #expect(fault(in: "[1, ]") == .trailingCommaNotAllowed(place(1, 3, 2..<3)))
    #expect(fault(in: "{\"a\":1\n,\n}") == .trailingCommaNotAllowed(place(2, 1, 7..<8)))
  }

  @Test(arguments: ["1e400", "-1e309", "1.8e308", "1" + String(repeating: "0", count: 400)])
  func numbersOutOfRangeAreNamedWhole(_ number: String) {
    #expect(fault(in: "[\(number)]") == .numberOutOfRange(place(1, 2, 1..<1 + number.utf8.count)))
  }

  @Test func depthIsBoundedAt100() throws {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      func nested(_ depth: Int) -> String {
        String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
      }
      #expect(fault(in: nested(100)) == nil)
      let offset = 100 * open.utf8.count
      #expect(fault(in: nested(101)) == .tooDeep(limit: 100, place(1, offset + 1, offset..<offset + 1)))
      #expect(fault(in: nested(10_000)) == .tooDeep(limit: 100, place(1, offset + 1, offset..<offset + 1)))
      #expect(fault(in: String(repeating: open, count: 10_000)) != nil)
    }
  }

  @Test func depthCountsNestingAndNotBrackets() {
    #expect(fault(in: "[" + String(repeating: "[],{},", count: 1000) + "1]") == nil)
    #expect(fault(in: String(repeating: "]", count: 10_000)) != nil)
  }

  @Test func sizeAndDepthCanBeSetLower() throws {
    var limits = JSONLimits()
    limits.bytes = 4
    limits.depth = 1
    #expect(try read(Array("[12]".utf8), limits: limits).elements?.count == 1)
    #expect(throws: SourceTextError.tooLarge(bytes: 5, limit: 4, place(1, 1, 0..<0))) {
      try read(Array("[123]".utf8), limits: limits)
    }
    #expect(throws: SourceTextError.tooDeep(limit: 1, place(1, 2, 1..<2))) {
      try read(Array("[[]]".utf8), limits: limits)
    }
    limits.depth = 2
    limits.bytes = 100
    limits.textLength = 2
    #expect(try read(Array(#"["ab"]"#.utf8), limits: limits).elements?.count == 1)
    #expect(throws: SourceTextError.textTooLong(limit: 2, place(1, 2, 1..<6))) {
      try read(Array(#"["abc"]"#.utf8), limits: limits)
    }
    #expect(JSONLimits().bytes == 64 * 1024 * 1024)
  }

  @Test func everyErrorKnowsItsPlace() {
    let here = place(3, 4, 5..<6)
    let first = place(1, 1, 0..<1)
    let errors: [SourceTextError] = [
      .tooLarge(bytes: 2, limit: 1, here), .notUTF8(here), .unexpected(found: nil, expected: "", here),
      .duplicateName("a", first: first, here), .tooDeep(limit: 1, here), .nameTooLong(limit: 1, here),
      .textTooLong(limit: 1, here), .numberOutOfRange(here), .commentNotAllowed(here), .trailingCommaNotAllowed(here),
    ]
    for error in errors { #expect(error.location == here) }
  }
}
