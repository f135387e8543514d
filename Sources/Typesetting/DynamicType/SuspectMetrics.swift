/// A cell of the Dynamic Type table that another observation contradicts; the table keeps what Apple publishes.
public struct SuspectMetrics: Sendable, Hashable {
  /// The style the cell belongs to.
  public let style: SystemTextStyle
  /// The content size category the cell belongs to.
  public let category: ContentSizeCategory
  /// The size in points that the other observation gives; nil when the size is not in doubt.
  public let otherSize: Double?
  /// The leading in points that the other observation gives; nil when the leading is not in doubt.
  public let otherLeading: Double?
  /// The evidence that contradicts the table.
  public let reason: String

  /// The two cells in doubt; no device measurement has settled either.
  public static let all = [
    SuspectMetrics(
      style: .subheadline, category: .xxxLarge, otherSize: nil, otherLeading: 26,
      reason: "Everywhere else in the table, leading depends only on size, and 21 pt has a leading of 26 pt. "
        + "Custom fonts scale by 1.40 with this leading and by 1.30 with 26 pt."),
    SuspectMetrics(
      style: .caption2, category: .accessibility5, otherSize: 41, otherLeading: nil,
      reason: "The iOS 13.3 simulator reports 41 pt; all copies of the Human Interface Guidelines state 40 pt."),
  ]
}
