import DesignTokens
import SourceText

/// The names of colors, as code refers to them.
///
/// Code spells a token in the way of its language: `text.primary` is `--text-primary`, `$text-primary`, `colors.textPrimary`, or
/// `@color/text_primary`. Only letters and digits count.
struct ColorNames: Sendable {
  /// The positions of the tokens with a name.
  private var whole: [String: [Int]] = [:]
  /// The positions of the tokens with a name without its first group.
  private var shortened: [String: [Int]] = [:]

  /// The folders of the files of each token, by position.
  private let folders: [[[String]]]
  /// The folders of the file that is read.
  private var place: [String] = []

  /// Words that begin a name without saying which color it is, as other people's code spells them.
  private static let general: Set<String> = [
    "color", "colors", "colour", "colours", "uicolor", "nscolor", "token", "tokens", "theme", "themes", "palette",
    "scheme", "colorscheme", "app", "ds", "vars", "var", "of", "current", "context", "res", "resources", "asset",
    "assets", "r", "t", "c", "props", "style", "styles", "semantic",
  ]

  /// Words that change which color a name means.
  private static let variants: Set<String> = ["dark", "light", "inverse", "disabled", "hover", "night", "on", "not"]

  /// Colors of platforms, such as `Color.white` of SwiftUI and `Colors.teal` of Flutter. A token with the same name is another color.
  private static let platform: Set<String> = [
    "white", "black", "clear", "red", "green", "blue", "gray", "grey", "orange", "yellow", "pink", "purple", "cyan",
    "magenta", "brown", "teal", "indigo", "mint", "primary", "secondary", "tertiary", "label",
    "transparent",
  ]

  /// Creates names.
  ///
  /// - Parameters:
  ///   - paths: the paths of color tokens.
  ///   - positions: the position of the color of each path; two paths can be names of one color.
  ///   - spaces: the part of the system that the color at each position belongs to.
  ///   - files: the paths of the files with the values of the color at each position.
  init(_ paths: [TokenPath], positions: [Int], spaces: [String], files: [[String]]) {
    folders = files.map { Set($0).map { Array(normalized($0).dropLast()) } }
    for (path, position) in zip(paths, positions) {
      let segments = path.segments.map(wordsOf)
      let words = segments.flatMap { $0 }
      // Nothing is on a transparent color, but on what is behind it.
      guard !words.contains("transparent") else { continue }
      add(position, to: &whole, words[...])
      let rest = words.drop { ColorNames.general.contains($0) }
      if rest.count < words.count { add(position, to: &whole, rest) }
      // The first group can be a type or a file, whose name code replaces.
      if segments.count > 1, words.count - segments[0].count > 1 {
        add(position, to: &shortened, words.dropFirst(segments[0].count))
      }
    }
    // If two colors of one set have names with the same end, either may be meant.
    shortened = shortened.filter { _, found in Set(found.map { spaces[$0] }).count == found.count }
  }

  private func add(_ position: Int, to names: inout [String: [Int]], _ words: ArraySlice<String>) {
    guard !words.isEmpty else { return }
    let key = words.joined()
    if names[key]?.contains(position) != true { names[key, default: []].append(position) }
  }

  /// Returns the names for a file. If several apps define a name, the color in the nearest folder is meant.
  func names(in file: String) -> ColorNames {
    var names = self
    names.place = Array(normalized(file).dropLast())
    return names
  }

  private func nearest(_ found: [Int]?) -> [Int]? {
    guard let found, found.count > 1 else { return found }
    func shared(_ position: Int) -> Int {
      folders[position].map { zip($0, place).prefix { $0 == $1 }.count }.max() ?? 0
    }
    let most = found.map(shared).max() ?? 0
    let near = found.filter { shared($0) == most }
    // Only other apps define the name, so the color that is meant wasn't read.
    let isOfOthers = most == 0 && Set(near.flatMap { folders[$0].map(\.first) }).count > 1
    return isOfOthers ? [] : near
  }

  /// Returns the colors with a name, such as that in `bg-surface`.
  func colors(named name: String) -> [Int] { nearest(whole[wordsOf(name).joined()]) ?? [] }

  /// Returns the colors that a reference means, such as `theme.colors.textPrimary`; empty if it may mean another color.
  ///
  /// - Parameters:
  ///   - isWhole: whether the reference is a whole name, such as that of a variable, rather than a chain of names.
  ///   - mayBePlatform: whether a word such as `white` is likelier a color of the platform.
  ///   - isAttribute: whether the reference is that of an attribute of a theme, whose name a resource may have too.
  func colors(of reference: String, isWhole: Bool, mayBePlatform: Bool, isAttribute: Bool = false) -> [Int] {
    let words = wordsOf(reference)
    for start in words.indices {
      let dropped = words[..<start]
      let rest = words[start...]
      if rest.count == 1 || isWhole { guard dropped.allSatisfy(ColorNames.general.contains) else { return [] } }
      guard dropped.allSatisfy({ !ColorNames.variants.contains($0) }) else { return [] }
      if rest.count == 1, mayBePlatform, ColorNames.platform.contains(rest.joined()) { return [] }
      let key = rest.joined()
      if isAttribute, let found = nearest(shortened[key]) { return found }
      if let found = nearest(whole[key]) { return found }
      if let found = nearest(shortened[key]) { return found }
    }
    return []
  }
}
