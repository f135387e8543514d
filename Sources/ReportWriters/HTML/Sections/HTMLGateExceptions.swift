import Audit
import SourceText

/// The section on waivers, the baseline, and changes since an earlier audit.
struct HTMLGateExceptions: HTMLSection {
  static let id = "agreements"
  static let title = "Waivers and baselines"
  static let lead =
    "Waivers, suppression comments, the baseline, and changes since an earlier audit. Waived and accepted findings stay "
    + "in the report."

  private let context: HTMLContext

  init?(_ context: HTMLContext) {
    guard context.report.hasGateExceptions else { return nil }
    self.context = context
  }

  func write(into html: inout HTMLBuilder) {
    waivers(into: &html)
    suppressions(into: &html)
    baseline(into: &html)
    HTMLFindingKinds(context: context, kinds: context.groups.held).write(into: &html)
    HTMLComparison(context)?.write(into: &html)
  }

  private func suppressions(into html: inout HTMLBuilder) {
    let uses = context.report.measured.suppressions
    guard !uses.isEmpty else { return }
    html.element("h3", text: "Suppression comments (\(uses.count))")
    html.table("Suppression comments and their status", class: "plain agreements") { html in
      html.columns(["Rule", "Reason", "Status", "Suppressed"])
      html.element("tbody") { html in
        for use in uses {
          html.element("tr") { html in
            html.rowHeading { html in
              html.code(use.rule ?? "none")
              html.text(" ")
              html.element("span", ["class": "place"], text: ResultText.place(use.suppression.declaration))
            }
            html.element("td", ["class": "words"], text: use.suppression.reason)
            html.element("td", text: use.state.word)
            html.element("td", ["class": use.state.count == 0 ? "n zero" : "n"], text: "\(use.state.count)")
          }
        }
      }
    }
  }

  private func waivers(into html: inout HTMLBuilder) {
    let report = context.report
    guard !report.measured.waivers.isEmpty else { return }
    html.element("h3", text: "Waivers (\(report.measured.waivers.count))")
    html.element(
      "p", ["class": "quiet"],
      text: report.today.map { "Status on \($0) (UTC). A waiver applies through its expiration date." }
        ?? "No waivers apply because no date is set.")
    html.table("Waivers and their status", class: "plain agreements") { html in
      html.columns(["Subject", "Reason", "Owner", "Expires", "Status", "Waived"])
      html.element("tbody") { html in
        for use in report.measured.waivers { html.element("tr") { row(use, into: &$0) } }
      }
    }
  }

  private func row(_ use: WaiverStatus, into html: inout HTMLBuilder) {
    let waiver = use.waiver
    html.rowHeading { html in
      html.code(waiver.subject.description)
      html.element("small") { html in
        html.text("\(waiver.rule) \(waiver.mode.map { "in \($0)" } ?? "in all modes")")
        if let floor = waiver.floor { html.text(", down to \(authoredText(floor))") }
        html.text(" ")
        html.element("span", ["class": "place"], text: ResultText.place(waiver.declaration))
      }
    }
    html.element("td", ["class": "words"], text: waiver.reason)
    html.element("td", text: waiver.owner)
    html.element("td", ["class": "day"], text: waiver.expires.description)
    html.element("td") { html in
      let state = use.state(today: context.report.today)
      html.sign(HTMLGateExceptions.sign(state), state.rawValue, class: HTMLGateExceptions.styleClass(state))
    }
    html.element("td", ["class": use.waivedCount == 0 ? "n zero" : "n"], text: "\(use.waivedCount)")
  }

  private static func sign(_ state: WaiverStatus.State) -> String {
    switch state {
    case .active: "✓"
    case .notChecked: "–"
    case .notApplied, .expired, .unused: "✕"
    }
  }

  private static func styleClass(_ state: WaiverStatus.State) -> String {
    switch state {
    case .active: "pass"
    case .notChecked: "none"
    case .unused: "unsure"
    case .notApplied, .expired: "fail"
    }
  }

  private func baseline(into html: inout HTMLBuilder) {
    guard context.report.hasBaseline else { return }
    let counts = GateExceptionCounts(context.report)
    html.element("h3", text: "Baseline")
    let rows = [
      ("Accepted as recorded or better", counts.accepted, "pass"),
      ("Accepted and better than recorded", counts.better, ""),
      ("Worse than recorded", counts.worse, "fail"), ("New, not in the baseline", counts.new, "fail"),
      ("No longer found; remove with --prune", counts.gone.count, "unsure"),
      ("Not checked: the rule is off or the mode isn't audited", counts.notLookedAt, ""),
    ]
    html.table(
      "Baseline with \(ResultText.count(context.report.measured.baseline.count, "entry", "entries"))",
      class: "plain tallies"
    ) { html in
      html.columns(["Status", "Count"])
      html.element("tbody") { html in
        for (name, count, style) in rows {
          html.element("tr") { html in
            html.rowHeading { $0.text(name) }
            html.element("td", ["class": count == 0 ? "n zero" : "n \(style)"], text: "\(count)")
          }
        }
      }
    }
    gone(counts.gone, into: &html)
  }

  private func gone(_ uses: [BaselineEntryStatus], into html: inout HTMLBuilder) {
    guard !uses.isEmpty else { return }
    html.element("p", ["class": "prose"]) { html in
      html.text("The baseline is out of date. Run the audit once with ")
      html.element("code", text: "--prune")
      html.text(" to remove the entries that are no longer found.")
    }
    html.table("Baseline entries that are no longer found", class: "plain agreements") { html in
      html.columns(["Entry", "Before", "Location"])
      html.element("tbody") { html in
        for use in uses {
          html.element("tr") { html in
            html.rowHeading { $0.code(use.entry.fingerprint) }
            html.element("td", text: FindingSnapshotText.text(use.entry.snapshot, nil))
            html.element("td") { html in
              if let place = use.location { html.element("span", ["class": "place"], text: ResultText.place(place)) }
            }
          }
        }
      }
    }
  }
}
