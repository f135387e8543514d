import ColorScience
import SwiftSource

extension CodeChain {
  /// The worst contrast of a UIKit label, button, or field whose colors code sets once; nil if it isn't known.
  var uiKitContrast: CodeWorstContrast? {
    guard let look = UIKitLook(createdBy: self), let front = look.foreground.colorBranches(as: "UIColor"),
      let back = look.background.colorBranches(as: "UIColor"), front.count == 1 || back.count == 1
    else { return nil }
    let required = look.required
    guard var worst = worstContrast(of: front, on: back, required.least) else { return nil }
    if worst.ratio >= required.least, worst.ratio < required.most || look.mayFade { return nil }
    worst.requiredIfSmall = required.most > required.least ? required.most : nil
    return worst
  }
}
