import ColorScience
import DesignTokens

/// A color that a slot may show after the repair, and the edit that makes it show that color.
struct ColorChoice: Sendable {
  /// The edit.
  enum Edit: Sendable, Hashable {
    /// The slot keeps its color.
    case none
    /// A literal color is written.
    case color
    /// The alias names another token.
    case alias(TokenPath)
  }

  let edit: Edit
  /// The color, with its alpha.
  let color: Color
  /// The relative luminance that orders the choices: of the color, or of a translucent color over its backdrop.
  let luminance: Double
  /// The luminances with which screens show it (`Color.shownLuminances`), without regard to alpha.
  let shownLuminances: SIMD8<Double>
  /// The lightness in Oklab, 0 to 1, of what `luminance` describes.
  let lightness: Double
  /// The visible change in ΔEOK, without factors.
  let difference: Double
  /// The cost in ΔEOK; 0 for the current color.
  let cost: Double
}

/// The choices of a slot, from dark to light.
struct ColorChoices: Sendable {
  /// The choices, in order of luminance, no two with the same luminance.
  let choices: [ColorChoice]
  /// The position of the current color.
  let origin: Int

  /// Creates the choices of a slot.
  ///
  /// - Parameters:
  ///   - backdrop: the color behind a translucent color; nil if the color is opaque or the backdrop is unknown.
  ///   - steps: the number of luminances to try between black and white.
  ///   - digits: the files whose digits the colors should have, around a color; nil for exact colors.
  init(
    of slot: ColorSlot, over backdrop: Color?, steps: Int, _ settings: RepairReport.Settings, _ ladders: Ladders,
    digits: (files: any WritableColors, around: Color)? = nil
  ) {
    let own = ColorChoices.shown(slot.color, over: backdrop)
    let keep = ColorChoice(
      edit: slot.fallbackTarget.map { .alias($0) } ?? .none, color: slot.color, luminance: own.relativeLuminance,
      shownLuminances: slot.color.shownLuminances,
      lightness: own.converted(to: .oklab).components.x, difference: 0, cost: 0)
    guard !slot.isFixed else {
      (choices, origin) = ([keep], 0)
      return
    }
    let costs = settings.effectiveCosts
    let factor = slot.factor(settings)
    var others: [ColorChoice] = []
    if slot.mayHoldColor {
      let ladder = ladders.ladder(of: slot.color, or: slot.base == nil ? nil : slot.reference, steps: steps)
      let fixed = slot.fixedCost(costs)
      let rungs = ladder.rungs.enumerated().filter { $0.offset != ladder.origin }.map(\.element)
      let rounded = digits.map { digits in
        // Rounding can leave the gamut, so a little less chroma is tried, too.
        let near = rungs.map(\.color).filter { $0.difference(from: digits.around, by: .ok) < ColorChoices.near }
          .flatMap { [$0, ColorChoices.paler($0)] }
        return digits.files.rounded(near, of: slot.identity.token, for: slot.identity.mode)
      }
      let gamut = slot.color.isInGamut(of: .srgb) ? ColorSpace.srgb : .displayP3
      let exact = rounded == nil ? 0 : costs.decimal * ColorChoices.exactDecimals
      for (color, decimals) in rounded ?? [] where color.alpha == slot.color.alpha && color.isInGamut(of: gamut) {
        let shown = ColorChoices.shown(color, over: backdrop)
        let difference = slot.color.difference(from: color, by: .ok)
        others.append(
          ColorChoice(
            edit: .color, color: color, luminance: shown.relativeLuminance, shownLuminances: color.shownLuminances,
            lightness: shown.converted(to: .oklab).components.x, difference: difference,
            cost: factor * difference + fixed + costs.decimal * Double(decimals)))
      }
      for rung in rungs {
        let shown = ColorChoices.shown(rung.color, over: backdrop)
        others.append(
          ColorChoice(
            edit: .color, color: rung.color, luminance: shown.relativeLuminance,
            shownLuminances: rung.shownLuminances, lightness: shown.converted(to: .oklab).components.x,
            difference: rung.difference,
            cost: factor * rung.difference + fixed + exact))
      }
      if slot.color.alpha < 1, let backdrop {
        others += ColorChoices.alphas(of: slot, over: backdrop, factor * costs.alphaFactor, fixed)
      }
    }
    for target in slot.targets {
      let old = slot.color.difference(from: target.color, by: .ok)
      let difference = slot.base == nil ? old : min(old, slot.reference.difference(from: target.color, by: .ok))
      let fixed = slot.base == nil ? costs.alias : costs.added
      others.append(
        ColorChoice(
          edit: .alias(target.path), color: target.color, luminance: target.color.relativeLuminance,
          shownLuminances: target.color.shownLuminances, lightness: target.color.converted(to: .oklab).components.x,
          difference: difference, cost: factor * costs.aliasFactor * difference + fixed))
    }
    (choices, origin) = ColorChoices.ordered(others, with: keep)
  }

  /// The number of extra decimals that an exact color is charged for.
  private static let exactDecimals = 4.0
  /// The largest ΔEOK from the chosen color at which candidates are rounded.
  private static let near = 0.06

  /// Returns a color with a fiftieth less chroma.
  private static func paler(_ color: Color) -> Color {
    let lab = color.converted(to: .oklab)
    return Color(.oklab, lab.components * [1, 0.98, 0.98], alpha: lab.alpha).converted(to: color.space)
  }

  /// Returns the same color with each higher alpha, in hundredths.
  private static func alphas(
    of slot: ColorSlot, over backdrop: Color, _ factor: Double, _ fixed: Double
  ) -> [ColorChoice] {
    let own = shown(slot.color, over: backdrop)
    let first = Int((slot.color.alpha * 100).rounded(.down)) + 1
    return (first..<max(first, 101)).map { hundredths in
      let color = slot.color.withAlpha(Double(hundredths) / 100)
      let shown = shown(color, over: backdrop)
      let difference = own.difference(from: shown, by: .ok)
      return ColorChoice(
        edit: .color, color: color, luminance: shown.relativeLuminance, shownLuminances: color.shownLuminances,
        lightness: shown.converted(to: .oklab).components.x, difference: difference, cost: factor * difference + fixed)
    }
  }

  private static func shown(_ color: Color, over backdrop: Color?) -> Color {
    guard !color.isOpaque, let backdrop else { return color.withAlpha(1) }
    return color.composited(over: backdrop)
  }

  /// Returns the choices by luminance, of equal ones the cheapest; the current color takes the place of everything of its luminance.
  private static func ordered(_ others: [ColorChoice], with keep: ColorChoice) -> ([ColorChoice], Int) {
    var ordered: [ColorChoice] = []
    ordered.reserveCapacity(others.count + 1)
    for choice in others.sorted(by: { ($0.luminance, $0.cost) < ($1.luminance, $1.cost) })
    where ordered.last?.luminance != choice.luminance && choice.luminance != keep.luminance {
      ordered.append(choice)
    }
    let origin = ordered.firstIndex { $0.luminance > keep.luminance } ?? ordered.count
    ordered.insert(keep, at: origin)
    return (ordered, origin)
  }
}
