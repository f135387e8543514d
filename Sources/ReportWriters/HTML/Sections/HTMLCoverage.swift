import Audit

/// The section on checked, undetermined, and skipped subjects, with reasons.
struct HTMLCoverage: HTMLSection {
  static let id = "coverage"
  static let title = "Coverage"
  static let lead = "What this audit checked, what it couldn't determine, and what it skipped."
  static let isReference = true

  private let section: CoverageSection

  init?(_ context: HTMLContext) { section = CoverageSection(context.report, for: .screen) }

  func write(into html: inout HTMLBuilder) { html.blocks(section.blocks) }
}
