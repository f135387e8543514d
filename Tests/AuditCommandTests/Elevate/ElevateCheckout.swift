/// A checkout in the shape of ELEVATE: generated tokens in three tiers, both modes in each, and components that use them.
///
/// Six components, four tones, seven states, three elements. What is wrong with it is put in by hand, below, and told by `ElevateSourceTests`.
enum ElevateCheckout {
  static let components = ["Badge", "Button", "Chip", "Input", "Menu", "Tab"]
  static let tones = ["primary", "success", "danger", "neutral"]
  static let states = [
    "default", "hover", "active", "disabled_default", "selected_default", "selected_hover", "selected_active",
  ]
  /// The family of each tone.
  private static let families = ["primary": "Blue", "success": "Green", "danger": "Red", "neutral": "Gray"]

  /// The primitives. White on #FF0000 has 3.99:1, on #777777 4.47, on #767676 4.54, on #008000 5.13, on #0000FF 8.59; all others have more.
  private static let primitives: [(family: String, shades: [(Int, (Int, Int, Int))])] = [
    (
      "Blue",
      [(300, (153, 153, 255)), (400, (128, 128, 255)), (600, (0, 0, 255)), (700, (0, 0, 204)), (800, (0, 0, 153))]
    ),
    (
      "Green",
      [(300, (102, 204, 102)), (400, (82, 184, 82)), (600, (0, 128, 0)), (700, (0, 102, 0)), (800, (0, 77, 0))]
    ),
    (
      "Red",
      [(300, (255, 153, 153)), (400, (255, 128, 128)), (600, (255, 0, 0)), (700, (204, 0, 0)), (800, (153, 0, 0))]
    ),
    (
      "Gray",
      [
        (0, (255, 255, 255)), (200, (230, 230, 230)), (300, (179, 179, 179)), (400, (153, 153, 153)),
        (500, (119, 119, 119)), (600, (118, 118, 118)), (700, (102, 102, 102)), (800, (77, 77, 77)), (1000, (0, 0, 0)),
      ]
    ),
  ]

  /// The shades of a fill in light and dark.
  private static func fill(_ tone: String, _ state: String) -> (String, String) {
    let family = families[tone] ?? ""
    switch state {
    case "default": return ("\(family)._600", "\(family)._300")
    // The neutral tone gets lighter under a pointer.
    case "hover": return (tone == "neutral" ? "Gray._500" : "\(family)._700", "\(family)._300")
    case "disabled_default": return ("Gray._200", "Gray._800")
    case "selected_default", "selected_hover": return ("\(family)._700", "\(family)._300")
    default: return ("\(family)._800", "\(family)._400")
    }
  }

  private static func adaptive(_ light: String, _ dark: String) -> String {
    "Color.adaptive(light: \(light), dark: \(dark))"
  }

  private static func primitivesFile() -> String {
    var text = "import SwiftUI\n\npublic struct ElevatePrimitives {\n"
    for (family, shades) in primitives {
      text += "    public enum \(family) {\n"
      for (shade, (red, green, blue)) in shades {
        text +=
          "        public static let _\(shade) = Color(red: \(red) / 255.0, green: \(green) / 255.0, blue: \(blue) / 255.0)\n"
      }
      text += "    }\n"
    }
    return text + "}\n"
  }

  /// One alias a line: line 4 is the page, lines 8 to 14 are the fills of the primary tone, and so on, 24 lines a tone.
  private static func aliasesFile() -> String {
    var text = "import SwiftUI\n\npublic struct ElevateAliases {\n"
    text +=
      "    public enum Surface { public enum General { public static let bg_page = \(adaptive("Color(red: 1, green: 1, blue: 1)", "ElevatePrimitives.Gray._1000")) } }\n"
    text += "    public enum Action {\n"
    for tone in tones {
      text += "        public enum \(tone.prefix(1).uppercased() + tone.dropFirst()) {\n"
      for (element, count) in [("fill", 0), ("text", 1), ("border", 2)] {
        for state in states {
          let (light, dark) =
            switch count {
            case 0: fill(tone, state)
            case 1: state == "disabled_default" ? ("Gray._400", "Gray._400") : ("Gray._0", "Gray._1000")
            default: ("\(families[tone] ?? "")._600", "\(families[tone] ?? "")._300")
            }
          text +=
            "            public static let \(element)_\(state) = \(adaptive("ElevatePrimitives.\(light)", "ElevatePrimitives.\(dark)"))\n"
        }
      }
      text += "        }\n"
    }
    return text + "    }\n}\n"
  }

  /// One token a line from line 4 on: 21 lines a tone, 7 of each element.
  private static func componentFile(_ name: String) -> String {
    var text = "import SwiftUI\n\npublic struct \(name)ComponentTokens {\n"
    for tone in tones {
      for (part, element) in [("fill", "fill"), ("label", "text"), ("border", "border")] {
        for state in states {
          let alias = "ElevateAliases.Action.\(tone.prefix(1).uppercased() + tone.dropFirst()).\(element)_\(state)"
          var value = adaptive(alias, alias)
          switch (name, "\(part)_\(tone)_\(state)") {
          case ("Button", "fill_danger_active"):
            value = adaptive("ElevatePrimitives.Red._800", "ElevatePrimitives.Red._400")
          case ("Chip", "label_neutral_default"): value = "Color(red: 1, green: 1, blue: 1)"
          case ("Menu", "label_success_hover"): continue
          default: break
          }
          text += "    public static let \(part)_\(tone)\(part == "border" ? "_color" : "")_\(state) = \(value)\n"
        }
      }
    }
    text += "    public static let height_s: CGFloat = 36\n    public static let height_m: CGFloat = 44\n"
    return text + "}\n"
  }

  private static let generated = "ElevateUI/Sources/DesignTokens/Generated/"

  /// The files of the checkout by their paths.
  static func files() -> [String: String] {
    var files = [
      generated + "ElevatePrimitives.swift": primitivesFile(), generated + "ElevateAliases.swift": aliasesFile(),
    ]
    for name in components { files[generated + name + "ComponentTokens.swift"] = componentFile(name) }
    return files.merging(ElevateViews.files) { $1 }
  }
}
