import Audit
import AuditSession
import ColorScience
import DesignTokens
import JSONRPC
import SourceText

/// The colors of a document, which editors show as swatches.
enum EditorColors: EditorFeature {
  static let method = "textDocument/documentColor"
  static let capability: (String, JSONText)? = ("colorProvider", .boolean(true))

  static func answer(_ call: inout EditorCall) throws(RPCError) -> JSONText {
    guard let audit = call.audit else { return .array([]) }
    var seen: Set<Range<Int>> = []
    let colors = audit.values(in: call.document).compactMap { value -> JSONText? in
      guard case .literal(.color(let color)) = value.value.content, seen.insert(value.range).inserted else {
        return nil
      }
      // The protocol has sRGB alone; a color outside of it is shown as the nearest one.
      let shown = color.gamutMapped(to: .srgb)
      let parts = ["red", "green", "blue"].enumerated().map {
        ($1, JSONText.number(min(1, max(0, shown.components[$0]))))
      }
      return .object([
        ("range", call.document.text.json(value.range, call.encoding)),
        ("color", .object(parts + [("alpha", .number(color.alpha))])),
      ])
    }
    return .array(colors)
  }
}

/// The text of a color that was chosen in an editor, in the notation of the file.
enum EditorColorPresentations: EditorFeature {
  static let method = "textDocument/colorPresentation"
  static let capability: (String, JSONText)? = nil

  static func answer(_ call: inout EditorCall) throws(RPCError) -> JSONText {
    let range = try call.range()
    let parts = ["red", "green", "blue", "alpha"].compactMap { call.parameters["color"]?[$0]?.number }
    guard parts.count == 4, parts.allSatisfy({ (0...1).contains($0) }) else {
      throw .invalidParameters("the color needs red, green, blue, and alpha from 0 to 1")
    }
    let color = Color(.srgb, parts[0], parts[1], parts[2], alpha: parts[3])
    guard let audit = call.audit, let value = audit.values(in: call.document).first(where: { $0.range == range }),
      case .literal(.color(let old)) = value.value.content,
      let documents = try? audit.session.tokenDocuments()
    else { return .array([]) }
    let change = ColorChange(
      .changed, token: value.token.path, mode: value.mode, shownIn: [], old: old, new: color,
      location: value.value.location, authored: value.value.text)
    // A value that can't be written, such as one that is computed, has no presentation.
    guard let files = try? documents.edits(for: [change]), files.count <= 1 else { return .array([]) }
    guard let text = text(of: range, after: files.first, call.document.text.bytes) else { return .array([]) }
    return .array([
      .object([
        ("label", .string(text.utf8.count <= longestLabel ? text : color.hex)),
        (
          "textEdit",
          .object([("range", call.document.text.json(range, call.encoding)), ("newText", .string(text))])
        ),
      ])
    ])
  }

  /// The longest text that is its own label, in bytes.
  private static let longestLabel = 60

  /// Returns the text that replaces exactly the bytes of a range; nil if an edit changes others.
  private static func text(of range: Range<Int>, after file: FileEdit?, _ old: [UInt8]) -> String? {
    let new = file?.new ?? old
    let rest = old.count - range.upperBound
    guard range.lowerBound + rest <= new.count, old[..<range.lowerBound] == new[..<range.lowerBound],
      old.suffix(rest) == new.suffix(rest)
    else { return nil }
    return String(decoding: new[range.lowerBound..<new.count - rest], as: UTF8.self)
  }
}
