import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Conditions that Dart Sass 1.99 holds for true: comparisons choose the branches that decide about colors.
@Suite struct SCSSReferenceTests {
  private static let variables = """
    @use "sass:color";
    @use "sass:list";
    @use "sass:map";
    @use "sass:math";
    @use "sass:string";
    $gap: 4px;
    $n: 3;
    $w: word;
    $c: #336699;
    $l: 1px 2px 3px;
    $ratio: 16px/1.5;
    @function sum($x, $y: 2) { @return $x + $y; }
    @function count($a, $rest...) { @return length($rest); }
    @function same($x) { @return $x; }

    """

  private static func holds(_ condition: String) throws -> Bool {
    let read = try scss(variables + "$x: if(\(condition), #111, #222);")
    let hex = try read.hex("x")
    try #require(hex == "#111111" || hex == "#222222")
    return hex == "#111111"
  }

  @Test(arguments: [
    "(a: 1) == (a: 1)", "(a: 1) != (a: 2)", "(a: 1, b: 2) == (b: 2, a: 1)", "(\"a\": 1) == (a: 1)",
    "(1: a) == (1.0: a)", "(a: red) == (a: #f00)", "(a: (b: 1px)) == (a: (b: 1px))", "1in == 96px", "96px == 1in",
    "1s == 1000ms", "180deg == .5turn", "100grad == 90deg", "1px != 1em", "1 != 1px", "1in > 95px", "95px < 1in",
    "10mm + 1cm == 2cm", "math.div(10px, 3) == 3.33333333333px", ".1 + .2 == .3", "not (1 < 1.0000000000001)",
    "1 <= .9999999999999", "not (1.0000000000001 > 1)", "[1, 2] != (1, 2)", "(1, 2) != (1 2)", "[1 2] == [1 2]",
    "() != null", "() != []", "() == map.remove((a: 1), a)", "(a,) != a", "[a] != (a)", "(a, b) == (a, b,)",
    "hsl(0, 100%, 50%) == red", "rgb(255, 0, 0) == red", "rgba(0, 0, 0, 0) == transparent", "red != \"red\"",
    "calc(1px + 1%) != null", "max(1px, 2px) != a", "calc(1px) != \"calc(1px)\"", "rgb(0, 0, 0) != rgba(0, 0, 0, .5)",
    "true != \"true\"", "1px != \"1px\"",
  ])
  func valuesAreComparedAsSassDoes(_ condition: String) throws {
    #expect(try Self.holds(condition))
  }

  @Test(arguments: [
    "10px/2 == 5px", "10px/2 + 1 == 6px", "5 / 2 + 1 == 3.5", "$ratio > 10px", "same(10px/2) == 5px",
    "nth(10px/2 3, 1) + 1 == 6px", "5/2/2 == 1.25", "6px/2px == 3", "1in / 96px == 1", "$gap +$n == 7px",
    "$gap -$n == 1px", "1 +2 == 3", "length(1 -2) == 2", "1-2 == -1", "length(a -b) == 2", "a +b == ab",
    "- $gap == -4px", "-$w == -word", "+$w == \"+word\"", "length(1--x) == 2", "1px + \"a\" == \"1pxa\"",
    "\"a\" + null == \"a\"", "\"#{red}\" == \"red\"", "\"#{#FFF}\" == \"#FFF\"", "\"#{10px/2}\" == \"10px/2\"",
    "\"#{[1, 2]}\" == \"[1, 2]\"", "10px % 3 == 1px", "unit(10px-a) == \"px-a\"",
  ])
  func operatorsWorkAsThoseOfSass(_ condition: String) throws {
    #expect(try Self.holds(condition))
  }

  @Test(arguments: [
    "nth(map-keys((1: a)), 1) + 1 == 2", "nth(map-keys((#fff: a)), 1) == white", "map-get((96px: a), 1in) == a",
    "map-get((1: a), 1px) == null", "nth(nth((a: 1, b: 2), 2), 1) == b", "map.has-key((red: 1), #f00)",
    "str-length(\"äö\") == 2", "string.length(abc) == 3", "string.index(\"abcd\", \"cd\") == 3",
    "str-index(\"abc\", \"z\") == null", "string.slice(\"abcd\", 2, 3) == \"bc\"", "str-slice(\"abc\", -2) == \"bc\"",
    "str-slice(\"abc\", 2, 1) == \"\"", "str-slice(\"abc\", 1, -2) == \"ab\"", "str-slice(\"abc\", 5) == \"\"",
    "string.insert(\"abcd\", \"X\", 2) == \"aXbcd\"", "str-insert(\"abc\", \"X\", -1) == \"abcX\"",
    "string.to-upper-case(\"abC\") == \"ABC\"", "to-lower-case(\"ABC\") == \"abc\"", "index(1px 2px, 96px) == null",
    "list.index(1 2 3, 2) == 2", "index((a: 1), (a 1)) == 1", "is-bracketed([1])", "not is-bracketed(1)",
    "list.separator((1, 2)) == comma", "list-separator(1 2) == space", "join([1], 2) == [1 2]",
    "join(1, [2]) == (1 2)", "append([1], 2) == [1 2]", "join(1 2, 3, $bracketed: true) == [1 2 3]",
    "length([(1 2 3)]) == 1", "math.is-unitless(1)", "not unitless(1px)", "math.compatible(1px, 1in)",
    "not comparable(1s, 1px)", "color.channel(#336699, \"red\", $space: rgb) == 51",
    "color.channel($c, \"lightness\", $space: hsl) == 40%", "color.channel($c, \"alpha\") == 1",
    "green(hsl(120, 50%, 50%)) == 191", "count(1, 2, 3) == 2", "count((1, 2, 3)...) == 2", "sum((x: 1, y: 2)...) == 3",
    "sum($y: 1, $x: 5) == 6", "inspect(null) == \"null\"", "type-of(1px/2) == number",
  ])
  func functionsGiveWhatSassGives(_ condition: String) throws {
    #expect(try Self.holds(condition))
  }

  @Test(arguments: [
    ("sass($gap == 4px): red; else: blue", "#ff0000"), ("sass($gap == 5px): red; else: blue", "#0000ff"),
    ("sass(true) and sass(false): red; sass(1): lime; else: blue", "#00ff00"), ("else: blue", "#0000ff"),
    ("not sass(true): red; else: blue", "#0000ff"), ("(sass(false) or sass(true)): red; else: blue", "#ff0000"),
    ("sass(true): red; else: null;", "#ff0000"),
  ])
  func clausesOfIfAreChosen(_ clauses: String, _ expected: String) throws {
    #expect(try scss(Self.variables + "$x: if(\(clauses));").hex("x") == expected)
  }

  /// A calculation is a number in Sass if it can be one, so text can't say whether it's equal to something.
  @Test(arguments: [
    ("max(1px, 2px) == 2px", "a calculation, or a very long value, can't be compared"),
    ("calc(1px + 2px) != 3px", "a calculation, or a very long value, can't be compared"),
    ("type-of(calc(1px + 1%)) == calculation", "type-of() has an argument that Palpable can't compute"),
    ("(a: $gone) == (a: 1)", "$gone isn't defined in the files that were read"),
    ("\"a\" - b == ab", "- has a text in quotes"), ("list.zip(1 2, a b) == 1", "list.zip() isn't supported"),
    ("sum(1, 2, 3) == 3", "sum() has an unknown argument, or too many"),
    ("sum($z: 1) == 1", "sum() has an unknown argument, or too many"), ("url($gap) == a", "url() has an expression"),
    ("math.$epsilon == 1", "math.$epsilon isn't supported"), ("feature-exists(a)", "feature-exists() isn't supported"),
  ])
  func unclearComparisonsAreUndetermined(_ condition: String, _ reason: String) throws {
    let read = try scss(Self.variables + "$x: if(\(condition), #111, #222);")
    #expect(try read.reason("x") == reason)
  }

  @Test func colorsAsKeysKeepTheirNames() throws {
    let read = try scss("$colors: (red: #f00, BLUE: #00f, #333: #fff);")
    #expect(read.tokens.tokens.map(\.path.description) == ["colors.red", "colors.BLUE", "colors.#333"])
  }

  @Test func aBrowserDecidesItsOwnConditions() throws {
    let read = try scss("$x: if(media(width > 1px): red; else: blue);")
    #expect(try read.reason("x") == "media() in if() depends on the browser")
  }
}
