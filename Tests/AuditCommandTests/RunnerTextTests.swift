import TestSupport
import Testing

@testable import AuditCommand

/// What is printed for people is in the log of a runner, too, and holds no command for it (`::` after blanks at the start of a line, `##[` anywhere).
@Suite struct RunnerTextTests {
  @Test(
    arguments: [
      ("::error::x", ": :error::x"), ("a\n  ::add-mask::x", "a\n  : :add-mask::x"), ("a ::error::x", "a ::error::x"),
      (":a::b", ":a::b"), ("::::x", ": :::x"), ("x ##[error]y", "x ## [error]y"), ("###[a", "### [a"), ("#[a", "#[a"),
      ("\u{2003}::x", "\u{2003}: :x"), ("\r::x", "\r: :x"), ("", ""),
    ])
  func whatWouldBeACommandIsParted(_ text: String, _ expected: String) {
    #expect(text.withoutRunnerCommands == expected)
  }

  @Test(arguments: [["audit"], ["audit", "nowhere"], ["compare", ".", "."], ["fix"], ["lint", "::error::x.swift"]])
  func noNameBecomesACommand(_ arguments: [String]) throws {
    let name = "::error file=a::##[error]"
    let folder = try TemporaryFolder([
      "::error::x.swift": "let a = (",
      "t.json":
        ##"{ "\##(name)": { "$type": "color", "$value": "#777777" }, "b": { "$type": "color", "$value": "#888888" } }"##,
      "palpable.json": """
      { "name": "\(name)", "tokens": [{ "path": "t.json", "mode": "\(name)" }], "modes": [{ "name": "\(name)" }],
        "pairings": [{ "text": "\(name)", "on": "b", "name": "\(name)" }] }
      """,
    ])
    let result = Palpable.run(arguments, in: CommandEnvironment(workingDirectory: folder.path, showsColor: false))
    #expect(!(result.output + result.status).isEmpty)
    for line in (result.output + "\n" + result.status).split(separator: "\n") {
      #expect(!line.drop { $0.isWhitespace }.hasPrefix("::") && !line.contains("##["), "\(line)")
    }
  }
}
