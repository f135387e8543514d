import DesignTokens
import SourceText

/// Edits of the colors and aliases of exports with tokens; the variables of an answer have ids and aren't edited.
extension FigmaFormat: ColorEditing {
  public static func edited(_ document: SourceFile, _ edits: [ColorEdit]) throws(EditError) -> [UInt8] {
    try check(document)
    guard !edits.contains(where: { if case .missing = $0.place { true } else { false } }) else {
      throw .noPlace("a document has one value for each variable; add the value in Figma")
    }
    return try DTCGFormat.edited(document, edits)
  }

  public static func obstacle(to edit: ColorEdit, in document: SourceFile) -> String? {
    do throws(EditError) {
      try check(document)
      if case .missing = edit.place {
        throw .noPlace("a document has one value for each variable; add the value in Figma")
      }
      return DTCGFormat.obstacle(to: edit, in: document)
    } catch { return error.reason }
  }

  public static func rounding(at place: SourceLocation, in document: SourceFile) -> ColorRounding? {
    DTCGFormat.rounding(at: place, in: document)
  }

  private static func check(_ document: SourceFile) throws(EditError) {
    guard document.contains("\"$value\"") else {
      throw .noPlace("the variables of this document have ids; change the color in Figma")
    }
  }
}
