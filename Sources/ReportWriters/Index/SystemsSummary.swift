import Audit
import PageModel
import SourceText

/// The index on a terminal: the verdict, and a line for each of the worst systems.
package struct SystemsSummary {
  /// The largest number of systems with a line.
  private static let shown = 12

  private let index: SystemsIndex

  /// Creates the summary of an index.
  package init(index: SystemsIndex) { self.index = index }

  /// The summary; control characters in names are visible.
  package var text: String {
    var text = index.headline + "\n"
    if let trend = index.trend { text += trend.plain.madeVisible.shortenedSentence + "\n" }
    let failing = index.systems.filter(\.isFailing)
    for system in failing.prefix(SystemsSummary.shown) {
      let count = ResultText.count(system.last.gating, "gate failure")
      let worst = SystemsText.worst(system).plain.madeVisible.shortenedSentence
      text += "  \(system.folder.madeVisible.shortened): \(count), worst: \(worst)\n"
    }
    let more = failing.count - SystemsSummary.shown
    if more > 0 { text += "  and \(ResultText.count(more, "more system"))\n" }
    return text.withoutWorkflowCommands
  }
}
