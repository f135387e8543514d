import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Rules about modules, scopes, and the syntax of statements.
@Suite struct SCSSStatementTests {
  /// Members of modules, by all the ways to name the file and the member.
  @Test(arguments: [
    ("@use 'lib'; $x: lib.tint(#111);", "#111111"), ("@use 'lib' as *; $x: tint(#111);", "#111111"),
    ("@use '_lib'; $x: lib.$ink;", "#222222"), ("@use 'lib.scss'; $x: lib.$ink;", "#222222"),
    ("@use '_lib.scss' as l; $x: l.$ink;", "#222222"), ("@use 'all'; $x: all.p-tint(#111);", "#111111"),
    ("@use 'all'; $x: all.$p-ink;", "#222222"), ("@use 'all' as *; $x: p-tint(#111);", "#111111"),
    ("@use 'set'; $x: set.$ink;", "#333333"), ("@use 'lib' with ($ink: #444,); $x: lib.$ink;", "#444444"),
    ("@use 'lib' with ($ink: #444 !default); $x: lib.$ink;", "#444444"),
    ("@use 'all' with ($p-ink: #444); $x: all.$p-ink;", "#444444"),
    ("@use 'sass:map' as *; $x: get((a: #555), a);", "#555555"),
    ("@use 'sass:color' as *; $x: change(red, $lightness: 20%);", "#660000"),
    ("@use 'sass:color' as c; $x: c.mix(#fff, #000, 20%);", "#333333"),
    ("@use 'both'; $x: both.tint(#111);", "#111111"), ("@use 'both'; $x: both.$ink;", "#222222"),
  ])
  func membersOfModulesAreFound(_ text: String, _ expected: String) throws {
    let files = [
      "_lib.scss": "$ink: #222 !default; @function tint($c) { @return $c; }", "_all.scss": "@forward 'lib' as p-*;",
      "_set.scss": "@forward 'lib' with ($ink: #333);",
      "_both.scss": "@forward 'empty'; @forward 'lib' show tint, $ink;",
      "_empty.scss": "$none: 1;",
    ]
    #expect(try scss(text, files).hex("x") == expected)
  }

  /// Private members, and members that a module hides, are unknown outside.
  @Test(arguments: [
    "@use 'lib'; $x: lib.-own(#111);", "@use 'lib'; $x: lib.nope(#111);", "@use 'hide'; $x: hide.tint(#111);",
    "@use 'show'; $x: show.tint(#111);", "@use 'all'; $x: all.tint(#111);",
  ])
  func functionsThatAModuleDoesNotOfferAreUnknown(_ text: String) throws {
    let files = [
      "lib.scss": "$ink: #222; @function tint($c) { @return $c; } @function -own($c) { @return $c; }",
      "hide.scss": "@forward 'lib' hide tint;", "show.scss": "@forward 'lib' show $ink;",
      "all.scss": "@forward 'lib' as p-*;",
    ]
    #expect(try scss(text, files).reason("x") != nil)
  }

  /// What Sass refuses as syntax.
  @Test(arguments: [
    "@use 'lib' as ;", "@use 'lib' once;", "@use 'lib' with ($ink #111);", "@use 'lib' with (ink: #111);",
    "@use 'lib' with ($ink: #111 $a: 1);", "@forward 'lib' as p;", "@forward 'lib' once;", "@forward 'lib' show ;",
    "@forward 'lib' hide $;", "$x: lib.$;", "$x: $;", "$x: ;", "$x: (a: 1;", "$x: [1, 2;", "$x: mix(#fff, #000;",
    "$x: \"a;", "$x: 1 +;", "$x: (1;", "a { $x: 1; )", ")", "$x: #{1;", "a { b: c", "$x: 1 /* c",
  ])
  func brokenSyntaxIsRefused(_ text: String) { #expect(scssFault(text, ["lib.scss": "$ink: #222 !default;"]) != nil) }

  /// A variable of a rule ends with the rule; one with `!global` is the variable of the document.
  @Test func variablesOfRulesAreLocal() throws {
    let read = try scss(
      """
      $a: #111; $b: #222;
      .x { $a: #999; $b: #333 !global; $c: #444; $c: #555 !default; --y: #{$c}; color: $a; }
      $d: $a; $e: $b;
      """)
    #expect(try read.hex("d") == "#111111")
    #expect(try read.hex("e") == "#333333")
    #expect(try read.hex("x.y") == "#444444")
  }

  /// Comments, statements without variables, and texts with brackets in them don't end what is around them.
  @Test func statementsWithoutVariablesArePassed() throws {
    let read = try scss(
      """
      @charset "utf-8"; @debug "a;b"; @warn "}"; @debug a\\;b / c; @warn 1 / /* ; */ 2; /* $a: #999; */ // $a: #999;
      .x { &:hover { color: url(a;b); } @extend .y; @at-root .z { b: "}" } }
      @mixin m($a, $b...) { c: $a; } @include m(1, (2 3)...);
      $a: /* one */ #111 // two
        ;
      $b: "\\"}";
      """)
    #expect(try read.hex("a") == "#111111")
    #expect(read.content("b") == .literal(.text("\"}")))
  }

  /// A variable of a module is assigned; one that the module doesn't have changes nothing.
  @Test func variablesOfModulesAreAssigned() throws {
    let read = try scss(
      "@use 'lib'; lib.$ink /* a */ : #333; lib.$gone: #444; $x: lib.$ink; $y: lib.$gone;",
      ["lib.scss": "$ink: #222;"])
    #expect(try read.hex("x") == "#333333")
    #expect(try read.reason("y") == "$gone isn't defined in the files that were read")
  }
}
