import SourceText

/// The blocks that are open in the sheet, and the selector of the innermost rule.
///
/// CSS has nested rules, but no `&-suffix` of Sass: such a rule is written beside the ones around it.
struct SCSSNesting {
  /// The preludes of the open blocks, the innermost last.
  private(set) var blocks: [String] = []
  /// The selectors of the innermost rule, with those of the rules around it; empty outside of rules.
  private(set) var selectors: [String] = []

  /// The longest list of selectors that is put together.
  private static let limit = 100

  /// Whether the selectors are too many to put together.
  private var hasTooMany = false

  /// Opens a block; returns what the sheet gets, and the nesting in it; nil for a suffix that can't be put together.
  func opened(_ prelude: String) -> (text: String, inner: SCSSNesting)? {
    var inner = self
    guard prelude.utf8.first != UInt8(ascii: "@") else {
      inner.blocks.append(prelude)
      return (prelude + "{\n", inner)
    }
    let parts = SCSSNesting.parts(of: prelude)
    inner.selectors = parts.flatMap { part in
      selectors.isEmpty ? [part] : selectors.map { SCSSNesting.joined(part, below: $0) }
    }
    inner.hasTooMany = hasTooMany || inner.selectors.count > SCSSNesting.limit
    if inner.hasTooMany { inner.selectors = [prelude] }
    guard !selectors.isEmpty, parts.contains(where: SCSSNesting.hasSuffix) else {
      inner.blocks.append(prelude)
      return (prelude + "{\n", inner)
    }
    let isPlain = (parts + selectors).allSatisfy(SCSSNesting.isPlain)
    let ampersands = parts.map { part in part.utf8.count { $0 == UInt8(ascii: "&") } }
    guard isPlain, !inner.hasTooMany, selectors.count == 1 || ampersands.allSatisfy({ $0 < 2 }) else { return nil }
    let conditions = blocks.filter { $0.utf8.first == UInt8(ascii: "@") }
    let own = inner.selectors.joined(separator: ", ")
    inner.blocks = conditions + [own]
    let closing = String(repeating: "}\n", count: blocks.count)
    return (closing + inner.blocks.map { $0 + "{\n" }.joined(), inner)
  }

  /// Returns what ends the innermost block of a nesting and continues this one.
  func closing(_ inner: SCSSNesting) -> String {
    guard inner.blocks.count <= blocks.count || !inner.blocks.starts(with: blocks) else { return "}\n" }
    return String(repeating: "}\n", count: inner.blocks.count) + blocks.map { $0 + "{\n" }.joined()
  }

  /// The selectors of a list.
  private static func parts(of prelude: String) -> [String] {
    var (depth, parts) = (0, [[UInt8]()])
    for byte in prelude.utf8 {
      switch byte {
      case Ascii.openParenthesis, Ascii.openBracket: depth += 1
      case Ascii.closeParenthesis, Ascii.closeBracket: depth -= 1
      case Ascii.comma where depth == 0:
        parts.append([])
        continue
      default: break
      }
      parts[parts.count - 1].append(byte)
    }
    return parts.map { part in
      let space = Ascii.space
      return String(decoding: part.drop { $0 <= space }.reversed().drop { $0 <= space }.reversed(), as: UTF8.self)
    }
  }

  /// Whether a selector has no texts, escapes, comments, and functions, in which `&` and commas mean something else.
  private static func isPlain(_ selector: String) -> Bool {
    !selector.utf8.contains { byte in "\"'\\/(".utf8.contains(byte) }
  }

  /// Whether a part of a name is directly behind `&`.
  private static func hasSuffix(_ selector: String) -> Bool {
    let bytes = Array(selector.utf8)
    return bytes.indices.dropLast().contains {
      bytes[$0] == UInt8(ascii: "&") && SCSSCursor.isNameByte(bytes[$0 + 1])
    }
  }

  /// A selector with that of the rule around it in place of `&`, or before it.
  private static func joined(_ selector: String, below parent: String) -> String {
    guard selector.utf8.contains(UInt8(ascii: "&")) else { return parent + " " + selector }
    var bytes: [UInt8] = []
    for byte in selector.utf8 {
      if byte == UInt8(ascii: "&") { bytes += parent.utf8 } else { bytes.append(byte) }
    }
    return String(decoding: bytes.prefix(SCSSInterpreter.textLimit), as: UTF8.self)
  }
}
