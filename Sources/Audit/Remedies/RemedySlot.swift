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
  private let steps: Int
  private lazy var ladder = HueLadder(of: color, steps: steps, in: color.remedyGamut)
  /// The rungs with which nothing breaks, the nearest first.
  private lazy var safe = ladder.rungs.indices.filter {
    isSafe(ladder.rungs[$0].color, ladder.rungs[$0].shownLuminances)
  }
  .sorted { ladder.rungs[$0].difference < ladder.rungs[$1].difference }

  init(
    _ identity: Identity, _ color: Color, shownBy shown: [(color: Int, alpha: Double)], _ index: RemedyIndex, steps: Int
  ) {
    self.identity = identity
    self.color = color
    self.index = index
    self.steps = steps
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

  /// The ratios of a check when the slot has another color.
  func ratios(_ check: RemedyCheck, with color: Color) -> (written: Double, shown: Double)? {
    check.ratios { shown(color, at: $0) }
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
      return !check.passes || check.isKept(ratios(check, with: color))
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
          && ratios(check, with: color).map { $0.written >= check.required } ?? false
      }
  }

  /// The nearest color of the hue with which a check passes, in every way in which screens show it, and nothing breaks.
  func nearest(for check: RemedyCheck) -> PassingColor? {
    let isFront = alphas[check.front] == 1
    let isPlain = check.isOpaque && color.isOpaque && isFront != (alphas[check.stack[0]] == 1)
    let other = isPlain ? index.colors[isFront ? check.stack[0] : check.front].color?.shownLuminances : nil
    for rung in safe {
      let candidate = ladder.rungs[rung]
      if let other, !reachesRatio(check.required, candidate.shownLuminances, other) { continue }
      guard let ratios = ratios(check, with: candidate.color), ratios.written >= check.required,
        ratios.shown >= check.required
      else { continue }
      return PassingColor(color: candidate.color, ratio: ratios.written, difference: candidate.difference)
    }
    return nil
  }

  /// The number of pairings from which on a slot whose ladder has no color left is not looked at closer.
  private static let manyChecks = 64

  /// Whether so much shows the slot that no color is left for it.
  lazy var isStuck = opaque.count + others.count > RemedySlot.manyChecks && safe.isEmpty
}

extension Color {
  /// The gamut in which another colour is looked for: sRGB unless this one lies outside it.
  var remedyGamut: DisplayGamut { isInGamut(of: .srgb) ? .srgb : .displayP3 }
}
