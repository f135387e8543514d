import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Functions with statements, and conditions and loops around variables; the results are those of Dart Sass 1.99.
@Suite struct SCSSFlowTests {
  @Test(arguments: [
    ("@if $a { @return red; } @return blue;", "true", "#ff0000"),
    ("@if $a { @return red; } @return blue;", "null", "#0000ff"),
    ("@if $a == 1 { @return red; } @else if $a == 2 { @return lime; } @else { @return blue; }", "1", "#ff0000"),
    ("@if $a == 1 { @return red; } @else if $a == 2 { @return lime; } @else { @return blue; }", "2", "#00ff00"),
    ("@if $a == 1 { @return red; } @elseif $a == 2 { @return lime; } @else { @return blue; }", "3", "#0000ff"),
    ("$color: red; @if $a { $color: blue; } @return $color;", "true", "#0000ff"),
    ("$color: red; @if $a { $inner: blue; } @return $color;", "true", "#ff0000"),
    (
      "$key: a; @each $name, $value in (a: red, b: blue) { @if $name == $a { @return $value; } } @return lime;", "b",
      "#0000ff"
    ),
    ("@each $name, $value in (a: red, b: blue) { @if $name == $a { @return $value; } } @return lime;", "c", "#00ff00"),
    ("$sum: 0; @for $i from 1 through 3 { $sum: $sum + $i; } @return rgb($sum, 0, 0);", "1", "#060000"),
    ("$sum: 0; @for $i from 1 to 3 { $sum: $sum + $i; } @return rgb($sum, 0, 0);", "1", "#030000"),
    ("$sum: 0; @for $i from 3 through 1 { $sum: $sum * 10 + $i; } @return rgb(0, $sum - 300, 0);", "1", "#001500"),
    ("$i: 0; @while $i < 5 { $i: $i + 2; } @return rgb($i, 0, 0);", "1", "#060000"),
    ("$i: 7; @for $i from 1 through 2 { } @return rgb($i, 0, 0);", "1", "#070000"),
    ("@warn \"old\"; @debug $a; @return red;", "1", "#ff0000"),
    ("@if map-has-key($palette, $a) { @return map-get($palette, $a); } @error \"no\";", "ink", "#123456"),
  ])
  func functionsRun(_ body: String, _ argument: String, _ expected: String) throws {
    let read = try scss("$palette: (ink: #123456); @function f($a) { \(body) } $x: f(\(argument));")
    #expect(try read.hex("x") == expected)
  }

  /// Functions with effects outside of them, or without a result.
  @Test(arguments: [
    ("@if $gone { @return red; } @return blue;", "$gone isn't defined in the files that were read"),
    ("@error \"no\";", "a function of Sass reaches @error"), ("@if $a { $x: 1; }", "f() ends without @return"),
    ("$y: 2 !global; @return red;", "f() assigns global variables, so Palpable doesn't run it"),
    ("@each $i in $gone { @return red; } @return blue;", "the values of @each can't be determined"),
    ("@for $i from a through b { @return red; } @return blue;", "the values of @for can't be determined"),
    ("@while $gone { } @return red;", "the condition of @while can't be determined"),
    ("@while true { $i: 1; } @return red;", "a function of Sass takes too many steps"),
    ("@include m; @return red;", "a function of Sass reaches @include"),
    ("@return f($a);", "f() calls too many functions"),
    ("a { b: c } @return red;", "a function of Sass has a statement that isn't supported"),
  ])
  func functionsWithoutAResultAreUndetermined(_ body: String, _ reason: String) throws {
    let read = try scss("@function f($a) { \(body) } $x: f(1);")
    #expect(try read.reason("x") == reason)
  }

  @Test func aColorFromAFunctionIsAnAliasOfTheOneThatItReturns() throws {
    let read = try scss("$palette: (ink: #123456); @function f($a) { @return map-get($palette, $a); } $x: f(ink);")
    let token = try #require(read.tokens.tokens.last)
    #expect(token.values.first?.value.content.target?.description == "palette.ink")
  }

  @Test(arguments: [
    ("$x: red; @if true { $x: blue; }", "#0000ff"), ("$x: red; @if false { $x: blue; }", "#ff0000"),
    ("$x: red; @if 1 == 2 { $x: blue; } @else { $x: lime; }", "#00ff00"),
    ("$x: red; @each $i in (lime, blue) { $x: $i; }", "#0000ff"),
    ("$n: 0; @for $i from 1 through 3 { $n: $n + $i; } $x: rgb($n, 0, 0);", "#060000"),
    ("$x: red; @if true { $y: blue; }", "#ff0000"), ("$x: red; @if true { @if true { $x: blue; } }", "#0000ff"),
    ("$x: red; .a { $x: blue; --y: 1; }", "#ff0000"),
  ])
  func conditionsAndLoopsAssignTheVariablesAroundThem(_ text: String, _ expected: String) throws {
    #expect(try scss(text).hex("x") == expected)
  }

  @Test(arguments: [
    (".b { $y: blue; --z: 1; }", "#0000ff"), (".b { $y: blue; }", "#0000ff"),
    ("@media print { $y: blue; }", "#0000ff"), (".b { $w: blue; }", "#ff0000"),
  ])
  func blocksAssignTheVariablesOfTheBlocksAroundThem(_ block: String, _ expected: String) throws {
    #expect(try scss(":root { $y: red; \(block) --x: #{$y}; }").hex("x") == expected)
  }

  @Test func loopsWriteCustomProperties() throws {
    let read = try scss("$map: (a: #111, b: #222); :root { @each $name, $value in $map { --#{$name}: #{$value}; } }")
    #expect(try read.hex("a") == "#111111")
    #expect(try read.hex("b") == "#222222")
  }

  @Test func loopsWriteRules() throws {
    let read = try scss("@each $name, $value in (a: #111, b: #222) { :root { --#{$name}: #{$value}; } }")
    #expect(try read.hex("a") == "#111111")
    #expect(try read.hex("b") == "#222222")
  }

  @Test(arguments: [
    ("@if $gone { $x: blue; }", "an @if with undetermined values may change it"),
    ("@each $i in $gone { $x: blue; }", "an @each with undetermined values may change it"),
    ("@while true { $x: blue; }", "@while may change it, and Palpable doesn't run @while"),
    ("@if true { @if $gone { $x: blue; } }", "an @if with undetermined values may change it"),
    ("@if $gone { } @else { $x: blue; }", "an @else with undetermined values may change it"),
  ])
  func possibleChangesAreUndetermined(_ text: String, _ reason: String) throws {
    #expect(try scss("$x: red; \(text)").reason("x") == reason)
  }

  @Test func aLocalVariableThatMayHaveChangedIsUndetermined() throws {
    let read = try scss(":root { $y: red; @if $gone { $y: blue; } --x: #{$y}; }")
    #expect(try read.reason("x") == "an @if with undetermined values may change it")
  }

  @Test func loopsWithTooManyTurnsEnd() throws {
    let loop = (1...4).reduce("") { text, _ in text + "@for $i from 1 through 40000 { " } + " $x: 1; "
    guard case .unsupported(let name, _, _)? = scssFault("$x: 1; " + loop + String(repeating: "}", count: 4)) else {
      Issue.record("The loops have no fault.")
      return
    }
    #expect(name == "more than 100000 turns of loops")
    let read = try scss("@function f() { \(loop) \(String(repeating: "}", count: 4)) @return red; } $x: f();")
    #expect(try read.reason("x") == "a function of Sass takes too many steps")
  }
}
