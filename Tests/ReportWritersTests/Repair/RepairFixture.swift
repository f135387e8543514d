import Audit
import ColorScience
import DesignTokens
import SourceText

@testable import PaletteRepair
@testable import ReportWriters

/// Every control shall have a target of 44 pt and 8 pt around it.
private struct ControlNeeds44: Rule {
  static let descriptor = ReportWritersTests.descriptor("control-needs-44")
  func judge(_ subject: MeasuredControl) -> Judgement<FixtureReason>? {
    Judgement(.failed, .stated, measured: 36, required: 44, unit: .points)
  }
  func words(_ judgement: Judgement<FixtureReason>, _ subject: MeasuredControl) -> Words {
    Words("too low", remedy: "give \(subject.control.name) 44 pt")
  }
  func proposal(for subject: MeasuredControl) -> ControlProposal? { ControlProposal(side: 44, distance: 8) }
}

/// A small palette of grays before and after a repair made by hand, with names made by a function.
///
/// Gray 0x77 on white has 4.478, 0x76 has 4.542 and 0x59 has 7.005; on black 0x59 has 2.997 and 0x76 has 4.623.
struct RepairFixture: Sendable {
  /// Makes a name out of a short word, wherever a name could come from input.
  var name: @Sendable (String) -> String = { $0 }

  private static let gray = Color(red: 0x77, green: 0x77, blue: 0x77)
  private static let passing = Color(red: 0x76, green: 0x76, blue: 0x76)
  private static let dark = Color(red: 0x59, green: 0x59, blue: 0x59)

  private var light: String { name("light") }
  private var night: String { name("dark") }
  private func path(_ word: String) -> TokenPath { TokenPath(name(word)) }

  private var place: SourceLocation {
    SourceLocation(path: name("tokens"), line: 3, column: 7, endLine: 3, endColumn: 16, byteRange: 20..<29)
  }

  /// A value that changes of every kind, one a token.
  var changes: [ColorChange] {
    [
      ColorChange(
        .changed, token: path("muted"), mode: light, shownIn: [light], old: Self.gray, new: Self.passing,
        location: place, authored: name("#777777"), fixed: [0]),
      ColorChange(
        .added, token: path("note"), mode: night, shownIn: [night], old: Self.dark, new: Self.passing, location: place,
        authored: name("#595959"), fixed: [5]),
      ColorChange(
        .detached, token: path("link"), mode: light, shownIn: [light], old: Self.gray, new: Self.dark, location: place,
        authored: name("{muted}"), fixed: [2]),
    ]
  }

  private func tokens(after: Bool) -> TokenSet {
    var tokens = TokenSet()
    func add(_ word: String, _ mode: String, _ content: AuthoredValue.Content) {
      tokens.insert(
        Token(
          path: path(word), type: .color, mode: mode, value: AuthoredValue(content, text: name("written"), at: place)))
    }
    add("page", light, .literal(.color(.white)))
    add("page", night, .literal(.color(.black)))
    add("muted", light, .literal(.color(after ? Self.passing : Self.gray)))
    add("muted", night, .literal(.color(Self.gray)))
    add("link", light, after ? .literal(.color(Self.dark)) : .alias(path("muted")))
    add("link", night, .alias(path("muted")))
    add("note", light, .literal(.color(Self.dark)))
    if after { add("note", night, .literal(.color(Self.passing))) }
    add("gone", light, .undecidable(name("it is computed")))
    return tokens
  }

  /// The audit of the palette as it is, or with all changes.
  func audit(after: Bool) -> AuditReport {
    var system = DesignSystem(
      name: name("Grays"), tokens: tokens(after: after),
      modes: [
        Mode(light, scheme: .light, contrast: .standard),
        Mode(night, scheme: .dark, contrast: .standard, base: light),
      ])
    system.surfaces = [path("page")]
    system.pairings = ["muted", "link", "note", "gone"].map {
      Pairing(foreground: path($0), background: path("page"), usage: .text, origin: .declared, declaration: place)
    }
    system.badges = [
      Badge(
        name: name("info"), background: path("page"), border: path("muted"), text: path("note"), textStyle: nil,
        declaration: place)
    ]
    var button = Control(name: name("button"))
    (button.width, button.height, button.gap, button.arrangement) = (36, 36, 4, .row)
    system.controls = [button]
    return Auditor(
      rules: [.init(TextNeedsRatio(), level: .error), .init(ControlNeeds44(), level: .error)], gate: Gate()
    ).report(on: MeasuredSystem(system))
  }

  /// The declared pairings, mode by mode within each, before and after.
  private func pairings(_ before: AuditReport, _ after: AuditReport) -> [RepairReport.PairingChange] {
    zip(before.pairings, after.pairings).filter {
      $0.0.measured.pairing.origin == .declared && $0.0.measured.ratio != nil
    }
    .map { .init($0.measured, required: 4.5, before: $0.measured.ratio, after: $1.measured.ratio) }
  }

  /// A palette that passes with the changes.
  func repaired(undecided: Bool = false, proof: RepairReport.Proof? = nil) -> RepairReport {
    let (before, after) = (audit(after: false), audit(after: true))
    return RepairReport(
      before: before, after: after, settings: settings, outcome: .repaired, changes: changes,
      pairings: pairings(before, after), undecided: undecided ? [open(before)] : [],
      advice: [.init(pairing: 0, action: name("set it in 24 pt, which needs 3"))],
      proof: proof ?? .init(cost: 0.2, leastCost: 0.2, arrangements: 3), remarks: [name("one value is computed")])
  }

  /// A palette of which nothing passes in the end, with the first change as a compromise.
  func impossible() -> RepairReport {
    let before = audit(after: false)
    let pairings = pairings(before, before)
    return RepairReport(
      before: before, after: before, settings: .init(), outcome: .impossible, changes: [changes[0]],
      pairings: pairings,
      conflicts: [
        .init([0, 2], reason: name("one needs a luminance of 0.1 or less, the other 0.3 or more"), isSmallest: true),
        .init([5], reason: name("nothing does"), isSmallest: false),
      ], undecided: [open(before)], proof: .init(cost: 0.1, leastCost: 0, arrangements: 1))
  }

  /// A palette that passes as it is.
  func unneeded() -> RepairReport {
    let after = audit(after: true)
    return RepairReport(
      before: after, settings: .init(), outcome: .unneeded, changes: [], pairings: pairings(after, after),
      proof: .init(cost: 0, leastCost: 0, arrangements: 0))
  }

  /// A repair with one of everything that formats write.
  func everything() -> RepairReport {
    let report = repaired(undecided: true)
    let impossible = impossible()
    return RepairReport(
      before: report.before, after: report.after, settings: report.settings, outcome: .impossible,
      changes: report.changes, pairings: impossible.pairings, conflicts: impossible.conflicts,
      undecided: report.undecided, advice: report.advice, proof: report.proof, remarks: report.remarks)
  }

  private func open(_ report: AuditReport) -> RepairReport.Undecided {
    let measured = report.pairings.first { $0.measured.ratio == nil } ?? report.pairings[0]
    return .init(measured.measured, reason: name("it is computed"))
  }

  private var settings: RepairReport.Settings {
    var settings = RepairReport.Settings()
    settings.locked = [PathPattern(exactly: path("page"))]
    settings.weights = [.init(PathPattern(exactly: path("note")), factor: 2.5)]
    settings.hueTolerance = 5
    settings.addsValues = true
    settings.keepsFamiliesApart = true
    return settings
  }
}

/// Returns a repair in the format with an identifier.
func repairText(_ format: String, of report: RepairReport, usesColor: Bool = false) -> String {
  let writer = format == "console" ? ConsoleWriter(usesColor: usesColor) : ReportWriters.writer(for: format)
  return writer?.text(of: report) ?? ""
}
