/// A pairing that counts toward the gate in one mode, and its required contrast ratio.
public struct RepairRequirement: Sendable {
  /// The index in the report's pairings.
  public let position: Int
  /// The pairing with its mode.
  public let measured: MeasuredPairing
  /// The required ratio, 1 to 21.
  public let ratio: Double

  /// The lowest possible ratio before the repair; nil if unknown.
  public var current: Double? { measured.lowestRatio }
}

extension MeasuredPairing {
  /// The lowest possible ratio; nil if unknown.
  public var lowestRatio: Double? { ratio ?? interval?.lowerBound }
}

extension AuditReport {
  /// The requirements of the pairings that count toward the gate: the highest ratio whose finding would fail the gate.
  ///
  /// Findings that a waiver or a suppression comment covers aren't required; findings that a baseline accepts are, because they still need
  /// a fix.
  public var repairRequirements: [RepairRequirement] {
    let waived = verdicts.holds.isEmpty ? [] : Set(findings.lazy.filter(\.isWaived).map(\.fingerprint))
    return pairings.indices.compactMap { position in
      let result = pairings[position]
      let measured = result.measured
      guard measured.canGate else { return nil }
      var ratio: Double?
      for row in result.results.index.rows(of: result.row) {
        let assessment = Assessment(verdicts: result.results.verdicts, row: row)
        guard assessment.unit == .ratio, let required = assessment.required, required > ratio ?? 0,
          gate.isReached(by: .failed, at: assessment.level, subjectCanGate: true),
          waived.isEmpty || !isWaived(assessment.rule, measured, waived)
        else { continue }
        ratio = required
      }
      return ratio.map { RepairRequirement(position: position, measured: measured, ratio: $0) }
    }
  }

  private func isWaived(_ rule: String, _ measured: MeasuredPairing, _ waived: Set<String>) -> Bool {
    waived.contains(Finding.fingerprint(rule: rule, mode: measured.mode.name, subject: measured.subjectName))
  }
}
