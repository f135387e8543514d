import Foundation
import TestSupport
import Testing

@testable import AuditCommand

/// `lint --changed`: findings that the change adds or touches, and the number of the others.
@Suite(.enabled(if: GitRepository.isAvailable)) struct ChangedLintTests {
  private static func view(_ name: String, _ size: String, _ more: String = "") -> String {
    """
    struct \(name): View {
      var body: some View {
        Text("\(name)")
          .font(.system(size: \(size)))
    \(more)  }
    }

    """
  }

  private static func repository(_ text: String) throws -> GitRepository {
    let repository = try GitRepository(["Views/A.swift": "import SwiftUI\n\n" + text])
    try repository.git("checkout", "-q", "-b", "topic")
    return repository
  }

  private static func lint(_ repository: GitRepository) -> CommandResult {
    repository.run("lint", "Views", "--changed", "--base", "main", "--fail-on", "warning")
  }

  @Test func whatTheChangeDoesNotTouchIsLeftOut() throws {
    let text = Self.view("First", "15") + Self.view("Second", "15")
    let repository = try Self.repository(text)
    #expect(repository.run("lint", "Views", "--fail-on", "warning").exitCode == .failed)
    let same = Self.lint(repository)
    #expect(same.exitCode == .passed)
    #expect(same.status.hasSuffix(" Left out 2 findings that the change neither adds nor touches.\n"), "\(same.status)")
    #expect(!same.output.contains("First") && !same.output.contains("Not failing"), "\(same.output)")
    // The finding stays, but its line has changed.
    let touched = text.replacing(
      "Text(\"Second\")\n      .font(.system(size: 15))",
      with: "Text(\"Second\")\n      .font(.system(size: 15))  // text")
    try repository.folder.write("import SwiftUI\n\n" + touched, to: "Views/A.swift")
    let result = Self.lint(repository)
    #expect(result.exitCode == .failed)
    #expect(result.output.contains("Second") && !result.output.contains("First"), "\(result.output)")
    #expect(
      result.status.hasSuffix(": 1 file has changed. Left out 1 finding that the change neither adds nor touches.\n"))
  }

  /// A removed line has no line in the new file, and what it caused is on another one.
  @Test func aFindingOfARemovedLineIsNew() throws {
    let button = """
      struct Close: View {
        var body: some View {
          Button(action: close) {
            Image(systemName: "xmark")
              .frame(width: 44, height: 44)
          }
          .accessibilityLabel("Close")
        }
      }

      """
    let repository = try Self.repository(button)
    #expect(Self.lint(repository).exitCode == .passed)
    try repository.folder.write(
      "import SwiftUI\n\n" + button.replacing("    .accessibilityLabel(\"Close\")\n", with: ""), to: "Views/A.swift")
    let result = Self.lint(repository)
    #expect(result.exitCode == .failed && result.output.contains("unlabelled-image-button"), "\(result.output)")
  }

  @Test func movedAndNewFilesCount() throws {
    let repository = try Self.repository(Self.view("First", "15"))
    try repository.folder.write("import SwiftUI\n\n" + Self.view("New", "15"), to: "Views/B \"é\".swift")
    let result = Self.lint(repository)
    #expect(result.exitCode == .failed)
    #expect(result.output.contains("New") && !result.output.contains("First"), "\(result.output)")
    try repository.commit()
    #expect(Self.lint(repository).output == result.output)
  }

  @Test func filesOfOtherReportsLeaveThemOutToo() throws {
    let repository = try Self.repository(Self.view("First", "15"))
    let result = repository.run(
      "lint", "Views", "--changed", "--base", "main", "--format", "github", "--format", "json=report.json")
    #expect(result.output == "", "\(result.output)")
    let report = String(decoding: try repository.folder.bytes(of: "report.json"), as: UTF8.self)
    #expect(!report.contains("fixed-font\", \"level\": \"warning\", \"outcome\": \"failed\""))
  }

  @Test func fixesCannotBeFiltered() throws {
    let repository = try Self.repository(Self.view("First", "15"))
    #expect(
      repository.run("lint", "Views", "--fix", "--changed").status
        == "palpable: --fix and --changed can't be combined; pass one\n")
  }

  @Test func linesOfAPatchAreCounted() {
    let patch = """
      diff --git a/a b.swift b/a b.swift
      --- a/a b.swift\t
      +++ b/a b.swift\t
      @@ -1 +1,2 @@ func a()
      -old
      +++ b/forged.swift
      +@@ -1 +900 @@
      @@ -9,2 +10,0 @@
      -x
      -y
      @@ -20,0 +20 @@
      +z
      \\ No newline at end of file
      --- a/gone.swift
      +++ /dev/null
      @@ -1 +0,0 @@
      -x
      --- /dev/null
      +++ "b/q\\"\\\\\\t\\303\\251.swift"
      @@ -0,0 +1,3 @@
      +1
      +2
      +3

      """
    let lines = GitChanges.lines(in: Array(patch.utf8))
    #expect(lines == ["a b.swift": [1...2, 20...20], "q\"\\\té.swift": [1...3]])
  }
}
