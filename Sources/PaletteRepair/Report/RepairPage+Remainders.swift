import Audit
import PageModel

extension RepairPage {
  /// The findings that no color fixes, and the controls with all fixes.
  var remainders: [Section] {
    let rows = NonColorFinding.all(in: report.before)
    let controls = controls
    guard medium != .screen || !rows.isEmpty else { return [] }
    var columns: [Column<NonColorFinding>] = [
      Column("subject", .heading) { "\($0.finding.subject)" }, Column("rule") { "\(code: $0.finding.rule)" },
      Column("measured") { "\(prose: $0.numbers)" },
      Column("fix") { row in
        medium == .screen ? "\(prose: row.remedy.capitalizedStart.sentence)" : "\(prose: row.remedy, limit: 200)"
      },
    ]
    columns.append(
      medium == .terminal
        ? Column { $0.finding.gates ? "" : "(does not fail the gate)" }
        : Column("fails the gate") { $0.finding.gates ? "yes" : "no" })
    let table = Table(
      rows, columns, caption: "Findings on text and touch", limit: limit,
      more: { medium == .screen ? nil : more($0) })
    let lead: Phrase = "Findings on text and touch, with the values that fix them. These fixes are not applied."
    let section = Section(
      title("Findings unrelated to color", terminal: "findings unrelated to color", rows.count), id: "remainders",
      lead: medium == .screen ? lead : medium == .text ? "These fixes are not applied." : nil,
      blocks: [.table(table)] + (medium == .screen ? controls : []))
    return (rows.isEmpty ? [] : [section])
      + (medium == .screen || controls.isEmpty
        ? []
        : [
          Section(
            title("Fixed controls", terminal: "fixed controls", NonColorFinding.fixedControls(in: report.before).count),
            lead: medium == .text ? "Sizes and distances with which every rule passes." : nil, blocks: controls)
        ])
  }

  /// The controls with all fixes of sizes and distances.
  private var controls: [Block] {
    let fixed = NonColorFinding.fixedControls(in: report.before)
    guard !fixed.isEmpty else { return [] }
    switch medium {
    case .screen:
      let items: [Phrase] = fixed.map { "\(name: $0.control, .strong): \(prose: $0.changes)" }
      return [.titled("Controls with all fixes", [.list(List(items, style: "notices"))])]
    case .text:
      let columns: [Column<(control: String, changes: String)>] = [
        Column("control") { "\(name: $0.control)" }, Column("all fixes") { "\(prose: $0.changes)" },
      ]
      return [.table(Table(fixed, columns))]
    case .terminal:
      let columns: [Column<(control: String, changes: String)>] = [
        Column { "control \(name: $0.control)  all fixes: \(words: $0.changes)" }
      ]
      return [.table(Table(fixed, columns, limit: limit, more: more))]
    }
  }

  /// The constraints of the repair.
  var settings: [Section] {
    guard medium != .terminal else { return [] }
    return [
      Section(
        "Constraints", id: "settings", blocks: [.list(List(words.settings.map(\.sentence), style: "notices"))])
    ]
  }
}
