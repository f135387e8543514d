import DesignTokens
import SourceText

/// Flattens a resolver document for each choice of contexts, and makes modes of the choices.
struct ResolverComposition {
  let document: ResolverDocument
  let sources: DTCGSources
  let level: DTCGLevel
  let notices: [InputNotice]

  /// The tokens of one choice, given as the position of a context for each modifier.
  func tokens(with choice: [Int]) throws(FormatError) -> Imported {
    var reading = try flattened(choice)
    var imported = Imported()
    for read in try reading.tokens() { imported.tokens.insert(read.token) }
    imported.pairings = reading.pairings
    imported.referenced = reading.sources.referenced
    imported.notices = notices + reading.notices
    return imported
  }

  /// One tree of everything that counts for a choice (resolver module, "Resolution logic").
  private func flattened(_ choice: [Int]) throws(FormatError) -> DTCGReading {
    var reading = DTCGReading(level: level, sources: sources)
    for step in document.steps {
      switch step {
      case .set(let objects):
        for object in objects { try reading.add(object) }
      case .modifier(let position):
        let modifier = document.modifiers[position]
        for object in modifier.contexts[choice[position]].objects {
          try reading.add(object, isConditional: modifier.differs)
        }
      }
    }
    try reading.expandGroups()
    return reading
  }

  /// The tokens of every choice that makes a difference, each choice a mode.
  func tokensInAllModes() throws(FormatError) -> Imported {
    let modes = try modes()
    var readings: [DTCGReading] = []
    var types: [TokenPath: DTCGType] = [:]
    for choice in modes.choices {
      let reading = try flattened(choice)
      guard reading.tree.tokenCount * modes.choices.count <= ResolverFormat.valueLimit else {
        throw .tooManyTokens(limit: ResolverFormat.valueLimit / modes.choices.count, document.location)
      }
      types.merge(try reading.types()) { first, _ in first }
      readings.append(reading)
    }
    var gathered = ModeValueCollector(modes: modes.modes)
    var imported = Imported()
    imported.notices = notices
    var seen = Set(notices)
    var declared: Set<SourceLocation> = []
    for position in readings.indices {
      readings[position].knownTypes = types
      gathered.add(try readings[position].tokens(), in: position)
      for notice in readings[position].notices where seen.insert(notice).inserted { imported.notices.append(notice) }
      for pairing in readings[position].pairings {
        guard let place = pairing.declaration, declared.insert(place).inserted else { continue }
        imported.pairings.append(pairing)
      }
      for path in readings[position].sources.referenced where !imported.referenced.contains(path) {
        imported.referenced.append(path)
      }
    }
    imported.tokens = gathered.tokens()
    imported.modes = modes.modes.count > 1 ? modes.modes : []
    return imported
  }

  /// The modes that the contexts of the modifiers make.
  private func modes() throws(FormatError) -> ModeProduct {
    let dimensions = document.modifiers.map { modifier in
      ModeDimension(
        name: modifier.name, contexts: modifier.contexts.map(\.name), defaultContext: modifier.defaultContext,
        differs: modifier.differs)
    }
    let count = ModeProduct.count(dimensions)
    guard count <= ResolverFormat.modeLimit else {
      throw .tooManyModes(count, limit: ResolverFormat.modeLimit, document.location)
    }
    return ModeProduct(dimensions)
  }

  /// The values of tokens in all modes, put together.
  private struct ModeValueCollector {
    let modes: [Mode]
    private var order: [TokenPath] = []
    private var reads: [TokenPath: [DTCGReading.ReadToken?]] = [:]

    init(modes: [Mode]) { self.modes = modes }

    mutating func add(_ tokens: [DTCGReading.ReadToken], in mode: Int) {
      for read in tokens {
        if reads[read.token.path] == nil {
          order.append(read.token.path)
          reads[read.token.path] = Array(repeating: nil, count: modes.count)
        }
        reads[read.token.path]?[mode] = read
      }
    }

    /// What only sets provide names no mode, so that it counts as a fallback in all but the first; the rest names its mode.
    func tokens() -> TokenSet {
      var set = TokenSet()
      for path in order {
        let values = reads[path] ?? []
        let common = modes.count > 1 ? values.lazy.compactMap { $0 }.first { !$0.isConditional } : values.first ?? nil
        if let common { set.insert(common.token) }
        for (mode, read) in zip(modes, values) {
          if modes.count == 1 { continue }
          if let read, read.isConditional || read.token.values[0].value != common?.token.values[0].value {
            set.insert(ModeValueCollector.token(read.token, read.token.values[0].value, mode))
          } else if read == nil, let common {
            let absent = AuthoredValue(
              .undecidable("it isn't defined in \(mode.name)"), text: "", at: common.token.location)
            set.insert(ModeValueCollector.token(common.token, absent, mode))
          }
        }
      }
      return set
    }

    private static func token(_ token: Token, _ value: AuthoredValue, _ mode: Mode) -> Token {
      Token(
        path: token.path, type: token.type, description: token.description, deprecation: token.deprecation,
        mode: mode.name, value: value)
    }
  }
}
