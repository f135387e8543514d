/// The families of tokens: those of a source, and of each format that repeats them.
///
/// Families with the same names are copies of one set. Colors of one are never paired with colors of another.
struct NameFamilies {
  /// A text before the part of each name, by family; empty for the families that form one set.
  private(set) var prefixes: [Int: String] = [:]
  private let families: [Int]
  private var wordsByFamily: [Int: Set<String>] = [:]

  /// - Parameter families: the family of each token; the source has the lowest number.
  init(_ names: [RoleName], _ families: [Int]) {
    self.families = families
    guard families.contains(where: { $0 != families.first }) else { return }
    for name in names { wordsByFamily[families[name.index], default: []].insert(name.key) }
    var united: Set<String> = []
    for family in wordsByFamily.keys.sorted() {
      let own = wordsByFamily[family] ?? []
      let repeated = own.intersection(united).count
      if repeated > 1 || repeated * 2 > own.count { prefixes[family] = "\(family)\u{0}" } else { united.formUnion(own) }
    }
  }

  func prefix(of name: RoleName) -> String { families.isEmpty ? "" : prefixes[families[name.index]] ?? "" }

  /// Whether a color of one family is on a color of another, although its own family has both names.
  func areApart(_ front: RoleName, _ back: RoleName) -> Bool {
    guard !families.isEmpty else { return false }
    let (first, second) = (families[front.index], families[back.index])
    guard first != second else { return false }
    func has(_ family: Int, _ name: RoleName) -> Bool {
      guard let own = wordsByFamily[family] else { return false }
      return own.contains(name.key) || name.keyInType.map(own.contains) == true
    }
    return has(first, back) || has(second, front)
  }

  /// Returns the position of the color that each color of a copy repeats.
  func originals(_ names: [RoleName]) -> [Int: Int] {
    guard !prefixes.isEmpty else { return [:] }
    var first: [String: Int] = [:]
    var found: [Int: Int] = [:]
    for name in names.sorted(by: { (families[$0.index], $0.index) < (families[$1.index], $1.index) }) {
      if let original = first[name.key] {
        if prefixes[families[name.index]] != nil, families[original] != families[name.index] {
          found[name.index] = original
        }
      } else {
        first[name.key] = name.index
      }
    }
    return found
  }
}
