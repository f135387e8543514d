import Audit
import AuditSession
import TestSupport
import Testing

/// Files without a mode, beside files with one, when nobody lists the modes.
@Suite struct UnnamedModeTests {
  static func report(_ entries: [(file: String, mode: String?)]) throws -> AuditReport {
    let tokens = entries.map { entry in
      entry.mode.map { #"{ "path": "\#(entry.file)", "mode": "\#($0)" }"# } ?? #""\#(entry.file)""#
    }
    let folder = try TemporaryFolder([
      "palpable.json": """
      { "tokens": [\(tokens.joined(separator: ", "))], "pairings": [{ "text": "muted", "on": "page" }] }
      """,
      "faint.json": tokenText(muted: "#999999", page: "#ffffff"),
      "clear.json": tokenText(muted: "#ffffff", page: "#000000"),
      "other.json": tokenText(muted: "#000000", page: "#ffffff"),
    ])
    return try audit(folder)
  }

  /// The dark look passes; the look of the file without a mode must not be left out because of it.
  @Test(arguments: ["dark", "night", "brand", "light-high-contrast"])
  func areALookOfTheirOwn(_ mode: String) throws {
    let report = try Self.report([("faint.json", nil), ("clear.json", mode)])
    #expect(report.modes.map(\.name) == ["light", mode])
    #expect(report.modes.map(\.base) == [nil, "light"])
    #expect(report.gating == ["contrast-minimum light"])
  }

  @Test func areALookBesideSeveralThatAreAllDark() throws {
    let report = try Self.report([("faint.json", nil), ("clear.json", "dark"), ("other.json", "dark-high-contrast")])
    #expect(report.modes.map(\.name) == ["light", "dark", "dark-high-contrast"])
  }

  @Test func areTheBaseOfALightMode() throws {
    let report = try Self.report([("faint.json", nil), ("clear.json", "dark"), ("other.json", "light")])
    #expect(report.modes.map(\.name) == ["dark", "light"])
  }
}
