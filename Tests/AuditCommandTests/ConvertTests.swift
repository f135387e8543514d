import AuditCommand
import TestSupport
import Testing

/// `palpable convert` from arguments to files.
@Suite struct ConvertTests {
  static let light =
    ##"{ "color": { "$type": "color", "page": { "$value": "#ffffff" }, "ink": { "$value": "{color.page}" } } }"##
  static let dark = ##"{ "color": { "$type": "color", "page": { "$value": "#0b1220" } } }"##

  private static func folder() throws -> TemporaryFolder {
    try TemporaryFolder(["in/light.tokens.json": light, "in/dark.tokens.json": dark])
  }

  private static func text(_ folder: TemporaryFolder, _ path: String) throws -> String {
    String(decoding: try folder.bytes(of: path), as: UTF8.self)
  }

  @Test func writesWhatWasAskedForAndSaysSo() throws {
    let folder = try Self.folder()
    let result = palpable("convert", "in", "out/tokens.css", in: folder)
    #expect(result.exitCode == .passed)
    #expect(result.output == "2 of 2 tokens in 2 modes: CSS custom properties\nout/tokens.css\n")
    #expect(
      try Self.text(folder, "out/tokens.css") == """
        :root {
          --color-page: #ffffff;
          --color-ink: var(--color-page);
        }

        @media (prefers-color-scheme: dark) {
          :root {
            --color-page: #0b1220;
          }
        }

        """)
  }

  @Test func aFormatIsToldByTheEndingOrByAnOption() throws {
    let folder = try Self.folder()
    #expect(palpable("convert", "in", "a.xcassets", in: folder).output.contains("a.xcassets (4 files)"))
    #expect(palpable("convert", "in", "a.swift", in: folder).output.contains("Swift source"))
    #expect(palpable("convert", "in", "made/", "--to", "dtcg", in: folder).output.contains("made/tokens.json\n"))
    #expect(palpable("convert", "in", "styles", "--to", "css", in: folder).output.contains("\nstyles\n"))
    #expect(
      palpable("convert", "in", "b.txt", in: folder).status
        == "palpable: convert needs an OUT that ends in .json, .tokens, .xcassets, .css, .scss, .swift, .xml, .kt, or .dart, or --to; "
        + "see palpable convert --help\n")
    #expect(palpable("convert", "in", "b.css", "--to", "swift", in: folder).exitCode == .impossible)
    #expect(palpable("convert", "in", in: folder).exitCode == .impossible)
  }

  @Test(arguments: ["css", "swift", "scss", "xcassets", "json"]) func whatWasWrittenIsReadAsTheSameSystem(
    _ ending: String
  )
    throws
  {
    let folder = try Self.folder()
    #expect(palpable("convert", "in", "one.\(ending)", in: folder).exitCode == .passed)
    let back = palpable("convert", "one.\(ending)", "two.css", in: folder)
    #expect(back.exitCode == .passed)
    #expect(palpable("convert", "in", "direct.css", in: folder).exitCode == .passed)
    let direct = try Self.text(folder, "direct.css")
    // A color set holds no alias.
    var expected =
      ending == "xcassets"
      ? direct.replacing("var(--color-page)", with: "#ffffff").replacing(
        "#0b1220;\n", with: "#0b1220;\n    --color-ink: #0b1220;\n") : direct
    // In Sass, an alias of a color with a dark value has one, too.
    if ending == "scss" { expected.replace("#0b1220;\n", with: "#0b1220;\n    --color-ink: var(--color-page);\n") }
    #expect(sorted(try Self.text(folder, "two.css")) == sorted(expected))
  }

  /// A resource folder, the file in it, and a folder that is yet to be made.
  @Test(arguments: [
    ("res", "res/"), ("res/values/brand.xml", "res/"), ("new", "new/"), ("brand.xml", ""),
  ])
  func androidResourcesAreWrittenIntoTheirFolders(_ out: String, _ prefix: String) throws {
    let folder = try Self.folder()
    try folder.write("<resources/>", to: "res/values/strings.xml")
    let result = palpable("convert", "in", out, "--to", "android", in: folder)
    let file = out.hasSuffix("brand.xml") ? "brand.xml" : "colors.xml"
    #expect(
      result.output
        == "2 of 2 tokens in 2 modes: Android resources\n\(prefix)values/\(file)\n\(prefix)values-night/\(file)\n"
        + "tokens are read back under other names (2): color.page (color_page), color.ink (color_ink)\n",
      "\(result.status)")
    #expect(
      try Self.text(folder, prefix + "values-night/\(file)").contains("<color name=\"color_page\">#0B1220</color>"))
    #expect(palpable("convert", "in", out, "--to", "android", in: folder).exitCode == .impossible)
  }

  @Test func formatsWithOneExtensionAreToldByTheOption() throws {
    let folder = try Self.folder()
    #expect(palpable("convert", "in", "theme.css", "--to", "tailwind-theme", in: folder).exitCode == .passed)
    #expect(try Self.text(folder, "theme.css").hasPrefix("@theme {\n  --color-page: #ffffff;\n"))
    #expect(palpable("convert", "in", "studio.json", "--to", "tokens-studio", in: folder).exitCode == .passed)
    #expect(try Self.text(folder, "studio.json").contains("\"$themes\""))
    #expect(
      palpable("convert", "in", "a.css", "--to", "scss", in: folder).status.contains(
        "available values: css, tailwind-theme"))
  }

  @Test func aTypeHasTheNameThatIsAskedFor() throws {
    let folder = try Self.folder()
    for (out, id, start) in [
      ("A.swift", "uikit", "import UIKit\n\nenum Telekom {"),
      ("B.swift", "swiftui", "import SwiftUI\n\nenum Telekom {"),
      ("c.dart", "flutter", "import 'package:flutter/material.dart';\n\nclass Telekom {"),
    ] {
      let made = palpable("convert", "in", out, "--to", id, "--name", "Telekom", in: folder)
      #expect(made.exitCode == .passed, "\(made.status)")
      #expect(try Self.text(folder, out).hasPrefix(start))
    }
    #expect(
      palpable("convert", "in", "d.kt", "--name", "a b", in: folder).status
        == "invalid type name \"a b\"; choose a name of letters and digits with --name "
        + "that isn't a word of the language or the name of one of its types\n")
    #expect(
      palpable("convert", "in", "e.css", "--name", "A", in: folder).status
        == "palpable: invalid value \"A\" for --name; CSS custom properties has no type; leave it out\n")
  }

  private func sorted(_ text: String) -> [Substring] { text.split(separator: "\n").sorted() }

  @Test func nothingIsReplacedWithoutForceAndNoInputEver() throws {
    let folder = try Self.folder()
    try folder.write("mine", to: "out.css")
    let refused = palpable("convert", "in", "out.css", in: folder)
    #expect(refused.exitCode == .impossible)
    #expect(
      refused.status == "palpable: out.css already exists; pass --force to overwrite it, or choose another name\n")
    #expect(try Self.text(folder, "out.css") == "mine")
    #expect(palpable("convert", "in", "out.css", "--force", in: folder).exitCode == .passed)
    #expect(try Self.text(folder, "out.css") != "mine")
    let input = palpable("convert", "in/light.tokens.json", "in/light.tokens.json", "--force", in: folder)
    #expect(input.exitCode == .impossible)
    #expect(try Self.text(folder, "in/light.tokens.json") == Self.light)
  }

  @Test func strictWritesNothingWhereSomethingIsLost() throws {
    let folder = try Self.folder()
    let result = palpable("convert", "in", "a.xcassets", "--strict", in: folder)
    #expect(result.exitCode == .failed)
    #expect(
      result.output == """
        2 of 2 tokens in 2 modes: Xcode asset catalog
        nothing written, because the format can't represent every token
        aliases are written as their resolved colors; a color set can't represent aliases (1): color.ink

        """)
    #expect(throws: (any Error).self) { try folder.bytes(of: "a.xcassets/Contents.json") }
    #expect(palpable("convert", "in", "a.css", "--strict", in: folder).exitCode == .passed)
  }

  @Test func oneModeAlone() throws {
    let folder = try Self.folder()
    #expect(palpable("convert", "in", "a.json", "--mode", "dark", in: folder).exitCode == .passed)
    #expect(
      try Self.text(folder, "a.json") == """
        {
          "color": {
            "page": {
              "$type": "color",
              "$value": {
                "colorSpace": "srgb",
                "components": [0.043137254901960784, 0.07058823529411765, 0.12549019607843137],
                "hex": "#0b1220"
              }
            },
            "ink": {
              "$type": "color",
              "$value": "{color.page}"
            }
          }
        }

        """)
    #expect(
      palpable("convert", "in", "b.json", "--mode", "dusk", in: folder).status.contains("unknown mode \"dusk\""))
  }

  @Test func theResultIsAnObjectToo() throws {
    let folder = try Self.folder()
    let result = palpable("convert", "in", "a.xcassets", "--format", "json", in: folder)
    #expect(
      result.output == """
        {
          "schemaVersion": 1,
          "format": "xcassets",
          "isWritten": true,
          "files": ["a.xcassets/Contents.json", "a.xcassets/color/Contents.json", \
        "a.xcassets/color/page.colorset/Contents.json", "a.xcassets/color/ink.colorset/Contents.json"],
          "tokens": {
            "read": 2,
            "written": 2
          },
          "modes": ["light", "dark"],
          "isLossy": true,
          "notes": [
            {
              "kind": "altered",
              "reason": "aliases are written as their resolved colors; a color set can't represent aliases",
              "count": 1,
              "names": ["color.ink"]
            }
          ]
        }

        """)
  }

  @Test func hostileNamesAreShownForWhatTheyAre() throws {
    let folder = try TemporaryFolder([
      "a.tokens.json": #"{ "c": { "$type": "number", "x\u001b[31m\u202e": { "$value": 1 }, "y": { "$value": 2 } } }"#
    ])
    let result = palpable("convert", "a.tokens.json", "a.xcassets", in: folder)
    #expect(result.exitCode == .impossible)
    #expect(
      result.status
        == "no token can be represented in Xcode asset catalog; choose another format with --to\n")
    let swift = palpable("convert", "a.tokens.json", "a.swift", in: folder)
    #expect(swift.output.contains("c.x<U+001B>[31m<U+202E>"))
    #expect(!swift.output.unicodeScalars.contains("\u{1B}"))
  }

  @Test func twoNamesThatBecomeOneAreAnError() throws {
    let folder = try TemporaryFolder([
      "a.tokens.json": #"{ "$type": "number", "a": { "b-c": { "$value": 1 } }, "a-b": { "c": { "$value": 2 } } }"#
    ])
    let result = palpable("convert", "a.tokens.json", "a.css", in: folder)
    #expect(result.exitCode == .impossible)
    #expect(result.status == "a.b-c and a-b.c would both be written as \"--a-b-c\"; rename one\n")
  }

  /// What a catalog held before would be read with what is written into it.
  @Test func colorSetsThatStayAreNamed() throws {
    let folder = try Self.folder()
    #expect(!palpable("convert", "in", "a.xcassets", in: folder).status.contains("catalog"))
    try folder.write("{}", to: "a.xcassets/color/old.colorset/Contents.json")
    #expect(palpable("convert", "in", "a.xcassets", in: folder).exitCode == .impossible)
    let result = palpable("convert", "in", "a.xcassets", "--force", in: folder)
    #expect(result.exitCode == .passed)
    #expect(
      result.status.hasSuffix(
        "\nearlier color sets remain in the catalog and are read with it: a.xcassets/color/old.colorset\n"))
  }

  /// A catalog of more files than may be open at once.
  @Test(.enabled(if: LongTests.areEnabled)) func aLargeCatalogIsWrittenWhole() throws {
    let tokens = (0..<400).map { "\"t\($0)\": { \"$value\": \"#000000\" }" }.joined(separator: ", ")
    let folder = try TemporaryFolder(["a.tokens.json": "{ \"$type\": \"color\", \(tokens) }"])
    #expect(palpable("convert", "a.tokens.json", "a.xcassets", in: folder).exitCode == .passed)
    #expect(palpable("convert", "a.xcassets", "b.json", in: folder).output.hasPrefix("400 of 400 tokens"))
  }
}
