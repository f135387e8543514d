import Audit
import ColorScience
import DesignTokens
import PageModel

/// The tokens with another color, each with the required pairings whose outcome changes.
struct ComparisonTokens {
  /// The largest number of tokens, of their pairings, and of names in the sentence on the other tokens.
  private static let limits = (tokens: 24, pairings: 6, names: 12)

  /// A token with the modes in which its color changes, and its pairings.
  private struct Row {
    let path: TokenPath
    var colors: [AuditChanges.ColorChange] = []
    var flips: [AuditChanges.ContrastChange] = []
  }

  private let changed: [Row]
  private let others: [TokenPath]
  private let modes: [AuditSnapshot.Mode]
  /// The pairings that pass after and didn't before, and the reverse.
  let passing: Int
  let failing: Int

  /// Finds the tokens.
  ///
  /// - Parameter modes: the modes of the audits, in the order of the declaration.
  init(_ changes: AuditChanges, modes: [AuditSnapshot.Mode]) {
    self.modes = modes
    var positions: [TokenPath: Int] = [:]
    var rows: [Row] = []
    for color in changes.colors {
      let position = positions[color.path] ?? rows.count
      if position == rows.count {
        positions[color.path] = position
        rows.append(Row(path: color.path))
      }
      rows[position].colors.append(color)
    }
    let order = Dictionary(modes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for index in rows.indices { rows[index].colors.sort { order[$0.mode] ?? 0 < order[$1.mode] ?? 0 } }
    let flips = changes.contrasts.filter { $0.flip != nil }
    for flip in flips {
      // The foreground owns the change, unless only the background changed in this mode.
      let owner = flip.now.subject.tokens.first { path in
        positions[path].map { rows[$0].colors.contains { $0.mode == flip.now.mode } } ?? false
      }
      if let owner, let position = positions[owner] { rows[position].flips.append(flip) }
    }
    passing = flips.count { $0.flip == true }
    failing = flips.count - passing
    changed = rows.enumerated().filter { !$0.element.flips.isEmpty }
      .sorted { (-$0.element.flips.count, $0.offset) < (-$1.element.flips.count, $1.offset) }.map(\.element)
    others = rows.filter(\.flips.isEmpty).map(\.path)
  }

  /// The number of tokens with another color.
  var count: Int { changed.count + others.count }

  /// The pairings whose outcome changes, in one sentence.
  var lead: Phrase {
    "\(words: ResultText.count(count, "token")), with the required pairings whose outcome changes: \(passing) \(words: passing == 1 ? "passes" : "pass") after, \(failing) \(words: failing == 1 ? "fails" : "fail") after."
  }

  /// The tokens as blocks on screen; empty if no color changes.
  var blocks: [Block] {
    guard count > 0 else { return [] }
    var blocks: [Block] = changed.isEmpty ? [] : [.own { list(into: &$0) }]
    let hidden = changed.dropFirst(ComparisonTokens.limits.tokens).map(\.path)
    let names = others + hidden
    if !names.isEmpty {
      let shown = names.prefix(ComparisonTokens.limits.names).map { Phrase("\($0)") }
      let rest = names.count - shown.count
      let all = Phrase.list(shown + (rest > 0 ? ["\(rest) more"] : []))
      blocks.append(
        .note(
          hidden.isEmpty
            ? "No required pairing changes its outcome because of \(all)." : "Also changed: \(all)."))
    }
    return blocks
  }

  private func list(into html: inout HTMLBuilder) {
    html.element("ul", ["class": "token-changes"]) { html in
      for row in changed.prefix(ComparisonTokens.limits.tokens) {
        html.element("li") { html in
          html.element("h3") { $0.path(row.path) }
          html.element("div", ["class": "token-modes"]) { html in
            for color in row.colors { swatches(color, into: &html) }
          }
          html.element("ul", ["class": "flips"]) { html in
            for flip in row.flips.prefix(ComparisonTokens.limits.pairings) {
              self.flip(flip, of: row.path, into: &html)
            }
            let rest = row.flips.count - ComparisonTokens.limits.pairings
            if rest > 0 { html.element("li", ["class": "rest"], text: "and \(rest) more") }
          }
        }
      }
    }
  }

  private func swatches(_ change: AuditChanges.ColorChange, into html: inout HTMLBuilder) {
    html.element("div") { html in
      html.element(
        "span", ["class": "twins", "role": "img", "aria-label": "\(change.before.hex) becomes \(change.now.hex)"]
      ) { html in
        for color in [change.before, change.now] {
          let paint = color.composited(over: canvas(change.mode)).paint
          html.element("i", ["style": "background:\(paint)"]) { _ in }
        }
      }
      html.element("small", text: change.mode)
    }
  }

  private func flip(_ flip: AuditChanges.ContrastChange, of path: TokenPath, into html: inout HTMLBuilder) {
    let (ratios, tokens) = (DifferenceRow.ratios(flip), flip.now.subject.tokens)
    let isPassing = flip.flip == true
    html.element("li", ["class": isPassing ? nil : "fails"]) { html in
      for pairing in [flip.before, flip.now] { specimen(pairing)?.write(into: &html) }
      html.element("p") { html in
        html.element("b", text: "\(ratios.before) → \(ratios.now)")
        html.element("span", ["class": "hidden"], text: isPassing ? ", passes after," : ", fails after,")
        let isForeground = tokens.first == path
        html.phrase(" \(words: isForeground ? "on" : "under") ")
        if let other = isForeground ? tokens.dropFirst().first : tokens.first { html.path(other) }
        html.text(", \(flip.now.mode)")
      }
    }
  }

  private func specimen(_ pairing: AuditSnapshot.Pairing) -> HTMLSpecimen? {
    let colors = pairing.colors.compactMap { try? Color(hex: $0) }
    guard colors.count == 2, let usage = pairing.subject.usage else { return nil }
    let background = colors[1].composited(over: canvas(pairing.mode))
    return HTMLSpecimen(
      colors[0].composited(over: background), on: background, isOutline: HTMLSpecimen.isOutlined(usage))
  }

  private func canvas(_ mode: String) -> Color {
    modes.first { $0.name == mode }?.canvas ?? .white
  }
}

extension AuditChanges.ContrastChange {
  /// Whether a required pairing passes after and didn't before; false for the reverse, nil if its outcome stays.
  fileprivate var flip: Bool? {
    func passes(_ pairing: AuditSnapshot.Pairing) -> Bool? {
      switch pairing.outcome {
      case .passed: true
      case .failed, .cantTell: false
      case .inapplicable: nil
      }
    }
    guard let was = passes(before), let isNow = passes(now), was != isNow else { return nil }
    return isNow
  }
}
