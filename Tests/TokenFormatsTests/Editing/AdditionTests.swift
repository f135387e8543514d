import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Values for modes that tokens have none for: where they stand, and that nothing else changes. Expected texts are written by hand.
@Suite struct EditingAdditionTests {
  static let ink = Color(red: 0x0B, green: 0x12, blue: 0xC0)

  /// The document with a value for the mode of a whole document.
  static func added(
    _ text: String, _ tokens: [TokenPath], order: [TokenPath], format: any ColorEditing.Type = DTCGFormat.self,
    path: String = "dark.tokens.json", siblings: [Place] = [], color: Color = ink
  ) throws(EditError) -> String {
    let missing = MissingValue(mode: "dark", isOnlyMode: true, base: nil, siblings: siblings, order: order)
    let edits = tokens.map { ColorEdit(token: $0, color: color, place: .missing(missing)) }
    return String(decoding: try format.edited(SourceFile(path: path, bytes: Array(text.utf8)), edits), as: UTF8.self)
  }

  static let order: [TokenPath] = [
    "color.page", "color.body", "color.ink", "badge.info.text", "badge.info.border", "zoo",
  ]

  @Test func besideSiblings() throws {
    let text =
      "{\n  \"color\": {\n    \"$type\": \"color\",\n    \"page\": { \"$value\": \"#FFF\" },\n    \"ink\": { \"$value\": \"#ABC\" }\n  }\n}\n"
    let expected =
      "{\n  \"color\": {\n    \"$type\": \"color\",\n    \"page\": { \"$value\": \"#FFF\" },\n    \"body\": { \"$value\": \"#0B12C0\" },\n    \"ink\": { \"$value\": \"#ABC\" }\n  }\n}\n"
    #expect(try Self.added(text, ["color.body"], order: Self.order) == expected)
    let ends = { (text: String) in
      text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }
    #expect(try Self.added(ends(text), ["color.body"], order: Self.order) == ends(expected))
    #expect(try Self.added("\u{FEFF}" + text, ["color.body"], order: Self.order) == "\u{FEFF}" + expected)
  }

  /// Before all siblings, with groups of its own, and into the group that the edit before has made.
  @Test func newGroups() throws {
    let text = """
      {
      \t"badge": {
      \t\t"info": {
      \t\t\t"border": {
      \t\t\t\t"$type": "color",
      \t\t\t\t"$value": "rgb(1 2 3)"
      \t\t\t}
      \t\t}
      \t}
      }
      """
    let expected = """
      {
      \t"color": {
      \t\t"$type": "color",
      \t\t"page": {
      \t\t\t"$value": "rgb(11 18 192)"
      \t\t},
      \t\t"ink": {
      \t\t\t"$value": "rgb(11 18 192)"
      \t\t}
      \t},
      \t"badge": {
      \t\t"info": {
      \t\t\t"text": {
      \t\t\t\t"$type": "color",
      \t\t\t\t"$value": "rgb(11 18 192)"
      \t\t\t},
      \t\t\t"border": {
      \t\t\t\t"$type": "color",
      \t\t\t\t"$value": "rgb(1 2 3)"
      \t\t\t}
      \t\t}
      \t}
      }
      """
    #expect(try Self.added(text, ["color.page", "badge.info.text", "color.ink"], order: Self.order) == expected)
  }

  @Test func onOneLine() throws {
    let text = ##"{"color":{"$type":"color","page":{"$value":"#fff"}}}"##
    #expect(
      try Self.added(text, ["color.ink", "badge.info.text"], order: Self.order)
        == ##"{"color":{"$type":"color","page":{"$value":"#fff"},"ink":{"$value":"#0b12c0"}},"badge":{"$type":"color","info":{"text":{"$value":"#0b12c0"}}}}"##
    )
    #expect(
      try Self.added("{}", ["zoo"], order: Self.order)
        == ##"{"zoo": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.043137254901960784, 0.07058823529411765, 0.7529411764705882], "hex": "#0b12c0" } }}"##
    )
    #expect(
      try Self.added("{ \"color\": { } }", ["color.ink"], order: Self.order).hasPrefix(
        "{ \"color\": {\"ink\": { \"$type\": \"color\", "))
  }

  /// A multi-line object as a value, at another depth.
  @Test func likeTheModel() throws {
    let value =
      "{\n        \"colorSpace\": \"srgb\",\n        \"components\": [\n          1,\n          1,\n          1\n        ]\n      }"
    let text =
      "{\n  \"color\": {\n    \"page\": {\n      \"$value\": \(value),\n      \"$type\": \"color\"\n    }\n  }\n}\n"
    let inner =
      "{\n      \"colorSpace\": \"srgb\",\n      \"components\": [\n        0,\n        0.2,\n        1\n      ]\n    }"
    let expected = text.dropLast(3) + ",\n  \"zoo\": {\n    \"$value\": \(inner),\n    \"$type\": \"color\"\n  }\n}\n"
    #expect(try Self.added(text, ["zoo"], order: Self.order, color: Color(red: 0, green: 51, blue: 255)) == expected)
  }

  @Test func strict() throws {
    let text =
      "{\n  \"a\": { \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\", \"components\": [1, 1, 1], \"hex\": \"#ffffff\" } }\n}\n"
    for names: [TokenPath] in [["b"], ["g.b"], ["g.h.b", "g.h.c", "c"], ["g.$root", "g.x"], ["日本.<b>&\"\\", "日本.'"]] {
      let new = try Self.added(text, names, order: names)
      let file = SourceFile(path: "dark.tokens.json", bytes: Array(new.utf8))
      let read = try DTCGStrictFormat.tokens(from: [file], library: EmptyLibrary()).tokens
      #expect(read.tokens.count == 1 + names.count, "\(new)")
      for name in names { expectSame(read[name]?.values.first.flatMap { literalColor($0.value) }, Self.ink) }
      #expect(new.hasPrefix(String(text.dropLast(3))))
    }
  }

  @Test func noPlace() {
    let text =
      ##"{ "a": { "$type": "color", "$value": "#fff" }, "g": { "x": { "$type": "color", "$value": "#fff" } } }"##
    for (token, reason): (TokenPath, String) in [
      ("a.b", "another token already uses the name of its group"),
      ("g", "the document already has a value or group with this name"),
      ("a", "the document already has a value or group with this name"),
      ("g..x", "its name can't be added to the document"),
    ] {
      #expect(throws: EditError.noPlace(reason)) { try Self.added(text, [token], order: []) }
    }
    #expect(throws: EditError.changed) { try Self.added("{", ["b"], order: []) }
    #expect(throws: EditError.changed) { try Self.added("[ 1 ", ["b"], order: []) }
  }
}
