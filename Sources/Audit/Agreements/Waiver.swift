import SourceText

/// An agreement that findings of one rule on some subjects do not fail the gate, until a day.
public struct Waiver: Sendable {
  /// The rule that is waived.
  public var rule: String
  /// What it is waived on.
  public var subject: SubjectPattern
  /// The only mode it holds in; nil for all.
  public var mode: String?
  /// Why.
  public var reason: String
  /// Who answers for it.
  public var owner: String
  /// The last day on which it holds, in UTC.
  public var expires: CalendarDay
  /// The measured value that it still covers; nothing that is farther from what is required is waived.
  public var floor: Double?
  /// Where it is written.
  public var declaration: SourceLocation

  /// A waiver.
  public init(
    rule: String, subject: SubjectPattern, mode: String? = nil, reason: String, owner: String, expires: CalendarDay,
    floor: Double? = nil, declaration: SourceLocation
  ) {
    self.rule = rule
    self.subject = subject
    self.mode = mode
    self.reason = reason
    self.owner = owner
    self.expires = expires
    self.floor = floor
    self.declaration = declaration
  }

  /// Whether it is about a finding, be it still in force or not; names are the same when their bytes are.
  public func concerns(_ finding: Finding) -> Bool {
    guard rule.hasSameBytes(as: finding.rule), subject.matches(finding.subject) else { return false }
    guard let mode else { return true }
    return finding.mode.map { mode.hasSameBytes(as: $0) } ?? false
  }

  /// Whether its floor covers what was found: without a number there is nothing that a floor could cover.
  public func covers(_ debt: Debt) -> Bool {
    guard let floor else { return true }
    guard let required = debt.required else { return false }
    let covered = min(floor, required)...max(floor, required)
    if let measured = debt.measured { return covered.contains(measured) }
    guard let interval = debt.interval else { return false }
    // What lies beyond the requirement passes anyhow; only the end on the side of the floor can lie beyond the floor.
    return floor <= required ? interval.lowerBound >= floor : interval.upperBound <= floor
  }

  /// Whether its last day is over.
  public func isExpired(on today: CalendarDay) -> Bool { today > expires }
}

/// A waiver and what became of it in one audit.
public struct WaiverUse: AgreementSubject {
  /// The waiver.
  public let waiver: Waiver
  /// Whether its last day is over.
  public let isExpired: Bool
  /// How many findings it waives.
  public let waivedCount: Int
  /// How many findings it would waive, were they not beyond its floor or were it not over.
  public let unwaivedCount: Int
  /// Whether the audit looked where it applies: its rule was on and its mode audited.
  public let isLookedAt: Bool

  public static func subjects(of system: MeasuredSystem) -> [WaiverUse] { system.waivers }
  public var reference: SubjectReference { .waiver(of: waiver.rule, on: waiver.subject.description) }
  public var modeName: String? { waiver.mode }
  public var location: SourceLocation? { waiver.declaration }
}

/// Something that was agreed about findings: looked at once all other rules have spoken.
public protocol AgreementSubject: AuditSubject {}
