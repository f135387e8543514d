import Audit
import AuditSession
import TestSupport
import Testing

/// Tiers of generated Swift files: chains across files, with places.
@Suite struct SwiftTierTests {
  private static let files = [
    "ElevatePrimitives.swift": """
    import SwiftUI
    public struct ElevatePrimitives {
      public enum Blue {
        public static let _300 = Color(red: 0.6, green: 0.8, blue: 1.0)
        public static let _600 = Color(red: 0.1, green: 0.3, blue: 0.8)
      }
      public enum Space { public static let _4: CGFloat = 16 }
    }
    """,
    "ElevateAliases.swift": """
    import SwiftUI
    public struct ElevateAliases {
      public enum Action {
        public static let fill = Color.adaptive(
          light: ElevatePrimitives.Blue._600,
          dark: ElevatePrimitives.Blue._300)
        public static let muted = ElevatePrimitives.Blue._600.opacity(0.4)
        public static let own = Color(red: 0.2, green: 0.2, blue: 0.2)
        public static let borrowed = ButtonComponentTokens.fill_primary_default
      }
    }
    """,
    "ButtonComponentTokens.swift": """
    import SwiftUI
    public struct ButtonComponentTokens {
      public static let fill_primary_default = Color.adaptive(
        light: ElevatePrimitives.Blue._600,
        dark: ElevatePrimitives.Blue._300)
      public static let fill_primary_active = ElevateAliases.Action.fill
      public static let fill_primary_hover = ElevateAliases.Action.fill.opacity(0.5)
      public static let fill_subtle_hover = ElevatePrimitives.Blue._600.opacity(0.1)
      public static let label_primary_default = Color.adaptive(
        light: ElevateAliases.Action.fill,
        dark: Color(red: 1, green: 1, blue: 1))
      public static let border_primary_default = Color.adaptive(
        light: ElevatePrimitives.Blue._600,
        dark: Color(red: 0, green: 0, blue: 0))
      public static let label_link = ButtonTokens.link
      public static let tint = Color(uiColor: .systemTeal)
      public static let height_m: CGFloat = 44
      public static let gap_m: CGFloat = ElevatePrimitives.Space._4
    }
    """,
    "ButtonTokens.swift": """
    import SwiftUI
    public struct ButtonTokens { static let link = ElevateAliases.Action.fill }
    """,
    "palpable.json": #"{ "tokens": ["*.swift"], "rules": { "token-tiers": "error" } }"#,
  ]

  /// Written by hand from the files above: token, mode, outcome, place, kind.
  private static let expected = [
    "ButtonComponentTokens.fill_primary_default * failed ButtonComponentTokens.swift:4:12 references a primitive",
    "ButtonComponentTokens.fill_subtle_hover * failed ButtonComponentTokens.swift:8:41 references a primitive",
    "ButtonComponentTokens.label_primary_default dark failed ButtonComponentTokens.swift:11:11 has a literal value",
    "ButtonComponentTokens.border_primary_default light failed ButtonComponentTokens.swift:13:12 references a primitive",
    "ButtonComponentTokens.border_primary_default dark failed ButtonComponentTokens.swift:14:11 has a literal value",
    "ButtonComponentTokens.label_link * cantTell ButtonComponentTokens.swift:15:34 references a token without a tier",
    "ButtonComponentTokens.tint * cantTell ButtonComponentTokens.swift:16:43 UIColor.systemTeal",
    "ButtonComponentTokens.gap_m * failed ButtonComponentTokens.swift:18:38 references a primitive",
    "ElevateAliases.Action.own * failed ElevateAliases.swift:8:29 has a literal value",
    "ElevateAliases.Action.borrowed * failed ElevateAliases.swift:9:34 references a higher tier, a component token",
  ]

  @Test func theFindingsAreThoseOfTheTable() throws {
    let findings = try audit(TemporaryFolder(Self.files)).findings.filter { $0.rule == "token-tiers" }
    let lines = findings.map { finding in
      let place = finding.location.map { "\($0.path):\($0.line):\($0.column)" } ?? "nowhere"
      return "\(finding.subject.description) \(finding.mode ?? "*") \(finding.outcome.name) \(place)"
    }
    #expect(lines == Self.expected.map { $0.split(separator: " ").prefix(4).joined(separator: " ") })
    for (finding, line) in zip(findings, Self.expected) {
      let kind = line.split(separator: " ").dropFirst(4).joined(separator: " ")
      #expect(finding.message.contains(kind), "\(finding.message)")
    }
  }

  @Test func theMessageGivesTheChainAndThePlacesAreBesideIt() throws {
    let findings = try audit(TemporaryFolder(Self.files)).findings.filter { $0.rule == "token-tiers" }
    let borrowed = try #require(findings.first { $0.subject.description == "ElevateAliases.Action.borrowed" })
    #expect(
      borrowed.message
        == "an alias references a higher tier, a component token: ElevateAliases.Action.borrowed -> "
        + "ButtonComponentTokens.fill_primary_default -> ElevatePrimitives.Blue._600")
    #expect(
      borrowed.related.map { "\($0.location.path):\($0.location.line) \($0.message)" } == [
        "ButtonComponentTokens.swift:4 ButtonComponentTokens.fill_primary_default is ElevatePrimitives.Blue._600",
        "ElevatePrimitives.swift:5 ElevatePrimitives.Blue._600 is Color(red: 0.1, green: 0.3, blue: 0.8)",
      ])
    #expect(
      borrowed.remedy
        == "reference a primitive, and make ButtonComponentTokens.fill_primary_default reference the alias")
    let skip = try #require(findings.first)
    #expect(skip.remedy == "reference an alias that resolves to ElevatePrimitives.Blue._600, or add one")
    #expect(skip.fingerprint == "token-tiers/*/token/ButtonComponentTokens.fill_primary_default")
  }
}
