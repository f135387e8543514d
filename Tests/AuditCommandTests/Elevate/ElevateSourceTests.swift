import AuditCommand
import Foundation
import TestSupport
import Testing

/// The configuration that is shipped for ELEVATE, pointed at a checkout, finds exactly what was put into it.
@Suite struct ElevateSourceTests {
  /// A line of the table: what is found, with its level, where, and in which mode.
  private static func findings(_ arguments: [String] = []) throws -> [String] {
    let checkout = try TemporaryFolder(ElevateCheckout.files())
    let environment = CommandEnvironment(workingDirectory: packageFolder, showsColor: false)
    let result = Palpable.run(
      ["audit", "Palettes/elevate-source", "--root", checkout.path, "--no-reports", "--format", "json"] + arguments,
      in: environment)
    #expect(result.exitCode == .failed, "\(result.status)")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    return findings.map { finding in
      let place = finding["location"] as? [String: Any] ?? [:]
      let file = (place["file"] as? String ?? "").split(separator: "/").last ?? ""
      let mode = (finding["mode"] as? String).map { " " + $0 } ?? ""
      let waived = finding["suppression"] is [String: Any] ? " suppressed" : ""
      return "\(finding["level"] ?? "") \(finding["rule"] ?? "") \(file):\(place["line"] ?? 0):\(place["column"] ?? 0)"
        + mode + waived
    }
  }

  /// What is wrong with the checkout, by hand; a number in front says how many findings land there.
  private static let table = [
    // White on #FF0000, the danger fill at rest, in each of six components. The label is Gray._0, in line 26 of the primitives.
    "6 error contrast-minimum ElevatePrimitives.swift:26:32 light",
    // White on #777777, the neutral fill under a pointer, which iOS does not have.
    "6 note contrast-minimum ElevatePrimitives.swift:26:32 light",
    // White on #767676, the neutral fill at rest: 4.54, 0.9 % above 4.5. The chip's label has a white of its own.
    "5 note fragile-pass ElevatePrimitives.swift:26:32 light",
    "1 note fragile-pass ChipComponentTokens.swift:74:47 light",
    // In dark, #66CC66 and #9999FF are 0.058 apart with tritanopia, #66CC66 and #FF9999 0.052 with deuteranopia; the places are _300 of green and red.
    "1 warning use-of-color ElevatePrimitives.swift:12:34 dark",
    "1 warning use-of-color ElevatePrimitives.swift:19:34 dark",
    // The chip's neutral label is white in both modes; in dark its fill is #B3B3B3.
    "1 error contrast-minimum ChipComponentTokens.swift:74:47 dark",
    "1 warning mode-coverage ChipComponentTokens.swift:74:47 dark",
    "1 error token-tiers ChipComponentTokens.swift:74:47",
    // The button's danger fill, pressed, names primitives; the page is a literal in light.
    "1 error token-tiers ButtonComponentTokens.swift:48:66",
    "1 error token-tiers ElevateAliases.swift:4:99 light",
    // The menu lacks label_success_hover: one combination without its label, and one fill that nothing looks at.
    "1 warning pairing-coverage palpable.json:13:5",
    "1 warning pairing-coverage MenuComponentTokens.swift:26:66",
    // In dark, what is selected looks as it does at rest: four tones of six components, but for the chip's white label.
    "23 note state-change palpable.json:13:5 dark",
    // The mistakes of the view, line by line.
    "1 error tight-spacing Mistakes+SwiftUI.swift:8:9",
    "1 error primitive-token-in-view Mistakes+SwiftUI.swift:10:29",
    "1 error hardcoded-color Mistakes+SwiftUI.swift:12:29",
    "1 error hardcoded-color Mistakes+SwiftUI.swift:13:34",
    "1 error animation-limits Mistakes+SwiftUI.swift:15:28",
    "1 error tap-gesture-on-view Mistakes+SwiftUI.swift:17:18",
    "1 error small-target Mistakes+SwiftUI.swift:18:13",
    "1 warning unlabelled-image-button Mistakes+SwiftUI.swift:18:13",
    "1 warning fixed-font Mistakes+SwiftUI.swift:24:23",
    "1 error hardcoded-color Mistakes+SwiftUI.swift:28:43 suppressed",
    "1 warning custom-shadow Mistakes+SwiftUI.swift:30:10",
  ]

  private static func counted(_ findings: [String]) -> [String] {
    Dictionary(grouping: findings, by: \.self).map { "\($1.count) \($0)" }.sorted()
  }

  @Test func theFindingsAreThoseOfTheTable() throws {
    #expect(Self.counted(try Self.findings()) == Self.table.sorted())
  }

  /// 6 components, 4 tones, 7 states: all combinations of labels and fills are audited but the one whose label is missing.
  @Test func everyCombinationIsCounted() throws {
    let checkout = try TemporaryFolder(ElevateCheckout.files())
    let result = palpable(
      "audit", packageFolder + "/Palettes/elevate-source", "--root", ".", "--no-reports", "--format", "json",
      in: checkout)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let matrices = try #require(report["stateMatrix"] as? [[String: Any]])
    #expect(matrices.count == 2)
    let audited = (report["pairings"] as? [[String: Any]] ?? []).count
    #expect(audited == 2 * (6 * 4 * 7 - 1) + 2 * (6 * 4 * 7))
  }

  /// The same checkout by its view code alone.
  @Test func lintFindsTheMistakesOfTheViews() throws {
    let checkout = try TemporaryFolder(ElevateCheckout.files())
    let result = palpable(
      "lint", "ElevateUI/Sources/SwiftUI", "--configuration", packageFolder + "/Palettes/elevate-source", "--root", ".",
      "--format", "json", in: checkout)
    #expect(result.exitCode == .failed, "\(result.status)")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let rules = (report["findings"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String }
    let expected = Self.table.filter { $0.contains("+SwiftUI.swift") }.map { String($0.split(separator: " ")[2]) }
    #expect(rules.filter { $0 != "contrast-minimum" }.sorted() == expected.sorted())
    // Nothing declares pairings here, so the one that line 25 shows is audited: white on #FF0000.
    #expect(rules.count { $0 == "contrast-minimum" } == 1)
  }
}
