import SwiftSource

extension CodeChain {
  /// Whether the chain creates a UIKit button that takes touches, has no title and no image, and that nothing names.
  ///
  /// Such a button is usually an invisible target over labels, which don't name it.
  var isBareUIKitButton: Bool {
    guard createdControl == "UIButton", !isElsewhere, let control = UIKitControl(createdBy: self) else { return false }
    let members = Set(control.uses.compactMap(\.names.first))
    let takesTouches = source.argument("primaryAction") != nil || !members.isDisjoint(with: ["addTarget", "addAction"])
    // A view inside may have a name.
    guard takesTouches, members.isDisjoint(with: ["addSubview", "insertSubview", "menu"]) else { return false }
    // A label is an element, and hides what is inside.
    let isInLabel = control.passes.contains {
      $0.function == "addSubview" && $0.chain.source.path.last?.hasSuffix("Label") ?? false
    }
    guard !isInLabel else { return false }
    let naming = UIKitNaming(control, isPlain: true)
    return naming.isBare && !naming.isHidden
  }
}
