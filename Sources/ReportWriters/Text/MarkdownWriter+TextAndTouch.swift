import Audit
import Typesetting

// Text styles, frames, and controls in the Markdown report.

extension MarkdownWriter {
  func writeText(_ report: AuditReport, to output: inout some TextOutputStream) {
    guard !report.textStyles.isEmpty else { return }
    let rows = report.textStyles.map { result in
      let text = result.style.text
      let inverted = Set(result.measured.overtakers.flatMap(\.categories))
      let sizes = text.sizes.map { size in
        let points = truncatedText(size.size, padded: false)
        return (size.size < AppleGuideline.minimumText ? "**\(points)**" : points)
          + (inverted.contains(size.category) ? " ⇅" : "")
      }
      let percent = truncatedText(text.largestFactor.factor * 100, digits: 0)
      let doubled = text.firstCategory(reaching: WCAGMeasure.enlargement)?.rawValue ?? "never"
      return [MarkdownText.code(result.style.title), text.style.swiftUIName] + sizes + ["\(percent)%", doubled]
    }
    let head = ["style", "scales with"] + ContentSizeCategory.allCases.map(\.rawValue) + ["largest", "200% at"]
    output.write(
      "## Text\n\nSizes in points at every content size category. Bold marks sizes under 11 pt; "
        + "⇅ marks sizes below those of a style that is smaller by default.\n\n")
    output.write(MarkdownText.details("\(rows.count) text styles", MarkdownText.table(head, rows)))
  }

  func writeFrames(_ report: AuditReport, to output: inout some TextOutputStream) {
    let results = report.frames.filter { !$0.frame.isControl || !$0.frame.growsFreely }
    guard !results.isEmpty else { return }
    let rows = results.map { result in
      let frame = result.frame
      let cells = ContentSizeCategory.allCases.map { category in
        let needed = frame.heightNeeded(at: category)
        let text = (needed.least < needed.most ? "at least " : "") + lengthText(needed.least)
        switch frame.fit(at: category) {
        case .fits: return text
        case .uncertain: return "\(text) ?"
        case .clips: return "**\(text)** ✕"
        }
      }
      let length = frame.height.length(at: .standard).map { lengthText($0) } ?? "grows"
      return [MarkdownText.code(frame.name), length] + cells
    }
    let head = ["frame", "height"] + ContentSizeCategory.allCases.map(\.rawValue)
    output.write(
      "## Frames\n\nHeight in points that text needs in its frame. ✕ means that the text doesn't fit; "
        + "? means that the estimate can't determine it.\n\n")
    output.write(MarkdownText.details("\(rows.count) frames", MarkdownText.table(head, rows)))
  }

  func writeTouch(_ report: AuditReport, to output: inout some TextOutputStream) {
    guard !report.controls.isEmpty else { return }
    func text(_ width: Control.Extent?, _ height: Control.Extent?) -> String {
      [width, height].map { extent in
        extent.map { ($0.isLowerBound ? "at least " : "") + lengthText($0.points) } ?? "unknown"
      }.joined(separator: " × ")
    }
    let rows = report.controls.map { result in
      let control = result.control
      let verdicts = result.assessments.map { "\($0.rule): \($0.outcome.name)" }.joined(separator: "; ")
      return [
        MarkdownText.code(control.name), text(control.visibleWidth, control.visibleHeight),
        text(control.touchableWidth, control.touchableHeight), control.gap.map(authoredText) ?? "",
        result.fixed.map { MarkdownText.prose(control.changes(to: $0)) } ?? "", verdicts,
      ]
    }
    output.write("## Touch\n\nWidth × height in points.\n\n")
    output.write(
      MarkdownText.table(["control", "visible size", "touch target", "gap", "fix", "outcomes"], rows) + "\n")
  }
}
