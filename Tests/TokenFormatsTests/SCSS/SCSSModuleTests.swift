import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Documents that bring in others, and what isn't run.
@Suite struct SCSSModuleTests {
  @Test func modulesHaveNamespaces() throws {
    let read = try scss(
      "@use \"theme/colors\" as c with ($ink: #222);\n@use 'tokens' as *;\n$text: c.$ink; $y: $plain; $z: c.fade(#000);",
      [
        "theme/_colors.scss": "$ink: #111 !default; $-own: #999; @function fade($x) { @return rgba($x, .5); }",
        "tokens/_index.scss": "@forward '../base' show $plain;", "base.scss": "$plain: #444; $other: #555;",
      ])
    #expect(try read.hex("text") == "#222222")
    #expect(try read.hex("y") == "#444444")
    #expect(try read.hex("z") == "#00000080")
    #expect(read.referenced == ["theme/_colors.scss", "tokens/_index.scss", "base.scss"])
    #expect(read.notices.isEmpty)
  }

  @Test func aFolderAboveIsALoadPath() throws {
    func read(_ address: String) throws -> Imported {
      let text = "@use '\(address)' as core; $x: core.$ink;"
      return try SCSSFormat.tokens(
        from: [SourceFile(path: "packages/button/styles/a.scss", bytes: Array(text.utf8))],
        library: SCSSFolder(texts: ["packages/core/_colors.scss": "$ink: #123456;"]))
    }
    let found = try read("core/colors")
    #expect(try found.hex("x") == "#123456")
    #expect(found.notices.map(\.message) == ["found in a parent folder, as on a load path of Sass"])
    #expect(try read("../../core/colors/").hex("x") == "#123456")
    #expect(try read("./core/colors").reason("x") == "core isn't found, so $ink can't be determined")
  }

  @Test func privateAndHiddenMembersAreNotOffered() throws {
    let read = try scss(
      "@use 'a'; $x: a.$-own; $y: a.$hidden; $z: a.$p-shown;",
      ["a.scss": "@forward 'b' as p-* hide $p-hidden; $-own: 1;", "b.scss": "$hidden: 2; $shown: 3;"])
    #expect(try read.reason("x") == "$-own isn't defined in the files that were read")
    #expect(try read.reason("y") == "$hidden isn't defined in the files that were read")
    #expect(read.content("z") == .alias("shown"))
  }

  @Test func importsShareOneScopeInOrder() throws {
    let read = try scss(
      "@import 'custom', 'variables'; @import url(print.css); @import 'x.css';",
      ["_custom.scss": "$blue: #00f;", "_variables.scss": "$blue: #0d6efd !default; $primary: $blue !default;"])
    #expect(try read.hex("primary") == "#0000ff")
    #expect(read.notices.isEmpty)
  }

  @Test func documentsThatAreGivenAndImportedAreReadOnce() throws {
    let read = try scss(together: [
      ("scss/_variables.scss", "$blue: #111 !default;"), ("scss/main.scss", "$blue: #222; @import 'variables';"),
    ])
    #expect(try read.hex("blue") == "#222222")
    #expect(read.conflicts.isEmpty)
  }

  @Test func partsWithoutAnEntryAreReadInTheOrderOfTheirNeeds() throws {
    let read = try scss(together: [
      ("_maps.scss", "$all: (a: $blue);"), ("_variables.scss", "$blue: #111;"), ("_other.scss", "$own: 1px;"),
    ])
    #expect(read.content("all.a") == .alias("blue"))
    #expect(
      read.notices.map(\.message) == [
        "no file here imports _variables.scss, _maps.scss, so they are read in the order in which they need each other; "
          + "a file that imports them decides their order"
      ])
  }

  @Test func partsThatContradictEachOtherAreAConflict() throws {
    let read = try scss(together: [
      ("a.scss", "$blue: #111;"), ("b.scss", "$blue: #222;"), ("c.scss", "$x: $blue;"),
    ])
    #expect(read.conflicts.map(\.path) == ["blue"])
    let apart = try scss(together: [("a.scss", "$blue: #111;"), ("b.scss", "$blue: #222;")])
    #expect(apart.conflicts.map(\.path) == ["blue"])
  }

  /// Each file has its own: "Private Members" of the Sass specification, with `-` and `_` the same character.
  @Test(arguments: ["$-own", "$_own"]) func privateVariablesOfTwoFilesAreNoConflict(_ name: String) throws {
    let read = try scss(together: [
      ("a.scss", "\(name): #111; $a: \(name);"), ("b.scss", "\(name): #222; $b: lighten(\(name), 0%);"),
    ])
    #expect(read.conflicts.isEmpty)
    #expect(try read.hex("a") == "#111111")
    #expect(try read.hex("b") == "#222222")
    #expect(read.notices.count { $0.message.hasSuffix("so only the last value is shown") } == 1)
  }

  @Test func aFileOfDarkVariablesIsTheDarkMode() throws {
    let read = try scss(together: [
      ("_variables.scss", "$ink: #111; $bg: #fff; $blue: #00f; $blue-dark: #009; @import 'variables-dark';"),
      ("_variables-dark.scss", "$ink-dark: #eee; $bg-dark: $ink;"),
    ])
    #expect(read.modes.map(\.name) == ["light", "dark"])
    #expect(try read.hex("ink", in: "dark") == "#eeeeee")
    #expect(try read.hex("bg", in: "dark") == "#111111")
    // In the file of the light values, a suffix is a name.
    #expect(try read.hex("blue-dark") == "#000099")
    #expect(read.tokens["ink-dark"] == nil)
  }

  @Test func whatNeedsAProgramIsCounted() throws {
    let read = try scss(
      """
      $a: #111; $b: #222; $c: #333;
      @if $gone { $a: #000; }
      @each $k in $gone { $b: #000; }
      @mixin theme { $c: #000 !global; }
      .x { @include theme; --ok: 1px; }
      @include theme;
      """)
    #expect(try read.reason("a") == "an @if with undetermined values may change it")
    #expect(try read.reason("b") == "an @each with undetermined values may change it")
    #expect(try read.reason("c") == "@mixin may change it, and Palpable doesn't run @mixin")
    let messages = read.notices.map(\.message)
    #expect(messages.contains("@if isn't run, so the variables in it can't be determined"))
    #expect(messages.contains("@include isn't run, so what it adds isn't read"))
  }

  @Test func missingDocumentsAreNoticed() throws {
    let read = try scss("@use 'gone'; @import 'away'; $x: gone.$y;")
    #expect(
      read.notices.map(\.message) == [
        "gone isn't found, so its variables can't be determined", "away isn't found, so what it defines isn't read",
        "gone isn't found, so $y can't be determined",
      ])
  }

  /// As in a system whose build adds the folder with the module of that name.
  @Test func aModuleThatNamesItselfIsNotFound() throws {
    let read = try scss("@forward 't'; $x: #123456;")
    #expect(read.notices.map(\.message) == ["t isn't found, so its variables can't be determined"])
    #expect(try read.hex("x") == "#123456")
  }

  @Test func customPropertiesHaveModes() throws {
    let read = try scss(
      """
      $prefix: x-; $ink: #111;
      :root { --#{$prefix}ink: #{$ink}; --#{$prefix}bg: #fff; // a comment
        --shade: #{rgba($ink, .5)}; --own: var(--x-ink); }
      .dark { --x-bg: #000; .y & { color: red } }
      @media print { body { color: $ink } }
      @include later { --z: 1px; }
      """)
    #expect(read.content("x.ink") == .alias("ink"))
    #expect(read.content("own") == .alias("x.ink"))
    #expect(try read.hex("shade") == "#11111180")
    #expect(try read.hex("x.bg", in: "dark") == "#000000")
    #expect(read.tokens["x.bg"]?.location.line == 2)
    #expect(read.notices.map(\.message) == ["@include isn't run, so the custom properties in it can't be determined"])
  }

  @Test func aPropertyLikeAVariableKeepsItsOwnName() throws {
    let read = try scss("$color: (ink: #111); :root { --color-ink: #{map-get($color, ink)}; --b: var(--color-ink) }")
    #expect(read.content("color.ink~2") == .alias("color.ink"))
    #expect(read.content("b") == .alias("color.ink~2"))
  }
}
