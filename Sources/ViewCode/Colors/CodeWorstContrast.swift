import ColorScience
import SwiftSource

/// The worst contrast of a text over its branches and modes.
struct CodeWorstContrast {
  /// The ratio; over an unknown backdrop, the highest possible one.
  var ratio: Double
  /// The required ratio.
  let required: Double
  /// The two colors: `Color.white on Brand.page`.
  var pair: String
  /// The mode.
  var mode: String
  /// The required ratio if the text isn't large; nil if its size is known.
  var requiredIfSmall: Double?
}

extension CodeChain {
  /// The worst contrast of a text whose colors aren't both single tokens; nil if it isn't known.
  var worstContrast: CodeWorstContrast? {
    guard shownUsage == .text, source.path.count == 1, !isChosenByAppearance else { return nil }
    let look = shownLook
    guard look.isSound, look.doubt == nil, !look.isDisabled,
      let front = look.foreground?.branches, let back = look.background?.branches,
      front.count == 1 || back.count == 1, !(front + back).allSatisfy(\.isToken) || front.count + back.count > 2
    else { return nil }
    let required = look.fontSize == nil ? 4.5 : 3.0
    let worst = worstContrast(of: front, on: back, required)
    // Full opacity is one of the possible cases, so a failure there stands; a lower opacity may fail where it passes.
    if look.mayFade, let ratio = worst?.ratio, ratio >= required { return nil }
    return worst
  }

  /// Returns the worst contrast over branches and modes; nil if it isn't known whether it is enough.
  func worstContrast(
    of front: [CodeColorBranch], on back: [CodeColorBranch], _ required: Double
  ) -> CodeWorstContrast? {
    var worst: CodeWorstContrast?
    for (position, mode) in index.resolver.modes.enumerated() {
      // Text in a clear color isn't shown.
      for foreground in front where foreground.colors[position].alpha > 0 {
        for background in back {
          let contrast = contrast(of: foreground.colors[position], on: [background.colors[position]])
          // Over an unknown backdrop, only a ratio that is too low everywhere is known.
          if case .interval(let lowest, let highest) = contrast, lowest < required, highest >= required { return nil }
          guard contrast.highest < worst?.ratio ?? .infinity else { continue }
          worst = CodeWorstContrast(
            ratio: contrast.highest, required: required, pair: "\(foreground.quote) on \(background.quote)",
            mode: mode.name)
        }
      }
    }
    return worst
  }
}

extension CodeInheritedColors.Paint {
  /// The possible colors; nil if they are unknown.
  fileprivate var branches: [CodeColorBranch]? {
    switch self {
    case .token(_, _, let branch): branch.map { [$0] }
    case .branches(let branches): branches
    case .unknown: nil
    }
  }
}
