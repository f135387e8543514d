import ColorScience
import DesignTokens
import SourceText

/// Plain lists of colors in `.txt`, `.csv`, and `.tsv` files: a color on each line, with or without a name.
///
/// A file is a list only if nearly all of its lines have one color, because any text may mention a color.
public enum ColorListFormat: TokenFormat {
  public static let format = FormatDescription(
    id: "color-list", title: "color list", specification: "https://www.w3.org/TR/css-color-4/#color-syntax")

  /// The endings of names that may be lists; other formats with these endings aren't token files.
  private static let endings = [".txt", ".csv", ".tsv"]

  public static func recognizes(_ document: SourceFile) -> Bool {
    guard endings.contains(where: { document.path.endsWithBytes(of: $0) }) else { return false }
    return ColorListReader(document).looksLikeList
  }

  public static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary
  ) throws(FormatError) -> Imported {
    var imported = Imported()
    for document in documents {
      let read = try ColorListReader(document).palette()
      imported.notices += read.notices
      imported.merge(read.tokens)
    }
    return imported
  }

  /// Returns the colors of a text that someone typed, where a color may have eight digits as in CSS.
  package static func tokens(typed document: SourceFile) throws(FormatError) -> Imported {
    try ColorListReader(document, allowsEightDigits: true).palette()
  }

  /// Whether a text that someone typed has colors, with or without names, and nothing else.
  package static func isTyped(_ text: String) -> Bool {
    let document = SourceFile(path: "", bytes: Array(text.utf8))
    guard let read = try? tokens(typed: document) else { return false }
    return !read.tokens.tokens.isEmpty
  }
}
