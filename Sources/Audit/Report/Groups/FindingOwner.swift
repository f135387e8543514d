import ColorScience
import DesignTokens

/// What owns the fix of a finding, before findings are grouped.
struct FindingOwner {
  /// What findings of one group share.
  struct Key: Hashable {
    let owner: FindingGroup.Owner
    let cause: FindingGroup.Cause
    let isBackground: Bool
    /// The mode whose value the owner shows instead of its own; nil unless it falls back.
    var source: String?
    /// The fault that tokens of one file or folder share; nil for an owner that is a token itself.
    var fault: UInt32?
  }

  /// One side of a pairing as numbers: findings with equal sides have equal owners.
  struct Side {
    /// The row of the color in the table of colors.
    let color: Int
    let isBackground: Bool
    /// Why the pairing fails; `tooFaint` in place of a direction.
    let cause: FindingGroup.Cause

    /// A number for the side, small enough for an array: six for each color.
    var number: Int {
      let position =
        switch cause {
        case .fallback: 0
        case .tooLight, .tooDark, .tooFaint: 1
        case .other: 2
        }
      return color * 6 + (isBackground ? 3 : 0) + position
    }
  }

  let key: Key
  /// The token that the finding shows, which may be an alias of the owner; nil for other owners.
  let shown: TokenPath?

  /// Creates the owner of a finding that isn't about a declared pairing.
  init(of finding: Finding) {
    if finding.isFromCode, let file = finding.location?.path {
      self.init(key: Key(owner: .file(file), cause: .other, isBackground: false), shown: nil)
    } else {
      let owner = finding.subject.token.map { FindingGroup.Owner.token($0) } ?? .subject(finding.subject)
      self.init(key: Key(owner: owner, cause: .other, isBackground: false), shown: finding.subject.token)
    }
  }

  private init(key: Key, shown: TokenPath?) { (self.key, self.shown) = (key, shown) }

  /// Creates the owner of a pairing from its side that a fix would change.
  init(_ side: Side, of pairing: MeasuredPairing) {
    let color = side.isBackground ? pairing.background : pairing.foreground
    key = Key(
      owner: .token(color.end?.path ?? color.path), cause: side.cause, isBackground: side.isBackground,
      source: side.cause == .fallback ? color.end?.mode : nil)
    shown = color.path
  }

  /// Returns the side of a pairing that a fix would change, and the direction in which it misses the ratio.
  ///
  /// The side without a value in the mode, else the side that can still move away from the other one.
  static func side(of pairing: MeasuredPairing, requires required: Double?) -> (Side, direction: FindingGroup.Cause) {
    let (front, back) = (pairing.foreground, pairing.background)
    let isBackground: Bool
    if back.isFallback != front.isFallback {
      isBackground = back.isFallback
    } else {
      isBackground = !canMove(pairing, to: required ?? leastRatio)
    }
    let side = isBackground ? back : front
    let direction = cause(pairing, side, isBackground: isBackground)
    let isFaint = direction == .tooLight || direction == .tooDark
    return (Side(color: side.row, isBackground: isBackground, cause: isFaint ? .tooFaint : direction), direction)
  }

  /// Whether the foreground reaches the required ratio in black or white, on its side of the background; true if that is unknown.
  private static func canMove(_ pairing: MeasuredPairing, to required: Double) -> Bool {
    guard let (front, back) = pairing.seenLuminances else { return true }
    let extreme = front >= back ? 1.0 : 0
    return contrastRatio(ofLuminance: extreme, onLuminance: back) >= required
  }

  /// The least ratio that any guideline requires.
  private static let leastRatio = 3.0

  private static func cause(
    _ pairing: MeasuredPairing, _ side: MeasuredColor, isBackground: Bool
  ) -> FindingGroup.Cause {
    // Behind an alias, another token lacks the value.
    if side.isFallback, side.chain.count == 1 { return .fallback }
    guard let (front, back) = pairing.seenLuminances else { return .other }
    let isLighter = (front >= back) != isBackground
    // A lighter foreground should be lighter still; a darker one is too light.
    return isLighter ? .tooDark : .tooLight
  }
}
