import ColorScience
import DesignTokens
import SourceText

/// Writes colors as color sets of an asset catalog, as Xcode writes them: groups as folders that provide a namespace.
public enum AssetCatalogWriter: TokenWriter {
  public static let format = AssetCatalogFormat.format
  public static let plainName = "Tokens.xcassets"
  public static let reader: any TokenFormat.Type = AssetCatalogFormat.self

  /// The longest name of a file that file systems take, in bytes.
  private static let longestName = 255

  public static func documents(
    of tokens: TokenSet, modes: [Mode], named name: String
  ) throws(ConversionError) -> Conversion {
    let values = TokenValues(tokens, modes: modes)
    let looks = AppearanceSlots(modes, isLightFirst: true)
    var conversion = Conversion()
    var notes = ConversionNotes()
    let catalog = name.endsWithBytes(of: ".xcassets") ? name : name + ".xcassets"
    var files = AssetFiles(catalog: catalog)
    var used: Set<Int> = []
    for token in tokens.tokens {
      guard case .color? = values.sample(of: token, looks.slots) else {
        note(leftOut: token, values.sample(of: token, looks.slots), &notes)
        continue
      }
      let written = values.contents(of: token, in: looks.slots) { if case .literal = $0 { true } else { false } }
      if values.tokens[token.path]?.values.contains(where: { $0.value.content.target != nil }) == true {
        notes.add(
          .altered, "aliases are written as their resolved colors; a color set can't represent aliases", "\(token.path)"
        )
      }
      var slots = zip(looks.looks, written.contents).enumerated().compactMap { index, slot -> AssetSlot? in
        guard case .literal(.color(let color))? = slot.1 else { return nil }
        used.insert(index)
        return AssetSlot(look: index == 0 ? nil : slot.0, color: color)
      }
      if looks.looks.contains(where: \.isDark) { keepDarkHighContrast(in: &slots) }
      try files.add(WrittenNames.segments(of: token.path, in: tokens), token.path, slots)
      conversion.names[token.path] = files.lastName
      note(token, slots, &notes)
      written.note(token, looks.slots, &notes)
    }
    guard !conversion.names.isEmpty else { throw .nothingToWrite(format: format.title) }
    looks.note(used, in: "an asset catalog", &notes, &conversion.modeNames)
    WrittenNames.noteRenamed(conversion.names, tokens, &notes)
    conversion.documents = files.documents
    conversion.entries = files.documents.map(\.path)
    conversion.notes = notes.all
    return conversion
  }

  /// Writes what a dark look of high contrast falls back to where an entry of high contrast for any luminosity would take its place.
  private static func keepDarkHighContrast(in slots: inout [AssetSlot]) {
    let isFilled = slots.contains { $0.look == .darkHighContrast }
    guard !isFilled, slots.contains(where: { $0.look == .lightHighContrast }),
      let shown = slots.first(where: { $0.look == .dark }) ?? slots.first(where: { $0.look == nil })
    else { return }
    slots.append(AssetSlot(look: .darkHighContrast, color: shown.color))
  }

  private static func note(leftOut token: Token, _ value: TokenValue?, _ notes: inout ConversionNotes) {
    guard let value else { return notes.addUnknown(token) }
    notes.add(
      .leftOut, "tokens of the type \(value.kindName(token.type)) are omitted; a color set can contain only colors",
      "\(token.path)")
  }

  private static func note(_ token: Token, _ slots: [AssetSlot], _ notes: inout ConversionNotes) {
    let name = "\(token.path)"
    if token.description != nil {
      notes.add(.altered, "descriptions are omitted; a color set can't contain them", name)
    }
    if token.deprecation != nil {
      notes.add(.altered, "deprecations are omitted; a color set can't contain them", name)
    }
    for color in slots.map(\.color) {
      if !color.missing.isEmpty { notes.add(.altered, "color components with the value none are written as 0", name) }
      if ColorSetNotation.exact(color).space != color.space.id {
        notes.add(.respelled, "colors are written in another color space with the same value", name)
      }
    }
  }

  /// Checks that a name of a file or folder can be one.
  static func fileName(_ segment: String, ending: String, _ path: TokenPath) throws(ConversionError) -> String {
    let encoded = WrittenNames.percentEncoded(segment) { scalar, index in
      if scalar.isUnseen || "/\\:*?\"<>|".unicodeScalars.contains(scalar) { return false }
      return index > 0 || (scalar != "." && scalar != " ")
    }
    guard !encoded.utf8.isEmpty else { throw .unwritableName(path, reason: "a folder needs a name") }
    guard encoded.utf8.count + ending.utf8.count <= longestName else {
      throw .unwritableName(path, reason: "a file name can have at most \(longestName) bytes")
    }
    for reserved in [".colorset", ".xcassets"] where encoded.endsWithBytes(of: reserved) {
      throw .unwritableName(path, reason: "the folder name \(reserved) is reserved")
    }
    return encoded + ending
  }
}
