import Audit
import ColorScience
import PageModel

extension RepairRow {
  /// The distance of a color from the current color; for an added value, what the value is based on.
  enum Basis {
    /// The ΔEOK from the current value.
    case changed(Double)
    /// An added value that keeps the current color; if `changes`, the base value changes, and the color would follow it.
    case kept(base: String?, changes: Bool)
    /// An added value that equals the value expected from the base mode.
    case derived(base: String?)
    /// The ΔEOK of an added value from the expected color.
    case nearExpected(Double, Color, base: String?)
    /// The ΔEOK of an added value from the current color, which is at most as far as the expected one.
    case nearLook(Double)

    init(of change: ColorChange, in report: RepairReport) {
      guard change.kind == .added else {
        self = .changed(change.difference)
        return
      }
      let modes = report.before.system.modes
      let base = modes.first { $0.name == change.mode }?.base ?? modes.first?.name
      let new = RepairText.notation(change.new)
      if RepairText.notation(change.old) == new {
        let changes = report.changes.contains { other in
          other.kind != .added && other.token == change.token && (base.map(other.shownIn.contains) ?? true)
        }
        self = .kept(base: base, changes: changes)
      } else if RepairText.notation(change.expected) == new {
        self = .derived(base: base)
      } else {
        let fromLook = change.difference
        let fromExpected = change.expected.shownDifference(to: change.new, over: change.canvas)
        self =
          fromLook <= fromExpected ? .nearLook(fromLook) : .nearExpected(fromExpected, change.expected, base: base)
      }
    }

    /// The basis in words, without a final period.
    var words: Phrase {
      switch self {
      case .changed(let difference): return "ΔEOK \(words: RepairText.difference(difference))"
      case .kept(let base?, changes: true): return "keeps its current color while the \(name: base) value changes"
      case .kept: return "keeps its current color"
      case .derived(let base): return "derived from \(Basis.name(base))"
      case .nearExpected(let difference, let color, let base):
        let distance = "\(RepairText.difference(difference)) from \(RepairText.notation(color))"
        return "ΔEOK \(words: distance), the value derived from \(Basis.name(base))"
      case .nearLook(let difference):
        return "ΔEOK \(words: RepairText.difference(difference)) from its current color"
      }
    }

    private static func name(_ base: String?) -> Phrase { base.map { "\(name: $0)" } ?? "its base mode" }
  }
}

extension RepairText {
  /// The basis of all added values, in a sentence without a final period; nil if no value is added.
  var additions: Phrase? {
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
    var parts: [(count: Int, one: Phrase, many: Phrase)] = []
    let base: Phrase = bases.count == 1 ? "\(name: bases[0])" : "their base modes"
    if derived > 0 { parts.append((derived, "is derived from \(base)", "are derived from \(base)")) }
    if kept > 0 { parts.append((kept, "keeps its current color", "keep their current color")) }
    if !others.isEmpty {
      let sum = RepairText.difference(others.reduce(0, +))
      let largest = RepairText.difference(others.reduce(0, max))
      parts.append(
        (
          others.count, "differs by ΔEOK \(words: sum) from the expected or the current color",
          "differ by ΔEOK \(words: sum) in total from the expected or the current colors (largest: \(words: largest))"
        ))
    }
    if added.count == 1 { return "the added value \(parts[0].one)" }
    if parts.count == 1 { return "all \(added.count) added values \(parts[0].many)" }
    let words = parts.map { Phrase("\($0.count) \($0.count == 1 ? $0.one : $0.many)") }
    return "of the \(added.count) added values, \(.list(words))"
  }

  /// The explanation of derived values, in a sentence without a final period; nil if no value is derived.
  var derivation: Phrase? {
    let isDerived = report.changes.contains { change in
      switch RepairRow.Basis(of: change, in: report) {
      case .derived, .nearExpected: true
      case .changed, .kept, .nearLook: false
      }
    }
    guard isDerived else { return nil }
    return "derived values keep hue and chroma and invert lightness, like the tokens that define both modes"
  }
}
