import SourceText

/// A failed or undetermined result of a rule on one subject.
public struct Finding: Sendable {
  /// The rule's identifier.
  public let rule: String
  /// The severity level in this audit.
  public let level: Level
  /// The outcome: `failed` or `cantTell`.
  public let outcome: Outcome
  /// The mode; nil if the subject has none.
  public let mode: String?
  /// The subject.
  public let subject: SubjectName
  /// The measured and required values, the message, and the remedy.
  public let evaluation: Evaluation
  /// The measured pairing, if the subject is a pairing.
  public let pairing: MeasuredPairing?
  /// The location that an author would edit.
  public let location: SourceLocation?
  /// The related locations, if the subject isn't a pairing.
  let otherPlaces: [RelatedLocation]
  /// Whether the finding would fail the gate without waivers and baselines.
  public let reachesGate: Bool
  /// Whether the subject is a waiver, a baseline entry, or a suppression comment; a baseline can't accept such a finding.
  let isAboutAgreement: Bool
  /// Whether the subject was found in view code.
  public let isFromCode: Bool
  /// The waiver that covers the finding.
  public internal(set) var waiver: Waiver?
  /// The suppression comment that covers the finding.
  public internal(set) var suppression: Suppression?
  /// The change from the baseline; nil without a baseline.
  public internal(set) var baseline: Change?
  /// The change from the earlier audit; nil without one.
  public internal(set) var against: Change?

  /// Whether a waiver or a suppression comment covers the finding.
  public var isWaived: Bool { waiver != nil || suppression != nil }

  /// Whether the finding fails the gate.
  public var gates: Bool {
    Gate.isFailed(reachesGate: reachesGate, isWaived: isWaived, baseline: baseline, against: against)
  }

  /// Whether the measured value is a contrast ratio.
  var isRatio: Bool { evaluation.unit == .ratio }

  /// Whether a new baseline would accept the finding.
  var isDebt: Bool { reachesGate && !isWaived && !isAboutAgreement }

  /// The related locations.
  public var related: [RelatedLocation] { pairing?.related ?? otherPlaces }

  /// The text that identifies the finding across audits: rule, mode, and subject.
  public var fingerprint: String { Finding.fingerprint(rule: rule, mode: mode, subject: subject) }

  /// The single-color changes that make a failing pairing pass without breaking others, nearest color first.
  public internal(set) var proposals: [ColorProposal] = []
  /// The remedy by a color change, in one sentence without a final period.
  var colorRemedy: String?

  /// The remedy in one sentence without a final period: the rule's own, else a color change.
  public var remedy: String? { evaluation.remedy ?? colorRemedy }

  /// Returns a text that is equal only for the same rule, mode, and subject.
  ///
  /// The parts are joined by "/"; within a part, "/", "%", and invisible characters are percent-encoded, so no name can imitate another.
  public static func fingerprint(rule: String, mode: String?, subject: SubjectName) -> String {
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
