import DesignTokens
import SourceText

/// Writes tokens as Swift source for SwiftUI: groups are enums, tokens static constants, modes dynamic colors.
public enum SwiftWriter: TokenWriter {
  public static let format = SwiftTokensFormat.format
  public static let plainName = "Tokens.swift"
  public static let reader: any TokenFormat.Type = SwiftTokensFormat.self

  public static func documents(
    of tokens: TokenSet, modes: [Mode], named name: String
  ) throws(ConversionError) -> Conversion {
    try documents(of: tokens, modes, named: name, format, .package, type: nil)
  }

  /// Tokens in a style.
  ///
  /// - Parameter type: the name of the only enum; nil if groups are enums.
  static func documents(
    of tokens: TokenSet, _ modes: [Mode], named name: String, _ format: FormatDescription, _ style: SwiftStyle,
    type: String?
  ) throws(ConversionError) -> Conversion {
    let values = TokenValues(tokens, modes: modes)
    let looks = AppearanceSlots(modes, isLightFirst: true)
    var conversion = Conversion()
    var notes = ConversionNotes()
    let held = tokens.tokens.filter { isHeld($0, values, looks.slots, &notes) }
    var naming = SwiftNames(held.map { ($0.path, WrittenNames.segments(of: $0.path, in: tokens)) }, type: type)
    for token in held {
      guard let value = values.sample(of: token, looks.slots) else { continue }
      try naming.name(token.path, as: value, &notes)
    }
    let names = naming.names
    guard !names.isEmpty else { throw .nothingToWrite(format: format.title) }
    conversion.names = names.mapValues { TokenPath(segments: $0) }
    let writing = SwiftWriting(values: values, looks: looks, names: names, style: style)
    var tree = SwiftTreeText()
    var used: Set<Int> = []
    for token in held {
      guard let segments = names[token.path] else { continue }
      tree.add(segments, writing.declaration(of: token, named: segments, &used, &notes))
      note(token, &notes)
    }
    looks.note(used, in: "Swift source", &notes, &conversion.modeNames)
    WrittenNames.noteRenamed(conversion.names, tokens, &notes)
    let shown = looks.looks.indices.filter { used.contains($0) }.map { $0 == 0 ? .light : looks.looks[$0] }
    conversion.documents = [WrittenDocument(path: name, text: tree.source(shown, style))]
    conversion.entries = [name]
    conversion.notes = notes.all
    return conversion
  }

  /// Whether constants hold a token; what they do not hold is noted.
  private static func isHeld(
    _ token: Token, _ values: TokenValues, _ slots: [ModeSlot], _ notes: inout ConversionNotes
  ) -> Bool {
    guard let sample = values.sample(of: token, slots) else {
      notes.addUnknown(token)
      return false
    }
    switch sample {
    case .color, .dimension, .number, .duration, .fontWeight: break
    default:
      notes.add(
        .leftOut,
        "tokens of the type \(sample.kindName(token.type)) are omitted; no supported Swift constant can represent them",
        "\(token.path)")
      return false
    }
    guard let first = slots.first, values.value(of: token, in: first.mode) != nil else {
      notes.add(
        .leftOut, "tokens are omitted, because they have no value in the first mode, which a constant requires",
        "\(token.path)")
      return false
    }
    return true
  }

  private static func note(_ token: Token, _ notes: inout ConversionNotes) {
    if token.description != nil {
      notes.add(.altered, "descriptions become comments, which aren't read back", "\(token.path)")
    }
  }
}
