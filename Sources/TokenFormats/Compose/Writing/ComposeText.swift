import ColorScience
import DesignTokens
import SourceText

/// The source of constants and color schemes.
struct ComposeText {
  let table: WrittenTable
  let themed: ThemedTokens
  let roles: ComposeRoles
  let type: String

  /// The end of the name of the class with the colors that differ between modes.
  static let themeEnding = "Theme"

  var source: String {
    let rows = table.rows.filter { roles[$0.token.path] == nil }
    let changing = rows.filter { themed.contains($0.token.path) }
    let constants = rows.filter { !themed.contains($0.token.path) }
    let material = table.rows.filter { roles[$0.token.path] != nil }
    var parts: [String] = []
    if !constants.isEmpty {
      let lines = constants.map { row in
        comments(row, "    ") + "    val \(row.name) = \(text(table.content(of: row, in: 0)))\n"
      }
      parts.append("object \(type) {\n\(lines.joined())}\n")
    }
    if !changing.isEmpty {
      let theme = type + ComposeText.themeEnding
      let parameters = changing.map { comments($0, "    ") + "    val \($0.name): Color,\n" }
      parts.append("class \(theme)(\n\(parameters.joined()))\n")
      parts += schemes(changing, named: theme) { _ in theme }
    }
    if !material.isEmpty {
      parts += schemes(material, named: "ColorScheme") { $0.isDark ? "darkColorScheme" : "lightColorScheme" }
    }
    let body = parts.joined(separator: "\n")
    return imports(of: body, isMaterial: !material.isEmpty) + "\n" + body
  }

  private func imports(of body: String, isMaterial: Bool) -> String {
    var names = ["androidx.compose.ui.graphics.Color"]
    if isMaterial { names += ["dark", "light"].map { "androidx.compose.material3.\($0)ColorScheme" } }
    if SourceFile(path: "", bytes: Array(body.utf8)).contains("ColorSpaces.") {
      names.append("androidx.compose.ui.graphics.colorspace.ColorSpaces")
    }
    return names.sorted().map { "import \($0)\n" }.joined()
  }

  private func schemes(
    _ rows: [WrittenTable.Row], named name: String, callee: (CSSAppearances) -> String
  ) -> [String] {
    table.looks.looks.enumerated().map { slot, found in
      let look = slot == 0 ? CSSAppearances.light : found
      let arguments = rows.map { "    \($0.name) = \(text(table.content(of: $0, in: slot))),\n" }.joined()
      return "val \(SwiftNames.capitalized(SwiftAdaptiveColor.label(look)))\(name) = \(callee(look))(\n\(arguments))\n"
    }
  }

  private func comments(_ row: WrittenTable.Row, _ indent: String) -> String {
    WrittenTable.comments(row.token).map { "\(indent)// \($0)\n" }.joined()
  }

  private func text(_ content: AuthoredValue.Content) -> String {
    switch content {
    case .alias(let target): return "\(type).\(table.names[target] ?? "")"
    case .literal(.color(let color)): return ComposeText.call(WrittenColors.bytesOrWide.written(color))
    default: return "Color.Unspecified"
    }
  }

  private static func call(_ color: Color) -> String {
    guard color.space == .displayP3 else { return "Color(0x\(WrittenColors.alphaFirst(color)))" }
    let parts = [color.components.x, color.components.y, color.components.z, color.alpha].map { plainDecimal($0) + "f" }
    return "Color(red = \(parts[0]), green = \(parts[1]), blue = \(parts[2]), alpha = \(parts[3]), "
      + "colorSpace = ColorSpaces.DisplayP3)"
  }
}
