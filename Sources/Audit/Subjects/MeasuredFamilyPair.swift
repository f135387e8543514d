import ColorScience
import DesignTokens
import SourceText

/// Two colors of a family in one mode, and how far they are apart for people who see colors differently.
public struct MeasuredFamilyPair: AuditSubject {
  /// The two colors where they are seen.
  public struct Place: Sendable {
    /// The surface behind them; nil for colors that nothing shows through.
    public let surface: TokenPath?
    /// The two under every way of seeing.
    public let samples: [ColorVisionSample]
  }

  /// What the family is called.
  public let family: String
  /// The mode.
  public let mode: Mode
  /// The color that the family names first.
  public let first: MeasuredColor
  /// The other color.
  public let second: MeasuredColor
  /// The two over each surface that may lie behind them, or once where that makes no difference; empty when it is not known.
  public let places: [Place]
  /// Why it is not known.
  public let reason: String?
  /// Where the family is declared.
  public let declaration: SourceLocation?

  public static func subjects(of system: MeasuredSystem) -> [MeasuredFamilyPair] { system.familyPairs }
  public var reference: SubjectReference { .family(family, first: first.path, second: second.path) }
  public var modeName: String? { mode.name }
  /// The place of the second color's value: it came to colors that were there.
  public var location: SourceLocation? { second.chain.last?.location ?? declaration }

  public var related: [RelatedLocation] {
    (first.chain + second.chain.dropLast()).map { RelatedLocation("\($0.path) is \($0.text)", $0.location) }
      + (declaration.map { [RelatedLocation("declared here", $0)] } ?? [])
  }
}
