import DesignTokens

/// Token files that no configuration orders, grouped by the mode that their names speak of.
struct FileModes {
  /// Files of one mode, by their positions; nil is for files whose names speak of none.
  struct Group {
    let mode: Mode?
    var positions: [Int]
  }

  /// The groups: files of no mode first, then light before dark, standard contrast before increased.
  ///
  /// Files of one kind stay one group without a mode: a single `dark.json` is no second look of anything.
  static func groups(_ paths: [String]) -> [Group] {
    var groups: [Group] = []
    for (position, path) in paths.enumerated() {
      let mode = mode(of: path)
      if let index = groups.firstIndex(where: { $0.mode == mode }) {
        groups[index].positions.append(position)
      } else {
        groups.append(Group(mode: mode, positions: [position]))
      }
    }
    guard groups.count > 1 else { return [Group(mode: nil, positions: Array(paths.indices))] }
    return groups.sorted { rank($0.mode) < rank($1.mode) }
  }

  /// The mode that a path speaks of: its own name counts before those of its folders; nil when it speaks of none.
  static func mode(of path: String) -> Mode? {
    var scheme: Mode.Scheme?
    var isIncreased = false
    for name in normalized(path).reversed() {
      guard let guess = Mode(guessedFrom: name) else { continue }
      if guess.contrast == .increased { isIncreased = true }
      // Unlike themes.darkBlue, a darkroom.json is about something else.
      let words = wordsOf(name)
      let isDark = guess.scheme == .dark && words.contains(where: FileModes.darkWords.contains)
      let speaksOfScheme = isDark || words.contains("light")
      if scheme == nil, speaksOfScheme { scheme = guess.scheme }
    }
    guard scheme != nil || isIncreased else { return nil }
    return Mode(guessedFrom: (scheme ?? .light).rawValue + (isIncreased ? "-high-contrast" : ""))
  }

  private static let darkWords: Set<String> = [
    "dark", "night", "darkmode", "nightmode", "darktheme", "darkhc", "darkcontrast",
  ]

  /// The modes of files, the base of each among them and others that are known.
  static func modes(_ spoken: [Mode], beside others: [Mode]) -> [Mode] {
    let modes = spoken.sorted { rank($0) < rank($1) }
    let names = (modes + others).map(\.name)
    return modes.map { mode in
      let base = mode.base.map { names.contains($0) ? $0 : names.first { $0 != mode.name } } ?? nil
      return Mode(mode.name, scheme: mode.scheme, contrast: mode.contrast, base: base)
    }
  }

  private static func rank(_ mode: Mode?) -> Int {
    let order = ["light", "dark", "light-high-contrast", "dark-high-contrast"]
    return mode.flatMap { order.firstIndex(of: $0.name) } ?? -1
  }
}
