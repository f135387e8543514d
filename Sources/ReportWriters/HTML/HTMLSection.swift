import Audit

/// A part of the page with its own heading.
protocol HTMLSection: Sendable {
  /// The anchor of the section.
  static var id: String { get }
  /// The heading, which is also the navigation label.
  static var title: String { get }
  /// One sentence under the heading.
  static var lead: String { get }
  /// Whether the section is for looking things up: it stands at the end of the page, collapsed.
  static var isReference: Bool { get }

  /// The number next to the navigation label; nil for none.
  var count: Int? { get }
  /// Whether the number counts gate failures.
  var isBlocking: Bool { get }

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
      HTMLPlan.self, HTMLMatrix.self, HTMLFindings.self, HTMLWarnings.self, HTMLNotes.self, HTMLGateExceptions.self,
      HTMLScreens.self, HTMLDynamicType.self,
      HTMLCriteria.self, HTMLPairings.self, HTMLPalette.self, HTMLStates.self, HTMLBadges.self, HTMLColorVision.self,
      HTMLTextStyles.self, HTMLFrames.self, HTMLControls.self, HTMLCoverage.self, HTMLRules.self, HTMLMethod.self,
    ]
  }
}

extension HTMLSection {
  static var isReference: Bool { false }
  var count: Int? { nil }
  var isBlocking: Bool { false }

  /// Writes the section with its heading, collapsed if it is for looking things up.
  func writeSection(into html: inout HTMLBuilder) {
    html.element("section", ["id": Self.id, "aria-labelledby": "\(Self.id)-title", "class": "part part-\(Self.id)"]) {
      guard Self.isReference else {
        $0.element("h2", ["id": "\(Self.id)-title"], text: Self.title)
        return contents(into: &$0)
      }
      $0.element("details", ["class": "reference"]) { html in
        html.element("summary") { html in
          html.element("h3", ["id": "\(Self.id)-title"], text: Self.title)
          if let count { html.element("span", text: "\(count)") }
        }
        contents(into: &html)
      }
    }
  }

  private func contents(into html: inout HTMLBuilder) {
    if !Self.lead.isEmpty { html.element("p", ["class": "lead"], text: Self.lead) }
    write(into: &html)
  }
}
