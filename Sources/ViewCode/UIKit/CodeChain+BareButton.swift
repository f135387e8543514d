import SwiftSource

extension UIKitUse {
  /// The methods of UIKit that take a view's own settings and name nothing.
  private static let plain: Set<String> = [
    "addTarget", "addAction", "removeTarget", "sendActions", "setTitle", "setAttributedTitle", "setTitleColor",
    "setTitleShadowColor", "setBackgroundImage", "setImage", "setPreferredSymbolConfiguration", "addConstraint",
    "addConstraints", "addGestureRecognizer", "addInteraction", "setContentHuggingPriority", "addLayoutGuide",
    "setContentCompressionResistancePriority", "bringSubviewToFront", "sendSubviewToBack", "convert", "constraint",
  ]

  /// Whether a call that takes a value may style the button in a way that can't be read: a function of a package, also if these sources add an empty
  /// one of that name, or one of another class.
  fileprivate func mayStyle(_ classes: [String]) -> Bool {
    guard let member = members.first, member.arguments?.isEmpty == false, !UIKitUse.plain.contains(member.name),
      !member.name.hasPrefix("set"), !member.name.hasPrefix("auto")
    else { return false }
    let symbols = chain.index.symbols
    return symbols.functions(named: member.name, in: chain.file).allSatisfy { id in
      let symbol = symbols.symbols[id]
      guard classes.contains(symbol.namespace.last ?? "") else { return true }
      return symbols.outlines[symbol.file].declarations[symbol.declaration].body?.isEmpty ?? true
    }
  }
}

extension CodeChain {
  /// Whether the button is created by an initializer that UIKit doesn't have, and which may name it: `UIButton(label: "Next", height: 40)`.
  private var hasOwnInitializer: Bool {
    let labels: Set<String?> = ["frame", "type", "configuration", "primaryAction", "coder"]
    return (source.arguments ?? []).contains { !labels.contains($0.label) }
  }

  /// Whether the chain creates a UIKit button that takes touches, has no title and no image, and that nothing names.
  ///
  /// Such a button is usually an invisible target over labels, which don't name it.
  var isBareUIKitButton: Bool {
    guard createdControl == "UIButton", !isElsewhere, !hasOwnInitializer, let control = UIKitControl(createdBy: self)
    else { return false }
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
    return naming.isBare && !naming.isHidden && !control.uses.contains { $0.mayStyle(UIKitHelpers.platformClasses) }
  }
}
