import DesignTokens
import SourceText

/// Android resources: colors, color state lists, and the colors of themes, with night values as a mode.
///
/// All documents of an app's resource folders are read together; the names of their folders say for which devices they are.
public enum AndroidFormat: TokenFormat {
  public static let format = FormatDescription(
    id: "android", title: "Android resources",
    specification: "https://developer.android.com/guide/topics/resources/more-resources#Color")
  public static let writers: [any TokenWriter.Type] = [AndroidWriter.self]

  /// The most tokens that the resources may make.
  public static let tokenLimit = 200_000

  /// The most styles in a chain of parents.
  static let parentLimit = 100

  /// The most attributes that all themes may have together, those of their parents counted for each.
  static let attributeLimit = 500_000

  public static func recognizes(_ document: SourceFile) -> Bool { AndroidDocumentKind(of: document) != nil }

  public static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary
  ) throws(FormatError) -> Imported {
    var resources = AndroidResources()
    for document in documents {
      var reader = AndroidDocumentReader(document)
      try reader.read(into: &resources)
    }
    try resources.settleSources()
    var composition = try AndroidComposition(resources)
    return try composition.imported()
  }
}
