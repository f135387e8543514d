import DesignTokens
import SourceText

/// A subject of rules: a pairing in a mode, a text style, a control, or a token.
public protocol AuditSubject: Sendable {
  /// Returns all subjects of this type in a measured system, in the order of their declarations.
  static func subjects(of system: MeasuredSystem) -> [Self]

  /// The kinds that the names of such subjects have.
  static var kinds: [SubjectKind] { get }
  /// The name that identifies the subject in findings.
  var subjectName: SubjectName { get }
  /// The measured mode; nil if the subject has none.
  var modeName: String? { get }
  /// The location that an author would edit.
  var location: SourceLocation? { get }
  /// The related locations.
  var related: [RelatedLocation] { get }
  /// Whether findings on the subject can count toward the gate.
  var canGate: Bool { get }
  /// The highest level of findings on the subject; nil if the level of the rule decides alone.
  var highestLevel: Level? { get }
  /// Whether people see, read, or touch such subjects.
  ///
  /// An audit without checks of such subjects counts as having audited nothing, unless a rule on another subject is an error.
  static var isPerceived: Bool { get }

  /// Whether subjects of this type are waivers, baseline entries, or suppression comments.
  static var isAboutGateExceptions: Bool { get }

  /// Whether some or all subjects of this type are found in view code.
  static var comesFromCode: Bool { get }
  /// Whether the subject was found in view code, which suppression comments and `palpable lint` cover.
  var isFromCode: Bool { get }
  /// Whether only a device can show what the declarations leave open, such as the content behind a material.
  var needsDevice: Bool { get }
}

extension AuditSubject {
  public var modeName: String? { nil }
  public var related: [RelatedLocation] { [] }
  public var canGate: Bool { true }
  public var highestLevel: Level? { nil }
  public static var isPerceived: Bool { true }
  public static var isAboutGateExceptions: Bool { false }
  public static var comesFromCode: Bool { false }
  public var isFromCode: Bool { Self.comesFromCode }
  public var needsDevice: Bool { false }
}

/// A location related to a finding, with a short description.
public struct RelatedLocation: Sendable, Hashable {
  /// The description, in a few words.
  public let message: String
  /// The location.
  public let location: SourceLocation

  /// Creates a related location.
  public init(_ message: String, _ location: SourceLocation) {
    self.message = message
    self.location = location
  }
}
