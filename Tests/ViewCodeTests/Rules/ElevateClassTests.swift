import Audit
import AuditSession
import TestSupport
import Testing

/// Small cases for the classes of findings that were false, or missing, on public design systems.
@Suite struct ElevateClassTests {
  private func findings(_ body: String, members: String = "", before: String = "") throws -> [String] {
    let folder = try TemporaryFolder([
      "palpable.json":
        #"{ "code": ["A.swift"], "rules": { "animation-limits": "warning", "endless-motion": "warning", "gesture-without-alternative": "warning" } }"#,
      "A.swift":
        "import SwiftUI\n\(before)\nstruct A: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}",
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    return report.findings.filter { $0.outcome.name != "passed" }.map { "\($0.rule) \($0.outcome.name)" }
  }

  private static let size = """
    enum Size { case small, large
      var config: Config { switch self { case .small: .small; case .large: .large } } }
    struct Config { let height: Double; let touch: Double; let font: Double
      static let small = Config(height: 28, touch: 44, font: 12)
      static let large = Config(height: 48, touch: 48, font: 16) }
    """

  @Test func aSmallBranchOfATargetIsFound() throws {
    let found = try findings(
      "Text(a).font(.body).frame(height: size.config.height).scrollFriendlyTap { a() }.accessibilityAddTraits(.isButton)",
      members: "let size: Size", before: Self.size)
    #expect(found.contains("small-target failed"))
  }

  @Test func aMinimumTargetOfEveryBranchPasses() throws {
    let found = try findings(
      """
      Text(a).frame(height: size.config.height).frame(minWidth: size.config.touch, minHeight: size.config.touch)
        .contentShape(Rectangle()).onTapGesture { a() }.accessibilityAddTraits(.isButton)
      """, members: "let size: Size", before: Self.size)
    #expect(!found.contains { $0.hasPrefix("small-target") })
  }

  @Test func aFixedFontBehindInstancesIsOneFinding() throws {
    let found = try findings(
      "Text(a).font(.system(size: size.config.font)).lineLimit(1)", members: "let size: Size", before: Self.size)
    #expect(found == ["fixed-font failed"])
  }

  @Test func aFontOnlyForImagesMayBeFixed() throws {
    let members = "private var iconFont: Font { .system(size: 14) }"
    #expect(try findings(#"Image(systemName: "plus").font(iconFont)"#, members: members).isEmpty)
    #expect(try findings("Text(a).font(iconFont)", members: members) == ["fixed-font failed"])
  }

  /// A symbol is at most 1.5 times as high as its font: 18 pt for 12 pt, and 54 pt for 36 pt.
  @Test func theFontOfASymbolMayBeInAProperty() throws {
    let button = #"Button { a() } label: { Image(systemName: "plus").font(iconFont) }.accessibilityLabel("Add")"#
    func found(_ small: Int, _ large: Int) throws -> [String] {
      let fonts =
        "switch size { case .small: return .system(size: \(small))\ncase .large: return .system(size: \(large)) }"
      let members = "let size: Size\nprivate var iconFont: Font { \(fonts) }"
      return try findings(button, members: members, before: Self.size).filter { $0.hasPrefix("small-target") }
    }
    #expect(try found(12, 16) == ["small-target failed"])
    #expect(try found(12, 36) == ["small-target failed"])
    #expect(try found(36, 40).isEmpty)
    #expect(
      try !findings(button, members: "let iconFont: Font", before: "").contains { $0.hasPrefix("small-target") })
  }

  @Test func connectedSegmentsAreOneGroup() throws {
    let segments = "ForEach(items) { item in SegmentButton(item) }"
    #expect(try findings("HStack(spacing: 0) { \(segments) }").isEmpty)
    #expect(try findings("HStack(spacing: 4) { \(segments) }") == ["tight-spacing failed"])
  }

  @Test func aPeriodIsNotADuration() throws {
    let found = try findings(
      "Text(a).animation(.linear(duration: 3).repeatForever(autoreverses: false), value: isOn)")
    #expect(found == ["endless-motion failed"])
  }

  @Test func aSymbolWithAFontAndPaddingHasAMostHeight() throws {
    let icon = #"Image(systemName: "xmark").font(.system(size: 16))"#
    func button(_ label: String) throws -> [String] {
      try findings("VStack { Button(action: close) { \(label) }.accessibilityLabel(\"Close\") }")
    }
    #expect(try button(icon + ".padding(8)") == ["small-target failed"])
    #expect(try button(icon + ".padding(14)").isEmpty)
    #expect(try button(icon + ".padding(inset)").isEmpty)
  }

  @Test func aStyleOfTheSourcesThatKeepsTheLabelSizeIsKnown() throws {
    let body =
      #"Button(action: a) { Image("b").resizable().frame(width: 32, height: 32) }.buttonStyle(Faded()).accessibilityLabel("B")"#
    func style(_ modifiers: String) -> String {
      "struct Faded: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label\(modifiers) } }"
    }
    #expect(try findings(body, before: style(".opacity(0.9)")).contains("small-target failed"))
    #expect(try findings(body, before: style(".padding(20)")).contains("small-target cantTell"))
  }

  @Test func aCustomTapWithTheTraitInItsDefinitionIsExposed() throws {
    func modifier(_ trait: String) -> String {
      "extension View { func scrollFriendlyTap(action: @escaping () -> Void) -> some View { onTapGesture(perform: action)\(trait).accessibilityHidden(false) } }"
    }
    let body = "Card(a).scrollFriendlyTap { open() }"
    let without = try findings(body, before: modifier(""))
    let with = try findings(body, before: modifier(".accessibilityAddTraits(.isButton)"))
    #expect(without.contains("tap-gesture-on-view failed"))
    #expect(!with.contains("tap-gesture-on-view failed"))
  }

  @Test func severalTapsNeedAnActionInsteadOfATrait() throws {
    #expect(try findings("Card(a).onTapGesture(count: 2) { zoom() }") == ["gesture-without-alternative failed"])
  }

  @Test func undeterminedTargetsGetAdviceThatFits() throws {
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "code": ["A.swift"], "rules": { "small-target": "error" } }"#,
      "A.swift":
        "import SwiftUI\nstruct A: View {\nlet side: Double\nvar body: some View {\nText(a).frame(width: side, height: side).contentShape(Rectangle()).onTapGesture { a() }\n}\n}",
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    let found = try #require(report.findings.first { $0.rule == "small-target" })
    #expect(found.level == .warning && found.remedy == "check that the touch target is at least 44×44 pt in every case")
  }
}
