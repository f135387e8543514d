import Audit
import DesignTokens

/// The section with the numbers: pairings by mode, findings by level, rules, and the most frequent tokens in findings.
struct HTMLSummary: HTMLSection {
  static let id = "summary"
  static let title = "Summary"
  static let lead = ""

  private let context: HTMLContext

  init?(_ context: HTMLContext) { self.context = context }

  func write(into html: inout HTMLBuilder) {
    html.element("div", ["class": "figures"]) { html in
      for mode in context.report.modes { figure(of: mode, into: &html) }
      findingFigure(into: &html)
    }
    HTMLTiles(context: context).write(into: &html)
    html.element("div", ["class": "beside"]) { html in
      html.element("div") { rules(into: &$0) }
      html.element("div") { tokensToFix(into: &$0) }
    }
  }

  /// Draws the pairings of one mode that can fail the gate: a bar and four numbers.
  private func figure(of mode: Mode, into html: inout HTMLBuilder) {
    let results = context.report.pairings.filter { $0.measured.canGate && $0.measured.mode.name == mode.name }
    let counts = OutcomeCounts(results.map(\.outcome))
    guard counts.total > 0 else { return }
    let judged = counts.passed + counts.failed + counts.cantTell
    html.element("div", ["class": "figure"]) { html in
      html.element("h3", text: "Pairings in \(mode.name)")
      bar([(counts.failed, "fail"), (counts.cantTell, "unsure"), (counts.passed, "pass")], of: judged, into: &html)
      html.element("ul", ["class": "tally"]) { html in
        tally(counts.failed, .failed, into: &html)
        if counts.cantTell > 0 { tally(counts.cantTell, .cantTell, into: &html) }
        tally(counts.passed, .passed, into: &html)
        tally(counts.inapplicable, .inapplicable, into: &html)
      }
    }
  }

  private func tally(_ count: Int, _ outcome: Outcome, into html: inout HTMLBuilder) {
    html.element("li") { html in
      html.element("span", ["class": "number"], text: "\(count)")
      html.text(" ")
      html.outcome(outcome)
    }
  }

  private func bar(_ parts: [(count: Int, style: StaticString)], of total: Int, into html: inout HTMLBuilder) {
    html.element(
      "svg", ["class": "bar", "viewBox": "0 0 100 4", "preserveAspectRatio": "none", "aria-hidden": "true"]
    ) { html in
      var start = 0.0
      for part in parts where total > 0 && part.count > 0 {
        let width = 100 * Double(part.count) / Double(total)
        html.rect(class: "bar-\(part.style)", x: start, y: 0, width: max(0.5, width - 0.4), height: 4)
        start += width
      }
    }
  }

  private func findingFigure(into html: inout HTMLBuilder) {
    let report = context.report
    let open = report.findings.filter { !$0.isHeld }
    html.element("div", ["class": "figure"]) { html in
      html.element("h3", text: "Findings")
      html.element("ul", ["class": "tally levels"]) { html in
        for level in Level.allCases.reversed() where level != .off {
          html.element("li") { html in
            html.element("span", ["class": "number"], text: "\(open.count { $0.level == level })")
            html.text(" ")
            html.level(level)
          }
        }
      }
      html.element("p", ["class": "quiet"], text: "Gate failures: \(report.findings.count(where: \.gates)).")
      if let held = GateExceptionCounts(report).heldInWords {
        html.element("p", ["class": "quiet"], text: "Excluded from the gate: \(held).")
      }
    }
  }

  private func rules(into html: inout HTMLBuilder) {
    let report = context.report
    guard !context.rulesThatRan.isEmpty else { return }
    var gating: [String: Int] = [:]
    for finding in report.findings.prefix(while: \.gates) { gating[finding.rule, default: 0] += 1 }
    let listed = Set(report.findings.prefix(Limits.cards).map(\.rule))
    html.element("h3", text: "By rule")
    html.table("Results by rule", class: "plain rule-counts") { html in
      html.columns(["Rule", "Level", "Failed", "Undetermined", "Passed", "Gate"])
      html.element("tbody") { html in
        for rule in context.rulesThatRan {
          let hasFindings = listed.contains(rule.descriptor.id)
          html.element("tr") { html in
            html.rowHeading { html in
              html.link(to: hasFindings ? HTMLElementID.id("rule", rule.descriptor.id) : nil) {
                $0.element("code", text: rule.descriptor.id)
              }
            }
            html.element("td") { $0.level(rule.level) }
            count(rule.counts.failed, class: "fail", into: &html)
            count(rule.counts.cantTell, class: "unsure", into: &html)
            count(rule.counts.passed, class: "", into: &html)
            count(gating[rule.descriptor.id] ?? 0, class: "fail", into: &html)
          }
        }
      }
    }
  }

  private func count(_ count: Int, class style: String, into html: inout HTMLBuilder) {
    html.element("td", ["class": count == 0 ? "n zero" : "n \(style)"], text: "\(count)")
  }

  /// Writes the tokens to fix first; a change to one of them fixes several findings.
  private func tokensToFix(into html: inout HTMLBuilder) {
    let tokensToFix = TokenToFix.tokensToFix(of: context.report.findings)
    guard !tokensToFix.isEmpty else { return }
    html.element("h3", text: "Tokens to fix first")
    html.element(
      "p", ["class": "quiet"],
      text: "Foregrounds of pairings that fail the gate, and their backgrounds that fall back to another mode's value, "
        + "by number of findings.")
    html.element("ul", ["class": "culprits"]) { html in
      for token in tokensToFix {
        html.element("li") { html in
          html.element("span", ["class": "number"], text: "\(token.count)")
          html.element("span", ["class": "culprit-token"]) { html in
            html.path(token.path)
            for mode in context.report.modes { look(of: token.path, in: mode, into: &html) }
          }
        }
      }
    }
  }

  private func look(of path: TokenPath, in mode: Mode, into html: inout HTMLBuilder) {
    guard let measured = context.color(path, in: mode) else { return }
    html.element("span", ["class": "mode-color"]) { html in
      if let color = measured.color {
        html.swatch(color)
        html.text(" \(mode.name) \(color.hex)\(measured.isFallback ? " (fallback)" : "")")
      } else {
        html.text("\(mode.name): no color")
      }
    }
  }
}

/// A token with the number of its gate failures.
struct TokenToFix {
  /// The largest number of tokens.
  static let limit = 6

  let path: TokenPath
  var count: Int

  /// Returns the foregrounds, and the backgrounds with a fallback value, of at least two gate failures.
  ///
  /// The most frequent tokens come first; ties keep the order of appearance.
  static func tokensToFix(of findings: [Finding]) -> [TokenToFix] {
    var tokensToFix: [TokenToFix] = []
    var positions: [TokenPath: Int] = [:]
    for finding in findings where finding.gates {
      guard let pairing = finding.pairing else { continue }
      for path in [pairing.foreground.path] + pairing.backgrounds.filter(\.isFallback).map(\.path) {
        if let position = positions[path] {
          tokensToFix[position].count += 1
        } else {
          positions[path] = tokensToFix.count
          tokensToFix.append(TokenToFix(path: path, count: 1))
        }
      }
    }
    let sorted = tokensToFix.enumerated().sorted { left, right in
      left.element.count == right.element.count ? left.offset < right.offset : left.element.count > right.element.count
    }
    return sorted.map(\.element).filter { $0.count > 1 }.prefix(limit).map { $0 }
  }
}
