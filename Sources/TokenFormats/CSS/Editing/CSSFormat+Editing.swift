import SourceText

extension CSSFormat: ColorEditing {
  public static func edited(_ document: SourceFile, _ edits: [ColorEdit]) throws(EditError) -> [UInt8] {
    let bytes = document.bytes
    var insertion: CSSInsertion?
    var replacements: [TextReplacement] = []
    for edit in edits {
      switch edit.place {
      case .literal(let place):
        guard place.byteRange.upperBound <= bytes.count else { throw .changed }
        replacements += try CSSNotation(bytes: bytes)
          .replacements(in: place.byteRange, for: edit.color, old: edit.old)
      case .alias(let place):
        guard place.byteRange.upperBound <= bytes.count else { throw .changed }
        let sheet = try sheet(document, &insertion)
        replacements.append(TextReplacement(place.byteRange, sheet.text(of: edit.color, like: nil)))
      case .target(let place, let old, let new):
        replacements.append(try AliasText.replacement(at: place, from: old, to: new, in: document.bytes))
      case .missing(let missing):
        let sheet = try sheet(document, &insertion)
        replacements += try sheet.replacements(edit.token, edit.color, missing)
      }
    }
    return try TextReplacement.apply(replacements, to: bytes)
  }

  public static func rounding(at place: SourceLocation, in document: SourceFile) -> ColorRounding? {
    guard place.byteRange.upperBound <= document.bytes.count else { return nil }
    return (try? CSSNotation(bytes: document.bytes).parts(of: place.byteRange)).flatMap(ColorRounding.init)
  }

  /// The document parsed, which it is once.
  private static func sheet(
    _ document: SourceFile, _ known: inout CSSInsertion?
  ) throws(EditError) -> CSSInsertion {
    if let known { return known }
    let sheet = try CSSInsertion(document)
    known = sheet
    return sheet
  }
}
