import Audit
import SourceText

/// A limit on growing text: a declared frame, or a modifier in view code.
public enum TextConstraint: FrameSubject {
  /// A container, or a control with its label.
  case frame(MeasuredFrame)
  /// `.lineLimit(1)` or `.frame(height: 44)`.
  case modifier(CodeModifier)

  /// Returns the frames first, so that their results can be separated from those of view code.
  public static func subjects(of system: MeasuredSystem) -> [TextConstraint] {
    system.frames.map(TextConstraint.frame)
      + system[ViewCode.self].modifiers.filter { $0.name == "lineLimit" || $0.name == "frame" }.map(
        TextConstraint.modifier)
  }

  public static let comesFromCode = true

  public var isFromCode: Bool {
    switch self {
    case .frame: false
    case .modifier: true
    }
  }

  public static var kinds: [SubjectKind] { MeasuredFrame.kinds + [.code] }

  public var subjectName: SubjectName {
    switch self {
    case .frame(let frame): frame.subjectName
    case .modifier(let modifier): modifier.subjectName
    }
  }

  public var location: SourceLocation? {
    switch self {
    case .frame(let frame): frame.location
    case .modifier(let modifier): modifier.location
    }
  }
}
