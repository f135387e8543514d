import SwiftSource

extension CodeChain {
  /// The maximum number of tokens between a cell and its label's font.
  private static let longestCell = 400

  /// Whether the value is assigned to the detail label of a table cell that the nearest source before creates in the default style, which has none.
  var isOfMissingLabel: Bool {
    guard case .assigned(let equals) = outline.place(ofValueAt: source.expression.tokens.lowerBound), equals > 6,
      (equals - 6..<equals).contains(where: { outline.isToken($0, "detailTextLabel") })
    else { return false }
    let least = max(outline.declarations[source.declaration].tokens.lowerBound, equals - CodeChain.longestCell)
    for token in stride(from: equals, to: least, by: -1)
    where outline.isToken(token, "UITableViewCell") && outline.tokens[token + 1].kind == .openParenthesis {
      guard let arguments = outline.group(at: token + 1) else { return false }
      return arguments.isEmpty || arguments.contains { outline.tokens[$0].word == .default }
    }
    return false
  }
}
