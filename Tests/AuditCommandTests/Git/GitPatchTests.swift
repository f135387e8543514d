import Testing

@testable import AuditCommand

/// The lines that a patch of git without context adds, by file.
@Suite struct GitPatchTests {
  private static func lines(_ text: String) -> [String: [ClosedRange<Int>]] { GitChanges.lines(in: Array(text.utf8)) }

  @Test func hunksAreCounted() {
    let patch = """
      diff --git a/A.swift b/A.swift
      --- a/A.swift
      +++ b/A.swift
      @@ -1 +1,2 @@ struct A {
      -+++ b/Not.swift
      ++++ b/Neither.swift
      +@@ -9 +9 @@
      @@ -8,2 +9,0 @@
      -a
      -b
      @@ -20,0 +22 @@
      +c
      \\ No newline at end of file
      diff --git a/Gone.swift b/Gone.swift
      --- a/Gone.swift
      +++ /dev/null
      @@ -1 +0,0 @@
      -x

      """
    #expect(Self.lines(patch) == ["A.swift": [1...2, 22...22]])
  }

  /// git writes names with quotes, backslashes, control characters, and letters of other scripts in the quotes of C.
  @Test(
    arguments: [
      (#"b/a b.swift"# + "\t", "a b.swift"), (#""b/a\"b\\c.swift""#, #"a"b\c.swift"#),
      (#""b/\303\244.swift""#, "ä.swift"), (#""b/tab\tline\n.swift""#, "tab\tline\n.swift"), (#""b/\377.swift""#, nil),
      ("/dev/null", nil), ("x/a.swift", nil), ("", nil), (#""b/open.swift"#, "open.swift"), (#""b/end\"#, "end\\"),
    ] as [(String, String?)])
  func namesAreRead(_ written: String, _ name: String?) {
    let lines = Self.lines("+++ \(written)\n@@ -0,0 +5,3 @@\n+1\n+2\n+3\n")
    #expect(lines == (name.map { [$0: [5...7]] } ?? [:]))
  }

  /// What isn't the head of a hunk is none.
  @Test(arguments: [
    "@@ -1 @@", "@@ -", "@@ -1 x @@", "@@ -x +1 @@", "@@ -1,x +1 @@", "@@ -1 +1,x @@", "@@ -1,2 + @@", "@@",
  ])
  func otherHeadsAreNone(_ head: String) {
    #expect(Self.lines("+++ b/A.swift\n\(head)\n+1\n") == [:])
    // The next one counts again.
    #expect(Self.lines("+++ b/A.swift\n\(head)\n@@ -1 +4 @@\n-1\n+1\n") == ["A.swift": [4...4]])
  }

  @Test(arguments: [
    (
      GitError.tooLarge(limit: 9),
      "the files at the merge base exceed 9 bytes; audit fewer files with --root DIR, or use --against PATH"
    ),
    (
      .tooMany(limit: 9),
      "the merge base has more than 9 files; audit fewer files with --root DIR, or use --against PATH"
    ),
    (
      .unreadable("main"),
      "the files of the merge base with \"main\" can't be read; fetch them, and check the space for temporary files"
    ),
    (
      .unknownBase("a\nb"),
      "base \"a<U+000A>b\" not found; fetch it (fetch-depth: 0 with actions/checkout), or pass another commit with --base"
    ),
  ])
  func everyErrorHasItsSentence(_ error: GitError, _ sentence: String) {
    #expect(error.sentence == sentence)
  }

  /// A program whose output is longer than the limit is ended, and one that doesn't exist isn't started.
  @Test func aProgramIsBounded() throws {
    let echo = ChildProcess(arguments: ["echo", "abc"], environment: ["PATH=/usr/bin:/bin"])
    let result = try echo.run(limit: 4)
    #expect(result.exitCode == 0 && result.output == Array("abc\n".utf8))
    #expect(throws: ChildProcess.Failure.tooLong) { try echo.run(limit: 3) }
    #expect(throws: ChildProcess.Failure.notStarted) {
      try ChildProcess(arguments: ["/none/such"], environment: []).run(limit: 9)
    }
    let failing = try ChildProcess(arguments: ["sh", "-c", "exit 3"], environment: ["PATH=/usr/bin:/bin"]).run(limit: 0)
    #expect(failing.exitCode == 3 && failing.output.isEmpty)
    let killed = try ChildProcess(arguments: ["sh", "-c", "kill -9 $$"], environment: ["PATH=/usr/bin:/bin"]).run(
      limit: 0)
    #expect(killed.exitCode == -1)
  }
}
