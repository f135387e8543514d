import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Functions and operators of Sass, with the results that its documentation gives for them.
@Suite struct SCSSFunctionTests {
  private static func read(_ value: String) throws -> Imported {
    try scss(
      """
      @use "sass:color";
      @use "sass:list";
      @use "sass:map";
      @use "sass:math";
      @use "sass:string";
      $gap: 4px;
      $pair: #fff, #000;
      $map: ("a": #010203, "b": ("c": #040506), 7: #070707);
      @function edge($width: 1px, $more: $width) { @return $more; }
      $x: \(value);
      """)
  }

  @Test(arguments: [
    ("saturate(hsl(0, 50%, 50%), 50%)", "#ff0000"), ("fade-out(#000, .8)", "#00000033"),
    ("opacify(rgba(#000, .2), .2)", "#00000066"), ("scale-color(#808080, $lightness: -100%)", "#000000"),
    ("scale-color(rgba(#000, .5), $alpha: 100%)", "#000000"), ("adjust-color(#000, $green: 51)", "#003300"),
    ("adjust-color(#000, $blue: 51)", "#000033"), ("change-color(#000, $red: 255, $blue: 51)", "#ff0033"),
    ("adjust-color(hsl(0, 50%, 50%), $saturation: 50%)", "#ff0000"), ("color.adjust(red, $hue: 120deg)", "#00ff00"),
    ("color.change(red, $lightness: 20%, $space: hsl)", "#660000"), ("color.mix(#fff, #000, 20%, srgb)", "#333333"),
    ("color.mix(#fff, #000, 20%, $method: srgb)", "#333333"),
    // The weight and the alphas cancel each other out, so the weight alone decides.
    ("mix(#ff0000, transparent, 0%)", "#00000000"), ("hwb(0 0% 0%)", "#ff0000"), ("mix($pair..., 20%)", "#333333"),
    ("map.get(map.set($map, \"a\", #aaa), \"a\")", "#aaaaaa"),
    ("map.get(map.deep-merge($map, (\"b\": (\"d\": #ddd))), \"b\", \"c\")", "#040506"),
    ("map.get(map.deep-merge($map, (\"b\": (\"d\": #ddd))), \"b\", \"d\")", "#dddddd"),
    ("map.get(map.merge($map, (\"e\": #eee)), \"e\")", "#eeeeee"), ("map-get($map, 7)", "#070707"),
    ("nth(map-values($map), 1)", "#010203"), ("map-get($map, nth(map-keys($map), 1))", "#010203"),
    ("nth(nth($map, 1), 2)", "#010203"), ("nth((#111, #222), -1)", "#222222"), ("nth(#111, 1)", "#111111"),
    ("nth(join((#111, #222), (#333, #444)), 3)", "#333333"), ("nth(append((#111, #222), #333), 3)", "#333333"),
    ("[#111 #222]", ""), ("nth([#111, #222], 2)", "#222222"),
    ("color.invert(#fff)", "#000000"), ("color.grayscale(white)", "#ffffff"), ("mix($pair...)", "#808080"),
  ])
  func colorsAreComputed(_ value: String, _ expected: String) throws {
    #expect(try Self.read(value).hex("x") ?? "" == expected)
  }

  @Test(arguments: [
    "false or true", "true or $gone", "1 != 2", "1 < 2", "2 <= 2", "3 >= 2", "1px<2px", "null == null",
    "\"a\" == a", "red == #ff0000", "1 != 1px", "true != \"true\"", "(1, 2) == (1, 2)", "not null", "not false",
    "map-has-key($map, \"a\")", "not map-has-key($map, \"z\")", "map-has-key($map, \"b\", \"c\")",
    "not map-has-key(map-remove($map, \"a\"), \"a\")", "map-has-key(map-remove($map, \"a\"), \"b\")",
    "not map-has-key((), \"a\")", "map.get($map, \"z\") == null", "length(map-keys($map)) == 3",
    "type-of(#fff) == color", "type-of(1px) == number", "type-of(a) == string", "type-of(true) == bool",
    "type-of(null) == \"null\"", "type-of((1, 2)) == list", "type-of($map) == map",
    "unit(4px) == \"px\"", "math.unit(1rem) == \"rem\"", "red(#010203) == 1", "green(#010203) == 2",
    "blue(#010203) == 3", "hue(#00ff00) == 120deg", "saturation(red) == 100%", "lightness(white) == 100%",
    "alpha(rgba(#000, .5)) == .5", "opacity(rgba(#000, .5)) == .5", "string.unquote(\"a\") == a",
    "quote(a) == \"a\"", "inspect(1px) == \"1px\"", "list.length((1, 2, 3)) == 3", "length([a b c]) == 3",
    "length([]) == 0", "list.nth((1, 2), 1) == 1", "10 - 4 == 6", "10px - 4 == 6px", "math.div(8px, 2px) == 4",
    "-7 % 4 == 1", "7 % -4 == -1", "math.floor(1.7) == 1", "math.ceil(1.2) == 2", "math.abs(-3px) == 3px",
    "math.round(1.5px) == 2px", "math.$pi > 3.14", "+$gap == 4px", "- $gap == -4px", "edge($more: 3px) == 3px",
    "edge(2px) == 2px", "1e3 == 1000", "\"\\41 b\" == \"Ab\"", "\"x\\zy\" == \"xzy\"", "\"\\\"\" == '\"'",
    "join((1, 2), (3, 4)) == (1, 2, 3, 4)", "append((1 2), 3) == (1 2 3)",
    "join((1, 2), (3, 4), space) == (1 2 3 4)", "a + 1px == a1px", "\"a\" + b == \"ab\"", "a - b == a-b",
    "if(null, 1, 2) == 2", "if($condition: false, $if-true: 1, $if-false: 2) == 2",
  ])
  func conditionsHold(_ condition: String) throws {
    #expect(try Self.read("if(\(condition), #111, #222)").hex("x") == "#111111")
  }

  /// What Sass refuses, or what needs a value that no file states.
  @Test(arguments: [
    "nth((1, 2), 3)", "nth((1, 2), 0)", "nth((1, 2), a)", "nth()", "map-get($map)", "map-get(1, a)", "map-keys(1)",
    "map.set($map, a)", "map-merge($map)", "map-merge($map, 1)", "map-merge($map, $gone)", "map-get($map, $gone)",
    "map-has-key($map, $gone)", "map-get($gone, a)", "join((1, 2))", "append((1, 2))",
    "mix(#fff, #000, 200%)", "mix(#fff)", "mix(#fff, #000, 50%, nowhere)", "mix(oklch(0.5 0 0), #fff)",
    "lighten(#fff)", "lighten(red, a)", "adjust-color(#fff, 1)", "adjust-color(red, $red: 1, $hue: 1deg)",
    "change-color(red, $nope: 1)", "change-color(red, $red: a)", "scale-color(red, $hue: 10%)", "transparentize(#fff)",
    "red(1)", "color.adjust(oklch(0.5 0 0), $red: 1)", "rgba(#fff, a)", "rgb($nope: 1)", "rgb($map, 1, 2)",
    "invert(oklch(0.5 0 0))", "1px < 1s", "1px * 1px", "#fff + #000", "#fff - 1",
    "$map + 1", "(1, 2) * 2", "$gone and true", "$gone or true", "$gone == 1", "$gone + 1", "not $gone", "-$gone",
    "-$map", "if()", "if(true)", "if($gone, 1, 2)", "if(false, 1)", "math.nope(1)", "nowhere.nope(1)",
    "nowhere.$nope", "unit(red)", "percentage(a)", "math.div(1)", "edge($gone)", "length($gone)",
    "type-of($gone)", "saturate($map, 1)", "blur($gone)", "translate($map)", "calc(1px + #{$gone})", "a#{$gone}b",
    "\"a#{$map}\"", "oklch(#{$gone} 0 0)", "list.nth($gone, 1)", "[$gone]",
  ])
  func whatHasNoValueIsUndetermined(_ value: String) throws {
    let read = try Self.read(value)
    #expect(try read.reason("x") != nil)
    #expect(!read.notices.isEmpty)
  }
}
