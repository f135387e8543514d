import SourceText
import TestSupport
import Testing

/// What a CI runner reads as a command, and that nothing of it is left in a text.
@Suite struct WorkflowCommandTests {
  /// Logging commands as the documentation of each runner writes them.
  static let documented = [
    ("GitHub Actions", "::set-output name=a::b"), ("GitHub Actions", "  ::endgroup::"),
    ("GitHub Actions", "x ##[group]a"), ("Azure Pipelines", "##vso[task.setvariable variable=a]b"),
    ("Azure Pipelines", "log: ##VSO[task.complete result=Succeeded;]"), ("GitHub Actions", "##[section]Starting"),
    ("TeamCity", "##teamcity[buildStatus status='SUCCESS']"), ("TeamCity", "a##teamcity[testFinished name='x']"),
    ("GitLab CI/CD", "section_start:1560896352:my_section"), ("GitLab CI/CD", "section_end:1560896353:my_section"),
    ("Travis CI", "travis_fold:start:a"), ("Travis CI", "travis_time:end:0"), ("Buildkite", "--- Build"),
    ("Buildkite", "a\n+++ Tests"), ("Buildkite", "~~~ Setup"), ("Buildkite", "^^^ +++"),
  ]

  @Test(arguments: documented) func isFound(_ runner: String, _ text: String) throws {
    let command = try #require(text.workflowCommand)
    #expect(command.runner == runner)
    #expect(text.withoutWorkflowCommands.workflowCommand == nil)
    #expect(!RunnerLog.commands(in: text).isEmpty && RunnerLog.commands(in: text.withoutWorkflowCommands).isEmpty)
  }

  @Test(
    arguments: [
      "a::b", "x ::error::y", "# #[x", "#[x]", "## Heading", "##", "##vso", "vso[task]", "--- ".dropFirst().description,
      "a --- b", " --- b", "section_start", "travis_fold", "---", "::".dropFirst().description, "", "a_b_c", "^^^ ++",
    ])
  func whatIsNoCommandStays(_ text: String) {
    #expect(text.workflowCommand == nil)
    #expect(text.withoutWorkflowCommands.hasSameBytes(as: text))
  }

  @Test(arguments: [
    ("##vso[a]", "##vso [a]"), ("##TeamCity[a]", "##TeamCity [a]"), ("####[", "#### ["), ("::::x", ": :::x"),
    ("\u{2003}::x", "\u{2003}: :x"), ("\r\n::x", "\r\n: :x"), ("é\n\t ::x", "é\n\t : :x"), ("--- a", "-- - a"),
    ("##vso##vso[", "##vso##vso ["), ("section_start:1", "section_start :1"), ("##[##[", "## [## ["),
  ])
  func aSpacePartsACommand(_ text: String, _ expected: String) { #expect(text.withoutWorkflowCommands == expected) }

  @Test func aTextThatStartsNoLineKeepsItsColons() {
    #expect("::a".escapingWorkflowCommands(startsLine: false) { _ in "!" } == "::a")
    #expect("::a\n::b ##[".escapingWorkflowCommands(startsLine: false) { _ in "!" } == "::a\n:!b ##!")
  }

  /// Texts of parts of commands: none is left, and nothing but single spaces has come in.
  @Test(arguments: 0..<10 as Range<UInt64>) func nothingIsLeftInAnyMixture(_ seed: UInt64) {
    let parts = [
      "#", "##", "[", "vso[", "VSO", "teamcity", ":", "::", "\n", " ", "\u{A0}", "-", "--- ", "+++", "^^^", "~~~ ",
      "section_", "start:", "travis_fold", "x", "é", "\u{301}", "\r",
    ]
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let text = (0..<12).map { _ in parts[random.below(parts.count)] }.joined()
      let parted = text.withoutWorkflowCommands
      #expect(RunnerLog.commands(in: parted).isEmpty && parted.workflowCommand == nil, "\(text.debugDescription)")
      #expect((text.workflowCommand == nil) == RunnerLog.commands(in: text).isEmpty, "\(text.debugDescription)")
      let spaces: (String) -> [UInt8] = { $0.utf8.filter { $0 != UInt8(ascii: " ") } }
      #expect(spaces(parted) == spaces(text))
    }
  }

  @Test(arguments: documented.map(\.1) + ["\\##vso[\"", "é##[\u{202E}"]) func jsonMeansTheSame(_ text: String) throws {
    var json = ""
    JSONText.object([(text, .string(text))]).write(to: &json)
    #expect(RunnerLog.commands(in: json).isEmpty)
    let node = try readJSON(SourceFile(path: "a.json", bytes: Array(json.utf8)))
    let member = try #require(node.members?.first)
    #expect(member.name.hasSameBytes(as: text) && member.value.string?.hasSameBytes(as: text) == true)
  }
}
