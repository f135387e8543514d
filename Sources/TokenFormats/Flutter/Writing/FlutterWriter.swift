import ColorScience
import DesignTokens
import SourceText

/// Writes colors as a class of Dart: constants, and an instance for each mode with the colors that differ.
public enum FlutterWriter: TypedTokenWriter {
  public static let format = FlutterFormat.format
  public static let reader: any TokenFormat.Type = FlutterFormat.self

  private static let limits = WritingLimits(
    place: "a color constant of Flutter", documents: "a Dart class", colors: .sharesOrWide)

  public static func documents(
    of tokens: TokenSet, modes: [Mode], named name: String, typeName: String?
  ) throws(ConversionError) -> Conversion {
    let type = try CodeNames.type(typeName, file: name, reserved: words)
    let themed = ThemedTokens(tokens, modes)
    var table = try WrittenTable(
      tokens, modes: modes, format, limits,
      isHeld: { if case .color = $0 { true } else { false } },
      isKept: { themed.keeps($0, $1.names) },
      name: { segments, token, _ throws(ConversionError) in
        let member = CodeNames.member(segments, reserved: words.union(members).union([type]))
        guard !member.utf8.isEmpty else {
          throw .unwritableName(token.path, reason: "a constant needs a name with letters or digits")
        }
        return WrittenTable.Name(written: member, read: TokenPath("\(type).\(member)"))
      })
    let text = FlutterText(table: table, themed: themed, type: type)
    let used = themed.isEmpty ? [0] : Set(table.looks.slots.indices)
    return table.conversion([WrittenDocument(path: name, text: text.source)], used: used)
  }

  /// The reserved words of Dart, and the types that a member of the same name would hide.
  private static let words: Set<String> = [
    "assert", "async", "await", "base", "break", "case", "catch", "class", "const", "continue", "covariant", "default",
    "deferred", "do", "dynamic", "else", "enum", "export", "extends", "extension", "external", "factory", "false",
    "final", "finally", "for", "get", "hide", "if", "implements", "import", "in", "interface", "is", "late", "library",
    "mixin", "new", "null", "of", "on", "operator", "part", "required", "rethrow", "return", "sealed", "set", "show",
    "static", "super", "switch", "sync", "this", "throw", "true", "try", "type", "typedef", "var", "void", "when",
    "while", "with", "yield", "Color", "ColorSpace", "Function",
  ]

  /// The members that the class has anyway.
  private static let members: Set<String> = [
    "light", "dark", "lightHighContrast", "darkHighContrast", "hashCode", "runtimeType", "toString", "noSuchMethod",
  ]
}

/// The source of a class.
struct FlutterText {
  let table: WrittenTable
  let themed: ThemedTokens
  let type: String

  var source: String {
    let changing = table.rows.filter { themed.contains($0.token.path) }
    let constants = table.rows.filter { !themed.contains($0.token.path) }
    var lines: [String] = []
    if !changing.isEmpty {
      lines.append("const \(type)({")
      lines += changing.map { "  required this.\($0.name)," }
      lines += ["});", ""]
      lines += changing.flatMap { comments($0) + ["final Color \($0.name);"] }
      for (slot, look) in table.looks.looks.enumerated() {
        lines += ["", "static const \(SwiftAdaptiveColor.label(slot == 0 ? .light : look)) = \(type)("]
        lines += changing.map { "  \($0.name): \(text(table.content(of: $0, in: slot)))," }
        lines.append(");")
      }
    }
    if !constants.isEmpty, !lines.isEmpty { lines.append("") }
    lines += constants.flatMap { row in
      comments(row) + ["static const Color \(row.name) = \(text(table.content(of: row, in: 0)));"]
    }
    let head = changing.isEmpty ? "abstract final class" : "class"
    return "import 'package:flutter/material.dart';\n\n\(head) \(type) {\n"
      + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined() + "}\n"
  }

  private func comments(_ row: WrittenTable.Row) -> [String] { WrittenTable.comments(row.token).map { "/// \($0)" } }

  private func text(_ content: AuthoredValue.Content) -> String {
    switch content {
    case .alias(let target): return table.names[target] ?? ""
    case .literal(.color(let color)): return FlutterText.call(WrittenColors.sharesOrWide.written(color))
    default: return "Color(0x00000000)"
    }
  }

  /// A constructor with alpha first, or with components.
  private static func call(_ color: Color) -> String {
    let byte = (color.alpha * 255).rounded()
    if color.space == .srgb, let bytes = DeviceColor.bytes(of: color), abs(color.alpha * 255 - byte) < 1e-9 {
      let exact = Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: byte / 255)
      return "Color(0x\(WrittenColors.alphaFirst(exact)))"
    }
    let parts = [color.alpha, color.components.x, color.components.y, color.components.z].map(plainDecimal)
    let space = color.space == .displayP3 ? ", colorSpace: ColorSpace.displayP3" : ""
    return "Color.from(alpha: \(parts[0]), red: \(parts[1]), green: \(parts[2]), blue: \(parts[3])\(space))"
  }
}
