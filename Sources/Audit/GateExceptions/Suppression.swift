import SourceText

/// A comment that suppresses findings of some rules on one line.
///
/// An example is `// palpable:disable:next custom-shadow - the map draws its own`.
///
/// A suppression comment starts with `//`, and its first word with `palpable:`. String literals, block comments, and documentation comments
/// don't count.
public struct Suppression: Sendable, Hashable {
  /// The reason why a comment suppresses nothing, whatever rules exist.
  public enum Fault: Sendable, Hashable {
    /// The first word is an unknown command.
    case unknownVerb(String)
    /// The comment names no rule.
    case noRule
    /// The comment gives no reason.
    case noReason
    /// The comment is longer than ``Suppression/longest``.
    case tooLong
  }

  /// The commands, with the distance in lines to the suppressed line.
  static let verbs: [(name: String, distance: Int)] = [("disable:next", 1), ("disable:this", 0)]
  /// The maximum length of a suppression comment, in bytes.
  public static let longest = 2048

  /// The rules of the comment, each once.
  public let rules: [String]
  /// The reason.
  public let reason: String
  /// The line on which findings are suppressed, 1-based.
  public let line: Int
  /// The problem with the comment; nil if it is valid.
  public let fault: Fault?
  /// The location of the comment.
  public let declaration: SourceLocation
  /// The dotted name of the innermost declaration around the comment; empty outside of all declarations.
  public let enclosing: String
  /// The comment without slashes, as findings quote it.
  let text: String

  /// Reads a comment; nil if it isn't a suppression comment.
  ///
  /// - Parameters:
  ///   - comment: the bytes of the comment.
  ///   - source: the file.
  ///   - enclosing: returns the dotted name of the innermost declaration around a byte.
  /// - Complexity: O(n) for a comment of n bytes, up to ``longest``.
  public init?(_ comment: Range<Int>, of source: SourceFile, in enclosing: (Int) -> String) {
    let marker = "palpable:".utf8
    var words = source.bytes[comment]
    guard words.starts(with: "//".utf8) else { return nil }
    words = words.dropFirst(2).drop(while: Suppression.isSpace)
    guard words.starts(with: marker) else { return nil }
    let call = words.dropFirst(marker.count)
    let verb = call.prefix { !Suppression.isSpace($0) }
    guard !verb.isEmpty else { return nil }
    declaration = source.location(of: comment)
    self.enclosing = enclosing(comment.lowerBound)
    let known = Suppression.verbs.first { verb.elementsEqual($0.name.utf8) }
    line = declaration.line + (known?.distance ?? 0)
    guard words.count <= Suppression.longest else {
      (rules, reason, fault) = ([], "", .tooLong)
      text = String(decoding: words.prefix(40), as: UTF8.self)
      return
    }
    text = String(decoding: Suppression.trimmed(words), as: UTF8.self)
    let (names, why) = Suppression.parts(call.dropFirst(verb.count))
    rules = names
    reason = why
    if known == nil {
      fault = .unknownVerb(String(decoding: verb, as: UTF8.self))
    } else {
      fault = names.isEmpty ? .noRule : why.unicodeScalars.allSatisfy(\.saysNothing) ? .noReason : nil
    }
  }

  /// Returns the rules before the first separate hyphen, and the reason after it.
  private static func parts(_ bytes: ArraySlice<UInt8>) -> (rules: [String], reason: String) {
    let hyphen = bytes.indices.first { index in
      bytes[index] == UInt8(ascii: "-") && isSpaceOrEnd(index - 1, in: bytes) && isSpaceOrEnd(index + 1, in: bytes)
    }
    var rules: [String] = []
    for name in bytes[..<(hyphen ?? bytes.endIndex)].split(separator: UInt8(ascii: ",")) {
      let name = String(decoding: trimmed(name), as: UTF8.self)
      if !name.utf8.isEmpty, !rules.contains(where: { $0.hasSameBytes(as: name) }) { rules.append(name) }
    }
    return (rules, hyphen.map { String(decoding: trimmed(bytes[($0 + 1)...]), as: UTF8.self) } ?? "")
  }

  private static func isSpaceOrEnd(_ index: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.indices.contains(index) || isSpace(bytes[index])
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let rest = bytes.drop(while: isSpace)
    return rest[..<(rest.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? rest.startIndex)]
  }
}

extension Unicode.Scalar {
  /// Whether the character is white space, invisible, or punctuation; a reason needs other characters.
  fileprivate var saysNothing: Bool {
    isUnseen || (!properties.isAlphabetic && properties.numericType == nil)
  }
}
