import ColorScience
import DesignTokens
import SourceText

/// Writes colors for Jetpack Compose: constants in an object, and an instance for each mode with the colors that differ.
///
/// Colors that are named like the roles of Material are color schemes of Material.
public enum ComposeWriter: TypedTokenWriter {
  public static let format = ComposeFormat.format
  public static let extensions = [".kt"]
  public static let plainName = "Tokens.kt"
  public static let reader: any TokenFormat.Type = ComposeFormat.self

  private static let limits = WritingLimits(
    place: "a color constant of Compose", documents: "Kotlin source", colors: .bytesOrWide)

  public static func documents(
    of tokens: TokenSet, modes: [Mode], named name: String, typeName: String?
  ) throws(ConversionError) -> Conversion {
    let type = try objectName(typeName, file: name)
    let themed = ThemedTokens(tokens, modes)
    let roles = ComposeRoles(tokens, themed)
    var table = try WrittenTable(
      tokens, modes: modes, format, limits,
      isHeld: { if case .color = $0 { true } else { false } },
      isKept: { content, table in
        themed.keeps(content, table.names) && content.target.map { roles[$0] == nil } ?? false
      },
      name: { segments, token, _ throws(ConversionError) in
        if let role = roles[token.path] { return .init(written: role, read: TokenPath("colorScheme.\(role)")) }
        let member = CodeNames.member(segments, reserved: words)
        guard !member.utf8.isEmpty else {
          throw .unwritableName(token.path, reason: "a constant needs a name with letters or digits")
        }
        let group = themed.contains(token.path) ? type + ComposeText.themeEnding : type
        return WrittenTable.Name(written: member, read: TokenPath("\(group).\(member)"))
      })
    let text = ComposeText(table: table, themed: themed, roles: roles, type: type)
    let used = themed.isEmpty ? [0] : Set(table.looks.slots.indices)
    return table.conversion([WrittenDocument(path: name, text: text.source)], used: used)
  }

  /// The name of the object; one that says a mode would be read as one.
  private static func objectName(_ asked: String?, file: String) throws(ConversionError) -> String {
    let name = try CodeNames.type(asked, file: file, reserved: words)
    let modes = ["light", "dark", "night", "day", "contrast"]
    let isPlain = !modes.contains { SourceFile(path: "", bytes: Array(name.lowercased().utf8)).contains($0) }
    if isPlain { return name }
    guard asked == nil else { throw .unwritableType(name) }
    return SwiftNames.common
  }

  /// The hard keywords of Kotlin, and the types that a constant of the same name would hide.
  private static let words: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
    "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var", "when",
    "while", "Color", "ColorSpaces", "ColorScheme",
  ]
}

/// The tokens that are roles of Material, if a group with several modes has its main ones.
struct ComposeRoles {
  private(set) var names: [TokenPath: String] = [:]

  subscript(path: TokenPath) -> String? { names[path] }

  init(_ tokens: TokenSet, _ themed: ThemedTokens) {
    guard !themed.isEmpty else { return }
    let values = TokenValues(tokens, modes: themed.slots.map(\.mode))
    let known = Set(ComposeSchemes.roles)
    var groups: [TokenPath: [(role: String, path: TokenPath)]] = [:]
    var order: [TokenPath] = []
    for token in tokens.tokens {
      guard case .color? = values.sample(of: token, themed.slots), let first = themed.slots.first,
        values.value(of: token, in: first.mode) != nil, let last = token.path.segments.last
      else { continue }
      let role = WrittenNames.words(last, joined: .capitals)
      guard known.contains(role) else { continue }
      let group = TokenPath(segments: token.path.segments.dropLast())
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append((role, token.path))
    }
    let required = ["primary", "onPrimary", "surface", "onSurface"]
    let found = order.first { group in
      let roles = groups[group]?.map(\.role) ?? []
      return required.allSatisfy(roles.contains) && Set(roles).count == roles.count
    }
    for (role, path) in found.flatMap({ groups[$0] }) ?? [] { names[path] = role }
  }
}
