import AuditSession
import AuditTestSupport
import ColorScience
import DesignTokens
import Foundation
import SourceText
import SwiftSource
import TestSupport
import Testing
import TokenFormats

/// Valid documents with a few bytes changed, by fixed seeds: no reader traps, and no failure turns into a pass by being overlooked.
@Suite struct MutationTests {
  /// A document of each format in which `x` is too light a gray on `paper`.
  static let documents: [(file: String, text: String)] = [
    (
      "t.tokens.json",
      String(
        decoding: tokens(#"  "x": { "$value": { "colorSpace": "srgb", "components": [0.7, 0.7, 0.7] } }"#),
        as: UTF8.self)
    ),
    (
      "s.json",
      ##"{ "core": { "gray": { "value": "#aaa", "type": "color" }, "x": { "value": "rgba({gray}, 0.9)", "type": "color" }, "paper": { "value": "#fff", "type": "color", "$extensions": { "studio.tokens": { "modify": { "type": "darken", "value": "0.1 * 0", "space": "srgb" } } } } }, "$themes": [], "$metadata": { "tokenSetOrder": ["core"] } }"##
    ),
    (
      "a.css",
      ":root { --ink: #000; --paper: #fff; }\n/* gray */\n:root { --x: var(--gray, #aaa); }\n@media (prefers-color-scheme: dark) { :root { --x: rgb(170 170 170); } }\n"
    ),
    (
      "T.swift",
      "import SwiftUI\n\nenum T {\n  static let paper = Color(hex: 0xFFFFFF)\n  /// Gray.\n  static let x = Color(red: 0.7, green: 0.7, blue: 0.7)\n}\n"
    ),
    (
      "A.xcassets/x.colorset/Contents.json",
      #"{ "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components": { "red": "0xAA", "green": "0xAA", "blue": "0xAA", "alpha": "1.000" } } }], "info": { "version": 1, "author": "xcode" } }"#
    ),
  ]

  static let configurations = [
    "t.tokens.json": #"{ "tokens": ["t.tokens.json"], "pairings": [{ "text": "x", "on": "paper" }] }"#,
    "s.json": #"{ "tokens": ["s.json"], "pairings": [{ "text": "x", "on": "paper" }] }"#,
    "a.css": #"{ "tokens": ["a.css"], "pairings": [{ "text": "x", "on": "paper" }] }"#,
    "T.swift": #"{ "tokens": ["T.swift"], "pairings": [{ "text": "T.x", "on": "T.paper" }] }"#,
    "A.xcassets/x.colorset/Contents.json":
      #"{ "tokens": ["A.xcassets", "p.tokens.json"], "pairings": [{ "text": "x", "on": "paper" }] }"#,
  ]

  /// Changes, doubles, drops or moves a few bytes.
  private func mutated(_ bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    let signs = Array("{}[]()\",:;#/*\\.-+0123456789eE$ \n".utf8) + [0, 0xFF, 0xC3, 0xEF, 0x80]
    for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes[place] = signs.randomElement(using: &random) ?? 0
      case 2: bytes.insert(signs.randomElement(using: &random) ?? 0, at: place)
      case 3: bytes.remove(at: place)
      case 4: bytes.removeSubrange(place..<min(place + Int.random(in: 1...12, using: &random), bytes.count))
      default: bytes.insert(contentsOf: bytes[place..<min(place + 12, bytes.count)], at: place)
      }
    }
    return bytes
  }

  @Test(arguments: documents) func noReaderTraps(_ document: (file: String, text: String)) {
    var random = SplitMix64(seed: 7)
    for _ in 0..<LongTests.count(150, long: 2_000) {
      let file = SourceFile(path: document.file, bytes: mutated(Array(document.text.utf8), using: &random))
      guard let format = TokenFormats.format(of: file), let imported = try? format.tokens(from: file) else { continue }
      for token in imported.tokens.tokens {
        guard case .literal(.color(let color))? = token.values.first?.value.content else { continue }
        let components = color.components
        #expect(
          components.x.isFinite && components.y.isFinite && components.z.isFinite && (0...1).contains(color.alpha))
      }
    }
  }

  @Test(arguments: documents) func noFailureIsOverlooked(_ document: (file: String, text: String)) throws {
    var random = SplitMix64(seed: 11)
    let folder = try TemporaryFolder([
      document.file: document.text, "palpable.json": Self.configurations[document.file] ?? "",
      "p.tokens.json": ##"{ "paper": { "$type": "color", "$value": "#fff" } }"##,
    ])
    let session = AuditSession(AuditRequest(paths: [folder.path], root: folder.path))
    #expect(try session.report().decision == .failed)
    for round in 0..<LongTests.count(30, long: 300) {
      let bytes = mutated(Array(document.text.utf8), using: &random)
      try folder.write(bytes, to: document.file)
      guard let report = try? session.report(), report.decision == .passed else { continue }
      // It passes only because the color that was changed was measured, in every mode.
      let outcomes = report.pairings.filter(\.measured.canGate).map(\.outcome)
      #expect(
        !outcomes.isEmpty && outcomes.allSatisfy { $0 == .passed },
        "round \(round): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func configurationsAreNeverPassedByAccident() throws {
    var random = SplitMix64(seed: 13)
    let text =
      #"{ "tokens": ["t.tokens.json"], "modes": [{ "name": "light" }], "pairings": [{ "text": "x", "on": "paper" }], "rules": { "contrast-minimum": "error" } }"#
    let folder = try TemporaryFolder(["palpable.json": text, "t.tokens.json": Self.documents[0].text])
    let session = AuditSession(AuditRequest(paths: [folder.path], root: folder.path))
    #expect(try session.report().decision == .failed)
    for round in 0..<LongTests.count(40, long: 500) {
      let bytes = mutated(Array(text.utf8), using: &random)
      try folder.write(bytes, to: "palpable.json")
      guard let report = try? session.report(), report.decision == .passed else { continue }
      let isOtherPairing = !report.pairings.contains {
        $0.measured.pairing.foreground == "x" && $0.measured.pairing.background == "paper" && $0.measured.canGate
      }
      #expect(isOtherPairing, "round \(round): \(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
