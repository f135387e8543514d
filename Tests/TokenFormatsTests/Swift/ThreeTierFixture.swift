import DesignTokens
import SourceText

/// Generated Swift sources in three tiers, in the shape of a design system's token files: primitives, aliases, components.
struct ThreeTierFixture {
  static let families = ["Blue", "Gray", "Green", "Red"]
  static let shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900]
  static let groups = ["StrongPrimary", "StrongDanger", "StrongNeutral", "UnderstatedPrimary"]
  static let states = [
    "default", "hover", "active", "disabled_default", "selected_default", "selected_hover", "selected_active",
  ]
  static let elements = ["fill", "text", "border"]
  static let components = ["Button", "Chip", "Badge", "Tab", "Menu", "Input"]
  static let tones = [
    "primary": "StrongPrimary", "danger": "StrongDanger", "neutral": "StrongNeutral", "subtle": "UnderstatedPrimary",
  ]
  static let toneNames = ["danger", "neutral", "primary", "subtle"]
  static let sizes = ["s": 36.0, "m": 44.0, "l": 52.0]

  /// The bytes of a primitive, by its family and shade.
  static func bytes(_ family: Int, _ shade: Int) -> [Int] { [family * 60 + 10, 255 - shade * 20, shade * 25 + family] }

  /// The family and the shades of an alias in light and dark.
  static func choice(_ group: Int, _ element: Int, _ state: Int) -> (family: Int, light: Int, dark: Int) {
    (group, (element * 3 + state) % 10, 9 - (element * 2 + state) % 10)
  }

  static func primitives() -> String {
    var text =
      "#if os(iOS)\nimport SwiftUI\n\n/// Primitives. \"quoted\" { unbalanced in a comment\n@available(iOS 15, *)\npublic struct ElevatePrimitives {\n"
    for (family, name) in families.enumerated() {
      text += "\n    // MARK: \(name) Scale\n\n    public enum \(name) {\n"
      for (shade, number) in shades.enumerated() {
        let parts = bytes(family, shade).map { "\($0) / 255.0" }
        let tuple = "(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), opacity: 1.0000)"
        text +=
          "        public static let _\(number) = Color.adaptive(\n            lightRGB: \(tuple),\n            darkRGB: \(tuple)\n        )\n"
      }
      text += "    }\n"
    }
    return text + "}\n#endif\n"
  }

  static func aliases() -> String {
    var text =
      "#if os(iOS)\nimport SwiftUI\n\n@available(iOS 15, *)\npublic struct ElevateAliases {\n    public enum Action {\n"
    for (group, name) in groups.enumerated() {
      text += "        public enum \(name) {\n"
      for (element, part) in elements.enumerated() {
        for (state, word) in states.enumerated() {
          let chosen = choice(group, element, state)
          let base = "ElevatePrimitives.\(families[chosen.family])._"
          text += "            public static let \(part)_\(word) = Color.adaptive(\n"
          text += "                            light: \(base)\(shades[chosen.light]),\n"
          text += "                            dark: \(base)\(shades[chosen.dark])\n                        )\n"
        }
      }
      text += "        }\n"
    }
    return text + "    }\n}\n#endif\n"
  }

  static func component(_ name: String) -> String {
    var text =
      "#if os(iOS)\nimport SwiftUI\n\n@available(iOS 15, *)\npublic struct \(name)ComponentTokens {\n\n    // MARK: - Colors\n\n"
    for tone in toneNames {
      for (element, part) in ["fill", "label", "border"].enumerated() {
        for state in states {
          let alias = "ElevateAliases.Action.\(tones[tone] ?? "").\(elements[element])_\(state)"
          text += "    public static let \(part)_\(tone)_\(state) = Color.adaptive(light: \(alias), dark: \(alias))\n"
        }
      }
    }
    text += "\n    // MARK: - Dimensions\n\n"
    for size in sizes.keys.sorted() { text += "    public static let height_\(size): CGFloat = \(sizes[size] ?? 0)\n" }
    return text + "}\n#endif\n"
  }

  /// What wraps generated tokens and holds none: sizes for a view, instance properties.
  static let wrapper = """
    #if os(iOS)
    public struct ButtonTokens {
        public enum Tone { case primary, danger }
        public struct ToneColors { let background: Color; let text: Color }
        static let primary = ToneColors(background: ButtonComponentTokens.fill_primary_default, text: ButtonComponentTokens.label_primary_default)
    }
    public struct ElevateButton: View {
        private static let spacing: CGFloat = 4
        public var body: some View { Color.white.background(ElevatePrimitives.Blue._600) }
    }
    #endif
    """

  static func documents() -> [SourceFile] {
    [
      swift(aliases(), path: "Generated/ElevateAliases.swift"),
      swift(primitives(), path: "Generated/ElevatePrimitives.swift"),
    ]
      + components.map { swift(component($0), path: "Generated/\($0)ComponentTokens.swift") }
      + [swift(wrapper, path: "Components/ButtonTokens.swift")]
  }
}
