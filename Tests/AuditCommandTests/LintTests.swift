import Audit
import AuditCommand
import Foundation
import SourceText
import TestSupport
import Testing

/// `palpable lint`, as it is run.
@Suite struct LintTests {
  /// A view with one shadow of its own, in line 4 at column 24.
  static func view(_ name: String, _ lines: String...) -> String {
    """
    struct \(name): View {
      var body: some View {
    \(lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n")    VStack {
          Text("a") /* é */ .shadow(radius: 4)
        }
      }
    }
    """
  }

  static let configuration = #"{ "code": ["Sources/**/*.swift"], "rules": { "custom-shadow": "error" } }"#

  private func folder(_ more: [String: String] = [:]) throws -> TemporaryFolder {
    var files = [
      "palpable.json": Self.configuration, "Sources/A/CardView.swift": Self.view("CardView"),
      "Sources/B.swift": Self.view("MapView"), "Sources/notes.txt": "no Swift",
      "Sources/.build/Other.swift": Self.view("Other"), "Sources/.Hidden.swift": Self.view("Hidden"),
    ]
    for (name, content) in more { files[name] = content }
    return try TemporaryFolder(files)
  }

  private func findings(_ json: String, rule: String = "custom-shadow") throws -> [String] {
    let root = try readJSON(SourceFile(path: "report.json", bytes: Array(json.utf8)))
    return try AuditSnapshot(name: "", reading: root).findings.filter { $0.rule == rule }.map { $0.at ?? "" }
  }

  @Test func findsWhatTheConfigurationNames() throws {
    let folder = try folder()
    let result = palpable("lint", "--format", "json", in: folder)
    #expect(result.exitCode == .failed && result.status == "")
    #expect(try findings(result.output) == ["Sources/A/CardView.swift:4:27", "Sources/B.swift:4:27"])
  }

  @Test func sourcesNarrowItDown() throws {
    let folder = try folder()
    for sources in [
      ["Sources/A"], ["./Sources/A/"], ["Sources/A/CardView.swift"], ["Sources/A", "Sources/A/CardView.swift"],
    ] {
      let result = run(["lint"] + sources + ["--format", "json"], in: folder)
      #expect(try findings(result.output) == ["Sources/A/CardView.swift:4:27"], "\(sources)")
    }
    #expect(palpable("lint", "Sources", in: folder).output.contains("Sources/B.swift:4:27  "))
  }

  @Test func withoutAConfigurationEveryRuleRunsAtItsLevel() throws {
    let folder = try folder()
    try folder.remove("palpable.json")
    let result = palpable("lint", "Sources", in: folder)
    #expect(result.exitCode == .passed && result.output.hasPrefix("Sources: passed"))
    try folder.write(#"{ "extends": "ours.json", "name": "Ours" }"#, to: "team/lint.json")
    try folder.write(#"{ "rules": { "custom-shadow": "error" } }"#, to: "team/ours.json")
    let named = palpable("lint", "Sources", "--configuration", "team/lint.json", in: folder)
    #expect(named.exitCode == .failed && named.output.hasPrefix("Ours: failed"))
  }

  @Test func constantsOfTheSourcesAreTokens() throws {
    let folder = try folder([
      "Sources/A/CardView.swift": Self.view("CardView").replacing(
        ".shadow(radius: 4)", with: ".shadow(color: Elevation.color, radius: Elevation.radius)"),
      "Sources/B.swift":
        "enum Elevation {\n  static let color = Color(white: 0)\n  static let radius: CGFloat = 4\n}\n",
    ])
    #expect(palpable("lint", in: folder).exitCode == .passed)
    // Of the folder alone, nothing says what Elevation is.
    #expect(palpable("lint", "Sources/A", in: folder).exitCode == .failed)
  }

  @Test func cleanSourcesPassAlthoughNoRuleHadAnythingToDecide() throws {
    let folder = try folder(["Clean/Model.swift": "struct Model { var name = \"\" }\n"])
    let result = palpable("lint", "Clean", in: folder)
    #expect(result.exitCode == .passed && result.output.contains("Nothing fails the gate."))
  }

  @Test func theConsoleNamesWhatDoesNotGate() throws {
    let folder = try folder(["palpable.json": #"{ "rules": { "custom-shadow": "warning" } }"#])
    let result = palpable("lint", "Sources/A", in: folder)
    #expect(result.exitCode == .passed)
    #expect(
      result.output.contains(
        "  Not failing the gate: 1 warning:\n    Sources/A/CardView.swift: 1 finding\n      Sources/A/CardView.swift:4:27  "
      ))
    #expect(result.output.contains("  custom-shadow\n"))
  }

  @Test(arguments: [
    (["lint", "Empty"], "Empty: no Swift files found; pass Swift files or folders that contain them\n"),
    (
      ["lint", "Sources/notes.txt"],
      "Sources/notes.txt: isn't a Swift file; pass .swift files or folders\n"
    ),
    (["lint", "Nowhere"], "Nowhere: file or folder not found; check the path\n"),
    (["lint", "--configuration", "x.json"], "x.json: file or folder not found; check the path\n"),
    (["lint", "Broken.swift"], "Broken.swift:1:12: expected a closing }, found none\n"),
    (
      ["lint", "--prune", "--write-baseline", "x"],
      "palpable: --write-baseline and --prune can't be combined; pass one\n"
    ),
    (["lint", "--prune"], "palpable: --prune needs --baseline FILE\n"),
    (["lint", "--mode", "dark"], "palpable: unknown option --mode for lint; see palpable lint --help\n"),
  ])
  func saysWhatIsWrong(_ arguments: [String], _ sentence: String) throws {
    let folder = try folder(["Empty/readme.md": "", "Broken.swift": "struct A { {"])
    let result = run(arguments, in: folder)
    #expect(result.exitCode == .impossible && result.output == "")
    if arguments.contains("Broken.swift") {
      #expect(result.status.hasPrefix("Broken.swift:1:"))
    } else if arguments == ["lint", "--prune"] {
      #expect(result.status.contains("--prune"))
    } else {
      #expect(result.status == sentence)
    }
  }

  @Test func whereNothingNamesSourceThereIsNothingToLookAt() throws {
    let folder = try TemporaryFolder(["palpable.json": #"{ "tokens": ["tokens.json"] }"#, "tokens.json": goodTokens])
    let result = palpable("lint", in: folder)
    #expect(result.exitCode == .impossible)
    #expect(result.status.hasPrefix("no Swift files specified; "))
    #expect(palpable("lint", in: try TemporaryFolder()).exitCode == .impossible)
  }

  @Test func onlyRulesAboutCodeRunAndNothingElseIsComplainedAbout() throws {
    let waivers = #"""
      "waivers": [
        { "rule": "contrast-minimum", "subject": "color.ink on color.paper", "reason": "old", "owner": "us", "expires": "2020-01-01" },
        { "rule": "custom-shadow", "subject": "code MapView.*", "reason": "a map", "owner": "us", "expires": "2999-01-01" }],
      "overrides": [{ "tokens": ["color.ink"], "rules": { "contrast-minimum": "note" } }]
      """#
    let folder = try folder([
      "palpable.json": """
      { "tokens": ["tokens.json"], "code": "Sources", "rules": { "custom-shadow": "error" },
        "pairings": [{ "text": "color.paper", "on": "color.paper" }], \(waivers) }
      """, "tokens.json": goodTokens,
    ])
    let all = palpable("lint", "--format", "json", in: folder)
    let rules = try rules(all.output)
    #expect(rules == ["custom-shadow", "custom-shadow"])
    // The waiver of another file is not unused where that file is not looked at.
    let some = palpable("lint", "Sources/A", "--format", "json", in: folder)
    #expect(try self.rules(some.output) == ["custom-shadow"] && some.exitCode == .failed)
    #expect(palpable("lint", "Sources/B.swift", in: folder).exitCode == .passed)
  }

  private func rules(_ json: String) throws -> [String] {
    let root = try readJSON(SourceFile(path: "report.json", bytes: Array(json.utf8)))
    return try AuditSnapshot(name: "", reading: root).findings.map(\.rule)
  }

  @Test func writesReportsOnlyWhereItIsAskedTo() throws {
    let folder = try folder()
    #expect(palpable("lint", in: folder).status == "")
    #expect(throws: (any Error).self) { try folder.bytes(of: "Reports/palpable/report.html") }
    let result = palpable("lint", "--output", "out", "--format", "sarif=lint.sarif", in: folder)
    #expect(result.status == "\nFull report: out/report.html\n" && result.output == "")
    let html = String(decoding: try folder.bytes(of: "out/report.html"), as: UTF8.self)
    #expect(html.contains(" .<mark>shadow(radius: 4)</mark>"))
    #expect(try folder.bytes(of: "lint.sarif").count > 0 && folder.bytes(of: "out/report.md").count > 0)
  }

  @Test func aBaselineIsWrittenKeptAndPruned() throws {
    let folder = try folder()
    let all = palpable("lint", "--write-baseline", "debt.json", in: folder)
    #expect(all.exitCode == .passed && all.status == "debt.json: 2 findings accepted\n")
    #expect(palpable("lint", "--baseline", "debt.json", in: folder).exitCode == .passed)
    // Written again of some files, the rest stays accepted.
    let some = palpable("lint", "Sources/A", "--write-baseline", "debt.json", in: folder)
    #expect(some.status == "debt.json: 2 findings accepted\n" && some.exitCode == .passed)
    try folder.write(Self.view("MapView").replacing(".shadow(radius: 4)", with: ""), to: "Sources/B.swift")
    #expect(palpable("lint", "Sources/A", "--baseline", "debt.json", in: folder).exitCode == .passed)
    #expect(palpable("lint", "--baseline", "debt.json", in: folder).exitCode == .failed)
    let pruned = palpable("lint", "--baseline", "debt.json", "--prune", in: folder)
    #expect(pruned.status == "debt.json: 1 finding accepted\n" && pruned.exitCode == .passed)
  }

  @Test func anEarlierStateHoldsBackWhatItHad() throws {
    let folder = try folder([
      "old/palpable.json": Self.configuration, "old/Sources/B.swift": Self.view("MapView", "", ""),
    ])
    let result = palpable("lint", "--against", "old", "--format", "json", in: folder)
    #expect(result.exitCode == .failed)
    #expect(palpable("lint", "Sources/B.swift", "--against", "old", in: folder).exitCode == .passed)
    #expect(palpable("lint", "Sources/A", "--against", "old", in: folder).exitCode == .failed)
    try folder.write(result.output, to: "before.json")
    #expect(palpable("lint", "--against", "before.json", in: folder).exitCode == .passed)
    #expect(palpable("lint", "--against", "nowhere", in: folder).exitCode == .impossible)
  }

  @Test func anAuditOfEverythingSeesTheSame() throws {
    let folder = try folder()
    let json = palpable("audit", ".", "--no-reports", "--format", "json", in: folder).output
    #expect(try findings(json) == findings(palpable("lint", "--format", "json", in: folder).output))
    // Names of files are those below the configuration: what was accepted there is accepted from elsewhere.
    _ = palpable("audit", ".", "--no-reports", "--write-baseline", "debt.json", in: folder)
    let outside = CommandEnvironment(workingDirectory: "/", showsColor: false)
    let again = Palpable.run(
      ["audit", String(folder.path.dropFirst()), "--no-reports", "--baseline", folder.path + "/debt.json"], in: outside)
    #expect(again.exitCode == .passed, "\(again.status)")
  }

  @Test func suppressionsCountInEveryRun() throws {
    let comment = "      // palpable:disable:next custom-shadow - a map"
    let folder = try folder([
      "Sources/A/CardView.swift": Self.view("CardView").replacing("      Text", with: comment + "\n      Text"),
      "Sources/B.swift": "// palpable:disable:next custom-shadow - nothing\n",
    ])
    let result = palpable("lint", in: folder)
    #expect(result.exitCode == .passed)
    #expect(result.output.contains("1 finding is suppressed by a comment in the code\n"))
    #expect(palpable("lint", "--strict", in: folder).output.contains("unused-suppression"))
    let json = palpable("lint", "--format", "json", in: folder).output
    let root = try readJSON(SourceFile(path: "report.json", bytes: Array(json.utf8)))
    let code = root["coverage"]?["code"]
    #expect(code?["files"]?.number == 2 && code?["suppressions"]?.number == 2 && code?["previews"]?.number == 0)
    #expect(code?["chains"]?.number == 2)
  }

  private func run(_ arguments: [String], in folder: TemporaryFolder) -> CommandResult {
    Palpable.run(arguments, in: CommandEnvironment(workingDirectory: folder.path, showsColor: false))
  }

  /// Code that is nested too deep may contain any finding: 199 stacks are read, 200 are a finding of their own.
  @Test(arguments: [150, 190, 250, 5_000])
  func codeThatIsNestedTooDeepIsNoPass(_ depth: Int) throws {
    let stacks = String(repeating: "VStack {\n", count: depth)
    let view = "struct A: View { var body: some View {\n" + stacks + "Text(a).font(.system(size: 9))\n"
    let folder = try TemporaryFolder(["A.swift": view + String(repeating: "}", count: depth) + " } }\n"])
    let result = palpable("lint", "A.swift", "--strict", in: folder)
    #expect(result.exitCode == .failed)
    let text = "view code is nested more than 200 deep from here, so the rest isn't checked"
    #expect(result.output.contains(text) == (depth > 200))
    #expect(result.output.contains("A.swift:202:1") == (depth > 200))
  }

  /// Only the rule that a comment names is held back, and only by a comment that gives a reason.
  @Test(arguments: [
    ("hardcoded-color - the logo", CommandResult.ExitCode.passed), ("fixed-font - the logo", .failed),
    ("hardcoded-color", .failed), ("hardcoded-color - \u{2026}", .failed),
  ])
  func aCommentHoldsBackWhatItNamesForAReason(_ comment: String, _ decision: CommandResult.ExitCode) throws {
    let folder = try TemporaryFolder([
      "A.swift": """
      struct A: View {
        var body: some View {
          // palpable:disable:next \(comment)
          Text("a").foregroundStyle(Color.white)
        }
      }
      """
    ])
    let result = palpable("lint", "A.swift", "--strict", "--format", "json", in: folder)
    #expect(result.exitCode == decision)
    let root = try readJSON(SourceFile(path: "report.json", bytes: Array(result.output.utf8)))
    let colors = try AuditSnapshot(name: "", reading: root).findings.filter { $0.rule == "hardcoded-color" }
    #expect(colors.count == 1 && colors.allSatisfy { ($0.suppression != nil) == (decision == .passed) })
  }
}
