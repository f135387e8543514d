import DesignTokens
import SourceText

/// The names that colors are made of: those of tokens with colors, and all that these refer to, such as an alpha or the amount of a modifier.
struct StudioColorNames {
  private var names: Set<Int> = []

  /// Follows the references of all color tokens.
  ///
  /// - Complexity: O(n) in the size of the values.
  init(_ table: StudioTable) {
    let tokens = Dictionary(grouping: table.tokens, by: \.path)
    var open: [Int] = []
    for token in table.tokens where token.type.holdsColors && names.insert(token.path).inserted {
      open.append(token.path)
    }
    while let name = open.popLast() {
      for token in tokens[name] ?? [] {
        var found: [Int] = []
        StudioColorNames.references(in: token.value.json, table, &found)
        if let modifier = token.modifier { StudioColorNames.references(in: modifier.json, table, &found) }
        for next in found where names.insert(next).inserted { open.append(next) }
      }
    }
  }

  /// Whether a color is made of the tokens with a name.
  func contains(_ name: Int) -> Bool { names.contains(name) }

  private static func references(in node: JSONNode, _ table: StudioTable, _ found: inout [Int]) {
    if let text = node.string { return references(in: StudioText(text), table, &found) }
    for part in node.members?.map(\.value) ?? node.elements ?? [] { references(in: part, table, &found) }
  }

  private static func references(in text: StudioText, _ table: StudioTable, _ found: inout [Int]) {
    for case .reference(let reference) in text.parts {
      guard let name = reference.plain else {
        references(in: reference, table, &found)
        continue
      }
      if let position = table.position(of: TokenPath(name)) { found.append(position) }
      // The name may be that of a part: `{border.color}`.
      guard let dot = name.utf8.lastIndex(of: Ascii.point) else { continue }
      if let position = table.position(of: TokenPath(String(name[..<dot]))) { found.append(position) }
    }
  }
}
