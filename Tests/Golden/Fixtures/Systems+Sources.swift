extension OutputGroup {
  /// Views with pairings of tokens, branches, custom modifiers, and findings of all code rules.
  static let viewCode = OutputFixture(
    "view-code",
    [
      "tokens.json": colors([
        "Ink.dark": "#000000", "Ink.gray": "#767676", "Ink.faint": "#cccccc", "Paper.white": "#ffffff",
        "Paper.card": "#f4f4f4",
      ]),
      "palpable.json": ##"""
      { "tokens": ["tokens.json"], "code": ["*.swift"], "pairings": [{ "text": "Ink.dark", "on": "Paper.card" }],
        "tiers": { "primitive": ["Ink.**"], "alias": ["Paper.**"] },
        "rules": { "animation-limits": "warning", "custom-shadow": "warning", "large-icon": "note", "primitive-token-in-view": "warning" } }
      """##,
      "Views.swift": """
      import SwiftUI

      struct Sample: View {
        @Environment(\\.colorScheme) var scheme
        @ScaledMetric var side = 44.0
        let isOn: Bool
        private let pale = Ink.faint

        var body: some View {
          VStack(spacing: 2) {
            Text("one").foregroundColor(Ink.gray).background(Paper.white)
            Text("two").foregroundColor(pale).padding(4).background(Paper.card)
            Text("three").foregroundStyle(isOn ? Ink.gray : Ink.faint).background(Paper.white)
            Text("four").font(.system(size: 13)).frame(height: 20)
            Text("five").font(.custom("Inter", size: 15, relativeTo: .body)).dynamicTypeSize(...DynamicTypeSize.large)
            Text("six").font(.system(size: side * 2)).lineLimit(1).fixedSize()
            Button(action: save) { Image(systemName: "plus") }.frame(width: 20, height: 20)
            Button("Add") { save() }.frame(width: unknown, height: 44)
            Image(systemName: "gear").onTapGesture { save() }
            HStack(spacing: 1) { Button("A") {}; Button("B") {} }
            Color(red: 0.9, green: 0.1, blue: 0.1).shadow(color: .black.opacity(0.2), radius: 4)
            Circle().fill(Color(hex: 0x336699)).animation(.easeInOut(duration: 2), value: isOn)
            Text("seven").foregroundColor(scheme == .dark ? .white : .black).branded(Ink.dark)
          }
        }
      }

      extension View {
        func branded(_ color: Color) -> some View { foregroundColor(color).background(Paper.white) }
      }
      """,
      "Label.swift": """
      import UIKit

      final class Header: UIView {
        let label = UILabel()
        func setUp() {
          label.font = UIFont.systemFont(ofSize: 14)
          label.textColor = UIColor(red: 30 / 255, green: 41 / 255, blue: 59 / 255, alpha: 1)
          label.adjustsFontForContentSizeCategory = false
          backgroundColor = .systemRed
        }
      }
      """,
    ],
    [
      .audit(),
      .run(
        "lint",
        ["lint", "Views.swift", "Label.swift", "--format", "json=out/json", "--format", "markdown=out/markdown"]),
    ])

  /// Themes written twice, media, layers, imports, and notices.
  static let styleSheets = OutputFixture(
    "style-sheets",
    [
      "theme.css": """
      @import "base.css";
      @layer reset { :root { --ink: #333; } }
      :root { --ink: #777; --page: #fff; --link: light-dark(#0645ad, #8ab4f8); color-scheme: light; }
      .dark, [data-theme="dark"] { --ink: #888; --page: #111; }
      @media (prefers-color-scheme: dark) { :root { --ink: #999; --page: #111; } }
      @media (prefers-contrast: more) { :root { --ink: #000; } }
      @container (width > 30em) { :root { --odd: #123456; } }
      body { --soft: color-mix(in srgb, var(--ink) 50%, var(--page)); --lost: var(--nowhere); }
      """,
      "base.css": ":root { --base: oklch(60% 0.1 250); --size: calc(2 * 8px); }\n",
      "palpable.json": ##"""
      { "tokens": ["theme.css"], "pairings": [{ "text": ["ink", "link", "soft", "base"], "on": "page" }, { "component": "odd", "on": "page" }] }
      """##,
    ],
    [
      .audit(), .fix(), .run("convert", ["convert", ".", "out/tokens.json"]),
      .run("convert-swift", ["convert", ".", "out/Tokens.swift"]),
    ])

  /// An asset catalog with appearances, a gamut, and a missing value.
  static let catalog = OutputFixture(
    "catalog",
    [
      "A.xcassets/Contents.json": #"{ "info": { "author": "xcode", "version": 1 } }"#,
      "A.xcassets/ink.colorset/Contents.json": set([
        entry("0x77", "0x77", "0x77"), entry("0.8", "0.8", "0.8", dark),
        entry("0x00", "0x00", "0x00", #", "appearances": [{ "appearance": "contrast", "value": "high" }]"#),
      ]),
      "A.xcassets/page.colorset/Contents.json": set([
        entry("255", "255", "255"), entry("0x10", "0x10", "0x10", dark),
        entry("1.0", "0.95", "0.95", #", "display-gamut": "display-P3""#, space: "display-p3"),
      ]),
      "palpable.json": ##"{ "tokens": ["A.xcassets"], "pairings": [{ "text": "ink", "on": "page" }] }"##,
    ], [.audit(), .fix(), .run("convert", ["convert", ".", "out/tokens.css"])])

  private static let dark = #", "appearances": [{ "appearance": "luminosity", "value": "dark" }]"#

  private static func entry(_ red: String, _ green: String, _ blue: String, _ more: String = "", space: String = "srgb")
    -> String
  {
    let components = #"{ "red": "\#(red)", "green": "\#(green)", "blue": "\#(blue)", "alpha": "1.000" }"#
    return #"{ "idiom": "universal", "color": { "color-space": "\#(space)", "components": \#(components) }\#(more) }"#
  }

  private static func set(_ entries: [String]) -> String {
    "{\n  \"colors\": [\n    \(entries.joined(separator: ",\n    "))\n  ],\n  \"info\": { \"author\": \"xcode\", \"version\": 1 }\n}\n"
  }

  /// Swift tokens in three notations with branches, private names, and unsupported values.
  static let swiftTokens = OutputFixture(
    "swift-tokens",
    [
      "Palette.swift": """
      import SwiftUI

      public enum Palette {
        public static let ink = Color(red: 119 / 255, green: 119 / 255, blue: 119 / 255)
        public static let page = Color.adaptive(light: Color(hex: 0xFFFFFF), dark: Color(hex: 0x101010))
        public static let link = UIColor { traits in
          traits.userInterfaceStyle == .dark ? UIColor(white: 0.9, alpha: 1) : UIColor(red: 0, green: 0.3, blue: 0.8, alpha: 1)
        }
        public static let soft = ink.opacity(0.5)
        public static let odd = traits.isOdd ? ink : page
        private static let own = Color(hex: 0x336699)
        public static let gap: CGFloat = 8 * 2
        #if os(iOS)
          public static let system = Color(UIColor.systemBackground)
        #else
          public static let system = Color.white
        #endif
      }
      """,
      "Other.swift": "enum Other { static let copy = Palette.ink }\n",
      "palpable.json": ##"""
      { "tokens": ["*.swift"], "pairings": [{ "text": ["Palette.ink", "Palette.link", "Palette.soft", "Other.copy"], "on": "Palette.page" },
        { "component": ["Palette.odd", "Palette.system"], "on": "Palette.page" }] }
      """##,
    ], [.audit(), .fix(), .run("convert", ["convert", ".", "out/tokens.json"])])

  /// Each cause of a contrast that can't be determined, with waivers and coverage.
  static let undetermined = OutputFixture(
    "undetermined",
    [
      "tokens.json": ##"""
      { "c": { "$type": "color", "ink": { "$value": "#000000" }, "veil": { "$value": "#ffffff80" }, "page": { "$value": "#ffffff" },
          "none": { "$value": "{c.ink}" }, "clear": { "$value": "#00000000" } },
        "size": { "$type": "dimension", "s": { "$value": { "value": 4, "unit": "px" } } },
        "fade": { "$type": "gradient", "$value": [{ "color": "{c.ink}", "position": 0 }, { "color": "{c.page}", "position": 1 }] } }
      """##,
      "dark.json": ##"{ "c": { "$type": "color", "late": { "$value": "#eeeeee" } } }"##,
      "theme.css":
        "@supports (color: unknown(1)) { :root { --maybe: #777; } }\n:root { --odd: color(from red srgb r g b); }\n",
      "palpable.json": ##"""
      { "tokens": ["tokens.json", "theme.css", { "path": "dark.json", "mode": "dark" }],
        "modes": [{ "name": "light" }, { "name": "dark" }],
        "pairings": [{ "text": "c.ink", "on": "c.veil" }, { "text": "c.ink", "on": "fade" }, { "text": "c.late", "on": "c.page" },
          { "text": "maybe", "on": "c.page" }, { "text": "c.clear", "on": "c.page" },
          { "component": "c.clear", "on": "c.page" }, { "graphic": "c.clear", "on": "c.page" }, { "decorative": "c.veil", "on": "c.page" },
          { "inactive": "c.veil", "on": "c.page" }, { "text": "c.*", "on": "c.page", "name": "all" }] }
      """##,
    ], [.audit(), .audit(name: "strict", more: ["--strict"]), .report()])
}
