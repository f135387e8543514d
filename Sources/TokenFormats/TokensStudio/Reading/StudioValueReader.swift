import CSSText
import ColorScience
import DesignTokens
import SourceText

/// Makes values of tokens from what is written, in one mode after the other.
struct StudioValueReader {
  let table: StudioTable
  let sources: DTCGSources
  let setNames: [String]
  /// The mode that values are read for.
  var evaluator: StudioEvaluator
  var notices: StudioNotices
  /// Targets of aliases that no set of the project has.
  var optionalTargets: Set<TokenPath> = []
  /// Whether some mode has a token of a name.
  let isUsed: [Bool]

  init(_ table: StudioTable, _ sources: DTCGSources, _ project: StudioProject, isUsed: [Bool], _ notices: StudioNotices)
  {
    (self.table, self.sources, self.isUsed, self.notices) = (table, sources, isUsed, notices)
    setNames = project.sets.map(\.name)
    evaluator = StudioEvaluator(merged: [])
  }

  func location(of node: PlacedNode) -> SourceLocation { table.location(of: node) }

  // MARK: A token

  /// The value of a token in the mode.
  mutating func value(of token: StudioToken) throws(FormatError) -> AuthoredValue {
    let path = table.paths[token.path]
    guard let modifier = token.modifier else {
      let content = try content(of: token.value, as: token.type, layers: token.layers, path)
      return AuthoredValue(noted(content, token.value), text: quote(token.value), at: location(of: token.value))
    }
    let content = modifiedContent(token, modifier)
    let kind = modifier["type"]?.word ?? "modifier"
    let amount = modifier.string ?? modifier["value"].map { quote($0) } ?? ""
    let text = "\(quote(token.value)) with \(kind) \(amount)"
    // The whole object makes the color, so that no editor takes a part of it for the color.
    return AuthoredValue(noted(content, token.object), text: text, at: location(of: token.object))
  }

  /// A color with a modifier; one that only sets the alpha of an opaque token stays an alias.
  private mutating func modifiedContent(_ token: StudioToken, _ modifier: PlacedNode) -> AuthoredValue.Content {
    guard token.type == .color else { return .undecidable("its modifier changes a value that isn't a color") }
    let base = evaluator.result(of: token.value, isColor: true, in: table)
    guard case .color(let color, _) = base else {
      if case .unknown(let reason) = base { return .undecidable(reason) }
      return .undecidable("its modifier changes a value that isn't a color")
    }
    let (change, reason) = evaluator.modifier(of: modifier, in: table)
    guard let change else { return .undecidable(reason) }
    switch change.applied(to: color) {
    case .color(let result, _):
      if change.kind != .alpha {
        notices.add(
          "modified colors are computed exactly; Tokens Studio rounds them to 8 bits", at: location(of: token.object))
      } else if color.isOpaque, let target = wholeTarget(of: token.value) {
        return .translucentAlias(target, alpha: result.alpha)
      }
      return .literal(.color(result))
    case .unknown(let reason): return .undecidable(reason)
    case .text, .node: return .undecidable("its modifier has no result")
    }
  }

  /// The token that a whole text refers to in the mode; nil if it is something else.
  private mutating func wholeTarget(of node: PlacedNode) -> TokenPath? {
    guard let reference = node.string.flatMap({ StudioText($0).reference }),
      let name = evaluator.name(of: reference, in: table),
      case .token(let position) = evaluator.target(named: name, in: table)
    else { return nil }
    return table.paths[position]
  }

  /// Notices a value that can't be determined.
  private mutating func noted(_ content: AuthoredValue.Content, _ node: PlacedNode) -> AuthoredValue.Content {
    if case .undecidable(let reason) = content { notices.add("undetermined value: \(reason)", at: location(of: node)) }
    return content
  }

  // MARK: A value

  /// The content of a value or of a part of one.
  mutating func content(
    of node: PlacedNode, as type: StudioType, layers: [PlacedNode] = [], _ token: TokenPath
  ) throws(FormatError) -> AuthoredValue.Content {
    if let number = node.number { return try literal(JSONText.text(of: number), as: type, node, token) }
    guard let string = node.string else { return try parts(of: node, as: type, layers: layers, token) }
    let text = StudioText(string)
    if let plain = text.plain { return try literal(plain, as: type, node, token) }
    if let reference = text.reference { return try aliased(reference, node, as: type, token) }
    if type == .color { return color(of: text, node) }
    switch evaluator.result(of: node, isColor: false, in: table) {
    case .text(let plain): return try literal(plain, as: type, node, token)
    case .unknown(let reason): return .undecidable(reason)
    case .color, .node: return .undecidable("its references lead to values of different types")
    }
  }

  /// An alias, or why it leads nowhere.
  private mutating func aliased(
    _ reference: StudioText, _ node: PlacedNode, as type: StudioType, _ token: TokenPath
  ) throws(FormatError) -> AuthoredValue.Content {
    guard let name = evaluator.name(of: reference, in: table) else {
      return .undecidable("a reference in the name of its reference can't be determined")
    }
    switch evaluator.target(named: name, in: table) {
    case .token(let position): return .alias(table.paths[position])
    case .absent(let position):
      if isUsed[position] { return .alias(table.paths[position]) }
      let set = table.tokens.first { $0.path == position }.map { setNames[$0.set] } ?? ""
      return .undecidable("{\(name)} is in the set \"\(set)\", which no theme enables")
    case .missing(let name):
      optionalTargets.insert(TokenPath(name))
      return .alias(TokenPath(name))
    case .part:
      switch evaluator.result(of: node, isColor: type == .color, in: table) {
      case .text(let text): return try literal(text, as: type, node, token)
      case .color(let color, _): return .literal(.color(color))
      case .node: return .undecidable("{\(name)} has several parts")
      case .unknown(let reason): return .undecidable(reason)
      }
    }
  }

  /// A color with references in it; one that only gives an opaque token an alpha stays an alias.
  private mutating func color(of text: StudioText, _ node: PlacedNode) -> AuthoredValue.Content {
    switch evaluator.result(of: node, isColor: true, in: table) {
    case .color(let color, _):
      if let reference = StudioAlphaCall(text)?.base.reference, let name = evaluator.name(of: reference, in: table),
        case .token(let position) = evaluator.target(named: name, in: table), isOpaque(position)
      {
        return .translucentAlias(table.paths[position], alpha: color.alpha)
      }
      return .literal(.color(color))
    case .unknown(let reason): return .undecidable(reason)
    case .text, .node: return .undecidable("its references lead to values that aren't colors")
    }
  }

  private mutating func isOpaque(_ position: Int) -> Bool {
    guard case .color(let color, _) = evaluator.result(ofName: position, in: table) else { return false }
    return color.isOpaque
  }

  /// A value as reports quote it.
  func quote(_ node: PlacedNode) -> String {
    if let text = node.string { return text }
    return DTCGReading(level: .lenient, sources: sources).oneLine(node)
  }
}
