import SwiftSource

extension CodeChain {
  /// The distances between neighboring controls of a stack with declared spacing; empty without such neighbors.
  ///
  /// Controls are neighbors if no unconditional view is between them. A control in a `ForEach` is a neighbor of itself.
  public var controlGaps: [CodeViewSize] {
    // Few views declare spacing.
    guard source.arguments?.contains(where: { CodeChain.spacings.contains($0.label ?? "") }) ?? false, let viewName,
      let content = content()
    else { return [] }
    switch viewName {
    case "HStack", "LazyHStack", "LazyHGrid": return gaps("spacing", CodeChain.items(of: content), isRow: true)
    case "VStack", "LazyVStack", "LazyVGrid": return gaps("spacing", CodeChain.items(of: content), isRow: false)
    case "Grid":
      var gaps: [CodeViewSize] = []
      for view in content.flatMap(\.views) {
        let rows = view.viewName == "ForEach" ? view.content()?.flatMap(\.views) ?? [] : [view]
        for row in rows where row.viewName == "GridRow" {
          let items = CodeChain.items(of: row.content() ?? [])
          gaps += self.gaps("horizontalSpacing", items, isRow: true)
        }
      }
      return gaps
    default: return []
    }
  }

  private static let spacings = ["spacing", "horizontalSpacing"]

  private func gaps(_ label: String, _ items: [Item], isRow: Bool) -> [CodeViewSize] {
    guard let expression = source.argument(label), expression.unparenthesized.kind != .nil else { return [] }
    let spacing = value(of: expression)
    var gaps: [CodeViewSize] = []
    var last: CodeChain?
    var dividers = 0
    for item in items {
      switch item {
      case .other: last = nil
      case .divider: dividers += 1
      case .control(let control):
        if let last {
          var gap = CodeViewSize(least: 0, most: 0, takesLeast: true, isFramed: true)
          for _ in 0...dividers { gap = gap.padded(spacing) }
          gap = gap.padded(.number(Double(dividers) * CodeChain.dividerThickness))
          let (before, after) = (last.outerInsets, control.outerInsets)
          for inset in before { gap = gap.padded(isRow ? inset.trailing : inset.bottom) }
          for inset in after { gap = gap.padded(isRow ? inset.leading : inset.top) }
          gaps.append(gap)
        }
        (last, dividers) = (control, 0)
      }
    }
    return gaps
  }

  /// The maximum thickness of a divider, in points.
  private static let dividerThickness = 1.0

  private enum Item {
    case control(CodeChain)
    case divider
    case other

    var isControl: Bool { if case .control = self { true } else { false } }
  }

  private static func items(of content: [CodeContent], depth: Int = 0) -> [Item] {
    guard depth < 16 else { return [.other] }
    return content.flatMap { item -> [Item] in
      switch item {
      case .view(let view):
        switch view.viewName {
        case "EmptyView": return []
        case "Divider": return [.divider]
        case "Group", "Section": return view.content().map { items(of: $0, depth: depth + 1) } ?? [.other]
        case "ForEach":
          let inner = view.content().map { items(of: $0, depth: depth + 1) } ?? [.other]
          return inner + inner
        default: return [view.control == nil ? .other : .control(view)]
        }
      case .choice(let branches):
        let each = branches.map { items(of: $0, depth: depth + 1) }
        let most = each.max { $0.count(where: \.isControl) < $1.count(where: \.isControl) } ?? []
        if most.contains(where: \.isControl) { return most }
        return each.contains(where: \.isEmpty) ? [] : [.other]
      }
    }
  }

  /// The padding around the touch target.
  private var outerInsets: [CodeInsets] {
    var start = 0
    if case .gesture(let position) = control { start = position + 1 }
    return source.modifiers.indices.dropFirst(start).map { modifier(at: $0) }
      .filter { $0.name == "padding" && $0.source.arguments != nil }.map(\.insets)
  }
}
