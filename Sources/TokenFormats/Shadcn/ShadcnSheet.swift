import DesignTokens
import SourceText

/// The style sheet that the items of a registry make, with the places of its values in the registry.
struct ShadcnSheet {
  private let document: SourceFile
  private var sheet = SCSSSheet()
  private var notices = StudioNotices()

  init(_ document: SourceFile) { self.document = document }

  /// Adds the variables of an item; those of several items are themes with a class each.
  mutating func add(_ item: ShadcnItem, isAlone: Bool) throws(FormatError) {
    let name = item.name.flatMap { ShadcnSheet.isName($0) ? $0 : nil }
    if !isAlone, name == nil {
      notices.add("an item without a simple name isn't read", at: document.location(of: item.node.range))
      return
    }
    let scope = isAlone ? nil : name.map { ".theme-\($0)" }
    for member in item.variables.members ?? [] {
      let place = document.location(of: member.nameRange)
      guard let values = member.value.members else {
        throw .unexpected(expected: "an object with variables", found: member.value.kind, token: nil, place)
      }
      switch member.name {
      case "theme": sheet.append((scope ?? "@theme inline") + "{\n")
      case "light": sheet.append((scope ?? ":root") + "{\n")
      case "dark": sheet.append((scope.map { ".dark \($0)" } ?? ".dark") + "{\n")
      default:
        notices.add("only theme, light, and dark are read, not \(member.name)", at: place)
        continue
      }
      for value in values { try add(value) }
      sheet.append("}\n")
    }
    for key in ["css", "tailwind"] where item.node[key]?.members?.isEmpty == false {
      notices.add("only cssVars is read, not \(key)", at: document.location(of: item.node.range.prefix(1)))
    }
  }

  private mutating func add(_ member: JSONMember) throws(FormatError) {
    let place = document.location(of: member.nameRange)
    var name = member.name
    if name.utf8.starts(with: "--".utf8) { name = String(Substring(name.utf8.dropFirst(2))) }
    guard ShadcnSheet.isName(name) else { throw .badName(member.name, place) }
    let origin = SCSSOrigin(document: 0, range: member.value.range)
    guard sheet.pieces.count < ShadcnFormat.variableLimit else {
      throw .tooManyTokens(limit: ShadcnFormat.variableLimit, place)
    }
    guard let text = member.value.string else {
      throw .unexpected(
        expected: "a value in quotes", found: member.value.kind, token: TokenPath(name),
        document.location(of: member.value.range))
    }
    sheet.append("--" + name, ShadcnSheet.isSafe(text) ? text : nil, at: origin, nil)
  }

  /// The tokens of the sheet, at their places in the registry.
  mutating func imported() throws(FormatError) -> Imported {
    let read = try CSSFormat.tokens(from: SourceFile(path: document.path, bytes: sheet.bytes))
    var result = Imported()
    for token in read.tokens.tokens {
      for value in token.values {
        let moved = moved(value.value)
        result.tokens.insert(Token(path: token.path, type: token.type, mode: value.mode, value: moved))
      }
    }
    (result.modes, result.copies, result.equalModes) = (read.modes, read.copies, read.equalModes)
    result.optionalTargets = read.optionalTargets
    result.notices = notices.all
    for notice in read.notices {
      let piece = notice.location.flatMap { sheet.piece(at: $0.byteRange.lowerBound) }
      result.notices.append(
        InputNotice(notice.message, at: piece.map { document.location(of: $0.origin.range) }))
    }
    return result
  }

  private func moved(_ value: AuthoredValue) -> AuthoredValue {
    guard let piece = sheet.piece(at: value.location.byteRange.lowerBound) else { return value }
    let place = document.location(of: piece.origin.range)
    let quoted = piece.origin.range
    let text = oneLine(document.bytes, quoted.count > 2 ? quoted.lowerBound + 1..<quoted.upperBound - 1 : quoted)
    if piece.unknown != nil {
      return AuthoredValue(.undecidable("the value isn't a single value of CSS"), text: text, at: place)
    }
    return AuthoredValue(value.content, text: text, at: place)
  }

  /// Whether a text is a name of CSS without escapes.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 200
      && text.utf8.allSatisfy { byte in
        (byte | 0x20) &- 0x61 < 26 || (Ascii.zero...Ascii.nine).contains(byte) || byte == Ascii.minus
          || byte == Ascii.underscore
      }
  }

  /// Whether a text can't end, open, or hide anything in the sheet: its brackets and quotes are closed.
  private static func isSafe(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard !text.isEmpty, SCSSSheetText.isPlain(text), !bytes.contains(Ascii.backslash), !bytes.contains(0),
      !SourceFile(path: "", bytes: bytes).contains("/*"), !bytes.contains(UInt8(ascii: "!"))
    else { return false }
    var cursor = SCSSCursor(SourceFile(path: "", bytes: Array("(".utf8) + bytes + Array(")".utf8)), 0)
    return (try? cursor.skipBracket()) != nil && cursor.byte == nil
  }
}
