import DesignTokens
import SourceText

/// Writes tokens to the letter of the Design Tokens Format Module 2025.10.
///
/// The module has no modes. One mode is one document; several are a resolver document, a document of what every mode starts from, and one for
/// what each other mode has of its own: all of them valid, and read back by the resolver's rules as the same modes.
public enum DTCGWriter: TokenWriter {
  public static let format = DTCGFormat.format
  public static let reader: any TokenFormat.Type = DTCGStrictFormat.self

  public static func documents(
    of tokens: TokenSet, modes: [Mode], named name: String
  ) throws(ConversionError) -> Conversion {
    let values = TokenValues(tokens, modes: modes)
    let slots = modes.indices.map { ModeSlot(mode: modes[$0], base: base(of: $0, modes)) }
    var conversion = Conversion()
    var notes = ConversionNotes()
    conversion.names = try DTCGNames.names(of: tokens) { token in
      isHeld(token, values, slots, &notes)
    }
    guard !conversion.names.isEmpty else { throw .nothingToWrite(format: format.title) }
    let writing = DTCGWriting(values: values, slots: slots, names: conversion.names)
    var sets = DTCGSets(count: slots.count)
    for token in tokens.tokens where conversion.names[token.path] != nil {
      writing.add(token, to: &sets, &notes)
    }
    let files = DTCGFileNames(name, modes: modes)
    let isOne = sets.own.allSatisfy(\.isEmpty)
    conversion.documents = isOne ? [sets.common.document(files.single)] : documents(sets, modes, files)
    conversion.entries = [conversion.documents[0].path]
    note(modes, isOne, files.single, &notes, &conversion.modeNames)
    WrittenNames.noteRenamed(conversion.names, tokens, &notes)
    conversion.notes = notes.all
    return conversion
  }

  /// Whether the format holds a token in all modes in which it has a value; what it does not hold is noted.
  private static func isHeld(
    _ token: Token, _ values: TokenValues, _ slots: [ModeSlot], _ notes: inout ConversionNotes
  ) -> Bool {
    var kind: String?
    var isThere = false
    for slot in slots {
      guard let value = values.value(of: token, in: slot.mode) else { continue }
      isThere = true
      let text = DTCGValueText(values: values, names: [:], mode: slot.mode)
      if text.json(of: value, values.type(of: token, slots)) == nil {
        kind = value.kindName(values.type(of: token, slots))
      }
    }
    guard isThere else {
      notes.addUnknown(token)
      return false
    }
    guard let kind else { return true }
    notes.add(
      .leftOut, "tokens of the type \(kind) are omitted; they lack values or parts that the format requires",
      "\(token.path)")
    return false
  }

  /// Notes what becomes of modes that are documents or sets.
  static func note(
    _ modes: [Mode], _ isOne: Bool, _ file: String, _ notes: inout ConversionNotes, _ names: inout [String: String]
  ) {
    // A file that is called for its mode tells it.
    if isOne, let mode = modes.first, mode.scheme == .dark || mode.contrast == .increased,
      Mode(guessedFrom: file).map({ $0.scheme != mode.scheme || $0.contrast != mode.contrast }) ?? true
    {
      notes.add(.altered, AppearanceSlots.isNotTold, mode.name)
    }
    for (index, mode) in modes.enumerated() {
      names[mode.name] = isOne ? "" : mode.name
      if isOne, index > 0 {
        notes.add(.respelled, "modes without their own values aren't named", mode.name)
      } else if !isOne, Mode(mode.name).scheme != mode.scheme || Mode(mode.name).contrast != mode.contrast {
        notes.add(.altered, "modes have a scheme or contrast that their names don't state", mode.name)
      }
    }
  }

  /// The documents of several modes, the resolver first.
  private static func documents(_ sets: DTCGSets, _ modes: [Mode], _ files: DTCGFileNames) -> [WrittenDocument] {
    var documents: [WrittenDocument] = []
    func reference(_ path: String) -> JSONText { .object([("$ref", .string(path))]) }
    var order: [JSONText] = [reference("#/modifiers/theme")]
    var members: [(String, JSONText)] = [
      ("$schema", .string("https://www.designtokens.org/schemas/2025.10/resolver.json")),
      ("version", .string("2025.10")),
    ]
    if !sets.common.isEmpty {
      documents.append(sets.common.document(files.common))
      members.append(
        ("sets", .object([("base", .object([("sources", .array([reference(files.common)]))]))])))
      order.insert(reference("#/sets/base"), at: 0)
    }
    var contexts: [(String, JSONText)] = []
    for (index, mode) in modes.enumerated() {
      // What shows through comes first, so that the mode's own values take its place.
      let chain = chain(of: index, modes).filter { !sets.own[$0].isEmpty }
      contexts.append((mode.name, .array(chain.map { reference(files.own[$0]) })))
      if !sets.own[index].isEmpty { documents.append(sets.own[index].document(files.own[index])) }
    }
    let theme: [(String, JSONText)] = [("contexts", .object(contexts)), ("default", .string(modes[0].name))]
    members.append(("modifiers", .object([("theme", .object(theme))])))
    members.append(("resolutionOrder", .array(order)))
    var text = ""
    JSONText.object(members).write(to: &text)
    return [WrittenDocument(path: files.resolver, text: text + "\n")] + documents
  }

  /// The mode that one is based on; the first starts from what all start from.
  static func base(of index: Int, _ modes: [Mode]) -> Int? {
    guard index > 0, let base = modes[index].base else { return nil }
    return modes.firstIndex { $0.name == base && $0.name != modes[index].name }
  }

  /// A mode and those it is based on, the last of them first.
  static func chain(of index: Int, _ modes: [Mode]) -> [Int] {
    var chain = [index]
    while let next = base(of: chain[0], modes), !chain.contains(next) { chain.insert(next, at: 0) }
    return chain
  }
}

extension TokenValues {
  /// The type of a token: its own, or that of what it comes to.
  func type(of token: Token, _ slots: [ModeSlot]) -> TokenType? {
    if let type = token.type { return type }
    var current = token
    for _ in 0..<TokenResolver.longestChain {
      guard let target = current.values.lazy.compactMap({ $0.value.content.target }).first, let next = tokens[target]
      else { break }
      if let type = next.type { return type }
      current = next
    }
    return sample(of: token, slots)?.ownType
  }
}
