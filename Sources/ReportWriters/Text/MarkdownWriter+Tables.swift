import Audit
import DesignTokens
import SourceText

// The long tables of the Markdown report.

extension MarkdownWriter {
  func writePairings(_ report: AuditReport, to output: inout some TextOutputStream) {
    guard !report.pairings.isEmpty else { return }
    let rows = report.pairings.map { result in
      let measured = result.measured
      return [
        named(measured.foreground), measured.backgrounds.map(named).joined(separator: " on "),
        MarkdownText.code(measured.mode.name), measured.usage.rawValue,
        measured.ratio.map { truncatedText($0) } ?? "", result.required.map(authoredText) ?? "", result.outcome.name,
        measured.pairing.origin.rawValue,
      ]
    }
    let head = ["foreground", "background", "mode", "usage", "ratio", "required", "outcome", "origin"]
    output.write("## Pairings\n\n")
    output.write(MarkdownText.details("All \(rows.count) measurements", MarkdownText.table(head, rows)))
  }

  func writePalette(_ report: AuditReport, to output: inout some TextOutputStream) {
    guard !report.measured.colors.isEmpty else { return }
    let modes = report.modes.map(\.name)
    let rows = stride(from: 0, to: report.measured.colors.count, by: max(1, modes.count)).map { start in
      let cells = report.measured.colors[start..<min(start + modes.count, report.measured.colors.count)]
      return [MarkdownText.code(cells.first?.color.path.description ?? "")]
        + cells.map { cell in
          (cell.color.color?.hex ?? "none") + (cell.color.isFallback ? " (fallback)" : "")
        }
    }
    output.write("## Palette\n\n")
    output.write(
      MarkdownText.details(
        "\(rows.count) color tokens", MarkdownText.table(["token"] + modes.map(MarkdownText.code), rows)))
  }

  func writeRules(_ report: AuditReport, to output: inout some TextOutputStream) {
    let rows = report.rules.map { summary in
      [
        "`\(summary.descriptor.id)`", summary.level.rawValue, "\(summary.counts.passed)", "\(summary.counts.failed)",
        "\(summary.counts.cantTell)", "\(summary.counts.inapplicable)",
      ]
    }
    let matrix = report.measured.matrix.map { matrix in
      [
        MarkdownText.code(matrix.mode.name), "\(matrix.cellCount)", "\(matrix.count(reaching: 7))",
        "\(matrix.count(reaching: 4.5))", "\(matrix.count(reaching: 3))", "\(matrix.unknownCount)",
      ]
    }
    output.write("## Rules\n\n")
    output.write(
      MarkdownText.table(["rule", "level", "passed", "failed", "undetermined", "not applicable"], rows) + "\n")
    output.write("Contrast of every foreground on every background, which never counts toward the gate:\n\n")
    output.write(
      MarkdownText.table(["mode", "combinations", "7:1 or more", "4.5:1 or more", "3:1 or more", "unknown"], matrix)
        + "\n")
  }

  func writeNotices(_ report: AuditReport, to output: inout some TextOutputStream) {
    guard !report.notices.isEmpty else { return }
    let rows = report.notices.map { [MarkdownText.prose($0.message), place($0.location)] }
    output.write(
      MarkdownText.details(
        HTMLWords.count(rows.count, "input notice"), MarkdownText.table(["notice", "location"], rows)))
  }
}
