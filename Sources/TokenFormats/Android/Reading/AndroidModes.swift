import DesignTokens
import SourceText

/// The modes of an app: light and dark, the same on the newest devices, and higher contrast.
struct AndroidModes {
  /// A contrast that Material Theme Builder writes values for, as the end of their names.
  enum Contrast: String, CaseIterable {
    case medium = "_mediumContrast"
    case high = "_highContrast"

    var words: String { self == .medium ? "medium-contrast" : "high-contrast" }
  }

  /// A mode with the devices that show it.
  struct Entry {
    let mode: Mode
    /// The position among the configurations.
    let configuration: Int
    let contrast: Contrast?
    /// The position of the mode that it falls back to.
    let base: Int?
  }

  /// The devices: light and dark ones of the oldest, then of the newest API level.
  let configurations: [AndroidConfiguration]
  private(set) var entries: [Entry] = []

  /// The modes, before it is known which of them have values.
  init(newest: Int, contrasts: Set<Contrast>) {
    let versions = newest > 0 ? [0, newest] : [0]
    configurations = versions.flatMap { version in
      [false, true].map { AndroidConfiguration(isNight: $0, version: version) }
    }
    add("light", 0, .light)
    add("dark", 1, .dark, base: 0)
    if newest > 0 {
      add("light-v\(newest)", 2, .light, base: 0, isVariant: true)
      add("dark-v\(newest)", 3, .dark, base: 1, isVariant: true)
    }
    for contrast in Contrast.allCases where contrasts.contains(contrast) {
      add("light-\(contrast.words)", 0, .light, contrast, base: 0)
      add("dark-\(contrast.words)", 1, .dark, contrast, base: 1)
    }
  }

  /// Removes the dark modes.
  mutating func removeDark() {
    // Light modes have only the first one as their base.
    entries.removeAll { $0.mode.scheme == .dark }
  }

  private mutating func add(
    _ name: String, _ configuration: Int, _ scheme: Mode.Scheme, _ contrast: Contrast? = nil, base: Int? = nil,
    isVariant: Bool = false
  ) {
    let mode = Mode(
      name, scheme: scheme, contrast: contrast == .high ? .increased : .standard,
      base: base.map { entries[$0].mode.name }, isVariant: isVariant)
    entries.append(Entry(mode: mode, configuration: configuration, contrast: contrast, base: base))
  }
}
