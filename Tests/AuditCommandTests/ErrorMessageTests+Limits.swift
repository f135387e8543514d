// Sentences about limits, and about names that lead nowhere.

extension ErrorMessageTests {
  /// A chain of 101 aliases, each on a line of its own; the limit is 100, so the alias on the 101st of these lines is one too many.
  private static let chain =
    "{ \"$type\": \"color\",\n"
    + (0..<101).map { "\"t\($0)\": { \"$value\": \"{t\($0 + 1)}\" },\n" }.joined()
    + "\"t101\": { \"$value\": \"#fff\" } }"

  private static func themed(_ set: String) -> String {
    "{ \"light\": { \"a\": { \"value\": \"#fff\", \"type\": \"color\" } },\n"
      + "\"$themes\": [{ \"name\": \"A\", \"selectedTokenSets\": { \"\(set)\": \"enabled\" } }] }"
  }

  /// One theme more than the 64 modes that are read, the name of the first in column 11 of the second line.
  private static let themes =
    "{ " + (0..<65).map { "\"s\($0)\": { \"a\": { \"value\": \"#fff\", \"type\": \"color\" } }, " }.joined()
    + "\"$themes\": [\n"
    + (0..<65).map { "{ \"name\": \"T\($0)\", \"selectedTokenSets\": { \"s\($0)\": \"enabled\" } }" }
    .joined(separator: ", ") + "] }"

  static let limitCases: [Case] = [
    tokens(themed("lihgt"), "tokens.json:2:51: unknown token set \"lihgt\"; did you mean \"light\"?"),
    tokens(
      themed("dusk"), "tokens.json:2:51: unknown token set \"dusk\"; add the set or disable it in the theme"),
    tokens(
      themes,
      "tokens.json:2:11: the theme groups combine to 65 modes, more than the limit of 64; audit a copy with fewer themes"
    ),
    tokens(
      "{ \"a\": { \"$type\": \"color\", \"$value\": \"{nothing.like.it}\" } }",
      "tokens.json:1:38: unknown token {nothing.like.it}; define it or correct the alias"),
    tokens(chain, "tokens.json:102:21: alias chain of t0 is longer than 100; shorten it"),
    // The object is the first level, so the hundredth bracket is the level after the last.
    tokens(
      "{ \"a\": " + String(repeating: "[", count: 100),
      "tokens.json:1:107: nesting is deeper than 100 levels; flatten it"),
    configuration(
      #"{ "tokens": ["tokens.json"], "pairings": [{ "text": "color.{a b}", "on": "color.paper" }] }"#,
      "palpable.json:1:53: invalid pattern \"color.{a b}\": invalid binding \"{a b}\"; use letters, digits, -, and _"),
    configuration(
      #"{ "tokens": ["tokens.json"], "pairings": [{ "text": "color.{a}.{a}", "on": "color.paper" }] }"#,
      "palpable.json:1:53: invalid pattern \"color.{a}.{a}\": {a} appears twice"),
    configuration(
      #"{ "tokens": ["tokens.json"], "pairings": [{ "text": "color.{a}", "on": "color.paper", "where": { "a": ["ink", "nix"] } }] }"#,
      "palpable.json:1:43: no pairing matches {a} = nix; correct the value or remove it from \"where\""),
  ]
}
