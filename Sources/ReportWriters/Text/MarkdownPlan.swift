import Audit
import PageModel

/// The color changes that a report proposes, as Markdown.
struct MarkdownPlan {
  let plan: RepairPlan?
  /// Writes a phrase.
  let phrase: (Phrase) -> String

  /// Returns the steps as a section; empty without any.
  ///
  /// - Parameter limit: the largest number of steps; the others are counted.
  func section(limit: Int) -> String {
    guard let plan, !plan.steps.isEmpty else { return "" }
    let steps = plan.steps.prefix(limit).enumerated().map { index, step in
      "\(index + 1). \(phrase(step.title.capitalized)): fixes \(step.fixed.count), breaks 0\n"
    }
    let more = plan.steps.count - steps.count
    let lead = "Each step can be applied alone. To print its patch, run `palpable fix --step N --format patch`."
    return "## Plan\n\n\(lead)\n\n" + steps.joined()
      + (more > 0 ? "\n\(ResultText.count(more, "more step")).\n" : "") + "\n"
  }

  /// Returns the numbers of the steps that fix findings of a cause, such as "steps 1 and 3"; nil without any.
  func fix(of group: FindingGroup, in report: AuditReport) -> String? {
    let pairings = Set(group.cases.flatMap(\.findings).compactMap { report.findings[$0].pairing })
    let steps = (plan?.steps ?? []).enumerated().filter { $1.fixed.contains { pairings.contains($0.before) } }
    guard !steps.isEmpty else { return nil }
    return "\(steps.count == 1 ? "step" : "steps") \(ResultText.list(steps.map { "\($0.offset + 1)" }))"
  }
}
