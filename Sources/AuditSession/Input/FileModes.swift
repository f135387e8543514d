import DesignTokens

/// Token files that no configuration orders, grouped by the mode that their names speak of.
struct FileModes {
  /// Files of one mode; nil is for files whose names speak of none.
  struct Group {
    let mode: Mode?
    var paths: [String]
  }

  /// The groups: files of no mode first, then light before dark, standard contrast before increased.
  ///
  /// Files of one kind stay one group without a mode: a single `dark.json` is no second look of anything.
  static func groups(_ paths: [String]) -> [Group] {
    var groups: [Group] = []
    for path in paths {
      let mode = Mode(guessedFrom: lastName(path))
      if let index = groups.firstIndex(where: { $0.mode == mode }) {
        groups[index].paths.append(path)
      } else {
        groups.append(Group(mode: mode, paths: [path]))
      }
    }
    guard groups.count > 1 else { return [Group(mode: nil, paths: paths)] }
    let order = ["light", "dark", "light-high-contrast", "dark-high-contrast"]
    func rank(_ group: Group) -> Int { group.mode.flatMap { order.firstIndex(of: $0.name) } ?? -1 }
    return groups.sorted { rank($0) < rank($1) }
  }

  /// The modes of groups, the base of each among them.
  static func modes(of groups: [Group]) -> [Mode] {
    let modes = groups.compactMap(\.mode)
    let names = modes.map(\.name)
    return modes.map { mode in
      let base = mode.base.map { names.contains($0) ? $0 : names.first { $0 != mode.name } } ?? nil
      return Mode(mode.name, scheme: mode.scheme, contrast: mode.contrast, base: base)
    }
  }
}
