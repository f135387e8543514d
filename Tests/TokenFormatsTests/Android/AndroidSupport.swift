import DesignTokens
import SourceText
import TokenFormats

/// What Android resources at some paths make together, in the order of the paths given.
func android(_ documents: KeyValuePairs<String, String>) throws(FormatError) -> Imported {
  let files = documents.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
  return try AndroidFormat.tokens(from: files, library: FolderOfDocuments(texts: [:]))
}

/// What colors in `res/values/colors.xml` make.
func androidColors(_ elements: String) throws(FormatError) -> Imported {
  try android(["res/values/colors.xml": "<resources>\(elements)</resources>"])
}

/// The fault that Android resources have; nil when there is none.
func androidFault(_ path: String, _ text: String) -> FormatError? {
  do throws(FormatError) {
    _ = try android([path: text])
    return nil
  } catch { return error }
}
