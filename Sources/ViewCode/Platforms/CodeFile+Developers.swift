import Audit

extension CodeFile {
  private static let developerWords: Set<String> = ["debug", "debugging"]
  private static let publicWords: Set<String> = ["log", "logs", "non", "not", "no", "release"]

  /// Returns for each dotted name of a declaration whether one of its types, the file, or a folder is named after debugging.
  static func areForDevelopers(_ names: [String], in file: String) -> [Bool] {
    guard !isForDevelopers(file, separator: "/") else { return names.map { _ in true } }
    return names.map { $0.holdsBytes(of: "ebug") && isForDevelopers($0, separator: ".") }
  }

  /// The number of chains that rules check and that are for developers.
  var developerChainCount: Int { chains.count { isForDevelopers[$0.declaration] } }

  /// Whether a part of a name says that it is for debugging: a type, a file, or a folder that starts with the word, or a type that has it.
  ///
  /// Names with a word such as `log`, `release`, or `not` are excluded, because people can see these screens.
  private static func isForDevelopers(_ name: String, separator: Character) -> Bool {
    guard name.holdsBytes(of: "ebug") else { return false }
    return name.split(separator: separator).contains { part in
      guard separator == "/" || part.first?.isUppercase == true else { return false }
      let words = CodeIndex.words(of: part)
      let isNamed =
        separator == "/" ? developerWords.contains(words[0]) : words.contains(where: developerWords.contains)
      return isNamed && !words.contains(where: publicWords.contains)
    }
  }
}

extension CodeChain {
  /// People who use the app don't see screens for developers, unless much of the code is for them, and probably nothing that no code in use names, so
  /// findings there are notes.
  public var highestLevel: Level? {
    let file = index.files[file]
    return file.isUnnamed[source.declaration] || file.isForDevelopers[source.declaration] && index.isMostlyForUsers
      ? .note : nil
  }

  /// The declaration that no code in use names, if that is why findings are notes.
  public var related: [RelatedLocation] {
    let file = index.files[file]
    guard file.isUnnamed[source.declaration] else { return [] }
    var declaration = source.declaration
    while let parent = file.outline.declarations[declaration].parent, file.isUnnamed[parent] { declaration = parent }
    let name = file.outline.declarations[declaration]
    return [
      RelatedLocation(
        "a note, because no code in use names \(name.name)",
        file.outline.location(of: name.nameToken..<name.nameToken + 1))
    ]
  }
}

extension CodeModifier {
  public var highestLevel: Level? { chain.highestLevel }
  public var related: [RelatedLocation] { chain.related }
}

extension CodeCall {
  public var highestLevel: Level? { chain.highestLevel }
  public var related: [RelatedLocation] { chain.related }
}
