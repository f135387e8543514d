import Audit
import PageModel

/// The rows of the index on screen: name and palette, results, gate failures, trend, worst finding, and pairings.
struct SystemsList {
  /// The largest number of colors in a strip.
  private static let colors = 40
  private static let line = (width: 96.0, height: 28.0)

  let index: SystemsIndex

  func write(into html: inout HTMLBuilder) {
    html.element("p", ["class": "systems-head", "aria-hidden": "true"]) { html in
      for title in ["Design system", "Result", "Gate failures", "Over time", "Worst finding", "Pairings that pass"] {
        html.element("span", text: title)
      }
    }
    html.element("ol", ["class": "systems"]) { html in
      for system in index.systems { html.element("li") { row(system, into: &$0) } }
    }
  }

  private func row(_ system: SystemsIndex.System, into html: inout HTMLBuilder) {
    html.element("div") { html in
      html.element("h3") { html in
        if let page = system.page {
          html.element("a", ["href": SystemsText.address(page, "html")], text: index.title(of: system))
        } else {
          html.text(index.title(of: system))
        }
      }
      strip(system, into: &html)
    }
    states(system, into: &html)
    html.element("p", ["class": system.last.gating > 0 ? "systems-count fail" : "systems-count"]) { html in
      html.text("\(system.last.gating)")
      html.element("span", ["class": "hidden"], text: system.last.gating == 1 ? " gate failure" : " gate failures")
    }
    trend(system, into: &html)
    html.element("p", ["class": "systems-worst"]) { html in
      html.element("span", ["class": "hidden"], text: "Worst finding: ")
      html.phrase(SystemsText.worst(system))
      if let repair = SystemsText.repair(system) { html.element("small", text: "Repair: \(repair).") }
    }
    html.element("p", ["class": "systems-pairings"]) { html in
      let pairings = SystemsText.pairings(system)
      html.text(pairings)
      if pairings != SystemsText.noPairings { html.element("span", ["class": "hidden"], text: " pass") }
    }
  }

  private func strip(_ system: SystemsIndex.System, into html: inout HTMLBuilder) {
    let colors = system.colors.prefix(SystemsList.colors)
    guard !colors.isEmpty else {
      return html.element("small", text: system.audit == nil ? "palette unknown" : "no color tokens")
    }
    html.element("span", ["class": "systems-strip", "aria-hidden": "true"]) { html in
      for color in colors { html.element("i", ["style": "background:\(color.paint)"]) { _ in } }
    }
  }

  private func states(_ system: SystemsIndex.System, into html: inout HTMLBuilder) {
    let results = system.audit?.authorities.results ?? []
    html.element("ul", ["class": "systems-states"]) { html in
      for result in results {
        html.element("li") { html in
          HTMLMark(result.state).write(into: &html)
          html.text(SystemsText.name(of: result.authority))
          html.element("span", ["class": "hidden"], text: ": \(result.word)")
        }
      }
      guard results.isEmpty else { return }
      html.element("li") { html in
        (system.isFailing ? HTMLMark.fail : .pass).write(into: &html)
        html.text(SystemsText.states(system))
      }
    }
  }

  private func trend(_ system: SystemsIndex.System, into html: inout HTMLBuilder) {
    guard system.entries.count > 1 else {
      return html.element("p", ["class": "quiet"], text: system.isDated ? "first report" : "no date")
    }
    let size = SystemsList.line
    let plot = TrendPlot(
      system.entries.map { ($0.date, $0.gating) }, x: 3...size.width - 5, y: 4...size.height - 3)
    html.element("div") { html in
      html.element(
        "svg",
        [
          "class": "systems-line", "viewBox": "0 0 \(HTMLNumber.text(size.width)) \(HTMLNumber.text(size.height))",
          "role": "img", "aria-label": HTMLTrend(history: system.entries).description,
        ]
      ) { html in
        html.element("path", ["d": plot.path]) { _ in }
        guard let last = plot.points.last else { return }
        html.element(
          "circle",
          [
            "class": system.last.gating > 0 ? "fail" : "pass", "cx": HTMLNumber.text(last.x),
            "cy": HTMLNumber.text(last.y),
            "r": "3",
          ]
        ) { _ in }
      }
    }
  }
}
