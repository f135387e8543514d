import CSSText
import ColorScience
import SourceText

/// What `@property` says of a custom property (CSS Properties and Values 1, section 3).
struct CSSRegistration {
  /// The alternatives of `syntax`, as written: `<color>`, `<length>+`, `none`; empty for `*`.
  private var alternatives: [String] = []
  private var hasSyntax = false
  private(set) var inherits: Bool?
  private(set) var hasInitial = false
  private var isInitialValid = true

  /// Reads a descriptor of the rule, the initial value after the others.
  mutating func read(_ name: Range<Int>, _ value: Range<Int>, in bytes: [UInt8]) {
    if isCSSKeyword("syntax", in: bytes, name) {
      let text = cssComponents(in: bytes, value)?.first?.token.content(in: bytes)
      hasSyntax = text != nil
      let parts = (text ?? "").split(separator: "|").map { $0.filter { $0 != " " }.asciiLowercased }
      alternatives = parts == ["*"] ? [] : parts
    } else if isCSSKeyword("inherits", in: bytes, name) {
      if isCSSKeyword("true", in: bytes, value) { inherits = true }
      if isCSSKeyword("false", in: bytes, value) { inherits = false }
    } else if isCSSKeyword("initial-value", in: bytes, name) {
      hasInitial = true
      isInitialValid = !isDynamic(value, in: bytes) && (alternatives.isEmpty || accepts(value, in: bytes))
    }
  }

  /// Whether browsers register the property: all that is needed is there, and the initial value is of the syntax.
  var isValid: Bool { hasSyntax && inherits != nil && isInitialValid && (hasInitial || alternatives.isEmpty) }

  /// Whether a value is of the syntax; true where that can't be told, as with variables.
  func accepts(_ value: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard !alternatives.isEmpty, value.count <= CSSExpansion.lengthLimit, !isDynamic(value, in: bytes),
      let components = cssComponents(in: bytes, value)
    else { return true }
    return alternatives.contains { alternative in
      let mark = alternative.utf8.last
      let isList = mark == UInt8(ascii: "+") || mark == UInt8(ascii: "#")
      let type = isList ? String(alternative.dropLast()) : alternative
      if type == "<transform-list>" { return components.allSatisfy { isOf("<transform-function>", $0, bytes) } }
      guard isList else { return components.count == 1 && isOf(type, components[0], bytes) }
      let items = mark == UInt8(ascii: "#") ? components.split(separator: .comma) : components.map { [$0] }
      return !items.isEmpty && items.allSatisfy { $0.count == 1 && $0.allSatisfy { isOf(type, $0, bytes) } }
    }
  }

  /// Whether a value has a function that stands for anything.
  private func isDynamic(_ value: Range<Int>, in bytes: [UInt8]) -> Bool {
    let names: [StaticString] = ["var", "env", "attr", "if", "--theme", "--alpha", "--spacing"]
    var tokens = CSSTokenizer(bytes, in: value)
    while true {
      let token = tokens.next()
      if token.kind == .end { return false }
      if token.kind == .function, names.contains(where: { token.isNamed($0, in: bytes) }) { return true }
    }
  }

  /// Whether a component may be of a type.
  private func isOf(_ type: String, _ component: CSSComponent, _ bytes: [UInt8]) -> Bool {
    let token = component.token
    switch token.kind {
    case .function where token.isMathFunction(in: bytes): return CSSRegistration.numeric.contains(type)
    case .hash: return type == "<color>" && isColor(component, bytes)
    case .identifier:
      return type == "<custom-ident>" || type == token.name(in: bytes).asciiLowercased
        || (type == "<color>" && isColor(component, bytes))
    case .string: return type == "<string>"
    case .number:
      let value = token.number(in: bytes) ?? 0
      if type == "<integer>" { return value == value.rounded() && !bytes[component.range].contains(UInt8(ascii: ".")) }
      return type == "<number>" || (value == 0 && ["<length>", "<length-percentage>"].contains(type))
    case .percentage: return ["<percentage>", "<length-percentage>"].contains(type)
    case .dimension: return CSSRegistration.types(of: token.name(in: bytes).asciiLowercased).contains(type)
    case .function: return isOf(type, function: token.name(in: bytes).asciiLowercased)
    default: return type == "<url>" || type == "<image>"
    }
  }

  /// The types that calculations give.
  private static let numeric = [
    "<number>", "<integer>", "<length>", "<percentage>", "<length-percentage>", "<angle>", "<time>", "<resolution>",
  ]

  private func isOf(_ type: String, function name: String) -> Bool {
    let isOfColor = CSSTripletFunction(rawValue: name) != nil
    if isOfColor || ["color", "color-mix", "light-dark", "contrast-color", "device-cmyk"].contains(name) {
      return type == "<color>"
    }
    if name == "url" || name == "src" { return type == "<url>" || type == "<image>" }
    // Any other function: an image, a transformation, or a newer one.
    return type == "<image>" || type == "<transform-function>"
  }

  private func isColor(_ component: CSSComponent, _ bytes: [UInt8]) -> Bool {
    do throws(ColorSyntaxError) {
      _ = try Color(css: bytes, in: bytes[component.range].prefix(200).indices)
      return true
    } catch { return error.expected == "a color that doesn't depend on the context" }
  }

  private static func types(of unit: String) -> [String] {
    switch unit {
    case "deg", "grad", "rad", "turn": ["<angle>"]
    case "s", "ms": ["<time>"]
    case "dpi", "dpcm", "dppx", "x": ["<resolution>"]
    default: ["<length>", "<length-percentage>"]
    }
  }
}

extension String {
  /// The same with A to Z as small letters.
  fileprivate var asciiLowercased: String { String(decoding: utf8.map(asciiLowered), as: UTF8.self) }
}

extension CSSCollector {
  /// Registers the property of an `@property` rule, or says why browsers don't.
  mutating func register(
    _ name: CSSPropertyName, _ descriptors: [CSSDeclaration], of rule: CSSRule, in position: Int, under context: Context
  ) throws(FormatError) {
    let bytes = sheets[position].file.bytes
    var registration = CSSRegistration()
    let initial = descriptors.last { isCSSKeyword("initial-value", in: bytes, $0.name) }
    for descriptor in descriptors { registration.read(descriptor.name, descriptor.value, in: bytes) }
    // Once more, now that the syntax is known.
    if let initial { registration.read(initial.name, initial.value, in: bytes) }
    guard registration.isValid else {
      return notices.add(
        .syntax,
        "@property --\(name.text) requires syntax, inherits, and an initial-value of that syntax; browsers skip it",
        at: sheets[position].file.location(of: descriptors.first?.name ?? rule.prelude))
    }
    registrations[name] = registration
    guard let initial else { return }
    try add(initial, in: position, under: context, named: name, scope: 0, selector: CSSSelector(levels: .root))
  }

  /// Takes values that are not of the syntax of their property for `unset`, as browsers do.
  mutating func unsetInvalidValues() {
    guard !registrations.isEmpty else { return }
    for index in properties.indices {
      let name = properties[index].key.name
      guard let registration = registrations[name] else { continue }
      for position in properties[index].candidates.indices {
        let candidate = properties[index].candidates[position]
        let file = sheets[candidate.sheet].file
        guard candidate.origin != .initial, candidate.keyword == nil,
          !registration.accepts(candidate.value, in: file.bytes)
        else { continue }
        properties[index].candidates[position].keyword = .unset
        notices.add(
          .values,
          "--\(name.text): value doesn't match the syntax in @property; browsers use the inherited or initial value",
          at: file.location(of: candidate.value))
      }
    }
  }
}
