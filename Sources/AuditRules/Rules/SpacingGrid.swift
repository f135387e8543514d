import Audit
import DesignTokens

/// A rule that requires spacing tokens to be multiples of the grid.
public struct SpacingGrid: Rule {
  public static let descriptor = RuleDescriptor(
    id: "spacing-grid",
    title: "Spacing tokens must be multiples of the grid",
    description: "Compares the length of every token that the pattern matches with the grid, in points.",
    rationale: "A value off the grid is usually a mistake, and such values add up to misaligned rows.",
    knownLimits: ["Treats 1 rem as 16 pt."],
    requirement: .init(
      "The grid of the design system", url: "https://developer.apple.com/design/human-interface-guidelines/layout"),
    level: .off,
    quantity: "length",
    passing: [
      RuleExample(
        "On a grid of 4 pt", tokens: ["space.1": "4px", "space.2": "8px", "space.7": "28px"],
        configuration: #""rules": { "spacing-grid": { "level": "error", "grid": 4 } }"#)
    ],
    failing: [
      RuleExample(
        "10 pt on a grid of 4 pt", tokens: ["space.1": "4px", "space.2": "10px"],
        configuration: #""rules": { "spacing-grid": { "level": "error", "grid": 4 } }"#)
    ])

  /// The grid unit, in points.
  public var grid = 4.0
  /// The tokens to check.
  public var tokens = staticPattern("space.**")

  public static let options: [RuleOption<SpacingGrid>] = [
    .number("grid", \.grid, in: 0.25...1000, "grid unit, in points"),
    .pattern("tokens", \.tokens, "tokens to check"),
  ]

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The length is a multiple of the grid.
    case onGrid
    /// The length isn't a multiple of the grid.
    case offGrid
    /// The value is unknown.
    case unknownValue
    /// The value isn't a length.
    case notALength
  }

  public func judge(_ subject: TokenValueInMode) -> Judgement<Reason>? {
    guard tokens.matches(subject.path) else { return nil }
    let points: Double
    switch subject.value {
    case .dimension(let dimension): points = dimension.points
    case .number(let number): points = number
    case nil: return Judgement(.cantTell, .unknownValue)
    default: return Judgement(.inapplicable, .notALength)
    }
    let steps = points / grid
    let isOnGrid = abs(steps - steps.rounded()) * grid < 1e-9
    return Judgement(
      isOnGrid ? .passed : .failed, isOnGrid ? .onGrid : .offGrid, measured: points,
      required: isOnGrid ? points : steps.rounded() * grid, unit: .points)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: TokenValueInMode) -> Words {
    let points = judgement.measured ?? 0
    switch judgement.reason {
    case .onGrid: return Words("\(authoredText(points)) pt is a multiple of \(authoredText(grid)) pt")
    case .offGrid:
      let lower = (points / grid).rounded(.down) * grid
      return Words(
        "\(authoredText(points)) pt is not a multiple of \(authoredText(grid)) pt",
        remedy: "use \(authoredText(lower)) or \(authoredText(lower + grid)) pt")
    case .unknownValue:
      return Words.undetermined("the value is unknown", "the grid can't be checked")
    case .notALength: return Words.notApplicable("not a length")
    }
  }
}
