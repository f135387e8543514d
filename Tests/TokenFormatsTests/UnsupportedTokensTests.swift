import SourceText
import Testing
import TokenFormats

/// Formats that are known and not supported, by the signs of the documents themselves.
@Suite struct UnsupportedTokensTests {
  static let documents: [(path: String, text: String, title: String?)] = [
    ("x.sketchpalette", #"{ "compatibleVersion": "2.0", "colors": [] }"#, "Sketch palette"),
    ("light.json", ##"{ "gray1": "#fcfcfc", "grayA": "#00000003" }"##, "JSON color list"),
    ("_a.sass", "$a: #fff", "Sass (indented syntax)"), ("a.less", "@a: #fff;", "Less"),
    ("tailwind.config.js", "module.exports = {}", "Tailwind CSS configuration"),
    (
      "vite/theme.ts", "import type { Config } from 'tailwindcss'\nexport default {} satisfies Config",
      "Tailwind CSS configuration"
    ),
    // Nothing of tokens.
    ("drizzle.config.ts", "export default { dialect: 'sqlite' } satisfies Config", nil),
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
      #expect(["export ", "convert ", "audit ", "write "].contains { format.advice.hasPrefix($0) })
    }
  }

  @Test(arguments: [[], [0], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF], Array("[[[[".utf8)] as [[UInt8]])
  func anyBytesAreLookedAtSafely(_ bytes: [UInt8]) {
    for name in ["a.json", "a.json5", "a.xml", "a.md", "a.js", "a.sketchpalette", ""] {
      #expect(UnsupportedTokens(of: SourceFile(path: name, bytes: bytes)) == nil)
    }
  }
}
