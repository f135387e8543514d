import Audit
import DesignTokens
import PageModel

/// One finding with its anchor: its sentence, its fix, and the values that are needed to repeat the calculation.
struct HTMLFindingProof {
  let context: HTMLContext
  /// The position of the finding in the report.
  let index: Int

  private var finding: Finding { context.report.findings[index] }

  /// Writes the finding.
  func write(into html: inout HTMLBuilder) {
    let id = context.findingID(index)
    let words = context.words(index)
    html.element("div", ["class": "proof", "id": id, "data-finding": "\(index)"]) { html in
      html.element("h4") { html in
        html.subject(finding.subject)
        if let mode = finding.mode { html.element("small", text: mode) }
      }
      html.element("p", ["class": "message"], text: ResultText.sentence(words.message))
      let steps = context.steps(fixing: index)
      if !steps.isEmpty {
        html.element("p", ["class": "remedy"]) { html in
          html.text("Fixed by ")
          for (position, step) in steps.enumerated() {
            if position > 0 { html.text(", ") }
            html.element("a", ["href": "#step-\(step + 1)"], text: "step \(step + 1)")
          }
          html.text(".")
        }
      } else if let remedy = words.remedy {
        html.element("p", ["class": "remedy"], text: ResultText.sentence(remedy))
      }
      HTMLFindingStatus(finding: finding, context: context).write(into: &html)
      guard index < Limits.cards else { return }
      HTMLEvidence(context: context, finding: finding, id: id).write(into: &html)
    }
  }
}

/// The waivers, suppression, baseline status, and change of a finding since an earlier audit.
struct HTMLFindingStatus {
  let finding: Finding
  let context: HTMLContext

  /// Writes one paragraph each.
  func write(into html: inout HTMLBuilder) {
    for phrase in FindingStatusText.phrases(of: finding, in: context.report) {
      html.element("p", ["class": "agreed"]) { html in
        html.element("strong", text: phrase.lead)
        for part in phrase.rest {
          switch part {
          case .plain(let words), .quoted(let words): html.text(words)
          }
        }
      }
    }
  }
}

/// The wording for values that a mode takes from another mode.
enum HTMLFallback {
  /// Returns "light value" for a mode that is based on `light`.
  static func words(for mode: Mode) -> String { mode.base.map { "\($0) value" } ?? "value without a mode" }
}
