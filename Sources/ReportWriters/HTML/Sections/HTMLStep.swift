import Audit
import ColorScience
import DesignTokens
import PageModel

/// A step of the plan: what it changes and why, specimens before and after, and its patch.
struct HTMLStep {
  /// The largest number of specimens.
  private static let mostSpecimens = 4

  let context: HTMLContext
  let step: RepairPlan.Step
  /// The number in the plan, from 1.
  let number: Int

  /// Writes the step.
  func write(into html: inout HTMLBuilder) {
    html.element("li", ["class": "step", "id": "step-\(number)"]) { html in
      html.element("span", ["class": "step-number", "aria-hidden": "true"], text: "\(number)")
      html.element("div", ["class": "step-words"]) { html in
        html.element("h3") { html in
          html.element("span", ["class": "hidden"], text: "Step \(number): ")
          html.phrase(context.shortened(step.title.capitalized))
        }
        html.element("p") { html in
          for (index, reason) in step.reasons.enumerated() {
            if index > 0 { html.text(" ") }
            html.phrase(context.shortened(reason))
          }
        }
      }
      html.element("ul", ["class": "specimens"]) { html in
        for pair in worstPairs { specimen(pair, into: &html) }
      }
      html.element("div", ["class": "step-effect"]) { html in
        html.element("p") { html in
          html.element("strong", text: "Fixes \(step.fixed.count)")
          html.text(" breaks 0")
        }
        if patch != nil {
          html.element("span", ["class": "mount", "data-copy": "step-\(number)-patch", "hidden": ""]) { _ in }
        }
      }
      details(into: &html)
    }
  }

  /// The fixed pairings that fail the most, one for each foreground if there are many.
  private var worstPairs: [RepairPlan.Pair] {
    let sorted = step.fixed.enumerated().sorted { left, right in
      let (one, other) = (left.element.before.lowestRatio ?? 0, right.element.before.lowestRatio ?? 0)
      return (one, left.offset) < (other, right.offset)
    }.map(\.element)
    var seen: Set<TokenPath> = []
    let distinct = sorted.filter { seen.insert($0.before.pairing.foreground).inserted }
    return Array((distinct.count >= 2 ? distinct : sorted).prefix(HTMLStep.mostSpecimens))
  }

  private func specimen(_ pair: RepairPlan.Pair, into html: inout HTMLBuilder) {
    html.element("li") { html in
      html.element("div", ["class": "pair-looks"]) { html in
        HTMLSpecimen(pair.before)?.write(into: &html)
        if let after = pair.after { HTMLSpecimen(after)?.write(into: &html) }
      }
      html.element("p", ["class": "pair-ratios"]) { html in
        html.element("span", ["class": "fail"], text: ratio(pair.before))
        html.element("span", ["class": "hidden"], text: " becomes ")
        html.element("span", text: pair.after.map(ratio) ?? "–")
      }
      html.element("p", ["class": "pair-name"]) { html in
        html.text(context.shortName(pair.before.pairing.foreground))
        html.text(" on \(context.shortName(pair.before.pairing.background))")
        if hasSeveralModes { html.text(", \(pair.before.mode.name)") }
      }
    }
  }

  /// The patch, unless a page can't hold it unchanged: it would lose carriage returns, and spell out invisible characters.
  private var patch: String? {
    step.patch.flatMap { patch in
      patch.utf8.contains(0x0D)
        || patch.split(separator: "\n").contains {
          $0.contains { $0 != "\t" && $0.unicodeScalars.contains(where: \.isUnseen) }
        }
        ? nil : patch
    }
  }

  private var hasSeveralModes: Bool { Set(step.fixed.map(\.before.mode.name)).count > 1 }

  private func ratio(_ measured: MeasuredPairing) -> String {
    measured.lowestRatio.map { truncatedText($0) } ?? "unknown"
  }

  private func details(into html: inout HTMLBuilder) {
    html.element("details", ["class": "step-details"]) { html in
      let changes = ResultText.count(step.changes.count, "change")
      html.element("summary") { html in
        html.text("\(changes), \(ResultText.count(step.fixed.count, "pairing"))\(patch == nil ? "" : ", patch")")
        html.element("span", ["class": "hidden"], text: " of step \(number)")
      }
      html.element("ul", ["class": "step-changes"]) { html in
        for change in step.changes { self.change(change, into: &html) }
      }
      html.element("ul", ["class": "step-pairs"]) { html in
        for pair in step.fixed {
          html.element("li") { html in
            let (front, back) = (pair.before.pairing.foreground, pair.before.pairing.background)
            html.element("span", text: "\(front) on \(back), \(pair.before.mode.name)")
            html.element("span", ["class": "n"], text: "\(ratio(pair.before)) → \(pair.after.map(ratio) ?? "–")")
          }
        }
      }
      guard let patch else { return }
      html.element(
        "pre",
        [
          "id": "step-\(number)-patch", "tabindex": "0", "aria-label": "Patch of step \(number)", "role": "region",
        ]
      ) { html in html.element("code") { $0.lines(patch) } }
    }
  }

  private func change(_ change: ColorChange, into html: inout HTMLBuilder) {
    html.element("li") { html in
      html.path(change.token)
      html.text(" in \(ResultText.list(change.shownIn)): ")
      html.swatch(change.old)
      html.text(" \(change.kind == .added ? "no value" : change.authored) → ")
      html.swatch(change.new)
      html.text(" \(change.notation) ")
      html.tryButton(change.token, mode: context.position(ofMode: change.shownIn.first), in: context)
    }
  }
}
