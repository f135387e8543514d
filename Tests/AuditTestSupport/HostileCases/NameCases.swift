// Names that try to speak: markup, terminal escapes, annotations, unseen signs, twins that look alike.

private let file = "t.tokens.json"

/// A token called `name` that is text in the failing color `#aaaaaa` on paper: it stands in every report, as a finding.
private func spoken(_ title: String, _ name: String, _ expected: HostileCase.Expectation = .finding("contrast-minimum"))
  -> HostileCase
{
  HostileCase(
    .names, title,
    [
      "palpable.json": bytes(#"{ "tokens": ["t.tokens.json"], "pairings": [{ "text": "*", "on": "paper" }] }"#),
      file: tokens("\"\(name)\": { \"$value\": \"#aaaaaa\" }"),
    ], expected)
}

private func twins(_ title: String, _ first: String, _ second: String) -> HostileCase {
  HostileCase(
    .names, title,
    document(
      "\"x\": { \"$value\": \"{ink}\" },\n\"\(first)\": { \"$value\": \"{ink}\" },\n\"\(second)\": { \"$value\": \"{ink}\" }"
    ),
    .notice("the same characters"))
}

private let rejected = HostileCase.Expectation.rejected(file, line: 4)

let nameCases: [HostileCase] = [
  spoken("a script", "<script>alert(1)</script>"), spoken("an attribute", ##"\" onmouseover=\"alert(1)"##),
  spoken("an attribute behind a mark", ##"\"\u0301 onmouseover=\"alert(1)"##),
  spoken("a tag behind a mark", "<\u{301}script>"),
  spoken("an entity", "&lt;&#60;&amp;"), spoken("the end of a comment", "--><b>"), spoken("the end of CDATA", "]]>"),
  spoken("the end of a style", "</style><b>"), spoken("the end of a title", "</title>"),
  spoken("a row of a table", "a|b|c"),
  spoken("a link", "[a](javascript:alert(1))"), spoken("a picture", "![a](http://example/x)"),
  spoken("a heading", "# a"),
  spoken("a fence", "```"), spoken("a line end", ##"a\n::error::b"##), spoken("a carriage return", ##"a\r##[error]b"##),
  spoken("an annotation", "::error file=a::b"), spoken("an old annotation", "a ##[error]b"),
  spoken("a per cent", "%0A::error::"),
  spoken("a terminal's escape", ##"\u001b[2J\u001b[31m"##), spoken("a terminal's title", ##"\u001b]0;a\u0007"##),
  spoken("a C1 escape", ##"\u009b31m"##), spoken("a bell", ##"\u0007"##), spoken("a backspace", ##"abc\b\b\b"##),
  spoken("a NUL", ##"a\u0000b"##), spoken("DEL", ##"a\u007fb"##), spoken("right to left", ##"\u202eabc"##),
  spoken("an isolate", ##"\u2067abc"##), spoken("a zero-width space", ##"a\u200bb"##),
  spoken("a tag sign", "a\u{E0041}b"),
  spoken("a variation sign", "a\u{FE0F}b"), spoken("a soft hyphen", ##"a\u00adb"##),
  spoken("a line separator", ##"a\u2028b"##),
  spoken("a noncharacter", ##"a\uffffb"##), spoken("a private sign", "a\u{E000}b"), spoken("a formula", "=1+1"),
  spoken("a pair of surrogates", ##"\uD83D\uDE00"##),
  spoken("500 marks", "a" + String(repeating: "\u{301}\u{323}", count: 250)),
  spoken("a path", "/etc/passwd"), spoken("a printf", "%s%n%d"), spoken("a shell", "$(rm -rf ~)", rejected),
  spoken("a star", "**"), spoken("a space", " "), spoken("an empty name", "", rejected),
  spoken("a dot", "a.b", rejected),
  spoken("a brace", "a{b", rejected), spoken("a closing brace", "a}b", rejected), spoken("a dollar", "$a", rejected),
  spoken("a name of 1,025 bytes", String(repeating: "a", count: 1025), rejected),
  spoken("a name of 1,024 bytes", String(repeating: "a", count: 1024)),
  twins("e acute, composed and decomposed", "\u{E9}", "e\u{301}"), twins("the Kelvin sign", "K", "\u{212A}"),
  twins("the Angstrom sign", "\u{C5}", "\u{212B}"),
  twins("marks in another order", "a\u{301}\u{323}", "a\u{323}\u{301}"),
  twins("a Greek question mark", "a;b", "a\u{37E}b"), twins("Hangul", "\u{AC00}", "\u{1100}\u{1161}"),
  HostileCase(
    .names, "twins in two files",
    [
      "palpable.json": configuration("t.tokens.json", "u.tokens.json"),
      file: tokens("\"x\": { \"$value\": \"{ink}\" },\n\"caf\u{E9}\": { \"$value\": \"{ink}\" }"),
      "u.tokens.json": bytes("{ \"cafe\u{301}\": { \"$type\": \"color\", \"$value\": \"#fff\" } }"),
    ], .notice("the same characters")),
  HostileCase(
    .names, "twins among groups",
    document(
      "\"x\": { \"$value\": \"{ink}\" },\n\"\u{E9}\": { \"a\": { \"$value\": \"{ink}\" } },\n\"e\u{301}\": { \"a\": { \"$value\": \"{ink}\" } }"
    ),
    .notice("the same characters")),
]
