import DesignTokens

/// An accessibility nutrition label of the App Store for which an audit provides evidence.
public enum AppStoreLabel: String, Sendable, CaseIterable {
  case sufficientContrast
  case darkInterface
  case largerText
  case differentiateWithoutColor

  /// The name that the App Store shows.
  public var title: String {
    switch self {
    case .sufficientContrast: "Sufficient Contrast"
    case .darkInterface: "Dark Interface"
    case .largerText: "Larger Text"
    case .differentiateWithoutColor: "Differentiate Without Color Alone"
    }
  }

  /// The remaining tests on a device, in one sentence without a final period.
  public var remainder: String {
    switch self {
    case .sufficientContrast:
      "The app's common tasks in every appearance, with Bold Text, Increase Contrast, and Reduce Transparency on, over images and materials"
    case .darkInterface:
      "The app's common tasks in Dark Mode: no bright screens, and no images or pages that stay light"
    case .largerText:
      "The app's common tasks at the largest text size, 200% or more: no text clipped, no content covered"
    case .differentiateWithoutColor:
      "The app's common tasks with Differentiate Without Color on: a shape, symbol, or text for every state"
    }
  }
}

/// The evidence of an audit for an App Store label; only tests on a device can show that the app meets it.
public struct AppStoreLabelResult: Sendable {
  /// The label.
  public let label: AppStoreLabel
  /// The rules that ran, in catalog order.
  public let rules: [AuditReport.RuleSummary]
  /// The outcomes of these rules; for a dark interface, only on pairings in dark modes.
  public let counts: OutcomeCounts
  /// The relevant modes: dark modes for a dark interface, else all.
  public let modes: [Mode]

  /// Whether the audit provides any evidence.
  public var isShown: Bool { counts.passed + counts.failed + counts.cantTell > 0 }

  /// Returns the results of all labels.
  ///
  /// - Complexity: O(n) for n pairings.
  public static func results(of report: AuditReport) -> [AppStoreLabelResult] {
    AppStoreLabel.allCases.map { AppStoreLabelResult($0, in: report) }
  }

  init(_ label: AppStoreLabel, in report: AuditReport) {
    self.label = label
    modes = label == .darkInterface ? report.modes.filter { $0.scheme == .dark } : report.modes
    let serving = report.rules.filter { $0.descriptor.labels.contains(label) && $0.level != .off }
    guard label == .darkInterface else {
      rules = serving
      var counts = OutcomeCounts()
      for rule in serving { counts.add(rule.counts) }
      self.counts = counts
      return
    }
    rules = modes.isEmpty ? [] : serving
    let ids = Set(serving.map(\.descriptor.id))
    let dark = report.pairings.lazy.filter { $0.measured.mode.scheme == .dark }
    counts = OutcomeCounts(
      dark.flatMap { result in
        result.assessments.filter { ids.contains($0.rule) }.map(\.outcome)
      })
  }
}
