import SourceText

/// The formats. To add one, write its folder and name it here, before formats that recognize the same documents.
public enum TokenFormats {
  /// The formats of this module, in the order in which a document is offered to them.
  private static let own: [any TokenFormat.Type] = [
    ResolverFormat.self,
    AssetCatalogFormat.self,
    FigmaFormat.self,
    TokensStudioFormat.self,
    SpectrumFormat.self,
    StyleDictionaryFormat.self,
    MaterialThemeFormat.self,
    DTCGFormat.self,
    DTCGStrictFormat.self,
    CSSFormat.self,
    SCSSFormat.self,
    SwiftTokensFormat.self,
    AndroidFormat.self,
    ComposeFormat.self,
    FlutterFormat.self,
    TailwindFormat.self,
    ShadcnFormat.self,
    ColorModuleFormat.self,
    DesignMDFormat.self,
    GIMPPaletteFormat.self,
    SwatchExchangeFormat.self,
    ColorSwatchesFormat.self,
    ColorListFormat.self,
  ]

  /// Formats that tests add, to show that a format needs nothing but its name in the list.
  package static let added = TaskLocal<[any TokenFormat.Type]>(wrappedValue: [])

  /// All formats, in the order in which a document is offered to them.
  public static var all: [any TokenFormat.Type] {
    let added = added.get()
    return added.isEmpty ? own : own + added
  }

  /// Returns the format that recognizes a document.
  public static func format(of document: SourceFile) -> (any TokenFormat.Type)? {
    all.first { $0.recognizes(document) }
  }

  /// Returns the format that a document's name implies, for error messages about its contents.
  public static func presumedFormat(of document: SourceFile) -> (any TokenFormat.Type)? {
    all.first { $0.extensions.contains { document.path.endsWithBytes(of: $0) } }
  }

  /// Returns how the documents of a folder lie in it, from its name; nil for any other folder.
  public static func folderRule(of name: String) -> FolderRule? {
    for format in all {
      if let rule = format.folderRule, name.endsWithBytes(of: rule.ending) { return rule }
    }
    return nil
  }

  /// The endings of the names of documents, those in folders with an ending of their own left out.
  public static var documentEndings: [String] { all.flatMap { $0.folderRule == nil ? $0.extensions : [] } }
}
