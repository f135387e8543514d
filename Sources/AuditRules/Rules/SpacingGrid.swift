import Audit
import DesignTokens

/// A rule that requires spacing tokens to be multiples of the grid.
public struct SpacingGrid: EvaluatingRule {
  public static let descriptor = RuleDescriptor(
    id: "spacing-grid",
    title: "Spacing tokens must be multiples of the grid",
    description: "Compares the length of every token that the pattern matches with the grid, in points.",
    rationale: "A value off the grid is usually a mistake, and such values add up to misaligned rows.",
    knownLimits: ["Treats 1 rem as 16 pt."],
    requirement: .init(
      "The grid of the design system", url: "https://developer.apple.com/design/human-interface-guidelines/layout"),
    level: .off,
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
  public var tokens = ownPattern("space.**")

  public static let options: [RuleOption<SpacingGrid>] = [
    .number("grid", \.grid, in: 0.25...1000, "grid unit, in points"),
    .pattern("tokens", \.tokens, "tokens to check"),
  ]

  public init() {}

  public func applies(to subject: TokenValueInMode) -> Bool { tokens.matches(subject.path) }

  public func evaluate(_ subject: TokenValueInMode) -> Evaluation {
    let points: Double
    switch subject.value {
    case .dimension(let dimension): points = dimension.points
    case .number(let number): points = number
    case nil:
      return Evaluation(
        .cantTell("the value is unknown"), message: "the value is unknown, so the grid can't be checked")
    default: return Evaluation(.inapplicable("not a length"), message: "not a length")
    }
    let steps = points / grid
    let isOnGrid = abs(steps - steps.rounded()) * grid < 1e-9
    let lower = steps.rounded(.down) * grid
    return Evaluation(
      isOnGrid ? .passed : .failed, measured: points, required: isOnGrid ? points : steps.rounded() * grid,
      unit: .points,
      message: "\(authoredText(points)) pt \(isOnGrid ? "is" : "is not") a multiple of \(authoredText(grid)) pt",
      remedy: isOnGrid ? nil : "use \(authoredText(lower)) or \(authoredText(lower + grid)) pt")
  }
}
