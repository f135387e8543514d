import Foundation
import SourceText
import TestSupport
import Testing

/// Patches, and that git makes of the old file the new one.
@Suite struct PatchTests {
  @Test func aChangedLine() {
    let old = (1...12).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 6\n", with: "LINE 6\n")
    let patch = """
      diff --git a/a b.txt b/a b.txt
      --- a/a b.txt\t
      +++ b/a b.txt\t
      @@ -3,7 +3,7 @@
       line 3
       line 4
       line 5
      -line 6
      +LINE 6
       line 7
       line 8
       line 9

      """
    #expect(Self.text("a b.txt", old, new) == patch)
    #expect(Self.text("a", old, old) == "")
  }

  @Test func endsOfFiles() {
    #expect(
      Self.text("a", "x", "y")
        == "diff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-x\n\\ No newline at end of file\n+y\n\\ No newline at end of file\n"
    )
    #expect(
      Self.text("a", nil, "x\n")
        == "diff --git a/a b/a\nnew file mode 100644\n--- /dev/null\n+++ b/a\n@@ -0,0 +1 @@\n+x\n")
    #expect(Self.text("a", "x\r\n", "y\r\n").hasSuffix("@@ -1 +1 @@\n-x\r\n+y\r\n"))
    #expect(Self.text("\u{E9}\"\t", "x\n", "y\n").hasPrefix(#"diff --git "a/\303\251\"\t" "b/\303\251\"\t""#))
  }

  private static func text(_ path: String, _ old: String?, _ new: String) -> String {
    String(decoding: Patch(path: path, old: old.map { Array($0.utf8) }, new: Array(new.utf8)).bytes, as: UTF8.self)
  }

  private static let git = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Files with the names and contents that patches break on, some of them made at random from a fixed seed.
  private static func cases() -> [(name: String, old: String?, new: String)] {
    var cases: [(name: String, old: String?, new: String)] = [
      ("plain.txt", "a\nb\nc\n", "a\nB\nc\n"), ("with space.txt", "a\n", "b\n"), ("tab\there.txt", "a\n", "b\n"),
      ("quote\".txt", "a\n", "b\n"), ("back\\slash.txt", "a\n", "b\n"), ("\u{65E5}\u{672C}.txt", "a\n", "b\n"),
      ("esc\u{1B}.txt", "a\n", "b\n"), ("new line\n.txt", "a\n", "b\n"), ("del\u{7F}.txt", "a\n", "b\n"),
      ("no end.txt", "a\nb", "a\nc"), ("an end.txt", "a\nb", "a\nb\n"),
      ("crlf.txt", "a\r\nb\r\nc\r\n", "a\r\nB\r\nc\r\n"),
      ("mixed.txt", "a\r\nb\nc\r", "a\nb\nc\r"), ("mark.txt", "\u{FEFF}a\n", "\u{FEFF}b\n"), ("one.txt", "x", "y"),
      ("new.txt", nil, "a\nb\n"), ("folder/new one.txt", nil, "a"), ("empty.txt", "", "a\n"),
      ("emptied.txt", "a\n", ""),
      ("dashes.txt", "-- a\n++ b\n@@ c\n\\ d\n", "-- a\n++ B\n@@ c\n\\ e\n"),
    ]
    var random = SplitMix64(seed: 10)
    func next(_ limit: Int) -> Int { random.below(limit) }
    for number in 0..<60 {
      var lines = (0..<next(40)).map { _ in "line \(next(6))" + (next(4) == 0 ? "\r" : "") }
      let old = lines.joined(separator: "\n") + (next(2) == 0 ? "\n" : "")
      for _ in 0..<1 + next(4) {
        let at = next(lines.count + 1)
        switch next(3) {
        case 0: lines.insert("new \(next(6))", at: at)
        case 1 where at < lines.count: lines.remove(at: at)
        default: if at < lines.count { lines[at] += "!" }
        }
      }
      cases.append(("random/\(number).txt", old, lines.joined(separator: "\n") + (next(2) == 0 ? "\n" : "")))
    }
    return cases
  }

  @Test(.enabled(if: PatchTests.git != nil, "git is not installed here")) func gitTakesThem() throws {
    let git = try #require(Self.git)
    let folder = try TemporaryFolder()
    var patch: [UInt8] = []
    let cases = Self.cases().filter { $0.old != $0.new }
    for (name, old, new) in cases {
      if let old { try folder.write(old, to: name) }
      patch += Patch(path: name, old: old.map { Array($0.utf8) }, new: Array(new.utf8)).bytes
    }
    try Data(patch).write(to: URL(fileURLWithPath: folder.path + "/all.patch"))
    #expect(try Self.run(git, ["init", "-q"], in: folder.path) == "")
    #expect(try Self.run(git, ["apply", "--check", "all.patch"], in: folder.path) == "")
    #expect(try Self.run(git, ["apply", "all.patch"], in: folder.path) == "")
    for (name, _, new) in cases { #expect(try folder.bytes(of: name) == Array(new.utf8), "\(name)") }
    #expect(try Self.run(git, ["apply", "-R", "all.patch"], in: folder.path) == "")
    for (name, old, _) in cases {
      guard let old else { continue }
      #expect(try folder.bytes(of: name) == Array(old.utf8), "\(name)")
    }
    #expect(cases.count > 60)
  }

  /// What a program says on its standard error, or how it failed.
  private static func run(_ program: String, _ arguments: [String], in folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments =
      ["-c", "core.autocrlf=false", "-c", "core.safecrlf=false", "-c", "apply.whitespace=nowarn"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["HOME": folder, "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C"]
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return text.isEmpty && process.terminationStatus != 0 ? "status \(process.terminationStatus)" : text
  }
}
