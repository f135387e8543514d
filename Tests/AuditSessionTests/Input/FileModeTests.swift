import Audit
import AuditSession
import TestSupport
import Testing

/// Files of a folder or pattern that a configuration names: their names speak of modes, and none hides another.
@Suite struct FileModeTests {
  private static let light = tokenText(muted: "#000000", page: "#ffffff")
  /// #cccccc on white has 1.6:1.
  private static let dark = ##"{ "muted": { "$type": "color", "$value": "#cccccc" } }"##

  private static func folder(_ entry: String, _ files: [String: String], _ member: String = "") throws
    -> TemporaryFolder
  {
    var files = files
    files["palpable.json"] = """
      { "tokens": [\(entry)], \(member) "pairings": [{ "text": "muted", "on": "page" }] }
      """
    return try TemporaryFolder(files)
  }

  private static func sentences(_ folder: TemporaryFolder) -> [String] {
    do throws(AuditFailure) {
      _ = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
      return []
    } catch { return error.sentences }
  }

  @Test(arguments: [
    (#""t""#, ["t/tokens.json", "t/tokens.dark.json"]), (#""t""#, ["t/Light.json", "t/Dark.json"]),
    (#""t""#, ["t/light/color.json", "t/dark/color.json"]), (#""t/**/*.json""#, ["t/light/a.json", "t/night/b.json"]),
    (#""t/*.tokens.json""#, ["t/a-light.tokens.json", "t/a-dark.tokens.json"]),
    (#"{ "path": "t", "format": "dtcg" }"#, ["t/light.json", "t/dark.json"]),
  ])
  func namesSpeakOfModes(_ entry: String, _ names: [String]) throws {
    let report = try audit(try Self.folder(entry, [names[0]: Self.light, names[1]: Self.dark]))
    #expect(report.modes.map(\.name) == ["light", "dark"])
    #expect(report.modes.map(\.base) == [nil, "light"])
    #expect(report.gating == ["contrast-minimum dark"])
  }

  @Test func styleSheetsDoSoToo() throws {
    let report = try audit(
      try Self.folder(
        #""t""#, ["t/light.css": ":root { --muted: #000; --page: #fff }", "t/dark.css": ":root { --muted: #ccc }"]))
    #expect(report.gating == ["contrast-minimum dark"])
  }

  /// The folder above what the entry names says nothing, and neither do files that hold no tokens.
  @Test func onlyTokenFilesBelowTheEntrySpeak() throws {
    for (entry, name) in [(#""dark""#, "dark/tokens.json"), (#""t""#, "t/dark.json")] {
      let report = try audit(
        try Self.folder(entry, [name: Self.light, "t/logo.light.svg": "<svg/>", "dark/light.md": "light"]))
      #expect(report.modes.map(\.name) == ["light"])
      #expect(report.decision == .passed)
    }
  }

  @Test func aModeOfTheEntryCountsMore() throws {
    let report = try audit(
      try Self.folder(
        #"{ "path": "t", "mode": "brand" }"#, ["t/light.json": Self.light, "t/b.dark.json": "{\"$type\": \"color\"}"]))
    #expect(report.modes.map(\.name) == ["brand"])
  }

  @Test func declaredModesAreMeantByTheirLook() throws {
    let modes = #""modes": [{ "name": "day" }, { "name": "night", "base": "day" }],"#
    let report = try audit(
      try Self.folder(#""t""#, ["t/light.json": Self.light, "t/dark.json": Self.dark], modes))
    #expect(report.gating == ["contrast-minimum night"])
  }

  @Test(arguments: [
    (#""modes": [{ "name": "light" }],"#, "light"),
    (#""modes": [{ "name": "light" }, { "name": "dark-a" }, { "name": "dark-b" }],"#, "light, dark-a, dark-b"),
  ])
  func aModeThatIsNotDeclaredIsAnError(_ modes: String, _ known: String) throws {
    let folder = try Self.folder(#""t""#, ["t/light.json": Self.light, "t/dark.json": Self.dark], modes)
    #expect(
      Self.sentences(folder) == [
        "palpable.json:1:14: t/dark.json is named for mode \"dark\", which \"modes\" doesn't list (\(known)); "
          + "add the mode, or give the file its mode in \"tokens\""
      ])
  }

  @Test func filesOfAFolderDoNotHideEachOther() throws {
    for entry in [#""t""#, #""t/*.json""#] {
      let sentences = Self.sentences(try Self.folder(entry, ["t/a.json": Self.light, "t/b.json": Self.dark]))
      #expect(sentences.count == 1)
      #expect(sentences.first?.contains("muted conflicts with its value at t/a.json:1") == true)
    }
  }

  /// What is written one after the other has an order, so that the later file may change the earlier.
  @Test func filesInAnOrderMay() throws {
    let report = try audit(
      try Self.folder(#""t/a.json", "t/b.json""#, ["t/a.json": Self.light, "t/b.json": Self.dark]))
    #expect(report.gating == ["contrast-minimum light"])
    let folder = try audit(try Self.folder(#""t", "b.json""#, ["t/a.json": Self.light, "b.json": Self.dark]))
    #expect(folder.gating == ["contrast-minimum light"])
  }
}
