import SourceText

/// Finds out whether the references of a document name the set before the token, as tools do that read the sets as groups.
struct StudioQualification {
  /// The names of the tokens in each set, and of all.
  private var own: [String: Set<String>] = [:]
  private var all: Set<String> = []
  private var (qualified, plain) = (0, 0)

  /// Whether sets are parts of the names of their tokens.
  ///
  /// - Complexity: O(n) in the bytes of the document.
  static func holds(_ sets: [StudioProject.TokenSet]) -> Bool {
    guard sets.count > 1 else { return false }
    var finder = StudioQualification()
    for set in sets { finder.collect(set.root.json, "", set.name) }
    for set in sets { finder.count(set.root.json) }
    return finder.qualified > finder.plain
  }

  private mutating func collect(_ node: JSONNode, _ path: String, _ set: String) {
    // Groups count too: a reference can name a part of a token.
    if !path.isEmpty {
      own[set, default: []].insert(path)
      all.insert(path)
    }
    guard path.utf8.count < DTCGTree.pathLimit else { return }
    for member in node.members ?? [] where member.value.members != nil && member.name.utf8.first != UInt8(ascii: "$") {
      collect(member.value, path.isEmpty ? member.name : path + "." + member.name, set)
    }
  }

  private mutating func count(_ node: JSONNode) {
    if let text = node.string, text.utf8.first == UInt8(ascii: "{"), let name = StudioText(text).reference?.plain {
      guard !all.contains(name) else { return plain += 1 }
      guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return }
      let rest = String(name[name.utf8.index(after: dot)...])
      if own[String(name[..<dot])]?.contains(rest) == true { qualified += 1 }
    }
    for member in node.members ?? [] { count(member.value) }
    for element in node.elements ?? [] { count(element) }
  }
}
