import SwiftSource

// Where other code shows a view.

extension CodeChain {
  /// The maximum number of declarations between a view and what is asked about it.
  private static let deepestUse = 4

  /// Whether all uses of the property, the function, or the type of view in which the view is fulfill a condition.
  ///
  /// False if code elsewhere may use it, if nothing in its type does, or if its name also stands where no use is seen.
  ///
  /// - Parameter needsProject: whether a property or function that isn't private needs a project that is read whole, as a type always does.
  func isUsedOnly(needsProject: Bool = true, where condition: (CodeChain) -> Bool) -> Bool {
    let declaration = outline.declarations[source.declaration]
    guard declaration.kind == .variable || declaration.kind == .function, isStatement,
      let type = declaration.parent.map({ outline.declarations[$0] }), !type.modifiers.contains(.public)
    else { return false }
    let isBody = declaration.name == "body"
    let isPrivate = (isBody ? type : declaration).modifiers.contains(.private)
    guard isPrivate || isBelowProject || !needsProject && !isBody,
      !declaration.modifiers.contains(.public) || isBody
    else { return false }
    let uses = usesOfDeclaration
    if isBody {
      guard type.kind == .struct, index.symbols.types(named: [type.name], from: [], in: file).count == 1 else {
        return false
      }
    } else {
      // These names also stand for the type.
      guard declaration.name != "content", declaration.name != "makeBody",
        uses.contains(where: { $0.file == file && $0.namespace == namespace })
      else { return false }
    }
    guard !uses.isEmpty, uses.allSatisfy(condition) else { return false }
    let name = isBody ? type.name : declaration.name
    let places =
      isPrivate ? index.count(ofName: name, in: file) : index.usePlaces.count(ofName: name, in: index)
    return places == uses.count
  }

  /// Whether all files that may use the view's declarations are read.
  private var isBelowProject: Bool {
    index.projects.contains { outline.source.path.utf8.starts(with: $0.utf8) }
  }

  /// Whether the view around this one is a statement or a result, and not the value of a constant.
  private var isStatement: Bool {
    let root = ancestry[ancestry.count - 1]
    guard case .assigned = root.outline.place(ofValueAt: root.source.expression.tokens.lowerBound) else { return true }
    return false
  }

  /// Whether the view, or a view around it, is hidden or transparent, wherever the view is used.
  var isInvisible: Bool { isInvisible(below: ColorArguments.leastOpacity) }

  /// Whether the view takes no touches and isn't read aloud, because it is hidden or fully transparent, wherever it is used.
  var isShownNowhere: Bool { isInvisible(below: .leastNonzeroMagnitude) }

  private func isInvisible(below opacity: Double, depth: Int = 0) -> Bool {
    var least = 0
    for chain in ancestry {
      let isHidden = chain.source.modifiers.dropFirst(least).contains { modifier in
        guard !modifier.isConditional else { return false }
        switch modifier.name {
        case "hidden": return modifier.arguments?.isEmpty ?? false
        case "opacity": return (modifier.argument(nil)?.constant()?.value).map { $0 < opacity } ?? false
        default: return false
        }
      }
      if isHidden { return true }
      // What a hidden view opens is shown.
      if chain.isScreen { return false }
      least = chain.source.role.modifier.map { $0 + 1 } ?? 0
    }
    return depth < CodeChain.deepestUse && isUsedOnly { $0.isInvisible(below: opacity, depth: depth + 1) }
  }

  /// Whether the view is a screen that the view around it opens: the content of a sheet, or the destination of a link.
  var isScreen: Bool {
    if let name = enclosingModifier?.name {
      // A modifier of these sources may show its content in a sheet.
      return CodeChain.screens.contains(name) || name == "modifier"
        || !index.symbols.functions(named: name, in: file).isEmpty
    }
    guard let parent, parent.viewName == "NavigationLink" else { return false }
    if let label = source.role.label { return label == "destination" }
    return source.role.kind == .closure && parent.source.argument("destination") == nil
      && parent.source.argument("value") == nil
  }

  /// Whether bars stand for the text, as while data is loaded: `redacted(reason: .placeholder)` without a condition.
  var isPlaceholder: Bool { isPlaceholder(depth: 0) }

  private func isPlaceholder(depth: Int) -> Bool {
    var chain = self
    // What a later modifier shows isn't redacted by an earlier one.
    var first = 0
    while true {
      for position in chain.source.modifiers.indices where position >= first {
        let modifier = chain.modifier(at: position)
        switch modifier.name {
        case "unredacted": return false
        case "redacted": return modifier.argument("reason")?.kind == .implicitMember("placeholder")
        default: break
        }
      }
      guard let parent = chain.parent else { break }
      if let name = chain.enclosingModifier?.name, name == "toolbar" || CodeChain.screens.contains(name) {
        return false
      }
      first = chain.source.role.modifier.map { $0 + 1 } ?? 0
      chain = parent
    }
    return depth < CodeChain.deepestUse && isUsedOnly { $0.isPlaceholder(depth: depth + 1) }
  }

  /// Whether every use of the property or function whose value the control is has an accessibility label.
  func isLabelledWhereUsed(depth: Int = 0) -> Bool {
    guard parent == nil, depth < CodeChain.deepestUse, outline.declarations[source.declaration].name != "body" else {
      return false
    }
    return isUsedOnly { use in
      use.isLabelledForAccessibility ?? use.isLabelledWhereUsed(depth: depth + 1)
    }
  }
}

extension CodeIndex {
  /// Returns how often a name stands in a file, outside of previews, without its declarations.
  ///
  /// - Complexity: O(n) in the number of tokens.
  func count(ofName name: String, in file: Int) -> Int {
    let outline = files[file].outline
    let declared = Set(outline.declarations.lazy.filter { $0.name == name }.map(\.nameToken))
    return outline.uses(of: NameFilter([name])).count { !declared.contains($0.token) }
  }
}
