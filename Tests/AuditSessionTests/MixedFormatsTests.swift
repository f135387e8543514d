import Audit
import AuditSession
import TestSupport
import Testing

/// One palpable.json over four formats at once.
@Suite struct MixedFormatsTests {
  @Test func oneConfigurationMayMixThem() throws {
    let folder = try TemporaryFolder([
      "palpable.json": """
      { "tokens": ["design.tokens.json", "web.css", "Assets.xcassets", "Tokens.swift"],
        "modes": [{ "name": "light" }, { "name": "dark", "base": "light" }],
        "pairings": [
          { "text": "brand.ink", "on": "web.paper" }, { "text": "Label", "on": "web.paper" },
          { "component": "Palette.edge", "on": "web.paper" } ] }
      """,
      "design.tokens.json": ##"{ "brand": { "ink": { "$type": "color", "$value": "#767676" } } }"##,
      "web.css": """
      :root { --web-paper: #fff; }
      @media (prefers-color-scheme: dark) { :root { --web-paper: #000; } }
      """,
      "Assets.xcassets/Label.colorset/Contents.json": """
      { "colors": [
        { "idiom": "universal", "color": { "color-space": "srgb",
          "components": { "red": "0", "green": "0", "blue": "0", "alpha": "1.000" } } },
        { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
          "color": { "color-space": "srgb",
          "components": { "red": "255", "green": "255", "blue": "255", "alpha": "1.000" } } } ],
        "info": { "author": "xcode", "version": 1 } }
      """,
      "Tokens.swift": """
      import SwiftUI
      enum Palette {
        static let edge = Color(red: 0x94 / 255.0, green: 148.0 / 255, blue: 0.5803921568627451)
      }
      """,
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    func row(_ foreground: String, _ mode: String) throws -> AuditReport.PairingResult {
      try #require(
        report.pairings.first {
          $0.measured.pairing.foreground.description == foreground && $0.measured.mode.name == mode
        })
    }
    // #767676 on white is 4.54, on black 4.62; black on white and white on black 21; #949494 on white 3.033, on black 6.922.
    for (foreground, mode, ratio) in [
      ("brand.ink", "light", 4.5422), ("brand.ink", "dark", 4.6234), ("Label", "light", 21), ("Label", "dark", 21),
      ("Palette.edge", "light", 3.0335), ("Palette.edge", "dark", 6.9228),
    ] {
      let measured = try #require(try row(foreground, mode).measured.ratio)
      #expect(abs(measured - ratio) < 0.001, "\(foreground) in \(mode)")
      #expect(try row(foreground, mode).outcome == .passed)
    }
    #expect(try row("Label", "dark").measured.isFallback == false)
    #expect(try row("brand.ink", "dark").measured.foreground.isFallback)
    #expect(try row("Palette.edge", "light").measured.foreground.chain[0].location.path == "Tokens.swift")
    #expect(try row("Palette.edge", "light").measured.foreground.chain[0].location.line == 3)
  }
}
