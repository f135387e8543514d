import ColorScience
import DesignTokens
import SourceText

/// Two colors of a family in one mode, and their differences with every kind of color vision.
public struct MeasuredFamilyPair: AuditSubject {
  /// The two colors on one surface.
  public struct Place: Sendable {
    /// The surface behind the colors; nil for opaque colors.
    public let surface: TokenPath?
    /// The differences with every kind of color vision.
    public let samples: [ColorVisionSample]
  }

  /// The name of the family.
  public let family: String
  /// The mode.
  public let mode: Mode
  /// The color that the family lists first.
  public let first: MeasuredColor
  /// The other color.
  public let second: MeasuredColor
  /// The differences over each possible surface, or once if the surface doesn't matter; empty if unknown.
  public let places: [Place]
  /// The reason why the differences are unknown.
  public let reason: String?
  /// The location of the family's declaration.
  public let declaration: SourceLocation?

  public static func subjects(of system: MeasuredSystem) -> [MeasuredFamilyPair] { system.familyPairs }
  public static var kinds: [SubjectKind] { [.family] }
  public var subjectName: SubjectName { .family(family, first: first.path, second: second.path) }
  public var modeName: String? { mode.name }
  /// The location of the second color's value, because it was listed after the first.
  public var location: SourceLocation? { second.end?.location ?? declaration }

  public var related: [RelatedLocation] {
    (first.chain + second.chain.dropLast()).map { RelatedLocation("\($0.path) is \($0.text)", $0.location) }
      + (declaration.map { [RelatedLocation("declared here", $0)] } ?? [])
  }
}

extension SubjectKind {
  /// Two colors of a family: its name and both tokens, whose order doesn't matter.
  public static let family = SubjectKind(
    "family", prefix: "family ", tokenParts: 1..<3,
    identity: { [$0[0]] + [TokenPath($0[1]), TokenPath($0[2])].sorted().map(\.description) },
    matches: { parts, patterns in
      patterns.count == 1
        && (patterns[0].matches("\(parts[0]): \(parts[1]) and \(parts[2])")
          || patterns[0].matches("\(parts[0]): \(parts[2]) and \(parts[1])"))
    },
    words: { [.text("family "), .name($0[0]), .text(": "), .token($0[1]), .text(" and "), .token($0[2])] })
}

extension SubjectName {
  /// Returns the name of two colors of a family.
  public static func family(_ name: String, first: TokenPath, second: TokenPath) -> SubjectName {
    SubjectName(.family, [name, first.description, second.description])
  }
}
