import Foundation

/// A checkout with the names and the layout of ELEVATE: generated tokens in three tiers, both modes in each, and components that use them.
///
/// Colors, code, and mistakes are our own. `ElevateSourceLongTests` lists the mistakes.
package enum ElevateCheckout {
  package static let generated = "ElevateUI/Sources/DesignTokens/Generated/"
  package static let layer = "ElevateAliases.Layout.Layer"
  /// The family of each tone that has strong aliases.
  private static let families = [
    ("Danger", "Red"), ("Emphasized", "Gray"), ("Neutral", "Gray"), ("Primary", "Blue"), ("Success", "Green"),
    ("Warning", "Orange"),
  ]

  /// The primitives. White on #FF0000 has 3.99:1, on #777777 4.47, on #767676 4.54, on #008000 5.13, on #994D00 6.1, on #0000FF 8.59; all others have more.
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
      "Orange",
      [(300, (255, 179, 102)), (400, (230, 153, 77)), (600, (153, 77, 0)), (700, (128, 64, 0)), (800, (102, 51, 0))]
    ),
    (
      "Gray",
      [
        (0, 255), (100, 240), (150, 230), (200, 217), (250, 204), (300, 179), (400, 153), (500, 119), (600, 118),
        (700, 102), (800, 77), (850, 51), (900, 38), (950, 26), (975, 20), (1000, 0),
      ].map { ($0, ($1, $1, $1)) }
    ),
  ]

  private static func adaptive(_ light: String, _ dark: String) -> String {
    "Color.adaptive(light: \(light), dark: \(dark))"
  }

  /// The same reference in both modes, as component tokens have it.
  private static func both(_ alias: String) -> String { adaptive(alias, alias) }

  private static func primitivesFile() -> String {
    var text = "public struct ElevatePrimitives {\n"
    for (family, shades) in primitives {
      text += "    public enum \(family) {\n"
      for (shade, (red, green, blue)) in shades {
        text +=
          "        public static let _\(shade) = Color(red: \(red) / 255.0, green: \(green) / 255.0, blue: \(blue) / 255.0)\n"
      }
      text += "    }\n"
    }
    return text
      + "    public enum Transparent {\n        public static let _color_transparent = Color.clear\n    }\n}\n"
  }

  /// The shades of a strong fill in light and dark.
  private static func strongFill(_ tone: String, _ family: String, _ state: String) -> (String, String) {
    switch state {
    case "default": return ("\(family)._600", "\(family)._300")
    // The neutral tone gets lighter under a pointer.
    case "hover": return (tone == "Neutral" ? "Gray._500" : "\(family)._700", "\(family)._300")
    case "disabled_default": return ("Gray._200", "Gray._800")
    case "selected_default", "selected_hover": return ("\(family)._700", "\(family)._300")
    default: return ("\(family)._800", "\(family)._400")
    }
  }

  /// Grays that change from state to state by more than is just noticeable, text by far enough from fills, and borders from the page.
  private static func plain(_ element: String, _ state: String) -> (String, String) {
    let (light, dark): (Int, Int)
    switch (element, state) {
    case ("fill", "default"): (light, dark) = (0, 1000)
    case ("fill", "disabled_default"): (light, dark) = (100, 975)
    case ("fill", "selected_default"): (light, dark) = (200, 900)
    case ("fill", "selected_active"), ("fill", "selected_hover"): (light, dark) = (250, 850)
    case ("fill", _): (light, dark) = (150, 950)
    case ("text", "default"): (light, dark) = (1000, 0)
    case ("text", "disabled_default"): (light, dark) = (400, 400)
    case ("text", "selected_default"): (light, dark) = (850, 200)
    case ("text", _): (light, dark) = (900, 150)
    case (_, "default"): (light, dark) = (700, 300)
    case (_, "disabled_default"): (light, dark) = (300, 700)
    case (_, "selected_default"): (light, dark) = (850, 200)
    default: (light, dark) = (800, 250)
    }
    return ("Gray._\(light)", "Gray._\(dark)")
  }

  private static func aliasesFile() -> String {
    func line(_ name: String, _ value: String) -> String {
      "            public static let \(name) = \(value)\n"
    }
    func line(_ name: String, _ shades: (String, String)) -> String {
      line(name, adaptive("ElevatePrimitives.\(shades.0)", "ElevatePrimitives.\(shades.1)"))
    }
    let states = ElevateNames.expanded(ElevateNames.states)
    var text = "public struct ElevateAliases {\n    public enum Action {\n"
    for (tone, family) in families {
      text += "        public enum Strong\(tone) {\n"
      if family == "Gray" {
        for state in states { text += line("border_\(state)", ("\(family)._600", "\(family)._300")) }
      }
      for state in states { text += line("fill_\(state)", strongFill(tone, family, state)) }
      for state in states {
        text += line(
          "text_\(state)", state == "disabled_default" ? ("Gray._400", "Gray._400") : ("Gray._0", "Gray._1000"))
      }
      text += "        }\n"
    }
    text += "        public enum UnderstatedNeutral {\n"
    for element in ["border", "fill", "text"] {
      for state in states { text += line("\(element)_\(state)", plain(element, state)) }
    }
    text += "        }\n    }\n    public enum Layout {\n        public enum Layer {\n"
    text += line("appBackground", adaptive("Color(red: 1, green: 1, blue: 1)", "ElevatePrimitives.Gray._1000"))
    for name in ["elevated", "ground", "overlay", "sunken"] { text += line(name, ("Gray._0", "Gray._1000")) }
    return text + "        }\n    }\n}\n"
  }

  /// What a component token is, by its name.
  private static func value(_ type: String, _ name: String) -> String {
    let words = name.split(separator: "_").map(String.init)
    let tone = words.first { word in families.contains { $0.0.lowercased() == word } || word == "subtle" }
    let isStrong = type == "Button" || type == "Chip" && !words.contains("control")
    let border = words.contains("border") || type == "Dropzone" && words[0] == "color"
    if isStrong, let tone, type == "Button" || !border {
      if border, tone == "primary" { return "Color.clear" }
      if border, tone != "emphasized", tone != "neutral" {
        return both("ElevatePrimitives.Transparent._color_transparent")
      }
      // Subtle buttons look like neutral ones.
      let group = tone == "subtle" ? "Neutral" : tone.prefix(1).uppercased() + tone.dropFirst()
      let element = border ? "border" : words[0] == "fill" ? "fill" : "text"
      return both("ElevateAliases.Action.Strong\(group).\(element)_\(state(words))")
    }
    let isFill = words.contains("fill") && !words.contains("icon") && !words.contains("text")
    let isTrack = name.hasPrefix("control_track_color")
    let isIconBox = type == "TreeItem" && name.hasPrefix("icon_fill")
    let element = border ? "border" : isFill || isTrack || isIconBox ? "fill" : "text"
    return both("ElevateAliases.Action.UnderstatedNeutral.\(element)_\(state(words))")
  }

  /// The state of the aliases that the words of a name tell.
  private static func state(_ words: [String]) -> String {
    if words.contains("disabled") || words.contains("diabled") { return "disabled_default" }
    let pressed = words.contains("active") || words.contains("clicked")
    let state = pressed ? "active" : words.contains("hover") || words.contains("focus") ? "hover" : "default"
    return words.contains("selected") ? "selected_" + state : state
  }

  /// A file of component tokens; its mistakes are put in here.
  private static func componentFile(_ type: String, _ names: [String]) -> String {
    var text = "public struct \(type)ComponentTokens {\n"
    for name in names.flatMap(ElevateNames.expanded).sorted() {
      var value = value(type, name)
      switch (type, name) {
      case ("Button", "fill_danger_active"):
        value = adaptive("ElevatePrimitives.Red._800", "ElevatePrimitives.Red._400")
      case ("Chip", "text_color_neutral_default"): value = "Color(red: 1, green: 1, blue: 1)"
      case ("Chip", "text_color_success_hover"): continue
      default: break
      }
      text += "    public static let \(name) = \(value)\n"
    }
    if type == "Button" {
      text += "    public static let height_s: CGFloat = 36\n    public static let height_m: CGFloat = 44\n"
    }
    return text + "}\n"
  }

  /// The files of the checkout by their paths, each inside of `#if os(iOS)`, as the generator writes them.
  package static func files() -> [String: String] {
    var files = ["ElevatePrimitives": primitivesFile(), "ElevateAliases": aliasesFile()]
    for (file, type, names) in ElevateNames.components { files[file + "ComponentTokens"] = componentFile(type, names) }
    let sources = files.map { (generated + $0 + ".swift", "#if os(iOS)\nimport SwiftUI\n\n" + $1 + "#endif\n") }
    // Sizes that views refer to are in a folder of their own.
    let sizes = "ElevateUI/Sources/DesignTokens/Components/Sizes.swift"
    return Dictionary(uniqueKeysWithValues: sources).merging(ElevateViews.files) { $1 }
      .merging([sizes: "enum Sizes {\n  static let row = 48.0\n}\n"]) { $1 }
  }

  /// The place of a value as `file:line:column`: that of the text after `= ` in the line that declares a name, or of what is searched in it.
  package static func place(of name: String, in file: String, at part: String? = nil) -> String {
    let lines = (files()[generated + file] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { $0.contains("let \(name) = ") }) else { return "\(file):?" }
    let line = String(lines[index])
    let start = (part.map { line.range(of: $0) } ?? line.range(of: "= "))
    guard let start else { return "\(file):?" }
    let column = line.distance(from: line.startIndex, to: part == nil ? start.upperBound : start.lowerBound) + 1
    return "\(file):\(index + 1):\(column)"
  }
}
