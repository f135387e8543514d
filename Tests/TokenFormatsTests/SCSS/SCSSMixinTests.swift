import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Mixins that write custom properties, as themes do. The expected values are those that Dart Sass 1.99 writes.
@Suite struct SCSSMixinTests {
  @Test func parametersHaveValues() throws {
    let read = try scss(
      """
      $prefix: "g"; $map: (a: #111, b: #222);
      @mixin base($name: 'light', $ink: #000) { --#{$prefix}-ink: #{$ink}; --#{$name}: #f00; }
      @mixin all($colors) { @each $k, $v in $colors { --#{$k}: #{$v}; } }
      @mixin rest($first, $more...) { --first: #{$first}; --second: #{nth($more, 1)}; }
      :root { @include base; @include all($map); @include rest(#123456, #654321, #000); }
      .dark { @include base($ink: #eee, $name: dark); }
      """)
    #expect(try read.hex("g.ink") == "#000000")
    #expect(try read.hex("g.ink", in: "dark") == "#eeeeee")
    #expect(try read.hex("light") == "#ff0000")
    #expect(try read.hex("a") == "#111111" && read.hex("b") == "#222222")
    #expect(try read.hex("first") == "#123456" && read.hex("second") == "#654321")
    #expect(read.notices.isEmpty, "\(read.notices)")
  }

  @Test func themesOfOtherFilesAreIncluded() throws {
    let read = try scss(
      "@use './themes'; .g-root { @include themes.light; &_dark { @include themes.t-dark; } }",
      [
        "themes/_index.scss": "@use 'dark'; @forward 'common' as t-*; @mixin light { --ink: #111; --page: #fff; }",
        "themes/_dark.scss": "$x: 1;", "themes/_common.scss": "$own: #eee; @mixin dark { --ink: #{$own}; }",
      ])
    #expect(try read.hex("g-root.ink") == "#111111" || read.hex("ink") == "#111111")
    let texts = read.tokens.tokens.flatMap { $0.values.map(\.value.text) }
    #expect(texts.contains("#eee") && texts.contains("#111"), "\(texts)")
    #expect(!read.notices.contains { $0.message.hasPrefix("@include") }, "\(read.notices)")
  }

  /// The block of an `@include` reads and assigns the variables around it.
  @Test func contentRunsWhereItStands() throws {
    let read = try scss(
      """
      @mixin at($scheme) { $own: #00f; @media (prefers-color-scheme: $scheme) { @content; } }
      @mixin dark { @include at(dark) { :root { --page: #000; } } }
      :root { --page: #fff; $own: #0f0; @include at(light) { --own: #{$own}; $own: #f00; } --after: #{$own}; }
      @include dark;
      """)
    #expect(try read.hex("page") == "#ffffff")
    #expect(try read.hex("page", in: "dark") == "#000000")
    #expect(try read.hex("own", in: "light") == "#00ff00")
    #expect(try read.hex("after") == "#ff0000")
  }

  /// Where Sass has scopes, with the values that it writes.
  @Test(arguments: [
    ("$z: 2; @mixin m { @content; } .a { @include m { $z: 1; } --z: #{$z}; }", 2),
    ("@mixin a { @content; } @mixin b { --z: 1; @include a { @content; } } .a { @include b { --z: 2; } }", 2),
    ("$s: 0; .a { $t: 0; @each $i in 1, 2 { $t: $t + $i; } --z: #{$t}; }", 3),
    (".a { $t: 0; @for $i from 1 through 3 { $u: 5 !default; $u: $u + 1; $t: $u; } --z: #{$t}; }", 8),
    ("$i: 9; .a { @for $i from 1 through 2 { --n#{$i}: 1; } --z: #{$i}; }", 9),
    ("$x: 1; .a { $x: 2 !default; --z: #{$x}; }", 1),
    ("$x: 1; @mixin m { $x: 2; --y: 1; } .a { @include m; --z: #{$x}; }", 1),
    ("@function f() { $k: 0; @each $i in 1, 2 { $k: $k + $i; } @return $k; } .a { --z: #{f()}; }", 3),
    (".a { background: url(//x.y/z.png); --z: 4; }", 4),
  ])
  func scopesAreThoseOfSass(_ text: String, _ value: Double) throws {
    let read = try scss(text)
    var content = read.tokens.tokens.last { $0.path.description.hasSuffix("z") }?.values.first?.value.content
    // A whole value that is a variable is an alias of it.
    if case .alias(let target)? = content { content = read.content(target) }
    #expect(content == .literal(.number(value)), "\(read.tokens.tokens.map(\.path))")
  }

  /// What isn't run leaves no value that Sass would change.
  @Test(arguments: [
    "@mixin m { @if $gone { @content; } --y: 1; } .a { $l: 1; @include m { $l: 2; } --z: #{$l}; }",
    "$x: 1; @function f() { $x: 2 !global; @return 1; } $y: f(); .a { --z: #{$x}; }",
    ".a { $l: 1; #{$gone}-b { $l: 2; --y: 1; } --z: #{$l}; }",
    ".a { $l: 1; @at-root .b { $l: 2; } --z: #{$l}; }",
    ".a { --z: 1; @if $gone { --z: 2; } }",
    "@mixin m($x) { --z: 2; } .a { --z: 1; @include m; }",
    ".a { --z: 1; @include gone { --z: 2; } }",
  ])
  func whatMayChangeIsUndetermined(_ text: String) throws {
    let content = try scss(text).tokens.tokens.last { $0.path.description.hasSuffix("z") }?.values.first?.value.content
    guard case .undecidable? = content else {
      Issue.record("\(String(describing: content))")
      return
    }
  }

  /// Rules with doubtful selectors or conditions are skipped with a notice.
  @Test(arguments: [
    "$b: 600px; .a { @media (max-width: $b - 1px) { --z: 1; } }",
    ".a[x=\"&\"] { &_b { --z: 1; } }", ".a, .b { &-c + &-d { --z: 1; } }", ".a { @supports (display: $v) { --z: 1; } }",
  ])
  func doubtfulRulesAreNotRead(_ text: String) throws {
    let read = try scss(text)
    #expect(!read.tokens.tokens.contains { $0.path.description.hasSuffix("z") }, "\(read.tokens.tokens.map(\.path))")
    #expect(!read.notices.isEmpty)
  }

  /// A rule whose selector adds to the name of the rule around it is beside it.
  @Test func suffixesAreOtherRules() throws {
    let read = try scss(
      ".a { --x: #111; &_b { --x: #222; &-c { --x: #333; } --y: #444; } @media print { &_m { --x: #555; } } --z: #666; }"
    )
    #expect(try read.hex("a.x") == "#111111" && read.hex("a_b.x") == "#222222" && read.hex("a_b-c.x") == "#333333")
    #expect(try read.hex("a_b.y") == "#444444" && read.hex("a.z") == "#666666")
  }

  @Test func whatIsNotRunIsSaid() throws {
    let read = try scss(
      """
      @mixin never { --a: #111; }
      @mixin global { $b: #000 !global; --b: #111; }
      @mixin needs($x) { --c: #{$x}; }
      @mixin broken { --d: #111; --e: #{1 +}; }
      $b: #222;
      :root { --ok: #333; @include gone { --z: #000; } @include needs; @include broken; @include global; }
      """)
    #expect(try read.hex("ok") == "#333333")
    #expect(try read.reason("b") == "@mixin may change it, and Palpable doesn't run @mixin")
    for name: TokenPath in ["c", "d", "z"] {
      #expect(try read.reason(name) == "a statement that isn't run may set it", "\(name)")
    }
    let messages = read.notices.map(\.message)
    #expect(messages.contains("nothing here includes the mixin never, so the custom properties in it aren't read"))
    #expect(messages.contains("@include isn't run, so the custom properties in it can't be determined"))
    #expect(messages.contains("the mixin broken can't be run, so what it adds isn't read"), "\(messages)")
    #expect(messages.contains("the mixin needs can't be run, so what it adds isn't read"))
  }

  /// Mixins that include each other, or themselves many times, end.
  @Test func circlesEnd() throws {
    let circle = try scss(
      "@mixin a { --x: #111; @include b; } @mixin b { @include a; } :root { @include a; --y: #222; }")
    #expect(try circle.hex("y") == "#222222")
    let doubled = (1...40).map { "@mixin m\($0) { @include m\($0 - 1); @include m\($0 - 1); }" }.joined(separator: "\n")
    let many = try scss("@mixin m0 { --x: #111; }\n\(doubled)\n:root { @include m40; --y: #222; }")
    #expect(try many.hex("y") == "#222222")
  }

  @Test func aFileThatIncludesAThemeIsOneOfTokens() {
    func recognizes(_ text: String) -> Bool {
      SCSSFormat.recognizes(SourceFile(path: "a.scss", bytes: Array(text.utf8)))
    }
    #expect(recognizes("@use 'themes'; .root { @include themes.g-theme-light; }"))
    #expect(recognizes("@import 'a'; html { @include ColorPalette($x); }"))
    #expect(!recognizes(".button { @include button-size(1px, 2px); }"))
  }
}
