import AuditSession
import Foundation
import TestSupport
import Testing

@testable import AuditCommand

/// `--watch`: what makes it audit again, and what does not. Time passes by steps that the tests take.
@Suite struct WatchTests {
  /// Watches an audit while the steps are taken, one for each look; returns what was shown and the exit code.
  static func watch(
    _ arguments: [String], in folder: TemporaryFolder, steps: [() throws -> Void]
  ) throws -> (shown: [CommandResult], exitCode: CommandResult.ExitCode) {
    let environment = CommandEnvironment(workingDirectory: folder.path, showsColor: false)
    let audit = try #require(Palpable.watchedAudit(["audit", "--watch"] + arguments, in: environment))
    var shown: [CommandResult] = []
    var rest = steps[...]
    var failure: (any Error)?
    let watch = Watch(
      audit: audit,
      wait: {
        guard let step = rest.popFirst(), failure == nil else { return false }
        do { try step() } catch { failure = error }
        return true
      },
      show: {
        shown.append($0)
        return true
      })
    let exitCode = watch.run()
    if let failure { throw failure }
    return (shown, exitCode)
  }

  static let good = ["palpable.json": goodConfiguration, "tokens.json": goodTokens]

  @Test func auditsAgainWhenATokenChanges() throws {
    let folder = try TemporaryFolder(Self.good)
    let (shown, exitCode) = try Self.watch(
      ["--output", "out"], in: folder,
      steps: [{}, { try folder.write(AuditCommandTests.failing, to: "tokens.json") }, {}])
    #expect(shown.map(\.exitCode) == [.passed, .passed, .failed])
    #expect(shown[0].output.contains("passed (WCAG"))
    #expect(shown[0].status == "\nFull report: out/report.html\nWatching 2 files; press Ctrl-C to stop.\n")
    #expect(shown[1].status == "\ntokens.json has changed; auditing again.\n" && shown[1].output == "")
    #expect(shown[2].output.contains("failed (WCAG"))
    #expect(exitCode == .failed)
  }

  @Test func aFileThatIsHalfWrittenIsSaidAndWatchedOn() throws {
    let folder = try TemporaryFolder(Self.good)
    let (shown, exitCode) = try Self.watch(
      ["--no-reports"], in: folder,
      steps: [
        { try folder.write("{ \"tokens\": [", to: "palpable.json") },
        { try folder.write(goodConfiguration, to: "palpable.json") },
      ])
    #expect(shown.map(\.exitCode) == [.passed, .passed, .impossible, .impossible, .passed])
    #expect(
      shown[2].status
        == "palpable.json:1:14: expected a value, found the end of the file\nWatching 1 file; press Ctrl-C to stop.\n")
    #expect(exitCode == .passed)
  }

  @Test func filesThatVanishAndAppearAreChanges() throws {
    let folder = try TemporaryFolder(Self.good)
    let (shown, exitCode) = try Self.watch(
      ["--no-reports"], in: folder,
      steps: [
        { try FileManager.default.removeItem(atPath: folder.path + "/tokens.json") },
        { try folder.write(goodTokens, to: "tokens.json") },
      ])
    #expect(shown.count == 5)
    #expect(shown[1].status == "\ntokens.json is gone; auditing again.\n")
    #expect(shown[2].status.hasPrefix("tokens.json: file or folder not found; check the path\n"))
    #expect(shown[3].status == "\ntokens.json is new; auditing again.\n")
    #expect(exitCode == .passed)
  }

  @Test func aNewFileInAFolderThatAPatternWalksIsAChange() throws {
    let configuration = goodConfiguration.replacing("[\"tokens.json\"]", with: "[\"parts/*.json\"]")
    let folder = try TemporaryFolder(["palpable.json": configuration, "parts/a.json": goodTokens])
    let more = "{ \"color\": { \"spare\": { \"$type\": \"color\", \"$value\": \"#123456\" } } }"
    let (shown, _) = try Self.watch(
      ["--no-reports"], in: folder, steps: [{ try folder.write(more, to: "parts/b.json") }, {}])
    #expect(shown.count == 3)
    #expect(shown[1].status == "\nparts/b.json is new; auditing again.\n")
  }

  /// A folder without a palpable.json is read whole, and the reports are written into it.
  @Test func whatTheAuditWritesIsNoInput() throws {
    let tokens =
      ##"{ "$type": "color", "card": { "text": { "$value": "#000" }, "background": { "$value": "#fff" } } }"##
    let folder = try TemporaryFolder(["a.tokens.json": tokens])
    let arguments = [".", "--output", "./sub/../out", "--format", "json=all.json"]
    for _ in 1...2 {
      let (shown, exitCode) = try Self.watch(arguments, in: folder, steps: [{}, {}, {}])
      #expect(
        shown.map(\.status) == ["\nFull report: ./sub/../out/report.html\nWatching 1 file; press Ctrl-C to stop.\n"])
      #expect(exitCode == .passed)
      #expect(try !folder.bytes(of: "out/report.json").isEmpty && !folder.bytes(of: "all.json").isEmpty)
    }
    // A report that somebody else writes there, or takes away, is no input either.
    let (shown, _) = try Self.watch(
      arguments, in: folder,
      steps: [{ try FileManager.default.removeItem(atPath: folder.path + "/out/report.json") }, {}])
    #expect(shown.count == 1)
  }

  @Test func anAuditThatCanNeverBeMadeEnds() throws {
    let folder = try TemporaryFolder(Self.good)
    let (shown, exitCode) = try Self.watch(["--date", "2026-02-30"], in: folder, steps: [{}, {}])
    #expect(shown.count == 1 && !shown[0].status.contains("Watching"))
    #expect(exitCode == .impossible)
  }

  @Test func endsWhenNothingCanBeShown() {
    var audits = 0
    let watch = Watch(
      audit: { record in
        record.add("/nowhere", shown: "nowhere")
        audits += 1
        return CommandResult(.passed)
      }, wait: { true }, show: { _ in false })
    #expect(watch.run() == .impossible)
    #expect(audits == 1)
  }

  @Test func severalChangesAreCounted() {
    #expect(
      Watch.sentence([.vanished("a"), .appeared("b"), .changed("c")]) == "\na is gone, and 2 more; auditing again.\n")
    #expect(Watch.sentence([.changed("a\u{1B}[2J")]) == "\na<U+001B>[2J has changed; auditing again.\n")
  }

  @Test func onlyAnAuditIsWatched() {
    let environment = CommandEnvironment(workingDirectory: "/", showsColor: false)
    for arguments in [
      ["audit"], ["audit", "--watch", "--help"], ["audit", "--watch", "--nonsense"], ["check", "--watch"], [],
    ] {
      #expect(Palpable.watchedAudit(arguments, in: environment) == nil, "\(arguments)")
    }
  }
}
