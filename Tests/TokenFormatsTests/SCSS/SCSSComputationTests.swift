import DesignTokens
import Testing
import TokenFormats

/// Functions and operators of Sass: each expected value follows from its documentation, and Sass gives the same.
@Suite struct SCSSComputationTests {
  @Test(arguments: [
    ("fade-out(#00000040, .5)", "#00000000"), ("fade-out(rgba(#123456, .75), .25)", "#12345680"),
    ("opacify(rgba(#123456, .25), .5)", "#123456bf"), ("adjust-hue(red, -60deg)", "#ff00ff"),
    ("adjust-hue(red, 480)", "#00ff00"), ("saturate(#bf4040, 100%)", "#ff0000"),
    ("desaturate(#ff0000, 100%)", "#808080"), ("adjust-color(#102030, $green: 10)", "#102a30"),
    ("adjust-color(#336699, $blue: -153)", "#336600"), ("adjust-color(#ff0000, $saturation: -100%)", "#808080"),
    ("adjust-color(#ff0000, $hue: 120deg)", "#00ff00"), ("adjust-color(#336699, $alpha: -.5)", "#33669980"),
    ("scale-color(#336699, $green: 100%)", "#33ff99"), ("scale-color(#336699, $blue: -100%)", "#336600"),
    ("scale-color(#ff0000, $saturation: -100%)", "#808080"),
    ("scale-color(rgba(#336699, .5), $alpha: 100%)", "#336699"), ("change-color(#336699, $green: 255)", "#33ff99"),
    ("change-color(#336699, $blue: 0)", "#336600"), ("change-color(#bf4040, $saturation: 100%)", "#ff0000"),
    ("change-color(#ff0000, $lightness: 100%)", "#ffffff"), ("change-color(#123456, $space: rgb)", "#123456"),
    // By alpha: the first has all the weight or none, whatever its alpha.
    ("mix(red, rgba(blue, 0), 0%)", "#0000ff00"), ("mix(rgba(red, 0), blue, 100%)", "#ff000000"),
    ("color.mix(#fff, #000, $method: srgb)", "#808080"), ("hsla(120, 100%, 50%, .5)", "#00ff0080"),
    ("rgb(10%, 20%, 30%)", "#1a334d"), ("invert($color: #123456)", "#edcba9"), ("complement($color: red)", "#00ffff"),
  ])
  func colorsAreChanged(_ value: String, _ expected: String) throws {
    #expect(try read(value).hex("x") == expected)
  }

  /// A wrong color would be worse than none: each of these has an argument whose effect isn't computed.
  @Test(arguments: [
    "invert(#123456, 50%)", "invert(#123456, $weight: 50%)", "color.invert(#123456, $space: oklch)",
    "color.complement(red, $space: oklch)", "adjust-hue(red, 0.5turn)", "adjust-hue(red, 1rad)",
    "change-color(red, $hue: 0.5turn)", "adjust-color(red, $hue: 200grad)", "scale-color(red, $hue: 10%)",
    "adjust-color(red, $whiteness: 10%)", "change-color(red, $red: 1, $hue: 1)", "change-color(red, $space: oklch)",
    "change-color(red, 10)", "change-color(red, $red: none)", "mix(red, blue, 120%)", "mix(red, blue, half)",
    "mix(red, oklch(0.5 0 0))", "color.mix(red, blue, $method: nowhere)", "fade-out(red, 1px)", "fade-out(1, .5)",
    "lighten(red)", "red(oklch(0.5 0 0))", "rgba(red, .5, .5)", "rgba(red, soft)", "rgb($red: 1, $green: 2, $blue: 3)",
    "math.div(1px)", "unit(a)", "percentage(a)", "adjust-color(#bf4040, $saturation: 80%)",
    "color.channel(red, \"hue\")", "color.channel(oklch(0.5 0 0), \"hue\", $space: hsl)", "color.channel(red)",
    "str-index(1, a)", "str-index(abc, 1)", "str-slice(abc, 1px)", "str-slice(abc, 1.5)", "str-insert(abc, 1, 1)",
    "str-insert(abc, d, a)", "to-upper-case(1)",
  ])
  func argumentsWithoutAMeaningHereAreUndetermined(_ value: String) throws {
    let reason = try #require(try read(value).reason("x"))
    #expect(reason.hasSuffix("() has an argument that Palpable can't compute"))
  }

  @Test(arguments: [
    ("red(#123456)", TokenValue.number(18)), ("green(#123456)", .number(52)), ("blue(#123456)", .number(86)),
    ("alpha(rgba(#123456, .25))", .number(0.25)), ("opacity(rgba(#123456, .25))", .number(0.25)),
    ("lightness(#ffffff)", .text("100%")), ("saturation(#ff0000)", .text("100%")), ("hue(#00ff00)", .text("120deg")),
    // Halves go away from zero, as in Sass.
    ("round(-1.5)", .number(-2)), ("round(2.5px)", .dimension(Dimension(3, .px))), ("round(-1.4)", .number(-1)),
    ("ceil(1.2px)", .dimension(Dimension(2, .px))), ("ceil(-1.2)", .number(-1)),
    ("floor(-1.2px)", .dimension(Dimension(-2, .px))), ("abs(-3px)", .dimension(Dimension(3, .px))),
    ("color.channel(#123456, \"red\")", .number(18)), ("color.channel(#123456, \"green\", $space: rgb)", .number(52)),
    ("color.channel(#123456, \"blue\", $space: rgb)", .number(86)),
    ("color.channel(#00ff00, \"hue\", $space: hsl)", .text("120deg")),
    ("color.channel(#00ff00, \"saturation\", $space: hsl)", .text("100%")),
    ("color.channel(#00ff00, \"lightness\", $space: hsl)", .text("50%")),
    ("color.channel(rgba(#123456, .25), \"alpha\")", .number(0.25)),
    ("unit(3px)", .text("px")), ("quote(abc)", .text("abc")), ("inspect(1px 2px)", .text("1px 2px")),
    ("meta.type-of(1px)", .text("number")), ("type-of(\"a\")", .text("string")), ("type-of(red)", .text("color")),
    ("type-of(true)", .text("bool")), ("type-of(null)", .text("null")), ("type-of((a: b))", .text("map")),
    ("type-of((1 2))", .text("list")), ("string.unquote(\"a b\")", .text("a b")), ("math.$pi > 3", .text("true")),
    // Filters of CSS, with a number for a color.
    ("opacity(50%)", .text("opacity(50%)")), ("invert(50%)", .text("invert(50%)")),
  ])
  func numbersAndTextsAreComputed(_ value: String, _ expected: TokenValue) throws {
    #expect(try read(value).content("x") == .literal(expected))
  }

  @Test(arguments: [
    ("length(a b c)", "3"), ("length((a: 1, b: 2))", "2"), ("length(a)", "1"), ("nth(a b c, -1)", "c"),
    ("nth((a: 1, b: 2), 2)", "b 2"), ("append((a, b), c)", "a, b, c"), ("append(a b, c)", "a b c"),
    ("append(a, b)", "a b"), ("append((), a)", "a"), ("append(a b, c, comma)", "a, b, c"),
    ("append((a, b), c, $separator: space)", "a b c"), ("list.append((a, b), c, auto)", "a, b, c"),
    ("join(a b, c d)", "a b c d"), ("join((a, b), c d)", "a, b, c, d"), ("join(a, (b, c))", "a, b, c"),
    ("join((), b c)", "b c"), ("join(a, b)", "a b"), ("map-has-key((a: 1), a)", "true"),
    ("map-has-key((a: null), a)", "true"), ("map-has-key((a: 1), b)", "false"), ("map-has-key((a: $gone), a)", "true"),
    ("map.has-key((a: (b: 1)), a, b)", "true"), ("map.has-key((a: 1), a, b)", "false"),
    ("map-keys((a: 1, b: 2))", "a, b"), ("map-values((a: x, b: y))", "x, y"),
    ("length(map-remove((a: 1, b: 2), a))", "1"), ("length(map-remove((a: 1), c))", "1"),
    ("map-get(map.set((a: x), a, y), a)", "y"), ("map-get(map.set((a: x), b, y), b)", "y"),
    ("map.get(map.deep-merge((a: (b: x, c: y)), (a: (b: z))), a, c)", "y"),
    ("map-get(map-merge((a: (b: x)), (a: (c: z))), a)", "z"), ("map-get((), a) == null", "true"),
  ])
  func listsAndMapsAreComputed(_ value: String, _ expected: String) throws {
    let read = try read(value)
    let token = read.tokens["x"] ?? read.tokens["x.c"]
    guard case .literal(let found)? = token?.values.first?.value.content else {
      Issue.record("\(value) has no value")
      return
    }
    switch found {
    case .text(let text): #expect(text == expected)
    case .number(let number): #expect(Double(expected) == number)
    default: Issue.record("\(found)")
    }
  }

  @Test(arguments: [
    ("nth(a b, 3)", "the list has no element 3"), ("nth(a b, 0)", "the list has no element 0"),
    ("nth(a b, half)", "nth() has no position"), ("nth()", "nth() has too few arguments"),
    ("append(a)", "append() has too few arguments"), ("map-merge((a: 1))", "map-merge() has too few arguments"),
    ("map-merge((a: 1), 2)", "map-merge() has a value that isn't a map"),
    ("map-get(red, a)", "map-get() has a value that isn't a map"), ("map-get((a: 1))", "map-get() has no key"),
    ("map-has-key((a: 1))", "map-has-key() has no key"), ("map.set((a: 1), b)", "map.set() needs a key and a value"),
    ("append(a b, c, slash)", "append() has a separator that Palpable can't write"),
    ("map-get((a: 1), calc(1px))", "the key isn't a value"), ("map-merge((a: 1), $gone)", "$gone \(gone)"),
    ("map-get((a: 1), $gone)", "$gone \(gone)"), ("map-has-key((a: 1), $gone)", "$gone \(gone)"),
    ("map.get((a: $gone), a, b)", "$gone \(gone)"), ("map-remove((a: 1), $gone)", "$gone \(gone)"),
    ("map-has-key($gone, a)", "$gone \(gone)"), ("if($gone, a, b)", "$gone \(gone)"),
    ("if()", "if() has no condition"), ("if(false, a)", "if() has too few values"), ("not $gone", "$gone \(gone)"),
    ("$gone or a", "$gone \(gone)"), ("$gone and a", "$gone \(gone)"), ("calc(#{$gone} + 1px)", "calc() \(part)"),
    ("calc($gone + 1px)", "calc() \(part)"), ("\"a#{$gone}\"", "the text \(part)"), ("a#{$gone}", "the text \(part)"),
    ("translate((a: b))", "translate() \(part)"), ("a#{1}(2)", "a#{1}() isn't supported"),
    ("math.pow(2, 3)", "math.pow() isn't supported"),
    ("lib.tint(red)", "lib isn't found, so tint() can't be determined"),
    ("-(a: b)", "- has a value that isn't a number"), ("red + 1", "arithmetic with colors isn't supported by Sass"),
    ("a * 2", "* has a value that isn't a number"), ("1px < 1s", "< has the units px and s"),
    ("2px * 2px", "* has the units px and px"), ("1 % 0", "% has the units none and none"),
  ])
  func whatHasNoValueIsUndetermined(_ value: String, _ reason: String) throws {
    #expect(try read(value).content("x") == .undecidable(reason))
  }

  @Test(arguments: [
    ("1 != 2", true), ("1 != 1", false), ("1 < 2", true), ("2 < 2", false), ("2 <= 2", true), ("3 <= 2px", false),
    ("2 >= 3", false), ("2px >= 2", true), ("3px > 2px", true), ("true or false", true), ("false or false", false),
    ("true and false", false), ("1 and true", true), ("not null", true), ("not 0", false), ("not \"\"", false),
    ("\"a\" == a", true), ("(1 2) == (1 2)", true), ("(1, 2) == (1 2)", false), ("null == null", true),
    ("red == #f00", true), ("red == \"red\"", false), ("true == \"true\"", false), ("1px == 2px", false),
    // `and` binds tighter than `or`, and comparisons tighter than both.
    ("true or true and false", true), ("1 == 1 and 2 > 3", false), ("not (1 == 2)", true),
  ])
  func conditionsAreComputed(_ condition: String, _ isTrue: Bool) throws {
    #expect(try read("if(\(condition), #111111, #222222)").hex("x") == (isTrue ? "#111111" : "#222222"))
  }

  @Test(arguments: [
    ("(1 + 2) * 3", TokenValue.number(9)), ("1 + 2 * 3", .number(7)), ("7 % -4", .number(-1)), ("-7 % 4", .number(1)),
    ("10px - $gap", .dimension(Dimension(6, .px))),
    ("(10px / 2px)", .number(5)), ("null or a", .text("a")), ("a + b", .text("ab")), ("a - b", .text("a-b")),
    ("1px + a", .text("1pxa")), ("-a", .text("-a")), ("\"a\\\"b\"", .text("a\"b")), ("\"a\\62 c\"", .text("abc")),
    ("\"\\201C\"", .text("\u{201C}")), ("calc($gap + 1px)", .text("calc(4px + 1px)")),
    ("url(\"a)b\")", .text("url(\"a)b\")")), ("translate(1px, $gap)", .text("translate(1px, 4px)")),
    ("if($condition: false, $if-true: a, $if-false: b)", .text("b")), ("pick((a b)...)", .text("b")),
  ])
  func operatorsAndTextsAreComputed(_ value: String, _ expected: TokenValue) throws {
    #expect(try read(value).content("x") == .literal(expected))
  }

  private static let gone = "isn't defined in the files that were read"
  private static let part = "has a part that can't be determined"

  private func read(_ value: String) throws -> Imported {
    try scss(
      """
      @use "sass:color"; @use "sass:list"; @use "sass:map"; @use "sass:math"; @use "sass:meta"; @use "sass:string";
      $gap: 4px;
      @function pick($a, $b) { @return $b; }
      $x: \(value);
      """)
  }
}
