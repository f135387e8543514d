import ColorScience
import DesignTokens
import SourceText

/// Reads one export of Material Theme Builder.
struct MaterialThemeReader {
  private let document: SourceFile
  private var result = Imported()

  init(_ document: SourceFile) { self.document = document }

  /// The tokens of all schemes and palettes.
  mutating func imported() throws(FormatError) -> Imported {
    let root: JSONNode
    do throws(SourceTextError) { root = try readJSON(document) } catch { throw .text(error) }
    guard root.members != nil else { throw unexpected("an object", root) }
    guard let schemes = root["schemes"] else {
      throw .missingProperty("schemes", token: nil, document.location(of: root.range.prefix(1)))
    }
    try add(schemes: schemes)
    if let palettes = root["palettes"] { try add(palettes: palettes) }
    // Palettes are the same in all schemes.
    result.tokens.assignUnnamedValues(to: result.modes.map(\.name))
    noteSeeds(root["extendedColors"])
    return result
  }

  private func unexpected(_ expected: String, _ node: JSONNode, token: TokenPath? = nil) -> FormatError {
    let found = node.string.map { "\"\($0.shortened)\"" } ?? node.kind
    return .unexpected(expected: expected, found: found, token: token, document.location(of: node.range))
  }

  private func members(_ node: JSONNode) throws(FormatError) -> [JSONMember] {
    guard let members = node.members else { throw unexpected("an object", node) }
    return members
  }

  // MARK: Schemes

  private mutating func add(schemes node: JSONNode) throws(FormatError) {
    let schemes = try members(node)
    guard !schemes.isEmpty else { throw unexpected("at least one scheme", node) }
    for scheme in schemes {
      // Standards of increased contrast hold for high contrast only: Material's medium contrast asks for less.
      let isHigh = scheme.name.endsWithBytes(of: "-high-contrast")
      result.modes.append(Mode(scheme.name, contrast: isHigh ? .increased : .standard))
      for role in try members(scheme.value) { try add(role, named: role.name, mode: scheme.name) }
    }
    for token in result.tokens.tokens {
      for mode in result.modes where token.value(in: mode.name) == nil {
        let reason = "the scheme \"\(mode.name)\" doesn't define it"
        let value = AuthoredValue(.undecidable(reason), text: token.values[0].value.text, at: token.location)
        result.tokens.insert(Token(path: token.path, type: .color, mode: mode.name, value: value))
        result.notices.append(InputNotice("undetermined value: \(reason)", at: token.location))
      }
    }
  }

  private mutating func add(_ member: JSONMember, named name: String, mode: String?) throws(FormatError) {
    let isName = !member.name.utf8.isEmpty && !member.name.utf8.contains { [Ascii.point, 0x7B, 0x7D].contains($0) }
    guard isName else { throw .badName(member.name, document.location(of: member.nameRange)) }
    let path = TokenPath(name)
    guard let text = member.value.string, text.utf8.count == 7, let color = try? Color(hex: text) else {
      throw unexpected("a color such as #1b6ef3", member.value, token: path)
    }
    let value = AuthoredValue(.literal(.color(color)), text: text, at: document.location(of: member.value.range))
    result.tokens.insert(Token(path: path, type: .color, mode: mode, value: value))
  }

  // MARK: Palettes

  private mutating func add(palettes node: JSONNode) throws(FormatError) {
    for palette in try members(node) {
      for tone in try members(palette.value) {
        try add(tone, named: "palettes.\(palette.name).\(tone.name)", mode: nil)
      }
    }
  }

  /// Notices colors of which the file has only the seeds.
  private mutating func noteSeeds(_ node: JSONNode?) {
    for color in node?.elements ?? [] {
      let name = color["name"]?.string.map { " \"\($0)\"" } ?? ""
      result.notices.append(
        InputNotice(
          "the roles of the extended color\(name) aren't in this file, so they aren't measured",
          at: document.location(of: color.range)))
    }
  }
}
