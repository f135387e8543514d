import ColorScience
import DesignTokens

/// A value that a remedy may write, with everything that shows it.
///
/// What is found out about it once serves every finding that it may help.
final class RemedySlot {
  /// What is written, and where.
  struct Identity: Hashable {
    let kind: ColorChange.Kind
    let place: RemedyIndex.Place
    /// The mode whose color is replaced, where the modes that show the value differ: in place of an alias.
    var shownIn: String?
  }

  let identity: Identity
  /// The color that shows there now.
  let color: Color
  private let index: RemedyIndex
  /// What each color that shows the value puts on its alpha, by its position.
  private var alphas: [Int: Double] = [:]
  /// The pairings that gate and show it: those that luminances alone decide, then all others.
  private var opaque: [(other: SIMD8<Double>, check: Int)] = []
  private var others: [Int] = []
  private lazy var ladder = HueLadder(of: color, steps: RemedySlot.steps, in: color.remedyGamut)
  /// The rungs, the nearest first.
  private lazy var nearest = ladder.rungs.indices.sorted { ladder.rungs[$0].difference < ladder.rungs[$1].difference }
  /// Whether nothing breaks with a rung, as far as that was asked.
  private var safety: [Int: Bool] = [:]

  /// The luminances that are tried between black and white; between two of them the search goes on by halves.
  private static let steps = 48
  /// How often the way between two rungs is halved: to a thousandth of the ratio, about the size of a step in 8 bits.
  private static let halvings = 6

  init(
    _ identity: Identity, _ color: Color, shownBy shown: [(color: Int, alpha: Double)], _ index: RemedyIndex
  ) {
    self.identity = identity
    self.color = color
    self.index = index
    for (color, alpha) in shown { alphas[color] = alpha }
    var checks: Set<Int> = []
    for (position, _) in shown { checks.formUnion(index.users[position]) }
    for number in checks.sorted() {
      let check = index.checks[number]
      let sides = [check.front, check.stack[0]].map { alphas[$0] }
      if check.isOpaque, color.isOpaque, let alpha = sides[0] ?? sides[1], sides.contains(nil), alpha == 1,
        let other = index.colors[sides[0] == nil ? check.front : check.stack[0]].color
      {
        opaque.append((other: other.shownLuminances, check: number))
      } else {
        others.append(number)
      }
    }
    // Only what passes can break, so that comes first.
    opaque.sort { left, right in !index.checks[right.check].passes && index.checks[left.check].passes }
  }

  /// Whether a position shows the slot.
  func isShown(at position: Int) -> Bool { alphas[position] != nil }

  /// The color that a position shows when the slot has another one.
  func shown(_ color: Color, at position: Int) -> Color? {
    guard let alpha = alphas[position] else { return index.colors[position].color }
    return alpha == 1 ? color : color.withAlpha(color.alpha * alpha)
  }

  /// The ratio of a check when the slot has another color, if it passes then in every way in which screens show it.
  func passingRatio(_ check: RemedyCheck, with color: Color) -> Double? {
    guard let written = check.written({ shown(color, at: $0) }), written >= check.required,
      let shown = check.shown({ shown(color, at: $0) }), shown >= check.required
    else { return nil }
    return written
  }

  /// Whether everything that passes now and shows the slot passes with another color.
  func isSafe(_ color: Color) -> Bool { isSafe(color, color.shownLuminances) }

  private func isSafe(_ color: Color, _ luminances: SIMD8<Double>) -> Bool {
    for (other, number) in opaque {
      let check = index.checks[number]
      guard check.passes else { break }
      if check.passesShown {
        guard reachesRatio(check.required, luminances, other) else { return false }
      } else {
        let ratio = contrastRatio(ofLuminance: luminances[0], onLuminance: other[0])
        guard ratio >= check.required else { return false }
      }
    }
    return others.allSatisfy { number in
      let check = index.checks[number]
      return check.isKept { shown(color, at: $0) }
    }
  }

  /// How many pairings beside one fail now and pass with another color.
  func fixes(_ color: Color, beside position: Int) -> Int {
    let luminance = color.relativeLuminance
    let failing = opaque.count { other, number in
      let check = index.checks[number]
      return !check.passes && check.position != position
        && contrastRatio(ofLuminance: luminance, onLuminance: other[0]) >= check.required
    }
    return failing
      + others.count { number in
        let check = index.checks[number]
        return !check.passes && check.position != position
          && check.written { shown(color, at: $0) }.map { $0 >= check.required } ?? false
      }
  }

  /// The nearest color of the hue with which a check passes, in every way in which screens show it, and nothing breaks.
  ///
  /// - Complexity: O(s p) for s steps and p pairings that show the slot.
  func nearest(for check: RemedyCheck) -> PassingColor? {
    let isFront = alphas[check.front] == 1
    let isPlain = check.isOpaque && color.isOpaque && isFront != (alphas[check.stack[0]] == 1)
    let other = isPlain ? index.colors[isFront ? check.stack[0] : check.front].color?.shownLuminances : nil
    func passing(_ rung: HueLadder.Rung) -> PassingColor? {
      if let other, !reachesRatio(check.required, rung.shownLuminances, other) { return nil }
      guard let ratio = passingRatio(check, with: rung.color) else { return nil }
      return PassingColor(color: rung.color, ratio: ratio, difference: rung.difference)
    }
    for position in nearest where position != ladder.origin {
      guard let found = passing(ladder.rungs[position]), isSafe(rung: position) else { continue }
      return refined(found, position) { rung in
        self.isSafe(rung.color, rung.shownLuminances) ? passing(rung) : nil
      }
    }
    return nil
  }

  /// The nearest color that fits between a rung and the one before it on the way from the color itself.
  private func refined(
    _ found: PassingColor, _ position: Int, _ fitting: (HueLadder.Rung) -> PassingColor?
  ) -> PassingColor {
    var best = found
    var far = ladder.rungs[position].luminance
    var near = ladder.rungs[position > ladder.origin ? position - 1 : position + 1].luminance
    for _ in 0..<RemedySlot.halvings {
      let middle = (far + near) / 2
      guard let rung = ladder.rung(luminance: middle), let fit = fitting(rung) else {
        near = middle
        continue
      }
      far = middle
      if fit.difference < best.difference { best = fit }
    }
    return best
  }

  private func isSafe(rung position: Int) -> Bool {
    if let known = safety[position] { return known }
    let isSafe = isSafe(ladder.rungs[position].color, ladder.rungs[position].shownLuminances)
    safety[position] = isSafe
    return isSafe
  }

  /// The number of pairings from which on a slot whose ladder has no color left is not looked at closer.
  private static let manyChecks = 64

  /// Whether so much shows the slot that no color is left for it.
  lazy var isStuck =
    opaque.count + others.count > RemedySlot.manyChecks
    && !ladder.rungs.indices.contains { $0 != ladder.origin && isSafe(rung: $0) }
}

extension Color {
  /// The gamut in which another color is looked for: sRGB unless this one lies outside it.
  var remedyGamut: DisplayGamut { isInGamut(of: .srgb) ? .srgb : .displayP3 }
}
