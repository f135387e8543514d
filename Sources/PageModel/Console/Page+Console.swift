import SourceText

extension Page {
  /// Returns the page for a terminal or a CI log. Names are cut, and no line is a command to a CI runner.
  package func console(_ style: TerminalStyle) -> String {
    let terminal = Terminal(style: style)
    var text = ""
    if let title {
      text += terminal.phrase(Phrase(title.parts.map(Terminal.emphasized)))
      if let decision {
        let tone: Phrase.Tone = decision.isPassed ? .good : .bad
        text += ": " + terminal.phrase("\(strong: decision.phrase, tone)")
      }
      text += "\n"
    }
    for block in lead { text += terminal.block(block, at: indentation, wraps: false) }
    for section in sections {
      if !text.isEmpty { text += "\n" }
      if let title = section.title { text += terminal.line(title, at: indentation) }
      text += terminal.blocks(section.blocks, at: indentation + (section.title == nil ? 0 : 2))
    }
    return text.withoutWorkflowCommands
  }
}

/// The rendering of blocks for a terminal.
private struct Terminal {
  /// The largest length of a name, in Unicode scalars.
  private static let nameLimit = 60
  /// The width of paragraphs, in columns.
  private static let width = 79

  let style: TerminalStyle

  static func emphasized(_ part: Phrase.Part) -> Phrase.Part {
    if case .name = part { .strong(Phrase([part]), .plain) } else { part }
  }

  func phrase(_ phrase: Phrase) -> String {
    phrase.text { part in
      switch part {
      case .words(let text), .verdict(_, let text): text
      case .name(let name, _): cut(name, Terminal.nameLimit)
      case .prose(let text): text.madeVisible
      case .subject(let subject): cut(subject.plain, Terminal.nameLimit)
      case .role(let inner, _): self.phrase(inner)
      case .limited(let inner, let limit): cut(self.phrase(inner), limit)
      case .strong(let inner, .plain): style.bold(self.phrase(inner))
      case .strong(let inner, .good): style.good(self.phrase(inner))
      case .strong(let inner, .bad): style.bad(self.phrase(inner))
      case .link(let inner, _): self.phrase(inner)
      case .swatch(let color): style.swatch(color)
      case .period: ""
      }
    }
  }

  private func cut(_ text: String, _ limit: Int) -> String {
    let visible = text.madeVisible
    guard visible.unicodeScalars.count > limit else { return visible }
    return String(String.UnicodeScalarView(visible.unicodeScalars.prefix(limit - 1))) + "…"
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  func line(_ phrase: Phrase, at indentation: Int) -> String {
    "\(spaces(indentation))\(self.phrase(phrase))\n"
  }

  /// Returns blocks with an empty line between them, except in front of a note or a subsection.
  func blocks(_ blocks: [Block], at indentation: Int) -> String {
    blocks.reduce(into: "") { text, block in
      switch block {
      case .note, .subsection: break
      default: if !text.isEmpty { text += "\n" }
      }
      text += self.block(block, at: indentation)
    }
  }

  func block(_ block: Block, at indentation: Int, wraps: Bool = true) -> String {
    switch block {
    case .paragraph(let text, _):
      let lines = wraps ? wrapped(phrase(text), columns: Terminal.width - indentation) : [phrase(text)]
      return lines.map { "\(spaces(indentation))\($0)\n" }.joined()
    case .remark(let text): return line("Note: \(text)", at: indentation)
    case .note(let text): return line(text, at: indentation)
    case .facts(let facts):
      return facts.map { fact in
        line("\(words: fact.term): \(fact.description)", at: indentation)
          + (fact.url.map { line("\(words: $0)", at: indentation + fact.term.unicodeScalars.count + 2) } ?? "")
      }.joined()
    case .list(let list):
      return list.items.map { item in
        line("\(words: list.isDashed ? "- " : "")\(item.phrase)", at: indentation)
          + item.code.flatMap(\.lines).map { line("\(words: $0)", at: indentation + 4) }.joined()
      }.joined()
    case .table(let table): return self.table(table, at: indentation)
    case .subsection(let title, let blocks):
      return line(title, at: indentation) + self.blocks(blocks, at: indentation + 2)
    case .titled(let title, let blocks), .fold(let title, let blocks, _):
      return line("\(title):", at: indentation) + self.blocks(blocks, at: indentation + 2)
    case .group(let blocks, _): return self.blocks(blocks, at: indentation)
    case .drawing(let drawing): return line("\(prose: drawing.description)", at: indentation)
    case .own: return ""
    }
  }

  private func table(_ table: Table, at indentation: Int) -> String {
    guard table.layout == .columns else { return entries(table, at: indentation) }
    let plain = Terminal(style: TerminalStyle(isOn: false))
    var widths = table.columns.map(\.width)
    table.rows { cells in
      for (index, cell) in cells.enumerated() where table.columns[index].style != .list {
        widths[index] = max(widths[index], plain.width(cell))
      }
    }
    let last = table.columns.lastIndex { $0.style != .list }
    var text = ""
    table.rows { cells in
      text += spaces(indentation)
      for (index, cell) in cells.enumerated() where table.columns[index].style != .list {
        text += cell.map(phrase).joined()
        text += index == last ? "\n" : spaces(widths[index] - plain.width(cell) + 2)
      }
      text += lists(cells, table, at: indentation + widths[0] + 2)
    }
    return text + remainder(table, at: indentation + 2)
  }

  private func entries(_ table: Table, at indentation: Int) -> String {
    var text = ""
    table.rows { cells in
      let shown = zip(table.columns, cells).filter { $0.0.style != .list }.map { $1.map(phrase).joined() }
      text += spaces(indentation) + (table.layout == .entries ? "- " : "")
      text += shown.filter { !$0.isEmpty }.joined(separator: "  ") + "\n" + lists(cells, table, at: indentation + 4)
    }
    return text + remainder(table, at: indentation)
  }

  /// Returns the cells of lists in lines below a row.
  private func lists(_ cells: [[Phrase]], _ table: Table, at indentation: Int) -> String {
    zip(table.columns, cells).filter { $0.0.style == .list }.flatMap { $1 }.map { line($0, at: indentation) }.joined()
  }

  private func remainder(_ table: Table, at indentation: Int) -> String {
    table.remainder.map { line($0, at: indentation) } ?? ""
  }

  private func width(_ cell: [Phrase]) -> Int { cell.map(phrase).joined().unicodeScalars.count }
}

/// Returns a text in lines of a maximum width; a longer word has its own line.
package func wrapped(_ text: String, columns: Int) -> [String] {
  var lines = [""]
  for word in text.split(separator: " ") {
    let length = lines[lines.count - 1].unicodeScalars.count
    if length > 0, length + 1 + word.unicodeScalars.count > columns { lines.append("") }
    lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
  }
  return lines
}
