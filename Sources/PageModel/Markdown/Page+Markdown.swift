extension Page {
  /// The page as Markdown, with an empty line between blocks.
  package var markdown: String {
    var blocks = title.map { ["# \(MarkdownText.phrase($0))\n"] } ?? []
    if let decision { blocks.append("**\(MarkdownText.phrase(decision.phrase))**\n") }
    blocks += lead.compactMap(MarkdownText.block)
    for section in sections {
      if let title = section.title {
        blocks.append("\(String(repeating: "#", count: section.level)) \(MarkdownText.phrase(title))\n")
      }
      if let lead = section.lead { blocks.append(MarkdownText.phrase(lead) + "\n") }
      blocks += section.blocks.compactMap(MarkdownText.block)
    }
    return blocks.joined(separator: "\n")
  }
}

extension MarkdownText {
  /// Returns a phrase with its names as code.
  package static func phrase(_ phrase: Phrase) -> String {
    phrase.text { part in
      switch part {
      case .words(let text): text
      case .name(let name, _): code(name)
      case .prose(let text): prose(text)
      case .subject(let subject): code(subject.plain)
      case .role(let inner, _), .limited(let inner, _): self.phrase(inner)
      case .strong(let inner, _): "**\(self.phrase(inner))**"
      case .link(let inner, let url): "[\(self.phrase(inner))](\(url))"
      case .verdict(let isGood, let word): "\(isGood ? "✓" : "✕") \(word)"
      case .swatch, .period: ""
      }
    }
  }

  /// Returns a block that ends with a line break; nil for a block that isn't shown in Markdown.
  fileprivate static func block(_ block: Block) -> String? {
    switch block {
    case .paragraph(let text, _), .note(let text): return phrase(text) + "\n"
    case .remark(let text): return "> \(phrase(text))\n"
    case .facts(let facts):
      return facts.map { "**\($0.term):** \(phrase($0.linked))." }.joined(separator: " ") + "\n"
    case .list(let list):
      return list.items.map { "- \(phrase($0.phrase))\n\($0.code.map(code).joined())" }.joined()
    case .table(let table): return self.table(table)
    case .subsection(let title, let blocks): return "### \(phrase(title))\n\n\(body(blocks))"
    case .titled(let title, let blocks): return "\(phrase(title)):\n\n\(body(blocks))"
    case .fold(let title, let blocks, _):
      return "<details>\n<summary>\(phrase(title))</summary>\n\n\(body(blocks))\n</details>\n"
    case .group(let blocks, _): return body(blocks)
    case .drawing(let drawing): return prose(drawing.description) + "\n"
    case .own: return nil
    }
  }

  private static func body(_ blocks: [Block]) -> String { blocks.compactMap(block).joined(separator: "\n") }

  /// Returns lines as a block of code in an entry of a list.
  private static func code(_ language: String, _ lines: [String]) -> String {
    (["```" + language] + lines + ["```"]).map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }

  private static func table(_ table: Table) -> String {
    let line = table.columns.map { _ in "---" }
    var text = row(table.columns.map { phrase($0.title) })
    text += table.layout == .lines ? "|\(line.joined(separator: "|"))|\n" : row(line)
    table.rows { cells in text += row(cells.map { $0.map(phrase).joined(separator: "<br>") }) }
    return text + (table.remainder.map { "\n\(phrase($0))\n" } ?? "")
  }
}
