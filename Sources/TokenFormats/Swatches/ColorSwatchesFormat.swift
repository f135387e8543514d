import DesignTokens
import SourceText

/// Adobe color swatches, the `.aco` files of Photoshop.
///
/// The colors of version 2, which have names, are read if both versions are in the file.
public enum ColorSwatchesFormat: TokenFormat {
  public static let format = FormatDescription(
    id: "aco", title: "Adobe color swatches",
    specification: "https://www.adobe.com/devnet-apps/photoshop/fileformatashtml/#50577411_pgfId-1055819")
  public static let extensions = [".aco"]

  public static func recognizes(_ document: SourceFile) -> Bool {
    let name = document.path.utf8.suffix(4).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    guard name.elementsEqual(".aco".utf8), document.bytes.count >= 4 else { return false }
    return document.bytes[0] == 0 && (document.bytes[1] == 1 || document.bytes[1] == 2)
  }

  public static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary
  ) throws(FormatError) -> Imported {
    var imported = Imported()
    for document in documents {
      var reader = ColorSwatchesReader(document)
      let read = try reader.palette()
      imported.notices += read.notices
      imported.merge(read.tokens)
    }
    return imported
  }
}
