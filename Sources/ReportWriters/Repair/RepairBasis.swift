import Audit
import ColorScience

extension RepairRow {
  /// How far a color is from what shows now; of a value that is added, what it goes by.
  enum Basis {
    /// The distance in Oklab from the value that is there.
    case changed(Double)
    /// An added value shows what shows now; whether the value of the base changes, so that it would not without.
    case kept(base: String?, changes: Bool)
    /// An added value is what would be expected from the look of a mode.
    case derived(base: String?)
    /// An added value is this far from what would be expected.
    case nearExpected(Double, Color, base: String?)
    /// An added value is this far from what shows now, which is nearer than what would be expected.
    case nearLook(Double)

    init(of change: ColorChange, in report: RepairReport) {
      guard change.kind == .added else {
        self = .changed(change.difference)
        return
      }
      let modes = report.before.system.modes
      let base = modes.first { $0.name == change.mode }?.base ?? modes.first?.name
      let new = change.notation
      if RepairWords.notation(change.old) == new {
        let changes = report.changes.contains { other in
          other.kind != .added && other.token == change.token && (base.map(other.shownIn.contains) ?? true)
        }
        self = .kept(base: base, changes: changes)
      } else if RepairWords.notation(change.expected) == new {
        self = .derived(base: base)
      } else {
        let (fromLook, fromExpected) = (
          change.old.difference(from: change.new, by: .ok), change.expected.difference(from: change.new, by: .ok)
        )
        self =
          fromLook <= fromExpected ? .nearLook(fromLook) : .nearExpected(fromExpected, change.expected, base: base)
      }
    }

    /// In words, without a full stop.
    ///
    /// - Parameter quoted: how the format writes a name inside a sentence.
    func words(_ quoted: (String) -> String) -> String {
      switch self {
      case .changed(let difference): "ΔEOK \(RepairWords.difference(difference))"
      case .kept(let base?, changes: true): "keeps its current color while the \(quoted(base)) value changes"
      case .kept: "keeps its current color"
      case .derived(let base): "derived from \(base.map(quoted) ?? "its base mode")"
      case .nearExpected(let difference, let color, let base):
        "ΔEOK \(RepairWords.difference(difference)) from \(RepairWords.notation(color)), "
          + "the value derived from \(base.map(quoted) ?? "its base mode")"
      case .nearLook(let difference): "ΔEOK \(RepairWords.difference(difference)) from its current color"
      }
    }
  }
}

extension RepairWords {
  /// What the values that are added go by, in a sentence without a full stop; nil where none is.
  var additions: String? {
    let added = report.changes.filter { $0.kind == .added }
    guard !added.isEmpty else { return nil }
    var (derived, kept) = (0, 0)
    var bases: [String] = []
    var others: [Double] = []
    for change in added {
      switch RepairRow.Basis(of: change, in: report) {
      case .kept: kept += 1
      case .derived(let base):
        derived += 1
        if let base, !bases.contains(base) { bases.append(base) }
      case .changed(let difference), .nearExpected(let difference, _, _), .nearLook(let difference):
        others.append(difference)
      }
    }
    var parts: [(count: Int, one: String, many: String)] = []
    let base = bases.count == 1 ? bases.map(quoted)[0] : "their base modes"
    if derived > 0 { parts.append((derived, "is derived from \(base)", "are derived from \(base)")) }
    if kept > 0 { parts.append((kept, "keeps its current color", "keep their current color")) }
    if !others.isEmpty {
      let sum = RepairWords.difference(others.reduce(0, +))
      let largest = RepairWords.difference(others.reduce(0, max))
      parts.append(
        (
          others.count, "differs by ΔEOK \(sum) from the expected color",
          "differ by ΔEOK \(sum) in total from the expected colors (largest: \(largest))"
        ))
    }
    if added.count == 1 { return "the added value \(parts[0].one)" }
    if parts.count == 1 { return "all \(added.count) added values \(parts[0].many)" }
    let words = parts.map { "\($0.count) \($0.count == 1 ? $0.one : $0.many)" }
    return "of the \(added.count) added values, \(HTMLWords.list(words))"
  }

  /// What it means that a value is derived, in a sentence without a full stop; nil where none is.
  var derivation: String? {
    let isDerived = report.changes.contains { change in
      switch RepairRow.Basis(of: change, in: report) {
      case .derived, .nearExpected: true
      case .changed, .kept, .nearLook: false
      }
    }
    guard isDerived else { return nil }
    return "derived values keep hue and chroma and invert lightness, "
      + "like the tokens that define both modes"
  }
}
