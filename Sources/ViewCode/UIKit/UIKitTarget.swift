import Audit

// The touch target of a UIKit control in source.

/// The touch target of a UIKit control: its frame, as far as source fixes it.
public struct UIKitTarget: Sendable {
  /// The result for the width.
  public let width: CodeTarget.Side
  /// The result for the height.
  public let height: CodeTarget.Side
}

extension CodeChain {
  /// Returns the touch target of the UIKit control that the chain creates; nil if it creates none, or a bar lays it out.
  func uiKitTarget(minimum: Double) -> UIKitTarget? {
    guard createdControl != nil, let control = UIKitControl(createdBy: self), !control.isInBar else { return nil }
    let size = UIKitSize(control)
    guard !size.takesNoTouches, !size.width.isFree || !size.height.isFree else { return nil }
    return UIKitTarget(
      width: size.width.result("width", minimum, size.doubt), height: size.height.result("height", minimum, size.doubt))
  }
}

extension UIKitSize.Side {
  /// Returns the result for the side.
  fileprivate func result(_ name: String, _ minimum: Double, _ doubt: String?) -> CodeTarget.Side {
    if let reason = self.doubt ?? uncertain.first(where: { $0.length < minimum })?.reason { return .open(reason) }
    let most = limits.min()
    if isFlexible { return most == nil ? .free : .open("the layout also decides about the \(name)") }
    if let most, most < minimum - lengthSlack {
      return doubt.map { .open($0) } ?? .small(most)
    }
    if let least = [most, minimums.max()].compactMap({ $0 }).max(), least >= minimum - lengthSlack {
      return .enough(least)
    }
    return .free
  }
}
