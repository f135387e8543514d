import SourceText

/// A frame with text as the subject of rules: a container, or a control with its label.
public struct MeasuredFrame: AuditSubject {
  /// The frame.
  public let frame: TextFrame

  public static func subjects(of system: MeasuredSystem) -> [MeasuredFrame] { system.frames }
  public static var kinds: [SubjectKind] { [.container, .control] }
  public var subjectName: SubjectName { frame.isControl ? .control(frame.name) : .container(frame.name) }
  public var location: SourceLocation? { frame.declaration }
}

extension SubjectKind {
  /// A container of text; the part is its name.
  public static let container = SubjectKind("container", named: "container ")
}

extension SubjectName {
  /// Returns the name of a container.
  public static func container(_ name: String) -> SubjectName { SubjectName(.container, [name]) }
}
