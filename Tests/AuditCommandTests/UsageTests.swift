import AuditCommand
import TestSupport
import Testing

/// Arguments: every error's exact sentence, help, and what they do to the result.
@Suite struct UsageTests {
  @Test(arguments: [
    (["audti"], "there is no command \"audti\". Did you mean audit?"),
    (["mend"], "there is no command \"mend\"; see palpable --help"),
    (["audit", "--strcit"], "audit has no option --strcit. Did you mean --strict?"),
    (["audit", "--repair", "x"], "audit has no option --repair; see palpable audit --help"),
    (
      ["audit", "--prune", "--write-baseline", "x"],
      "--write-baseline and --prune do not go together; give one of them"
    ),
    (
      ["audit", "--mode", "light", "--write-baseline", "x"],
      "--write-baseline and --mode do not go together; give one of them"
    ),
    (["audit", "--output"], "--output needs a value; write --output DIR"),
    (["audit", "--output", "--strict"], "--output needs a value; write --output DIR"),
    (["audit", "--strict=yes"], "--strict takes no value; write --strict alone"),
    (["audit", "--strict", "--strict"], "--strict is given twice; give it once"),
    (["audit", "--fail-on", "fatal"], "--fail-on cannot be \"fatal\"; it is one of note, warning, error"),
    (
      ["audit", "--profile", "wcag22aa"],
      "--profile cannot be \"wcag22aa\"; it is one of wcag22-aa, wcag22-aaa, apple-hig. Did you mean wcag22-aa?"
    ),
    (
      ["audit", "--format", "htlm"],
      "--format cannot be \"htlm\"; it is one of console, html, markdown, json, sarif, junit, github, gitlab, checkstyle, xcode, summary, badge. Did you mean html?"
    ),
    (["audit", "--format", "json="], "--format needs a value; write --format json=FILE"),
    (["check", "#fff"], "check needs a foreground and a background color; see palpable check --help"),
    (["check", "#fff", "#ggg"], "\"#ggg\" is no color: expected a hexadecimal digit at character 2"),
    (
      ["check", "#fff", "#000", "--level", "a"],
      "--level cannot be \"a\"; it is one of aa, aa-large, non-text, aaa, aaa-large. Did you mean aa?"
    ),
    (["rules", "contrast-minimun"], "there is no rule \"contrast-minimun\". Did you mean contrast-minimum?"),
    (["rules", "a", "b"], "rules does not know what to do with \"b\"; see palpable rules --help"),
    (["audit", "--\u{1B}[31m"], "audit has no option --<U+001B>[31m; see palpable audit --help"),
  ])
  func saysWhatIsWrong(_ arguments: [String], _ sentence: String) throws {
    let environment = CommandEnvironment(workingDirectory: try TemporaryFolder().path, showsColor: false)
    let result = Palpable.run(arguments, in: environment)
    #expect(result.status == "palpable: \(sentence)\n")
    #expect(result.exitCode == .impossible)
  }

  @Test func modesAndDatesAreChecked() throws {
    let folder = try TemporaryFolder(["palpable.json": goodConfiguration, "tokens.json": goodTokens])
    #expect(
      palpable("audit", "--mode", "lite", in: folder).status == "there is no mode \"lite\"; the modes are light\n")
    for day in ["2026-02-30", "2025-02-29", "2026-13-01", "2026-1-05", "26-01-05", "2026-01-05x", "２026-01-05"] {
      let result = palpable("audit", "--date", day, in: folder)
      #expect(result.status == "\"\(day)\" is no day; write it as YYYY-MM-DD, such as 2026-11-21\n")
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
        == "taken/sub/report.html: cannot be written, its folder cannot be made; choose another place for it\n")
    #expect(first.exitCode == .impossible)
    let second = palpable("audit", "--output", "out", in: folder)
    #expect(
      second.status
        == "out/report.md: cannot be written, something else than a regular file has its name; choose another place for it\n"
    )
  }
}
