import DesignTokens
import SourceText

/// The theme of a configuration.
struct TailwindTheme {
  /// The values of `colors`, those of `extend` last.
  private(set) var colors: [ScriptNode] = []
  /// The other parts of the theme, in words; nil if there are none.
  private(set) var otherKeys: String?
  private(set) var notices: [(text: String, location: SourceLocation)] = []

  var hasColors: Bool { !colors.isEmpty }

  init(_ reader: ScriptReader, _ modules: inout ScriptModules) {
    guard let exported = reader.exported, let root = TailwindTheme.configuration(exported, &modules) else { return }
    if let presets = root["presets"] {
      notices.append(("presets aren't read; audit their CSS, or add their colors here", modules.location(presets)))
    }
    guard let themeNode = root["theme"] else { return }
    let theme = modules.resolved(themeNode)
    var others: [String] = []
    for holder in [theme, theme["extend"].map { modules.resolved($0) }].compactMap({ $0 }) {
      if let node = holder["colors"] {
        if modules.resolved(node).members != nil {
          colors.append(node)
        } else {
          notices.append(
            (
              "the colors aren't an object in a file here, so they aren't read; write them as an object, or audit the CSS",
              modules.location(node)
            ))
        }
      }
      for member in holder.members ?? [] where member.kind == .named {
        if !["colors", "extend"].contains(member.name), !others.contains(member.name) { others.append(member.name) }
      }
      for member in holder.members ?? [] where member.kind == .spread {
        notices.append(("... adds parts of the theme that aren't read", modules.location(member)))
      }
    }
    if !others.isEmpty {
      otherKeys = others.prefix(4).joined(separator: ", ") + (others.count > 4 ? ", and \(others.count - 4) more" : "")
    }
  }

  /// The object of a configuration, also as the argument of a function such as `withTheme({ … })`.
  private static func configuration(_ node: ScriptNode, _ modules: inout ScriptModules) -> ScriptNode? {
    var node = modules.resolved(node)
    for _ in 0..<4 {
      guard case .call(_, let argument?) = node.value else { break }
      node = modules.resolved(argument)
    }
    return node.members == nil ? nil : node
  }
}
