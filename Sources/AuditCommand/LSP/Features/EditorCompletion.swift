import AuditSession
import DesignTokens
import JSONRPC
import SourceText

/// The names of tokens: in the texts of `palpable.json`, in `{…}` of token files, and in `var(--…)` of CSS.
enum EditorCompletion: EditorFeature {
  static let method = "textDocument/completion"
  static let capability: (String, JSONText)? = (
    "completionProvider",
    .object([("triggerCharacters", .array([.string("\""), .string("{"), .string("-"), .string(".")]))])
  )

  /// The largest number of names in an answer.
  private static let most = 1_000

  static func answer(_ call: inout EditorCall) throws(RPCError) -> JSONText {
    let offset = try call.offset()
    // Names are known from the newest audit, even if the text can't be read while it is written.
    guard let audit = call.project.result, let place = place(at: offset, call) else { return .array([]) }
    let typed = String(decoding: call.document.text.bytes[place.range.lowerBound..<offset], as: UTF8.self)
    let tokens = audit.report.system.tokens.tokens.filter { $0.values.contains { isColor($0.value, audit) } }
    let names = tokens.map { (name: place.name($0.path), token: $0) }.filter { $0.name.utf8.starts(with: typed.utf8) }
    let items = names.prefix(most).map { entry -> JSONText in
      let value = entry.token.values.first?.value
      return .object([
        ("label", .string(entry.name)), ("kind", .integer(16)),
        ("detail", .string(value?.text.shortened.madeVisible ?? "")),
        (
          "textEdit",
          .object([
            ("range", call.document.text.json(place.range, call.encoding)), ("newText", .string(entry.name)),
          ])
        ),
      ])
    }
    return .object([("isIncomplete", .boolean(names.count > most)), ("items", .array(Array(items)))])
  }

  private static func isColor(_ value: AuthoredValue, _ audit: EditorProject.Result) -> Bool {
    switch value.content {
    case .literal(.color), .alias, .translucentAlias: true
    case .literal, .undecidable: false
    }
  }

  /// The text that a name replaces, and how names are written there.
  private struct Place {
    let range: Range<Int>
    let name: (TokenPath) -> String
  }

  private static func place(at offset: Int, _ call: EditorCall) -> Place? {
    let bytes = call.document.text.bytes
    if call.document.path == call.project.key.path, call.project.key.isConfigured {
      guard let text = EditorJSONPlace(at: offset, in: bytes), text.isValue else { return nil }
      return Place(range: text.range) { "\($0)" }
    }
    if call.document.path.hasSuffix(bytes: ".css") {
      guard let start = start(of: Array("var(".utf8), before: offset, in: bytes) else { return nil }
      return Place(range: start..<offset) { "--" + "\($0)".replacingBytes(of: ".", with: "-") }
    }
    // Before the brace no name is begun.
    guard let text = EditorJSONPlace(at: offset, in: bytes), offset > text.range.lowerBound,
      bytes[text.range].first == UInt8(ascii: "{")
    else { return nil }
    let end = bytes[offset..<text.range.upperBound].firstIndex(of: UInt8(ascii: "}")) ?? text.range.upperBound
    return Place(range: text.range.lowerBound + 1..<end) { "\($0)" }
  }

  /// Returns the offset behind a word on the same line, if only a name follows up to an offset.
  private static func start(of word: [UInt8], before offset: Int, in bytes: [UInt8]) -> Int? {
    var start = offset
    while start > 0, isName(bytes[start - 1]) { start -= 1 }
    return bytes[..<start].suffix(word.count).elementsEqual(word) ? start : nil
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == Ascii.minus || byte == Ascii.underscore || (0x30...0x39).contains(byte)
      || (0x41...0x5A).contains(byte & 0xDF)
  }
}

/// The text of JSON that a position is in, found without reading the whole, because it isn't complete while it is written.
struct EditorJSONPlace {
  /// The bytes between the quotes; up to the end of the line if the end is missing.
  let range: Range<Int>
  /// Whether the text is a value, and not the name of a member.
  let isValue: Bool

  init?(at offset: Int, in bytes: [UInt8]) {
    var stack: [UInt8] = []
    var isAfterColon = false
    var index = 0
    while index < min(offset, bytes.count) {
      switch bytes[index] {
      case Ascii.openBrace, Ascii.openBracket:
        stack.append(bytes[index])
        isAfterColon = false
      case Ascii.closeBrace, Ascii.closeBracket: _ = stack.popLast()
      case Ascii.colon: isAfterColon = true
      case Ascii.comma: isAfterColon = false
      case Ascii.slash where index + 1 < bytes.count && bytes[index + 1] == Ascii.slash:
        index = bytes[index...].firstIndex(of: Ascii.lineFeed) ?? bytes.count
        continue
      case Ascii.quote:
        var end = index + 1
        while end < bytes.count, bytes[end] != Ascii.quote, bytes[end] != Ascii.lineFeed {
          end += bytes[end] == Ascii.backslash ? 2 : 1
        }
        end = min(end, bytes.count)
        if offset <= end {
          range = index + 1..<end
          isValue = isAfterColon || stack.last == Ascii.openBracket
          return
        }
        index = end
      default: break
      }
      index += 1
    }
    return nil
  }
}
