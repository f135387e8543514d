import ColorScience
import DesignTokens
import Testing
import TokenFormats

/// The text of formats of platforms and tools, by hand.
@Suite struct PlatformTextTests {
  private static func tokens() throws -> TokenSet {
    var builder = TokenBuilder()
    try builder.color("color.page", "#ffffff")
    try builder.color("color.page", "#0b1220", mode: "dark")
    try builder.color("color.veil", "rgb(15 23 42 / 0.2)")
    try builder.color("color.haze", "rgb(15 23 42 / 0.08)")
    try builder.color("brand.ink", "#64748b")
    builder.alias("color.text", "brand.ink")
    builder.alias("color.card", "color.page")
    builder.add("space.4", .dimension, .literal(.dimension(Dimension(16, .px))))
    return builder.tokens
  }

  private static func written(_ id: String, named name: String, type: String? = nil) throws -> Conversion {
    let writer = try #require(TokenWriters.writer(for: id))
    return try writer.conversion(
      of: try tokens(), modes: Array(fourModes.prefix(2)), named: name, typeName: type)
  }

  @Test func aTailwindThemeHasNamespaces() throws {
    #expect(
      try Self.written("tailwind-theme", named: "a.css").text() == """
        @theme {
          --color-page: #ffffff;
          --color-veil: #0f172a33;
          --color-haze: rgb(15 23 42 / 0.08);
          --color-brand-ink: #64748b;
          --color-text: var(--color-brand-ink);
          --color-card: var(--color-page);
          --spacing-4: 16px;
        }

        @media (prefers-color-scheme: dark) {
          :root {
            --color-page: #0b1220;
          }
        }

        """)
  }

  @Test func sassHasAFileOfDarkVariables() throws {
    let conversion = try Self.written("scss", named: "tokens.scss")
    #expect(conversion.documents.map(\.path) == ["tokens.scss", "_tokens-dark.scss"])
    #expect(
      conversion.text() == """
        $color-page: #ffffff;
        $color-veil: #0f172a33;
        $color-haze: rgba(15, 23, 42, 0.08);
        $brand-ink: #64748b;
        $color-text: $brand-ink;
        $color-card: $color-page;
        $space-4: 16px;

        @import "tokens-dark";

        """)
    #expect(
      conversion.text("_tokens-dark.scss") == """
        $color-page-dark: #0b1220;
        $color-card-dark: $color-page-dark;

        """)
  }

  @Test func androidResourcesHaveAFileForTheNight() throws {
    let conversion = try Self.written("android", named: "colors.xml")
    #expect(
      conversion.text("values/colors.xml") == """
        <?xml version="1.0" encoding="utf-8"?>
        <resources>
            <color name="color_page">#FFFFFF</color>
            <color name="color_veil">#330F172A</color>
            <color name="color_haze">#140F172A</color>
            <color name="brand_ink">#64748B</color>
            <color name="color_text">@color/brand_ink</color>
            <color name="color_card">@color/color_page</color>
        </resources>

        """)
    #expect(
      conversion.text("values-night/colors.xml") == """
        <?xml version="1.0" encoding="utf-8"?>
        <resources>
            <color name="color_page">#0B1220</color>
        </resources>

        """)
  }

  @Test func styleDictionaryHasAnObjectOfModes() throws {
    let text = try Self.written("style-dictionary", named: "a.json").text().filter { !$0.isWhitespace }
    #expect(
      text == """
        {"color":{"page":{"value":{"light":"#ffffff","dark":"#0b1220"},"type":"color"},\
        "veil":{"value":"#0f172a33","type":"color"},"haze":{"value":"rgba(15,23,42,0.08)","type":"color"},"text":{"value":"{brand.ink}","type":"color"},\
        "card":{"value":"{color.page}","type":"color"}},"brand":{"ink":{"value":"#64748b","type":"color"}},\
        "space":{"4":{"value":"16px","type":"dimension"}}}
        """)
  }

  @Test func tokensStudioHasSetsAndThemes() throws {
    let text = try Self.written("tokens-studio", named: "a.json").text().filter { !$0.isWhitespace }
    #expect(
      text.contains(##""dark":{"color":{"page":{"$type":"color","$value":"#0b1220"}}},"$themes":["##)
        && text.hasPrefix(##"{"base":{"color":{"page":{"$type":"color","$value":"#ffffff"},"##))
    #expect(
      text.hasSuffix(
        ##"{"id":"dark","name":"dark","selectedTokenSets":{"base":"enabled","dark":"enabled"}}],"##
          + ##""$metadata":{"tokenSetOrder":["base","dark"]}}"##))
  }

  @Test func uiKitHasDynamicColorsInOneEnum() throws {
    #expect(
      try Self.written("uikit", named: "a.swift", type: "Telekom").text() == """
        import UIKit

        enum Telekom {
          static let colorPage = UIColor { traits in
            traits.userInterfaceStyle == .dark
              ? UIColor(red: 11 / 255, green: 18 / 255, blue: 32 / 255, alpha: 1.0)
              : UIColor(red: 255 / 255, green: 255 / 255, blue: 255 / 255, alpha: 1.0)
          }
          static let colorVeil = UIColor(red: 15 / 255, green: 23 / 255, blue: 42 / 255, alpha: 0.2)
          static let colorHaze = UIColor(red: 15 / 255, green: 23 / 255, blue: 42 / 255, alpha: 0.08)
          static let brandInk = UIColor(red: 100 / 255, green: 116 / 255, blue: 139 / 255, alpha: 1.0)
          static let colorText = Telekom.brandInk
          static let colorCard = Telekom.colorPage
          static let space4: CGFloat = 16
        }

        """)
  }

  @Test func swiftUIHasOneEnum() throws {
    #expect(
      try Self.written("swiftui", named: "brand-colors.swift").text().hasPrefix(
        """
        import SwiftUI

        enum BrandColors {
          static let colorPage = Color.adaptive(
            light: Color(.sRGB, red: 255 / 255, green: 255 / 255, blue: 255 / 255),
            dark: Color(.sRGB, red: 11 / 255, green: 18 / 255, blue: 32 / 255))
          static let colorVeil = Color(.sRGB, red: 15 / 255, green: 23 / 255, blue: 42 / 255, opacity: 0.2)
        """))
  }

  @Test func flutterHasAnInstanceForEachMode() throws {
    #expect(
      try Self.written("flutter", named: "app_colors.dart").text() == """
        import 'package:flutter/material.dart';

        class AppColors {
          const AppColors({
            required this.colorPage,
            required this.colorCard,
          });

          final Color colorPage;
          final Color colorCard;

          static const light = AppColors(
            colorPage: Color(0xFFFFFFFF),
            colorCard: Color(0xFFFFFFFF),
          );

          static const dark = AppColors(
            colorPage: Color(0xFF0B1220),
            colorCard: Color(0xFF0B1220),
          );

          static const Color colorVeil = Color(0x330F172A);
          static const Color colorHaze = Color.from(alpha: 0.08, red: 0.058823529411764705, green: 0.09019607843137255, blue: 0.16470588235294117);
          static const Color brandInk = Color(0xFF64748B);
          static const Color colorText = brandInk;
        }

        """)
  }

  @Test func composeHasConstantsAndSchemes() throws {
    #expect(
      try Self.written("compose", named: "Tokens.kt", type: "Brand").text() == """
        import androidx.compose.ui.graphics.Color

        object Brand {
            val colorVeil = Color(0x330F172A)
            val colorHaze = Color(0x140F172A)
            val brandInk = Color(0xFF64748B)
            val colorText = Brand.brandInk
        }

        class BrandTheme(
            val colorPage: Color,
            val colorCard: Color,
        )

        val LightBrandTheme = BrandTheme(
            colorPage = Color(0xFFFFFFFF),
            colorCard = Color(0xFFFFFFFF),
        )

        val DarkBrandTheme = BrandTheme(
            colorPage = Color(0xFF0B1220),
            colorCard = Color(0xFF0B1220),
        )

        """)
  }

  /// Roles of Material, if the main ones are there, are schemes of Material.
  @Test func composeHasColorSchemesOfMaterial() throws {
    let system = try #require(RoundTripSystem.all.first { $0.name == "roles of Material" })
    let conversion = try ComposeWriter.documents(of: system.tokens, modes: system.modes, named: "Tokens.kt")
    #expect(conversion.text().contains("val DarkColorScheme = darkColorScheme(\n    primary = Color(0xFFD0BCFF),\n"))
    #expect(conversion.text().contains("    surfaceContainer = Color(0xFFF3EDF7),\n"))
    #expect(conversion.names["sys.on-primary"] == "colorScheme.onPrimary")
    #expect(
      conversion.names["sys.brand"] == "TokensTheme.sysBrand" && conversion.names["sys.scrim"] == "Tokens.sysScrim")
  }

  @Test(arguments: [
    ("uikit", "UIColor"), ("swiftui", "1a"), ("swiftui", "a-b"), ("uikit", "class"), ("flutter", "a b"),
    ("flutter", "class"), ("compose", "Nightly"), ("compose", ""),
  ])
  func aTypeNeedsAName(_ id: String, _ type: String) throws {
    #expect(throws: ConversionError.unwritableType(type)) {
      try Self.written(id, named: "a", type: type)
    }
  }

  /// Names that differ in nothing but what a format has no letters for.
  @Test(arguments: [
    ("scss", ["a.b-c", "a.b_c"]), ("scss", ["a.K", "a.\u{212A}"]), ("android", ["a.bC", "a.b-c"]),
    ("uikit", ["a.b-c", "a.bC"]),
    ("swiftui", ["a.bC", "aB.c"]), ("flutter", ["a.b", "aB"]), ("compose", ["a.b c", "a.b-c"]),
    ("tailwind-theme", ["ink", "color.ink"]),
  ])
  func clashesNameBoth(_ id: String, _ names: [String]) throws {
    let writer = try #require(TokenWriters.writer(for: id))
    var builder = TokenBuilder()
    for name in names { try builder.color(TokenPath(name), "#000") }
    let error = try #require(throws: ConversionError.self) {
      try writer.documents(of: builder.tokens, modes: [Mode("light")], named: "a")
    }
    guard case .nameClash(let first, let second, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect([first, second] == names.map { TokenPath($0) })
  }
}
