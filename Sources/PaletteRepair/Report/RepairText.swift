import Audit
import ColorScience
import PageModel

/// The result of a repair in words that all formats share, limited to proven claims.
struct RepairText {
  /// The largest number of modes that are named individually.
  private static let modeLimit = 4

  let report: RepairReport

  /// The outcome, in a sentence without a final period.
  var outcome: Phrase {
    switch report.outcome {
    case .unneeded: unneeded
    case .repaired:
      "\(words: changes)\(words: kindCount > 1 ? "," : "") and \(whatPasses)\(words: difference)"
    case .impossible, .blocked, .unwritable, .unfinished:
      report.changes.isEmpty
        ? "\(words: reason): \(words: whatFails), and nothing changes"
        : "\(words: reason); with the best compromise, \(words: "\(changes), and \(whatFails)\(difference)")"
    }
  }

  /// Why pairings still fail.
  private var reason: String {
    switch report.outcome {
    case .blocked:
      let causes = Set(report.conflicts.map(\.cause))
      let names = RepairReport.Conflict.Cause.allCases.filter { $0 != .colors && causes.contains($0) }.map { cause in
        switch cause {
        case .locks, .colors: "locked tokens"
        case .polarity: "colors that stay lighter or darker than others"
        case .proposal: "colors that the proposal keeps"
        case .files: "values that can't be edited"
        }
      }
      return "\(ResultText.list(names)) leave no colors that satisfy every pairing"
    case .unwritable: return "the colors that satisfy every pairing can't be written exactly enough"
    case .unfinished: return "the search reached its limit without colors that satisfy every pairing"
    case .unneeded, .repaired, .impossible: return "no colors satisfy every pairing"
    }
  }

  private var unneeded: Phrase {
    if report.pairings.isEmpty, report.undecided.isEmpty { return "nothing to fix: no pairing counts toward the gate" }
    if report.isSettled { return "nothing to fix: every pairing that counts toward the gate passes in \(modes)" }
    let open = report.undecided.isEmpty ? whatFails : cannotBeDecided
    return "no color changes, but \(words: open)"
  }

  private var kindCount: Int { Set(report.changes.map(\.kind)).count }

  /// The numbers of changes by kind, such as "12 colors change, 3 are added, and 1 is detached from its alias".
  var changes: String {
    let verbs: [(ColorChange.Kind, one: String, many: String)] = [
      (.changed, "changes", "change"), (.added, "is added", "are added"),
      (.detached, "is detached from its alias", "are detached from their aliases"),
    ]
    var parts: [String] = []
    for (kind, one, many) in verbs {
      let count = report.changes.count { $0.kind == kind }
      guard count > 0 else { continue }
      let number = parts.isEmpty ? ResultText.count(count, "color") : "\(count)"
      parts.append("\(number) \(count == 1 ? one : many)")
    }
    let aliases = report.changes.count { $0.kind == .repointed }
    if aliases > 0 {
      parts.append(aliases == 1 ? "1 alias names another token" : "\(aliases) aliases name other tokens")
    }
    return parts.isEmpty ? "no color changes" : ResultText.list(parts)
  }

  /// The sum and the largest ΔEOK of all changes, as a comparison states them; empty if no shown color changes.
  private var difference: String {
    guard report.largestDifference > 0 else { return "" }
    let sum = RepairText.difference(report.totalDifference)
    return "; ΔEOK \(sum) in total, largest \(RepairText.difference(report.largestDifference))"
  }

  private var whatPasses: Phrase {
    if !report.remaining.isEmpty { return "\(words: whatFails)" }
    if report.undecided.isEmpty { return "every pairing passes in \(modes)" }
    return "every pairing that can be determined passes in \(modes), but \(words: cannotBeDecided)"
  }

  private var whatFails: String {
    let count = report.remaining.count
    return "\(count) of \(ResultText.count(report.pairings.count, "pairing")) still \(count == 1 ? "fails" : "fail")"
  }

  private var cannotBeDecided: String {
    "\(ResultText.count(report.undecided.count, "pairing")) \(report.undecided.count == 1 ? "is" : "are") undetermined"
  }

  /// The modes in words.
  var modes: Phrase {
    let names = report.before.modes.map { Phrase([.name($0.name, .plain)]) }
    return names.count > RepairText.modeLimit ? "all \(names.count) modes" : .list(names)
  }

  /// The proven quality of the changes, in a sentence without a final period; nil without a successful repair.
  var proof: Phrase? {
    guard report.outcome == .repaired, !report.changes.isEmpty else { return nil }
    let proof = report.proof
    let weighed = report.settings.weights.isEmpty ? "" : ", by the given weights"
    let compared = "\(ResultText.count(proof.arrangements, "arrangement")) of lighter and darker colors "
    // Where every side is kept, there is one arrangement, and nothing to compare.
    let tail =
      proof.arrangements == 0 ? "" : "; " + compared + (proof.arrangements == 1 ? "was compared" : "were compared")
    if proof.isOptimal {
      return "this is the smallest change among the candidate colors\(words: weighed)\(words: tail)"
    }
    guard let gap = gap(proof) else { return "how close this is to the smallest change is not proven\(words: tail)" }
    let possible = "% above the smallest change that is possible with the candidate colors"
    return "this is at most \(words: "\(gap)\(possible)\(weighed)\(tail)")"
  }

  /// Returns the bound on the cost above the smallest cost, in percent, rounded up; nil without a useful bound.
  private func gap(_ proof: RepairReport.Proof) -> String? {
    let gap = proof.cost / proof.leastCost - 1
    guard proof.leastCost > 0, gap.isFinite, gap >= 0, gap < 1e6 else { return nil }
    let tenths = Int((gap * 1000).rounded(.up))
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// The constraints of the repair, as sentences without final periods.
  var settings: [Phrase] {
    let settings = report.settings
    var all: [Phrase] = []
    if !settings.locked.isEmpty {
      all.append("locked: \(.list(settings.locked.map { "\(name: $0.description)" }))")
    }
    for weight in settings.weights {
      let factor = authoredText(weight.factor)
      all.append("a change of \(name: weight.pattern.description) costs \(words: factor) times as much")
    }
    all.append(
      settings.hueTolerance > 0
        ? "before rounding to 8 bits, hues may change by up to \(words: authoredText(settings.hueTolerance)) degrees"
        : "before rounding to 8 bits, hues don't change")
    all.append(
      settings.allowsFlips
        ? "surfaces may turn from light to dark, and lighter and darker colors may swap sides"
        : "existing light surfaces stay light, existing dark ones stay dark, and the lighter color of a pairing stays lighter; added values are exempt"
    )
    if settings.margin > 0 {
      all.append("fixed pairings exceed the required ratio by at least \(words: authoredText(settings.margin * 100))%")
    }
    all.append(
      settings.addsValues
        ? "values may be added to modes in which a token has none"
        : "no values are added to modes in which a token has none")
    if settings.keepsFamiliesApart { all.append("the colors of a family stay distinguishable") }
    return all
  }

  /// Returns a ΔEOK truncated to three decimals.
  static func difference(_ value: Double) -> String { truncatedText(value, digits: 3) }

  /// Returns a color in the notation of token files.
  static func notation(_ color: Color) -> String { color.space.isSRGBFamily ? color.hex : color.css }

  /// Returns how small a conflict is proven to be.
  static func extent(_ conflict: RepairReport.Conflict) -> Phrase {
    guard conflict.pairings.count > 1 else { return "this pairing conflicts by itself" }
    return conflict.isSmallest
      ? "no smaller set of pairings of these tokens conflicts" : "the conflict needs all of these pairings"
  }
}
