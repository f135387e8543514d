import AuditCommand
import TestSupport
import Testing

/// Arguments: every error's exact sentence, help, and what they do to the result.
@Suite struct UsageTests {
  static let cases: [(arguments: [String], sentence: String)] = [
    (["audti"], "unknown command \"audti\"; did you mean \"audit\"?"),
    (["mend"], "unknown command \"mend\"; see palpable --help"),
    (["audit", "--strcit"], "unknown option --strcit for audit; did you mean --strict?"),
    (["audit", "--repair", "x"], "unknown option --repair for audit; see palpable audit --help"),
    (
      ["audit", "--prune", "--write-baseline", "x"],
      "--write-baseline and --prune can't be combined; pass one"
    ),
    (
      ["audit", "--mode", "light", "--write-baseline", "x"],
      "--write-baseline and --mode can't be combined; pass one"
    ),
    (["audit", "--output"], "--output needs a value; use --output DIR"),
    (["audit", "--output", "--strict"], "--output needs a value; use --output DIR"),
    (["audit", "--strict=yes"], "--strict takes no value; use --strict alone"),
    (["audit", "--strict", "--strict"], "duplicate option --strict; pass it once"),
    (["audit", "--fail-on", "fatal"], "invalid value \"fatal\" for --fail-on; available values: note, warning, error"),
    (
      ["audit", "--profile", "wcag22aa"],
      "invalid value \"wcag22aa\" for --profile; available values: wcag22-aa, wcag22-aaa, apple-hig; did you mean \"wcag22-aa\"?"
    ),
    (
      ["audit", "--format", "htlm"],
      "invalid value \"htlm\" for --format; available values: console, html, markdown, json, sarif, junit, github, gitlab, checkstyle, xcode, summary, badge, poster, poster-a3, csv, jsonl, acr, acr-html; did you mean \"html\"?"
    ),
    (["audit", "--format", "json="], "--format needs a value; use --format json=FILE"),
    (["init", ""], "init needs a non-empty path; see palpable init --help"),
    (["compare", "a.json", ""], "compare needs a non-empty path; see palpable compare --help"),
    (["fix", "--", ""], "fix needs a non-empty path; see palpable fix --help"),
    (["check", "#fff"], "check needs a foreground and a background color; see palpable check --help"),
    (["check", "#fff", "#ggg"], "invalid color \"#ggg\": expected a hexadecimal digit at character 2"),
    (
      ["check", "#fff", "#000", "--level", "a"],
      "invalid value \"a\" for --level; available values: aa, aa-large, non-text, aaa, aaa-large; did you mean \"aa\"?"
    ),
    (["rules", "contrast-minimun"], "unknown rule \"contrast-minimun\"; did you mean \"contrast-minimum\"?"),
    (["rules", "a", "b"], "unexpected argument \"b\" for rules; see palpable rules --help"),
    (["audit", "--\u{1B}[31m"], "unknown option --<U+001B>[31m for audit; see palpable audit --help"),
  ]

  @Test(arguments: cases) func saysWhatIsWrong(_ arguments: [String], _ sentence: String) throws {
    let environment = CommandEnvironment(workingDirectory: try TemporaryFolder().path, showsColor: false)
    let result = Palpable.run(arguments, in: environment)
    #expect(result.status == "palpable: \(sentence)\n")
    #expect(result.exitCode == .impossible)
  }

  @Test func modesAndDatesAreChecked() throws {
    let folder = try TemporaryFolder(["palpable.json": goodConfiguration, "tokens.json": goodTokens])
    #expect(
      palpable("audit", "--mode", "lite", in: folder).status == "unknown mode \"lite\"; available modes: light\n")
    for day in ["2026-02-30", "2025-02-29", "2026-13-01", "2026-1-05", "26-01-05", "2026-01-05x", "２026-01-05"] {
      let result = palpable("audit", "--date", day, in: folder)
      #expect(result.status == "invalid date \"\(day)\"; use an existing day as YYYY-MM-DD\n")
      #expect(result.exitCode == .impossible)
    }
    #expect(palpable("audit", "--date", "2024-02-29", in: folder).exitCode == .passed)
  }

  @Test func helpNamesEveryOptionAndCommand() throws {
    let folder = try TemporaryFolder()
    let overview = palpable("--help", in: folder)
    #expect(overview.exitCode == .passed)
    for word in ["audit", "check", "rules"] {
      #expect(overview.output.contains("  \(word) "))
      #expect(palpable(word, "--help", in: folder).exitCode == .passed)
      #expect(palpable("help", word, in: folder).output == palpable(word, "--help", in: folder).output)
    }
    for option in ["format", "output", "mode", "profile", "strict", "fail-on", "date"] {
      #expect(palpable("audit", "--help", in: folder).output.contains("--\(option)"))
    }
    #expect(palpable("--version", in: folder).output == "palpable 0.1.0\n")
    #expect(
      Palpable.run([], in: CommandEnvironment(workingDirectory: folder.path, showsColor: false)).exitCode == .impossible
    )
  }

  @Test func anOutputFolderThatCannotBeWrittenIsSaid() throws {
    let folder = try TemporaryFolder([
      "palpable.json": goodConfiguration, "tokens.json": goodTokens, "taken": "a file", "out/report.md/x": "",
    ])
    let first = palpable("audit", "--output", "taken/sub", in: folder)
    #expect(
      first.status
        == "taken/sub/report.html: can't be written because its folder can't be created; choose another location\n")
    #expect(first.exitCode == .impossible)
    let second = palpable("audit", "--output", "out", in: folder)
    #expect(
      second.status
        == "out/report.md: can't be written because something other than a regular file has its name; choose another location\n"
    )
  }
}
