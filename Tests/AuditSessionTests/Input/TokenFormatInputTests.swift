import Audit
import AuditSession
import DesignTokens
import TestSupport
import Testing

/// Formats as the session calls them: contracts on tokens, resolver documents in a folder, asset catalogs.
@Suite struct TokenFormatInputTests {
  static func report(_ files: [String: String], path: String = ".") throws -> AuditReport {
    let folder = try TemporaryFolder(files)
    return try AuditSession(AuditRequest(paths: [path], root: folder.path)).report()
  }

  static func sentences(_ files: [String: String], path: String = ".") throws -> [String] {
    let folder = try TemporaryFolder(files)
    do throws(AuditFailure) {
      _ = try AuditSession(AuditRequest(paths: [path], root: folder.path)).report()
      return []
    } catch { return error.sentences }
  }

  static func tokens(_ contract: String) -> String {
    ##"{ "ink": { "$type": "color", "$value": "#777777", "$extensions": { "dev.palpable": \##(contract) } }, "paper": { "$type": "color", "$value": "#ffffff" } }"##
  }

  @Test func aContractGatesLikeADeclaredPairing() throws {
    for files in [
      ["a.tokens.json": Self.tokens(#"{ "on": "paper" }"#)],
      ["t.json": Self.tokens(#"{ "on": "paper" }"#), "palpable.json": #"{ "tokens": ["t.json"] }"#],
    ] {
      let report = try Self.report(files)
      let gating = report.pairings.filter(\.measured.canGate)
      #expect(gating.count == 1)
      #expect(gating.first?.measured.pairing.foreground == "ink")
      // #777777 on white is 4.48 (WCAG's formula), under 4.5.
      #expect(report.decision == .failed)
    }
  }

  @Test func faultsOfAContractAreThoseOfAPairing() throws {
    let configured = [
      "t.json": Self.tokens(#"{ "on": "papre", "textStyle": "bdy" }"#), "palpable.json": #"{ "tokens": ["t.json"] }"#,
    ]
    for files in [configured, ["t.tokens.json": Self.tokens(#"{ "on": "papre", "textStyle": "bdy" }"#)]] {
      let sentences = try Self.sentences(files)
      #expect(sentences.contains { $0.hasSuffix("\"papre\" matches no token; did you mean \"paper\"?") })
      #expect(sentences.contains { $0.contains("unknown text style \"bdy\"") })
      #expect(sentences.allSatisfy { $0.contains("json:1:84: ") })
    }
  }

  static let resolver = """
    { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "sub/base.json" }] } },
      "modifiers": { "theme": { "contexts": { "light": [], "dark": [{ "$ref": "sub/dark.tokens.json" }] } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
    """

  @Test func aFolderWithAResolverDocumentIsReadThroughIt() throws {
    let report = try Self.report([
      "x.resolver.json": Self.resolver, "sub/base.json": Self.tokens(#"{ "on": "paper" }"#),
      "sub/dark.tokens.json":
        ##"{ "ink": { "$type": "color", "$value": "#eeeeee" }, "paper": { "$type": "color", "$value": "#000000" } }"##,
      "sub/left.tokens.json": ##"{ "ink": { "$type": "color", "$value": "#ffffff" } }"##,
    ])
    #expect(report.system.modes.map(\.name) == ["light", "dark"])
    #expect(report.pairings.filter(\.measured.canGate).map(\.measured.mode.name) == ["light", "dark"])
    #expect(
      report.system.notices.contains { $0.message.hasPrefix("not read") && $0.location?.path == "sub/left.tokens.json" }
    )
    #expect(!report.system.notices.contains { $0.message.contains(" replaces ") })
  }

  @Test func anAssetCatalogIsAudited() throws {
    func set(_ light: String, _ dark: String) -> String {
      func slot(_ level: String, _ rest: String) -> String {
        #"{ "color": { "color-space": "srgb", "components": { "red": "\#(level)", "green": "\#(level)", "blue": "\#(level)", "alpha": "1.000" } }, "idiom": "universal"\#(rest) }"#
      }
      return
        #"{ "colors": [\#(slot(light, "")), \#(slot(dark, #", "appearances": [{ "appearance": "luminosity", "value": "dark" }]"#))] }"#
    }
    let report = try Self.report([
      "palpable.json": #"{ "tokens": ["App.xcassets"], "pairings": [{ "text": "Ink", "on": "Paper" }] }"#,
      "App.xcassets/Ink.colorset/Contents.json": set("0x00", "0xFF"),
      "App.xcassets/Paper.colorset/Contents.json": set("255", "0"), "App.xcassets/Contents.json": "{}",
      "App.xcassets/Icon.imageset/Contents.json": "{}",
    ])
    #expect(report.system.modes.map(\.name) == ["light", "dark"])
    #expect(report.pairings.filter(\.measured.canGate).count == 2)
    #expect(report.decision == .passed)
    // No entry names a contrast, so no value is missing for one.
    #expect(!report.findings.contains { $0.rule == "mode-coverage" })
  }
}
