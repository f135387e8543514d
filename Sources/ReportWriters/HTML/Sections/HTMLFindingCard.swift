import Audit
import ColorScience
import DesignTokens

/// One finding: its problem, a drawing, its values, and its fix.
struct HTMLFindingCard {
  let context: HTMLContext
  /// The position of the finding in the report.
  let index: Int

  private var finding: Finding { context.report.findings[index] }

  /// The anchor of the finding.
  private var id: String { context.findingID(index) }

  /// Writes the card.
  func write(into html: inout HTMLBuilder) {
    html.element(
      "article",
      ["class": finding.pairing == nil ? "finding compact" : "finding", "id": id, "data-finding": "\(index)"]
    ) { html in
      if let pairing = finding.pairing {
        html.element("div", ["class": "finding-sample"]) { samples(of: pairing, into: &$0) }
      }
      html.element("div", ["class": "finding-body"]) { html in
        heading(into: &html)
        gateExceptions(into: &html)
        numbers(into: &html)
        let words = context.words(index)
        html.element(
          "p", ["class": startsWithName ? "message as-written" : "message"],
          text: ResultText.sentence(words.message))
        if let remedy = words.remedy {
          html.element("p", ["class": "remedy"], text: ResultText.sentence(remedy))
        }
        HTMLEvidence(context: context, finding: finding, id: id).write(into: &html)
      }
    }
  }

  /// Draws the pairing before and after a change to the nearest passing color.
  private func samples(of pairing: MeasuredPairing, into html: inout HTMLBuilder) {
    pairing.sample(.large).write(into: &html)
    guard let nearest = finding.proposals.first, let look = pairing.look(with: nearest) else { return }
    html.element("div", ["class": "after"]) { html in
      pairing.sample(.after, with: look).write(into: &html)
      html.element("p", ["class": "quiet"]) { html in
        html.text("With ")
        html.path(nearest.token)
        html.text(" ")
        html.element("code", text: nearest.notation)
        html.text(", \(truncatedText(contrastRatio(of: look.foreground, on: look.background))):1")
      }
    }
  }

  /// Whether the message starts with the name of a token, whose case must not change.
  private var startsWithName: Bool {
    var paths: [TokenPath] = []
    if let pairing = finding.pairing { paths = ([pairing.foreground] + pairing.backgrounds).map(\.path) }
    if let path = finding.subject.token { paths.append(path) }
    let message = context.words(index).message
    return paths.contains { path in
      let name = path.description.utf8
      let next = message.utf8.dropFirst(name.count).first ?? UInt8(ascii: " ")
      return message.utf8.starts(with: name) && " :,;'".utf8.contains(next)
    }
  }

  private func heading(into html: inout HTMLBuilder) {
    html.element("h4") { html in
      if let path = finding.subject.token, let mode = finding.mode,
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
        html.element("span", text: pairing.pairing.name ?? pairing.usage.rawValue)
        if let style = pairing.textStyle {
          html.element("span", text: "\(style.name), \(ResultText.size(of: style))")
        }
        if pairing.isFallback { html.element("span", ["class": "fallback"], text: fallback(pairing)) }
      }
    }
  }

  /// Writes the waivers, suppression, baseline status, and change since an earlier audit.
  private func gateExceptions(into html: inout HTMLBuilder) {
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

  /// Returns the names of the colors that the mode doesn't define itself.
  private func fallback(_ pairing: MeasuredPairing) -> String {
    let tokens = ([pairing.foreground] + pairing.backgrounds).filter(\.isFallback).map(\.path.description)
    return HTMLFallback.words(for: pairing.mode) + ": " + ResultText.list(tokens)
  }

  private func numbers(into html: inout HTMLBuilder) {
    let shown = finding.measured == nil && finding.interval == nil ? nil : ResultText.measured(of: finding)
    guard shown != nil || finding.required != nil else { return }
    html.element("p", ["class": "numbers"]) { html in
      html.element("strong", text: shown ?? "unknown")
      if let required = finding.required {
        html.element("span", text: " requires \(ResultText.required(required, finding.unit))")
      }
    }
  }
}

/// The wording for values that a mode takes from another mode.
enum HTMLFallback {
  /// Returns "light value" for a mode that is based on `light`.
  static func words(for mode: Mode) -> String { mode.base.map { "\($0) value" } ?? "value without a mode" }
}
