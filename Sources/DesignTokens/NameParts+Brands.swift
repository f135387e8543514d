import SourceText

// Names of which a word says the brand: `acme-text-primary` beside `umbra-text-primary`.

extension NameParts {
  /// The place of the word that may say the brand.
  private enum Position: CaseIterable { case first, second, last }

  /// Splits the names of brands that nearly all have in common, wherever the word of the brand is.
  mutating func splitBrands() {
    for position in Position.allCases {
      var tails: [String: Set<[String]>] = [:]
      var brands: [Int: String] = [:]
      for index in places.indices where places[index].space.isEmpty {
        var words = places[index].path.segments.flatMap(wordsOf)
        guard let place = NameParts.place(position, in: words), RoleWords.isUnknown(words[place]),
          !RoleWords.empty.contains(words[place]), !NameParts.schemes.contains(words[place])
        else { continue }
        let word = words.remove(at: place)
        brands[index] = word
        tails[word, default: []].insert(words)
      }
      let wide = tails.filter { $0.value.count >= NameParts.leastShared && NameParts.isWhole($0.value) }
      let copies = wide.keys.filter { word in
        wide.contains { other, names in
          let own = wide[word] ?? []
          return other != word && own.intersection(names).count * 5 >= max(own.count, names.count) * 4
        }
      }
      // A word of a component or of a kind is in some names only.
      let open = places.count(where: \.space.isEmpty)
      guard copies.count > 1, brands.values.count(where: copies.contains) * 5 >= open * 4 else { continue }
      for (index, word) in brands where copies.contains(word) {
        var words = places[index].path.segments.map(wordsOf)
        NameParts.remove(word, from: &words, isLast: position == .last)
        places[index] = Place(
          space: NameParts.closed + word,
          path: TokenPath(segments: words.map { $0.joined(separator: "-") }))
      }
      return
    }
  }

  /// Splits names with a word that others lack, such as `app-private-text` beside `app-text`.
  mutating func splitInsertions() {
    let open = places.indices.filter { places[$0].space.isEmpty }
    let words = open.map { places[$0].path.segments.flatMap(wordsOf) }
    let all = Set(words)
    var own: [Insertion: [Int]] = [:]
    for (index, words) in zip(open, words) where words.count > 2 {
      for place in words.indices.dropFirst().dropLast() where RoleWords.isUnknown(words[place]) {
        let insertion = Insertion(place: place, word: words[place])
        own[insertion, default: []].append(index)
      }
    }
    let byIndex = Dictionary(uniqueKeysWithValues: zip(open, words))
    for (insertion, indices) in own.sorted(by: { $0.key.word < $1.key.word })
    where indices.count >= NameParts.leastInsertions {
      let repeated = indices.filter { index in
        var words = byIndex[index] ?? []
        words.remove(at: insertion.place)
        return all.contains(words)
      }
      guard repeated.count * 5 >= indices.count * 4 else { continue }
      for index in indices where places[index].space.isEmpty {
        var words = places[index].path.segments.map(wordsOf)
        NameParts.remove(insertion.word, from: &words, isLast: false)
        places[index] = Place(
          space: NameParts.closed + insertion.word,
          path: TokenPath(segments: words.map { $0.joined(separator: "-") }))
      }
    }
  }

  /// A word at a place in names.
  private struct Insertion: Hashable {
    let place: Int
    let word: String
  }

  /// The fewest names that show that a word tells parts apart that others lack.
  private static let leastInsertions = 12

  private static func place(_ position: Position, in words: [String]) -> Int? {
    switch position {
    case .first: words.count > 1 ? 0 : nil
    case .second: words.count > 2 ? 1 : nil
    case .last: words.count > 1 ? words.count - 1 : nil
    }
  }

  private static func remove(_ word: String, from words: inout [[String]], isLast: Bool) {
    let segments = isLast ? Array(words.indices.reversed()) : Array(words.indices)
    guard let segment = segments.first(where: { words[$0].contains(word) }),
      let place = isLast ? words[segment].lastIndex(of: word) : words[segment].firstIndex(of: word)
    else { return }
    words[segment].remove(at: place)
    if words[segment].isEmpty { words.remove(at: segment) }
  }
}
