import DesignTokens
import SourceText
import TokenFormats

/// Documents by path, with paths relative to the folder of the document that refers to them.
struct SCSSFolder: DocumentLibrary {
  var texts: [String: String] = [:]

  func document(at path: String, relativeTo document: SourceFile) -> SourceFile? {
    var parts = document.path.split(separator: "/").dropLast()
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    let full = parts.joined(separator: "/")
    return texts[full].map { SourceFile(path: full, bytes: Array($0.utf8)) }
  }
}

/// Reads one document, with others that it may bring in.
func scss(_ text: String, _ others: [String: String] = [:]) throws(FormatError) -> Imported {
  try SCSSFormat.tokens(
    from: [SourceFile(path: "t.scss", bytes: Array(text.utf8))], library: SCSSFolder(texts: others))
}

/// Reads several documents that were given together.
func scss(together texts: [(path: String, text: String)]) throws(FormatError) -> Imported {
  try SCSSFormat.tokens(
    from: texts.map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) }, library: SCSSFolder())
}

/// The fault that SCSS finds in a text; nil when there is none.
func scssFault(_ text: String, _ others: [String: String] = [:]) -> FormatError? {
  do throws(FormatError) {
    _ = try scss(text, others)
    return nil
  } catch { return error }
}
