import ColorScience
import DesignTokens
import SourceText

/// Adobe Swatch Exchange, the `.ase` files of Illustrator, InDesign, and Photoshop.
///
/// RGB and Lab colors are read. CMYK and gray need a print profile, so they can't be determined.
public enum SwatchExchangeFormat: TokenFormat {
  public static let format = FormatDescription(
    id: "ase", title: "Adobe Swatch Exchange",
    specification: "http://www.selapa.net/swatches/colors/fileformats.php#adobe_ase")
  public static let extensions = [".ase"]

  public static func recognizes(_ document: SourceFile) -> Bool { document.bytes.starts(with: "ASEF".utf8) }

  public static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary
  ) throws(FormatError) -> Imported {
    var imported = Imported()
    for document in documents {
      var reader = SwatchExchangeReader(document)
      let read = try reader.palette()
      imported.notices += read.notices
      imported.merge(read.tokens)
    }
    return imported
  }
}
