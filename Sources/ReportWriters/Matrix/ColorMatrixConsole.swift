import Audit
import ColorScience
import PageModel
import SourceText

extension ColorMatrixReport {
  /// The widest name, in Unicode scalars.
  private static let widestName = 18
  /// The number of backgrounds side by side, which fit into 100 columns.
  private static let backgroundsAcross = 10
  /// The number of colors above which combinations are only listed.
  private static let mostColors = 40

  /// Returns the matrix for a terminal: a painted table for each appearance, or the passing combinations as lists.
  package func console(_ style: PageModel.TerminalStyle) -> String {
    var text = ""
    for table in matrix.tables {
      let heading = heading(table)
      if !text.isEmpty { text += "\n" }
      text += style.bold("\(heading.isEmpty ? title : "\(title), \(heading)")".madeVisible) + "\n"
      text += summary(table) + "\n\n"
      text += isPassingOnly || matrix.entries.count > Self.mostColors ? lists(table, style) : self.table(table, style)
    }
    for line in remarks { text += "\n\(line.madeVisible)" }
    if !remarks.isEmpty { text += "\n" }
    return text.withoutWorkflowCommands
  }

  // MARK: Table

  private func table(_ table: ColorMatrix.Table, _ style: PageModel.TerminalStyle) -> String {
    let names = shortNames.map { ColorMatrixReport.cut($0.madeVisible) }
    let digits = String(matrix.entries.count).utf8.count
    let labels = matrix.entries.indices.map { label($0, names, table, digits: digits) }
    let width = labels.map(\.unicodeScalars.count).max() ?? 0
    let columns = Array(matrix.backgrounds.enumerated())
    var text = "Text down, backgrounds across.\n"
    for start in stride(from: 0, to: columns.count, by: Self.backgroundsAcross) {
      let block = columns[start..<min(columns.count, start + Self.backgroundsAcross)]
      text += String(repeating: " ", count: width + (style.isOn ? 3 : 0))
      text +=
        block.map { " " + ColorMatrixReport.padded(String($0.element + 1), 4, atStart: true) + "  " }.joined() + "\n"
      for entry in matrix.entries.indices {
        text += style.swatch(color(entry, table)) + ColorMatrixReport.padded(labels[entry], width)
        for (column, background) in block { text += " " + cell(entry, column, background, table, style) }
        text += "\n"
      }
      text += "\n"
    }
    let legend = Self.levels.map { "\($0.sign) \(authoredText($0.ratio)):1 (\($0.name))" }
    return text + legend.joined(separator: ", ") + "\n"
  }

  private func label(_ entry: Int, _ names: [String], _ table: ColorMatrix.Table, digits: Int) -> String {
    let value = color(entry, table)?.matrixText ?? "?"
    let name = names[entry] == value ? "" : " \(names[entry])"
    let more = matrix.entries[entry].paths.count - 1
    let number = ColorMatrixReport.padded(String(entry + 1), digits, atStart: true)
    return "\(number) \(value)\(name)\(more > 0 ? " +\(more)" : "")"
  }

  /// Returns a cell of six columns: the ratio and the sign of its level, painted in its two colors.
  private func cell(
    _ entry: Int, _ column: Int, _ background: Int, _ table: ColorMatrix.Table, _ style: TerminalStyle
  ) -> String {
    guard entry != background, let ratio = table.matrix.ratios[entry][column] else { return "   -  " }
    let number = ColorMatrixReport.padded(truncatedText(ratio, digits: 1), 4, atStart: true)
    let sign = ColorMatrixReport.padded(ColorMatrixReport.level(of: ratio)?.sign ?? "", 2)
    guard let front = color(entry, table), let back = color(background, table) else { return number + sign }
    return style.painted(number + sign, front.composited(over: back), on: back)
  }

  // MARK: Lists

  /// Returns the combinations that pass, a line for each background.
  private func lists(_ table: ColorMatrix.Table, _ style: PageModel.TerminalStyle) -> String {
    let passing = matrix.combinations(table).filter { ($0.ratio ?? 0) >= required }
    let names = shortNames.map(\.madeVisible)
    var text = ""
    for background in matrix.backgrounds {
      guard let back = color(background, table), back.isOpaque else { continue }
      let texts = passing.filter { $0.background == background }.sorted { ($0.ratio ?? 0) > ($1.ratio ?? 0) }
      let words = texts.map { text in
        let ratio = truncatedText(text.ratio ?? 0, digits: 1)
        return "\(names[text.text]) \(ratio)"
      }
      let value = back.matrixText == names[background] ? "" : " (\(back.matrixText))"
      text += "\(style.swatch(back))on \(names[background])\(value): "
      text += (words.isEmpty ? "no color" : words.joined(separator: ", ")) + "\n"
    }
    return text
  }

  private static func cut(_ name: String) -> String {
    guard name.unicodeScalars.count > widestName else { return name }
    // The end of a path says more than its start.
    return "…" + String(String.UnicodeScalarView(name.unicodeScalars.suffix(widestName - 1)))
  }

  private static func padded(_ text: String, _ width: Int, atStart: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - text.unicodeScalars.count))
    return atStart ? spaces + text : text + spaces
  }
}
