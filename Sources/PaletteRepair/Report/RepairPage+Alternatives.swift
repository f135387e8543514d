import Audit
import PageModel

extension RepairPage {
  /// Other proposals, with what each costs.
  var alternatives: [Section] {
    guard !report.alternatives.isEmpty else { return [] }
    let columns: [Column<RepairReport.Alternative>] = [
      Column("proposal", .heading) { "\(code: $0.proposal.rawValue)" },
      Column("changes") { "\(words: ResultText.count($0.changes, "change"))" },
      Column("sum of changes and additions") { "ΔEOK \(words: RepairText.difference($0.totalDifference))" },
      Column("still failing") {
        medium == .terminal ? ($0.remaining == 0 ? "" : "\($0.remaining) still failing") : "\($0.remaining)"
      },
    ]
    let table = Table(report.alternatives, columns, caption: "Other proposals", limit: limit, more: more)
    let lead: Phrase = "Proposals that differ in kind. To get one, use --proposal with its name."
    return [
      Section(
        title(
          "Other proposals", terminal: "other proposals, with --proposal",
          medium == .text ? report.alternatives.count : nil),
        id: "proposals", lead: medium == .terminal ? nil : lead, blocks: [.table(table)])
    ]
  }

  /// The side effects of the changes: colors that become indistinguishable, and passes with less than the margin.
  var losses: [Section] {
    let alike = report.lookAlikes
    let narrow = report.narrowPasses
    guard !alike.isEmpty || !narrow.isEmpty else { return [] }
    var items = alike.prefix(limit).map { alike -> Phrase in
      let modes: Phrase = .list(alike.modes.map { "\(name: $0)" })
      let numbers = "\(RepairText.difference(alike.before)) → \(RepairText.difference(alike.after))"
      return
        "\(name: alike.first.description) and \(name: alike.second.description) become indistinguishable in \(modes): ΔEOK \(words: numbers)"
    }
    if alike.count > limit { items.append(more(alike.count - limit)) }
    if !narrow.isEmpty {
      let count = ResultText.count(narrow.count, "pairing")
      let margin = authoredText(report.settings.margin * 100)
      items.append(
        "\(words: count) \(words: narrow.count == 1 ? "passes" : "pass") with a margin below \(words: margin)%"
      )
    }
    return [
      Section(
        title(
          "Side effects of the changes", terminal: "side effects of the changes", medium == .text ? items.count : nil),
        id: "losses", blocks: [.list(List(items, style: "notices"))])
    ]
  }

  /// The pairings and locks that cost the most.
  var prices: [Section] {
    guard !report.prices.isEmpty else { return [] }
    let items = report.prices.map { price -> Phrase in
      let what: Phrase =
        price.pairing.map { index in
          let measured = report.pairings[index].measured
          return "\(measured.subjectName) in \(name: measured.mode.name)"
        } ?? "the lock \(name: price.lock ?? "")"
      let cost = RepairText.difference(price.cost)
      let fails =
        report.remaining.isEmpty ? "" : ", and \(price.remaining) instead of \(report.remaining.count) still failing"
      return "without \(what): cost \(words: "\(cost) instead of \(RepairText.difference(report.proof.cost))\(fails)")"
    }
    let lead: Phrase = "Costs of single pairings and locks. A high cost can be a mistake in the declared pairings."
    return [
      Section(
        title("Costs", terminal: "costs of single pairings and locks", medium == .text ? items.count : nil),
        id: "prices", lead: medium == .terminal ? nil : lead, blocks: [.list(List(items, style: "notices"))])
    ]
  }
}
