import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Modules that are loaded more than once, circles of files, and flags of variables.
@Suite struct SCSSModuleFaultTests {
  /// A module is loaded once; a second configuration of it is an error of Sass.
  @Test func aModuleIsLoadedOnce() throws {
    let files = ["_lib.scss": "$ink: #111 !default;", "_a.scss": "@use 'lib' with ($ink: #222);"]
    #expect(try scss("@use 'a'; @use 'lib'; $x: lib.$ink;", files).hex("x") == "#222222")
    #expect(try scss("@use 'lib'; @use 'lib' as l; $x: l.$ink;", files).hex("x") == "#111111")
    let twice = "@use 'lib'; @use 'a';"
    let notices = (try? scss(twice, files))?.notices ?? []
    #expect(scssFault(twice, files) != nil || !notices.isEmpty)
  }

  /// Files that load each other are an error of Sass.
  @Test(arguments: ["import", "use", "forward"])
  func filesInACircleEnd(_ rule: String) {
    let files = ["_a.scss": "@\(rule) 'b';", "_b.scss": "@\(rule) 'a';"]
    let notices = (try? scss("@\(rule) 'a';", files))?.notices ?? []
    #expect(scssFault("@\(rule) 'a';", files) != nil || !notices.isEmpty)
  }

  @Test(arguments: [
    ("$a: #111; $a: #222 !default;", "#111111"), ("$a: null; $a: #222 !default;", "#222222"),
    ("$a: #222 !default !global;", "#222222"), (".x { $a: #333 !global; }", "#333333"),
    ("$a: #111; .x { $a: #333; $a: #444 !default; }", "#111111"), ("$A: #222; $a: #111;", "#111111"),
    ("$a: #111; @if true { $b: 1; } @else { $b: 2; }", "#111111"), ("$a: #111;;", "#111111"),
    ("$a:#111", "#111111"), ("$a : #111 ;", "#111111"), ("@mixin m { $a: 1; } $a: #111; @include m;", "#111111"),
    ("$a: #111; .x { .y & { z: $a } &-z { $a: 1 } }", "#111111"),
    ("$a: #111; @function f($x: (1, 2), $y...) { @return $x; }", "#111111"),
  ])
  func flagsAndScopesDecideTheValue(_ text: String, _ expected: String) throws {
    #expect(try scss(text).hex("a") == expected)
  }

  /// Functions of CSS and texts stay as they are written.
  @Test(arguments: [
    ("blur(4px)", "blur(4px)"), ("translate(1px, 2px)", "translate(1px, 2px)"),
    ("\"a b\"", "a b"), ("'a'", "a"), ("a b, c d", "a b, c d"), ("bold", "bold"), ("\"\\201C\"", "\u{201C}"),
    ("\"a\\\nb\"", "ab"), ("quote(a b)", "a b"), ("1fr 2fr", "1fr 2fr"), ("env(a, 1px)", "env(a, 1px)"),
    ("false", "false"), ("1px + a", "1pxa"), ("\"#{1px + 1px}\"", "2px"), ("a#{b}c", "abc"), ("#{a}#{b}", "ab"),
    ("url(\"a.png\")", "url(\"a.png\")"), ("10px / 2px / 1px", "10px/2px/1px"),
    ("join((a b), (c d), comma)", "a, b, c, d"), ("append((a b), c)", "a b c"), ("append((a, b), c)", "a, b, c"),
    ("join((a b), (c, d))", "a b c d"), ("append((a b), c, $separator: comma)", "a, b, c"),
  ])
  func textsStayAsTheyAre(_ value: String, _ expected: String) throws {
    #expect(try scss("$x: \(value);").content("x") == .literal(.text(expected)))
  }
}
