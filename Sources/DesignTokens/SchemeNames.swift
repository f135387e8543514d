/// Names of which each says for which scheme it is, such as `text_light` beside `text_dark`.
struct SchemeNames {
  private var schemes: [Int: String] = [:]

  /// The fewest names with both words that show that the words mean schemes: a text may be dark by itself.
  private static let leastNames = 3

  /// - Complexity: O(n) in the names.
  init(_ names: [RoleName]) {
    var variants: [[String]: [(index: Int, scheme: String)]] = [:]
    for name in names {
      let found = name.words.filter { $0 == "light" || $0 == "dark" }
      // `light-50` and `dark-50` are steps of two ramps.
      guard found.count == 1, name.words.contains(where: { $0 != found[0] && !RoleWords.isNumber($0) }) else {
        continue
      }
      let stem = name.words.map { $0 == found[0] ? "*" : $0 }
      variants[stem, default: []].append((name.index, found[0]))
    }
    let complete = variants.values.filter { Set($0.map(\.scheme)).count == 2 }
    guard complete.count >= SchemeNames.leastNames else { return }
    for entry in complete.joined() { schemes[entry.index] = entry.scheme }
  }

  /// Whether a name says for which scheme it is.
  func hasScheme(_ index: Int) -> Bool { schemes[index] != nil }

  /// Whether one name is for light and the other for dark.
  func areOpposite(_ first: Int, _ second: Int) -> Bool {
    guard let one = schemes[first], let other = schemes[second] else { return false }
    return one != other
  }
}
