import ColorScience
import SwiftSource

extension CodeChain {
  /// The worst contrast of a UIKit label, button, or field whose colors code sets once; nil if it isn't known.
  var uiKitContrast: CodeWorstContrast? {
    guard let look = UIKitLook(createdBy: self), let front = look.foreground.colorBranches(as: "UIColor"),
      let back = look.background.colorBranches(as: "UIColor"), front.count == 1 || back.count == 1
    else { return nil }
    return worstContrast(of: front, on: back, required: look.required, mayFade: look.mayFade)
  }
}
