import Audit
import DesignTokens
import SourceText
import TokenFormats

extension AuditSession {
  /// The largest number of color tokens whose values are located.
  private static let mostColors = 2_000

  /// Returns the text of every color value of a report, for patches of single values.
  ///
  /// - Returns: nothing for large systems, or if the files can't be read again.
  public func colorSources(for report: AuditReport) -> [ColorSource] {
    guard request.code == nil, request.mode == nil else { return [] }
    let colors = Set(report.measured.colors.map(\.color.path))
    guard !colors.isEmpty, colors.count <= AuditSession.mostColors else { return [] }
    guard let documents = try? tokenDocuments() else { return [] }
    return documents.tokens.tokens.filter { colors.contains($0.path) }.flatMap { token in
      token.values.map {
        ColorSource(token: token.path, mode: $0.mode, place: documents.place(of: token.path, $0.mode, $0.value))
      }
    }
  }
}

extension TokenDocuments {
  /// The largest number of bytes before and after a value on its lines, and of the value.
  private static let longest = 1_000

  /// Returns the lines of a token's value, or the reason that a patch can't replace it.
  func place(of token: TokenPath, _ mode: String?, _ value: AuthoredValue) -> ColorSource.Place {
    switch value.content {
    case .literal(.color), .alias: break
    // The editor of the format tries an edit and reads the file again, which is too slow for every token.
    default: if let reason = obstacle(toChanging: token, for: mode) { return .none(reason: reason) }
    }
    guard value.copies.isEmpty else { return .none(reason: "its value is written in two places") }
    guard let document = documents[value.location.path], let parts = partsBelowRoot(document.path) else {
      return .none(reason: "the file that defines its value is unknown")
    }
    let path = parts.joined(separator: "/")
    guard path.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != Ascii.quote && $0 != Ascii.backslash }) else {
      return .none(reason: "its file name has special characters")
    }
    let bytes = document.file.bytes
    let range = value.location.byteRange.clamped(to: 0..<bytes.count)
    // Many values may be on one long line, so no more of it is searched than a patch may have.
    let first = max(0, range.lowerBound - TokenDocuments.longest - 1)
    let last = min(bytes.count, range.upperBound + TokenDocuments.longest + 1)
    let start = bytes[first..<range.lowerBound].lastIndex(of: Ascii.lineFeed).map { $0 + 1 } ?? first
    let end = bytes[range.upperBound..<last].firstIndex(of: Ascii.lineFeed) ?? last
    let pieces = [bytes[start..<range.lowerBound], bytes[range], bytes[range.upperBound..<end]]
    guard pieces.allSatisfy({ $0.count <= TokenDocuments.longest }) else {
      return .none(reason: "its line is too long")
    }
    let texts = pieces.map { String(decoding: $0, as: UTF8.self) }
    guard zip(pieces, texts).allSatisfy({ $0.elementsEqual($1.utf8) }),
      !bytes[..<min(3, start + 3)].starts(with: [0xEF, 0xBB, 0xBF]) || start > 0
    else { return .none(reason: "its line isn't plain UTF-8") }
    guard let notation = notation(of: document, pieces[0], pieces[1]) else {
      return .none(reason: "its notation can't be replaced by a hexadecimal color")
    }
    return .text(
      .init(
        path: path, line: value.location.line, before: texts[0], value: texts[1], after: texts[2], notation: notation,
        endsFile: end == bytes.count))
  }

  /// Returns how a value is written; nil for a notation that can't be replaced as a whole.
  private func notation(
    of document: Document, _ before: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>
  ) -> ColorSource.Notation? {
    let last = before.last { $0 != Ascii.space && $0 != 0x09 }
    if document.editor == CSSFormat.self {
      return last == UInt8(ascii: ":") || last == UInt8(ascii: "(") || last == UInt8(ascii: ",") ? .css : nil
    }
    guard document.editor == DTCGFormat.self || document.editor == DTCGStrictFormat.self, last == UInt8(ascii: ":")
    else {
      return nil
    }
    let key = Array("\"$value\"".utf8)
    let name = before.dropLast(before.reversed().prefix { $0 != UInt8(ascii: ":") }.count + 1).reversed().drop {
      $0 == Ascii.space
    }
    guard name.starts(with: key.reversed()) else { return nil }
    if value.starts(with: Array("\"#".utf8)) { return value.contains(UInt8(ascii: "/")) ? nil : .hexString }
    // A color in place of an alias may need a type that only the alias gave it.
    return value.first == UInt8(ascii: "{") ? .object : nil
  }
}
