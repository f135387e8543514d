import DesignTokens
import SourceText

extension DTCGFormat: ColorEditing {
  public static func edited(_ document: SourceFile, _ edits: [ColorEdit]) throws(EditError) -> [UInt8] {
    let notation = try DTCGNotation(document.bytes)
    let root = notation.root
    var replacements: [TextReplacement] = []
    for edit in edits {
      switch edit.place {
      case .literal(let place):
        guard let node = root.path(to: place.byteRange)?.last else { throw .changed }
        if node.name?.name == "$ref" { throw .notALiteral("a reference to another value") }
        replacements += try notation.replacements(of: node.node, with: edit.color, old: edit.old)
      case .alias(let place): replacements.append(try detachment(place, edit, notation))
      case .target(let place, let old, let new):
        replacements.append(try AliasText.replacement(at: place, from: old, to: new, in: document.bytes))
      case .missing: continue
      }
    }
    var bytes = try TextReplacement.apply(replacements, to: document.bytes)
    // One after the other: what comes later may lie in a group that came first.
    for edit in edits {
      guard case .missing(let missing) = edit.place else { continue }
      guard missing.isOnlyMode else {
        throw .noPlace("its document has one value per token and isn't for this mode only")
      }
      let insertion = DTCGInsertion(try DTCGNotation(bytes))
      let replacement = try insertion.replacement(of: edit, missing)
      bytes = try TextReplacement.apply([replacement], to: bytes)
    }
    return bytes
  }

  public static func obstacle(to edit: ColorEdit, in document: SourceFile) -> String? {
    do throws(EditError) {
      switch edit.place {
      case .literal(let place):
        let notation = try DTCGNotation(valueAt: place, in: document)
        let node = notation.root
        if node.string?.utf8.starts(with: "#/".utf8) ?? false { throw .notALiteral("a reference to another value") }
        _ = try notation.replacements(of: node, with: edit.color, old: edit.old)
      case .alias(let place): try checkReference(try DTCGNotation(valueAt: place, in: document).root)
      case .target(let place, let old, let new):
        _ = try AliasText.replacement(at: place, from: old, to: new, in: document.bytes)
      case .missing: _ = try edited(document, [edit])
      }
      return nil
    } catch { return error.reason }
  }

  public static func rounding(at place: SourceLocation, in document: SourceFile) -> ColorRounding? {
    guard place.byteRange.upperBound <= document.bytes.count,
      let notation = try? DTCGNotation(Array(document.bytes[place.byteRange]))
    else { return nil }
    return (try? notation.parts(of: notation.root)).flatMap(ColorRounding.init)
  }

  private static func checkReference(_ node: JSONNode) throws(EditError) {
    guard node.string != nil || node["$ref"] != nil && node["$type"] == nil && node["$value"] == nil
    else { throw .notALiteral("an alias with a separate alpha") }
  }

  /// A color in place of an alias or a reference to a token.
  private static func detachment(
    _ place: SourceLocation, _ edit: ColorEdit, _ notation: DTCGNotation
  ) throws(EditError) -> TextReplacement {
    let root = notation.root
    guard let path = root.path(to: place.byteRange), let last = path.last, path.count > 1 else { throw .changed }
    try checkReference(last.node)
    let insertion = DTCGInsertion(notation)
    let model = insertion.modelToken(near: path.dropLast(2).last?.node ?? root)?["$value"]
    let indentation =
      insertion.layout.hasLines(path[path.count - 2].node)
      ? insertion.layout.lineIndentation(at: place.byteRange.lowerBound) : nil
    let text = notation.text(of: edit.color, like: model, at: indentation, insertion.layout)
    // A token that is a reference as a whole gets a value in its place.
    guard let name = last.name else { return TextReplacement(place.byteRange, text) }
    if name.name == "$value" {
      guard !hasType(path.map(\.node)) else { return TextReplacement(place.byteRange, text) }
      // The alias had the type of its target; the color tells its own.
      let token = path[path.count - 2].node
      let start = name.nameRange.lowerBound
      let gap =
        insertion.layout.hasLines(token)
        ? insertion.layout.lineEnd + insertion.layout.lineIndentation(at: start) : [0x20]
      let type =
        JSONLayout.quoted("$type") + insertion.layout.colon(in: token) + JSONLayout.quoted(TokenType.color.rawValue)
      let head = Array(notation.bytes[start..<place.byteRange.lowerBound])
      return TextReplacement(start..<place.byteRange.upperBound, type + [0x2C] + gap + head + text)
    }
    guard name.name == "$ref" else { return TextReplacement(place.byteRange, text) }
    let between = notation.bytes[name.nameRange.upperBound..<place.byteRange.lowerBound]
    return TextReplacement(
      name.nameRange.lowerBound..<place.byteRange.upperBound, JSONLayout.quoted("$value") + between + text)
  }
}

extension DTCGFormat {
  /// Whether a token or a group around it states a type.
  private static func hasType(_ nodes: [JSONNode]) -> Bool { nodes.contains { $0["$type"] != nil } }
}

extension DTCGStrictFormat: ColorEditing {
  public static func edited(_ document: SourceFile, _ edits: [ColorEdit]) throws(EditError) -> [UInt8] {
    try DTCGFormat.edited(document, edits)
  }

  public static func rounding(at place: SourceLocation, in document: SourceFile) -> ColorRounding? {
    DTCGFormat.rounding(at: place, in: document)
  }
}
