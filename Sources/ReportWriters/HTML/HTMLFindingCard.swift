import Audit
import DesignTokens

/// One finding: what is wrong, drawn, with its numbers and what would mend it.
struct HTMLFindingCard {
  let context: HTMLContext
  let finding: Finding
  /// The anchor.
  let id: String

  /// Writes the card.
  func write(into html: inout HTMLBuilder) {
    html.element("article", ["class": finding.pairing == nil ? "finding compact" : "finding", "id": id]) { html in
      if let pairing = finding.pairing {
        html.element("div", ["class": "finding-sample"]) {
          HTMLSample(context: context, result: pairing, format: .large).write(into: &$0)
        }
      }
      html.element("div", ["class": "finding-body"]) { html in
        heading(into: &html)
        agreements(into: &html)
        numbers(into: &html)
        html.element(
          "p", ["class": startsWithName ? "message as-written" : "message"],
          text: HTMLWords.sentence(finding.evaluation.message))
        if let remedy = finding.remedy {
          html.element("p", ["class": "remedy"], text: HTMLWords.sentence(remedy))
        }
        HTMLEvidence(context: context, finding: finding, id: id).write(into: &html)
      }
    }
  }

  /// Whether the message begins with the name of a token, whose letters must stay as they are.
  private var startsWithName: Bool {
    var paths: [TokenPath] = []
    if let pairing = finding.pairing { paths = ([pairing.foreground] + pairing.backgrounds).map(\.path) }
    if case .token(let path) = finding.subject { paths.append(path) }
    return paths.contains { finding.evaluation.message.utf8.starts(with: $0.description.utf8) }
  }

  private func heading(into html: inout HTMLBuilder) {
    html.element("h4") { html in
      if case .token(let path) = finding.subject, let mode = finding.mode,
        let color = context.color(path, in: mode)?.color
      {
        html.swatch(color)
        html.text(" ")
      }
      html.subject(finding.subject)
    }
    html.element("p", ["class": "tags"]) { html in
      html.outcome(finding.outcome)
      html.level(finding.level)
      html.element("span", text: finding.gates ? "fails the gate" : "does not fail the gate")
      if let mode = finding.mode { html.element("span", text: "in \(mode)") }
      if let pairing = finding.pairing {
        html.element("span", text: pairing.pairing.name ?? pairing.pairing.usage.rawValue)
        if let style = pairing.textStyle {
          html.element("span", text: "\(style.name), \(HTMLWords.size(of: style))")
        }
        if pairing.isFallback { html.element("span", ["class": "fallback"], text: fallback(pairing)) }
      }
    }
  }

  /// What was agreed about it, and how it stands to what was found before.
  private func agreements(into html: inout HTMLBuilder) {
    for phrase in AgreementPhrase.phrases(of: finding, in: context.report) {
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

  /// Which of the colours the mode does not define itself.
  private func fallback(_ pairing: MeasuredPairing) -> String {
    let tokens = ([pairing.foreground] + pairing.backgrounds).filter(\.isFallback).map(\.path.description)
    return HTMLFallback.words(for: pairing.mode) + ": " + HTMLWords.list(tokens)
  }

  private func numbers(into html: inout HTMLBuilder) {
    let evaluation = finding.evaluation
    var shown: String?
    if let measured = evaluation.measured {
      shown = HTMLWords.measured(measured, evaluation.unit)
    } else if let interval = evaluation.interval {
      shown =
        HTMLWords.measured(interval.lowerBound, evaluation.unit) + " to "
        + HTMLWords.measured(interval.upperBound, evaluation.unit)
    }
    guard shown != nil || evaluation.required != nil else { return }
    html.element("p", ["class": "numbers"]) { html in
      html.element("strong", text: shown ?? "unknown")
      if let required = evaluation.required {
        html.element("span", text: " needs \(HTMLWords.required(required, evaluation.unit))")
      }
    }
  }
}

/// How the page says that a mode shows another mode's value.
enum HTMLFallback {
  /// "light value" in a mode that is based on light.
  static func words(for mode: Mode) -> String { mode.base.map { "\($0) value" } ?? "value of no mode" }
}
