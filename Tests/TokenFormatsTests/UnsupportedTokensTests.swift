import SourceText
import Testing
import TokenFormats

/// Formats that are known and not supported, by the signs of the documents themselves.
@Suite struct UnsupportedTokensTests {
  static let documents: [(path: String, text: String, title: String?)] = [
    ("color.json", ##"{ "color": { "gray": { "light": { "value": "#CCCCCC" } } } }"##, "Style Dictionary"),
    ("size.json", #"{ "size": { "font": { "small": { "value": "10px", "comment": "x" } } } }"#, "Style Dictionary"),
    ("a.json5", "{ color: { red: { value: '#f00' } } }", "Style Dictionary"),
    ("config.json", #"{ "source": ["tokens/**"], "platforms": { "css": {} } }"#, "Style Dictionary"),
    ("v.json", #"{ "meta": { "variables": {}, "variableCollections": {} } }"#, "Figma variables (REST API)"),
    ("v.json", #"{ "variables": {}, "variableCollections": {} }"#, "Figma variables (REST API)"),
    (
      "c.json", #"{ "x": { "$schema": "https://opensource.adobe.com/spectrum-tokens/color-set.json", "sets": {} } }"#,
      "Spectrum tokens"
    ),
    ("m.json", #"{ "schemes": { "light": {} }, "palettes": {} }"#, "Material Theme Builder JSON"),
    ("r.json", #"{ "cssVars": { "light": {} } }"#, "shadcn/ui registry"),
    ("x.sketchpalette", #"{ "compatibleVersion": "2.0", "colors": [] }"#, "Sketch palette"),
    ("light.json", ##"{ "gray1": "#fcfcfc", "grayA": "#00000003" }"##, "JSON color list"),
    ("res/values/colors.xml", ##"<resources><color name="a">#fff</color></resources>"##, "Android resources"),
    ("res/color/a.xml", #"<selector><item android:color="@color/a"/></selector>"#, "Android resources"),
    ("Color.kt", "import androidx.compose.ui.graphics.Color\nval a = Color(0xFF000000)", "Jetpack Compose"),
    ("_a.scss", "$a: #fff;", "Sass"), ("a.less", "@a: #fff;", "Less"),
    ("tailwind.config.js", "module.exports = {}", "Tailwind CSS configuration"),
    ("DESIGN.md", "---\nname: x\ncolors:\n  a: '#fff'\n---\n", "DESIGN.md"),
    // Nothing of tokens.
    ("App/A.icon/icon.json", ##"{ "groups": [{ "fill": { "value": "#CCCCCC" } }], "x": { "value": "#fff" } }"##, nil),
    ("package.json", #"{ "name": "x", "version": "1.0.0" }"#, nil),
    ("form.json", #"{ "fields": [{ "id": 1, "label": "Name", "value": "x" }] }"#, nil),
    ("one.json", ##"{ "theme_color": "#fff" }"##, nil), ("a.json", "{", nil), ("a.json", "", nil),
    ("strings.xml", "<resources><string name=\"a\">x</string></resources>", nil), ("a.xml", "<plist/>", nil),
    ("README.md", "# Colors:\n", nil), ("main.kt", "fun main() {}", nil), ("app.js", "export default {}", nil),
    ("a.css", ":root { --a: #fff }", nil), ("a.txt", #"{ "x": { "value": "1" } }"#, nil),
  ]

  @Test(arguments: documents) func isNamed(_ path: String, _ text: String, _ title: String?) {
    #expect(UnsupportedTokens(of: SourceFile(path: path, bytes: Array(text.utf8)))?.title == title)
  }

  @Test func adviceIsAnImperative() throws {
    for (path, text, title) in Self.documents where title != nil {
      let format = try #require(UnsupportedTokens(of: SourceFile(path: path, bytes: Array(text.utf8))))
      #expect(["export ", "convert ", "audit "].contains { format.advice.hasPrefix($0) })
    }
  }

  /// Only signs that no other format has make a document of DTCG's keys another one.
  @Test func doubtIsNotEnough() {
    func format(_ text: String) -> String? {
      UnsupportedTokens(beyondDoubt: SourceFile(path: "t.json", bytes: Array(text.utf8)))?.title
    }
    #expect(format(#"{ "schemes": { "light": {} }, "palettes": {} }"#) == "Material Theme Builder JSON")
    #expect(format(##"{ "x": { "$type": "color", "$value": "#fff" }, "y": { "value": "#fff" } }"##) == nil)
    #expect(format(##"{ "a": "#fff", "b": "#000" }"##) == nil)
  }

  @Test(arguments: [[], [0], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF], Array("[[[[".utf8)] as [[UInt8]])
  func anyBytesAreLookedAtSafely(_ bytes: [UInt8]) {
    for name in ["a.json", "a.json5", "a.xml", "a.md", "a.js", "a.sketchpalette", ""] {
      #expect(UnsupportedTokens(of: SourceFile(path: name, bytes: bytes)) == nil)
    }
  }
}
