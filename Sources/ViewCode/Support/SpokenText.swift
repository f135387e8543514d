// The comparison of visible titles with accessibility labels.

/// A literal text as people see or hear it.
struct SpokenText {
  /// The words, folded: without case, punctuation, and apostrophes.
  let words: [String]
  private let text: String

  init(_ text: String) {
    self.text = text
    words = text.filter { $0 != "'" && $0 != "’" }.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Whether the text is words for people instead of the key of a localized text or a format.
  ///
  /// It has a space, or starts with a capital letter and is neither like `login.title` nor like `loginTitle`.
  var isForPeople: Bool {
    guard !words.isEmpty, !text.contains("%"), !text.contains("_") else { return false }
    let characters = Array(text)
    if characters.contains(" ") { return true }
    guard characters[0].isUppercase else { return false }
    return characters.indices.dropFirst().allSatisfy { at in
      let (character, next) = (characters[at], at + 1 < characters.count ? characters[at + 1] : " ")
      if ".:/-".contains(character), next.isLetter || next.isNumber { return false }
      return !(character.isUppercase && characters[at - 1].isLowercase)
    }
  }

  /// Whether the words of a visible title are in the text, in their order; nil if that can't be decided from the letters.
  func includes(_ title: SpokenText) -> Bool? {
    let needed = title.words.filter { !SpokenText.fillers.contains($0) }
    guard needed.contains(where: { $0.count > 2 }), !title.words.contains(where: { $0.contains(where: \.isNumber) })
    else { return nil }
    // "Log in" is in "Login".
    let compact = title.words.joined()
    if words.indices.contains(where: { words[$0...].joined().hasPrefix(compact) }) { return true }
    var next = 0
    for word in words where next < needed.count && SpokenText.isSame(word, needed[next]) { next += 1 }
    if next == needed.count { return true }
    let missing = needed.filter { word in !words.contains { SpokenText.isSame($0, word) } }
    // Accents and other scripts have words that this comparison doesn't fold.
    let isPlain = (words + needed).allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
    return isPlain && missing.contains { !mayAbbreviate($0, in: title) } ? false : nil
  }

  /// Words that titles add or omit without another meaning.
  private static let fillers: Set<String> = [
    "a", "an", "and", "the", "of", "to", "your", "my", "this", "here", "now", "please", "tap", "click", "press",
  ]

  /// Whether two words are equal, or one is the other with an ending: "favorite" and "favorites".
  private static func isSame(_ first: String, _ second: String) -> Bool {
    if first == second { return true }
    let (short, long) = first.utf8.count < second.utf8.count ? (first, second) : (second, first)
    return short.utf8.count > 2 && long.utf8.count - short.utf8.count <= 3 && long.hasPrefix(short)
  }

  /// Whether a short word of a title may be an abbreviation of words in the text.
  private func mayAbbreviate(_ word: String, in title: SpokenText) -> Bool {
    guard word.utf8.count <= 4 else { return false }
    if word.utf8.count < 3 || title.text.holdsBytes(of: word.uppercased()) { return true }
    if words.compactMap(\.first).map(String.init).joined().holdsBytes(of: word) { return true }
    return words.contains { long in
      var rest = word[...]
      for letter in long where letter == rest.first { rest = rest.dropFirst() }
      return long.first == word.first && rest.isEmpty
    }
  }
}
