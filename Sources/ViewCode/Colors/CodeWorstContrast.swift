import ColorScience
import DesignTokens
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
  /// Whether code sets no background, so that the text is on that of the system, or on one that its use sets.
  var isOnBackdrop = false
  /// Whether both colors are those of the platform, which code only chooses.
  var isOfPlatform = false
}

extension CodeChain {
  /// The worst contrast of a text whose colors aren't both single tokens, or of the label in a button style; nil if it isn't known.
  var worstContrast: CodeWorstContrast? {
    let isLabel = isLabelOfButtonStyle
    guard isLabel || shownUsage == .text && source.path.count == 1 && showsText, !isChosenByAppearance else {
      return nil
    }
    let look = shownLook
    guard look.isSound, look.doubt == nil, !look.isDisabled, let front = look.foreground?.branches else { return nil }
    // The label of a style may be an icon, or have a size where the style is used.
    let mayBeLarge = isLabel || look.mayBeLarge || isElsewhere
    let required = look.fontSize != nil ? 3.0...3.0 : mayBeLarge ? 3.0...4.5 : 4.5...4.5
    guard let background = look.background else {
      return isLabel || look.mayBeDisabled && front.count > 1
        ? nil : backdropContrast(of: front, look, required)
    }
    guard let back = background.branches, front.count == 1 || back.count == 1,
      isLabel || !(front + back).allSatisfy(\.isToken) || front.count + back.count > 2
    else { return nil }
    // A branch around the text may depend on the same condition as a color.
    let isPartial = look.mayBeDisabled || front.count + back.count > 2 && isInBranch
    return worstContrast(of: front, on: back, required: required, mayFade: look.mayFade, isPartial: isPartial)
  }

  /// Returns the worst contrast over branches and modes; nil if it isn't known whether it is enough.
  ///
  /// - Parameters:
  ///   - required: the required ratios of large and of small text, which are equal if the size is known.
  ///   - mayFade: whether an opacity between 0 and 1 is possible. Full opacity is, too, so a failure there is one,
  ///     but a lower opacity may fail where it passes.
  ///   - isPartial: whether some colors may never be shown together, or only by a disabled control, which needs no contrast.
  func worstContrast(
    of front: [CodeColorBranch], on back: [CodeColorBranch], required: ClosedRange<Double>, mayFade: Bool,
    isPartial: Bool = false
  ) -> CodeWorstContrast? {
    func worstAt(_ required: Double) -> CodeWorstContrast? {
      worstContrast(of: front, on: back, required, takesBest: isPartial)
    }
    guard var found = worstAt(required.lowerBound) else { return nil }
    if found.ratio >= required.lowerBound {
      guard !mayFade, let strict = worstAt(required.upperBound), strict.ratio >= strict.required else { return nil }
      return strict
    }
    found.requiredIfSmall = required.lowerBound < required.upperBound ? required.upperBound : nil
    return found
  }

  /// Returns the worst contrast over modes of the worst branch, or of the best one.
  private func worstContrast(
    of front: [CodeColorBranch], on back: [CodeColorBranch], _ required: Double, takesBest: Bool,
    in schemes: Set<Mode.Scheme> = Set(Mode.Scheme.allCases)
  ) -> CodeWorstContrast? {
    let shown = index.looks.schemes(in: index).app
    var chosen: CodeWorstContrast?
    var isUnknown = false
    for foreground in front {
      for background in back {
        var worst: CodeWorstContrast?
        for (position, mode) in index.resolver.modes.enumerated() where schemes.contains(mode.scheme) {
          // Text in a clear color isn't shown, nor are the colors of an appearance that the app doesn't have.
          guard foreground.colors[position].alpha > 0,
            shown.contains(mode.scheme) || !foreground.isAdaptive && !background.isAdaptive
          else { continue }
          let contrast = bestContrast(of: foreground.versions(position), on: background.versions(position))
          // Over an unknown backdrop, only a ratio that is too low everywhere is known.
          if case .interval(let lowest, let highest) = contrast, lowest < required, highest >= required {
            isUnknown = true
            continue
          }
          guard contrast.highest < worst?.ratio ?? .infinity else { continue }
          worst = CodeWorstContrast(
            ratio: contrast.highest, required: required, pair: "\(foreground.quote) on \(background.quote)",
            mode: mode.name)
        }
        guard let worst else { continue }
        if let other = chosen, takesBest ? worst.ratio <= other.ratio : worst.ratio >= other.ratio { continue }
        chosen = worst
      }
    }
    // A failure that is known stands, but what is known doesn't pass, nor is it the best branch.
    return isUnknown && (takesBest || chosen.map { $0.ratio >= required } ?? true) ? nil : chosen
  }

  /// Returns the highest contrast of two colors over versions of the platform.
  private func bestContrast(of front: [Color], on back: [Color]) -> StackContrast {
    let all = front.flatMap { foreground in back.map { contrast(of: foreground, on: [$0]) } }
    return all.dropFirst().reduce(all[0]) { $1.highest > $0.highest ? $1 : $0 }
  }

  /// The lowest contrast that a text has on a page that code doesn't set; a lower one shows that something else is behind it.
  private static let leastOnPage = 1.5

  /// Returns the worst contrast of a text on what its uses show behind it; nil if it is enough, or not known.
  private func backdropContrast(
    of front: [CodeColorBranch], _ look: CodeInheritedColors, _ required: ClosedRange<Double>
  ) -> CodeWorstContrast? {
    var worst: CodeWorstContrast?
    guard !isOnWatch, !isElsewhere, !isInMenu else { return nil }
    for backdrop in backdrops(of: look) {
      for foreground in front {
        var found: CodeWorstContrast?
        switch backdrop {
        case .paint(let paint):
          guard let back = paint.branches else { continue }
          found = worstContrast(of: [foreground], on: back, required.lowerBound, takesBest: true)
        case .system(let roles):
          let back = roles.map { index.systemBranch($0) }
          found = worstContrast(
            of: [foreground], on: back, required.lowerBound, takesBest: true, in: index.looks.schemes(in: index).pages)
          if let ratio = found?.ratio, ratio < CodeChain.leastOnPage { continue }
          found?.isOfPlatform = foreground.earlier != nil
        }
        guard let found, found.ratio < min(required.lowerBound, worst?.ratio ?? .infinity) else { continue }
        worst = found
      }
    }
    worst?.isOnBackdrop = true
    worst?.requiredIfSmall = required.lowerBound < required.upperBound ? required.upperBound : nil
    return worst
  }
}

extension CodeIndex {
  /// Returns the color of a background of the system.
  fileprivate func systemBranch(_ role: String) -> CodeColorBranch {
    CodeColorBranch(
      quote: role, isToken: false,
      colors: resolver.modes.map { SystemColors.color(named: role, in: $0) ?? ($0.scheme == .light ? .white : .black) })
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
