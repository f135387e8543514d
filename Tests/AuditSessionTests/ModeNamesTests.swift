import Audit
import AuditSession
import TestSupport
import Testing

/// Modes that nobody could guess from the names in a file.
@Suite struct ModeNamesTests {
  private func report(_ entry: String, _ files: [String: String]) throws -> AuditReport {
    var files = files
    files["palpable.json"] = #"{ "tokens": [\#(entry)], "pairings": [{ "text": "ink", "on": "paper" }] }"#
    let folder = try TemporaryFolder(files)
    return try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
  }

  static let css = ":root { --ink: #000; --paper: #fff }\n.p-inverted { --ink: #fff; --paper: #000 }\n"

  @Test func aClassMayBeSaidToBeAMode() throws {
    let report = try report(#"{ "path": "a.css", "modes": { "p-inverted": "dark" } }"#, ["a.css": Self.css])
    #expect(report.modes.map(\.name) == ["light", "dark"])
    #expect(report.pairings.map(\.measured.ratio) == [21, 21])
    #expect(report.pairings.allSatisfy { !$0.measured.isFallback })
  }

  @Test func aModeOfAFileMayHaveAnotherName() throws {
    let css = ":root { --ink: #000; --paper: #fff }\n.dark { --ink: #fff; --paper: #000 }\n"
    let report = try report(#"{ "path": "a.css", "modes": { "dark": "night" } }"#, ["a.css": css])
    #expect(report.modes.map(\.name) == ["light", "night"])
    #expect(report.modes[1].scheme == .dark && report.modes[1].base == "light")
    #expect(report.pairings.map(\.measured.mode.name) == ["light", "night"])
  }

  /// A class that declares the page anew is a look of its own, whatever its name.
  @Test func withoutItTheClassIsAModeOfItsOwnName() throws {
    let report = try report(#""a.css""#, ["a.css": Self.css])
    #expect(report.modes.map(\.name) == ["light", "p-inverted"])
    #expect(report.pairings.map(\.measured.ratio) == [21, 21])
  }

  @Test func aClassThatDeclaresSomethingElseIsAGroup() throws {
    let css = Self.css + ".card { --ink: #222; --card-line: #333; --card-shade: #444; --card-glow: #555 }\n"
    let report = try report(#""a.css""#, ["a.css": css])
    #expect(report.modes.map(\.name) == ["light", "p-inverted"])
    #expect(report.system.tokens.contains("card.ink"))
  }
}
