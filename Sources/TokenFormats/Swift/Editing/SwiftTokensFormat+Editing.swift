import ColorScience
import DesignTokens
import SourceText
import SwiftSource

extension SwiftTokensFormat: ColorEditing {
  public static func edited(_ document: SourceFile, _ edits: [ColorEdit]) throws(EditError) -> [UInt8] {
    let outline = SwiftOutline(document)
    guard outline.faults.isEmpty else { throw .changed }
    let notation = SwiftNotation(outline: outline)
    var replacements: [TextReplacement] = []
    for edit in edits {
      switch edit.place {
      case .literal(let place):
        let expression = try expression(at: place, in: outline)
        replacements += try notation.replacements(of: expression, with: edit.color, old: edit.old)
      case .alias(let place):
        let expression = try expression(at: place, in: outline)
        replacements.append(try notation.detachment(of: expression, with: edit.color))
      case .target(let place, let old, let new):
        replacements.append(try AliasText.replacement(at: place, from: old, to: new, in: document.bytes))
      case .missing:
        throw .noPlace("a Swift constant has one value unless its source distinguishes appearances")
      }
    }
    return try TextReplacement.apply(replacements, to: document.bytes)
  }

  public static func rounding(at place: SourceLocation, in document: SourceFile) -> ColorRounding? {
    let outline = SwiftOutline(document)
    guard let expression = try? expression(at: place, in: outline) else { return nil }
    return (try? SwiftNotation(outline: outline).parts(of: expression)).flatMap(ColorRounding.init)
  }

  private static func expression(at place: SourceLocation, in outline: SwiftOutline) throws(EditError)
    -> SwiftExpression
  {
    let range = place.byteRange
    guard !range.isEmpty,
      let first = token(in: outline, where: { $0.lowerBound >= range.lowerBound }),
      let end = token(in: outline, where: { $0.lowerBound >= range.upperBound }), first < end,
      outline.bytes(of: first..<end) == range
    else { throw .changed }
    return outline.expression(in: first..<end)
  }

  /// The first token for which something holds that holds for all after it.
  private static func token(in outline: SwiftOutline, where holds: (Range<Int>) -> Bool) -> Int? {
    var low = 0
    var high = outline.tokens.count
    while low < high {
      let middle = (low + high) / 2
      if holds(outline.tokens[middle].range) { high = middle } else { low = middle + 1 }
    }
    return low < outline.tokens.count ? low : nil
  }
}
