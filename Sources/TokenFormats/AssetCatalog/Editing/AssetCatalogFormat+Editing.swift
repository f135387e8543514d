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
        guard missing.target == nil else { throw .notALiteral("an alias (unsupported in this format)") }
        replacements.append(try ColorSetInsertion(bytes: document.bytes, root: root).replacement(edit.color, missing))
      }
    }
    return try TextReplacement.apply(replacements, to: document.bytes)
  }

  public static func rounding(at place: SourceLocation, in document: SourceFile) -> ColorRounding? {
    guard let node = (try? readJSON(document))?.path(to: place.byteRange)?.last?.node else { return nil }
    return (try? ColorSetNotation(document: document).parts(of: node)).flatMap(ColorRounding.init)
  }
}
