import DesignTokens
import SourceText

/// Two neighboring states of a control in one mode, and how its colors change between them.
///
/// The control is one row of a template with states, together with the rows of other templates of the same name that have the same values.
public struct MeasuredStateChange: AuditSubject {
  /// How much a color changes, as people see it over one surface.
  public struct Sample: Sendable, Hashable {
    /// The difference in Oklab.
    public let difference: Double
    /// The contrast between before and after, 1 to 21.
    public let contrast: Double
  }

  /// A color of the control that the states may change.
  public struct Element: Sendable {
    /// The token in the second state.
    public let token: TokenPath
    /// The change over each surface that may lie behind it, or one where that makes no difference; empty when it is not known.
    public let samples: [Sample]
    /// Why it is not known.
    public let reason: String?
  }

  /// What the template is called, with the values of the row.
  public let name: String
  /// The state that is left.
  public let from: String
  /// The state that is entered.
  public let to: String
  /// The mode.
  public let mode: Mode
  /// The colors that may change.
  public let elements: [Element]
  /// Where the template is declared.
  public let location: SourceLocation?

  public static func subjects(of system: MeasuredSystem) -> [MeasuredStateChange] { system.stateChanges }
  public var reference: SubjectReference { .states(of: name, from: from, to: to) }
  public var modeName: String? { mode.name }
}
