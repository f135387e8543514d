import DesignTokens
import SourceText

/// Variables and maps of Sass in the SCSS syntax, with the modules and files that they come from.
///
/// Statements run in their order, as Sass runs them. What can't be run is noticed, and what it may change can't be determined.
public enum SCSSFormat: TokenFormat {
  public static let format = FormatDescription(
    id: "scss", title: "Sass (SCSS)", specification: "https://sass-lang.com/documentation/syntax/")
  public static let extensions = [".scss"]
  public static let writers: [any TokenWriter.Type] = [SCSSWriter.self]

  /// The most tokens that documents read together may have.
  public static let tokenLimit = 200_000
  /// The most bytes of custom properties that documents may write.
  static let sheetLimit = 20_000_000

  public static func recognizes(_ document: SourceFile) -> Bool {
    document.path.endsWithBytes(of: ".scss") && SCSSOutline(document).isOfTokens
  }

  public static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary
  ) throws(FormatError) -> Imported {
    var interpreter = SCSSInterpreter(documents, library)
    try interpreter.run()
    var writer = SCSSTokenWriter(interpreter)
    return try writer.imported()
  }
}
