import Audit
import DesignTokens
import SourceText

// The long tables of the Markdown report.

extension MarkdownWriter {
  func writePairings(_ report: AuditReport, to output: inout some TextOutputStream) {
    guard !report.pairings.isEmpty else { return }
    let head = ["foreground", "background", "mode", "usage", "ratio", "required", "outcome", "origin"]
    let table = MarkdownText.table(head, report.pairings, limit: Limits.pairingRows) { result in
      let measured = result.measured
      return [
        named(measured.foreground), measured.backgrounds.map(named).joined(separator: " on "),
        MarkdownText.code(measured.mode.name), measured.usage.rawValue,
        measured.ratio.map { truncatedText($0) } ?? "", result.required.map(authoredText) ?? "", result.outcome.name,
        measured.pairing.origin.rawValue,
      ]
    }
    let count = report.pairings.count
    let title = MarkdownText.title(count, "measurements", limit: Limits.pairingRows)
    output.write("## Pairings\n\n")
    output.write(MarkdownText.details(count > Limits.pairingRows ? title : "All \(title)", table))
  }

  func writePalette(_ report: AuditReport, to output: inout some TextOutputStream) {
    let colors = report.measured.colors
    guard !colors.isEmpty else { return }
    let modes = report.modes.map(\.name)
    let starts = Array(stride(from: 0, to: colors.count, by: max(1, modes.count)))
    let table = MarkdownText.table(["token"] + modes.map(MarkdownText.code), starts) { start in
      [MarkdownText.code(colors[start].color.path.description)]
        + colors[start..<min(start + modes.count, colors.count)].map { cell in
          (cell.color.color?.hex ?? "none") + (cell.color.isFallback ? " (fallback)" : "")
        }
    }
    output.write("## Palette\n\n")
    output.write(MarkdownText.details(MarkdownText.title(starts.count, "color tokens"), table))
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
    let count = report.notices.count
    let table = MarkdownText.table(["notice", "location"], report.notices) {
      [MarkdownText.prose($0.message), place($0.location)]
    }
    output.write(
      MarkdownText.details(MarkdownText.title(count, count == 1 ? "input notice" : "input notices"), table))
  }
}
