import SourceText
import Testing
import TokenFormats

/// What counts as a document of Figma.
@Suite struct FigmaRecognitionTests {
  @Test(arguments: [
    (##"{ "a": { "$value": "#fff", "$extensions": { "com.figma.variableId": "1" } } }"##, true),
    (##"{ "g": { "a": { "$value": "#fff", "$extensions": { "com.figma.scopes": [] } } } }"##, true),
    (##"{ "a": { "$value": "#fff", "$extensions": { "com.figma": { "scopes": [] } } } }"##, true),
    (##"{ "a": { "$value": "#fff", "$extensions": { "figma": 1, "mode": { "dark": "#000" } } } }"##, true),
    (##"{ "a": { "$value": "#fff", "$extensions": { "com.figma.x": 1, "p": { "modes": { "d": "#000" } } } } }"##, true),
    (##"{ "$extensions": { "com.figma.modeName": "Light" }, "a": { "$value": "#fff" } }"##, true),
    (##"{ "a": { "$value": "#fff", "$extensions": { "com.figma.x": 1 } } }"##, false),
    (##"{ "a": { "$value": "#fff", "$extensions": { "figma": 1 } } }"##, false),
    (##"{ "a": { "$value": "#fff" }, "b": ["com.figma"] }"##, false), (#"{ "variables": [1], "modes": {} }"#, false),
    (#"{ "modes": { "a": "A" }, "variables": [{ "name": "x", "valuesByMode": { "a": 1 } }] }"#, true),
    (#"{ "modes": { "a": "A" }, "variables": [{ "name": "x", "valuesByMode": 1 }] }"#, false),
    (#"{ "meta": { "variables": {}, "variableCollections": {} } }"#, true),
    (#"{ "meta": { "variables": {}, "variableCollections": [] } }"#, false),
  ])
  func documentsAreRecognizedByTheirContent(_ text: String, _ isOfFigma: Bool) {
    let document = SourceFile(path: "t.json", bytes: Array(text.utf8))
    #expect(FigmaFormat.recognizes(document) == isOfFigma)
  }
}
