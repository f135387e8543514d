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
  private(set) var isOfInterface = false
  /// The use that the author declares.
  let declared: ColorRole?
  /// Whether the color is the same in all modes by its name.
  let isFixed: Bool
  private(set) var role: RoleWords.Role?
  /// The word that says the role.
  private(set) var roleWord: String?
  /// Whether the word of the role ends the name, apart from states.
  private(set) var endsWithRole = false
  /// The words without those of the role and the state, in order.
  private(set) var rest: [String] = []
  private(set) var states: [String] = []
  /// The words of the component; empty for a color of the whole system.
  private(set) var subject: [String] = []
  /// The subject without the names of its parts.
  private(set) var component: [String] = []
  private(set) var tones: [String] = []
  private(set) var levels: [String] = []
  /// The words of a kind of text or background that isn't a component, such as `floating` in `background.floating`.
  private(set) var kinds: [String] = []
  private(set) var isInverse = false
  /// Whether the name is that of a page by its hue.
  private(set) var isHue = false
  /// Whether no word says that the color is a background.
  private(set) var isBare = false
  /// The words after `on`, for a name such as `on-primary`.
  private(set) var target: [String]?
  /// The words before `on`.
  private(set) var owner: [String] = []
  /// Whether the name says that it contrasts with its target.
  private(set) var isContrast = false
  /// Whether a word before `on` says the role.
  private(set) var hasRoleWord = false

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
    if named.contains(where: { $0.contains("surface") }) { named = named.map { $0.filter { $0 != "elevation" } }.filter { !$0.isEmpty } }
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

  /// Returns the name of a part of a component as that of a background.
  func asSurface() -> RoleName {
    var name = self
    name.role = .surface
    name.isBare = true
    return name
  }

  /// Returns the name of a degree as that of a text.
  func asText() -> RoleName {
    var name = self
    name.role = .text
    name.isBare = true
    return name
  }

  /// Returns the name with its degree as a meaning: `primary` is the color of the brand.
  func asMeaning() -> RoleName {
    var name = self
    name.tones = name.rest.filter { name.tones.contains($0) || RoleWords.brands.contains($0) }
    name.levels.removeAll(where: RoleWords.brands.contains)
    return name
  }

  /// Returns the name as one for something dark.
  func asInverse() -> RoleName {
    var name = self
    name.isInverse = true
    return name
  }

  /// Returns the name as one that says no role.
  func withoutRole() -> RoleName {
    var name = self
    (name.role, name.roleWord) = (nil, nil)
    return name
  }

  /// Returns the name of a page whose hue isn't a meaning; a dark one is inverse.
  func asHue(isDark: Bool = false) -> RoleName {
    var name = self
    name.kinds += tones + levels
    name.isHue = true
    name.isInverse = isDark || levels.contains("dark") || tones.contains("black")
    (name.tones, name.levels) = ([], [])
    return name
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

  /// Returns the words that say something; `color` does after `on`.
  private static func saying(_ words: [String]) -> [String] {
    words.indices.filter {
      !RoleWords.empty.contains(words[$0]) || $0 > 0 && words[$0 - 1] == "on" && words[$0] == "color"
    }
    .map { words[$0] }
  }

  /// Returns the words of a segment, with numbers as words of their own.
  private static func words(_ segment: String) -> [String] {
    wordsOf(segment).flatMap { word -> [String] in
      let digits = word.utf8.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
      let head = String(Substring(word.utf8.dropLast(digits)))
      guard digits > 0, !head.isEmpty else { return [RoleWords.spelled(word)] }
      return [RoleWords.spelled(head), String(Substring(word.utf8.suffix(digits)))]
    }
  }

  private mutating func parse() {
    if let place = words.lastIndex(of: "on"), isPreposition(at: place) {
      // `red-on-dark` is a color for dark rather than a text on something.
      if words[(place + 1)...].first.map(["dark", "light", "contrast"].contains) == true {
        return parse(context: place)
      }
      target = Array(words[(place + 1)...])
      let before = words[..<place]
      let isBorder = before.contains { RoleWords.roles[$0]?.role == .border }
      role = before.contains("icon") ? .icon : isBorder ? .border : .text
      owner = before.filter { RoleWords.roles[$0] == nil }
      hasRoleWord = owner.count < before.count
      return
    }
    if let place = words.lastIndex(of: "on"), parse(resting: place) { return }
    if parseContrast() { return }
    parseRole()
  }

  /// Reads a name such as `primary.contrast-text` and `red.contrast`, which is on the color that it is named after.
  private mutating func parseContrast() -> Bool {
    guard let place = words.firstIndex(of: "contrast"), place > 0,
      words[..<place].allSatisfy({ RoleWords.tones.contains($0) || RoleWords.brands.contains($0) }),
      words[(place + 1)...].allSatisfy({ $0 == "text" })
    else { return false }
    (target, role, isContrast, hasRoleWord) = (Array(words[..<place]), .text, true, place + 1 < words.count)
    return true
  }

  /// Reads a name such as `text.unread.on-default.hover`, which is on `unread.hover`.
  private mutating func parse(resting place: Int) -> Bool {
    guard place + 1 < words.count, RoleWords.rest.contains(words[place + 1]) else { return false }
    let before = words[..<place]
    let own = before.filter { RoleWords.roles[$0] == nil }
    let roles = before.compactMap { RoleWords.roles[$0]?.role }
    guard !own.isEmpty, let first = roles.first, roles.allSatisfy({ $0 == first }), first == .text || first == .icon
    else { return false }
    let states = words[(place + 2)...]
    target = own + (states.isEmpty ? words[(place + 1)...] : states)
    (role, hasRoleWord) = (first, true)
    return true
  }

  /// Reads a name that says what is behind it, such as `button-on-dark-text`, which belongs to `button-on-dark-background`.
  private mutating func parse(context place: Int) {
    let word = words[place + 1]
    // Text for something light is that of light backgrounds in all modes, which nothing says.
    let isOfPart = words[..<place].contains { !RoleName.isState($0) && RoleWords.isPart($0) }
    guard isOfPart || word != "light", words[0] != "focus" else { return }
    parseRole()
    isInverse = !isOfPart
    rest.removeAll { $0 == "on" || $0 == word }
    levels.removeAll { $0 == word }
    kinds.removeAll { $0 == "on" }
    subject.removeAll { $0 == "on" }
    component.removeAll { $0 == "on" }
    guard isOfPart else { return }
    rest.append("on-" + word)
    subject.append("on-" + word)
    component.append("on-" + word)
  }

  private mutating func parseRole() {
    let chosen = chosenWord
    roleWord = chosen
    role = declaredRole(chosen) ?? chosen.flatMap { RoleWords.roles[$0]?.role }
    endsWithRole = words.last { !RoleName.isState($0) } == chosen
    if role == .border, words.contains("focus"), words.count <= 3 { role = .focus }
    let own = words.filter { !RoleWords.rest.contains($0) }
    if role == nil, own == ["focus"] || own == ["focus", "indicator"] { role = .focus }
    if role == nil || ["fill", "stroke", "line"].contains(roleWord), isChart(words), !words.contains("grid") {
      role = .chart
    }
    if role == nil, isSurfaceOfInterface { (role, roleWord) = (.surface, "surface") }
    // An image that isn't loaded has a placeholder too.
    if words == ["placeholder"], declared == nil { role = nil }
    isInverse = words.contains("inverse")
    states = words.filter(RoleWords.states.contains)
    rest = restWords(without: chosen).filter { !(role == .surface && $0 == "ui") }
    tones = rest.filter { RoleWords.tones.contains($0) || $0 == "theme" && isRoleFirst }
    levels = rest.filter { RoleWords.levels.contains($0) || RoleWords.isNumber($0) }
    subject = rest.filter {
      !tones.contains($0) && !RoleWords.levels.contains($0) && !RoleWords.isNumber($0)
    }
    // `background.floating` is a kind of background, and `floating.background` that of a component.
    if isRoleFirst, !subject.contains(where: RoleWords.components.contains) { swap(&kinds, &subject) }
    component = subject.filter { !RoleWords.parts.contains($0) }
  }

  /// Whether the word of the role follows the others, as in `danger-text`.
  var isRoleLast: Bool { isBare && role == .text || endsWithRole && words.count > 1 && words.first != roleWord }

  /// Whether a name such as `ui-01` or `ui.subtle` says nothing but a degree.
  private var isSurfaceOfInterface: Bool {
    let own = words.filter { $0 != "ui" && !RoleName.isState($0) }
    guard isOfInterface || words.contains("ui"), !own.isEmpty, own.allSatisfy({ RoleWords.levels.contains($0) || RoleWords.isNumber($0) }) else { return false }
    // The first two numbers are pages, and the others may be lines.
    return own.filter(RoleWords.isNumber).allSatisfy { (Int($0) ?? 0) < 3 }
  }

  var isRoleFirst: Bool { roleWord != nil && words.first == roleWord || role == .surface && startsWithBackground }

  /// Whether `on` is followed by what the color is on, and isn't the state of a switch.
  private func isPreposition(at place: Int) -> Bool {
    let after = words[(place + 1)...]
    return after.contains { !RoleName.isState($0) }
      || after.contains("disabled") && words[..<place].contains { RoleWords.roles[$0] != nil }
  }

  /// Returns the words without those of the role and the state.
  private func restWords(without chosen: String?) -> [String] {
    guard let chosen else { return words.filter { !RoleName.isState($0) && $0 != "inverse" } }
    let isFilled = role == .icon || role == .text || role == .border
    let place = segments.lastIndex { $0.contains(chosen) }
    var rest: [String] = []
    for (index, segment) in segments.enumerated()
    where (segment.count > 1 || segment[0] != chosen) && !(index == 0 && isIconAmongTexts) {
      var segment = segment
      if index == place, let word = segment.lastIndex(of: chosen) { segment.remove(at: word) }
      rest += segment.filter { !RoleName.isState($0) && $0 != "inverse" && !(isFilled && $0 == "fill") }
    }
    // `stroke.divider` says the same twice.
    if role == .border || role == .divider { rest.removeAll { RoleWords.roles[$0]?.role == .border } }
    // `layer-01` is a degree of another background, and `bg-surface` says the same twice.
    if chosen != "layer" { rest.removeAll { $0 == "layer" } }
    if role == .surface, chosen != "background", startsWithBackground { rest.removeAll { $0 == "background" } }
    // A link's word is its meaning, and the word of a page is its degree.
    if ["link", "page", "canvas", "scrollthumb"].contains(chosen) { rest.append(chosen) }
    return rest
  }

  private func isChart(_ named: [String]) -> Bool {
    named.contains(where: RoleWords.charts.contains) || (named.first == "data" && named.count > 1)
  }
}
