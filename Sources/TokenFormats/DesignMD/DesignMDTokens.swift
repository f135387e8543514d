import CSSText
import ColorScience
import DesignTokens
import SourceText

/// The tokens of a front matter, with the pairings that its components declare.
struct DesignMDTokens {
  private(set) var tokens = TokenSet()
  private(set) var pairings: [PairingTemplate] = []
  private(set) var notices = StudioNotices()
  private let document: SourceFile
  private let root: YAMLNode
  /// The names of all values, so that references can be followed.
  private var names: Set<TokenPath> = []
  private var count = 0

  /// The keys with tokens.
  private static let groups = ["colors", "typography", "rounded", "spacing", "components"]
  /// The keys that describe the system.
  private static let descriptions = ["name", "version", "description"]

  init(_ document: SourceFile, _ root: YAMLNode) {
    self.document = document
    self.root = root
  }

  mutating func read() throws(FormatError) {
    guard let members = root.members else {
      throw .unexpected(
        expected: "keys such as colors", found: "other text", token: nil, document.location(of: root.range))
    }
    for member in members where DesignMDTokens.groups.contains(member.name) { collect(member.value, member.name) }
    for member in members {
      if DesignMDTokens.groups.contains(member.name) {
        try add(member.value, member.name, isColor: member.name == "colors", at: member)
      } else if !DesignMDTokens.descriptions.contains(member.name) {
        notices.add(
          "\(member.name) isn't a group of tokens, so it isn't read", at: document.location(of: member.nameRange))
      }
    }
    for member in root["components"]?.members ?? [] { addPairing(of: member) }
    for member in root["colors"]?.members ?? [] { addConvention(of: member) }
  }

  private mutating func collect(_ node: YAMLNode, _ path: String) {
    guard let members = node.members else {
      names.insert(TokenPath(path))
      return
    }
    for member in members { collect(member.value, path + "." + member.name) }
  }

  private mutating func add(
    _ node: YAMLNode, _ path: String, isColor: Bool, at member: YAMLMember
  ) throws(FormatError) {
    let namePlace = document.location(of: member.nameRange)
    if let members = node.members {
      for member in members {
        guard !member.name.utf8.contains(where: { [Ascii.openBrace, Ascii.closeBrace].contains($0) }),
          path.utf8.count + member.name.utf8.count < DTCGTree.pathLimit
        else { throw .badName(member.name, document.location(of: member.nameRange)) }
        let isColor = isColor || ["backgroundColor", "textColor", "borderColor"].contains(member.name)
        try add(member.value, path + "." + member.name, isColor: isColor, at: member)
      }
      return
    }
    count += 1
    guard count <= DesignMDFormat.tokenLimit else { throw .tooManyTokens(limit: DesignMDFormat.tokenLimit, namePlace) }
    let place = node.range.isEmpty ? namePlace : document.location(of: node.range)
    switch node.value {
    case .scalar(let text, let isQuoted):
      let content = content(of: text, isQuoted, isColor: isColor)
      if case .undecidable(let reason) = content { notices.add(reason, at: place) }
      let type: TokenType? = isColor ? .color : DesignMDTokens.type(of: content)
      tokens.insert(
        Token(
          path: TokenPath(path), type: type,
          value: AuthoredValue(content, text: oneLine(Array(text.utf8), 0..<text.utf8.count), at: place)))
    case .null where isColor:
      let isComment = node.range.first.map { document.bytes[$0] == Ascii.hash } ?? false
      let reason =
        isComment ? "# starts a comment in YAML, so the color has no value; put it in quotes" : "the color has no value"
      notices.add(reason, at: place)
      tokens.insert(
        Token(
          path: TokenPath(path), type: .color,
          value: AuthoredValue(.undecidable(reason), text: oneLine(document.bytes, node.range), at: place)))
    case .null: notices.add("the key has no value, so it isn't read", at: namePlace)
    case .list: notices.add("a list isn't a token, so it isn't read", at: namePlace)
    case .unread(let what):
      if isColor {
        let reason = "\(what) isn't a color"
        notices.add(reason, at: place)
        tokens.insert(
          Token(
            path: TokenPath(path), type: .color,
            value: AuthoredValue(.undecidable(reason), text: oneLine(document.bytes, node.range), at: place)))
      } else {
        notices.add("\(what) isn't read", at: namePlace)
      }
    case .map: break
    }
  }

  private static func type(of content: AuthoredValue.Content) -> TokenType? {
    guard case .literal(let literal) = content else { return nil }
    switch literal {
    case .dimension: return .dimension
    case .number: return .number
    default: return nil
    }
  }

  private func content(of text: String, _ isQuoted: Bool, isColor: Bool) -> AuthoredValue.Content {
    let bytes = Array(text.utf8)
    if bytes.first == Ascii.openBrace, bytes.last == Ascii.closeBrace, bytes.count > 2 {
      let target = TokenPath(String(Substring(text.utf8.dropFirst().dropLast())))
      if names.contains(target) { return .alias(target) }
      // A reference to a whole style, such as a typography.
      if !isColor, names.contains(where: { $0.description.utf8.starts(with: (target.description + ".").utf8) }) {
        return .literal(.text(text))
      }
      return .undecidable("\(text) isn't defined in this file")
    }
    if isColor {
      if let color = try? Color(css: text) { return .literal(.color(color)) }
      return .undecidable("\"\(text)\" isn't a color that Palpable reads here")
    }
    var tokens = CSSTokenizer(bytes)
    let token = tokens.next()
    if token.range.count == bytes.count, let quantity = CSSQuantity(token, in: bytes), quantity.value.isFinite {
      switch quantity.unit {
      case .px: return .literal(.dimension(Dimension(quantity.value, .px)))
      case .rem: return .literal(.dimension(Dimension(quantity.value, .rem)))
      case .none: return .literal(.number(quantity.value))
      default: break
      }
    }
    return .literal(.text(text))
  }

  /// The text of a component on its background.
  private mutating func addPairing(of component: YAMLMember) {
    let place = document.location(of: component.nameRange)
    guard component.value["backgroundColor"] != nil else { return }
    guard component.value["textColor"] != nil else {
      notices.add("the component has a backgroundColor and no textColor, so no text is checked on it", at: place)
      return
    }
    let background = TokenPath("components.\(component.name).backgroundColor")
    var pairing = PairingTemplate(
      usage: .text, foregrounds: [PathPattern(exactly: TokenPath("components.\(component.name).textColor"))],
      backgrounds: [PathPattern(exactly: background)])
    pairing.name = component.name
    pairing.declaration = place
    if isTranslucent(background) {
      pairing.backdrops = ["colors.background", "colors.surface"].filter { tokens.contains($0) }.prefix(1).map { $0 }
    }
    pairings.append(pairing)
  }

  /// `on-x` is text on `x`, and `inverse-on-x` on `inverse-x`.
  private mutating func addConvention(of member: YAMLMember) {
    let prefixes = [("on-", ""), ("inverse-on-", "inverse-")]
    for (prefix, other) in prefixes where member.name.utf8.starts(with: prefix.utf8) {
      let background = TokenPath("colors." + other + String(Substring(member.name.utf8.dropFirst(prefix.utf8.count))))
      guard tokens.contains(background), member.value.members == nil else { continue }
      var pairing = PairingTemplate(
        usage: .text, foregrounds: [PathPattern(exactly: TokenPath("colors." + member.name))],
        backgrounds: [PathPattern(exactly: background)])
      pairing.name = member.name
      pairing.declaration = document.location(of: member.nameRange)
      pairings.append(pairing)
    }
  }

  private func isTranslucent(_ path: TokenPath) -> Bool {
    var path = path
    for _ in 0..<20 {
      switch tokens[path]?.values.first?.value.content {
      case .alias(let target): path = target
      case .literal(.color(let color)): return !color.isOpaque
      default: return false
      }
    }
    return false
  }
}
