import SourceText

/// A waiver: findings of one rule on some subjects don't fail the gate until a day.
public struct Waiver: Sendable {
  /// The identifier of the waived rule.
  public var rule: String
  /// The pattern of the subjects.
  public var subject: SubjectPattern
  /// The only mode of the waiver; nil for all modes.
  public var mode: String?
  /// The reason.
  public var reason: String
  /// The owner who is responsible for the waiver.
  public var owner: String
  /// The last day on which the waiver is in force, in UTC.
  public var expires: CalendarDay
  /// The worst measured value that the waiver covers; nil for any value.
  public var floor: Double?
  /// The location of the declaration.
  public var declaration: SourceLocation

  /// Creates a waiver.
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

  /// Whether the waiver matches a finding, expired or not; names are compared by their bytes.
  public func concerns(_ finding: Finding) -> Bool {
    guard rule.hasSameBytes(as: finding.rule), subject.matches(finding.subject) else { return false }
    guard let mode else { return true }
    return finding.mode.map { mode.hasSameBytes(as: $0) } ?? false
  }

  /// Whether the floor covers the values of a finding; a finding without values is never within a floor.
  public func covers(_ snapshot: FindingSnapshot) -> Bool {
    guard let floor else { return true }
    guard let required = snapshot.required else { return false }
    let covered = min(floor, required)...max(floor, required)
    if let measured = snapshot.measured { return covered.contains(measured) }
    guard let interval = snapshot.interval else { return false }
    // Values beyond the requirement pass; only the end on the side of the floor can be beyond the floor.
    return floor <= required ? interval.lowerBound >= floor : interval.upperBound <= floor
  }

  /// Whether the expiration date has passed.
  public func isExpired(on today: CalendarDay) -> Bool { today > expires }
}

/// A waiver and its status in one audit.
public struct WaiverStatus: GateExceptionSubject {
  /// The waiver.
  public let waiver: Waiver
  /// Whether the waiver has expired, or the current day is unknown.
  public let isExpired: Bool
  /// The number of waived findings.
  public let waivedCount: Int
  /// The number of matching findings that aren't waived because they are beyond the floor or the waiver has expired.
  public let unwaivedCount: Int
  /// Whether the audit covered the waiver: its rule was on and its mode audited.
  public let isLookedAt: Bool

  public static func subjects(of system: MeasuredSystem) -> [WaiverStatus] { system.waivers }
  public static var kinds: [SubjectKind] { [.waiver] }
  public var subjectName: SubjectName { .waiver(of: waiver.rule, on: waiver.subject.description) }
  public var modeName: String? { waiver.mode }
  public var location: SourceLocation? { waiver.declaration }
}

/// A subject about waivers, baselines, or suppression comments; checked after all other rules have run.
public protocol GateExceptionSubject: AuditSubject {}

extension GateExceptionSubject {
  public static var isAboutGateExceptions: Bool { true }
}

extension SubjectKind {
  /// A waiver: its rule and the text of its subjects.
  public static let waiver = SubjectKind(
    "waiver", words: { [.text("waiver of "), .name($0[0]), .text(" on "), .name($0[1])] })
}

extension SubjectName {
  /// Returns the name of a waiver of a rule on some subjects.
  public static func waiver(of rule: String, on subject: String) -> SubjectName {
    SubjectName(.waiver, [rule, subject])
  }
}
