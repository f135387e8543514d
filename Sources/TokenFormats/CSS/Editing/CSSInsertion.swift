import CSSText
import ColorScience
import DesignTokens
import SourceText

/// Declarations that are put into the rules of a style sheet.
struct CSSInsertion {
  let sheet: CSSStylesheet
  var bytes: [UInt8] { sheet.file.bytes }

  init(_ document: SourceFile) throws(EditError) {
    do throws(SourceTextError) { sheet = try readCSS(document) } catch { throw .changed }
  }

  /// A color written as a value of the document is: the given one, else the first that can be.
  func text(of color: Color, like model: Range<Int>?) -> [UInt8] {
    let others = sheet.declarations.lazy.filter(\.isCustom).prefix(200).map(\.value)
    for range in (model.map { [$0] } ?? []) + Array(others) where range.count < 120 {
      let kind = CSSTokenizer.first(in: bytes, range)
      guard kind == .hash || kind == .function else { continue }
      let text = Array(bytes[range])
      guard let found = try? CSSNotation(bytes: text).replacements(in: text.indices, for: color, old: nil),
        let edited = try? TextReplacement.apply(found, to: text)
      else { continue }
      return edited
    }
    return CSSNotation.plain(color)
  }

  /// What adds a declaration to the rule that holds the values of the mode.
  func replacements(
    _ token: TokenPath, _ color: Color, _ missing: MissingValue
  ) throws(EditError) -> [TextReplacement] {
    let base = missing.base.flatMap { base in
      sheet.declarations.firstIndex { $0.value.overlaps(base.byteRange) || $0.value == base.byteRange }
    }
    let name = try name(of: token, base)
    guard let rule = rule(for: missing, base) else {
      throw .noPlace("no rule in the style sheet sets values for \(missing.mode.madeVisible) only")
    }
    var all: [TextReplacement] = []
    for rule in [rule] + rules(ofCopiesOf: rule, missing) {
      all += try replacements(token, color, missing, name, base, in: rule)
    }
    return all
  }

  /// The rules that hold the values of another one again: a theme that is written twice.
  private func rules(ofCopiesOf rule: Int, _ missing: MissingValue) -> [Int] {
    var rules: [Int] = []
    for sibling in missing.siblings {
      guard let copies = missing.copies[sibling], self.rule(of: sibling) == rule else { continue }
      for copy in copies {
        guard let other = self.rule(of: copy), other != rule, !rules.contains(other) else { continue }
        rules.append(other)
      }
    }
    return rules
  }

  private func rule(of place: SourceLocation) -> Int? {
    sheet.declarations.first { $0.value == place.byteRange }?.rule
  }

  /// What adds the declaration to one rule.
  private func replacements(
    _ token: TokenPath, _ color: Color, _ missing: MissingValue, _ name: [UInt8], _ base: Int?, in rule: Int
  ) throws(EditError) -> [TextReplacement] {
    let declarations = sheet.declarations.indices.filter { sheet.declarations[$0].rule == rule }
    guard let last = declarations.last else { throw .noPlace("the rule for the mode is empty") }
    guard !declarations.contains(where: { bytes[sheet.declarations[$0].name].elementsEqual(name) }) else {
      throw .noPlace("the rule for the mode already sets this property")
    }
    let predecessor = predecessor(of: token, among: declarations, missing.order) ?? last
    let neighbor = sheet.declarations[predecessor]
    let model = base.map { sheet.declarations[$0].value } ?? neighbor.value
    let colon = Array(bytes[neighbor.name.upperBound..<neighbor.value.lowerBound])
    let isPlain = !colon.contains(0x0A) && !colon.contains(UInt8(ascii: "*"))
    let written = if let target = missing.target { try reference(to: target) } else { text(of: color, like: model) }
    let declaration = name + (isPlain ? colon : Array(": ".utf8)) + written
    return insertion(of: declaration, after: neighbor)
  }

  /// The name of the property: as its base value writes it, else as the path says.
  private func name(of token: TokenPath, _ base: Int?) throws(EditError) -> [UInt8] {
    if let base { return Array(bytes[sheet.declarations[base].name]) }
    var text = Array(token.description.utf8)
    if let point = text.firstIndex(of: UInt8(ascii: ".")) { text[point] = UInt8(ascii: "-") }
    let isPlain = text.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2D || $0 == 0x5F }
    guard isPlain, CSSPropertyName(String(decoding: text, as: UTF8.self)).dotted == token.description else {
      throw .noPlace("its property name can't be determined from its path")
    }
    return Array("--".utf8) + text
  }

  /// Returns the text that names another token.
  private func reference(to token: TokenPath) throws(EditError) -> [UInt8] {
    let declared = sheet.declarations.firstIndex { declaration in
      let name = String(decoding: bytes[declaration.name].dropFirst(2), as: UTF8.self)
      return declaration.isCustom && CSSPropertyName(name).dotted == token.description
    }
    return Array("var(".utf8) + (try name(of: token, declared)) + Array(")".utf8)
  }

  /// The rule that most values of the mode stand in, of those behind the base value where there are any.
  private func rule(for missing: MissingValue, _ base: Int?) -> Int? {
    var counts: [Int: Int] = [:]
    for sibling in missing.siblings {
      // A side of light-dark() stands in a rule of all modes.
      guard let index = sheet.declarations.firstIndex(where: { $0.value == sibling.byteRange }) else { continue }
      counts[sheet.declarations[index].rule, default: 0] += 1
    }
    if let base, !missing.isOnlyMode { counts[sheet.declarations[base].rule] = nil }
    let behind = counts.filter { rule, _ in base.map { rule > sheet.declarations[$0].rule } ?? true }
    let choice = (behind.isEmpty ? counts : behind).max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    if let choice { return choice.key }
    return missing.isOnlyMode ? sheet.declarations.first(where: \.isCustom)?.rule : nil
  }

  /// The declaration of the rule that comes before the token in the order of the system.
  private func predecessor(of token: TokenPath, among declarations: [Int], _ order: [TokenPath]) -> Int? {
    guard let own = order.firstIndex(of: token) else { return nil }
    let ranks = Dictionary(order[..<own].enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let ranked = declarations.compactMap { index -> (index: Int, rank: Int)? in
      let name = sheet.name(sheet.declarations[index].name)
      guard name.utf8.count > 2 else { return nil }
      let path = TokenPath(CSSPropertyName(String(Substring(name.utf8.dropFirst(2)))).dotted)
      return ranks[path].map { (index, $0) }
    }
    return ranked.max { $0.rank < $1.rank }?.index
  }

  // MARK: Where it stands

  /// What writes a declaration behind another one, on a line of its own where that has one.
  private func insertion(of declaration: [UInt8], after neighbor: CSSDeclaration) -> [TextReplacement] {
    let lead = lead(of: neighbor)
    var end = neighbor.value.upperBound
    var semicolon: Int?
    var tokens = CSSTokenizer(bytes, in: end..<bytes.count)
    while semicolon == nil {
      let token = tokens.next()
      if token.kind == .semicolon { semicolon = token.range.lowerBound }
      if token.kind == .closeBrace || token.kind == .end { break }
      if !token.kind.isBlank { end = token.range.upperBound }
    }
    // The last declaration of a rule may do without a semicolon, and then the new one does.
    guard let semicolon else { return [TextReplacement(end..<end, [0x3B] + lead + declaration)] }
    let place = lead.contains(0x0A) ? endOfLine(after: semicolon + 1) : semicolon + 1
    return [TextReplacement(place..<place, lead + declaration + [0x3B])]
  }

  /// The end of a line when nothing but a comment follows on it, else where it starts.
  private func endOfLine(after offset: Int) -> Int {
    var tokens = CSSTokenizer(bytes, in: offset..<bytes.count)
    var end = offset
    while true {
      let token = tokens.next()
      if token.kind == .comment, !bytes[token.range].contains(0x0A) {
        end = token.range.upperBound
      } else if token.kind == .whitespace {
        if bytes[token.range].contains(0x0A) { return end }
      } else {
        return token.kind == .closeBrace || token.kind == .end ? end : offset
      }
    }
  }

  /// What stands between a declaration and what is before it: the end of a line and an indentation, or a space.
  private func lead(of declaration: CSSDeclaration) -> [UInt8] {
    var start = declaration.name.lowerBound
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    let blank = Array(bytes[start..<declaration.name.lowerBound])
    guard start > 0, bytes[start - 1] == 0x0A else { return blank }
    return (start > 1 && bytes[start - 2] == 0x0D ? [0x0D, 0x0A] : [0x0A]) + blank
  }
}

extension CSSTokenizer {
  /// The kind of the first token of a range.
  fileprivate static func first(in bytes: [UInt8], _ range: Range<Int>) -> CSSTokenKind {
    var tokens = CSSTokenizer(bytes, in: range)
    return tokens.next().kind
  }
}
