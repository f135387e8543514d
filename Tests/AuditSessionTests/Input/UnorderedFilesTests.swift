import Audit
import AuditSession
import TestSupport
import Testing

/// Token files without a `palpable.json`: none hides another.
@Suite struct UnorderedFilesTests {
  static func tokens(_ text: String, _ page: String) -> String {
    #"{ "$type": "color", "text": { "$value": "\#(text)" }, "page": { "$value": "\#(page)" } }"#
  }

  static func report(_ files: [String: String]) throws -> AuditReport {
    let folder = try TemporaryFolder(files)
    return try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
  }

  @Test(arguments: ["tokens.dark.json", "dark.json", "a.dark.json"])
  func aLookBesideAPlainFileIsASecondMode(_ name: String) throws {
    let files = ["tokens.json": Self.tokens("#111111", "#ffffff"), name: Self.tokens("#333333", "#000000")]
    let report = try Self.report(files)
    #expect(report.modes.map(\.name) == ["light", "dark"])
    #expect(report.decision == .failed)
    #expect(report.findings.filter(\.gates).map(\.mode) == ["dark"])
    let other = ["tokens.json": Self.tokens("#cccccc", "#ffffff"), name: Self.tokens("#ffffff", "#000000")]
    #expect(try Self.report(other).findings.filter(\.gates).map(\.mode) == ["light"])
  }

  @Test func primitivesBesideALookAreNoLookOfTheirOwn() throws {
    let look = ##"{ "$type": "color", "text": { "$value": "{gray}" }, "page": { "$value": "#000000" } }"##
    let report = try Self.report([
      "primitives.json": ##"{ "$type": "color", "gray": { "$value": "#eeeeee" } }"##, "dark.json": look,
    ])
    #expect(report.modes.map(\.name) == ["dark"])
    #expect(report.decision == .passed)
  }

  @Test func filesThatContradictEachOtherAreNoAudit() throws {
    let folder = try TemporaryFolder([
      "a.json": Self.tokens("#eeeeee", "#ffffff"), "b.json": Self.tokens("#111111", "#ffffff"),
    ])
    let session = AuditSession(AuditRequest(paths: [folder.path], root: folder.path))
    let failure = #expect(throws: AuditFailure.self) { try session.report() }
    #expect(
      failure?.sentences == [
        "b.json:1:41: text conflicts with its value at a.json:1; "
          + "assign each file a mode in palpable.json, or audit the files separately"
      ])
  }

  /// A generated file writes the same color in another notation.
  @Test(arguments: [("rgb(34 34 34)", true), ("rgb(34 34 35)", false)])
  func equalColorsInTwoNotationsAreNoContradiction(_ text: String, _ isEqual: Bool) throws {
    let files = ["a.json": Self.tokens("#222222", "#ffffff"), "b.css": ":root { --text: \(text); --page: #fff }"]
    if isEqual {
      #expect(try Self.report(files).decision == .passed)
    } else {
      #expect(throws: AuditFailure.self) { try Self.report(files) }
    }
  }

  @Test func theSameValueTwiceIsNoContradiction() throws {
    let text = Self.tokens("#111111", "#ffffff")
    #expect(try Self.report(["a.json": text, "b.json": text]).decision == .passed)
  }
}
