import CSSText
import ColorScience
import DesignTokens
import SourceText

/// Makes tokens of the colors in object literals.
struct ScriptColors {
  var modules: ScriptModules
  var tokens = TokenSet()
  var notices = StudioNotices()
  var optionalTargets: Set<TokenPath> = []
  /// What joins the names of nested objects.
  let separator: String
  private var count = 0

  /// The most tokens that documents read together may have.
  static let tokenLimit = 100_000

  init(_ modules: ScriptModules, separator: String) {
    self.modules = modules
    self.separator = separator
  }

  /// Adds the colors of an object and of those in it; a member named `DEFAULT` has the name of its object.
  mutating func add(
    _ node: ScriptNode, named path: String, prefix: String, mode: String? = nil, depth: Int = 0
  ) throws(FormatError) {
    let resolved = modules.resolved(node)
    guard let members = resolved.members else { return try addLeaf(resolved, from: node, prefix + path, mode) }
    guard depth < ScriptReader.depthLimit else {
      throw .text(.tooDeep(limit: ScriptReader.depthLimit, modules.location(node)))
    }
    for member in members {
      switch member.kind {
      case .named:
        let isDefault = member.name.utf8.elementsEqual("DEFAULT".utf8) && !path.isEmpty
        let name = isDefault ? path : path.isEmpty ? member.name : path + separator + member.name
        guard !member.name.isEmpty, name.utf8.count <= DTCGTree.pathLimit else {
          throw .badName(member.name, modules.location(member))
        }
        try add(member.value, named: name, prefix: prefix, mode: mode, depth: depth + 1)
      case .spread:
        let spread = modules.resolved(member.value)
        if spread.members != nil {
          try add(spread, named: path, prefix: prefix, mode: mode, depth: depth + 1)
        } else {
          notices.add(
            "... adds values that aren't in a file here, so they aren't read; write them as an object",
            at: modules.location(member))
        }
      case .computed:
        notices.add("a computed name can't be determined, so its value isn't read", at: modules.location(member))
      case .accessor: notices.add("a function isn't run, so its value isn't read", at: modules.location(member))
      }
    }
  }

  private mutating func addLeaf(
    _ node: ScriptNode, from written: ScriptNode, _ path: String, _ mode: String?
  ) throws(FormatError) {
    let place = modules.location(written)
    count += 1
    guard count <= ScriptColors.tokenLimit else { throw .tooManyTokens(limit: ScriptColors.tokenLimit, place) }
    let content: AuthoredValue.Content
    switch node.value {
    case .string(let text): content = self.content(of: text)
    case .name(let names) where names != ["undefined"] && names != ["null"]:
      content = .undecidable("\(names.joined(separator: ".")) isn't an object or a text in a file here")
    case .call(let names, _): content = .undecidable("\(names.joined(separator: "."))() isn't run")
    case .other(let word): content = .undecidable("\(word) isn't run")
    case .number, .array, .name: content = .undecidable("the value isn't a color")
    case .object: return
    }
    if case .undecidable(let reason) = content { notices.add(reason, at: place) }
    let bytes = written.string.map { Array($0.utf8) }
    let text =
      bytes.map { oneLine($0, $0.indices) } ?? oneLine(modules.readers[written.document].file.bytes, written.range)
    tokens.insert(
      Token(path: TokenPath(path), type: .color, mode: mode, value: AuthoredValue(content, text: text, at: place)))
  }

  /// A color of CSS, or one that refers to a custom property.
  private mutating func content(of written: String) -> AuthoredValue.Content {
    let text = ScriptColors.withoutAlphaPlaceholder(written)
    if let color = try? Color(css: text) { return .literal(.color(color)) }
    if ["inherit", "current", "currentColor", "currentcolor"].contains(text) {
      return .undecidable("\(text) depends on the context")
    }
    guard let reference = ScriptColors.reference(in: text) else {
      return .undecidable("\"\(written)\" isn't a color that Palpable reads here")
    }
    let target = TokenPath(reference.name.dotted)
    optionalTargets.insert(target)
    return reference.alpha == 1 ? .alias(target) : .translucentAlias(target, alpha: reference.alpha)
  }

  /// The text with what Tailwind puts the opacity in, which is 1 unless a utility sets another.
  private static func withoutAlphaPlaceholder(_ text: String) -> String {
    guard let place = text.firstRange(ofBytes: "<alpha-value>"),
      !String(text[place.upperBound...]).holdsBytes(of: "<alpha-value>")
    else { return text }
    return text[..<place.lowerBound] + "1" + text[place.upperBound...]
  }

  /// `var(--x)`, or `hsl(var(--x))` and its like, whose variable holds bare components; with an alpha of 0 to 1.
  ///
  /// A fallback, as in `var(--x, 255 255 255)`, isn't read: what no document defines is undetermined.
  static func reference(in text: String) -> (name: CSSPropertyName, alpha: Double)? {
    let bytes = Array(text.utf8)
    guard let components = cssComponents(in: bytes, bytes.indices), components.count == 1 else { return nil }
    if let variable = CSSVariable(components[0], in: bytes) {
      return (variable.name, 1)
    }
    guard CSSTripletFunction(components[0].token, in: bytes) != nil, let first = components[0].children.first,
      let variable = CSSVariable(first, in: bytes)
    else { return nil }
    let rest = components[0].children.dropFirst()
    if rest.isEmpty { return (variable.name, 1) }
    guard rest.count == 2, let sign = rest.first, let last = rest.last,
      sign.token.isDelimiter(Ascii.slash, in: bytes) || sign.token.kind == .comma
    else { return nil }
    // Tailwind's own variable, which is 1 unless a utility sets another.
    if let opacity = CSSVariable(last, in: bytes) {
      return opacity.name.text.utf8.starts(with: "tw-".utf8) ? (variable.name, 1) : nil
    }
    guard let number = last.token.number(in: bytes), number.isFinite
    else { return nil }
    let alpha = last.token.kind == .percentage ? number / 100 : number
    return (variable.name, min(max(alpha, 0), 1))
  }
}
