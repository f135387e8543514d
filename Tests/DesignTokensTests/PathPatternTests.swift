import DesignTokens
import TestSupport
import Testing

@Suite struct PathPatternTests {
  static let faults: [(text: String, error: PathPattern.SyntaxError)] = [
    ("{", .unclosedBinding), ("a.{tone", .unclosedBinding), ("{a}.{", .unclosedBinding), ("{}", .badBindingName("")),
    ("{a b}", .badBindingName("a b")), ("{a.b}", .badBindingName("a.b")), ("{*}", .badBindingName("*")),
    ("{é}", .badBindingName("é")), ("{{a}}", .badBindingName("{a")), ("{a\u{301}}", .badBindingName("a\u{301}")),
    ("{a}.{a}", .repeatedBinding("a")), ("{a}-{b}-{a}", .repeatedBinding("a")), ("{a}{b}", .adjacentBinding("a")),
    ("{a}*", .adjacentBinding("a")), ("*{a}", .adjacentBinding("a")), ("{a}**", .adjacentBinding("a")),
    ("**{a}", .adjacentBinding("a")), ("x{a}{b}y", .adjacentBinding("a")),
  ]

  @Test(arguments: faults) func refuses(_ text: String, _ error: PathPattern.SyntaxError) {
    #expect(throws: error) { try PathPattern(text) }
  }

  static let matching: [(pattern: String, path: String, matches: Bool)] = [
    ("color.page", "color.page", true), ("color.page", "color.pages", false), ("color.page", "xcolor.page", false),
    ("color.page", "Color.page", false), ("color.page*", "color.page", true), ("color.page*", "color.page-muted", true),
    ("color.page*", "color.page.muted", false), ("color.*", "color.page", true), ("color.*", "color.", true),
    ("color.*", "color", false), ("color.*", "color.a.b", false), ("*.page", "color.page", true),
    ("*.page", ".page", true),
    ("*.page", "a.color.page", false), ("*", "color", true), ("*", "", true), ("*", "a.b", false), ("**", "", true),
    ("**", "a.b.c", true), ("color.**", "color.a.b", true), ("color.**", "color.", true), ("color.**", "color", false),
    ("**.page", "a.b.page", true), ("**.page", "page", false), ("a**z", "a.b.z", true), ("a**z", "az", true),
    ("a*z", "a.z", false), ("a*b*c", "axxbyyc", true), ("a*b*c", "axxcyyb", false), ("a*b*c", "abcbc", true),
    ("*a*", "bab", true), ("*a*", "b.a", false), ("**a*", "b.ab", true), ("***", "a.b", true), ("****", "a.b", true),
    ("a.*.c", "a.b.c", true), ("a.*.c", "a..c", true), ("a.*.c", "a.b.b.c", false), ("a.**.c", "a.b.b.c", true),
    ("a.**.c", "a.c", false), ("", "", true), ("", "a", false), ("a", "", false), ("a}", "a}", true),
    ("é*", "éa", true),
    ("\u{E9}", "e\u{301}", false), ("?", "a", false), ("[ab]", "a", false), ("a.$root", "a.$root", true),
    ("*$*", "a$b", true),
    ("*\u{301}", "e\u{301}", true), ("a\\*", "a*", false), ("color.page*", "color.page\u{301}", true),
  ]

  static let files: [(pattern: String, path: String, matches: Bool)] = [
    ("a/**/*.swift", "a/b.swift", true), ("a/**/*.swift", "a/b/c/d.swift", true), ("a/**/*.swift", "ab.swift", false),
    ("**/b.swift", "b.swift", true), ("**/b.swift", "a/b.swift", true), ("**/b.swift", "ab.swift", false),
    ("**/a/**/b", "a/b", true), ("**/a/**/b", "x/a/y/z/b", true), ("**/a/**/b", "xa/b", false),
    ("a**/b", "a/b", true), ("a**/b", "ab", false), ("a/**", "a/b/c", true), ("**/**/b", "b", true),
    ("a/**/{n}.json", "a/b/c.json", true), ("**/", "", true), ("**/", "a", false), ("**/", "a/", true),
  ]

  @Test(arguments: files) func matchesFolders(_ text: String, _ path: String, _ matches: Bool) throws {
    let pattern = try PathPattern(text, separator: "/")
    #expect(pattern.matches(path) == matches && pattern.hasWildcard)
    if text.contains("{n}") { #expect(pattern.match(path) == ["n": "c"]) }
  }

  @Test(arguments: matching) func matches(_ text: String, _ path: String, _ matches: Bool) throws {
    let pattern = try PathPattern(text)
    #expect(pattern.matches(path) == matches)
    #expect(pattern.matches(TokenPath(path)) == matches)
  }

  static let binding: [(pattern: String, path: String, bindings: [String: String]?)] = [
    ("B.label_{t}", "B.label_primary", ["t": "primary"]), ("B.label_{t}", "B.label_", nil),
    ("B.label_{t}", "B.label_a.b", nil),
    ("B.{a}_{b}", "B.x_y", ["a": "x", "b": "y"]), ("B.{a}_{b}", "B.x_y_z", ["a": "x", "b": "y_z"]),
    ("B.{a}_{b}_z", "B.x_y_w_z", ["a": "x", "b": "y_w"]), ("{a}", "x", ["a": "x"]), ("{a}", "", nil),
    ("{a}", "x.y", nil),
    ("{a}.{b}", "x.y", ["a": "x", "b": "y"]), ("{a}.{b}", "x.", nil), ("{a}.*", "x.y", ["a": "x"]),
    ("**.{a}", "x.y.z", ["a": "z"]), ("{a}.**", "x.y.z", ["a": "x"]), ("{a}aa", "aaaa", ["a": "aa"]),
    ("{a}-b-{c}", "1-b-2-b-3", ["a": "1", "c": "2-b-3"]), ("x", "x", [:]), ("x", "y", nil),
    ("{t-1_A}.x", "é.x", ["t-1_A": "é"]), ("badge.{k}.text", "badge.$x.text", ["k": "$x"]),
  ]

  @Test(arguments: binding) func binds(_ text: String, _ path: String, _ bindings: [String: String]?) throws {
    #expect(try PathPattern(text).match(path) == bindings)
  }

  @Test func aListedBindingTakesOneOfItsValuesOnly() throws {
    let pattern = try PathPattern("B.fill_{tone}_{state}")
    let allowed = ["tone": ["primary", "primary_soft"], "state": ["default", "disabled_default"]]
    #expect(pattern.match("B.fill_primary_default", allowed: allowed) == ["tone": "primary", "state": "default"])
    #expect(
      pattern.match("B.fill_primary_soft_disabled_default", allowed: allowed)
        == ["tone": "primary_soft", "state": "disabled_default"])
    #expect(
      pattern.match("B.fill_primary_disabled_default", allowed: allowed)
        == ["tone": "primary", "state": "disabled_default"])
    #expect(pattern.match("B.fill_danger_default", allowed: allowed) == nil)
    #expect(pattern.match("B.fill_primary_defaultx", allowed: allowed) == nil)
    #expect(pattern.match("B.fill_danger_x_default", allowed: ["state": ["default"]])?["tone"] == "danger_x")
    #expect(pattern.match("B.fill_a_b", allowed: ["tone": []]) == nil)
    #expect(pattern.match("B.fill_a_b", allowed: ["other": []]) == ["tone": "a", "state": "b"])
    // A listed value may hold a dot, and counts as bytes.
    #expect(try PathPattern("a.{x}").match("a.b.c", allowed: ["x": ["b.c"]]) == ["x": "b.c"])
    #expect(try PathPattern("a.{x}").match("a.e\u{301}", allowed: ["x": ["\u{E9}"]]) == nil)
  }

  @Test func saysWhatItIs() throws {
    let pattern = try PathPattern("a.{x}.*.{y}")
    #expect(pattern.bindingNames == ["x", "y"])
    #expect(pattern.hasWildcard && !pattern.isExactPath)
    #expect(pattern.description == "a.{x}.*.{y}")
    #expect(try PathPattern("a.b").isExactPath)
    #expect(try !PathPattern("a.b").hasWildcard)
    #expect(try !PathPattern("a.{b}").isExactPath)
    #expect(try !PathPattern("a.**").isExactPath)
  }

  @Test func spellsAPathWhenEverythingIsBound() throws {
    #expect(try PathPattern("a.{x}_{y}").path(with: ["x": "1", "y": "é", "z": "no"]) == "a.1_é")
    #expect(try PathPattern("a.{x}_{y}").path(with: ["x": "1"]) == nil)
    #expect(try PathPattern("a.b").path(with: [:]) == "a.b")
    #expect(try PathPattern("a.*").path(with: [:]) == nil)
  }

  @Test func slashesSeparateFilePaths() throws {
    let pattern = try PathPattern("tokens/*.json", separator: "/")
    #expect(pattern.matches("tokens/a.light.json"))
    #expect(!pattern.matches("tokens/a/b.json"))
    #expect(try PathPattern("tokens/**.json", separator: "/").matches("tokens/a/b.json"))
  }

}
