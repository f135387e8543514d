import SourceText

/// The order of documents that nothing imports: those that need names of each other share a scope, in the order of their needs.
struct SCSSOrder {
  /// The positions of documents that are read together.
  private(set) var groups: [[Int]] = []

  /// - Complexity: O(n + m log m) for n bytes and m documents with their names.
  init(_ documents: [SourceFile], _ outlines: [SCSSOutline]) {
    let positions = Dictionary(documents.enumerated().map { ($1.path, $0) }) { first, _ in first }
    var imported: Set<Int> = []
    for (position, outline) in outlines.enumerated() {
      for address in outline.imports {
        let paths = SCSSAddress(address).paths.map { SCSSAddress.joined(documents[position].path, $0) }
        if let found = paths.lazy.compactMap({ positions[$0] }).first, found != position { imported.insert(found) }
      }
    }
    var definers: [String: [Int]] = [:]
    for (position, outline) in outlines.enumerated() where !outline.hasModules && !imported.contains(position) {
      for name in outline.defined { definers[name, default: []].append(position) }
    }
    var needs = [Set<Int>](repeating: [], count: documents.count)
    for (position, outline) in outlines.enumerated() where !outline.hasModules && !imported.contains(position) {
      for name in outline.read where !outline.defined.contains(name) {
        needs[position].formUnion(definers[name] ?? [])
      }
    }
    groups = SCSSOrder.groups(needs).map { $0.filter { !imported.contains($0) } }.filter { !$0.isEmpty }
  }

  private static func groups(_ needs: [Set<Int>]) -> [[Int]] {
    var group = Array(needs.indices)
    func root(_ position: Int, _ group: [Int]) -> Int {
      var position = position
      while group[position] != position { position = group[position] }
      return position
    }
    for (position, others) in needs.enumerated() {
      for other in others.sorted() {
        let (left, right) = (root(position, group), root(other, group))
        group[max(left, right)] = min(left, right)
      }
    }
    var members: [Int: [Int]] = [:]
    for position in needs.indices { members[root(position, group), default: []].append(position) }
    return members.sorted { $0.key < $1.key }.map { sorted($0.value, needs) }
  }

  /// What is needed comes first; in a circle, the given order holds.
  private static func sorted(_ members: [Int], _ needs: [Set<Int>]) -> [Int] {
    var order: [Int] = []
    var rest = members
    while !rest.isEmpty {
      let open = Set(rest)
      let ready = rest.first { needs[$0].isDisjoint(with: open.subtracting([$0])) } ?? rest[0]
      order.append(ready)
      rest.removeAll { $0 == ready }
    }
    return order
  }
}
