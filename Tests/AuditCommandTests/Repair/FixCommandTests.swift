import Foundation
import SourceText
import TestSupport
import Testing

@testable import AuditCommand

/// `palpable fix` as it is run, with a repair made by hand in the place of the search.
@Suite struct FixCommandTests {
  private func text(_ name: String, _ folder: TemporaryFolder) throws -> String {
    String(decoding: try folder.bytes(of: name), as: UTF8.self)
  }

  /// Whether both token files are as they were, and nothing else has come.
  private func isUntouched(_ folder: TemporaryFolder) throws -> Bool {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try text("a/one.json", folder) == HandMadeRepair.first
      && text("two.json", folder) == HandMadeRepair.second
      && names == ["a", "a/one.json", "page.json", "palpable.json", "two.json"]
  }

  @Test func nothingIsWrittenUnlessItIsAskedFor() throws {
    let folder = try HandMadeRepair.folder()
    let result = HandMadeRepair().fix(in: folder)
    #expect(result.exitCode == .passed)
    #expect(
      result.output.hasPrefix(
        "Fixes for Grays: 2 colors change and every pairing passes in light; ΔEOK 0.006 in total, largest 0.003\n"
      ))
    #expect(result.output.contains("  changed   muted  light  #777777 → #767676  ΔEOK 0.003\n"))
    #expect(result.output.contains("            fixes muted on page  light  4.47 → 4.54 of 4.5\n"))
    #expect(
      result.status
        == "\nNothing written. Use --format patch > fix.patch to get a patch for git apply, or --write to edit the files.\n"
    )
    #expect(try isUntouched(folder))
  }

  @Test(.enabled(if: installed("git") != nil), arguments: [["--format", "patch"], ["--patch", "fix.patch"]])
  func gitAppliesThePatch(_ arguments: [String]) throws {
    let folder = try HandMadeRepair.folder()
    let result = HandMadeRepair().fix(arguments[0], arguments[1], in: folder)
    #expect(result.exitCode == .passed)
    if arguments[0] == "--format" {
      #expect(result.status == "")
      try folder.write(result.output, to: "fix.patch")
    }
    _ = try output(of: #require(installed("git")), ["apply", "fix.patch"], in: folder)
    #expect(try text("a/one.json", folder) == HandMadeRepair.firstRepaired)
    #expect(try text("two.json", folder) == HandMadeRepair.secondRepaired)
  }

  @Test func writeEditsTheFilesAndKeepsTheirPermissions() throws {
    let folder = try HandMadeRepair.folder()
    #expect(chmod(folder.path + "/two.json", 0o640) == 0)
    let result = HandMadeRepair().fix("--write", in: folder)
    #expect(result.exitCode == .passed)
    #expect(result.status == "\nWrote a/one.json\nWrote two.json\n")
    #expect(try text("a/one.json", folder) == HandMadeRepair.firstRepaired)
    #expect(try text("two.json", folder) == HandMadeRepair.secondRepaired)
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path + "/two.json")[.posixPermissions]
    #expect(mode as? Int == 0o640)
    let audit = try json(palpable("audit", "--no-reports", "--format", "json", in: folder).output)
    #expect(audit["counts"]?["pairings"]?["failed"]?.number == 0)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(!names.contains { $0.contains(".tmp") })
  }

  @Test func aFileThatHasChangedSinceIsLeftAndSoAreAllOthers() throws {
    let folder = try HandMadeRepair.folder()
    var repair = HandMadeRepair()
    repair.meanwhile = { try folder.write(HandMadeRepair.second + " ", to: "two.json") }
    let result = repair.fix("--write", in: folder)
    #expect(result.exitCode == .impossible && result.output == "")
    #expect(
      result.status
        == "two.json: can't be edited because it changed after it was read, so nothing is written; "
        + "retry when no other program is writing to it\n")
    try folder.write(HandMadeRepair.second, to: "two.json")
    #expect(try isUntouched(folder))
  }

  @Test func aFileThatIsGoneIsNotMadeAnew() throws {
    let folder = try HandMadeRepair.folder()
    var repair = HandMadeRepair()
    repair.meanwhile = { try folder.remove("two.json") }
    let result = repair.fix("--write", in: folder)
    #expect(result.exitCode == .impossible)
    #expect(result.status.hasPrefix("two.json: can't be edited because it no longer exists, so nothing is written; "))
    try folder.write(HandMadeRepair.second, to: "two.json")
    #expect(try isUntouched(folder))
  }

  @Test func aLinkIsNotFollowedToWhatIsEdited() throws {
    let folder = try HandMadeRepair.folder()
    try folder.write(HandMadeRepair.second, to: "real.json")
    try folder.remove("two.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/two.json", withDestinationPath: folder.path + "/real.json")
    let result = HandMadeRepair().fix("--write", in: folder)
    #expect(result.exitCode == .impossible)
    #expect(
      result.status
        == "two.json: can't be edited because something other than a regular file has its name, so nothing is written; "
        + "pass the target of the symbolic link, or use --format patch\n")
    #expect(try text("real.json", folder) == HandMadeRepair.second)
    #expect(try text("a/one.json", folder) == HandMadeRepair.first)
  }

  /// The same with the search that finds the file, which knows what the link leads to.
  @Test func aLinkThatTokensAreReadThroughIsNotFollowed() throws {
    let folder = try TemporaryFolder()
    let tokens =
      ##"{ "ink": { "$type": "color", "$value": "#999999" }, "paper": { "$type": "color", "$value": "#ffffff" } }"##
    try folder.write(tokens, to: "elsewhere/real.json")
    try folder.write(
      #"{ "tokens": ["t.json"], "pairings": [{ "text": "ink", "on": "paper" }] }"#, to: "d/palpable.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/d/t.json", withDestinationPath: "../elsewhere/real.json")
    let environment = CommandEnvironment(workingDirectory: folder.path, showsColor: false)
    let result = Palpable.run(["fix", "d", "--write"], in: environment)
    #expect(result.exitCode == .impossible)
    #expect(
      result.status
        == "d/t.json: can't be edited because something other than a regular file has its name, so nothing is written; "
        + "pass the target of the symbolic link, or use --format patch\n")
    #expect(try text("elsewhere/real.json", folder) == tokens)
    let patch = Palpable.run(["fix", "d", "--format", "patch"], in: environment)
    #expect(patch.exitCode == .passed && patch.output.contains("+++ b/elsewhere/real.json\n"))
  }

  /// What is read may be written: the folder that is audited lies elsewhere, or `--root` is wider than the working directory.
  @Test(arguments: [[], ["--root", "DESIGN/.."]])
  func whatLiesOutsideOfTheWorkingDirectoryIsRepaired(_ options: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ##"{ "ink": { "$type": "color", "$value": "#999999" }, "paper": { "$type": "color", "$value": "#ffffff" } }"##,
      to: "design/t.json")
    try folder.write(
      #"{ "tokens": ["t.json"], "pairings": [{ "text": "ink", "on": "paper" }] }"#, to: "design/palpable.json")
    try folder.write("", to: "elsewhere/empty")
    let design = folder.path + "/design"
    let options = options.map { $0 == "DESIGN/.." ? folder.path : $0 }
    let environment = CommandEnvironment(workingDirectory: folder.path + "/elsewhere", showsColor: false)
    let patch = Palpable.run(["fix", design, "--format", "patch"] + options, in: environment)
    #expect(patch.exitCode == .passed)
    #expect(patch.output.contains(options.isEmpty ? "+++ b/t.json\n" : "+++ b/design/t.json\n"))
    #expect(Palpable.run(["fix", design, "--write"] + options, in: environment).exitCode == .passed)
    // The lightest gray with 4.5:1 on white and the margin of 1.5%: 4.61:1.
    #expect(try text("design/t.json", folder).contains("\"#757575\""))
  }

  @Test func aCompromiseIsNotWritten() throws {
    let folder = try HandMadeRepair.folder()
    let result = HandMadeRepair(outcome: .impossible).fix("--write", in: folder)
    #expect(result.exitCode == .failed)
    #expect(
      result.output.hasPrefix(
        "Fixes for Grays: no colors satisfy every pairing; with the best compromise, 2 colors change, and 2 of 2 pairings still fail; "
      ))
    #expect(
      result.status
        == "\nNothing written: no colors make every pairing pass. The patch contains the best compromise.\n")
    #expect(try isUntouched(folder))
  }

  @Test func whatIsLeftUndecidedFails() throws {
    let folder = try HandMadeRepair.folder()
    let result = HandMadeRepair(isUndecided: true).fix(in: folder)
    #expect(result.exitCode == .failed)
    #expect(result.output.contains(" passes in light, but 1 pairing is undetermined; "))
    let unneeded = HandMadeRepair(outcome: .unneeded).fix("--write", in: folder)
    #expect(unneeded.exitCode == .passed)
    #expect(unneeded.status == "\nNothing written: no changes are needed.\n")
    #expect(try isUntouched(folder))
  }

  @Test func reportsAreWrittenAndNeverOverAnInput() throws {
    let folder = try HandMadeRepair.folder()
    let result = HandMadeRepair().fix(
      "--format", "html=out/fix.html", "--format", "json=out/fix.json", "--format", "markdown", in: folder)
    #expect(result.exitCode == .passed && result.output.hasPrefix("# Fixes for `Grays`\n"))
    #expect(try text("out/fix.html", folder).hasPrefix("<!DOCTYPE html>"))
    #expect(try json(text("out/fix.json", folder))["settled"]?.boolean == true)
    let refused = HandMadeRepair().fix("--format", "json=two.json", "--write", in: folder)
    #expect(refused.exitCode == .impossible)
    #expect(
      refused.status == "two.json: can't be written because it is one of the input files; choose another name\n")
    #expect(try text("two.json", folder) == HandMadeRepair.second)
  }

  @Test func whatAnEarlierRunLeftIsGoneWhenNothingCanBeMade() throws {
    let folder = try HandMadeRepair.folder()
    let arguments = ["html=fix.html", "markdown=fix.md", "json=fix.json"]
    _ = HandMadeRepair().fix(
      "--format", arguments[0], "--format", arguments[1], "--format", arguments[2], "--patch", "fix.patch", in: folder)
    for name in ["fix.html", "fix.md", "fix.json", "fix.patch"] { #expect(try !folder.bytes(of: name).isEmpty) }
    try folder.write("{", to: "two.json")
    let result = HandMadeRepair().fix(
      "--format", arguments[0], "--format", arguments[1], "--format", arguments[2], "--patch", "fix.patch", in: folder)
    #expect(result.exitCode == .impossible)
    for name in ["fix.html", "fix.md", "fix.json", "fix.patch"] {
      #expect(throws: (any Error).self) { try folder.bytes(of: name) }
    }
  }

  @Test func whatIsAllowedIsReadFromTheArguments() throws {
    let folder = try HandMadeRepair.folder()
    let result = HandMadeRepair().fix(
      "--lock", "page", "--lock=qui*", "--weight", "muted=2.5", "--hue-tolerance", "12.5", "--no-additions",
      "--keep-apart", "--format", "json", in: folder)
    let settings = try #require(try json(result.output)["settings"])
    #expect(settings["locked"]?.elements?.compactMap(\.string) == ["page", "qui*"])
    #expect(settings["weights"]?.elements?.compactMap { $0["factor"]?.number } == [2.5])
    #expect(settings["hueTolerance"]?.number == 12.5)
    #expect(settings["addsValues"]?.boolean == false && settings["keepsFamiliesApart"]?.boolean == true)
  }

  @Test(arguments: [
    (["--hue-tolerance", "400"], "invalid value \"400\" for --hue-tolerance; use a number of degrees from 0 to 180"),
    (["--hue-tolerance", "1e1"], "invalid value \"1e1\" for --hue-tolerance; use a number of degrees from 0 to 180"),
    (["--hue-tolerance", "nan"], "invalid value \"nan\" for --hue-tolerance; use a number of degrees from 0 to 180"),
    (["--hue-tolerance=-1"], "invalid value \"-1\" for --hue-tolerance; use a number of degrees from 0 to 180"),
    (["--hue-tolerance", "5."], "invalid value \"5.\" for --hue-tolerance; use a number of degrees from 0 to 180"),
    (
      ["--weight", "x"], "invalid value \"x\" for --weight; use tokens and a factor, such as --weight 'color.brand*=4'"
    ),
    (
      ["--weight", "=2"],
      "invalid value \"=2\" for --weight; use tokens and a factor, such as --weight 'color.brand*=4'"
    ),
    (["--weight", "a=0"], "invalid value \"a=0\" for --weight; use a factor above 0 and at most 1000000"),
    (["--weight", "a=b"], "invalid value \"a=b\" for --weight; use a factor above 0 and at most 1000000"),
    (["--weight", "a=1000001"], "invalid value \"a=1000001\" for --weight; use a factor above 0 and at most 1000000"),
    (["--weight", "a{=2"], "invalid value \"a{=2\" for --weight; it isn't a valid pattern: missing \"}\""),
    (["--lock", "a{"], "invalid value \"a{\" for --lock; it isn't a valid pattern: missing \"}\""),
    (["--lock", ""], "invalid value \"\" for --lock; use token names, such as color.brand*"),
    (["--lock", "mutde"], "--lock mutde matches no token; did you mean \"muted\"?"),
    (
      ["--weight", "brand.\u{1B}[31m*=2"],
      "--weight brand.<U+001B>[31m* matches no token; use a token path, with * within a segment or ** across segments"
    ),
    (["--mode", "light"], "unknown option --mode for fix; see palpable fix --help"),
    (
      ["--format", "sarif"],
      "invalid value \"sarif\" for --format; available values: console, markdown, html, json, patch"
    ),
  ])
  func badValuesAreOneSentence(_ arguments: [String], _ sentence: String) throws {
    let folder = try HandMadeRepair.folder()
    let result = Palpable.run(
      ["fix"] + arguments, in: CommandEnvironment(workingDirectory: folder.path, showsColor: false))
    #expect(result.status == "palpable: \(sentence)\n")
    #expect(result.exitCode == .impossible && result.output == "")
  }

  private func json(_ text: String) throws -> JSONNode {
    try readJSON(SourceFile(path: "document", bytes: Array(text.utf8)), dialect: .strict)
  }
}
