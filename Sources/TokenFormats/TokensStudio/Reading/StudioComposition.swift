import DesignTokens
import SourceText

/// Merges the sets of a project for each mode, and makes tokens with a value for each.
struct StudioComposition {
  private let project: StudioProject
  private var table: StudioTable
  private var reader: StudioProjectReader
  private let modes: StudioModes
  private var notices: StudioNotices
  /// Tokens with parts of several sets, by the two that they are made of.
  private var layered: [SIMD2<Int>: Int] = [:]
  /// Colors that two sets define differently, by path and mode, with the reason why neither value is known to hold.
  private var contested: [SIMD2<Int>: String] = [:]

  init(_ project: StudioProject, _ reader: StudioProjectReader) throws(FormatError) {
    self.project = project
    self.reader = reader
    table = try StudioTable(project, documents: reader.sources.documents, notices: reader.notices)
    notices = table.notices
    modes = try StudioModes(project, table, &notices)
    guard table.tokens.count * modes.modes.count <= TokensStudioFormat.valueLimit else {
      throw .tooManyTokens(limit: TokensStudioFormat.valueLimit / modes.modes.count, project.location)
    }
  }

  /// The tokens of all modes.
  mutating func imported() throws(FormatError) -> Imported {
    noteUnusedSets()
    let merged = modes.statuses.enumerated().map { merge($1, in: $0) }
    let isUsed = table.paths.indices.map { path in merged.contains { $0[path] >= 0 } }
    var values = StudioValueReader(table, reader.sources, project, isUsed: isUsed, notices)
    var evaluators = merged.map { StudioEvaluator(merged: $0) }
    var imported = Imported()
    for path in table.paths.indices where isUsed[path] {
      imported.tokens.insert(try token(path, merged, &evaluators, &values))
    }
    imported.modes = modes.modes.count > 1 ? modes.modes : []
    imported.optionalTargets = values.optionalTargets
    imported.notices = values.notices.all
    let own = Set(reader.heads.map { TokenPath($0.path) })
    // A document of a set that was given is no head, but it isn't read on its own either.
    imported.referenced = reader.sources.documents.map(\.path).filter { !own.contains(TokenPath($0)) }
    try readContracts(into: &imported, isUsed)
    return imported
  }

  /// Notices sets that no theme uses.
  private mutating func noteUnusedSets() {
    let used = Set(modes.statuses.flatMap(\.keys))
    let chosen = Set(project.themes.flatMap(\.statuses.keys))
    for (position, set) in project.sets.enumerated() where !used.contains(position) && !chosen.contains(position) {
      guard !project.themes.isEmpty else { continue }
      notices.add("no theme enables the set \"\(set.name)\", so its tokens aren't read", at: set.location)
    }
  }

  /// The token of each name if sets have a status: the last one wins.
  private mutating func merge(_ statuses: [Int: StudioProject.Status], in mode: Int) -> [Int32] {
    var merged = [Int32](repeating: -1, count: table.paths.count)
    var enabled = [Bool](repeating: false, count: table.paths.count)
    for set in project.sets.indices {
      guard let status = statuses[set] else { continue }
      for position in table.ranges[set] {
        let token = table.tokens[position]
        let earlier = Int(merged[token.path])
        merged[token.path] = Int32(position)
        if earlier >= 0 {
          if project.themes.isEmpty, isContested(token, table.tokens[earlier]) {
            contest(token, table.tokens[earlier], in: mode, "and no theme chooses one")
          }
          if table.tokens[earlier].set == set {
            notices.add(
              "a token of its set has the same name; the last one is used", at: table.location(of: token.object))
          } else if status == .source, enabled[token.path] {
            let text =
              "a source set after an enabled set has the same token; Tokens Studio uses this one, builds the other"
            notices.add(text, at: table.location(of: token.object))
            if isContested(token, table.tokens[earlier]) {
              contest(
                token, table.tokens[earlier], in: mode,
                "and tools disagree on whether a source set replaces an enabled one")
            }
          } else if status == .enabled, isLayered(token, table.tokens[earlier]) {
            merged[token.path] = Int32(layer(position, over: earlier))
          }
        }
        enabled[token.path] = status == .enabled
      }
    }
    return merged
  }

  /// Whether two sets define a color differently.
  private func isContested(_ token: StudioToken, _ earlier: StudioToken) -> Bool {
    guard token.set != earlier.set, token.type.holdsColors || earlier.type.holdsColors else { return false }
    return !token.value.json.isSame(as: earlier.value.json) || !isSame(token.modifier, earlier.modifier)
  }

  /// Keeps the reason why a color of two sets can't be determined.
  private mutating func contest(_ token: StudioToken, _ earlier: StudioToken, in mode: Int, _ why: String) {
    let names = [earlier.set, token.set].map { "\"\(project.sets[$0].name)\"" }
    let reason = "the sets \(names[0]) and \(names[1]) define it differently, \(why)"
    contested[SIMD2(token.path, mode)] = contested[SIMD2(token.path, mode)] ?? reason
  }

  private func isSame(_ one: PlacedNode?, _ other: PlacedNode?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.json.isSame(as: other.json)
  }

  private func isLayered(_ token: StudioToken, _ earlier: StudioToken) -> Bool {
    token.type.isLayered && earlier.type == token.type && token.value.json.members != nil
      && earlier.value.json.members != nil
  }

  /// The position of a token with the parts of two.
  private mutating func layer(_ position: Int, over earlier: Int) -> Int {
    let key = SIMD2(position, earlier)
    if let known = layered[key] { return known }
    var token = table.tokens[position]
    token.layers = table.tokens[earlier].layers + [table.tokens[earlier].value]
    let new = table.add(token)
    layered[key] = new
    return new
  }

  /// A token with its value in each mode; without themes, it has one value and names no mode.
  private func token(
    _ path: Int, _ merged: [[Int32]], _ evaluators: inout [StudioEvaluator], _ reader: inout StudioValueReader
  ) throws(FormatError) -> Token {
    var result: Token?
    var fixed: [Int32: AuthoredValue] = [:]
    let name = table.paths[path]
    let first = table.tokens[Int(merged.lazy.map { $0[path] }.first { $0 >= 0 } ?? 0)]
    for (mode, tokens) in merged.enumerated() {
      let position = tokens[path]
      let value: AuthoredValue
      if position < 0 {
        let reason = "it isn't defined in \(modes.modes[mode].name)"
        value = AuthoredValue(.undecidable(reason), text: "", at: table.location(of: first.value))
      } else if let reason = contested[SIMD2(path, mode)] {
        value = AuthoredValue(.undecidable(reason), text: "", at: table.location(of: table.tokens[Int(position)].value))
      } else if let known = fixed[position] {
        value = known
      } else {
        let token = table.tokens[Int(position)]
        swap(&reader.evaluator, &evaluators[mode])
        defer { swap(&reader.evaluator, &evaluators[mode]) }
        value = try reader.value(of: token)
        if reader.isFixed(token) { fixed[position] = value }
      }
      let label = merged.count > 1 ? modes.modes[mode].name : nil
      if result == nil {
        result = Token(
          path: name, type: first.type.tokenType, description: first.description,
          deprecation: StudioComposition.deprecation(of: first), mode: label, value: value)
      } else {
        result?.add(value, for: label)
      }
    }
    return result
      ?? Token(
        path: name, type: nil, value: AuthoredValue(.undecidable("it has no value"), text: "", at: project.location))
  }

  private static func deprecation(of token: StudioToken) -> String? {
    guard let node = token.object["$deprecated"] else { return nil }
    return node.string ?? (node.json.boolean == true ? "deprecated" : nil)
  }

  /// Reads the pairings that tokens declare.
  private func readContracts(into imported: inout Imported, _ isUsed: [Bool]) throws(FormatError) {
    var reading = DTCGReading(level: .lenient, sources: reader.sources)
    var seen: Set<Int> = []
    for token in table.tokens where isUsed[token.path] && token.object["$extensions"] != nil {
      guard seen.insert(token.path).inserted else { continue }
      let entry = DTCGTree.Entry(
        path: table.paths[token.path], depth: 1, parent: 0, object: token.object, isToken: true, isConditional: false)
      try reading.readContract(of: entry)
    }
    imported.pairings = reading.pairings
  }
}

extension StudioValueReader {
  /// Whether a token has the same value in every mode that has it.
  func isFixed(_ token: StudioToken) -> Bool {
    token.modifier == nil && ([token.value] + token.layers).allSatisfy { isFixed($0.json) }
  }

  private func isFixed(_ node: JSONNode) -> Bool {
    if let text = node.string {
      let text = StudioText(text)
      if text.plain != nil { return true }
      guard let name = text.reference?.plain, let position = table.position(of: TokenPath(name)) else { return false }
      return isUsed[position]
    }
    return (node.members?.map(\.value) ?? node.elements ?? []).allSatisfy(isFixed)
  }
}

extension JSONNode {
  /// Whether both values have the same parts in the same order.
  fileprivate func isSame(as other: JSONNode) -> Bool {
    if let members, let others = other.members {
      return members.count == others.count
        && zip(members, others).allSatisfy { $0.name.hasSameBytes(as: $1.name) && $0.value.isSame(as: $1.value) }
    }
    if let elements, let others = other.elements {
      return elements.count == others.count && zip(elements, others).allSatisfy { $0.isSame(as: $1) }
    }
    if let string { return other.string?.hasSameBytes(as: string) ?? false }
    return number != nil && number == other.number || boolean != nil && boolean == other.boolean
  }
}
