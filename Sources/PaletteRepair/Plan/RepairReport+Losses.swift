import Audit
import ColorScience
import DesignTokens

// What a repair costs besides the changes themselves.

extension RepairReport {
  /// Two colors of one role that looked different before the changes and look alike after them.
  public typealias LookAlike = RepairPlan.LookAlike

  /// The pairings that the changes fix with less than the margin, as indices of the report's pairings.
  public var narrowPasses: [Int] {
    let factor = (1 + settings.margin) * (1 - RepairReport.rounding)
    return pairings.indices.filter { index in
      let pairing = pairings[index]
      return !pairing.passesBefore && pairing.passesAfter && (pairing.after ?? 0) < pairing.required * factor
    }
  }

  /// The share of a ratio that rounding may take.
  private static let rounding = 0.002

  /// The texts on one background, and the backgrounds of one mode, that look alike after the changes and didn't before.
  ///
  /// Backgrounds that fall back to another mode's value before the changes don't count.
  ///
  /// - Complexity: O(n × c) for n colors of a role and c changed ones.
  public var lookAlikes: [LookAlike] {
    guard let after, !changes.isEmpty else { return [] }
    let (all, then) = (RepairReport.colors(before) { _ in true }, RepairReport.colors(after) { _ in true })
    // A background of another mode is no surface that the design keeps apart; people tell texts apart by what they see.
    let own = RepairReport.colors(before) { !$0.isFallback }
    let changed = Set(changes.map(\.token))
    var order: [[TokenPath]] = []
    var found: [[TokenPath]: LookAlike] = [:]
    for mode in before.modes.map(\.name) {
      for (group, isGround) in roles(in: mode) {
        let shown = (isGround ? own : all)[mode]
        for (index, one) in group.enumerated() {
          for other in group[(index + 1)...] {
            guard let now = (shown?[one]).flatMap({ one in shown?[other].map { (one, $0) } }),
              let then = (then[mode]?[one]).flatMap({ one in then[mode]?[other].map { (one, $0) } }),
              now.0 != then.0 || now.1 != then.1 || changed.contains(one) || changed.contains(other)
            else { continue }
            let was = now.0.difference(from: now.1, by: .ok)
            let distance = then.0.difference(from: then.1, by: .ok)
            guard was >= RepairReport.noticeable, distance < RepairReport.noticeable else { continue }
            let pair = [one, other].sorted { $0.description < $1.description }
            if found[pair] == nil { order.append(pair) }
            var alike =
              found[pair] ?? LookAlike(first: pair[0], second: pair[1], modes: [], before: was, after: distance)
            if distance < alike.after { (alike.before, alike.after) = (was, distance) }
            if alike.modes.last != mode { alike.modes.append(mode) }
            found[pair] = alike
          }
        }
      }
    }
    return order.compactMap { found[$0] }
  }

  /// A just noticeable ΔEOK (CSS Color 4, section 13.2).
  private static let noticeable = 0.02
  /// The number of colors from which a role isn't compared.
  private static let largestRole = 80

  /// Returns the opaque colors of tokens that count, by mode.
  private static func colors(
    _ report: AuditReport, where counts: (MeasuredColor) -> Bool
  ) -> [String: [TokenPath: Color]] {
    var colors: [String: [TokenPath: Color]] = [:]
    for color in report.measured.colors where counts(color.color) {
      guard let shown = color.color.color, shown.isOpaque else { continue }
      colors[color.mode.name, default: [:]][color.color.path] = shown
    }
    return colors
  }

  /// Returns the tokens of each role in a mode: the backgrounds that are never a foreground, and the texts on each background.
  private func roles(in mode: String) -> [(tokens: [TokenPath], isGround: Bool)] {
    let measured = pairings.lazy.map(\.measured).filter { $0.mode.name == mode && !$0.backgrounds.isEmpty }
    let fronts = Set(measured.map(\.foreground.path))
    var texts: [TokenPath: [TokenPath]] = [:]
    var grounds: [TokenPath] = []
    for pairing in measured {
      let ground = pairing.backgrounds[0].path
      if texts[ground] == nil, !fronts.contains(ground) { grounds.append(ground) }
      if pairing.pairing.usage == .text { texts[ground, default: []].append(pairing.foreground.path) }
    }
    let onGrounds = texts.sorted { $0.key.description < $1.key.description }.map { $0.value.removingDuplicates() }
    let all = [(grounds.removingDuplicates(), true)] + onGrounds.map { ($0, false) }
    return all.filter { $0.0.count <= RepairReport.largestRole }
  }
}
