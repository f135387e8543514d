import ColorScience
import DesignTokens
import SourceText
import TokenFormats

/// A piece of a document's text that a color is written over, whether a reader would find a color there or not.
struct EditedPlace {
  let format: any ColorEditing.Type
  let file: SourceFile
  let place: SourceLocation

  /// - Parameter text: the document, in which the piece stands once.
  init(_ format: any ColorEditing.Type, _ text: String, _ piece: String, path: String = "a") {
    let bytes = Array(text.utf8)
    let wanted = Array(piece.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? bytes.count
    self.format = format
    file = SourceFile(path: path, bytes: bytes)
    place = file.location(of: start..<start + wanted.count)
  }

  func edit(_ color: Color, old: Color? = nil) -> ColorEdit {
    ColorEdit(token: "it", color: color, old: old, place: .literal(place))
  }

  /// The document with another color there.
  func text(_ color: Color, old: Color? = nil) throws -> String {
    String(decoding: try format.edited(file, [edit(color, old: old)]), as: UTF8.self)
  }

  /// Why nothing is written there, which asking and writing agree about; nil when something is.
  func reason(_ color: Color = .black, old: Color? = nil) -> String? {
    let edit = edit(color, old: old)
    let asked = format.obstacle(to: edit, in: file)
    do throws(EditError) {
      _ = try format.edited(file, [edit])
      return asked.map { "only asking: \($0)" }
    } catch { return error.reason == asked ? asked : "asking: \(asked ?? "nothing"), writing: \(error.reason)" }
  }
}

/// The sentence about a value that is not edited, by what it is.
func notEdited(_ what: String) -> String { "its value is \(what), which can't be edited" }

let hasChanged = "the document has changed since it was read"
let isNotHeld = "its notation can't represent the color"
