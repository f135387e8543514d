import Foundation
import TestSupport
import Testing

#if os(Linux)
  /// What the compiler makes of written Swift source. Linux has no SwiftUI: modules with the few names that are used stand for it.
  @Suite(.enabled(if: LongTests.areEnabled)) struct ConvertedSwiftLongTests {
    static let compiler = installed("swiftc")

    private static let uiKit = """
      public enum UIUserInterfaceStyle { case unspecified, light, dark }
      public enum UIAccessibilityContrast { case unspecified, normal, high }
      public struct UITraitCollection {
        public var userInterfaceStyle: UIUserInterfaceStyle
        public var accessibilityContrast: UIAccessibilityContrast
        public init(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) {
          (userInterfaceStyle, accessibilityContrast) = (style, contrast)
        }
      }
      public struct UIColor {
        public let provider: (UITraitCollection) -> (Double, Double, Double, Double)
        public init(provider: @escaping (UITraitCollection) -> (Double, Double, Double, Double)) { self.provider = provider }
        public init(_ provider: @escaping (UITraitCollection) -> UIColor) { self.provider = { provider($0).provider($0) } }
      }
      """

    private static let swiftUI = """
      @_exported import Foundation
      @_exported import UIKit
      public struct Color: @unchecked Sendable {
        public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
        public let shown: UIColor
        public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
          shown = UIColor(provider: { _ in (red, green, blue, opacity) })
        }
        public init(uiColor: UIColor) { shown = uiColor }
        public func opacity(_ value: Double) -> Color {
          let shown = shown
          return Color(uiColor: UIColor(provider: { traits in
            let (red, green, blue, alpha) = shown.provider(traits)
            return (red, green, blue, alpha * value)
          }))
        }
      }
      extension UIColor { public init(_ color: Color) { self = color.shown } }
      """

    private static let main = """
      @main struct Main {
        static func main() {
          for (style, contrast) in [(UIUserInterfaceStyle.light, UIAccessibilityContrast.normal), (.dark, .normal),
            (.light, .high), (.dark, .high)] {
            let traits = UITraitCollection(style, contrast)
            let tokens = [color.`default`, color.half, color.partly, Tokens.plain]
            print(tokens.map { "\\($0.shown.provider(traits).0) \\($0.shown.provider(traits).3)" }.joined(separator: ", "))
          }
          print(space._4, motion.fastDuration)
        }
      }
      """

    /// Red alone tells the colors apart: 0x00 is 0, 0x33 is 0.2, 0x66 is 0.4, 0x99 is 0.6, and 0xff is 1.
    private static let tokens = """
      :root { --color-default: #ff0000; --color-half: color-mix(in srgb, var(--color-default) 50%, transparent);
        --color-partly: #990000; --plain: var(--color-partly); --space-4: 16px; --motion-fast: 200ms; }
      @media (prefers-color-scheme: dark) { :root { --color-default: #660000 } }
      @media (prefers-color-scheme: light) and (prefers-contrast: more) {
        :root { --color-default: #330000; --color-partly: #000000 }
      }
      """

    @Test(.enabled(if: compiler != nil)) func compilesWithoutAWarningAndShowsTheColorsOfEachAppearance() throws {
      let folder = try TemporaryFolder([
        "a.css": Self.tokens, "UIKit.swift": Self.uiKit, "SwiftUI.swift": Self.swiftUI,
        "Main.swift": "import SwiftUI\n" + Self.main,
      ])
      let compiler = try #require(Self.compiler)
      #expect(palpable("convert", "a.css", "Tokens.swift", in: folder).exitCode == .passed)
      for module in ["UIKit", "SwiftUI"] {
        let library = [
          "-emit-library", "-static", "-emit-module", "-parse-as-library", "-module-name", module, "-I", ".",
        ]
        #expect(try output(of: compiler, library + ["\(module).swift", "-o", "lib\(module).a"], in: folder) == "")
      }
      let program = [
        "-swift-version", "6", "-parse-as-library", "-I", ".", "-L", ".", "-lSwiftUI", "-lUIKit", "-o", "tried",
      ]
      #expect(try output(of: compiler, ["Tokens.swift", "Main.swift"] + program, in: folder) == "")
      #expect(
        try output(of: folder.path + "/tried", [], in: folder) == """
          1.0 1.0, 1.0 0.5, 0.6 1.0, 0.6 1.0
          0.4 1.0, 0.4 0.5, 0.6 1.0, 0.6 1.0
          0.2 1.0, 0.2 0.5, 0.0 1.0, 0.0 1.0
          0.4 1.0, 0.4 0.5, 0.6 1.0, 0.6 1.0
          16.0 0.2

          """)
    }
  }
#endif
