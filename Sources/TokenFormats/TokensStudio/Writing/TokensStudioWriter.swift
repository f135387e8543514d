import DesignTokens
import SourceText

/// Writes tokens for Tokens Studio: one document with a set that every mode starts from, a set for each further mode, and a theme for each.
public enum TokensStudioWriter: TokenWriter {
  public static let format = TokensStudioFormat.format
  public static let extensions = [".json"]
  public static let reader: any TokenFormat.Type = TokensStudioFormat.self

  /// The set that every mode starts from.
  private static let common = "base"

  public static func documents(
    of tokens: TokenSet, modes: [Mode], named name: String
  ) throws(ConversionError) -> Conversion {
    let values = TokenValues(tokens, modes: modes)
    let slots = modes.indices.map { ModeSlot(mode: modes[$0], base: DTCGWriter.base(of: $0, modes)) }
    var conversion = Conversion()
    var notes = ConversionNotes()
    conversion.names = try DTCGNames.names(of: tokens, root: "_") { isHeld($0, values, slots, &notes) }
    guard !conversion.names.isEmpty else { throw .nothingToWrite(format: format.title) }
    let writing = StudioWriting(values: values, slots: slots, names: conversion.names)
    var sets = DTCGSets(count: slots.count)
    for token in tokens.tokens where conversion.names[token.path] != nil { writing.add(token, to: &sets, &notes) }
    let isOne = sets.own.allSatisfy(\.isEmpty)
    var text = ""
    project(sets, modes, isOne: isOne).write(to: &text)
    conversion.documents = [WrittenDocument(path: name, text: text + "\n")]
    conversion.entries = [name]
    DTCGWriter.note(modes, isOne, "", &notes, &conversion.modeNames)
    WrittenNames.noteRenamed(conversion.names, tokens, &notes)
    conversion.notes = notes.all
    return conversion
  }

  private static func isHeld(
    _ token: Token, _ values: TokenValues, _ slots: [ModeSlot], _ notes: inout ConversionNotes
  ) -> Bool {
    let found = slots.compactMap { slot in values.value(of: token, in: slot.mode).map { (slot.mode, $0) } }
    guard !found.isEmpty else {
      notes.addUnknown(token)
      return false
    }
    let type = values.type(of: token, slots)
    let failing = found.first { mode, value in
      StudioValueText(values: values, names: [:], mode: mode).json(of: value, type) == nil
    }
    guard let (_, value) = failing else { return true }
    notes.add(
      .leftOut,
      "tokens of the type \(value.kindName(type)) are omitted; Tokens Studio has no such type, or requires other parts",
      "\(token.path)")
    return false
  }

  // MARK: The document

  private static func project(_ sets: DTCGSets, _ modes: [Mode], isOne: Bool) -> JSONText {
    let names = setNames(modes)
    // What shows through comes first, so that the mode's own values take its place.
    let order = modes.indices.sorted { DTCGWriter.chain(of: $0, modes).count < DTCGWriter.chain(of: $1, modes).count }
    let own = order.filter { !sets.own[$0].isEmpty }
    var members: [(String, JSONText)] = []
    if !sets.common.isEmpty { members.append((common, sets.common.object)) }
    members += own.map { (names[$0], sets.own[$0].object) }
    let all = members.map(\.0)
    let themes = modes.indices.map { index -> JSONText in
      let chain = DTCGWriter.chain(of: index, modes).filter { !sets.own[$0].isEmpty }.map { names[$0] }
      let enabled = (sets.common.isEmpty ? [] : [common]) + chain
      return .object([
        ("id", .string(modes[index].name)), ("name", .string(modes[index].name)),
        ("selectedTokenSets", .object(enabled.map { ($0, .string("enabled")) })),
      ])
    }
    members.append(("$themes", .array(isOne ? [] : themes)))
    members.append(("$metadata", .object([("tokenSetOrder", .array(all.map { .string($0) }))])))
    return .object(members)
  }

  /// The name of each mode's set.
  private static func setNames(_ modes: [Mode]) -> [String] {
    var taken: Set<String> = [common]
    return modes.map { mode in
      var name = WrittenNames.percentEncoded(mode.name) { scalar, index in scalar != "$" || index > 0 }
      while name.isEmpty || !taken.insert(name).inserted { name += "-mode" }
      return name
    }
  }
}
