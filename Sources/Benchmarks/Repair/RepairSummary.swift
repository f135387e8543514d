import AuditSession
import PaletteRepair

/// The counts over many repairs.
struct RepairSummary {
  private var outcomes: [String: Int] = [:]
  private var errors: [String] = []
  private var falseRepairs: [Int] = []
  private var untold: [Int] = []
  private var falseImpossibles: [Int] = []
  private var checks: [(number: Int, check: RepairCheck)] = []
  private var impossible: [RepairCheck] = []
  private var ratios: [Double] = []
  private var witnesses = 0
  private var seconds: [Double] = []
  /// What happens to the structure of each system, in a line each.
  private(set) var notes: [String] = []

  mutating func add(_ error: any Error, _ number: Int) { errors.append("\(number): \(error)") }

  mutating func add(_ result: RepairedSystem, _ number: Int, _ witness: Witness?) {
    outcomes[result.outcome.rawValue, default: 0] += 1
    seconds.append(result.seconds)
    let check = result.check
    notes += check.notes.map { "#\(number) \(result.outcome.rawValue): \($0)" }
    if check.lostOrder > 0, !result.tellsOrders { untold.append(number) }
    if result.isRepaired, check.failures > 0 || check.locksBroken > 0 { falseRepairs.append(number) }
    if !result.isRepaired {
      impossible.append(check)
      if check.failures == 0 || witness != nil { falseImpossibles.append(number) }
    } else {
      checks.append((number, check))
    }
    guard result.outcome == .repaired, check.cost > 0 else { return }
    if witness != nil { witnesses += 1 }
    ratios.append(check.cost / min(check.cost, witness?.check.cost ?? .infinity))
  }

  /// The summary as aligned text.
  var table: String {
    var table = TextTable()
    let all = checks.map(\.check)
    func sum(_ count: (RepairCheck) -> Int) -> String { "\(all.reduce(0) { $0 + count($1) })" }
    func both(_ count: (RepairCheck) -> Int) -> String {
      "\(sum(count)) (compromises: \(impossible.reduce(0) { $0 + count($1) }))"
    }
    func systems(_ count: (RepairCheck) -> Int) -> String {
      let numbers = checks.filter { count($0.check) > 0 }.map(\.number)
      return "\(sum(count)) in \(numbers.count) systems" + list(numbers)
    }
    table.row("outcomes", outcomes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    if !errors.isEmpty { table.row("errors", "\(errors.count): \(errors.prefix(3).joined(separator: "; "))") }
    table.row("false \"repaired\"", "\(falseRepairs.count)" + list(falseRepairs, limit: .max))
    table.row("false \"impossible\"", "\(falseImpossibles.count)" + list(falseImpossibles, limit: .max))
    table.row("failing pairings before", both(\.failuresBefore))
    table.row("failing pairings after", both(\.failures))
    table.row("passing pairings lost", both(\.lost))
    table.row("failing pairings made worse", both(\.worse))
    table.row("broken locks", both(\.locksBroken))
    table.row("polarity flips", systems(\.flips))
    table.row("polarity flips by added values", systems(\.addedFlips))
    table.row("broken ramps", systems(\.rampBreaks))
    table.row("turned states", systems(\.turnedStates))
    table.row("turned states without a value for the mode", systems(\.turnedFallbacks))
    table.row("states that get alike", systems(\.alikeStates))
    table.row("merged surfaces", systems(\.mergedSurfaces))
    table.row("systems with any of these four that the report doesn't tell", "\(untold.count)" + list(untold))
    table.row("within 1.5% of the limit", systems(\.close))
    table.row("changed values", sum(\.changes))
    let cost = "median \(RepairSummary.quantile(ratios, 0.5)), 90th percentile \(RepairSummary.quantile(ratios, 0.9))"
    table.row("sum of ΔEOK, of the best known", "\(cost), largest \(RepairSummary.quantile(ratios, 1))")
    table.row("systems with an independent repair", "\(witnesses) of \(ratios.count)")
    let total = decimals(seconds.reduce(0, +))
    let median = decimals((seconds.sorted()[safe: seconds.count / 2] ?? 0) * 1000)
    table.row(
      "processor time of repairs",
      "total \(total) s, median \(median) ms, largest \(decimals((seconds.max() ?? 0) * 1000)) ms")
    return table.text
  }

  private func list(_ numbers: [Int], limit: Int = 12) -> String {
    guard !numbers.isEmpty else { return "" }
    let more = numbers.count > limit ? ", and \(numbers.count - limit) more" : ""
    return ": " + numbers.prefix(limit).map { "#\($0)" }.joined(separator: ", ") + more
  }

  static func quantile(_ values: [Double], _ share: Double) -> String {
    let sorted = values.sorted()
    guard let value = sorted[safe: min(Int(Double(sorted.count) * share), sorted.count - 1)] else { return "none" }
    return decimals(value)
  }
}

extension Array {
  /// The element at a position, or nil if there is none.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

/// Rows of a label and its value, aligned.
struct TextTable {
  private var rows: [[String]] = []

  mutating func row(_ cells: String...) { rows.append(cells) }
  mutating func row(_ cells: [String]) { rows.append(cells) }

  /// The rows with columns of equal width.
  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { $0[safe: column]?.count ?? 0 }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column == row.count - 1 ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
      }
      return "  " + cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
