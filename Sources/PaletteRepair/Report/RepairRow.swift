import Audit
import ColorScience
import DesignTokens

/// A color change in words: one row of a table.
struct RepairRow {
  /// The kind of the change.
  let kind: ColorChange.Kind
  let token: TokenPath
  /// The modes that show the color.
  let modes: [String]
  let old: Color
  let new: Color
  /// The distance between the new and the old color, or the basis of an added value.
  let basis: Basis
  /// The pairings that fail before and pass after.
  let fixes: [RepairPairing]
  /// The pairings that pass before and after, and would fail without this change, if it fixes none itself.
  let needed: [RepairPairing]
  /// The token that an alias names after the change; nil for other changes.
  let target: TokenPath?

  init(_ change: ColorChange, in report: RepairReport) {
    (kind, token, old, new) = (change.kind, change.token, change.old, change.new)
    modes = change.shownIn.isEmpty ? [change.mode].compactMap { $0 } : change.shownIn
    basis = Basis(of: change, in: report)
    let fixed = change.fixed.filter(report.pairings.indices.contains).filter {
      !report.pairings[$0].passesBefore && report.pairings[$0].passesAfter
    }
    fixes = RepairPairing.all(fixed, in: report)
    needed = fixed.isEmpty ? RepairPairing.all(change.needed, in: report) : []
    target = change.target
    authored = change.authored
  }

  /// The text of the value before the change.
  let authored: String

  /// The needed pairings in groups.
  var neededGroups: [RepairGroup] { RepairGroup.fixed(needed) }

  /// The old and the new color in the notation of token files.
  var notations: (old: String, new: String) {
    target.map { (authored, "\($0) \(RepairText.notation(new))") } ?? (
      RepairText.notation(old), RepairText.notation(new)
    )
  }

  /// Whether the written value keeps the current color.
  var isKept: Bool { notations.old == notations.new }

  /// The fixed pairings in groups.
  var groups: [RepairGroup] { RepairGroup.fixed(fixes) }
}

/// A pairing before and after, in words: one row of a table.
struct RepairPairing {
  let measured: MeasuredPairing
  /// The ratio before, truncated, with as many decimals as it needs to differ from the ratio after.
  let before: String
  let after: String
  let required: String
  let passesAfter: Bool

  init(_ change: RepairReport.PairingChange) {
    measured = change.measured
    required = requiredText(change.required)
    passesAfter = change.passesAfter
    var digits = 2
    if let before = change.before, let after = change.after { digits = digitsToDiffer(before, after) }
    before = change.before.map { truncatedText($0, digits: digits) } ?? "unknown"
    let shown = change.shownAfter.flatMap { $0 < change.required && change.after ?? 0 >= change.required ? $0 : nil }
    after =
      (change.after.map { truncatedText($0, digits: digits) } ?? "unknown")
      + (shown.map { ", \(truncatedText($0, digits: digits)) as displayed" } ?? "")
    now = change.before.map { truncatedText($0) } ?? "unknown"
  }

  /// Returns the pairings at the given positions, without invalid positions.
  static func all(_ positions: [Int], in report: RepairReport) -> [RepairPairing] {
    positions.filter(report.pairings.indices.contains).map { RepairPairing(report.pairings[$0]) }
  }

  /// The tokens of the pairing in words.
  var subject: String { measured.subjectName.description }
  /// The layers behind the foreground, the topmost first.
  var stack: [TokenPath] { [measured.pairing.background] + measured.pairing.backdrops }
  /// The name of the mode.
  var mode: String { measured.mode.name }
  /// The ratios before and after with the required ratio, such as "2.41 → 4.76 of 4.5".
  var ratios: String { "\(before) → \(after) of \(required)" }
  /// The ratio before, truncated to two decimals.
  let now: String
  /// The usage of the pairing, with its text style if one is declared.
  var usage: String { RepairPairing.usage(of: measured) }

  static func usage(of measured: MeasuredPairing) -> String {
    let usage = measured.usage.rawValue
    return measured.pairing.textStyle.map { "\(usage), \($0)" } ?? usage
  }
}

/// A finding on text or touch that no color fixes.
struct NonColorFinding {
  let finding: Finding
  /// The measured and the required value, such as "20 pt of 24 pt"; empty without a measurement.
  let numbers: String
  /// The fix, without a period, or the message if no fix is known.
  let remedy: String

  private init(_ finding: Finding) {
    self.finding = finding
    let required = finding.required.map { " of \(ResultText.required($0, finding.unit))" } ?? ""
    numbers = ResultText.measured(of: finding).map { $0 + required } ?? ""
    remedy = finding.remedy ?? finding.message
  }

  /// Returns the findings on text styles, frames, and controls that are neither waived nor accepted.
  ///
  /// Leaves out notes that don't count toward the gate.
  static func all(in report: AuditReport) -> [NonColorFinding] {
    report.findings.filter { finding in
      switch finding.subject.kind {
      case .control, .textStyle, .container: finding.gates || (!finding.isHeldBack && finding.level >= .warning)
      default: false
      }
    }.map(NonColorFinding.init)
  }

  /// Returns the controls of an audit with all fixes of sizes and distances, such as "target 44×44 pt".
  static func fixedControls(in report: AuditReport) -> [(control: String, changes: String)] {
    report.controls.compactMap { result in
      guard let fixed = result.fixed else { return nil }
      let changes = result.control.changes(to: fixed)
      return changes.isEmpty ? nil : (result.control.name, changes)
    }
  }
}
