import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Values of variables: colors are those that Sass gives, computed by hand from its definitions.
@Suite struct SCSSValueTests {
  @Test(arguments: [
    ("#123456", "#123456"), ("#abc", "#aabbcc"), ("#11223380", "#11223380"), ("rebeccapurple", "#663399"),
    ("rgb(18, 52, 86)", "#123456"), ("rgb(18 52 86 / 50%)", "#12345680"), ("hsl(0, 100%, 50%)", "#ff0000"),
    ("rgba(#123456, .5)", "#12345680"), ("rgba(#12345680, 1)", "#123456"), ("rgba($ink, 0.2)", "#00000033"),
    ("mix(#fff, #000)", "#808080"), ("mix(white, #0d6efd, 80%)", "#cfe2ff"), ("mix(black, #0d6efd, 60%)", "#052c65"),
    // By alpha: w = 0, difference = -1, so the weight of the first is 0.
    ("mix(transparent, #ff0000)", "#ff000080"),
    ("lighten(#000, 20%)", "#333333"), ("darken(#fff, 20%)", "#cccccc"), ("lighten(#eee, 50%)", "#ffffff"),
    ("desaturate(#ff0000, 100%)", "#808080"), ("adjust-hue(#ff0000, 120deg)", "#00ff00"),
    ("complement(red)", "#00ffff"),
    ("grayscale(red)", "#808080"), ("invert(#123456)", "#edcba9"), ("transparentize(#000, .25)", "#000000bf"),
    ("fade-in(#00000080, 1)", "#000000"), ("color.adjust(#000, $lightness: 20%)", "#333333"),
    ("color.scale(#808080, $lightness: 100%)", "#ffffff"), ("color.scale(#000, $red: 50%)", "#800000"),
    ("color.change(#123456, $alpha: 0.5)", "#12345680"), ("color.change(red, $hue: 120deg)", "#00ff00"),
    ("color.adjust(#000000, $red: 255)", "#ff0000"), ("color.mix(#fff, #000, 20%)", "#333333"),
    ("map-get($map, \"a\")", "#010203"), ("map.get($map, \"b\", \"c\")", "#040506"),
    ("nth((#111, #222), 2)", "#222222"),
    ("if(true, #111, #222)", "#111111"), ("if(not true, #111, $gone)", ""), ("tint(#000, 20%)", "#333333"),
    ("if(1px == 1px and 2 > 1, #111, #222)", "#111111"), ("($ink)", "#000000"), ("oklch(1 0 0)", "#ffffff"),
    ("map.get(map.merge($map, (\"a\": #aaa)), a)", "#aaaaaa"), ("var(--x, #333)", "#333333"),
    ("rgba($color: #123456, $alpha: 50%)", "#12345680"), ("shift(#000, -20%)", "#333333"),
  ])
  func colorsAreComputed(_ value: String, _ expected: String) throws {
    let read = try scss(
      """
      @use "sass:color";
      @use "sass:map";
      $ink: #000; // the text's color
      $map: ("a": #010203, "b": ("c": #040506,),);
      @function tint($c, $weight: 10%) { @return mix(white, $c, $weight); }
      @function shift($c, $w) { @return if($w > 0, mix(black, $c, $w), tint($c, -$w)); }
      $x: \(value);
      """)
    if expected.isEmpty {
      #expect(try read.reason("x") != nil)
    } else {
      #expect(try read.hex("x") == expected)
    }
  }

  @Test(arguments: [
    ("1rem", TokenValue.dimension(Dimension(1, .rem))), ("8px * 2", .dimension(Dimension(16, .px))),
    ("(16px / 2)", .dimension(Dimension(8, .px))), ("math.div(16px, 2)", .dimension(Dimension(8, .px))),
    ("4px + 4", .dimension(Dimension(8, .px))), ("-$gap", .dimension(Dimension(-4, .px))), (".5", .number(0.5)),
    ("$gap*2", .dimension(Dimension(8, .px))), ("7 % 4", .number(3)), ("150ms", .duration(milliseconds: 150)),
    (".2s", .duration(milliseconds: 200)), ("round(1.5)", .number(2)), ("16px/2", .dimension(Dimension(8, .px))),
    ("50%", .text("50%")), ("percentage(.5)", .text("50%")), ("\"Inter\", sans-serif", .text("Inter, sans-serif")),
    ("0 1px 2px rgba(#000, .5)", .text("0 1px 2px #00000080")), ("calc(1px + #{$gap})", .text("calc(1px + 4px)")),
    ("\"a#{$gap}b\"", .text("a4pxb")), ("x-#{1 + 1}-y", .text("x-2-y")), ("true", .text("true")),
    ("url(https://a.b/c?d=#e)", .text("url(https://a.b/c?d=#e)")), ("$gap -$gap", .dimension(Dimension(0, .px))),
    ("unquote(\"a\") + b", .text("ab")), ("\"/*\"", .text("/*")),
  ])
  func otherValuesAreComputed(_ value: String, _ expected: TokenValue) throws {
    let read = try scss("@use 'sass:math';\n$gap: 4px;\n$x: \(value);")
    #expect(read.content("x") == .literal(expected))
  }

  @Test func aliasesStayAliases() throws {
    let read = try scss("$ink: #111; $text: $ink; $map: (a: $text); $y: map-get($map, a);")
    #expect(read.content("text") == .alias("ink"))
    #expect(read.content("map.a") == .alias("text"))
    #expect(read.content("y") == .alias("map.a"))
  }

  /// `$text: $ink` copies the value; a later value of `$ink` doesn't reach it.
  @Test func aVariableThatChangesLaterIsNoAlias() throws {
    let read = try scss("$ink: #111; $text: $ink; $ink: #222;")
    #expect(try read.hex("text") == "#111111")
    #expect(try read.hex("ink") == "#222222")
  }

  @Test func theFirstDefaultHolds() throws {
    let read = try scss("$a: #111; $a: #222 !default; $b: null; $b: #333 !default; $grid_gap: 1px; $grid-gap: 2px;")
    #expect(try read.hex("a") == "#111111")
    #expect(try read.hex("b") == "#333333")
    #expect(read.content("grid-gap") == .literal(.dimension(Dimension(2, .px))))
    #expect(read.tokens.tokens.count == 3)
  }

  /// `blue` without quotes is a color, `"blue"` is a text.
  @Test func keysOfMapsHaveKinds() throws {
    let read = try scss("$m: (blue: #111, \"blue\": #222, 100: #333); $x: map-get($m, \"blue\"); $y: map-get($m, 100);")
    #expect(try read.hex("x") == "#222222")
    #expect(try read.hex("y") == "#333333")
  }

  @Test func valuesHavePlaces() throws {
    let read = try scss("// c\n$ink: #123456 !default;\n$m: (\n  a: ( b: $ink ),\n);")
    let ink = try #require(read.tokens["ink"]).location
    #expect((ink.line, ink.column, ink.byteRange.count) == (2, 7, 7))
    let leaf = try #require(read.tokens["m.a.b"])
    #expect((leaf.location.line, leaf.location.column) == (4, 11))
    #expect(leaf.values[0].value.text == "$ink")
  }

  @Test(arguments: [
    ("$gone", "$gone isn't defined in the files that were read"),
    ("mix($gone, #fff)", "$gone isn't defined in the files that were read"),
    ("brand(1)", "brand() isn't defined in the files that were read"),
    ("changing(#111)", "changing() assigns global variables, so Palpable doesn't run it"),
    ("lib.$a", "there is no module lib here"),
    ("rgba(var(--a), .5)", "rgb() has a variable of CSS in it"),
    ("recursive(1)", "recursive() calls too many functions"),
    ("1px + 1s", "+ has the units px and s"),
    ("lighten(oklch(0.5 0 0), 10%)", "lighten() has an argument that Palpable can't compute"),
  ])
  func whatCannotBeComputedIsUndetermined(_ value: String, _ reason: String) throws {
    let read = try scss(
      """
      @function changing($c) { $changed: $c !global; @return $c; }
      @function recursive($n) { @return recursive($n + 1); }
      $x: \(value);
      """)
    #expect(read.content("x") == .undecidable(reason))
    #expect(read.notices.map(\.message) == [reason])
  }
}
