import AuditSession
import Foundation
import TestSupport
import Testing

@testable import AuditCommand

/// Files that can't be put in place: none of them is left behind, and what was there before stays.
@Suite struct OutputFailureTests {
  private static func output(_ folder: TemporaryFolder) -> OutputFiles {
    OutputFiles(environment: CommandEnvironment(workingDirectory: folder.path, showsColor: false))
  }

  private static func failure(_ output: OutputFiles, _ files: [(text: String, path: String)]) -> [String] {
    do throws(AuditFailure) {
      try output.write(files)
      return []
    } catch { return error.sentences }
  }

  @Test func allFilesAreWrittenOrNone() throws {
    let folder = try TemporaryFolder(["sub/x": "", "locked": "old"])
    let output = Self.output(folder)
    #expect(
      Self.failure(output, [("1", "a"), ("2", "sub")]) == [
        "sub: can't be written because something other than a regular file has its name; choose another location"
      ])
    #expect(chmod(folder.path + "/locked", 0o444) == 0)
    #expect(
      Self.failure(output, [("1", "a"), ("2", "locked")]) == [
        "locked: can't be written because its permissions don't allow it; choose another location"
      ])
    #expect(names(folder, ".") == ["locked", "sub"])
    #expect(try folder.bytes(of: "locked") == Array("old".utf8))
    #expect(Self.failure(output, [("1", "a"), ("2", "new/b")]) == [])
    #expect(try folder.bytes(of: "a") == Array("1".utf8) && folder.bytes(of: "new/b") == Array("2".utf8))
  }

  /// Only what was written is removed again, and nothing behind a link that leads out.
  @Test func whatWasWrittenIsTakenBack() throws {
    let folder = try TemporaryFolder(["keep": "old", "out/x": ""])
    let outside = try TemporaryFolder(["x": ""])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: outside.path)
    let output = Self.output(folder)
    let written = try output.write([("1", "out/a"), ("2", "b")])
    #expect(written == [folder.path + "/out/a", folder.path + "/b"])
    output.takeBack(written + [folder.path + "/link/x", folder.path + "/none/c"])
    #expect(names(folder, ".") == ["keep", "link", "out"] && names(folder, "out") == ["x"])
    #expect(names(outside, ".") == ["x"])
  }

  @Test func whatWasThereIsRestored() throws {
    let folder = try TemporaryFolder(["keep": "new", "made": "new"])
    let output = Self.output(folder)
    output.restore(Array("old".utf8), at: "keep")
    output.restore(nil, at: "made")
    output.restore(Array("old".utf8), at: "none/x")
    output.restore(nil, at: "none/x")
    #expect(try folder.bytes(of: "keep") == Array("old".utf8))
    #expect(names(folder, ".") == ["keep"])
  }

  @Test func aNewFileReplacesNothing() throws {
    let folder = try TemporaryFolder(["a": "old"])
    let output = Self.output(folder)
    do throws(AuditFailure) {
      try output.writeNew("new", to: "a")
      Issue.record("a was replaced")
    } catch { #expect(error.sentences == ["a: already exists; move or delete it first"]) }
    try output.writeNew("new", to: "b/c")
    #expect(try folder.bytes(of: "a") == Array("old".utf8) && folder.bytes(of: "b/c") == Array("new".utf8))
  }

  /// More than five color sets that a catalog still has are counted with an ellipsis.
  @Test func onlyFiveRemainingSetsAreNamed() throws {
    let folder = try TemporaryFolder([
      "t.tokens.json":
        ##"{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }"##
    ])
    #expect(palpable("convert", "t.tokens.json", "a.xcassets", in: folder).exitCode == .passed)
    for name in ["f", "e", "d", "c", "b", "a"] {
      try folder.write("{}", to: "a.xcassets/\(name).colorset/Contents.json")
    }
    let status = palpable("convert", "t.tokens.json", "a.xcassets", "--force", in: folder).status
    let listed = ["a", "b", "c", "d", "e"].map { "a.xcassets/\($0).colorset" }.joined(separator: ", ")
    #expect(
      status.hasSuffix("earlier color sets remain in the catalog and are read with it: \(listed), …\n"), "\(status)")
  }

  /// A color outside of sRGB has the notation of CSS, and so has its nearest passing color.
  @Test func aWideColorIsWrittenAsInCSS() throws {
    let folder = try TemporaryFolder()
    let result = palpable("check", "color(display-p3 1 0.3 0.3)", "#fff", in: folder)
    #expect(result.output.hasPrefix("color(display-p3 1 0.3 0.3) on #fff"), "\(result.output)")
    #expect(result.output.contains("nearest foreground that reaches 4.5:1: color("), "\(result.output)")
  }

  @Test func aMatrixNeedsColors() throws {
    let folder = try TemporaryFolder(["a.csv": "ink,#000\npaper,#fff\n"])
    #expect(palpable("matrix", in: folder).output.contains("2 colors"))
    #expect(palpable("matrix", "-", in: folder).exitCode == .impossible)
    #expect(
      palpable("audit", "--no-reports", "a.less", in: folder).status
        == "a.less: file or folder not found; check the path\n")
    try folder.write("@ink: #000;", to: "a.less")
    #expect(
      palpable("audit", "--no-reports", "a.less", in: folder).status
        == "a.less: unsupported format \"Less\"; audit the compiled CSS with its custom properties\n")
  }
}
