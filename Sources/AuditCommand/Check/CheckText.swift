import Audit
import ColorScience
import PageModel

/// The text output of `palpable check`.
struct CheckText {
  let pairs: [CheckedPair]
  let wanted: CheckColors.Requirement
  let style: TerminalStyle

  var text: String {
    guard let only = pairs.first, pairs.count == 1 else {
      return pairs.map(short).joined() + answer(.foreground(of: pairs, wanted), on: " on all backgrounds")
    }
    return heading(only) + verdicts(only) + answer(.foreground(of: pairs, wanted))
      + answer(.background(of: only, wanted)) + visions(only)
  }

  private func heading(_ pair: CheckedPair) -> String {
    let stack = pair.names.map(\.madeVisible).joined(separator: " on ")
    switch pair.contrast {
    case .exact(let ratio, let foreground, let background):
      let isComposited = pair.colors.prefix(2).contains { !$0.isOpaque }
      let seen = isComposited ? "  composited: \(foreground.notation) on \(background.notation)\n" : ""
      return style.sample(foreground, on: background) + "\(stack): \(truncatedText(ratio)):1\n" + seen
    case .interval(let lowest, let highest):
      return "\(stack): \(truncatedText(lowest)):1 to \(truncatedText(highest)):1, depending on the backdrop\n"
    }
  }

  private static func label(_ requirement: CheckColors.Requirement) -> String {
    "\(requirement.level) \(requirement.usage == "component" ? "non-text" : requirement.usage)"
  }

  private func word(_ outcome: Outcome) -> String {
    switch outcome {
    case .passed: style.good("passes ")
    case .failed: style.bad("fails  ")
    default: style.bad("depends")
    }
  }

  private func verdicts(_ pair: CheckedPair) -> String {
    CheckColors.requirements.map { requirement in
      let label = Self.label(requirement)
      return
        "  \(word(pair.outcome(requirement)))  \(label)\(String(repeating: " ", count: max(1, 22 - label.utf8.count)))"
        + "requires \(authoredText(requirement.ratio)):1 (WCAG \(requirement.clause))\n"
    }.joined()
  }

  /// Returns the result for one of several backgrounds: a line per outcome, and a line for all deficiencies.
  private func short(_ pair: CheckedPair) -> String {
    var text = heading(pair)
    for outcome in ["passed", "failed", "cantTell"] {
      let fitting = CheckColors.requirements.filter { pair.outcome($0).name == outcome }
      guard let first = fitting.first else { continue }
      text += "  \(word(pair.outcome(first)))  \(fitting.map(Self.label).joined(separator: ", "))\n"
    }
    let seen = pair.visions.dropFirst().map { "\(truncatedText($0.contrast)):1 with \($0.vision.rawValue)" }
    if !seen.isEmpty { text += "  \(seen.joined(separator: ", "))\n" }
    return text + answer(.background(of: pair, wanted))
  }

  private func visions(_ pair: CheckedPair) -> String {
    pair.visions.dropFirst().map { sample in
      let name = sample.vision.rawValue
      return "  with \(name)\(String(repeating: " ", count: max(1, 14 - name.utf8.count)))"
        + "\(sample.first.notation) on \(sample.second.notation), \(truncatedText(sample.contrast)):1, "
        + "ΔEOK \(truncatedText(sample.difference, digits: 3))\n"
    }.joined()
  }

  /// Returns the nearest color, then the one in the other direction, if any.
  private func answer(_ answer: NearestColors?, on all: String = "") -> String {
    guard let answer else { return "" }
    let indent = all.isEmpty ? "  " : ""
    let ratio = "\(authoredText(wanted.ratio)):1"
    switch answer.nearest {
    case .impossible(let best):
      let other = all.isEmpty ? "with this \(answer.side.other.rawValue)" : "on all backgrounds"
      return
        "\(indent)no \(answer.side.rawValue)\(opacity(best.color)) reaches \(ratio) \(other); best: \(words(best, change: false))\n"
    case .nearest(let passing), .unchanged(let passing):
      let both = [("lighter", answer.lighter), ("darker", answer.darker)]
      let way = both.first { $0.1 == passing }.map { ", \($0.0)" } ?? ""
      let turned = both.filter { $0.1 != nil && $0.1 != passing }.map { name, color in
        "\(indent)nearest \(name) \(answer.side.rawValue): \(color.map { words($0, change: true) } ?? "")\n"
      }
      return
        "\(indent)nearest \(answer.side.rawValue) that reaches \(ratio)\(all): \(words(passing, change: true, way))\n"
        + turned.joined()
    }
  }

  /// Returns the note that a translucent color keeps its alpha; a higher alpha might allow another answer.
  private func opacity(_ color: Color) -> String { color.isOpaque ? "" : " with the same opacity" }

  private func words(_ color: PassingColor, change: Bool, _ way: String = "") -> String {
    "\(color.color.notation) (\(truncatedText(color.ratio)):1"
      + (change ? ", ΔEOK \(truncatedText(color.difference, digits: 3))" : "") + "\(way))"
  }
}
