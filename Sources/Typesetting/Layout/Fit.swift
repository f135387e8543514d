/// Whether a text fits its space at one content size category; ordered from good to bad.
public enum Fit: String, Sendable, CaseIterable, Comparable {
  /// It fits by every estimate.
  case fits
  /// The estimates disagree, or a length is not known.
  case uncertain
  /// It fits by no estimate.
  case clips

  /// Whether the first is the better one.
  public static func < (one: Self, other: Self) -> Bool { one.order < other.order }

  private var order: Int {
    switch self {
    case .fits: 0
    case .uncertain: 1
    case .clips: 2
    }
  }
}
