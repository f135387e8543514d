import ColorScience
import DesignTokens

/// A value that a remedy may write, with all colors and pairings that show it.
///
/// Results are cached for all findings that the value may fix.
final class RemedySlot {
  /// The value to write: kind of edit and place.
  struct Identity: Hashable {
    let kind: ColorChange.Kind
    let place: RemedyIndex.Place
    /// The mode whose color is replaced if the modes that show the value differ; set in place of an alias.
    var shownIn: String?
  }

  let identity: Identity
  /// The current color.
  let color: Color
  private let index: RemedyIndex
  /// The alpha factor of each color that shows the value, by the color's position.
  private var alphas: [Int: Double] = [:]
  /// The pairings that count toward the gate and show the value: those decided by luminances alone, then all others.
  private var opaque: [(other: SIMD8<Double>, check: Int)] = []
  private var others: [Int] = []
  private lazy var ladder = HueLadder(of: color, steps: RemedySlot.steps, in: color.remedyGamut)
  /// The rungs without the color itself, nearest color first.
  private lazy var nearest: [(position: Int, rung: HueLadder.Rung)] = {
    let (rungs, origin) = (ladder.rungs, ladder.origin)
    let positions = rungs.indices.sorted { rungs[$0].difference < rungs[$1].difference }
    return positions.filter { $0 != origin }.map { ($0, rungs[$0]) }
  }()
  /// Whether a rung breaks nothing, for the rungs checked so far.
  private var safety: [Int: Bool] = [:]

  /// The number of luminances tried between black and white; the search then bisects between two of them.
  private static let steps = 48
  /// The number of bisections between two rungs: to a thousandth of the ratio, about one step in 8 bits.
  private static let halvings = 6

  init(
    _ identity: Identity, _ color: Color, shownBy shown: [(color: Int, alpha: Double)], _ index: RemedyIndex
  ) {
    self.identity = identity
    self.color = color
    self.index = index
    for (color, alpha) in shown { alphas[color] = alpha }
    let checks =
      shown.count == 1
      ? index.users[shown[0].color] : Set(shown.lazy.flatMap { index.users[$0.color] }).sorted()
    for number in checks {
      let check = index.checks[number]
      let (front, back) = (alphas[check.front], alphas[check.stack[0]])
      if check.isOpaque, color.isOpaque, let alpha = front ?? back, front == nil || back == nil, alpha == 1,
        let other = index.luminances[front == nil ? check.front : check.stack[0]]
      {
        opaque.append((other: other, check: number))
      } else {
        others.append(number)
      }
    }
    // Only passing pairings can break, so they come first.
    opaque.sort { left, right in !index.checks[right.check].passes && index.checks[left.check].passes }
  }

  /// Whether the color at a position shows the slot.
  func isShown(at position: Int) -> Bool { alphas[position] != nil }

  /// Returns the color at a position if the slot has another color.
  func shown(_ color: Color, at position: Int) -> Color? {
    guard let alpha = alphas[position] else { return index.colors[position].color }
    return alpha == 1 ? color : color.withAlpha(color.alpha * alpha)
  }

  /// Returns the ratio of a check with another color, if it passes as written and as screens show it.
  func passingRatio(_ check: RemedyCheck, with color: Color) -> Double? {
    guard let written = check.written({ shown(color, at: $0) }), written >= check.required,
      let shown = check.shown({ shown(color, at: $0) }), shown >= check.required
    else { return nil }
    return written
  }

  /// Whether every currently passing pairing that shows the slot passes with another color.
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

  /// Returns the number of other pairings that currently fail and would pass with a color.
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

  /// Returns the nearest color of the hue that passes a check, as written and on screens, and breaks nothing.
  ///
  /// - Complexity: O(s p) for s steps and p pairings that show the slot.
  func nearest(for check: RemedyCheck) -> PassingColor? {
    let isFront = alphas[check.front] == 1
    let isPlain = check.isOpaque && color.isOpaque && isFront != (alphas[check.stack[0]] == 1)
    let other = isPlain ? index.luminances[isFront ? check.stack[0] : check.front] : nil
    func ratio(_ rung: HueLadder.Rung) -> Double? {
      guard let other else { return passingRatio(check, with: rung.color) }
      guard reachesRatio(check.required, rung.shownLuminances, other) else { return nil }
      return contrastRatio(ofLuminance: rung.luminance, onLuminance: other[0])
    }
    func passing(_ rung: HueLadder.Rung) -> PassingColor? {
      ratio(rung).map { PassingColor(color: rung.color, ratio: $0, difference: rung.difference) }
    }
    for (position, rung) in nearest {
      guard let found = passing(rung), isSafe(rung, at: position) else { continue }
      return refined(found, position) { rung in
        self.isSafe(rung.color, rung.shownLuminances) ? passing(rung) : nil
      }
    }
    return nil
  }

  /// Returns the nearest fitting color between a rung and the previous rung on the way from the original color.
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

  private func isSafe(_ rung: HueLadder.Rung, at position: Int) -> Bool {
    if let known = safety[position] { return known }
    let isSafe = isSafe(rung.color, rung.shownLuminances)
    safety[position] = isSafe
    return isSafe
  }

  /// The number of pairings above which a slot without a safe color is skipped.
  private static let manyChecks = 64

  /// Whether so many pairings show the slot that no safe color is left.
  lazy var isStuck =
    opaque.count + others.count > RemedySlot.manyChecks
    && !nearest.contains { isSafe($0.rung, at: $0.position) }
}

extension Color {
  /// The gamut of candidate colors: sRGB, unless this color is outside of it.
  var remedyGamut: DisplayGamut { isInGamut(of: .srgb) ? .srgb : .displayP3 }
}
