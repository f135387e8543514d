import DesignTokens
import SourceText
import TestSupport
import Testing

@testable import AuditSession

/// The colors that code uses together, for each language and each form in which code does it.
@Suite struct CodeUsesTests {
  private static let paths: [TokenPath] = [
    "text", "text.muted", "surface", "surface.hover", "accent", "on-accent", "AppColors.textSecondary", "white",
  ]
  private static let names = ColorNames(
    paths, positions: Array(paths.indices), spaces: paths.map { _ in "" }, files: paths.map { _ in ["a.css"] })

  private static func described(_ found: [ColorPair: Int]) -> Set<String> {
    Set(found.keys.map { "\(paths[$0.text]) on \(paths[$0.background])" })
  }

  private func uses(_ code: String, _ language: CodeUses.Language) -> Set<String> {
    Self.described(CodeUses(bytes: Array(code.utf8), names: Self.names, language: language).found)
  }

  @Test(arguments: [
    (".a { color: var(--text); background: var(--surface) }", ["text on surface"]),
    (
      ".a { background-color: var(--surface) !important;\n  color: hsl(var(--text-muted)); }", ["text.muted on surface"]
    ),
    (".a { color: var(--text, #000); background: var(--surface); }", ["text on surface"]),
    (".a { color: $text; background: $surface; }", ["text on surface"]),
    (".a { color: t.$text; background: t.$surface; }", ["text on surface"]),
    ("/* one */ .a { /* two */ color: var(--text); // three\n background: var(--surface); }", ["text on surface"]),
    // A state has what it doesn't set from the rule at rest, and so has a placeholder.
    (
      ".a { color: var(--text); background: var(--surface); &:hover { background: var(--surface-hover) } }",
      ["text on surface", "text on surface.hover"]
    ),
    (
      ".a { &::placeholder { color: var(--text-muted) } background: var(--surface); }", ["text.muted on surface"]
    ),
    (".a { color: var(--text); &:not(:disabled):hover { background: var(--surface) } }", ["text on surface"]),
    (
      ".a { background: url(//x.org/a.png) } .b { color: var(--text); background: var(--surface) }", ["text on surface"]
    ),
    // Not the same element.
    (".a { color: var(--text); &:before { background: var(--surface) } }", []),
    (".a { color: var(--text); &:hover .b { background: var(--surface) } }", []),
    (".a { color: var(--text); &:checked + .b { background: var(--surface) } }", []),
    // Not in all modes, or not opaque.
    ("@media (prefers-color-scheme: dark) { .a { color: var(--text); background: var(--surface) } }", []),
    (".dark .a { @apply bg-surface text-text; }", []),
    (".a { color: var(--text); background: var(--surface); opacity: 0.5 }", []),
    (".a { color: var(--text); opacity: 0.5; &:hover { background: var(--surface) } }", []),
    (".a { color: var(--text); background: var(--surface); opacity: 1 }", ["text on surface"]),
    (".a { color: var(--text); background-color: var(--surface); background-image: url(a.png) }", []),
    // Another variable with the same end.
    (".a { color: var(--bs-text-muted); background: var(--surface) }", []),
    // The colors of other elements inside.
    (".a { color: var(--text); .b { background: var(--surface) } }", []),
    (".a { color: var(--text); &::before { background: var(--surface) } }", []),
    // Nothing is required of a disabled control.
    (".a:disabled { color: var(--text); background: var(--surface) }", []),
    (".a { background: var(--surface); &:disabled { color: var(--text) } }", []),
    // Variables, computed values, and colors of CSS.
    (".a { --color: var(--text); --background: var(--surface) }", []),
    (".a { color: rgb(from var(--text) r g b / 50%); background: var(--surface) }", []),
    (".a { color: white; background: var(--surface) }", []),
    (".a { color: var(--text) } .b { background: var(--surface) }", []),
    (".a { @apply bg-surface text-text; }", ["text on surface"]),
  ]) func styleSheets(_ code: String, _ expected: [String]) {
    #expect(uses(code, .styleSheet) == Set(expected), "\(code)")
  }

  @Test(arguments: [
    ("<p class=\"bg-surface text-text-muted\">", ["text.muted on surface"]),
    ("<p class=\"p-2\n bg-surface\n text-text\">", ["text on surface"]),
    ("cn('bg-surface text-text hover:bg-surface-hover')", ["text on surface", "text on surface.hover"]),
    ("`bg-surface text-text ${more}`", ["text on surface"]),
    ("\"bg-surface! !text-text text-sm\"", ["text on surface"]),
    ("\"bg-accent text-on-accent data-[state=open]:bg-surface\"", ["on-accent on accent", "on-accent on surface"]),
    ("\"bg-surface text-text bg-cover bg-center\"", ["text on surface"]),
    // A state with a text color that is no token.
    ("\"text-text hover:bg-accent hover:text-white/80\"", []),
    ("\"bg-surface text-text text-[#fff]\"", []),
    ("\"bg-surface text-text opacity-50\"", []),
    // One of two lists, and markup.
    ("`px-2 ${on ? \"p-1 bg-surface p-2\" : \"p-1 text-text p-2\"}`", []),
    (":class=\"on ? 'a bg-surface b' : 'a text-text b'\"", []),
    ("`<i class=\"a bg-surface b\"><b class=\"a text-text b\">`", []),
    ("<!-- <p class=\"bg-surface text-text\"> -->", []),
    ("disabled ? \"bg-surface text-text\" : \"\"", []), ("isDark && 'bg-surface text-text'", []),
    ("function A({ disabled }) { return 'bg-surface text-text' }", ["text on surface"]),
    // Translucent, for another scheme, screen, or element, or one of two.
    ("\"bg-surface/50 text-text\"", []),
    ("\"bg-surface hover:bg-accent/50 hover:text-text\"", []),
    ("\"bg-surface dark:text-text\"", []),
    ("\"bg-surface placeholder:text-text disabled:text-text\"", []),
    ("\"bg-surface bg-accent text-text\"", []),
    ("\"bg-[#fff] text-text\"", []),
    ("\"font-bold text-text\"", []),
    // Two templates, with other elements between them.
    ("const a = x || `A`;\n<b className=\"bg-surface\"/>\n<i className=\"text-text\"/>\nconst c = `C`", []),
    ("const a = {\n  name: x || `A`,\n}\n<b className=\"bg-surface\"/> <i className=\"text-text\" c={`${t}_C`}/>", []),
    ("const s = { color: 'var(--text)', backgroundColor: \"var(--surface)\" }", ["text on surface"]),
    (
      "makeStyles((t) => ({ root: { color: t.text.muted, background: t.surface.hover } }))",
      ["text.muted on surface.hover"]
    ),
    ("styled.div`color: var(--text); background: var(--surface);`", ["text on surface"]),
    ("const s = { color: dark ? a.text : b.text, background: t.color.surface }", []),
    ("const s: { color: string; background: string } = t", []),
    ("<p>don't</p> <b style={{ color: t.color.text, background: t.color.surface }}>isn't", ["text on surface"]),
  ]) func scripts(_ code: String, _ expected: [String]) {
    #expect(uses(code, .script) == Set(expected), "\(code)")
  }

  @Test(arguments: [
    (
      "Text(\"x\")\n  .foregroundStyle(Color.textMuted)\n  .padding(4)\n  .background(Color.surface)",
      ["text.muted on surface"]
    ),
    (
      "Text(title(\"x\")).foregroundColor(.textSecondary).background(.surface, in: .capsule)",
      ["AppColors.textSecondary on surface"]
    ),
    (
      "label.textColor = AppColors.textSecondary\nlabel.backgroundColor = UIColor.surface",
      ["AppColors.textSecondary on surface"]
    ),
    (
      "Text(\"x\")\n  .foregroundStyle(Color.textMuted)\n  // note\n  .background(Color.surface)",
      ["text.muted on surface"]
    ),
    (
      "switch x {\ncase .a:\n  l.textColor = AppColors.textSecondary\ncase .b:\n  l.backgroundColor = UIColor.surface\n}",
      []
    ),
    ("#Preview {\n  Text(\"x\").foregroundStyle(Color.textMuted).background(Color.surface)\n}", []),
    // The opacity of another view.
    (
      "icon.alpha = 0.5\nlabel.textColor = AppColors.textSecondary\nlabel.backgroundColor = UIColor.surface",
      ["AppColors.textSecondary on surface"]
    ),
    // Different views.
    ("label.textColor = AppColors.textSecondary\nview.backgroundColor = UIColor.surface", []),
    ("Text(\"a\").foregroundStyle(Color.textMuted)\nText(\"b\").background(Color.surface)", []),
    // A color of the platform.
    ("Text(\"a\").foregroundStyle(Color.white).background(Color.surface)", []),
    ("Text(\"a\").foregroundStyle(isOn ? Color.textMuted : .surface).background(Color.surface)", []),
    ("// Text(\"a\").foregroundStyle(Color.textMuted).background(Color.surface)", []),
    // Colors of an asset catalog.
    (
      "Text(\"a\").foregroundStyle(Color(\"TextMuted\")).background(Color(\"Surface\", bundle: .module))",
      ["text.muted on surface"]
    ),
    (
      "label.textColor = UIColor(named: \"text.muted\")!\nlabel.backgroundColor = UIColor(resource: .surface)",
      ["text.muted on surface"]
    ),
    ("Text(\"a\").foregroundStyle(Color(\"Text\\(x)\")).background(Color(\"Surface\"))", []),
    ("Text(\"a\").foregroundStyle(Color(.textMuted)).background(Color(red: 0, green: 0, blue: 0))", []),
  ]) func swift(_ code: String, _ expected: [String]) {
    #expect(uses(code, .swift) == Set(expected), "\(code)")
  }

  @Test(arguments: [
    (
      "ButtonDefaults.buttonColors(\n  containerColor = Theme.colors.accent,\n  contentColor = Theme.colors.onAccent,\n)",
      CodeUses.Language.kotlin, ["on-accent on accent"]
    ),
    (
      "Surface(color = Theme.colors.surfaceHover, contentColor = Theme.colors.textMuted) { }", .kotlin,
      ["text.muted on surface.hover"]
    ),
    (
      "colors(containerColor = colorResource(R.color.accent), contentColor = colorResource(id = R.color.on_accent))",
      .kotlin, ["on-accent on accent"]
    ),
    ("colors(disabledContainerColor = Theme.colors.accent, disabledContentColor = Theme.colors.onAccent)", .kotlin, []),
    ("Icon(tint = Theme.colors.textMuted)\nBox(Modifier.background(Theme.colors.surfaceHover))", .kotlin, []),
    (
      "style: ElevatedButton.styleFrom(backgroundColor: colors.accent, foregroundColor: Theme.of(context).onAccent),",
      .dart, ["on-accent on accent"]
    ),
    (
      "styleFrom(backgroundColor: theme.surfaceHover, foregroundColor: Theme.of(context).onAccent)", .dart,
      ["on-accent on surface.hover"]
    ),
  ]) func compose(_ code: String, _ language: CodeUses.Language, _ expected: [String]) {
    #expect(uses(code, language) == Set(expected), "\(code)")
  }

  @Test(arguments: [
    (
      "<a><TextView android:textColor=\"?attr/textMuted\" android:background=\"@color/surface\"/></a>",
      ["text.muted on surface"]
    ),
    ("<TextView android:textColor=\"@color/text\" android:background=\"@drawable/surface\"/>", []),
    (
      "<r><style name=\"A\"><item name=\"android:textColor\">@color/on_accent</item><item name=\"backgroundTint\">?accent</item></style></r>",
      ["on-accent on accent"]
    ),
    ("<TextView android:textColor=\"@color/text\"/>", []),
    ("<TextView android:textColor=\"@color/text\"", []),
  ]) func markup(_ code: String, _ expected: [String]) {
    let file = SourceFile(path: "a.xml", bytes: Array(code.utf8))
    #expect(Self.described(MarkupUses.pairs(in: file, Self.names)) == Set(expected), "\(code)")
  }

  /// If two apps define a name, the color in the nearest folder is meant.
  @Test func theNearestColorIsMeant() {
    let paths: [TokenPath] = ["text", "surface", "color.text", "color.surface"]
    let names = ColorNames(
      paths, positions: [0, 1, 2, 3], spaces: paths.map { _ in "" },
      files: [["a/x.css"], ["c/d/z.css", "a/x.css"], ["b/y.css"], ["b/y.css"]])
    func pairs(_ file: String) -> Set<ColorPair> {
      let bytes = Array("'bg-surface text-text'".utf8)
      return Set(CodeUses(bytes: bytes, names: names.names(in: file), language: .script).found.keys)
    }
    #expect(pairs("a/src/v.tsx") == [ColorPair(text: 0, background: 1)])
    #expect(pairs("b/v.tsx") == [ColorPair(text: 2, background: 3)])
    // Only other apps define the name.
    #expect(pairs("e/v.tsx").isEmpty)
  }

  /// A file of one repeated part takes no more time than other files; searching to the end from each part would take minutes.
  @Test(arguments: ["\n", "(", "x ", "`", "l.textColor = .text\n"])
  func theTimeDoesNotGrowWithTheSquare(_ part: String) {
    let bytes = Array(String(repeating: part, count: 40_000).utf8)
    for language in [CodeUses.Language.styleSheet, .script, .swift] {
      var found: [ColorPair: Int] = [:]
      let isFast = takesLess(than: 5) { found = CodeUses(bytes: bytes, names: Self.names, language: language).found }
      #expect(isFast && found.isEmpty, "\(language)")
    }
  }

  /// Nothing that isn't code ends a run, and the order of brackets doesn't matter.
  @Test func anyBytesAreRead() {
    var random = SplitMix64(seed: 20_261_127)
    var count = 0
    let parts = [
      "{", "}", "(", ")", "[", "]", ";", ",", "\n", "\"", "'", "`", "/*", "*/", "//", "&:hover", ".a", "color:",
      "background:", "color: var(--text);", "background: var(--surface);", "'bg-surface text-text'",
      "var(--text)", "$surface", "@apply bg-surface", ".foregroundStyle(", ".background(", "=", ":", "\\", "\u{E9}",
      "#{", "${",
    ]
    for _ in 0..<LongTests.count(400, long: 20_000) {
      let code = (0..<Int.random(in: 0..<40, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
      for language in [CodeUses.Language.styleSheet, .script, .swift, .kotlin, .dart] {
        let bytes = Array(code.joined().utf8)
        let found = CodeUses(bytes: bytes, names: Self.names, language: language).found
        #expect(found.values.allSatisfy { (0...bytes.count).contains($0) }, "\(code.joined())")
        count += found.count
      }
    }
    #expect(count > 0)
  }
}
