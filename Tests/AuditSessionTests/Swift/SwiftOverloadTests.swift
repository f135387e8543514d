import Audit
import AuditSession
import TestSupport
import Testing

/// What a modifier means where the team has functions of its name: matched by labels, types and what it is called on.
@Suite struct SwiftOverloadTests {
  private static func report(_ body: String, _ other: String, members: String = "") throws -> AuditReport {
    let folder = try TemporaryFolder([
      "palpable.json": """
      { "tokens": ["tokens.json"], "code": ["*.swift"], "pairings": [{ "text": "Ink.dark", "on": "Paper.white" }] }
      """,
      "tokens.json":
        ##"{ "$type": "color", "Ink": { "dark": { "$value": "#000000" }, "faint": { "$value": "#cccccc" } }, "Paper": { "white": { "$value": "#ffffff" } } }"##,
      "A.swift": "struct A: View {\n\(members)\nvar body: some View {\n\(body)\n} }",
      "B.swift": other,
    ])
    return try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
  }

  /// What a rule said in the first file: `failed`, the reason why it cannot tell, or nil.
  private static func said(_ rule: String, _ report: AuditReport) -> String? {
    report.findings.first { $0.rule == rule && $0.location?.path == "A.swift" }.map { finding in
      finding.outcome == .cantTell ? finding.cause ?? "" : "failed"
    }
  }

  /// A declaration of another file that a call cannot mean.
  @Test(
    arguments: [
      "extension View { func foregroundColor(_ d: DC, colorScheme: ColorScheme) -> some View { self } }\nstruct DC {}",
      "extension View { func foregroundColor(token: DC) -> some View { self } }",
      "extension UILabel { func foregroundColor(_ d: Int) {} }",
      "enum Tone { case red\n func foregroundColor(_ tone: Tone) -> Int { 1 } }",
      "func foregroundColor(_ tone: Int) {}",
      "private extension View { func foregroundColor(_ tone: Tone) -> some View { self } }\nenum Tone { case red }",
      "enum Tone { case muted }\nextension View { func foregroundColor(_ tone: Tone) -> some View { self } }",
      "struct Chip: View { func foregroundColor(_ tone: Int) -> Chip { self } }",
      "extension View { static func foregroundColor(_ t: Int) {} }",
    ])
  func otherFunctionsHideNothing(_ other: String) throws {
    #expect(Self.said("hardcoded-color", try Self.report("Text(\"a\").foregroundColor(.red)", other)) == "failed")
  }

  /// A declaration that a call may mean, and where it stands.
  @Test(
    arguments: [
      (
        "enum Tone { case red }\nextension View { func foregroundColor(_ tone: Tone) -> some View { self } }",
        "B.swift:2"
      ),
      (
        "extension View { func foregroundColor(_ tone: Int, animated: Bool = true) -> some View { self } }", "B.swift:1"
      ),
      (
        "protocol Painted {}\nextension Painted { func foregroundColor(_ tone: Int) -> some View { self } }",
        "B.swift:2"
      ),
      ("extension Text { func foregroundColor(_ tone: Int) -> Text { self } }", "B.swift:1"),
    ])
  func overloadsThatFitAreNamed(_ other: String, _ place: String) throws {
    let report = try Self.report("Text(\"a\").foregroundColor(.red)", other)
    #expect(Self.said("hardcoded-color", report) == "foregroundColor may refer to the declaration at \(place)")
    #expect(report.findings.first { $0.rule == "hardcoded-color" }?.gates == false)
  }

  private static let button = "Button { go() } label: { Image(systemName: \"plus\") }.accessibilityLabel(\"Add\")"

  @Test(
    arguments: [
      "enum IconSize { case small\n func frame(for scale: Double) -> Double { 16 } }",
      "extension View { func frame(side: CGFloat) -> some View { self } }",
      "extension UIView { func frame(width: CGFloat, height: CGFloat) {} }",
      "extension CGRect { func padding(_ value: Double) {} }",
    ])
  func framesOfOtherTypes(_ other: String) throws {
    let report = try Self.report(Self.button + ".frame(width: 20, height: 20)", other)
    #expect(Self.said("small-target", report) == "failed")
  }

  @Test func aFrameOfTheTeamsOwn() throws {
    let report = try Self.report(
      Self.button + ".frame(width: 20, height: 20)",
      "extension View { func frame(width: Double, height: Double) -> some View { self } }")
    #expect(Self.said("small-target", report)?.contains("frame() may refer to the declaration at B.swift:1") == true)
  }

  /// A modifier of the team's own between the colors: what it may mean, and how many pairings it keeps from being measured.
  @Test(
    arguments: [
      ("", 1, 0), ("extension View { func card() -> some View { self } }", 0, 1),
      ("extension View { func card(tone: Int) -> some View { self } }", 1, 0),
      ("enum Deck { func card() -> Int { 1 } }", 1, 0),
      ("private extension View { func card() -> some View { self } }", 1, 0),
      (
        "extension View { func background(_ tone: Tone) -> some View { self } }\nenum Tone { case red }\nextension View { func card() -> some View { self } }",
        0, 1
      ),
      ("extension View { func background(_ tone: Tone) -> some View { self } }\nenum Tone { case white }", 0, 1),
      ("extension View { func background(_ paint: Color) -> some View { self } }", 0, 1),
    ])
  func pairingsOfViewCode(_ other: String, _ pairings: Int, _ untold: Int) throws {
    let report = try Self.report("Text(\"a\").foregroundColor(Ink.faint).card().background(Paper.white)", other)
    #expect(report.pairings.count { $0.measured.pairing.origin == .code } == pairings)
    let notices = report.notices.filter { $0.message.contains("in view code can't be determined") }
    #expect(notices.map(\.location?.path) == Array(repeating: "B.swift", count: untold))
    #expect(notices.allSatisfy { $0.message.hasPrefix("1 pairing in view code can't be determined, because ") })
  }

  /// Names that another file declares too: what the private ones mean, and what both places make of it.
  @Test(
    arguments: [
      ("private enum Sizes { static let icon: CGFloat = 60 }", "failed"),
      ("enum Other { enum Sizes { static let icon: CGFloat = 60 } }", "failed"),
      (
        "enum Sizes { static let icon: CGFloat = 60 }", "Sizes.icon is declared more than once: A.swift:2 and B.swift:1"
      ),
    ])
  func constantsOfTwoFiles(_ other: String, _ expected: String) throws {
    let folder = try TemporaryFolder([
      "A.swift":
        "struct A: View { var body: some View { \(Self.button).frame(width: Sizes.icon, height: Sizes.icon) } }\nenum Sizes { static let icon: CGFloat = 20 }",
      "B.swift": other,
    ])
    var request = AuditRequest(paths: [], root: folder.path)
    request.code = ["."]
    let said = Self.said("small-target", try AuditSession(request).report()) ?? ""
    #expect(said == expected || said.hasPrefix(expected))
  }

  /// What another file declares in the place of a color of the platform, or of what is called one.
  @Test(
    arguments: [
      (
        "Text(\"a\").foregroundColor(Color.red)", "extension Color { static let red = Color(hex: 0x880000) }",
        "Color.red"
      ),
      ("Badge(color: .red)", "struct Badge: View { let color: Int; var body: some View { EmptyView() } }", "Badge"),
      ("Text(\"a\").badge(color: .red)", "extension View { func badge(color: Int) -> some View { self } }", "badge"),
    ])
  func whatHidesAColorIsNamed(_ body: String, _ other: String, _ name: String) throws {
    let report = try Self.report(body, other)
    #expect(Self.said("hardcoded-color", report) == nil)
    let notice = report.notices.first { $0.location?.path == "B.swift" }
    #expect(notice?.message.contains(name) == true)
  }
}
