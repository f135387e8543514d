import Audit
import PageModel

/// The index over several design systems: the verdict, and a row for each system.
extension SystemsIndex: PageContent {
  public var kind: ReportKind { .history }

  public var tables: [ReportTable] {
    [
      ReportTable(
        "systems", systems,
        [
          ("folder", { .text($0.folder) }), ("name", { .text($0.last.name) }),
          ("date", { .optional(SystemsText.date($0)) }), ("decision", { .text($0.last.decision.rawValue) }),
          ("gating", { .count($0.last.gating) }), ("before", { $0.previous.map { .count($0.gating) } ?? .missing }),
          ("passed", { .count($0.last.pairings.passed) }), ("failed", { .count($0.last.pairings.failed) }),
          ("cantTell", { .count($0.last.pairings.cantTell) }),
        ])
    ]
  }

  package func page(for medium: Medium) -> Page {
    var page = Page("Design systems")
    page.eyebrow = "All design systems"
    page.heading = "Design systems"
    var story = Page.Story("\(words: headline)")
    story.facts = "\(systems.count) audited"
    story.promise = trend
    page.story = story
    if medium != .screen { page.lead = [.paragraph("\(words: headline)\(trend.map { " \($0)" } ?? "")")] }
    let note: Phrase =
      "Most gate failures first. Platform: guidance of Apple and Google. House: the design system's own rules."
    let list = Block.own { html in SystemsList(index: self).write(into: &html) }
    page.sections = [
      Section(
        medium == .screen ? "Systems" : nil, id: "systems",
        blocks: [medium == .screen ? list : .table(table), .note(note)])
    ]
    return page
  }

  /// The systems that fail the gate, in one sentence.
  public var headline: String {
    switch (failing, systems.count) {
    case (0, 1): return "The design system passes the gate."
    case (0, let all): return "All \(all) design systems pass the gate."
    case (1, 1): return "The design system fails the gate."
    case (let failing, let all):
      return "\(failing) of \(all) design systems \(failing == 1 ? "fails" : "fail") the gate."
    }
  }

  /// The largest number of systems that the sentence names.
  private static let named = 3

  /// The systems with more gate failures than before, in one sentence; nil if no system has a second report.
  var trend: Phrase? {
    guard systems.contains(where: { $0.previous != nil }) else { return nil }
    let worse = systems.filter(\.isWorse)
    guard !worse.isEmpty else { return "No system has more gate failures than before." }
    let names = worse.prefix(SystemsIndex.named).map { Phrase("\(prose: title(of: $0))") }
    let rest = worse.count - names.count
    let all = Phrase.list(names + (rest > 0 ? ["\(rest) more"] : []))
    return "\(all) \(words: worse.count == 1 ? "has" : "have") more gate failures than before."
  }

  private var table: Table {
    var columns: [Column<System>] = [
      Column("design system", .heading) { system in
        let name: Phrase = "\(name: title(of: system))"
        return system.page.map { "\(name, link: SystemsText.address($0, "md"))" } ?? name
      },
      Column("result") { "\(words: SystemsText.states($0))" },
      Column("gate failures", .number) { "\($0.last.gating)" },
    ]
    // Reports without dates have no trend.
    let isDated = systems.contains(where: \.isDated)
    if isDated {
      columns.append(
        Column("change", .number) { "\(words: HistorySteps.change($0.last.gating, from: $0.previous?.gating))" })
    }
    columns += [
      Column("worst finding") { SystemsText.worst($0) },
      Column("pairings that pass") { "\(words: SystemsText.pairings($0))" },
      Column("repair") { "\(words: SystemsText.repair($0) ?? "")" },
    ]
    if isDated { columns.append(Column("date") { "\(words: SystemsText.date($0) ?? "")" }) }
    return Table(systems, columns)
  }
}

/// The words of a system in the index.
enum SystemsText {
  /// Returns the address of a system's page; every byte that an address can't contain is percent-encoded.
  static func address(_ page: String, _ fileExtension: String) -> String {
    var text = ""
    for byte in page.utf8 {
      if HTMLElementID.kept.contains(byte) || byte == UInt8(ascii: "/") {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return "\(text).\(fileExtension)"
  }

  /// The day of the newest report; nil if it has none.
  static func date(_ system: SystemsIndex.System) -> String? { system.isDated ? system.last.date.description : nil }

  /// The short names of the authorities.
  static func name(of authority: Authority) -> String {
    switch authority {
    case .wcag: "WCAG"
    case .platform: "Platform"
    case .house: "House"
    }
  }

  /// Returns the results by authority, such as "WCAG: fails; Platform: passes"; the decision without them.
  static func states(_ system: SystemsIndex.System) -> String {
    let results = system.audit?.authorities.results ?? []
    guard !results.isEmpty else { return system.isFailing ? "gate fails" : "gate passes" }
    return results.map { "\(name(of: $0.authority)): \($0.word.lowercased())" }.joined(separator: "; ")
  }

  /// Returns the gate failure that is farthest from its requirement, or the number of other findings.
  static func worst(_ system: SystemsIndex.System) -> Phrase {
    switch system.report {
    case .missing: return "unknown: the \(system.last.date) report is missing"
    case .unreadable: return "unknown: the \(system.last.date) report can't be read"
    case .other: return "unknown: the \(system.last.date) report is of another design system"
    case .known(let audit):
      if let finding = system.worst {
        let mode: Phrase = finding.mode.map { ", \(name: $0)" } ?? ""
        let line = FindingLine(finding)
        let isContrast = finding.subject.usage != nil && finding.snapshot.measured != nil
        return "\(finding.subject)\(mode): \(isContrast ? "\(words: line.values)" : line.words)"
      }
      let others = system.last.others ?? HistoryEntry.Others(audit)
      let counts = [(others.errors, "other error"), (others.warnings, "warning"), (others.notes, "note")]
        .filter { $0.0 > 0 }.map { ResultText.count($0.0, $0.1) }
      return counts.isEmpty ? "No findings." : "No gate failure; \(words: ResultText.list(counts))."
    }
  }

  /// The text in place of the pairings of a system without any.
  static let noPairings = "no pairings declared"

  /// Returns what the plan of the newest report costs, such as "17 colors change, and 19 of 19 failing pairings pass"; nil without a plan.
  static func repair(_ system: SystemsIndex.System) -> String? {
    guard let repair = system.audit?.repair else { return nil }
    let colors = repair.changedColors == 1 ? "1 color changes" : "\(repair.changedColors) colors change"
    return
      "\(colors), and \(repair.fixed) of \(ResultText.count(repair.failing, "failing pairing")) \(repair.fixed == 1 ? "passes" : "pass")"
  }

  /// Returns the number of pairings that pass, such as "88 of 104".
  static func pairings(_ system: SystemsIndex.System) -> String {
    let counts = system.last.pairings
    let all = counts.passed + counts.failed + counts.cantTell
    return all == 0 ? noPairings : "\(counts.passed) of \(all)"
  }
}
