/// A pairing that gates in a mode and the contrast ratio that it has to reach.
public struct RepairRequirement: Sendable {
  /// Its position in the pairings of the report.
  public let position: Int
  /// The pairing with its mode.
  public let measured: MeasuredPairing
  /// The least ratio, 1 to 21.
  public let ratio: Double

  /// The lowest ratio that is possible now; nil where it is not known.
  public var current: Double? { measured.lowestRatio }
}

extension MeasuredPairing {
  /// The lowest ratio that is possible; nil where nothing is known of it.
  public var lowestRatio: Double? { ratio ?? interval?.lowerBound }
}

extension AuditReport {
  /// What is required of the pairings that gate: of each the highest ratio that a rule asks for whose finding would fail the gate.
  ///
  /// What a waiver or a comment in the source holds back is not required; what a baseline accepts is, for debt is there to be paid.
  public var repairRequirements: [RepairRequirement] {
    let waived = Set(findings.lazy.filter(\.isWaived).map(\.fingerprint))
    return pairings.enumerated().compactMap { position, result in
      guard result.measured.canGate else { return nil }
      let ratios = result.assessments.compactMap { assessment -> Double? in
        let evaluation = assessment.evaluation
        guard evaluation.unit == .ratio, let required = evaluation.required,
          gate.isReached(by: .failed, at: assessment.level, subjectCanGate: true),
          waived.isEmpty || !isWaived(assessment.rule, result.measured, waived)
        else { return nil }
        return required
      }
      return ratios.max().map { RepairRequirement(position: position, measured: result.measured, ratio: $0) }
    }
  }

  private func isWaived(_ rule: String, _ measured: MeasuredPairing, _ waived: Set<String>) -> Bool {
    waived.contains(Finding.fingerprint(rule: rule, mode: measured.mode.name, subject: measured.reference))
  }
}
