import Foundation
import ReportWriters
import TestSupport
import Testing

@testable import AuditCommand

/// What a command prints is in the log of a CI runner, and nothing of it that comes from input is a command there.
@Suite struct WorkflowCommandEscapingTests {
  /// Names that would be commands, and one that speaks to a terminal.
  static let names = [
    "::error file=a::##[error]", "##vso[task", "x##TeamCity[buildStatus status='x']", "section_start:1:a",
    "travis_fold:a",
    "--- a", "^^^ +++", "##", "\u{1B}[31m\r\n::add-mask::x\u{2028}\u{202E}",
  ]

  /// The formats of comparisons and repairs.
  private static let fewFormats = ["console", "markdown", "html", "json"].flatMap { ["--format", $0] }

  private static func color(_ value: String) -> String { #"{ "$type": "color", "$value": "\#(value)" }"# }

  /// A system that fails, in which everything that can have a name has this one.
  static func folder(_ name: String) throws -> TemporaryFolder {
    let quoted = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
    // A carriage return and a line feed are one character, so scalars are replaced.
    let file = name.unicodeScalars.reduce(into: "") { $0 += ["/", "\n", "\r"].contains($1) ? "_" : String($1) }
    return try TemporaryFolder([
      "\(file).swift": """
      import SwiftUI
      struct V: View {
        var body: some View {
          Text(\(quoted.replacing("\\u00", with: "x"))).font(.system(size: 12)) // palpable:disable:this \(file) - \(file)
          Button(action: {}) { Image("a") }.frame(width: 20, height: 20)
        }
      }
      """,
      "t.json": ##"{ \##(quoted): \##(Self.color("#777777")), "b": \##(Self.color("#888888")) }"##,
      "palpable.json": """
      { "name": \(quoted), "tokens": [{ "path": "t.json", "mode": \(quoted) }], "modes": [{ "name": \(quoted) }],
        "code": ["*.swift"], "pairings": [{ "text": "*", "on": "b" }],
        "waivers": [{ "rule": "increased-contrast", "subject": "** on b", "reason": \(quoted), "owner": \(quoted),
          "expires": "2020-01-01" }] }
      """,
    ])
  }

  @discardableResult private func expectNoCommand(
    _ arguments: [String], in folder: TemporaryFolder, allowsAnnotations: Bool = false
  ) -> CommandResult {
    let result = Palpable.run(arguments, in: CommandEnvironment(workingDirectory: folder.path, showsColor: false))
    #expect(!(result.output + result.status).isEmpty, "\(arguments)")
    #expect(RunnerLog.commands(in: result.output, allowsAnnotations: allowsAnnotations) == [], "\(arguments)")
    #expect(RunnerLog.commands(in: result.status) == [], "\(arguments)")
    #expect(!RunnerLog.holdsControls(result.output + result.status), "\(arguments)")
    return result
  }

  @Test(arguments: LongTests.some(Array(names.indices), 1)) func noReportHoldsACommand(_ index: Int) throws {
    let folder = try Self.folder(Self.names[index])
    let formats = ReportWriters.all.map { type(of: $0).format.id }
    // One audit prints all of them; annotations are commands, and have a log of their own.
    for group in [formats.filter { $0 != "github" }, ["github"]] {
      let arguments = ["audit", "--no-reports", "--date", "2026-01-01"] + group.flatMap { ["--format", $0] }
      let result = expectNoCommand(arguments, in: folder, allowsAnnotations: group == ["github"])
      #expect(result.exitCode == .failed, "\(result.status)")
    }
    expectNoCommand(["compare", ".", "."] + Self.fewFormats, in: folder)
  }

  @Test(arguments: 0..<4) func noRepairHoldsACommand(_ index: Int) throws {
    let folder = try Self.folder(Self.names[index])
    expectNoCommand(["fix"] + Self.fewFormats, in: folder)
  }

  @Test(arguments: LongTests.some(Array(names.indices), 1)) func noSentenceHoldsACommand(_ index: Int) throws {
    let name = Self.names[index]
    let folder = try Self.folder(name)
    let commands = [
      [name], ["help", name], ["rules", name], ["completions", name], ["check", name, name],
      ["check", "#fff", "--on", name],
      ["audit", name], ["audit", "--\(name)"], ["audit", "--mode", name], ["audit", "--date", name],
      ["audit", "--baseline", name], ["audit", "--against", name], ["audit", "--root", name],
      ["audit", "--profile", name],
      ["audit", "--format", name], ["audit", "--output", "t.json/\(name)"], ["fix", "--lock", name],
      ["fix", "--weight", "\(name)=2"], ["lint", name], ["compare", name, "."], ["convert", ".", name], ["init", name],
      ["report", "--history", "t.json/\(name)"], ["convert", ".", "--to", "css", "\(name).json"],
    ]
    for arguments in commands { expectNoCommand(arguments, in: folder) }
  }

  /// The documents that programs read mean the same, marker or not.
  @Test(.enabled(if: LongTests.areEnabled), arguments: ["##vso[task", "##teamcity[x]", "section_start:1:a"])
  func documentsKeepNames(_ name: String) throws {
    let folder = try Self.folder(name)
    let json = palpable("audit", "--no-reports", "--format", "json", in: folder).output
    let read = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(read["name"] as? String == name)
    let xml = palpable("audit", "--no-reports", "--format", "junit", in: folder).output
    #expect(xml.replacing("&#91;", with: "[").replacing("&#58;", with: ":").contains(name))
    let html = palpable("audit", "--no-reports", "--format", "html", in: folder).output
    #expect(html.replacing("&#91;", with: "[").replacing("&#58;", with: ":").contains("<h1>\(name)"))
    let markdown = palpable("audit", "--no-reports", "--format", "markdown", in: folder).output
    let entities = name.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? String(scalar) : "&#\(scalar.value);"
    }
    #expect(markdown.contains("<code>\(entities.joined())</code>"))
  }

  @Test(arguments: [
    (" ::error::x\n", "GitHub Actions"), ("+::error file=a::x\n", "GitHub Actions"),
    ("-  a ##[group]\n", "GitHub Actions"),
    ("+ \"##vso[task.x]\": 1\n", "Azure Pipelines"), (" ::a ##teamcity[x]\n", "TeamCity"),
    (" section_start:1:a\n", "GitLab CI/CD"),
  ])
  func aPatchWithACommandIsKnown(_ line: String, _ runner: String) {
    #expect(runnerReadingCommand(inPatch: "--- a/x\n+++ b/x\n@@ -1 +1 @@\n\(line)") == runner)
  }

  /// Style sheets have lines that start with `::`, and none of them is a command.
  @Test func aPatchOfAStyleSheetIsNone() {
    let patch =
      "diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n ::before { color: red }\n-a: #111\n+a: #112\n+\n"
    #expect(runnerReadingCommand(inPatch: patch) == nil)
  }

  @Test func aPatchWithACommandIsNotPrinted() throws {
    let folder = try TemporaryFolder([
      "t.css": "/*\n::warning::forged */\n:root { --ink: #777777; --page: #ffffff }\n",
      "palpable.json": #"{ "tokens": ["t.css"], "pairings": [{ "text": "ink", "on": "page" }] }"#,
    ])
    let result = palpable("fix", "--format", "patch", in: folder)
    #expect(result.exitCode == .impossible && result.output == "")
    #expect(
      result.status
        == "palpable: the patch contains a line that GitHub Actions reads as a command, and patches can't escape it; "
        + "write it to a file with --format patch=FILE\n")
    #expect(palpable("fix", "--format", "patch=fix.patch", in: folder).exitCode == .passed)
    #expect(String(decoding: try folder.bytes(of: "fix.patch"), as: UTF8.self).contains("\n ::warning::forged */\n"))
  }
}
