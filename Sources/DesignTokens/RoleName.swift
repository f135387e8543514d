import SourceText

/// A color token's name as words: its role, its state, and what is left.
struct RoleName {
  /// The position of the token.
  let index: Int
  /// The group whose names are those of a copy of the set, such as `theme-zinc`; empty if there is none.
  let space: String
  /// Whether the name is of a theme, which chooses all of its colors.
  let isOfTheme: Bool
  /// All words, without those that say nothing.
  let words: [String]
  /// Whether the name is one of aliases between primitives and components.
  let isAlias: Bool
  let isOfComponent: Bool
  /// Whether the name is an attribute of Android's own.
  let isOfAndroid: Bool
  /// Whether nothing is drawn on the color, or it isn't drawn by itself.
  let isExcluded: Bool
  let segments: [[String]]
  let roleSegments: [String]
  /// Whether the name ends with `color`, which is the property of a text in CSS.
  let endsWithColor: Bool
  /// Whether the last segment starts with `color`, or with `background-color`, which is the property of a background.
  let startsWithColor: Bool
  let startsWithBackgroundColor: Bool
  /// Whether the name is one of a group `ui`, which has the colors of shapes.
  var isOfInterface = false
  /// The use that the author declares.
  let declared: ColorRole?
  /// Whether the color is the same in all modes by its name.
  var isFixed: Bool
  /// Whether the color belongs to those for something light, beside those for something dark.
  var isOfShade = false
  var role: RoleWords.Role?
  /// The word that says the role.
  var roleWord: String?
  /// Whether the word of the role ends the name, apart from states.
  var endsWithRole = false
  /// The words without those of the role and the state, in order.
  var rest: [String] = []
  var states: [String] = []
  /// The words of the component; empty for a color of the whole system.
  var subject: [String] = []
  /// The subject without the names of its parts.
  var component: [String] = []
  var tones: [String] = []
  var levels: [String] = []
  /// The words of a kind of text or background that isn't a component, such as `floating` in `background.floating`.
  var kinds: [String] = []
  var isInverse = false
  /// Whether the name is that of a page by its hue.
  var isHue = false
  /// Whether no word says that the color is a background.
  var isBare = false
  /// The words after `on`, for a name such as `on-primary`.
  var target: [String]?
  /// The words before `on`.
  var owner: [String] = []
  /// Whether the name says that it contrasts with its target.
  var isContrast = false
  /// Whether a word before `on` says the role.
  var hasRoleWord = false

  /// Creates a name from the segments of a path.
  init(_ path: TokenPath, at index: Int, declared: ColorRole? = nil, space: String = "", isOfTheme: Bool = false) {
    self.isOfTheme = isOfTheme
    self.index = index
    self.declared = declared
    self.space = space
    var segments = path.segments
    // Catalogs with the same names have a prefix of folders.
    if segments.count > 1, segments[0].utf8.contains(UInt8(ascii: "/")) { segments.removeFirst() }
    let all = RoleName.withoutIcons(segments.map(RoleName.words))
    isAlias = all.contains { $0.contains("alias") || $0.contains("aliases") }
    isOfAndroid = isOfTheme && segments.dropLast().last == "android"
    isOfComponent = all.contains { $0.contains("component") || $0.contains("components") }
    isFixed = all.contains { !RoleWords.fixed.isDisjoint(with: $0) }
    endsWithColor = all.last?.last == "color"
    startsWithColor = all.last?.first == "color"
    startsWithBackgroundColor = all.last?.starts(with: ["background", "color"]) == true
    // A segment such as `fgColor` or `text` says the role of everything in it.
    roleSegments = all.map { words in words.filter { $0 != "color" && $0 != "colors" } }.compactMap { words in
      words.count == 1 && (RoleWords.roles[words[0]]?.strength ?? 0) > 2 ? words[0] : nil
    }
    var named = all.map(RoleName.saying).filter { !$0.isEmpty }
    // A type such as `AppColors` says nothing.
    if all.count > 1, named.count > 1, !named[0].isEmpty, named[0].count < all[0].count || named[0].contains("palette"),
      named[0].allSatisfy(RoleWords.types.contains)
    {
      named.removeFirst()
    }
    // `elevation.surface` is a surface.
    if named.contains(where: { $0.contains("surface") || $0.contains("background") }) {
      named = named.map { $0.filter { $0 != "elevation" } }.filter { !$0.isEmpty }
    }
    // `feedback.danger.text` is no part of a component.
    if named.count > 2 {
      named = named.enumerated().filter { $0 == 0 || $0 == named.count - 1 || !RoleName.isNamespace($1) }.map(\.1)
    }
    if named.count > 1, RoleName.isNamespace(named[0]) {
      isOfInterface = named[0] == ["ui"]
      named.removeFirst()
    }
    self.segments = named
    words = self.segments.flatMap { $0 }
    // A leading underscore marks a variable that only its own rule uses.
    let isPrivate = path.segments.last?.utf8.first == UInt8(ascii: "_")
    isExcluded = isPrivate || declared == .effect || words.contains(where: RoleWords.excluded.contains)
    if !isExcluded { parse() }
  }

  private init(_ name: RoleName, dropping count: Int) {
    (index, space, isAlias, isOfComponent) = (name.index, name.space, name.isAlias, name.isOfComponent)
    isOfAndroid = name.isOfAndroid
    (isOfTheme, endsWithColor, isOfInterface) = (name.isOfTheme, name.endsWithColor, name.isOfInterface)
    (startsWithColor, startsWithBackgroundColor) = (name.startsWithColor, name.startsWithBackgroundColor)
    (roleSegments, isExcluded, declared, isFixed) = (name.roleSegments, false, name.declared, name.isFixed)
    words = Array(name.words.dropFirst(count))
    var left = count
    segments = name.segments.compactMap { segment in
      let dropped = min(left, segment.count)
      left -= dropped
      return dropped == segment.count ? nil : Array(segment.dropFirst(dropped))
    }
    parse()
  }

  /// The key of a name in a type, without the type.
  var keyInType: String? {
    segments.count == 2 ? segments[1].filter { !RoleWords.rest.contains($0) }.joined(separator: " ") : nil
  }

  /// Returns the name without its first words, which all names share.
  func dropping(_ count: Int) -> RoleName {
    isExcluded ? self : RoleName(self, dropping: count)
  }

  /// The words without those of the state at rest, so that copies in other formats have the same text.
  var key: String { words.filter { !RoleWords.rest.contains($0) }.joined(separator: " ") }

  private static func isNamespace(_ words: [String]) -> Bool {
    words.count == 1 && RoleWords.namespaces.contains(words[0])
  }

  /// Returns the words of segments with a group such as `text-&-icon`, whose colors are texts too, as that of texts.
  private static func withoutIcons(_ all: [[String]]) -> [[String]] {
    all.enumerated().map { index, words in
      let own = words.filter { $0 != "and" }
      guard own.count == 2, index < all.count - 1 || own.count < words.count, own.contains("icon"),
        let text = own.first(where: { RoleWords.roles[$0]?.role == .text })
      else { return words }
      return [text]
    }
  }

  /// Returns the words that say something; `color` does after `on`, and `component` at the end.
  private static func saying(_ words: [String]) -> [String] {
    words.indices.filter {
      !RoleWords.empty.contains(words[$0]) || $0 > 0 && words[$0 - 1] == "on" && words[$0] == "color"
        || isKind(words, $0)
    }
    .map { words[$0] }
  }

  /// Whether `component` is the kind of a role, as in `background-component-hover`.
  private static func isKind(_ words: [String], _ place: Int) -> Bool {
    words[place] == "component" && words[(place + 1)...].allSatisfy(isState)
      && words[..<place].contains { (RoleWords.roles[$0]?.strength ?? 0) > 2 }
  }

  /// Returns the words of a segment, with numbers as words of their own.
  private static func words(_ segment: String) -> [String] {
    let all = RoleWords.joined(wordsOf(segment))
    // A text field isn't a text.
    let joined = all.indices.filter { $0 == 0 || !isField(all, $0) }.map {
      isField(all, $0 + 1) ? "textfield" : all[$0]
    }
    return joined.flatMap { word -> [String] in
      if word == "oncolor" { return ["on", "color"] }
      let digits = word.utf8.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
      let head = String(Substring(word.utf8.dropLast(digits)))
      guard digits > 0, !head.isEmpty else { return [RoleWords.spelled(word)] }
      return [RoleWords.spelled(head), String(Substring(word.utf8.suffix(digits)))]
    }
  }
}
