import Audit
import DesignTokens
import SourceText

/// The places of values in files for the page's script, so that it can make patches.
struct HTMLSourceRows {
  private let data: HTMLData

  init(_ data: HTMLData) { self.data = data }

  /// Writes the names of the files, and a row for each value: token, mode, file, line, text before, value, text after, notation.
  ///
  /// A value that a patch can't replace has the reason after its mode, and nothing else.
  func write(into text: inout HTMLDataText) {
    let sources = data.context.report.colorSources
    var files: [String] = []
    var positions: [String: Int] = [:]
    for case .text(let place) in sources.map(\.place) where positions[place.path] == nil {
      positions[place.path] = files.count
      files.append(place.path)
    }
    text.object([
      "files": { $0.array(files) { $0.string($1) } },
      "rows": { $0.array(sources) { $0.row(row($1, positions)) } },
    ])
  }

  private func row(_ source: ColorSource, _ files: [String: Int]) -> [HTMLDataText.Part] {
    let start = [HTMLDataText.Part.integer(data.position(source.token)), .integer(data.mode(source.mode))]
    switch source.place {
    case .none(let reason): return start + [.string(reason)]
    case .text(let place) where !HTMLSourceRows.isUnchanged(place):
      return start + [.string("its line has invisible characters")]
    case .text(let place):
      return start + [
        .integer(files[place.path] ?? -1), .integer(place.line), .verbatim(place.before), .verbatim(place.value),
        .verbatim(place.after), .integer(place.notation.rawValue), .integer(place.endsFile ? 1 : 0),
      ]
    }
  }

  /// Whether a page can hold a text unchanged: it would lose carriage returns, and spell out invisible characters.
  private static func isUnchanged(_ place: ColorSource.Text) -> Bool {
    let text = place.before + place.value + place.after
    return !text.unicodeScalars.contains { $0 == "\r" || $0 != "\t" && $0 != "\n" && $0.isUnseen }
  }
}
