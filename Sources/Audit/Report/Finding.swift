import SourceText

/// A failed or undetermined result of a rule on one subject.
///
/// A finding is 16 bytes: two references to values that all its copies share.
public struct Finding: Sendable {
  private let facts: Shared<Facts>
  /// What agreements and the search for remedies add; most findings have neither.
  private var added: Shared<Additions>?

  /// The facts that are known when the rule has checked the subject.
  struct Facts: Sendable {
    let rule: String
    let level: Level
    let evaluation: Shared<Evaluation>
    let subject: Subject
    let reachesGate: Bool
    let isAboutAgreement: Bool
    let isFromCode: Bool
  }

  /// The subject with its names and places, which a pairing makes when they are needed.
  enum Subject: Sendable {
    case pairing(MeasuredPairing)
    case other(SubjectName, mode: String?, SourceLocation?, related: [RelatedLocation])
  }

  private struct Additions: Sendable {
    var waiver: Waiver?
    var suppression: Suppression?
    var baseline: Change?
    var against: Change?
    var proposals: [ColorProposal] = []
    var colorRemedy: String?

    var isEmpty: Bool {
      waiver == nil && suppression == nil && baseline == nil && against == nil && proposals.isEmpty
        && colorRemedy == nil
    }
  }

  init(
    rule: String, level: Level, evaluation: Shared<Evaluation>, subject: Subject, reachesGate: Bool,
    isAboutAgreement: Bool, isFromCode: Bool
  ) {
    facts = Shared(
      Facts(
        rule: rule, level: level, evaluation: evaluation, subject: subject, reachesGate: reachesGate,
        isAboutAgreement: isAboutAgreement, isFromCode: isFromCode))
  }

  private var additions: Additions {
    get { added?.value ?? Additions() }
    set { added = newValue.isEmpty ? nil : Shared(newValue) }
  }

  /// The rule's identifier.
  public var rule: String { facts.value.rule }
  /// The severity level in this audit.
  public var level: Level { facts.value.level }
  /// The outcome: `failed` or `cantTell`.
  public var outcome: Outcome { facts.value.evaluation.value.outcome }
  /// The mode; nil if the subject has none.
  public var mode: String? {
    switch facts.value.subject {
    case .pairing(let pairing): pairing.mode.name
    case .other(_, let mode, _, _): mode
    }
  }
  /// The subject.
  public var subject: SubjectName {
    switch facts.value.subject {
    case .pairing(let pairing): pairing.subjectName
    case .other(let name, _, _, _): name
    }
  }
  /// The measured and required values, the message, and the remedy.
  public var evaluation: Evaluation { facts.value.evaluation.value }
  /// The measured pairing, if the subject is a pairing.
  public var pairing: MeasuredPairing? {
    if case .pairing(let pairing) = facts.value.subject { pairing } else { nil }
  }
  /// The location that an author would edit.
  public var location: SourceLocation? {
    switch facts.value.subject {
    case .pairing(let pairing): pairing.location
    case .other(_, _, let location, _): location
    }
  }
  /// Whether the finding would fail the gate without waivers and baselines.
  public var reachesGate: Bool { facts.value.reachesGate }
  /// Whether the subject is a waiver, a baseline entry, or a suppression comment; a baseline can't accept such a finding.
  var isAboutAgreement: Bool { facts.value.isAboutAgreement }
  /// Whether the subject was found in view code.
  public var isFromCode: Bool { facts.value.isFromCode }

  /// The waiver that covers the finding.
  public internal(set) var waiver: Waiver? {
    get { added?.value.waiver }
    set { additions.waiver = newValue }
  }
  /// The suppression comment that covers the finding.
  public internal(set) var suppression: Suppression? {
    get { added?.value.suppression }
    set { additions.suppression = newValue }
  }
  /// The change from the baseline; nil without a baseline.
  public internal(set) var baseline: Change? {
    get { added?.value.baseline }
    set { additions.baseline = newValue }
  }
  /// The change from the earlier audit; nil without one.
  public internal(set) var against: Change? {
    get { added?.value.against }
    set { additions.against = newValue }
  }

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
  public var related: [RelatedLocation] {
    switch facts.value.subject {
    case .pairing(let pairing): pairing.related
    case .other(_, _, _, let related): related
    }
  }

  /// The text that identifies the finding across audits: rule, mode, and subject.
  public var fingerprint: String { Finding.fingerprint(rule: rule, mode: mode, subject: subject) }

  /// The single-color changes that make a failing pairing pass without breaking others, nearest color first.
  public internal(set) var proposals: [ColorProposal] {
    get { added?.value.proposals ?? [] }
    set { additions.proposals = newValue }
  }
  /// The remedy by a color change, in one sentence without a final period.
  var colorRemedy: String? {
    get { added?.value.colorRemedy }
    set { additions.colorRemedy = newValue }
  }

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
