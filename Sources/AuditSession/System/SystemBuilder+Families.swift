import Audit
import DesignTokens
import SourceText

// Families, ramps, and locked tokens, with patterns resolved to tokens.

extension SystemBuilder {
  /// The maximum number of colors in one family, because every pair is compared in every mode.
  static let familyLimit = 100
  /// The maximum number of color pairs in all families.
  static let familyPairLimit = 20_000
  /// The maximum number of tokens in all ramps.
  static let rampTokenLimit = 10_000

  mutating func families() -> [ColorFamily] {
    var families: [ColorFamily] = []
    var pairCount = 0
    for entry in configuration.families {
      let count = problems.count
      let colors = colors(of: entry.colors, in: "the family \"\(entry.name)\"")
      pairCount += colors.count * (colors.count - 1) / 2
      if colors.count < 2 {
        // A misspelled name is reported on its own, not also as a family that is too small.
        guard problems.count == count else { continue }
        problems.append(tooFew("colors in the family \"\(entry.name)\"", colors.count, entry.location))
      } else if colors.count > SystemBuilder.familyLimit || pairCount > SystemBuilder.familyPairLimit {
        let expected =
          "at most \(SystemBuilder.familyLimit) colors in a family and \(SystemBuilder.familyPairLimit) pairs of colors in all families"
        problems.append(.unexpected(expected: expected, found: "more", entry.location))
        return families
      }
      families.append(ColorFamily(name: entry.name, colors: colors, declaration: entry.location))
    }
    return families
  }

  mutating func ramps() -> [[TokenPath]] {
    var ramps: [[TokenPath]] = []
    var tokenCount = 0
    for entry in configuration.ramps {
      let count = problems.count
      let colors = colors(of: entry.tokens, in: "a ramp")
      if colors.count < 2, problems.count == count {
        problems.append(tooFew("tokens in a ramp", colors.count, entry.location))
      }
      ramps.append(colors)
      tokenCount += colors.count
      guard tokenCount <= SystemBuilder.rampTokenLimit else {
        let expected = "at most \(SystemBuilder.rampTokenLimit) tokens in all ramps"
        problems.append(.unexpected(expected: expected, found: "more", entry.location))
        return ramps
      }
    }
    return ramps
  }

  mutating func locked() -> [PathPattern] {
    for entry in configuration.locked where tokens.paths(matching: entry.value).isEmpty { noteMissing(entry) }
    return configuration.locked.map(\.value)
  }

  /// Returns the colors that patterns match, in pattern order; a duplicate is a problem, because one entry is a mistake.
  private mutating func colors(of entries: [Configuration.Named<PathPattern>], in list: String) -> [TokenPath] {
    var colors: [TokenPath] = []
    var known: Set<TokenPath> = []
    for entry in entries {
      let matches = tokens.paths(matching: entry.value)
      if matches.isEmpty { noteMissing(entry) }
      for path in matches {
        guard known.insert(path).inserted else {
          problems.append(.repeatedToken(path, in: list, entry.location))
          continue
        }
        if isColor(path, at: entry.location) { colors.append(path) }
      }
    }
    return colors
  }

  private mutating func noteMissing(_ entry: Configuration.Named<PathPattern>) {
    let name = entry.value.description
    problems.append(.noSuchToken(name, suggestion: suggestion(for: name), entry.location))
  }

  private func tooFew(_ kind: String, _ count: Int, _ place: SourceLocation) -> ConfigurationError {
    .unexpected(expected: "at least two \(kind)", found: "\(count)", place)
  }
}
