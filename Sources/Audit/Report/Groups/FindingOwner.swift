import ColorScience
import DesignTokens

/// What owns the fix of a finding, before findings are grouped.
struct FindingOwner: Hashable {
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

  let key: Key
  /// The token that the finding shows, which may be an alias of the owner; nil for other owners.
  let shown: TokenPath?
  /// The direction in which the owner misses the ratio; `tooFaint` in the key.
  var direction = FindingGroup.Cause.other

  init(of finding: Finding) {
    if let pairing = finding.pairing, !finding.isFromCode {
      self.init(of: pairing, requires: finding.required)
    } else if finding.isFromCode, let file = finding.location?.path {
      self.init(key: Key(owner: .file(file), cause: .other, isBackground: false), shown: nil)
    } else {
      let owner = finding.subject.token.map { FindingGroup.Owner.token($0) } ?? .subject(finding.subject)
      self.init(key: Key(owner: owner, cause: .other, isBackground: false), shown: finding.subject.token)
    }
  }

  private init(key: Key, shown: TokenPath?) { (self.key, self.shown) = (key, shown) }

  /// The owner of a pairing is the side without a value in the mode, else the side that can still move away from the other one.
  private init(of pairing: MeasuredPairing, requires required: Double?) {
    let (front, back) = (pairing.foreground, pairing.background)
    let isBackground: Bool
    if back.isFallback != front.isFallback {
      isBackground = back.isFallback
    } else {
      isBackground = !FindingOwner.canMove(pairing, to: required ?? FindingOwner.leastRatio)
    }
    let side = isBackground ? back : front
    direction = FindingOwner.cause(pairing, side, isBackground: isBackground)
    let isFaint = direction == .tooLight || direction == .tooDark
    key = Key(
      owner: .token(side.end?.path ?? side.path), cause: isFaint ? .tooFaint : direction, isBackground: isBackground,
      source: direction == .fallback ? side.end?.mode : nil)
    shown = side.path
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
