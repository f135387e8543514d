import DesignTokens

/// The appearances of an entry in a color set, or of a screen that shows one.
struct ColorSetAppearance: Sendable, Hashable {
  /// Light or dark.
  enum Luminosity: String, Sendable { case light, dark }

  /// The luminosity; nil for any.
  var luminosity: Luminosity?
  /// Whether the contrast is high; false for any contrast.
  var isHighContrast = false
  /// Appearances other than luminosity and contrast, each as its kind and value.
  var others: [String] = []

  /// The mode; nil for any appearance.
  var modeName: String? {
    let name = (([luminosity?.rawValue].compactMap { $0 }) + others).joined(separator: "-")
    if isHighContrast { return (name.utf8.isEmpty ? "light" : name) + "-high-contrast" }
    return name.utf8.isEmpty ? nil : name
  }

  /// Whether an entry with these appearances can be shown on a screen.
  func fits(_ screen: ColorSetAppearance) -> Bool {
    (luminosity == nil || luminosity == screen.luminosity) && (!isHighContrast || screen.isHighContrast)
      && (others.isEmpty || others == screen.others)
  }

  /// How closely the appearances describe a screen that they fit.
  ///
  /// Xcode's entry for any luminosity and high contrast is the one for light.
  func closeness(to screen: ColorSetAppearance) -> [Int] {
    let isLight = isHighContrast && screen.luminosity == .light
    return [luminosity != nil || isLight ? 1 : 0, isHighContrast ? 1 : 0, others.isEmpty ? 0 : 1]
  }
}

/// The modes of an asset catalog: the looks that its entries tell apart, on the screens that they tell apart.
struct ColorSetModes {
  /// The looks, `light` first.
  let looks: [ColorSetAppearance]
  /// The screens other than a universal one in sRGB.
  let screens: [ColorSetScreen]
  /// The device of the modes that name none; nil for any, which is so where an entry is for all devices.
  let idiom: String?

  init(_ sets: [ColorSet]) {
    let entries = sets.flatMap(\.slots).filter { $0.value != nil }
    let known = Set(entries.map(\.appearance))
    let usual = known.filter(\.others.isEmpty)
    let isDark = usual.contains { $0.luminosity == .dark && !$0.isHighContrast }
    let high = usual.filter(\.isHighContrast)
    let isHighForAny = high.contains { $0.luminosity == nil }
    var looks = [ColorSetAppearance(luminosity: .light)]
    if isDark { looks.append(.init(luminosity: .dark)) }
    if high.contains(where: { $0.luminosity != .dark }) {
      looks.append(.init(luminosity: .light, isHighContrast: true))
    }
    if high.contains(where: { $0.luminosity == .dark }) || isDark && isHighForAny {
      looks.append(.init(luminosity: .dark, isHighContrast: true))
    }
    for entry in entries where !entry.appearance.others.isEmpty {
      var look = entry.appearance
      look.luminosity = look.luminosity ?? .light
      if !looks.contains(look) { looks.append(look) }
    }
    self.looks = looks
    var idioms: [String?] = [nil]
    for entry in entries where entry.idiom != ColorSet.universal && !idioms.contains(entry.idiom) {
      idioms.append(entry.idiom)
    }
    idiom = entries.contains { $0.idiom == ColorSet.universal } ? nil : entries.first?.idiom
    let isWide = entries.contains { $0.gamut == .displayP3 }
    let gamuts: [ColorSet.Gamut] = isWide ? [.sRGB, .displayP3] : [.sRGB]
    screens = idioms.flatMap { idiom in gamuts.map { ColorSetScreen(idiom: idiom, gamut: $0) } }.filter {
      $0 != ColorSetScreen()
    }
  }

  /// The name of the mode for a look on a screen.
  static func name(_ look: ColorSetAppearance, on screen: ColorSetScreen) -> String {
    var look = look
    // An entry for any luminosity names its mode without one.
    if !look.others.isEmpty, look.luminosity == .light { look.luminosity = nil }
    return ([look.modeName ?? "light"] + screen.names).joined(separator: "-")
  }

  /// The modes that the format describes, of screens only those that tokens have values for.
  func modes(used: Set<String>) -> [Mode] {
    let usual = looks.filter(\.others.isEmpty)
    let names = usual.map { ColorSetModes.name($0, on: ColorSetScreen()) }
    var modes: [Mode] = zip(usual, names).map { look, name in
      let isDark = look.luminosity == .dark
      let base = isDark && look.isHighContrast && names.contains("dark") ? "dark" : name == "light" ? nil : "light"
      return Mode(name, base: base)
    }
    for screen in screens {
      let names = usual.map { ColorSetModes.name($0, on: screen) }
      // Once one token differs on a screen, every look counts there: its counterpart may have another value.
      guard names.contains(where: used.contains) else { continue }
      for (look, name) in zip(usual, names) {
        let base = ColorSetModes.name(look, on: ColorSetScreen())
        let mode = Mode(base)
        modes.append(Mode(name, scheme: mode.scheme, contrast: mode.contrast, base: base, isVariant: true))
      }
    }
    return modes
  }
}

/// What a color set tells devices apart by.
struct ColorSetScreen: Sendable, Hashable {
  /// The device; nil for one that no entry names.
  var idiom: String?
  /// The gamut of its display.
  var gamut = ColorSet.Gamut.sRGB

  /// What tells the screen from a universal one in sRGB.
  var names: [String] { [idiom].compactMap { $0 } + (gamut == .displayP3 ? ["p3"] : []) }
}
