/// What a caller sees of a running repair, and how it ends one early.
public struct RepairWatch: Sendable {
  /// The part of a repair that runs.
  public enum Stage: Sendable, Hashable {
    /// The search for the colors that cost least.
    case searching
    /// The search for colors in place of aliases.
    case repointing
    /// The description of requirements that no colors meet together.
    case explaining
    /// The other proposals, and the prices of pairings and locks.
    case comparing
    /// The audit of the written files.
    case auditing
  }

  private let entering: @Sendable (Stage) -> Void
  private let isOver: @Sendable () -> Bool

  /// Creates a watch.
  ///
  /// - Parameters:
  ///   - isOver: whether the repair should end with the best colors found so far; it is asked often.
  ///   - entering: what to do when a part begins.
  public init(
    isOver: @escaping @Sendable () -> Bool = { false }, entering: @escaping @Sendable (Stage) -> Void = { _ in }
  ) {
    self.isOver = isOver
    self.entering = entering
  }

  /// Whether the repair should end.
  var hasEnded: Bool { isOver() }

  /// Tells that a part begins.
  public func enter(_ stage: Stage) { entering(stage) }
}
