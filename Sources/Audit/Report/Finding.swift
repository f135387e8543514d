import SourceText

/// Something a rule found wrong or could not decide.
public struct Finding: Sendable {
  /// The rule's identifier.
  public let rule: String
  /// How much it matters in this audit.
  public let level: Level
  /// `failed` or `cantTell`.
  public let outcome: Outcome
  /// The mode it was found in; nil when modes make no difference.
  public let mode: String?
  /// What it is about.
  public let subject: SubjectReference
  /// What was measured and required, and the sentence for people.
  public let evaluation: Evaluation
  /// The colors and the way to them, when it is about a pairing.
  public let pairing: MeasuredPairing?
  /// The place an author would change.
  public let location: SourceLocation?
  /// Other places that belong to it, when it is not about a pairing.
  let otherPlaces: [RelatedLocation]
  /// Whether it would fail the gate if nothing had been agreed about it.
  public let reachesGate: Bool
  /// Whether it is about an agreement itself, which nothing can accept.
  let isAboutAgreement: Bool
  /// Whether its subject was found in view code.
  public let isFromCode: Bool
  /// The waiver that holds it back.
  public internal(set) var waiver: Waiver?
  /// The comment in view code that holds it back.
  public internal(set) var suppression: Suppression?
  /// How it stands to the baseline; nil without one.
  public internal(set) var baseline: Change?
  /// How it stands to the earlier audit that this one is compared with; nil without one.
  public internal(set) var against: Change?

  /// Whether a waiver or a comment in view code holds it back.
  public var isWaived: Bool { waiver != nil || suppression != nil }

  /// Whether it fails the gate.
  public var gates: Bool {
    Gate.isFailed(reachesGate: reachesGate, isWaived: isWaived, baseline: baseline, against: against)
  }

  /// Whether contrast ratios were measured.
  var isRatio: Bool { evaluation.unit == .ratio }

  /// Whether a baseline would take it up.
  var isDebt: Bool { reachesGate && !isWaived && !isAboutAgreement }

  /// Other places that belong to it.
  public var related: [RelatedLocation] { pairing?.related ?? otherPlaces }

  /// What stays the same when lines move: rule, mode and subject.
  public var fingerprint: String { Finding.fingerprint(rule: rule, mode: mode, subject: subject) }

  /// The changes of one color that make a failing pairing pass and break nothing, the nearest first.
  public internal(set) var proposals: [ColorProposal] = []
  /// What can be done with colors, in one sentence without a full stop.
  var colorRemedy: String?

  /// What would mend it, in one sentence without a full stop: the rule's own, or what can be done with colors.
  public var remedy: String? { evaluation.remedy ?? colorRemedy }

  /// A text that is the same for the same rule, mode and subject and for nothing else.
  ///
  /// The parts are joined by "/"; within a part, "/" and "%" and everything that is not seen are percent-encoded, so no name can pass for another.
  public static func fingerprint(rule: String, mode: String?, subject: SubjectReference) -> String {
    ([rule, mode ?? "*"] + subject.identity).map(encoded).joined(separator: "/")
  }

  static func encoded(_ part: String) -> String {
    var text = ""
    for scalar in part.unicodeScalars {
      if scalar == "/" || scalar == "%" || scalar == " " || scalar.isUnseen {
        for byte in String(scalar).utf8 {
          let digits = String(byte, radix: 16, uppercase: true)
          text += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
        }
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
