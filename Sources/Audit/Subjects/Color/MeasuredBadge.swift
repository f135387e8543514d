import ColorScience
import DesignTokens
import SourceText

/// A badge in one mode, with its three colors.
public struct MeasuredBadge: AuditSubject {
  /// The badge.
  public let badge: Badge
  /// The mode.
  public let mode: Mode
  /// The fill color.
  public let background: MeasuredColor
  /// The border color, if the badge has a border.
  public let border: MeasuredColor?
  /// The text color.
  public let text: MeasuredColor

  public static func subjects(of system: MeasuredSystem) -> [MeasuredBadge] { system.badges }
  public static var kinds: [SubjectKind] { [.badge] }
  public var subjectName: SubjectName { .badge(badge.name) }
  public var modeName: String? { mode.name }
  public var location: SourceLocation? { background.end?.location ?? badge.declaration }
  public var related: [RelatedLocation] { badge.declaration.map { [RelatedLocation("declared here", $0)] } ?? [] }
}

extension SubjectKind {
  /// A badge; the part is its name.
  public static let badge = SubjectKind("badge", named: "badge ")
}

extension SubjectName {
  /// Returns the name of a badge.
  public static func badge(_ name: String) -> SubjectName { SubjectName(.badge, [name]) }
}
