import DesignTokens
import Testing
import TokenFormats

/// The levels at which content gets custom properties: the root, the body, and the element itself (CSS Variables 1, CSS Cascade 5).
@Suite struct CSSLevelTests {
  /// Sheets, and the value of `--x` on content in body.
  static let winners: [(String, String)] = [
    // What is declared on an inner element wins, whatever the specificity, the order, or the layer.
    (":root:root:root{--x:1} body{--x:2}", "2"), ("body{--x:2} html{--x:1}", "2"),
    ("@layer a{body{--x:2}} :root{--x:1}", "2"), (":root{--x:1!important} body{--x:2}", "2"),
    ("*{--x:2} :root{--x:1}", "2"), (":where(*){--x:2} html:root{--x:1} body{--x:3}", "2"),
    ("body *{--x:2} body{--x:1} *{--x:3}", "2"), ("html *{--x:2} html{--x:1}", "2"),
    ("html > body{--x:2} :root{--x:1}", "2"), (":root{body{--x:2} --x:1}", "2"),
    ("body{--x:2} :root > body{--x:3}", "3"),
    ("html > *{--x:2} :root{--x:1}", "2"), (":not(html){--x:2} :root:root{--x:1}", "2"),
    (":is(html, body){--x:1} body{--x:2}", "2"), ("body:not(.none){--x:2} body{--x:1}", "2"),
    // The root is no element in body, and nothing is around it.
    (":root{--x:1} * :root{--x:2}", "1"), (":root{--x:1} body :root{--x:2}", "1"),
    (":root{--x:1} body html{--x:2}", "1"),
    (":not(*){--x:2} :root{--x:1}", "1"), (":root{--x:1} html:not(:root){--x:2}", "1"),
    // Words that leave the value to the element around it, or to what a layer stands on.
    (":root{--x:1} body{--x:inherit}", "1"), (":root{--x:1} *{--x:unset}", "1"),
    (":root{--x:1} body{--x:2;--x:revert}", "1"),
    ("@layer a{body{--x:2}} body{--x:revert-layer} :root{--x:1}", "2"), ("body{--x:revert-layer} :root{--x:1}", "1"),
    ("@layer a,b; @layer b{:root{--x:revert-layer}} @layer a{:root{--x:1}}", "1"),
    // A registered property that isn't inherited has its initial value in the content.
    ("@property --x{syntax:'*';inherits:false;initial-value:1} :root{--x:2}", "1"),
    ("@property --x{syntax:'*';inherits:false;initial-value:1} *{--x:2}", "2"),
    ("@property --x{syntax:'*';inherits:true;initial-value:1} :root{--x:2}", "2"),
    ("@property --x{syntax:'*';inherits:true;initial-value:1} body{--x:initial} :root{--x:2}", "1"),
  ]

  @Test(arguments: winners)
  func shows(_ sheet: String, _ value: String) throws {
    #expect(try readCSSTokens(sheet).texts("x") == ["- \(value)"])
  }

  /// Sheets, and what `--x` is on content: a reference means what it means on the element that has it.
  static let references: [(String, String)] = [
    (":root{--x:var(--y);--y:#111111} body{--y:#222222}", "#111111"),
    (":root{--y:#111111} body{--x:var(--y);--y:#222222}", "#222222"),
    (":root{--x:var(--y);--y:#111111} *{--y:#222222}", "#111111"),
    (":root{--x:var(--y, #333333)} body{--y:#222222}", "#333333"),
    (":root{--x:var(--y);--y:var(--z);--z:#111111} body{--z:#222222}", "#111111"),
    (":root{--y:var(--z);--z:#111111} body{--x:var(--y);--z:#222222}", "#111111"),
    (":root{--x:color-mix(in srgb, var(--y), var(--y));--y:#111111} body{--y:#222222}", "#111111"),
    (":root{--x:rgb(from var(--y) r g b);--y:#111111} body{--y:#222222}", "#111111"),
    (":root{--x:hsl(var(--y));--y:0 0% 0%} body{--y:0 0% 100%}", "#000000"),
    ("@layer a{*{--x:var(--y)}} :root{--x:#333333;--y:#111111} body{--y:#222222}", "#222222"),
  ]

  @Test(arguments: references)
  func referencesMeanTheirElement(_ sheet: String, _ color: String) throws {
    #expect(try readCSSTokens(sheet).color("x") == color)
  }

  /// A reference that means the same everywhere stays the name of its token, so that a change is made where the value is.
  @Test func aReferenceStaysAnAlias() throws {
    let imported = try readCSSTokens(":root{--y:#111;--x:var(--y)} body{--z:var(--x)}")
    #expect(imported.content("x") == .alias("y"))
    #expect(imported.content("z") == .alias("x"))
    let dark = try readCSSTokens(":root{--y:#111;--x:var(--y)} .dark{--y:#222}")
    #expect(dark.texts("x") == ["- var(--y)"])
    #expect(try dark.color("x", in: "dark") == "#222222")
  }

  /// On body a theme changes what is declared there; what the root declared from it keeps the root's value.
  @Test func aThemeOnBodyDoesNotReachReferencesOfTheRoot() throws {
    let imported = try readCSSTokens(":root{--y:#111111;--x:var(--y)} body.dark{--y:#222222}")
    #expect(try imported.color("y", in: "dark") == "#222222")
    #expect(try imported.color("x", in: "dark") == "#111111")
  }

  @Test func aValueOfTheRootThatBodyCoversIsNotCalledUnseen() throws {
    // Backgrounds of html itself, and references on the root, have it.
    #expect(try readCSSTokens(":root{--x:1} body{--x:2}").notices.isEmpty)
  }

  @Test func whatMatchesNothingIsNoticed() throws {
    let imported = try readCSSTokens(":root{--x:1} .dark :root{--x:2}")
    #expect(
      imported.notices.map(\.message) == [
        "--x: this value is never used; its selector matches neither html, body, nor their contents"
      ])
    #expect(imported.notices[0].location?.byteRange == 29..<30)
  }

  @Test func aPropertyWithoutAnyValueIsUndecided() throws {
    for word in ["inherit", "initial", "unset", "revert", "revert-layer"] {
      guard case .undecidable? = try readCSSTokens(":root{--x:\(word)}").content("x") else {
        Issue.record("\(word)")
        continue
      }
    }
  }
}
