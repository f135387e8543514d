import Audit
import ColorScience
import DesignTokens

/// A color that is written, in words: one row of a table.
struct RepairRow {
  /// "changed", "added" or "detached".
  let kind: ColorChange.Kind
  let token: TokenPath
  /// The modes in which it shows.
  let modes: [String]
  let old: Color
  let new: Color
  /// How far the new color is from the old one, or what a value that is added goes by.
  let basis: Basis
  /// The pairings that fail now and pass then.
  let mends: [RepairPairing]

  init(_ change: ColorChange, in report: RepairReport) {
    (kind, token, old, new) = (change.kind, change.token, change.old, change.new)
    modes = change.shownIn.isEmpty ? [change.mode].compactMap { $0 } : change.shownIn
    basis = Basis(of: change, in: report)
    let mended = change.mended.filter(report.pairings.indices.contains).filter {
      !report.pairings[$0].passesBefore && report.pairings[$0].passesAfter
    }
    mends = RepairPairing.all(mended, in: report)
  }

  /// The old and the new color as an author would write them.
  var notations: (old: String, new: String) { (RepairWords.notation(old), RepairWords.notation(new)) }

  /// Whether a value is written that shows what shows now.
  var isKept: Bool { notations.old == notations.new }

  /// The fixed pairings in groups.
  var groups: [RepairGroup] { RepairGroup.mended(mends) }
}

/// A pairing before and after, in words: one row of a table.
struct RepairPairing {
  let measured: MeasuredPairing
  /// The ratios, cut off, with as many decimals as it takes to differ.
  let before: String
  let after: String
  let required: String
  let passesAfter: Bool

  init(_ change: RepairReport.PairingChange) {
    measured = change.measured
    required = requiredText(change.required)
    passesAfter = change.passesAfter
    var digits = 2
    if let before = change.before, let after = change.after { digits = DifferenceRow.digits(before, after) }
    before = change.before.map { truncatedText($0, digits: digits) } ?? "unknown"
    let shown = change.shownAfter.flatMap { $0 < change.required && change.after ?? 0 >= change.required ? $0 : nil }
    after =
      (change.after.map { truncatedText($0, digits: digits) } ?? "unknown")
      + (shown.map { ", \(truncatedText($0, digits: digits)) as displayed" } ?? "")
    now = change.before.map { truncatedText($0) } ?? "unknown"
  }

  /// The pairings at these positions; what is none is left out.
  static func all(_ positions: [Int], in report: RepairReport) -> [RepairPairing] {
    positions.filter(report.pairings.indices.contains).map { RepairPairing(report.pairings[$0]) }
  }

  /// The tokens in words.
  var subject: String { measured.reference.description }
  /// What the foreground lies on, the upper layer first.
  var stack: [TokenPath] { [measured.pairing.background] + measured.pairing.backdrops }
  /// The mode.
  var mode: String { measured.mode.name }
  /// "2.41 → 4.76 of 4.5".
  var ratios: String { "\(before) → \(after) of \(required)" }
  /// The ratio now with two decimals, cut off.
  let now: String
  /// What the pairing is for.
  var usage: String { RepairPairing.usage(of: measured) }

  static func usage(of measured: MeasuredPairing) -> String {
    let usage = measured.pairing.usage.rawValue
    return measured.pairing.textStyle.map { "\(usage), \($0)" } ?? usage
  }
}

/// A finding on text or touch that no color fixes.
struct RepairRemainder {
  let finding: Finding
  /// "20 pt of 24 pt"; empty where nothing was measured.
  let numbers: String
  /// The fix, without a period, or the message if no fix is known.
  let remedy: String

  private init(_ finding: Finding) {
    self.finding = finding
    let required = finding.evaluation.required.map { " of \(HTMLWords.required($0, finding.evaluation.unit))" } ?? ""
    numbers = HTMLWords.measured(of: finding).map { $0 + required } ?? ""
    remedy = finding.remedy ?? finding.evaluation.message
  }

  /// The findings on text styles, frames, and controls that are neither waived nor accepted, without notes that do not fail the gate.
  static func all(in report: AuditReport) -> [RepairRemainder] {
    report.findings.filter { finding in
      switch finding.subject {
      case .control, .textStyle, .container: finding.gates || (!finding.isHeldBack && finding.level >= .warning)
      default: false
      }
    }.map(RepairRemainder.init)
  }

  /// The controls of an audit with all fixes of sizes and distances, such as "target 44×44 pt".
  static func mendedControls(in report: AuditReport) -> [(control: String, changes: String)] {
    report.controls.compactMap { result in
      guard let mended = result.mended else { return nil }
      let changes = result.control.changes(to: mended)
      return changes.isEmpty ? nil : (result.control.name, changes)
    }
  }
}
