import Audit
import ColorScience
import DesignTokens
import Foundation
import SourceText
import TestSupport
import Testing

@testable import AuditSession

/// From changes of colors to files, for whole systems.
@Suite struct TokenDocumentsTests {
  static let ink = Color(red: 0x0B, green: 0x12, blue: 0xC0)

  @Test func peptideFox() throws {
    let fixture = try RepairFixture(palette: "peptide-fox")
    let documents = try fixture.session.tokenDocuments()
    #expect(documents.obstacle(toChanging: "color.success", for: nil) == nil)
    #expect(documents.obstacle(toChanging: "color.primary", for: "dark") == nil)
    #expect(documents.obstacle(toAdding: "badge.info.text", for: "dark", naming: nil) == nil)
    #expect(documents.obstacle(toAdding: "color.body", for: "dark", naming: nil) == "it already has a value there")
    #expect(documents.obstacle(toChanging: "color.success", for: "dark") == "it defines no value there")
    let changes = [
      RepairFixture.change(.changed, "color.primary", "dark", Color(red: 0, green: 51, blue: 255)),
      RepairFixture.change(.added, "badge.info.text", "dark", Color(red: 255, green: 255, blue: 255)),
      RepairFixture.change(.added, "badge.info.background", "dark", Color(red: 0, green: 0, blue: 51)),
      RepairFixture.change(.added, "color.page-muted", "dark", Color(red: 0, green: 0, blue: 0)),
    ]
    let edits = try documents.edits(for: changes)
    #expect(edits.map(\.shown) == ["tokens.dark.json"])
    #expect(RepairFixture.patch(edits) == Self.peptideFoxPatch)
    let before = try fixture.session.report()
    let after = try fixture.session(after: edits).report()
    #expect(after.system.tokens["badge.info.background"]?.value(in: "dark")?.text == "#000033")
    #expect(after.system.tokens["badge.info.border"]?.value(in: "dark") == nil)
    let measured = after.pairings.filter {
      $0.measured.pairing.foreground == "badge.info.text" && $0.measured.pairing.background == "badge.info.background"
    }
    // White on #000033: luminance 0.0722 · ((0.2 + 0.055) / 1.055)^2.4 = 0.00239, so 1.05 / 0.05239 = 20.04.
    // In light mode #1e3a8a on #dbeafe as before: 8.4897 by the same formula.
    #expect(measured.map { $0.measured.ratio.map { Int($0 * 100) } } == [848, 2004])
    #expect(before.pairings.count == after.pairings.count)
    #expect(try fixture.folder.bytes(of: "tokens.dark.json") == edits[0].old)
  }

  static let peptideFoxPatch = """
    diff --git a/tokens.dark.json b/tokens.dark.json
    --- a/tokens.dark.json
    +++ b/tokens.dark.json
    @@ -6,6 +6,9 @@
           "$value": { "colorSpace": "srgb", "components": [0.043137254901960784, 0.07058823529411765, 0.12549019607843137], "hex": "#0b1220" },
           "$description": "Dark page background. iOS: Colors.Dark.pageBg."
         },
    +    "page-muted": {
    +      "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000" }
    +    },
         "surface": {
           "$value": { "colorSpace": "srgb", "components": [0.06274509803921569, 0.09019607843137255, 0.16470588235294117], "hex": "#10172a" },
           "$description": "Dark card background. iOS: Colors.Dark.surfaceBg."
    @@ -19,8 +22,19 @@
           "$description": "Dark mode text. iOS: Colors.Dark.textBody."
         },
         "primary": {
    -      "$value": { "colorSpace": "srgb", "components": [0.3764705882352941, 0.6470588235294118, 0.9803921568627451], "hex": "#60a5fa" },
    +      "$value": { "colorSpace": "srgb", "components": [0, 0.2, 1], "hex": "#0033ff" },
           "$description": "Dark mode primary (blue-400). iOS: Colors.Dark.primary."
    +    }
    +  },
    +  "badge": {
    +    "$type": "color",
    +    "info": {
    +      "background": {
    +        "$value": { "colorSpace": "srgb", "components": [0, 0, 0.2], "hex": "#000033" }
    +      },
    +      "text": {
    +        "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff" }
    +      }
         }
       }
     }

    """

  /// Every token of the palette at once: changed where it has a value, added where it has none.
  @Test func everyTokenOfPeptideFox() throws {
    let fixture = try RepairFixture(palette: "peptide-fox")
    let report = try fixture.session.report()
    let documents = try fixture.session.tokenDocuments()
    var changes: [ColorChange] = []
    for (number, token) in report.system.tokens.tokens.enumerated() where token.type == .color {
      let color = Color(red: UInt8(number % 256), green: UInt8(number * 7 % 256), blue: UInt8(number * 31 % 256))
      for mode in [nil, "dark"] {
        guard let value = token.value(in: mode) else {
          changes.append(RepairFixture.change(.added, token.path, mode, color))
          continue
        }
        changes.append(
          RepairFixture.change(value.content.target == nil ? .changed : .detached, token.path, mode, color))
      }
    }
    #expect(changes.count { $0.kind == .added } >= 21)
    #expect(changes.count { $0.kind == .changed } >= 21)
    let edits = try documents.edits(for: changes)
    let after = try fixture.session(after: edits).report().system.tokens
    for change in changes {
      #expect(after[change.token]?.value(in: change.mode)?.content == .literal(.color(change.new)), "\(change.token)")
    }
    // In the dark file the groups and tokens stand in the order of the light one.
    let dark = after.tokens.filter { $0.type == .color }.sorted {
      ($0.value(in: "dark")?.location.byteRange.lowerBound ?? 0)
        < ($1.value(in: "dark")?.location.byteRange.lowerBound ?? 0)
    }
    #expect(dark.map(\.path) == after.tokens.filter { $0.type == .color }.map(\.path))
  }

  /// ELEVATE's documents hold no color, and its palette no place for one.
  @Test func elevate() throws {
    let fixture = try RepairFixture(palette: "elevate")
    let documents = try fixture.session.tokenDocuments()
    let tokens = try fixture.session.report().system.tokens.tokens
    #expect(tokens.count > 20)
    for token in tokens {
      #expect(documents.obstacle(toChanging: token.path, for: nil) == "its value isn't a color")
    }
  }

  @Test func modesWithOtherNames() throws {
    let css = ":root { --ink: #000; --paper: #fff; --line: #888 }\n.p-inverted { --ink: #fff; --paper: #000 }\n"
    let configuration =
      #"{ "tokens": [{ "path": "a.css", "modes": { "p-inverted": "dark" } }], "pairings": [{ "text": "ink", "on": "paper" }] }"#
    let fixture = try RepairFixture(["palpable.json": configuration, "a.css": css])
    let edits = try fixture.session.tokenDocuments().edits(for: [
      RepairFixture.change(.added, "line", "dark", Self.ink), RepairFixture.change(.changed, "ink", "dark", .black),
    ])
    #expect(
      String(decoding: try #require(edits.first).new, as: UTF8.self)
        == ":root { --ink: #000; --paper: #fff; --line: #888 }\n.p-inverted { --ink: #000; --paper: #000; --line: #0b12c0 }\n"
    )
  }

  @Test func resolver() throws {
    let tokens = { (names: [String]) in
      "{ \"$type\": \"color\", "
        + names.map { "\"\($0)\": { \"$value\": { \"colorSpace\": \"srgb\", \"components\": [1, 1, 1] } }" }
        .joined(separator: ", ") + " }"
    }
    let resolver = """
      { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.json" }] } },
        "modifiers": { "theme": { "default": "light", "contexts": { "light": [], "dark": [{ "$ref": "dark.json" }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
      """
    let fixture = try RepairFixture([
      "a.resolver.json": resolver, "base.json": tokens(["ink", "line", "paper"]),
      "dark.json": tokens(["ink", "paper"]),
    ])
    let edits = try fixture.session.tokenDocuments().edits(for: [
      RepairFixture.change(.changed, "paper", nil, .black), RepairFixture.change(.changed, "ink", "dark", .black),
      RepairFixture.change(.added, "line", "dark", .black),
    ])
    #expect(edits.map(\.shown).sorted() == ["base.json", "dark.json"])
    let dark = try #require(edits.first { $0.shown == "dark.json" })
    let black = "{ \"$value\": { \"colorSpace\": \"srgb\", \"components\": [0, 0, 0] } }"
    let white = black.replacing("0, 0, 0", with: "1, 1, 1")
    #expect(
      String(decoding: dark.new, as: UTF8.self)
        == "{ \"$type\": \"color\", \"ink\": \(black), \"line\": \(black), \"paper\": \(white) }")
  }

  @Test func catalog() throws {
    let set = { (name: String) in
      (
        "A.xcassets/\(name).colorset/Contents.json",
        #"{ "colors": [{ "color": { "color-space": "srgb", "components": { "alpha": "1.000", "blue": "0x00", "green": "0x00", "red": "0x00" } }, "idiom": "universal" }] }"#
      )
    }
    let fixture = try RepairFixture(Dictionary(uniqueKeysWithValues: ["Ink", "Paper"].map(set)))
    let edits = try fixture.session.tokenDocuments().edits(for: [
      RepairFixture.change(.added, "Ink", "dark", .white), RepairFixture.change(.changed, "Paper", nil, .white),
    ])
    let tokens = try fixture.session(after: edits).tokenDocuments().tokens
    #expect(tokens["Ink"]?.value(in: "dark")?.text == "#ffffff")
    #expect(tokens["Ink"]?.value(in: nil)?.text == "#000000")
    #expect(tokens["Paper"]?.value(in: nil)?.text == "#ffffff")
  }
}
