import ColorScience
import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenFormats

/// An edit is refused beforehand for the same reason as when it is made, although only the value is parsed.
@Suite struct ObstacleTests {
  private static let dtcg = EditedDocument(
    format: DTCGFormat.self, path: "tokens.json",
    text: """
      { "$type": "color",
        "ink": { "$value": "#101010" },
        "object": { "$value": { "colorSpace": "srgb", "components": [0, 0.5, 1] } },
        "link": { "$value": "{ink}" },
        "reference": { "$value": { "$ref": "#/ink/$value" } },
        "pale": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5 } } }
      """)
  private static let studio = EditedDocument(
    format: TokensStudioFormat.self, path: "tokens.json",
    text: """
      { "core": {
          "ink": { "value": "#101010", "type": "color" }, "link": { "value": "{ink}", "type": "color" },
          "pale": { "value": "rgba({ink}, 0.5)", "type": "color" },
          "mixed": { "value": "{ink}", "type": "color",
            "$extensions": { "studio.tokens": { "modify": { "type": "lighten", "value": "0.2", "space": "lch" } } } } },
        "$metadata": { "tokenSetOrder": ["core"] } }
      """)

  private static let figma = EditedDocument(
    format: FigmaFormat.self, path: "Light.tokens.json",
    text: """
      { "ink": { "$type": "color", "$value": "#101010" }, "pale": { "$type": "color", "$value": "#10101080" },
        "link": { "$type": "color", "$value": "{ink}" }, "text": { "$type": "color", "$value": "{ink}" },
        "$extensions": { "com.figma.modeName": "Light" } }
      """)

  @Test(arguments: [dtcg, studio, figma]) func isTheReasonOfTheEdit(document: EditedDocument) throws {
    let file = SourceFile(path: document.path, bytes: Array(document.text.utf8))
    let values = try readValues(document.format, file)
    var possible = 0
    for entry in values {
      let place = entry.value.location
      for place in [.literal(place), .alias(place), .target(place, from: "ink", to: "pale")] as [ColorEdit.Place] {
        let edit = ColorEdit(token: entry.token, color: .white, old: literalColor(entry.value) ?? .black, place: place)
        let made = Result { try document.format.edited(file, [edit]) }
        let reason: String? = if case .failure(let error as EditError) = made { error.reason } else { nil }
        #expect(document.format.obstacle(to: edit, in: file) == reason, "\(entry.token) \(place)")
        if reason == nil { possible += 1 }
      }
    }
    #expect(values.count >= 4 && possible >= 4)
  }

  /// A file of Figma has one value for each variable, and an answer of its interface has no values with names.
  @Test func figmaHasNoPlaceForAnotherMode() throws {
    let file = SourceFile(path: Self.figma.path, bytes: Array(Self.figma.text.utf8))
    let value = MissingValue(mode: "dark", isOnlyMode: false, base: nil)
    let edit = ColorEdit(token: "ink", color: .white, place: .missing(value))
    let reason = "a document has one value for each variable; add the value in Figma"
    #expect(FigmaFormat.obstacle(to: edit, in: file) == reason)
    #expect(throws: EditError.noPlace(reason)) { try FigmaFormat.edited(file, [edit]) }
    let answer = SourceFile(path: "v.json", bytes: Array(#"{ "variables": {} }"#.utf8))
    let ids = "the variables of this document have ids; change the color in Figma"
    #expect(FigmaFormat.obstacle(to: edit, in: answer) == ids)
    #expect(FigmaFormat.rounding(at: file.location(of: 0..<0), in: file) == nil)
  }
}
