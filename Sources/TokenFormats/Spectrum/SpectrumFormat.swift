import DesignTokens
import SourceText

/// Tokens of Adobe Spectrum, with `sets` of values for light, dark, and wireframe, or desktop and mobile.
///
/// All documents are one system with flat names. Sets of colors become modes.
public enum SpectrumFormat: TokenFormat {
  public static let format = FormatDescription(
    id: "spectrum", title: "Spectrum tokens",
    specification: "https://opensource.adobe.com/spectrum-design-data/")

  public static func recognizes(_ document: SourceFile) -> Bool { DictionarySigns(document)?.isSpectrum ?? false }

  public static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary
  ) throws(FormatError) -> Imported {
    var reader = DictionaryReader(DTCGSources(library: library), isSpectrum: true)
    return try reader.imported(documents, isOrdered: false)
  }
}
