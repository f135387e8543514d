import AuditSession
import SourceText
import TokenFormats

/// The summary of a conversion, as text and as JSON.
struct ConversionSummary {
  private let made: TokenConversion
  private let target: ConversionTarget
  private let isWritten: Bool

  init(_ made: TokenConversion, _ target: ConversionTarget, isWritten: Bool) {
    self.made = made
    self.target = target
    self.isWritten = isWritten
  }

  private var conversion: Conversion { made.conversion }

  /// Returns the number of documents in a file or folder.
  private func count(below top: String) -> Int {
    conversion.documents.count { document in
      let path = target.folder + document.path
      return path.utf8.elementsEqual(top.utf8) || path.utf8.starts(with: (top + "/").utf8)
    }
  }

  /// The written files, then the changes and losses.
  var text: String {
    let modes = made.modes.count
    var lines = [
      "\(conversion.names.count) of \(made.tokenCount) tokens in \(modes) mode\(modes == 1 ? "" : "s"): "
        + target.writer.format.title
    ]
    if isWritten {
      for top in target.tops(conversion) {
        let files = count(below: top)
        lines.append(files > 1 ? "\(top) (\(files) files)" : top)
      }
    } else {
      lines.append("nothing written, because the format can't represent every token")
    }
    // Losses come before mere renamings.
    for note in conversion.notes where note.isLoss { lines.append(note.sentence) }
    for note in conversion.notes where !note.isLoss { lines.append(note.sentence) }
    return lines.map { $0.madeVisible + "\n" }.joined().withoutWorkflowCommands
  }

  /// The summary as a JSON object.
  var json: String {
    let notes = conversion.notes.map { note in
      JSONText.object([
        ("kind", .string(note.kind.rawValue)), ("reason", .string(note.reason)), ("count", .integer(note.names.count)),
        ("names", .array(note.names.map { .string($0) })),
      ])
    }
    let files = isWritten ? conversion.documents.map { JSONText.string(target.folder + $0.path) } : []
    return JSONText.object([
      ("schemaVersion", .integer(1)), ("format", .string(target.writer.format.id)),
      ("isWritten", .boolean(isWritten)), ("files", .array(files)),
      ("tokens", .object([("read", .integer(made.tokenCount)), ("written", .integer(conversion.names.count))])),
      ("modes", .array(made.modes.map { .string($0.name) })), ("isLossy", .boolean(conversion.isLossy)),
      ("notes", .array(notes)),
    ]).output
  }

  /// The number of input notices, as text.
  var status: String {
    let count = made.notices.count
    return count == 0 ? "" : "\(count) input notice\(count == 1 ? "" : "s"); run palpable audit for the list\n"
  }
}
