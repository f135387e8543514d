import CSSText
import ColorScience
import DesignTokens
import SourceText

// Values that are written out.

extension StudioValueReader {
  /// The value of a text without references.
  mutating func literal(
    _ text: String, as type: StudioType, _ node: PlacedNode, _ token: TokenPath
  ) throws(FormatError) -> AuthoredValue.Content {
    switch type {
    case .color: return try colorLiteral(text, node, token)
    case .dimension, .letterSpacing: return length(text)
    case .number, .opacity: return number(text, as: type)
    case .fontWeight: return weight(text)
    case .fontFamily: return .literal(.text(text))
    case .lineHeight: return lineHeight(text)
    case .shadow, .border, .typography: return .undecidable("its value is text in place of several parts")
    case .other(let name): return .undecidable("values of the type \"\(name)\" aren't read")
    case .none: return .undecidable("it has no type")
    }
  }

  private func colorLiteral(
    _ text: String, _ node: PlacedNode, _ token: TokenPath
  ) throws(FormatError) -> AuthoredValue.Content {
    if case .color(let color, _) = StudioEvaluator.color(text) { return .literal(.color(color)) }
    // A color that nobody chose yet.
    if text.utf8.isEmpty || text.utf8.elementsEqual("#".utf8) { return .undecidable("it is empty") }
    if ["inherit", "initial", "unset", "revert"].contains(where: text.hasSameBytes) {
      return .undecidable("\(text) is only known at run time")
    }
    let reading = DTCGReading(level: .lenient, sources: sources)
    if let reason = reading.contextualColor(node) { return .undecidable(reason) }
    let isCall = text.utf8.contains(Ascii.openParenthesis)
    if isCall || node.string.map({ StudioText($0).plain == nil }) ?? false {
      guard case .unknown(let reason) = StudioEvaluator.color(text) else { return .undecidable("it isn't a color") }
      return .undecidable(reason)
    }
    do throws(ColorSyntaxError) { return .literal(.color(try Color(css: text))) } catch {
      throw .badColor(text, expected: error.expected, offset: error.offset, token: token, location(of: node))
    }
  }

  /// A length; a bare number is in pixels.
  private func length(_ text: String) -> AuthoredValue.Content {
    if let quantity = StudioArithmetic.quantity(text) {
      return .literal(.dimension(Dimension(quantity.value, quantity.unit == "rem" ? .rem : .px)))
    }
    if StudioArithmetic.share(text) != nil { return .undecidable("a length in % depends on what is around it") }
    return .undecidable("it isn't one length in px or rem")
  }

  private func number(_ text: String, as type: StudioType) -> AuthoredValue.Content {
    if let quantity = StudioArithmetic.quantity(text), quantity.unit == nil { return .literal(.number(quantity.value)) }
    if type == .opacity, let share = StudioArithmetic.share(text) { return .literal(.number(share)) }
    return .undecidable("it isn't a number")
  }

  private func weight(_ text: String) -> AuthoredValue.Content {
    if let quantity = StudioArithmetic.quantity(text) {
      let isWeight = quantity.unit == nil && (1...1000).contains(quantity.value)
      return isWeight ? .literal(.fontWeight(quantity.value)) : .undecidable("it isn't a font weight from 1 to 1000")
    }
    if text.utf8.count <= 40, let known = DTCGReading.weight(like: text) { return .literal(.fontWeight(known.value)) }
    return .undecidable("it isn't the name of a font weight")
  }

  /// A line height: a share of the font size or a length. A bare number is a length in Figma and a factor in CSS.
  private func lineHeight(_ text: String) -> AuthoredValue.Content {
    if let share = StudioArithmetic.share(text) { return .literal(.number(share)) }
    guard let quantity = StudioArithmetic.quantity(text) else { return .undecidable("it isn't a line height") }
    guard let unit = quantity.unit else {
      return .undecidable("a line height without a unit can be pixels or a factor; add % or px")
    }
    return .literal(.dimension(Dimension(quantity.value, unit == "rem" ? .rem : .px)))
  }

  // MARK: Several parts

  /// A value that is an object or an array.
  mutating func parts(
    of node: PlacedNode, as type: StudioType, layers: [PlacedNode], _ token: TokenPath
  ) throws(FormatError) -> AuthoredValue.Content {
    guard node.json.members != nil || node.elements != nil else {
      throw .unexpected(expected: "a value", found: node.json.kind, token: token, location(of: node))
    }
    switch type {
    case .shadow:
      guard let elements = node.elements else { return try composite(node, [], as: type, token) }
      guard !elements.isEmpty else { return .undecidable("it has no shadow") }
      var values: [AuthoredValue] = []
      for element in elements {
        let content =
          element.json.members == nil
          ? try content(of: element, as: type, token) : try composite(element, [], as: type, token)
        if case .undecidable = content { return content }
        values.append(AuthoredValue(content, text: quote(element), at: location(of: element)))
      }
      return .literal(.list(values))
    case .border, .typography:
      guard node.json.members != nil else { return .undecidable("it is a list in place of several parts") }
      return try composite(node, layers, as: type, token)
    case .fontFamily:
      let names = (node.elements ?? []).compactMap(\.string)
      guard !names.isEmpty, names.count == node.elements?.count else {
        return .undecidable("it isn't a list of font families")
      }
      return .literal(.list(names.map { AuthoredValue(.literal(.text($0)), text: $0, at: location(of: node)) }))
    case .color, .dimension, .letterSpacing:
      // The objects of DTCG 2025.10.
      var reading = DTCGReading(level: .lenient, sources: sources)
      let value = try reading.read(node, as: .known(type == .color ? .color : .dimension), token: token)
      return value.content.target == nil ? value.content : .undecidable("references in objects aren't read")
    case .other(let name): return .undecidable("values of the type \"\(name)\" aren't read")
    case .none: return .undecidable("it has no type")
    case .number, .opacity, .fontWeight, .lineHeight: return .undecidable("it has several parts in place of one value")
    }
  }

  /// A part of a composite value: its names in Tokens Studio, its name in DTCG, and its type.
  private struct PartRule {
    let names: [String]
    let type: StudioType
    var isRequired = true
    var name: String { names[0] }
  }

  private static func rules(of type: StudioType) -> [PartRule] {
    switch type {
    case .shadow:
      [
        PartRule(names: ["offsetX", "x"], type: .dimension), PartRule(names: ["offsetY", "y"], type: .dimension),
        PartRule(names: ["blur"], type: .dimension), PartRule(names: ["spread"], type: .dimension, isRequired: false),
        PartRule(names: ["color"], type: .color),
      ]
    case .border:
      [
        PartRule(names: ["color"], type: .color), PartRule(names: ["width"], type: .dimension),
        PartRule(names: ["style"], type: .fontFamily),
      ]
    default:
      [
        PartRule(names: ["fontFamily", "fontFamilies"], type: .fontFamily),
        PartRule(names: ["fontSize", "fontSizes"], type: .dimension),
        PartRule(names: ["fontWeight", "fontWeights"], type: .fontWeight),
        PartRule(names: ["letterSpacing"], type: .letterSpacing, isRequired: false),
        PartRule(names: ["lineHeight", "lineHeights"], type: .lineHeight, isRequired: false),
      ]
    }
  }

  private mutating func composite(
    _ node: PlacedNode, _ layers: [PlacedNode], as type: StudioType, _ token: TokenPath
  ) throws(FormatError) -> AuthoredValue.Content {
    var parts: [TokenValue.Part] = []
    for rule in StudioValueReader.rules(of: type) {
      let found = ([node] + layers.reversed()).lazy.flatMap { node in rule.names.compactMap { node[$0] } }.first
      guard let found else {
        if rule.isRequired { return .undecidable("its \(rule.name) is missing") }
        continue
      }
      let content = try content(of: found, as: rule.type, token)
      parts.append(TokenValue.Part(rule.name, AuthoredValue(content, text: quote(found), at: location(of: found))))
    }
    if type == .shadow,
      node["type"]?.word == "innerShadow" || node["inset"]?.json.boolean == true || node["inset"]?.word == "true"
    {
      let place = location(of: node["type"] ?? node["inset"] ?? node)
      parts.append(TokenValue.Part("inset", AuthoredValue(.literal(.text("inset")), text: "inset", at: place)))
    }
    let known = StudioValueReader.rules(of: type).flatMap(\.names) + (type == .shadow ? ["type", "inset"] : [])
    for member in node.members where !known.contains(where: member.name.hasSameBytes) {
      notices.add(
        "this part of a composite value isn't read", at: sources.documents[node.source].location(of: member.nameRange))
    }
    return .literal(.composite(parts))
  }
}
