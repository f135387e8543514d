import Audit
import AuditSession
import TestSupport
import Testing

/// What a mode falls back to is what its documents say: a configuration can't change what a page shows.
@Suite struct ModeBaseTests {
  private static let pairings = #""pairings": [{ "text": "ink", "on": "page" }]"#

  private func ratios(_ sheet: String, _ modes: String) throws -> (ratios: [String: Double], notices: [String]) {
    let folder = try TemporaryFolder([
      "a.css": sheet, "palpable.json": "{ \"tokens\": [\"a.css\"], \"modes\": [\(modes)], \(Self.pairings) }",
    ])
    let report = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
    let ratios = report.measured.pairings.map { ($0.mode.name, $0.lowestRatio ?? 0) }
    let notices = report.system.notices.map(\.message).filter { $0.contains("base") }
    return (Dictionary(uniqueKeysWithValues: ratios), notices)
  }

  /// A browser shows #333333 on #222222 in dark with more contrast: 1.26:1, whatever base is configured.
  @Test(arguments: ["", #", "base": "dark""#, #", "base": "light""#])
  func aMediaQueryInsideAnother(_ base: String) throws {
    let sheet = """
      :root { --page: #ffffff; --ink: #111111 }
      @media (prefers-color-scheme: dark) { :root { --page: #222222; --ink: #eeeeee } }
      @media (prefers-color-scheme: dark) and (prefers-contrast: more) { :root { --ink: #333333 } }
      """
    let one = try ratios(
      sheet, "{ \"name\": \"light\" }, { \"name\": \"dark\" }, { \"name\": \"dark-high-contrast\"\(base) }")
    #expect(one.ratios["dark-high-contrast"].map { abs($0 - 1.26) < 0.01 } == true)
    #expect(one.notices.isEmpty == !base.contains("light"))
  }

  /// The theme dim has the ink of `:root`, #111111, on its page; with the ink of dark it would be 1.16:1.
  @Test(arguments: ["#ffffff", "#fffffe"]) func aThemeThatEqualsTheDefault(_ page: String) throws {
    let sheet = """
      :root { --page: #ffffff; --ink: #111111 }
      [data-theme="dark"] { --page: #222222; --ink: #eeeeee }
      [data-theme="dim"] { --page: \(page) }
      """
    let one = try ratios(
      sheet,
      #"{ "name": "light" }, { "name": "dark", "base": "light" }, { "name": "dim", "scheme": "dark", "base": "dark" }"#)
    #expect(one.ratios["dim"].map { $0 > 18 } == true)
    #expect(one.notices.count == 1 && one.notices[0].contains("dim falls back to light"))
  }

  /// Ink of `:root` is the light one, also if light is declared last and based on dark.
  @Test func theFirstModeOfASheetFallsBackToNone() throws {
    let sheet = """
      :root { --page: #ffffff; --ink: #777777 }
      .dark { --page: #000000; --ink: #ffffff }
      """
    let one = try ratios(sheet, #"{ "name": "dark" }, { "name": "light", "base": "dark" }"#)
    #expect(one.ratios["light"].map { abs($0 - 4.48) < 0.01 } == true && one.ratios["dark"] == 21)
  }
}
