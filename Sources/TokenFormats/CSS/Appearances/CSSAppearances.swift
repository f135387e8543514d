import DesignTokens

/// The conditions under which a page is seen: light or dark, of standard or increased contrast, and up to four others of media queries.
///
/// A bit stands for one combination. Its position tells the conditions that hold: 1 dark, 2 increased contrast, and so on.
struct CSSAppearances: OptionSet, Hashable {
  let rawValue: UInt64

  // One look each, under none of the other conditions.
  static let light = CSSAppearances(rawValue: 1)
  static let dark = CSSAppearances(rawValue: 2)
  static let lightHighContrast = CSSAppearances(rawValue: 4)
  static let darkHighContrast = CSSAppearances(rawValue: 8)

  /// The looks under none of the other conditions one by one, in the order of modes.
  static let each: [CSSAppearances] = [.light, .dark, .lightHighContrast, .darkHighContrast]

  /// The position of a single look in ``each``.
  var position: Int { rawValue.trailingZeroBitCount & 3 }

  /// The name of the mode that a single look is.
  var modeName: String { ["light", "dark", "light-high-contrast", "dark-high-contrast"][position] }

  static let all = CSSAppearances(rawValue: .max)
  static let none: CSSAppearances = []
  static let anyDark = CSSAppearances(rawValue: 0xAAAA_AAAA_AAAA_AAAA)
  static let anyLight = CSSAppearances(rawValue: ~anyDark.rawValue)
  static let anyHighContrast = CSSAppearances(rawValue: 0xCCCC_CCCC_CCCC_CCCC)
  static let anyStandard = CSSAppearances(rawValue: ~anyHighContrast.rawValue)

  /// The number of conditions besides scheme and contrast.
  static let conditionCount = 4

  /// The looks under one of the other conditions.
  static func any(condition: Int) -> CSSAppearances {
    let masks: [UInt64] = [
      0xF0F0_F0F0_F0F0_F0F0, 0xFF00_FF00_FF00_FF00, 0xFFFF_0000_FFFF_0000, 0xFFFF_FFFF_0000_0000,
    ]
    return CSSAppearances(rawValue: masks[condition])
  }

  /// The look of a scheme and a contrast under some of the other conditions, bit by bit.
  func under(conditions: Int) -> CSSAppearances { CSSAppearances(rawValue: rawValue << UInt64(4 * conditions)) }

  /// The other conditions under which a single look is, bit by bit.
  var conditions: Int { rawValue == 0 ? 0 : rawValue.trailingZeroBitCount / 4 }

  var isDark: Bool { !isDisjoint(with: .anyDark) }

  /// The looks of a scheme and a contrast, of which either may be left open.
  init(scheme: Mode.Scheme?, contrast: Mode.Contrast?) {
    var looks = CSSAppearances.all
    if let scheme { looks.formIntersection(scheme == .dark ? .anyDark : .anyLight) }
    if let contrast { looks.formIntersection(contrast == .increased ? .anyHighContrast : .anyStandard) }
    self = looks
  }

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The light looks whose dark counterpart is among these.
  private var darkSides: UInt64 { (rawValue & CSSAppearances.anyDark.rawValue) >> 1 }
  private var lightSides: UInt64 { rawValue & CSSAppearances.anyLight.rawValue }

  /// Whether a dark look is among these and its light counterpart is not.
  var tellsDark: Bool { darkSides & ~lightSides != 0 }
  /// Whether a light look is among these and its dark counterpart is not.
  var tellsLight: Bool { lightSides & ~darkSides != 0 }

  /// The looks of standard contrast that differ from their counterpart of increased contrast.
  var contrastDifferences: CSSAppearances {
    CSSAppearances(rawValue: ((rawValue >> 2) ^ rawValue) & CSSAppearances.anyStandard.rawValue)
  }
}

/// Whether a condition holds, for each look: it does, it does not, or no file can tell.
struct CSSTruth: Hashable {
  /// The looks in which it holds.
  var holds: CSSAppearances
  /// The looks in which it does not.
  var fails: CSSAppearances

  static let always = CSSTruth(holds: .all, fails: .none)
  static let never = CSSTruth(holds: .none, fails: .all)
  static let unknown = CSSTruth(holds: .none, fails: .none)

  init(holds: CSSAppearances, fails: CSSAppearances) {
    self.holds = holds
    self.fails = fails
  }

  /// A condition that holds in these looks and in no other.
  init(_ looks: CSSAppearances) {
    holds = looks
    fails = CSSAppearances.all.subtracting(looks)
  }

  /// The looks of which no file can tell.
  var unknownLooks: CSSAppearances { CSSAppearances.all.subtracting(holds).subtracting(fails) }

  static prefix func ! (truth: CSSTruth) -> CSSTruth { CSSTruth(holds: truth.fails, fails: truth.holds) }

  static func && (left: CSSTruth, right: CSSTruth) -> CSSTruth {
    CSSTruth(holds: left.holds.intersection(right.holds), fails: left.fails.union(right.fails))
  }

  static func || (left: CSSTruth, right: CSSTruth) -> CSSTruth {
    CSSTruth(holds: left.holds.union(right.holds), fails: left.fails.intersection(right.fails))
  }
}
