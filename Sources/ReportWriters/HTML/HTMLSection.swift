import Audit

/// A part of the page with its own heading.
protocol HTMLSection: Sendable {
  /// The anchor of the section.
  static var id: String { get }
  /// The heading, which is also the navigation label.
  static var title: String { get }
  /// One sentence under the heading.
  static var lead: String { get }

  /// Creates the section of a report; nil if the report has no contents for it.
  init?(_ context: HTMLContext)

  /// Writes the contents under the heading.
  func write(into html: inout HTMLBuilder)
}

/// The sections of the page, in reading order.
///
/// To add a section, create its file and list its type in `all`.
enum HTMLSections {
  static var all: [any HTMLSection.Type] {
    [
      HTMLSummary.self, HTMLFindings.self, HTMLGateExceptions.self, HTMLPairings.self, HTMLStates.self, HTMLBadges.self,
      HTMLPalette.self, HTMLMatrix.self, HTMLTryIt.self, HTMLColorVision.self, HTMLTextStyles.self, HTMLFrames.self,
      HTMLControls.self,
      HTMLCriteria.self, HTMLCoverage.self, HTMLRules.self,
    ]
  }
}

extension HTMLSection {
  /// Writes the section with its heading.
  func writeSection(into html: inout HTMLBuilder) {
    html.element("section", ["id": Self.id, "aria-labelledby": "\(Self.id)-title", "class": "part part-\(Self.id)"]) {
      $0.element("h2", ["id": "\(Self.id)-title"], text: Self.title)
      if !Self.lead.isEmpty { $0.element("p", ["class": "lead"], text: Self.lead) }
      write(into: &$0)
    }
  }
}
