/// The costs of edits, in ΔEOK: what a repair minimizes is their sum.
///
/// An edit costs its visible change, the distance of the new color from the old one in Oklab, times factors, plus a fixed cost of its kind. A just
/// noticeable difference is 0.02 (CSS Color 4, section 13.2). The order of the costs is that in which a designer tries the edits: name another step
/// of the palette, raise an alpha, change a value, give a mode its own value, and only then write a color that the palette doesn't have.
public struct RepairCosts: Sendable, Hashable {
  /// The fixed cost of an alias that names another token: like that of a changed value, since both are one edit.
  public var alias = 0.006
  /// The factor on the visible change of such an alias: half, since the new color is one that the palette already has.
  public var aliasFactor = 0.5
  /// The fixed cost of a changed value: three tenths of a just noticeable difference, so that a color moves along with others only for a visible reason.
  public var changed = 0.006
  /// The factor on the visible change of a higher alpha: three quarters, since the color itself stays.
  public var alphaFactor = 0.75
  /// The fixed cost of a value that is added for a mode: a just noticeable difference.
  public var added = 0.02
  /// The fixed cost of a color in place of an alias: three just noticeable differences, since it leaves the palette.
  public var detached = 0.06
  /// The factor on the visible change of a value that other tokens show: it also changes what no pairing declares.
  public var primitiveFactor = 1.5
  /// The factor on the visible change of a surface: it is the largest area, and text changes more easily.
  public var surfaceFactor = 2.0
  /// The factor on changed steps of ramps: half, so that neighbors move along only as far as they must.
  public var rampFactor = 0.5
  /// The factor on changed distances of states: above those of surfaces and primitives, so that a control and its hovered state move together.
  public var stateFactor = 4.0
  /// The fixed cost of each decimal beyond those of the file: a fifth of a just noticeable difference.
  public var decimal = 0.004
  /// The factor on colors that were equal and differ, or that differed and became equal: ten, so that this is a last resort.
  public var equalityFactor = 10.0

  /// Creates the default costs.
  public init() {}

  /// The costs with five just noticeable differences added to the fixed cost of each edit, so that fewer values change.
  func fewestTokens() -> RepairCosts {
    var costs = self
    costs.alias += RepairCosts.fewTokensPenalty
    costs.changed += RepairCosts.fewTokensPenalty
    costs.added += RepairCosts.fewTokensPenalty
    costs.detached += RepairCosts.fewTokensPenalty
    return costs
  }

  static let fewTokensPenalty = 0.1

  /// The costs without factors: each visible change counts the same, and structure is free. Added values and replaced aliases keep their fixed costs.
  public static let plain: RepairCosts = {
    var costs = RepairCosts()
    costs.alias = 0.002
    costs.changed = 0.002
    costs.aliasFactor = 1
    costs.alphaFactor = 1
    costs.primitiveFactor = 1
    costs.surfaceFactor = 1
    costs.rampFactor = 0
    costs.stateFactor = 0
    costs.equalityFactor = 0
    return costs
  }()
}
