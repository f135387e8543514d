import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Places of DTCG documents: values that are refused, spaces that change, and what a new value looks like.
@Suite struct DocumentPlaceTests {
  static let ink = Color(red: 0x0B, green: 0x12, blue: 0xC0)

  static func document(_ value: String) -> String { #"{"it":{"$type":"color","$value":\#(value)}}"# }
  static func place(_ value: String) -> EditedPlace { EditedPlace(DTCGFormat.self, document(value), value) }

  static let referring = notEdited("a color with referenced parts")

  @Test(arguments: [
    (#""{a.b}""#, notEdited("an alias")), (##"{"$ref":"#/a/b"}"##, notEdited("a reference to another value")),
    (#"{"$value":"{a.b}","alpha":0.5}"#, notEdited("a color with a separate alpha")), ("[1]", hasChanged),
    ("12", hasChanged), (#"{"colorSpace":"strange","components":[0,0,0]}"#, referring),
    (#"{"colorSpace":"srgb","components":[0,0]}"#, referring),
    (#"{"colorSpace":"srgb","components":[0,0,"x"]}"#, referring),
    (#"{"colorSpace":"srgb","components":[0,0,0],"alpha":"{a}"}"#, referring),
    (#"{"colorSpace":"srgb","components":[0,0,0],"hex":1}"#, referring),
    (#""none""#, notEdited("the word none")),
  ])
  func whatIsNotEdited(value: String, reason: String) { #expect(Self.place(value).reason() == reason) }

  /// A text with an escape is written anew, as its bytes are not those of its characters.
  @Test func escapes() throws {
    #expect(try Self.place(#""\u0023FFF""#).text(Self.ink) == Self.document(##""#0b12c0""##))
  }

  /// The green of Rec. 2020 in its own space, and hue, saturation and value in one that the format has.
  @Test func otherSpaces() throws {
    let white = #"{"colorSpace":"srgb","components":[1,1,1]}"#
    #expect(
      try Self.place(white).text(Color(.rec2020, 0, 1, 0))
        == Self.document(#"{"colorSpace":"rec2020","components":[0,1,0]}"#))
    #expect(
      try Self.place(white).text(Color(.hsv, 120, 100, 100))
        == Self.document(#"{"colorSpace":"srgb","components":[0,1,0]}"#))
    // Black in a polar space has no hue: that of the old value stays.
    let polar = #"{"colorSpace":"oklch","components":[0.5,0.1,20]}"#
    #expect(try Self.place(polar).text(.black) == Self.document(#"{"colorSpace":"oklch","components":[0,0,20]}"#))
  }

  @Test func placesElsewhere() {
    let place = Self.place(##""#fff""##)
    let empty = SourceFile(path: "a", bytes: Array("{}".utf8))
    #expect(DTCGFormat.obstacle(to: place.edit(.black), in: empty) == hasChanged)
    #expect(throws: EditError.changed) { try DTCGFormat.edited(empty, [place.edit(.black)]) }
    let alias = ColorEdit(token: "it", color: .black, place: .alias(place.place))
    #expect(throws: EditError.changed) { try DTCGFormat.edited(empty, [alias]) }
    let reference = EditedPlace(DTCGFormat.self, ##"{"it":{"$ref":"#/a"}}"##, ##""#/a""##)
    #expect(reference.reason() == notEdited("a reference to another value"))
    let beside = EditedPlace(
      DTCGFormat.self, Self.document(#"{"$ref":"{a}","$value":1}"#), #"{"$ref":"{a}","$value":1}"#)
    let edit = ColorEdit(token: "it", color: .black, place: .alias(beside.place))
    #expect(DTCGFormat.obstacle(to: edit, in: beside.file) == notEdited("an alias with a separate alpha"))
  }

  // MARK: New values

  static func added(_ text: String, _ color: Color, order: [TokenPath] = ["zoo"]) throws -> String {
    try EditingAdditionTests.added(text, ["zoo"], order: order, color: color)
  }

  @Test func withoutAModel() throws {
    #expect(
      try Self.added("{}", Color(red: 0, green: 51, blue: 255).withAlpha(0.5))
        == ##"{"zoo": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.2, 1], "alpha": 0.5, "hex": "#0033ff" } }}"##
    )
    #expect(
      try Self.added("{}", Color(.hsv, 120, 100, 100))
        == ##"{"zoo": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 1, 0], "hex": "#00ff00" } }}"##
    )
  }

  /// A token that the system has no order for goes last, and one that comes first goes behind what tells about the group.
  @Test func whereItGoes() throws {
    let text = ##"{"$type":"color","page":{"$value":"#fff"},"x":{"$value":"#000"}}"##
    let zoo = ##""zoo":{"$value":"#0b12c0"}"##
    #expect(try Self.added(text, Self.ink, order: []) == text.dropLast() + "," + zoo + "}")
    #expect(
      try Self.added(text, Self.ink, order: ["zoo", "page"])
        == text.replacing(#""page""#, with: zoo + #","page""#))
    #expect(try Self.added(text, Self.ink, order: ["other", "zoo"]) == text.dropLast() + "," + zoo + "}")
  }

  /// What stands around a new value decides about its lines, also where nothing stands in its group yet.
  @Test func layouts() throws {
    let blue = Color(red: 0, green: 51, blue: 255)
    let empty = "{\n  \"zoo\": {\n  }\n}\n"
    let value = ##"{ "colorSpace": "srgb", "components": [0, 0.2, 1], "hex": "#0033ff" }"##
    let filled =
      "{\n  \"zoo\": {\n    \"x\": {\n      \"$type\": \"color\",\n      \"$value\": \(value)\n    }\n  }\n}\n"
    #expect(try EditingAdditionTests.added(empty, ["zoo.x"], order: ["zoo.x"], color: blue) == filled)
    // A colon on a line of its own is no habit to keep.
    let apart = "{ \"a\"\n:\n{ \"$type\": \"color\", \"$value\": \"#fff\" } }"
    #expect(
      try Self.added(apart, blue)
        == apart.dropLast(2) + ##", "zoo": { "$type": "color", "$value": "#03f" } }"##)
    // A color of references tells how objects are written, and no digits.
    let references = ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/b"},0,0]}}}"##
    #expect(
      try Self.added(references, blue)
        == references.dropLast()
        + ##","zoo":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0.2,1],"hex":"#0033ff"}}}"##)
  }

  @Test func aDocumentOfSeveralModes() {
    let missing = MissingValue(mode: "dark", isOnlyMode: false, base: nil)
    let edit = ColorEdit(token: "it", color: .black, place: .missing(missing))
    #expect(
      DTCGFormat.obstacle(to: edit, in: SourceFile(path: "a", bytes: Array("{}".utf8)))
        == "its document has one value per token and isn't for this mode only")
  }

  /// The sentences of errors that no single value has.
  @Test func sentences() {
    #expect(EditError.overlapping.reason == "two changes overlap")
    #expect(EditError.notHeld.reason == isNotHeld)
    #expect(EditError.tooLarge(limit: 8).reason == "the document would exceed 8 bytes")
  }
}
