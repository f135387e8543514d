import SourceText
import SwiftSource

extension UIKitUse {
  /// Parts of the names of functions and values that style a button.
  private static let styling = ["style", "theme", "appear", "custom", "config", "skin"]

  /// Whether a call may style the button in a way that can't be read: a function of a package, also if these sources add an empty one of that name, or
  /// one of another class.
  fileprivate func mayStyle(_ classes: [String]) -> Bool {
    guard let member = members.first, let arguments = member.arguments, !arguments.isEmpty,
      !member.name.hasPrefix("set"), !member.name.hasPrefix("add")
    else { return false }
    let values = arguments.flatMap { $0.value.path ?? [] }
    guard
      ([member.name] + values).contains(where: { name in
        UIKitUse.styling.contains { name.lowercased().holdsBytes(of: $0) }
      })
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
  /// Whether an initializer that UIKit doesn't have creates the control, and may name it: one of a package, or one of these sources that mentions a title.
  var mayBeNamedByInitializer: Bool {
    let labels: Set<String?> = ["frame", "type", "configuration", "primaryAction", "coder", "textContainer"]
    guard (source.arguments ?? []).contains(where: { !labels.contains($0.label) }) else { return false }
    let own = index.symbols.symbols.indices.filter { id in
      let symbol = index.symbols.symbols[id]
      return symbol.kind == .initializer && UIKitHelpers.platformClasses.contains(symbol.namespace.last ?? "")
        && index.symbols.signature(of: id)?.parameters(for: source.arguments ?? []) != nil
    }
    return own.isEmpty
      || own.contains { id in
        let symbol = index.symbols.symbols[id]
        let outline = index.symbols.outlines[symbol.file]
        return outline.mentions(UIKitNaming.naming, in: outline.declarations[symbol.declaration].tokens)
      }
  }

  /// Whether the chain creates a UIKit button that takes touches, has no title and no image, and that nothing names.
  ///
  /// Such a button is usually an invisible target over labels, which don't name it.
  var isBareUIKitButton: Bool {
    guard createdControl == "UIButton", !isElsewhere, !mayBeNamedByInitializer,
      let control = UIKitControl(createdBy: self)
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
