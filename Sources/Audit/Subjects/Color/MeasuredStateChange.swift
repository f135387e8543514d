import DesignTokens
import SourceText

/// Two neighboring states of a control in one mode, with the color changes between them.
///
/// The control is a row of a template with states, together with the rows of other templates with the same name and values.
public struct MeasuredStateChange: AuditSubject {
  /// The visible change of a color over one surface.
  public struct Sample: Sendable, Hashable {
    /// The difference in Oklab (ΔEOK).
    public let difference: Double
    /// The contrast between the colors before and after, 1 to 21.
    public let contrast: Double
  }

  /// A color of the control that differs between the states.
  public struct Element: Sendable {
    /// The token in the second state.
    public let token: TokenPath
    /// The change over each possible surface, or one sample if the surface doesn't matter; empty if unknown.
    public let samples: [Sample]
    /// The reason why the change is unknown.
    public let reason: String?
  }

  /// The name of the template with the values of the row.
  public let name: String
  /// The first state.
  public let from: String
  /// The second state.
  public let to: String
  /// The mode.
  public let mode: Mode
  /// The colors that differ between the states.
  public let elements: [Element]
  /// The location of the template.
  public let location: SourceLocation?

  public static func subjects(of system: MeasuredSystem) -> [MeasuredStateChange] { system.stateChanges }
  public static var kinds: [SubjectKind] { [.states] }
  public var subjectName: SubjectName { .states(of: name, from: from, to: to) }
  public var modeName: String? { mode.name }
}

extension SubjectKind {
  /// Two adjacent states: the name of the template and both states.
  public static let states = SubjectKind(
    "states", prefix: "states of ",
    words: { [.text("states of "), .name($0[0]), .text(": "), .name($0[1]), .text(" to "), .name($0[2])] })
}

extension SubjectName {
  /// Returns the name of two adjacent states of a template.
  public static func states(of name: String, from: String, to: String) -> SubjectName {
    SubjectName(.states, [name, from, to])
  }
}
