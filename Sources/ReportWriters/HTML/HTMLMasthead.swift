import Audit

/// The head of the page: the name, the decision in a word, and what to do first.
struct HTMLMasthead {
  let context: HTMLContext

  init(_ context: HTMLContext) { self.context = context }

  /// Writes the banner.
  func write(into html: inout HTMLBuilder) {
    let report = context.report
    html.element("header", ["class": "masthead"]) { html in
      html.element("p", ["class": "eyebrow"], text: "Design system audit")
      html.element("h1", text: report.system.name)
      html.element("p", ["class": "decision \(report.decision == .passed ? "pass" : "fail")"]) { html in
        html.element("span", ["class": "sign", "aria-hidden": "true"], text: report.decision == .passed ? "✓" : "✕")
        html.element("strong", text: report.decision == .passed ? "Passes" : "Fails")
        html.element("span", ["class": "under"], text: " " + report.system.guideline)
      }
      html.element("p", ["class": "advice"], text: advice)
      html.element("dl", ["class": "facts"]) { html in
        html.entry("Profile") { $0.element("code", text: report.system.profile.rawValue) }
        html.entry("Gate") { $0.text(gate) }
        html.entry(report.modes.count == 1 ? "Mode" : "Modes") { $0.text(HTMLWords.list(report.modes.map(\.name))) }
        if let date = report.date { html.entry("Date") { $0.text(date) } }
        if let today = report.today { html.entry("Waivers judged on") { $0.text(today.description) } }
        html.entry("Made by") { $0.text("\(report.tool.name) \(report.tool.version)") }
      }
      HTMLTrend(history: report.history).write(into: &html)
      HTMLRibbon(context: context).write(into: &html)
    }
  }

  private var gate: String {
    let gate = context.report.gate
    return "fails on \(gate.failOn.rawValue)" + (gate.isStrict ? ", strict: warnings count as errors" : ", not strict")
  }

  /// What to do first, in one or two sentences.
  private var advice: String {
    let report = context.report
    let gating = report.findings.filter(\.gates)
    guard !gating.isEmpty else {
      let below = report.findings.count { !$0.isHeld }
      let held = AgreementCounts(report).heldInWords.map { " Of the findings, \($0)." } ?? ""
      return report.findings.isEmpty
        ? "Nothing was found."
        : "Nothing fails the gate.\(held) There \(below == 1 ? "is" : "are") "
          + "\(HTMLWords.count(below, "finding")) below it."
    }
    let byRule = HTMLFindingGroup.groups(of: gating)
    let first = byRule[0]
    let rest = byRule.dropFirst().map { "\($0.rule) (\($0.indices.count))" }
    let start =
      "\(HTMLWords.count(gating.count, "finding")) fail\(gating.count == 1 ? "s" : "") the gate. "
      + "Start with \(first.rule): \(modes(first.indices.map { gating[$0] }))."
    return rest.isEmpty ? start : start + " Then \(HTMLWords.list(rest))."
  }

  /// How many findings there are in which mode: "3 in light and 17 in dark".
  private func modes(_ findings: [Finding]) -> String {
    let counts = context.report.modes.compactMap { mode -> String? in
      let count = findings.count { $0.mode == mode.name }
      return count == 0 ? nil : "\(count) in \(mode.name)"
    }
    let others = findings.count { $0.mode == nil }
    return HTMLWords.list(counts + (others == 0 ? [] : ["\(others) in every mode"]))
  }
}

/// Findings of one rule, in the order of the report.
struct HTMLFindingGroup {
  /// The rule's identifier.
  let rule: String
  /// Positions in the list that was grouped.
  var indices: [Int]

  /// Findings by rule, in order of first appearance.
  static func groups(of findings: [Finding]) -> [HTMLFindingGroup] {
    var groups: [HTMLFindingGroup] = []
    var positions: [String: Int] = [:]
    for (index, finding) in findings.enumerated() {
      if let position = positions[finding.rule] {
        groups[position].indices.append(index)
      } else {
        positions[finding.rule] = groups.count
        groups.append(HTMLFindingGroup(rule: finding.rule, indices: [index]))
      }
    }
    return groups
  }
}
