import CSSText
import ColorScience
import DesignTokens
import SourceText

/// What a value comes to in one mode, with every reference followed.
enum StudioResult {
  /// A color, and how texts around it write it.
  case color(Color, text: String)
  case text(String)
  /// An object or an array.
  case node(PlacedNode)
  /// The reason that the value can't be determined.
  case unknown(String)
}

/// The values of tokens in one mode, for the texts that need more than an alias.
struct StudioEvaluator {
  /// The token of each name in the mode; negative if the mode has none.
  let merged: [Int32]
  private var known: [Int: StudioResult] = [:]
  private var open: Set<Int> = []
  private var isTooDeep = false

  /// The most references in a chain.
  private static let depthLimit = TokenResolver.longestChain
  /// The longest text that references may make, in bytes.
  private static let lengthLimit = 4096

  init(merged: [Int32]) { self.merged = merged }

  /// Where a reference leads.
  enum Target {
    case token(Int)
    /// A part of a token's value.
    case part(Int, String)
    /// A token that this mode doesn't have.
    case absent(Int)
    case missing(String)
  }

  /// Returns what a name refers to: a token, else a part of one.
  func target(named name: String, in table: StudioTable) -> Target {
    let trimmed = String(decoding: StudioText.trimmed(Array(name.utf8)[...]), as: UTF8.self)
    if let position = table.position(of: TokenPath(name)) ?? table.position(of: TokenPath(trimmed)) {
      return merged[position] >= 0 ? .token(position) : .absent(position)
    }
    guard let dot = trimmed.utf8.lastIndex(of: Ascii.point),
      let position = table.position(of: TokenPath(String(trimmed[..<dot]))), merged[position] >= 0,
      table.tokens[Int(merged[position])].value.json.members != nil
    else { return .missing(trimmed) }
    return .part(position, String(trimmed[trimmed.utf8.index(after: dot)...]))
  }

  /// Returns the value of a text from the outside, where nothing is being followed yet.
  mutating func result(of node: PlacedNode, isColor: Bool, in table: StudioTable) -> StudioResult {
    isTooDeep = false
    return value(of: node, isColor: isColor, table, depth: 0)
  }

  /// Returns the value of a token of the mode from the outside.
  mutating func result(ofName position: Int, in table: StudioTable) -> StudioResult {
    isTooDeep = false
    return value(ofName: position, table, depth: 0)
  }

  /// Returns the name that a reference spells; nil if a part of it can't be determined.
  mutating func name(of reference: StudioText, in table: StudioTable) -> String? {
    isTooDeep = false
    return name(of: reference, table, depth: 0)
  }

  private mutating func name(of reference: StudioText, _ table: StudioTable, depth: Int) -> String? {
    if let plain = reference.plain { return plain }
    guard case .text(let name) = substituted(reference, table, depth: depth) else { return nil }
    return name
  }

  /// The value of a token with its modifier.
  private mutating func value(ofName position: Int, _ table: StudioTable, depth: Int) -> StudioResult {
    if let result = known[position] { return result }
    guard !isTooDeep, depth < StudioEvaluator.depthLimit else {
      isTooDeep = true
      return .unknown("it has more than \(StudioEvaluator.depthLimit) references in a chain")
    }
    guard open.insert(position).inserted else { return .unknown("its references form a circle") }
    defer { open.remove(position) }
    let token = table.tokens[Int(merged[position])]
    var result = value(of: token.value, isColor: token.type == .color, table, depth: depth + 1)
    if let modifier = token.modifier { result = modified(result, by: modifier, table, depth: depth + 1) }
    if !isTooDeep { known[position] = result }
    return result
  }

  mutating func value(of node: PlacedNode, isColor: Bool, _ table: StudioTable, depth: Int) -> StudioResult {
    if let number = node.number { return .text(JSONText.text(of: number)) }
    guard let string = node.string else {
      return node.json.members != nil || node.elements != nil ? .node(node) : .unknown("its value is \(node.json.kind)")
    }
    let text = StudioText(string)
    if let reference = text.reference {
      let result = followed(reference, table, depth: depth)
      if isColor, case .text = result { return .unknown("\(string) isn't a color") }
      return result
    }
    if isColor, let result = replacedAlpha(in: text, table, depth: depth) { return result }
    let result = substituted(text, table, depth: depth)
    guard case .text(let plain) = result else { return result }
    if isColor { return StudioEvaluator.color(plain) }
    return .text(StudioArithmetic.quantity(plain)?.text ?? plain)
  }

  private mutating func followed(_ reference: StudioText, _ table: StudioTable, depth: Int) -> StudioResult {
    guard let name = name(of: reference, table, depth: depth) else {
      return .unknown("a reference in the name of its reference can't be determined")
    }
    switch target(named: name, in: table) {
    case .token(let position): return value(ofName: position, table, depth: depth)
    case .part(let position, let part):
      let token = table.tokens[Int(merged[position])]
      guard let node = token.value[part] else { return .unknown("{\(name)} isn't defined") }
      guard depth < StudioEvaluator.depthLimit else {
        isTooDeep = true
        return .unknown("it has more than \(StudioEvaluator.depthLimit) references in a chain")
      }
      return value(of: node, isColor: part.hasSameBytes(as: "color"), table, depth: depth + 1)
    case .absent: return .unknown("{\(name)} isn't in an enabled set")
    case .missing: return .unknown("{\(name)} isn't defined")
    }
  }

  /// A text with the values of its references in their places.
  private mutating func substituted(_ text: StudioText, _ table: StudioTable, depth: Int) -> StudioResult {
    var bytes: [UInt8] = []
    for part in text.parts {
      switch part {
      case .text(let text): bytes += Array(text.utf8)
      case .reference(let reference):
        switch followed(reference, table, depth: depth) {
        case .text(let text), .color(_, let text): bytes += Array(text.utf8)
        case .node: return .unknown("a reference in it leads to a value with several parts")
        case .unknown(let reason): return .unknown(reason)
        }
      }
      guard bytes.count <= StudioEvaluator.lengthLimit else {
        return .unknown("its references make a text that is too long")
      }
    }
    return .text(String(decoding: bytes, as: UTF8.self))
  }

  // MARK: Colors

  /// The color of a text without references.
  static func color(_ text: String) -> StudioResult {
    let bytes = StudioText.trimmed(Array(text.utf8)[...])
    if text.utf8.first == Ascii.hash || !bytes.contains(Ascii.openParenthesis) {
      guard let color = try? Color(css: Array(bytes)) else { return .unknown("\(text) isn't a color") }
      return .color(color, text: String(decoding: bytes, as: UTF8.self))
    }
    let name = String(decoding: bytes.prefix { $0 != Ascii.openParenthesis }, as: UTF8.self)
    if name.endsWithBytes(of: "gradient") { return .unknown("a gradient isn't one color") }
    if let call = StudioAlphaCall(StudioText(text)), let base = call.base.plain, base.utf8.first == Ascii.hash,
      case .color(let color, _) = color(base), let alpha = call.alpha.plain.flatMap(share)
    {
      return replaced(color, base, alpha: alpha)
    }
    guard let color = try? Color(css: Array(bytes)), bytes.last == Ascii.closeParenthesis else {
      return .unknown("\(name)() with these values isn't supported")
    }
    return .color(color, text: String(decoding: bytes, as: UTF8.self))
  }

  /// `rgba({color}, 0.5)`: the color with this alpha; nil if the text is something else.
  private mutating func replacedAlpha(in text: StudioText, _ table: StudioTable, depth: Int) -> StudioResult? {
    guard let call = StudioAlphaCall(text), let reference = call.base.reference,
      case .color(let base, let written) = followed(reference, table, depth: depth),
      case .text(let amount) = substituted(call.alpha, table, depth: depth), let alpha = StudioEvaluator.share(amount)
    else { return nil }
    return StudioEvaluator.replaced(base, written, alpha: alpha)
  }

  /// A color with another alpha, which only a color in hexadecimal digits can get.
  private static func replaced(_ color: Color, _ text: String, alpha: Double) -> StudioResult {
    // Of four or five digits, the first three are taken by one tool and none by others.
    guard text.utf8.first == Ascii.hash, text.utf8.count != 5 else {
      return .unknown("rgba() takes the alpha of a hexadecimal color only, not of \(text)")
    }
    let result = color.withAlpha(alpha)
    return .color(result, text: result.hex)
  }

  /// A number from 0 to 1, or a percentage.
  static func share(_ text: String) -> Double? {
    let value =
      StudioArithmetic.share(text) ?? StudioArithmetic.quantity(text).flatMap { $0.unit == nil ? $0.value : nil }
    return value.flatMap { (0...1).contains($0) ? $0 : nil }
  }
}

/// `rgba(color, alpha)` with a color of one part: a reference, or hexadecimal digits.
struct StudioAlphaCall {
  let base: StudioText
  let alpha: StudioText

  /// Reads a text; nil if it is another call or none.
  init?(_ text: StudioText) {
    var arguments: [[StudioText.Part]] = [[]]
    let parts = text.parts
    for (index, part) in parts.enumerated() {
      guard case .text(let string) = part else {
        arguments[arguments.count - 1].append(part)
        continue
      }
      var bytes = Array(string.utf8)[...]
      if index == 0 {
        guard bytes.starts(with: "rgba(".utf8) else { return nil }
        bytes = bytes.dropFirst(5)
      }
      if index == parts.count - 1 {
        guard bytes.last == Ascii.closeParenthesis else { return nil }
        bytes = bytes.dropLast()
      }
      for (number, piece) in bytes.split(separator: Ascii.comma, omittingEmptySubsequences: false).enumerated() {
        if number > 0 { arguments.append([]) }
        let piece = StudioText.trimmed(piece)
        if !piece.isEmpty { arguments[arguments.count - 1].append(.text(String(decoding: piece, as: UTF8.self))) }
      }
    }
    guard case .text? = parts.first, case .text? = parts.last, arguments.count == 2, arguments[0].count == 1,
      !arguments[1].isEmpty
    else { return nil }
    base = StudioText(parts: arguments[0])
    alpha = StudioText(parts: arguments[1])
  }
}
