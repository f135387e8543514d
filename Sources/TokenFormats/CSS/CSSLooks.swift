import DesignTokens

/// What people prefer, as media queries tell it apart: light or dark, of standard or increased contrast.
struct CSSLooks: OptionSet, Hashable {
  let rawValue: UInt8

  static let light = CSSLooks(rawValue: 1)
  static let dark = CSSLooks(rawValue: 2)
  static let lightHighContrast = CSSLooks(rawValue: 4)
  static let darkHighContrast = CSSLooks(rawValue: 8)

  static let all = CSSLooks(rawValue: 15)
  static let none: CSSLooks = []
  static let anyLight: CSSLooks = [.light, .lightHighContrast]
  static let anyDark: CSSLooks = [.dark, .darkHighContrast]
  static let anyHighContrast: CSSLooks = [.lightHighContrast, .darkHighContrast]
  static let anyStandard: CSSLooks = [.light, .dark]

  /// The looks one by one, in the order of modes.
  static let each: [CSSLooks] = [.light, .dark, .lightHighContrast, .darkHighContrast]

  /// The position of a single look in ``each``.
  var position: Int { rawValue.trailingZeroBitCount & 3 }

  /// The name of the mode that a single look is.
  var modeName: String { ["light", "dark", "light-high-contrast", "dark-high-contrast"][position] }

  var isDark: Bool { self == .dark || self == .darkHighContrast }

  /// The looks of a scheme and a contrast, of which either may be left open.
  init(scheme: Mode.Scheme?, contrast: Mode.Contrast?) {
    var looks = CSSLooks.all
    if let scheme { looks.formIntersection(scheme == .dark ? .anyDark : .anyLight) }
    if let contrast { looks.formIntersection(contrast == .increased ? .anyHighContrast : .anyStandard) }
    self = looks
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Whether a look of one scheme is among these and that of the other with the same contrast is not.
  func tells(_ scheme: CSSLooks, from other: CSSLooks) -> Bool {
    [CSSLooks.anyStandard, .anyHighContrast].contains { contrast in
      contains(scheme.intersection(contrast)) && !contains(other.intersection(contrast))
    }
  }
}

/// Whether a condition holds, for each look: it does, it does not, or no file can tell.
struct CSSTruth: Hashable {
  /// The looks in which it holds.
  var holds: CSSLooks
  /// The looks in which it does not.
  var fails: CSSLooks

  static let always = CSSTruth(holds: .all, fails: .none)
  static let never = CSSTruth(holds: .none, fails: .all)
  static let unknown = CSSTruth(holds: .none, fails: .none)

  init(holds: CSSLooks, fails: CSSLooks) {
    self.holds = holds
    self.fails = fails
  }

  /// A condition that holds in these looks and in no other.
  init(_ looks: CSSLooks) {
    holds = looks
    fails = CSSLooks.all.subtracting(looks)
  }

  /// The looks of which no file can tell.
  var unknownLooks: CSSLooks { CSSLooks.all.subtracting(holds).subtracting(fails) }

  static prefix func ! (truth: CSSTruth) -> CSSTruth { CSSTruth(holds: truth.fails, fails: truth.holds) }

  static func && (left: CSSTruth, right: CSSTruth) -> CSSTruth {
    CSSTruth(holds: left.holds.intersection(right.holds), fails: left.fails.union(right.fails))
  }

  static func || (left: CSSTruth, right: CSSTruth) -> CSSTruth {
    CSSTruth(holds: left.holds.union(right.holds), fails: left.fails.intersection(right.fails))
  }
}
