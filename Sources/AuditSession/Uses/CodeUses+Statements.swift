import SourceText

// The properties and calls in a group.

extension CodeUses {
  /// Reads the current statement, and starts the next one.
  mutating func endStatement(at end: Int) {
    let last = groups.count - 1
    let start = groups[last].start
    groups[last].start = end + 1
    if groups[last].calls.text != nil || groups[last].calls.background != nil {
      if !groups[last].isSkipped { add(groups[last].calls.pairs, at: start) }
      groups[last].calls = ColorSetting()
    }
    guard start < end else { return }
    let statement = ColorReference.trimmed(bytes[start..<end])
    if language.isWeb, statement.starts(with: "@apply ".utf8) {
      let pairs = UtilityClasses.pairs(in: statement.dropFirst(7), names)
      if !groups[last].isSkipped { add(pairs, at: statement.startIndex) }
      return
    }
    if language == .swift, statement.starts(with: "case ".utf8) || statement.elementsEqual("default:".utf8) {
      // Only one case of a switch runs.
      add(groups[last])
      groups[last].settings = [:]
      return
    }
    guard let (owner, property, value) = CodeUses.parts(of: statement) else { return }
    if CodeUses.isTranslucency(property, value) {
      groups[last].settings[owner, default: ColorSetting()].isTranslucent = true
    }
    guard let isText = isText(property, in: groups[last]) else { return }
    let colors = colors(of: value)
    if isText {
      groups[last].settings[owner, default: ColorSetting()].text = colors
    } else {
      groups[last].settings[owner, default: ColorSetting()].background = colors
    }
  }

  /// Adds the color that a call in a chain of calls sets.
  mutating func call(_ group: Group, _ end: Int) {
    let name = CodeUses.callee(group.head)
    let isBackground = name == "background"
    guard language == .swift || language == .kotlin,
      isBackground || ["foregroundStyle", "foregroundColor"].contains(name),
      group.head.dropLast(name.utf8.count).last == Ascii.point, group.head.endIndex < end
    else { return }
    let last = groups.count - 1
    var depth = 0
    let first = bytes[(group.head.endIndex + 1)..<end].prefix { byte in
      depth += byte == Ascii.openParenthesis ? 1 : byte == Ascii.closeParenthesis ? -1 : 0
      return byte != Ascii.comma || depth > 0
    }
    let colors = colors(of: first)
    // The call next to the view is the innermost one.
    if isBackground {
      groups[last].calls.background = groups[last].calls.background ?? colors
    } else {
      groups[last].calls.text = groups[last].calls.text ?? colors
    }
  }

  /// Whether a statement continues behind the end of a line.
  mutating func continues(_ index: Int) -> Bool {
    guard language == .swift || language == .kotlin else { return true }
    guard groups[groups.count - 1].opening != Ascii.openParenthesis else { return true }
    if visible <= index {
      visible = bytes[(index + 1)...].firstIndex { $0 > Ascii.space } ?? bytes.count
      // A comment in a chain of calls.
      while visible + 1 < bytes.count, bytes[visible] == Ascii.slash, bytes[visible + 1] == Ascii.slash {
        let end = bytes[visible...].firstIndex(of: Ascii.lineFeed) ?? bytes.count
        visible = bytes[end...].firstIndex { $0 > Ascii.space } ?? bytes.count
      }
    }
    guard visible < bytes.count else { return false }
    return bytes[visible] == Ascii.point || bytes[visible] == UInt8(ascii: "?")
  }

  /// Whether a property makes the colors of an element translucent, or hides its background.
  private static func isTranslucency(_ property: String, _ value: ArraySlice<UInt8>) -> Bool {
    switch property {
    case "opacity", "alpha": !ColorReference.trimmed(value).elementsEqual("1".utf8)
    case "backgroundimage": !ColorReference.trimmed(value).elementsEqual("none".utf8)
    case "backgroundclip", "webkitbackgroundclip": value.firstOffset(of: "text") != nil
    default: false
    }
  }

  /// Returns the owner, the name in lowercase letters, and the value of a property; nil for another statement.
  private static func parts(of statement: ArraySlice<UInt8>) -> (String, String, ArraySlice<UInt8>)? {
    guard let place = statement.firstIndex(where: { $0 == Ascii.colon || $0 == UInt8(ascii: "=") }) else { return nil }
    let next = place + 1
    guard next < statement.endIndex, ![Ascii.colon, UInt8(ascii: "="), UInt8(ascii: ">")].contains(statement[next])
    else { return nil }
    var key = ColorReference.trimmed(statement[..<place])
    if key.first == Ascii.quote || key.first == UInt8(ascii: "'") { key = key.dropFirst().dropLast() }
    // A hyphen or a dollar sign begins the name of a variable.
    guard let first = key.first, first.isNamePart,
      key.allSatisfy({ $0.isNamePart || [Ascii.minus, Ascii.point, UInt8(ascii: "?")].contains($0) })
    else { return nil }
    let point = key.lastIndex(of: Ascii.point)
    let name = key[(point.map { $0 + 1 } ?? key.startIndex)...].filter { $0 != Ascii.minus }
    return (
      point.map { String(decoding: key[..<$0], as: UTF8.self) } ?? "",
      String(decoding: name.map { $0.isNamePart ? $0 | 0x20 : $0 }, as: UTF8.self), statement[next...]
    )
  }

  private func colors(of value: ArraySlice<UInt8>) -> [Int] {
    guard let reference = ColorReference(value) else { return [] }
    return names.colors(of: reference.name, isWhole: reference.isWhole, mayBePlatform: !language.isWeb)
  }

  /// Whether a property is the color of a text, or a background; nil if it is neither.
  private func isText(_ property: String, in group: Group) -> Bool? {
    switch property {
    case "textcolor", "contentcolor", "foregroundcolor", "titlecolor", "titlecontentcolor", "labelcolor": return true
    case "backgroundcolor", "containercolor", "bgcolor": return false
    case "background", "bg": return language.isWeb ? false : nil
    case "color" where language.isWeb:
      return group.opening == Ascii.openBrace || group.opening == Ascii.backtick ? true : nil
    case "color" where language == .kotlin:
      let callee = CodeUses.callee(group.head)
      return callee == "Text" ? true : callee == "Surface" ? false : nil
    default: return nil
    }
  }

  /// The name of the function that is called.
  private static func callee(_ head: ArraySlice<UInt8>) -> String {
    String(decoding: head.reversed().prefix { $0.isNamePart }.reversed(), as: UTF8.self)
  }
}
