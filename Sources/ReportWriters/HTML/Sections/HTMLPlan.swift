import Audit
import ColorScience
import DesignTokens
import PageModel

/// The section on what to change first: color changes in steps, what they don't fix, and what they cost.
struct HTMLPlan: HTMLSection {
  static let id = "plan"
  static let title = "Plan"
  static let lead = ""

  /// The number of steps that are shown before the others are collapsed.
  private static let openSteps = 5

  private let context: HTMLContext
  private let plan: RepairPlan

  init?(_ context: HTMLContext) {
    guard let plan = context.report.plan, plan.failing > 0 else { return nil }
    (self.context, self.plan) = (context, plan)
  }

  var count: Int? { plan.isBeyondBudget ? nil : plan.steps.count }

  func write(into html: inout HTMLBuilder) {
    guard !plan.isBeyondBudget else { return beyondBudget(into: &html) }
    let steps = Array(plan.steps.enumerated())
    if !steps.isEmpty {
      html.element("p", ["class": "lead"], text: "Each step can be applied alone and breaks no pairing.")
      html.element("ol", ["class": "steps"]) { html in
        for (index, step) in steps.prefix(HTMLPlan.openSteps) {
          HTMLStep(context: context, step: step, number: index + 1).write(into: &html)
        }
      }
    }
    let rest = steps.dropFirst(HTMLPlan.openSteps)
    if !rest.isEmpty {
      html.element("details", ["class": "fold"]) { html in
        html.element("summary", text: "\(ResultText.count(rest.count, "smaller step"))")
        html.element("ol", ["class": "steps", "start": "\(HTMLPlan.openSteps + 1)"]) { html in
          for (index, step) in rest { HTMLStep(context: context, step: step, number: index + 1).write(into: &html) }
        }
      }
    }
    if plan.steps.reduce(0, { $0 + $1.fixed.count }) > plan.fixed {
      html.element("p", ["class": "quiet"], text: "A pairing that several steps fix counts in each of them.")
    }
    html.element("div", ["class": "beside"]) { html in
      html.element("div") { unsolved(into: &$0) }
      html.element("div") { costs(into: &$0) }
    }
  }

  private func beyondBudget(into html: inout HTMLBuilder) {
    html.element("p", ["class": "prose"]) { html in
      html.text("The plan takes more work than an audit allows. To compute the changes, run ")
      html.element("code", text: "palpable fix")
      html.text(".")
    }
  }

  // MARK: What the plan leaves

  private func unsolved(into html: inout HTMLBuilder) {
    let left = Set(plan.remaining.map(\.before))
    let others = context.groups.blocking.filter { group in
      context.steps(fixing: group).isEmpty
        && !(context.report.findings[group.worst].pairing.map(left.contains) ?? false)
    }
    html.element("h3", text: "Not fixed by the plan")
    html.element("ul", ["class": "remains"]) { html in
      for pair in plan.remaining.prefix(HTMLPlan.mostRows) { remaining(pair, into: &html) }
      more(plan.remaining.count - HTMLPlan.mostRows, "failing pairing", into: &html)
      for group in others.prefix(HTMLPlan.mostRows) { other(group, into: &html) }
      more(others.count - HTMLPlan.mostRows, "gate failure", into: &html)
      if plan.remaining.isEmpty, others.isEmpty {
        html.element("li", text: "Nothing: the steps fix every gate failure.")
      }
    }
  }

  /// The largest number of rows of each kind.
  private static let mostRows = 6

  private func more(_ count: Int, _ what: String, _ several: String? = nil, into html: inout HTMLBuilder) {
    guard count > 0 else { return }
    let text = ResultText.count(count, "more \(what)", several.map { "more \($0)" })
    html.element("li", ["class": "quiet"], text: "\(text).")
  }

  private func remaining(_ pair: RepairPlan.Pair, into html: inout HTMLBuilder) {
    html.element("li") { html in
      HTMLMark.fail.write(into: &html)
      html.element("p") { html in
        html.path(pair.before.pairing.foreground)
        html.text(" on ")
        html.path(pair.before.pairing.background)
        let after = (pair.after ?? pair.before).lowestRatio.map { "\(truncatedText($0)):1" } ?? "unknown"
        html.text(" in \(pair.before.mode.name): \(after) after the plan; requires \(authoredText(pair.required)):1.")
      }
    }
  }

  private func other(_ group: FindingGroup, into html: inout HTMLBuilder) {
    let finding = context.report.findings[group.worst]
    html.element("li") { html in
      (finding.outcome == .failed ? HTMLMark.fail : .unsure).write(into: &html)
      html.element("p") { html in
        html.link(to: context.findingID(group.worst)) { $0.phrase("\(group.owner)") }
        html.text(": \(ResultText.sentence(context.words(group.worst).message))")
      }
    }
  }

  private func costs(into html: inout HTMLBuilder) {
    html.element("h3", text: "Costs of the plan")
    html.element("ul", ["class": "remains"]) { html in
      for alike in plan.lookAlikes.prefix(HTMLPlan.mostRows) {
        html.element("li") { html in
          HTMLMark.unsure.write(into: &html)
          html.element("p") { html in
            html.path(alike.first)
            html.text(" and ")
            html.path(alike.second)
            html.text(" become indistinguishable in \(ResultText.list(alike.modes)): ")
            html.text("ΔEOK \(truncatedText(alike.before, digits: 3)) → \(truncatedText(alike.after, digits: 3)).")
          }
        }
      }
      more(plan.lookAlikes.count - HTMLPlan.mostRows, "pair of colors", "pairs of colors", into: &html)
      if plan.narrowPasses > 0 {
        html.element(
          "li",
          text:
            "\(ResultText.count(plan.narrowPasses, "fixed pairing")) \(plan.narrowPasses == 1 ? "passes" : "pass") with less than the margin of 1.5%."
        )
      }
      let changes = plan.steps.flatMap(\.changes)
      let added = changes.count { $0.kind == .added }
      html.element(
        "li",
        text: "\(ResultText.count(changes.count - added, "changed value")), \(ResultText.count(added, "added value")).")
    }
  }
}
