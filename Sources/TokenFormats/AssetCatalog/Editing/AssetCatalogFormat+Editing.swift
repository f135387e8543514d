import SourceText

extension AssetCatalogFormat: ColorEditing {
  public static func edited(_ document: SourceFile, _ edits: [ColorEdit]) throws(EditError) -> [UInt8] {
    let root: JSONNode
    do throws(SourceTextError) { root = try readJSON(document) } catch { throw .changed }
    var replacements: [TextReplacement] = []
    for edit in edits {
      switch edit.place {
      case .literal(let place):
        guard let node = root.path(to: place.byteRange)?.last?.node else { throw .changed }
        replacements += try ColorSetNotation(document: document).replacements(of: node, with: edit.color)
      case .alias, .target: throw .notALiteral("an alias (unsupported in this format)")
      case .missing(let missing):
        replacements.append(try ColorSetInsertion(bytes: document.bytes, root: root).replacement(edit.color, missing))
      }
    }
    return try TextReplacement.apply(replacements, to: document.bytes)
  }
}
