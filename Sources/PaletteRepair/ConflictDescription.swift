import Audit
import ColorScience
import DesignTokens

/// Descriptions of conflicting requirements.
struct ConflictDescription {
  private let model: RepairModel

  init(_ model: RepairModel) { self.model = model }

  /// Returns why a single requirement can't be met.
  func alone(_ index: Int) -> String {
    guard let sides = model.sides[index], let background = sides.background else {
      return "\(asks(index)); no color reaches that ratio along the whole gradient"
    }
    let (front, back) = (slot(of: sides.foreground), slot(of: background))
    if model.variable(of: sides.foreground.slot) == model.variable(of: background.slot) {
      return "\(asks(index)); both colors come from \(front.identity.token)"
    }
    let obstacles = [front, back].compactMap(\.obstacle)
    let why = obstacles.isEmpty ? "no color reaches that ratio" : obstacles.joined(separator: " and ")
    return "\(asks(index)); \(why)"
  }

  /// Returns why constraints of a problem conflict.
  func together(_ constraints: [Int], _ builder: ProblemBuilder) -> String {
    let indices = constraints.compactMap { constraint -> Int? in
      guard case .pairings(let indices) = builder.reasons[constraint] else { return nil }
      return indices.max { (builder.ratios[$0] ?? 0) < (builder.ratios[$1] ?? 0) }
    }
    let hasRamp = indices.count < constraints.count
    if constraints.count == 1, let index = indices.first { return unreachable(index, constraints[0], builder) }
    if constraints.count == 2, !hasRamp, let shared = shared(constraints, builder) {
      return
        "\(need(constraints[0], indices[0], shared, builder)); \(need(constraints[1], indices[1], shared, builder)); no color meets both requirements"
    }
    let all = indices.map(asks).joined(separator: "; ")
    return "\(all)\(hasRamp ? "; a ramp must keep its lightness order" : ""); no colors meet all requirements"
  }

  /// Returns the requirement of a pairing: "text on paper requires 4.5:1 in dark".
  private func asks(_ index: Int) -> String {
    let requirement = model.requirements[index]
    let pairing = requirement.measured.pairing
    let isMetAsWritten = requirement.current.map { $0 >= requirement.ratio } ?? false
    return "\(pairing.foreground) on \(pairing.background) requires \(authoredText(requirement.ratio)):1 in "
      + requirement.measured.mode.name + (isMetAsWritten ? ", also in 8 bits and on an sRGB display" : "")
  }

  private func unreachable(_ index: Int, _ constraint: Int, _ builder: ProblemBuilder) -> String {
    let sides = model.sides[index]
    let obstacles = [sides?.foreground, sides?.background].compactMap { $0 }.map { slot(of: $0) }.compactMap(\.obstacle)
    let why = obstacles.isEmpty ? "" : "; " + obstacles.joined(separator: " and ")
    let best = best(builder.problem.constraints[constraint], index, builder)
    let kept =
      sides.flatMap { self.kept($0, builder.problem.constraints[constraint], builder.isOpen[constraint]) } ?? ""
    let reached = best.map { "; \(kept)the highest reachable ratio is \(truncatedText($0)):1" } ?? ""
    return "\(asks(index))\(why)\(obstacles.count == 2 ? "" : reached)"
  }

  /// Returns which color stays lighter, as the start of a clause; nil if either may be.
  private func kept(_ sides: RepairModel.Sides, _ constraint: RepairProblem.Constraint, _ isOpen: Bool) -> String? {
    guard !isOpen, let side = constraint.side, let background = sides.background else { return nil }
    let (front, back) = (slot(of: sides.foreground).identity.token, slot(of: background).identity.token)
    return side == .first ? "with \(front) lighter than \(back), " : "with \(front) darker than \(back), "
  }

  /// Returns the highest ratio over the allowed levels of both colors; nil on a gradient or if a color is translucent.
  private func best(_ constraint: RepairProblem.Constraint, _ index: Int, _ builder: ProblemBuilder) -> Double? {
    guard let sides = model.sides[index], let background = sides.background else { return nil }
    func ends(_ variable: Int) -> (darkest: ColorChoice, lightest: ColorChoice) {
      let choices = model.choices[variable].choices
      let allowed = choices.indices.filter { builder.problem.variables[variable].costs[$0] < RepairProblem.forbidden }
      return (choices[allowed.first ?? 0], choices[allowed.last ?? choices.count - 1])
    }
    let (front, back) = (ends(constraint.first), ends(constraint.second))
    guard sides.foreground.shown(front.darkest.color).isOpaque, background.shown(back.darkest.color).isOpaque else {
      return nil
    }
    func ratio(_ lighter: ColorChoice, _ darker: ColorChoice) -> Double {
      lighter.luminance > darker.luminance
        ? contrastRatio(ofLuminance: lighter.luminance, onLuminance: darker.luminance) : 1
    }
    let first = ratio(front.lightest, back.darkest)
    let second = ratio(back.lightest, front.darkest)
    return constraint.side.map { $0 == .first ? first : second } ?? max(first, second)
  }

  /// Returns the variable that two constraints share.
  private func shared(_ constraints: [Int], _ builder: ProblemBuilder) -> Int? {
    let (left, right) = (builder.problem.constraints[constraints[0]], builder.problem.constraints[constraints[1]])
    let common = [left.first, left.second].filter { $0 == right.first || $0 == right.second }
    // Prefer the variable that can change.
    return common.first { !model.slots[$0].isFixed } ?? common.first
  }

  /// Returns the luminance that a constraint requires of a variable, for any value of the other color.
  private func need(_ position: Int, _ index: Int, _ shared: Int, _ builder: ProblemBuilder) -> String {
    let constraint = builder.problem.constraints[position]
    let isFirst = constraint.first == shared
    let other = isFirst ? constraint.second : constraint.first
    let choices = model.choices[shared].choices
    let allowed = choices.indices.filter { level in
      builder.problem.variables[other].costs.indices.contains { partner in
        builder.problem.variables[other].costs[partner] < RepairProblem.forbidden
          && (isFirst ? constraint.isMet(level, partner) : constraint.isMet(partner, level))
      }
    }
    let pairing = model.requirements[index].measured.pairing
    let own = isFirst ? pairing.foreground : pairing.background
    return "\(asks(index)), so \(own) needs a luminance of \(ranges(allowed, choices))"
  }

  /// Returns the ranges of allowed luminances: "0.100 or less", "0.300 or more", or both.
  private func ranges(_ allowed: [Int], _ choices: [ColorChoice]) -> String {
    guard let least = allowed.first, let most = allowed.last else { return "none" }
    var parts: [String] = []
    let lower = allowed.prefix { $0 - least == allowed.firstIndex(of: $0) }
    if least == 0, let end = lower.last, end < choices.count - 1 {
      parts.append("\(truncatedText(choices[end].luminance, digits: 3)) or less")
    }
    let gap = zip(allowed, allowed.dropFirst()).first { $1 != $0 + 1 }
    if most == choices.count - 1, least > 0 || gap != nil {
      parts.append("\(truncatedText(choices[gap?.1 ?? least].luminance, digits: 3)) or more")
    }
    return parts.isEmpty
      ? "\(truncatedText(choices[least].luminance, digits: 3)) to \(truncatedText(choices[most].luminance, digits: 3))"
      : parts.joined(separator: " or ")
  }

  private func slot(of use: SlotUse) -> ColorSlot { model.slots[model.variable(of: use.slot)] }
}
