import DesignTokens
import SourceText

/// A resolver document with every reference followed to the objects that hold groups and tokens.
struct ResolverDocument: Sendable {
  /// A step of the resolution order.
  enum Step: Sendable {
    /// Objects that always count.
    case set([PlacedNode])
    /// The objects of one of a modifier's contexts.
    case modifier(Int)
  }

  /// A modifier: named contexts, each with its objects.
  struct Modifier: Sendable {
    let name: String
    var contexts: [(name: String, objects: [PlacedNode])] = []
    /// The position of the default context, when one is declared.
    var declaredDefault: Int?
    let location: SourceLocation

    /// The context that counts when none is chosen: the declared one, else the first.
    var defaultContext: Int { declaredDefault ?? 0 }

    /// Whether it matters which context is chosen.
    var differs: Bool {
      let first = contexts.first?.objects ?? []
      return contexts.contains { context in
        !context.objects.elementsEqual(first) { $0.source == $1.source && $0.json.range == $1.json.range }
      }
    }
  }

  var steps: [Step] = []
  var modifiers: [Modifier] = []
  let location: SourceLocation

  /// The contexts that inputs choose, by the positions of the modifiers (resolver module, "Input validation").
  func choice(of inputs: [String: String]) throws(FormatError) -> [Int] {
    var choice: [Int?] = modifiers.map(\.declaredDefault)
    for (name, context) in inputs.sorted(by: { $0.key < $1.key }) {
      guard let modifier = modifiers.firstIndex(where: { equalIgnoringCase($0.name, name) }) else {
        throw .unknownModifier(name, suggestion: nearest(to: name, among: modifiers.map(\.name)), location)
      }
      let names = modifiers[modifier].contexts.map(\.name)
      guard let position = names.firstIndex(where: { equalIgnoringCase($0, context) }) else {
        throw .unknownContext(
          context, modifier: modifiers[modifier].name, suggestion: nearest(to: context, among: names),
          modifiers[modifier].location)
      }
      choice[modifier] = position
    }
    for (modifier, position) in zip(modifiers, choice) where position == nil {
      throw .missingInput(modifier.name, contexts: modifier.contexts.map(\.name), modifier.location)
    }
    return choice.map { $0 ?? 0 }
  }
}

/// Whether two names are the same but for the case of ASCII letters.
func equalIgnoringCase(_ left: String, _ right: String) -> Bool {
  func lowered(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
  return left.utf8.map(lowered) == right.utf8.map(lowered)
}
