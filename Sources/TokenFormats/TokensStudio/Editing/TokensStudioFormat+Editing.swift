import ColorScience
import DesignTokens
import SourceText

/// Edits of literal colors, and of aliases; a color with a modifier or with references in it isn't edited.
extension TokensStudioFormat: ColorEditing {
  public static func edited(_ document: SourceFile, _ edits: [ColorEdit]) throws(EditError) -> [UInt8] {
    let notation = try DTCGNotation(document.bytes)
    var replacements: [TextReplacement] = []
    for edit in edits {
      switch edit.place {
      case .literal(let place):
        guard let node = notation.root.path(to: place.byteRange)?.last?.node else { throw .changed }
        replacements += try replaced(node, edit, notation)
      case .alias(let place):
        guard let node = notation.root.path(to: place.byteRange)?.last?.node else { throw .changed }
        try checkReference(node)
        replacements.append(TextReplacement(node.range, [Ascii.quote] + CSSNotation.plain(edit.color) + [Ascii.quote]))
      case .target(let place, let old, let new):
        replacements.append(try target(at: place, from: old, to: new, in: document))
      case .missing: throw .noPlace("a set has one value for each token; add the value in Tokens Studio")
      }
    }
    return try TextReplacement.apply(replacements, to: document.bytes)
  }

  public static func obstacle(to edit: ColorEdit, in document: SourceFile) -> String? {
    do throws(EditError) {
      switch edit.place {
      case .literal(let place):
        let notation = try DTCGNotation(valueAt: place, in: document)
        _ = try replaced(notation.root, edit, notation)
      case .alias(let place): try checkReference(try DTCGNotation(valueAt: place, in: document).root)
      case .target(let place, let old, let new): _ = try target(at: place, from: old, to: new, in: document)
      case .missing: _ = try edited(document, [edit])
      }
      return nil
    } catch { return error.reason }
  }

  public static func rounding(at place: SourceLocation, in document: SourceFile) -> ColorRounding? {
    DTCGFormat.rounding(at: place, in: document)
  }

  private static func checkReference(_ node: JSONNode) throws(EditError) {
    guard let text = node.string, StudioText(text).reference != nil else { throw computed }
  }

  private static func target(
    at place: SourceLocation, from old: TokenPath, to new: TokenPath, in document: SourceFile
  ) throws(EditError) -> TextReplacement {
    guard document.bytes.indices.contains(place.byteRange.lowerBound),
      document.bytes[place.byteRange.lowerBound] == Ascii.quote
    else { throw computed }
    return try AliasText.replacement(at: place, from: old, to: new, in: document.bytes)
  }

  private static var computed: EditError { .notALiteral("computed from references or by a modifier") }

  private static func replaced(
    _ node: JSONNode, _ edit: ColorEdit, _ notation: DTCGNotation
  ) throws(EditError) -> [TextReplacement] {
    // The place of a color with a modifier is its whole token.
    if node.members != nil, node["colorSpace"] == nil { throw computed }
    if let text = node.string, StudioText(text).plain == nil { throw computed }
    return try notation.replacements(of: node, with: edit.color, old: edit.old)
  }
}
