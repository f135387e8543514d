/// The contrast ratios that a design system requires of itself in a mode, each at least as strict as WCAG 2.2 at level AA.
public struct ContrastRequirements: Sendable, Hashable {
  /// What a ratio is required of: a usage, or large text.
  public enum Part: String, Sendable, CaseIterable {
    case text, largeText, component, graphic, focus

    /// The ratio that WCAG 2.2 requires at level AA (1.4.3 and 1.4.11), below which no requirement can be.
    public var leastRatio: Double { self == .text ? 4.5 : 3 }
  }

  /// The greatest contrast ratio, of black on white.
  public static let greatestRatio = 21.0

  private var ratios: [Part: Double] = [:]

  /// Creates requirements without a ratio.
  public init() {}

  /// The ratio that a part requires, from ``Part/leastRatio`` to ``greatestRatio``; nil if the design system requires none.
  public subscript(part: Part) -> Double? {
    get { ratios[part] }
    set { ratios[part] = newValue.map { min(max($0, part.leastRatio), ContrastRequirements.greatestRatio) } }
  }

  /// Whether no ratio is required.
  public var isEmpty: Bool { ratios.isEmpty }

  /// Returns these requirements, with the ratios of others where these have none.
  public func completed(from others: ContrastRequirements) -> ContrastRequirements {
    var all = self
    all.ratios.merge(others.ratios) { own, _ in own }
    return all
  }
}
