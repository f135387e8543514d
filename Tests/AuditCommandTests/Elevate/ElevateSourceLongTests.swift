import Audit
import AuditCommand
import AuditTestSupport
import Foundation
import SourceText
import TestSupport
import Testing

/// The configuration that is shipped for ELEVATE, pointed at a checkout, finds exactly what was put into it.
@Suite(.enabled(if: LongTests.areEnabled)) struct ElevateSourceLongTests {
  /// The report on the checkout as it is, which several tests look at.
  private static let whole = Result { try output(of: ElevateCheckout.files()) }

  private static func output(of files: [String: String]) throws -> String {
    let checkout = try TemporaryFolder(files)
    let environment = CommandEnvironment(workingDirectory: packageFolder, showsColor: false)
    let result = Palpable.run(
      ["audit", "Palettes/elevate-source", "--root", checkout.path, "--no-reports", "--format", "json"],
      in: environment)
    #expect(result.exitCode == .failed, "\(result.status)")
    return result.output
  }

  private static func report(_ output: String) throws -> AuditSnapshot {
    try AuditSnapshot(name: "", reading: readJSON(SourceFile(path: "report.json", bytes: Array(output.utf8))))
  }

  /// A line of the table: what is found, with its level, where, and in which mode.
  private static func findings(_ report: AuditSnapshot) -> [String] {
    report.findings.map { finding in
      let place = (finding.at ?? "").split(separator: "/").last ?? ""
      let mode = finding.mode.map { " " + $0 } ?? ""
      return "\(finding.level) \(finding.rule) \(place)\(mode)\(finding.suppression == nil ? "" : " suppressed")"
    }
  }

  private static let white = ElevateCheckout.place(of: "_0", in: "ElevatePrimitives.swift")
  private static let chip = "ChipComponentTokens.swift"
  private static let button = "ButtonComponentTokens.swift"

  /// The place of a template in the configuration, by the start of its entry.
  private static func template(_ text: String) throws -> String {
    let path = packageFolder + "/Palettes/elevate-source/palpable.json"
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let index = try #require(lines.firstIndex { $0.contains(text) })
    return "palpable.json:\(index + 1):5"
  }

  /// What is wrong with the checkout, by hand; a number in front says how many findings land there.
  private static func table() throws -> [String] {
    let chipText = try template(#""name": "chip", "text""#)
    let buttonText = try template(#""name": "button", "text""#)
    return [
      // White on #FF0000, the danger fill at rest, in buttons and chips.
      "2 error contrast-minimum \(white) light",
      // White on #777777, the neutral fill under a pointer, which iOS doesn't have: neutral and subtle buttons, and neutral chips.
      "3 note contrast-minimum \(white) light",
      // White on #767676, which passes by 0.9 %: emphasized, neutral, and subtle buttons and emphasized chips. The neutral chip has its own white.
      "4 note fragile-pass \(white) light",
      "1 note fragile-pass \(ElevateCheckout.place(of: "text_color_neutral_default", in: chip)) light",
      // In dark, #66CC66 and #9999FF are 0.058 apart with tritanopia, #66CC66 and #FF9999 0.052 with deuteranopia; the places are _300 of green and red.
      "1 warning use-of-color ElevatePrimitives.swift:13:34 dark",
      "1 warning use-of-color ElevatePrimitives.swift:20:34 dark",
      // The chip's neutral label is white in both modes; in dark its fill is #B3B3B3.
      "1 error contrast-minimum \(ElevateCheckout.place(of: "text_color_neutral_default", in: chip)) dark",
      "1 warning mode-coverage \(ElevateCheckout.place(of: "text_color_neutral_default", in: chip)) dark",
      "1 error token-tiers \(ElevateCheckout.place(of: "text_color_neutral_default", in: chip))",
      // The button's danger fill, pressed, names primitives; the page is a literal in light.
      "1 error token-tiers \(ElevateCheckout.place(of: "fill_danger_active", in: button, at: "ElevatePrimitives"))",
      "1 error token-tiers \(ElevateCheckout.place(of: "appBackground", in: "ElevateAliases.swift", at: "Color(red")) light",
      // The chip lacks text_color_success_hover: one combination without its label, and one fill that nothing looks at.
      "1 warning pairing-coverage \(chipText)",
      "1 warning pairing-coverage \(ElevateCheckout.place(of: "fill_success_hover", in: chip, at: "ElevateAliases"))",
      // ELEVATE has fill_primary_disabled_default_2, without a label.
      "1 warning pairing-coverage \(buttonText)",
      "1 warning pairing-coverage \(ElevateCheckout.place(of: "fill_primary_disabled_default_2", in: button, at: "ElevateAliases"))",
      // In dark, selected buttons and chips look as they do at rest: 7 and 6 tones, except for the chip's white label.
      "7 note state-change \(buttonText) dark",
      "5 note state-change \(chipText) dark",
      // The mistakes of the view, line by line.
      "1 error tight-spacing Mistakes+SwiftUI.swift:8:9",
      "1 error primitive-token-in-view Mistakes+SwiftUI.swift:10:29",
      "1 error hardcoded-color Mistakes+SwiftUI.swift:12:29",
      "1 error hardcoded-color Mistakes+SwiftUI.swift:13:34",
      "1 error tap-gesture-on-view Mistakes+SwiftUI.swift:17:18",
      "1 error small-target Mistakes+SwiftUI.swift:18:13",
      "1 warning unlabelled-image-button Mistakes+SwiftUI.swift:18:13",
      "1 warning fixed-font Mistakes+SwiftUI.swift:24:23",
      "1 error hardcoded-color Mistakes+SwiftUI.swift:28:43 suppressed",
      "1 warning custom-shadow Mistakes+SwiftUI.swift:30:10",
    ]
  }

  private static func counted(_ findings: [String]) -> [String] {
    Dictionary(grouping: findings, by: \.self).map { "\($1.count) \($0)" }.sorted()
  }

  @Test func theFindingsAreThoseOfTheTable() throws {
    #expect(Self.counted(Self.findings(try Self.report(Self.whole.get()))) == (try Self.table()).sorted())
  }

  /// Every label, text, icon, and border is measured on the fill that has the same name but for that word, in both modes.
  @Test func everySameStatePairIsMeasured() throws {
    let report = try Self.report(Self.whole.get())
    var ratios: [String: Int] = [:]
    for pairing in report.pairings where pairing.exactRatio != nil {
      let tokens = pairing.subject.tokens
      ratios["\(tokens[0]) on \(tokens[1])", default: 0] += 1
    }
    let pairs = SameStatePairs.all
    // 49 labels and 49 borders of buttons; 42 texts, 12 borders, and 36 parts of the remove button of chips, of which one text is missing; 150 in 24 other components.
    #expect(pairs.count == 98 + 89 + 150)
    #expect(pairs.filter { ratios[$0] == nil } == [])
    #expect(pairs.allSatisfy { ratios[$0] ?? 0 >= 2 })
  }

  /// The borders of filled buttons are transparent: shown with that reason, and nothing is said against them.
  @Test func transparentBordersAreNotDrawn() throws {
    let report = try Self.report(Self.whole.get())
    let borders = report.pairings.filter {
      let name = $0.subject.tokens[0].description
      return name.hasPrefix("ButtonComponentTokens.border_") && !name.contains("emphasized")
        && !name.contains("neutral")
    }
    // 5 tones, 7 states, 2 modes.
    #expect(borders.count == 5 * 7 * 2)
    #expect(borders.allSatisfy { $0.outcome == .inapplicable })
    let usable = borders.filter { !$0.subject.tokens[0].description.hasSuffix("disabled_default") }
    #expect(usable.allSatisfy { $0.cause?.contains("fully transparent") ?? false })
    let subjects = report.findings.map(\.subject.description)
    #expect(!subjects.contains { $0.contains("border_primary") || $0.contains("border_subtle") })
  }

  /// A border that everyone needs is no exception: the input's border on the page fails when it is transparent, because its fill is the page's color.
  @Test func aTransparentBorderOfAnInputFails() throws {
    var files = ElevateCheckout.files()
    let path = ElevateCheckout.generated + "InputComponentTokens.swift"
    let alias =
      "Color.adaptive(light: ElevateAliases.Action.UnderstatedNeutral.border_default, dark: ElevateAliases.Action.UnderstatedNeutral.border_default)"
    files[path] = files[path]?.replacingOccurrences(
      of: "border_color_default = \(alias)", with: "border_color_default = Color.clear")
    let failed = try Self.report(Self.output(of: files)).pairings.filter {
      $0.subject.usage == .component && $0.outcome == .failed
    }
    #expect(
      failed.map { "\($0.subject.tokens[0]) \($0.mode)" } == [
        "InputComponentTokens.border_color_default light", "InputComponentTokens.border_color_default dark",
      ])
  }

  /// The same checkout by its view code alone.
  @Test func lintFindsTheMistakesOfTheViews() throws {
    let checkout = try TemporaryFolder(ElevateCheckout.files())
    let result = palpable(
      "lint", "ElevateUI/Sources/SwiftUI", "--configuration", packageFolder + "/Palettes/elevate-source", "--root", ".",
      "--format", "json", in: checkout)
    #expect(result.exitCode == .failed, "\(result.status)")
    let rules = try Self.report(result.output).findings.map(\.rule)
    let expected = try Self.table().filter { $0.contains("+SwiftUI.swift") }.map { String($0.split(separator: " ")[2]) }
    #expect(rules.filter { $0 != "contrast-minimum" }.sorted() == expected.sorted())
    // Nothing declares pairings here, so the one that line 25 shows is audited: white on #FF0000.
    #expect(rules.count { $0 == "contrast-minimum" } == 1)
  }
}

/// The pairs of a foreground and the fill of the same part, tone, and state, found by names alone.
private enum SameStatePairs {
  private static let roles: Set<String> = ["label", "text", "icon", "border"]

  static var all: [String] {
    ElevateNames.components.flatMap { component -> [String] in
      let names = component.names.flatMap(ElevateNames.expanded).filter { $0 != "text_color_success_hover" }
      var fills: [[String]: String] = [:]
      for name in names {
        let words = name.split(separator: "_").map(String.init)
        if words.contains("fill"), roles.isDisjoint(with: words) {
          fills[words.filter { $0 != "fill" && $0 != "color" }] = name
        }
      }
      return names.compactMap { name in
        var words = name.split(separator: "_").map(String.init)
        guard let role = words.firstIndex(where: roles.contains) else { return nil }
        words.remove(at: role)
        // An icon's own fill is its color.
        if role < words.count, words[role] == "fill" { words.remove(at: role) }
        let type = component.type + "ComponentTokens."
        return fills[words.filter { $0 != "color" }].map { "\(type)\(name) on \(type)\($0)" }
      }
    }
  }
}
