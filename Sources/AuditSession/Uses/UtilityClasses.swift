import SourceText

/// The colors of an element with the utility classes of Tailwind CSS, such as `bg-card text-muted hover:bg-accent`.
enum UtilityClasses {
  /// The variants for a state of the element.
  private static let states = ["hover", "focus", "focus-visible", "active", "group-hover", "data-", "aria-"]

  /// Classes for sizes and places, which set no color.
  private static let nonColors: [Bool: [String]] = [
    true: [
      "xs", "sm", "base", "lg", "xl", "2xl", "3xl", "4xl", "5xl", "6xl", "7xl", "8xl", "9xl", "left", "center",
      "right", "justify", "start", "end", "wrap", "nowrap", "balance", "pretty", "ellipsis", "clip",
    ],
    false: [
      "auto", "cover", "contain", "center", "left", "right", "top", "bottom", "fixed", "local", "scroll", "repeat",
      "no-repeat", "none",
    ],
  ]

  /// The starts of classes that make an element translucent, or that disabled controls have.
  private static let hidden = [
    "opacity-", "text-opacity-", "bg-opacity-", "bg-gradient-", "bg-linear-", "cursor-not-allowed",
  ]

  /// Returns the pairs of a list of classes, at rest and in states.
  static func pairs(in list: ArraySlice<UInt8>, _ names: ColorNames) -> [ColorPair] {
    var settings: [String: ColorSetting] = [:]
    for word in list.split(whereSeparator: { $0 <= Ascii.space }) where word.count < 100 {
      guard !hidden.contains(where: { word.starts(with: $0.utf8) }) else { return [] }
      guard let place = start(of: word), let (variant, isText, name) = parts(word, place) else { continue }
      // Tailwind CSS has a namespace for each property, before that of all colors.
      let own = names.colors(named: (isText ? "text-color-" : "background-color-") + name)
      let colors = own.isEmpty ? names.colors(named: name) : own
      guard !colors.isEmpty || nonColors[isText]?.contains(name) != true else { continue }
      let isRepeated = (isText ? settings[variant]?.text : settings[variant]?.background) != nil
      // Two classes of one kind: which one counts isn't said here.
      let value = isRepeated ? [] : colors
      if isText {
        settings[variant, default: ColorSetting()].text = value
      } else {
        settings[variant, default: ColorSetting()].background = value
      }
    }
    let base = settings[""] ?? ColorSetting()
    return settings.values.flatMap { $0.with(base).pairs }
  }

  /// The place of the utility behind the variants of a class.
  private static func start(of word: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    var place = word.startIndex
    for index in word.indices {
      switch word[index] {
      case Ascii.openBracket: depth += 1
      case Ascii.closeBracket: depth -= 1
      case Ascii.colon where depth == 0: place = index + 1
      default: break
      }
    }
    return depth == 0 ? place : nil
  }

  /// Returns the variant, the kind, and the name of a color in a class; nil for another class.
  private static func parts(
    _ word: ArraySlice<UInt8>, _ place: Int
  ) -> (variant: String, isText: Bool, name: String)? {
    let variant = String(decoding: word[..<place].dropLast(), as: UTF8.self)
    guard variant.isEmpty || states.contains(where: { isState(variant, $0) }) else { return nil }
    let exclamation = UInt8(ascii: "!")
    var utility = word[place...]
    if utility.first == exclamation { utility = utility.dropFirst() }
    if utility.last == exclamation { utility = utility.dropLast() }
    let isText = utility.starts(with: "text-".utf8)
    guard isText || utility.starts(with: "bg-".utf8) else { return nil }
    let name = utility.dropFirst(isText ? 5 : 3)
    // `bg-card/50` is translucent, and `bg-[…]` has a value. Both replace the color at rest.
    let isName = name.allSatisfy { $0.isNamePart || $0 == Ascii.minus || $0 == Ascii.point }
    return (variant, isText, isName ? String(decoding: name, as: UTF8.self) : "")
  }

  private static func isState(_ variant: String, _ state: String) -> Bool {
    let isOne = variant.utf8.first { $0 == Ascii.colon } == nil
    let isKind = state.utf8.last == Ascii.minus && variant.utf8.starts(with: state.utf8)
    return isOne && (isKind || variant == state) && !variant.holdsBytes(of: "disabled")
  }
}
