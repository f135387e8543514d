import DesignTokens
import SourceText
import TokenFormats

/// What Kotlin files make together, in the order of the paths given.
func compose(_ documents: KeyValuePairs<String, String>) throws(FormatError) -> Imported {
  let files = documents.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
  return try ComposeFormat.tokens(from: files, library: FolderOfDocuments(texts: [:]))
}

/// What one Kotlin file makes.
func compose(_ text: String) throws(FormatError) -> Imported { try compose(["Color.kt": text]) }

/// The fault that a Kotlin file has; nil when there is none.
func composeFault(_ text: String) -> FormatError? {
  do throws(FormatError) {
    _ = try compose(text)
    return nil
  } catch { return error }
}
