import Audit

extension CodeFile {
  private static let developerWords: Set<String> = ["debug", "debugger", "debugging"]

  /// Returns for each dotted name of a declaration whether one of its types, the file, or a folder is named after debugging.
  static func areForDevelopers(_ names: [String], in file: String) -> [Bool] {
    guard !isForDevelopers(file, separator: "/") else { return names.map { _ in true } }
    return names.map { $0.holdsBytes(of: "ebug") && isForDevelopers($0, separator: ".") }
  }

  /// Whether the file has a view that isn't for developers.
  var hasViewsForUsers: Bool {
    zip(outline.declarations, isForDevelopers).contains { !$1 && $0.hasMembers && outline.isView($0) }
  }

  /// Whether a part of a name that starts with a capital letter, as the names of types do, has a word for debugging.
  private static func isForDevelopers(_ name: String, separator: Character) -> Bool {
    guard name.holdsBytes(of: "ebug") else { return false }
    return name.split(separator: separator).contains { part in
      (separator == "/" || part.first?.isUppercase == true)
        && CodeIndex.words(of: part).contains(where: developerWords.contains)
    }
  }
}

extension CodeChain {
  /// People who use the app don't see screens for developers, so findings in them are notes, unless there is nothing else.
  public var highestLevel: Level? {
    index.files[file].isForDevelopers[source.declaration] && index.hasViewsForUsers ? .note : nil
  }
}

extension CodeModifier {
  public var highestLevel: Level? { chain.highestLevel }
}

extension CodeCall {
  public var highestLevel: Level? { chain.highestLevel }
}
