import Audit
import DesignTokens
import SourceText

// The repeated entries of `palpable.json` about colors: tiers, pairings, sources, badges.

extension ConfigurationReader {
  /// Returns the patterns of the tokens in each tier.
  func tiers(in object: ObjectReader) throws(ConfigurationError) -> [Token.Tier: [Configuration.Named<PathPattern>]] {
    guard let node = object.node["tiers"] else { return [:] }
    let entry = try ObjectReader(node, in: file, kind: "tiers", keys: ["component", "alias", "primitive"])
    var tiers: [Token.Tier: [Configuration.Named<PathPattern>]] = [:]
    for tier in Token.Tier.allCases {
      guard let listed = node[tier.rawValue] else { continue }
      let patterns = try entry.patterns(tier.rawValue)
      try checkCount(patterns.count, of: tier.rawValue, Self.entryLimit, entry.location(of: listed))
      tiers[tier] = patterns
    }
    return tiers
  }

  /// Returns a pairing template; the key that names the foreground is its usage.
  func pairing(_ node: JSONNode) throws(ConfigurationError) -> PairingTemplate {
    let usages = Pairing.Usage.allCases
    let keys = usages.map(\.rawValue) + ["on", "over", "textStyle", "name", "where", "states"]
    let isInactiveTable = node["inactive"]?.members != nil
    let object = try ObjectReader(node, in: file, kind: "a pairing", keys: keys)
    let named = usages.filter { node[$0.rawValue] != nil && !($0 == .inactive && isInactiveTable) }
    guard let usage = named.first else {
      throw .missingKey(usages.map(\.rawValue).joined(separator: "\" or \""), of: "a pairing", object.location)
    }
    guard named.count == 1 else {
      throw .unexpected(
        expected: "one usage in a pairing", found: named.map(\.rawValue).joined(separator: " and "), object.location)
    }
    let backgrounds = try object.patterns("on")
    guard !backgrounds.isEmpty else { throw .missingKey("on", of: "a pairing", object.location) }
    var template = PairingTemplate(
      usage: usage, foregrounds: try object.patterns(usage.rawValue).map(\.value), backgrounds: backgrounds.map(\.value)
    )
    template.backdrops = try object.texts("over").map { TokenPath($0.0) }
    template.textStyle = try object.string("textStyle")
    template.name = try object.string("name")
    let states = try object.string("states")
    template.stateBinding = states ?? template.stateBinding
    template.declaration = object.location
    if let listed = node["where"] { template.listed = try lists(listed) }
    if isInactiveTable, let inactive = node["inactive"] {
      for (name, values) in try lists(inactive) { template.inactive[name] = values }
    }
    try checkBindings(of: template, states: states, object)
    return template
  }

  private func lists(_ node: JSONNode) throws(ConfigurationError) -> [(name: String, values: [String])] {
    guard let members = node.members else {
      throw .unexpected(
        expected: "names with arrays of values", found: node.kind, file.location(of: node.range))
    }
    var lists: [(name: String, values: [String])] = []
    for member in members {
      let values = (member.value.elements ?? []).compactMap(\.string)
      guard !values.isEmpty, values.count == member.value.elements?.count else {
        throw .unexpected(
          expected: "an array of values for \"\(member.name)\"", found: member.value.kind,
          file.location(of: member.value.range))
      }
      lists.append((member.name, values))
    }
    return lists
  }

  /// Checks that a pattern binds every listed name, and that no pattern has both bindings and wildcards.
  func checkBindings(
    of template: PairingTemplate, states: String?, _ object: ObjectReader
  ) throws(ConfigurationError) {
    let patterns = template.foregrounds + template.backgrounds
    let bound = Set(patterns.flatMap(\.bindingNames))
    for name in template.listed.map(\.name) + template.inactive.keys.sorted() + [states].compactMap({ $0 })
    where !bound.contains(name) {
      throw .unknownName(
        kind: "binding", name, suggestion: nearest(to: name, among: bound.sorted()), object.location)
    }
    for pattern in patterns where pattern.hasWildcard && !pattern.bindingNames.isEmpty {
      throw .unexpected(
        expected: "either bindings such as {name} or wildcards in a pattern", found: "\"\(pattern.description)\"",
        object.location)
    }
    if template.listed.reduce(1.0, { $0 * Double($1.values.count) }) > PairingTemplate.combinationLimit {
      throw .unexpected(
        expected: "at most \(Int(PairingTemplate.combinationLimit)) combinations of listed values", found: "more",
        object.location)
    }
  }

  /// Returns another token source; its map pairs name patterns with the source's name patterns, with the same bindings.
  func source(_ node: JSONNode) throws(ConfigurationError) -> Configuration.SourceEntry {
    let object = try ObjectReader(node, in: file, kind: "a source", keys: ["name", "tokens", "map"])
    var files: [Configuration.TokenFiles] = []
    for entry in try elements(of: "tokens", in: object) { files.append(try tokenFiles(entry)) }
    guard !files.isEmpty else { throw .missingKey("tokens", of: "a source", object.location) }
    var map: [(from: PathPattern, to: PathPattern, location: SourceLocation, target: SourceLocation)] = []
    for member in try members(of: "map", in: object) {
      let place = file.location(of: member.nameRange)
      guard let target = member.value.string else {
        throw .unexpected(
          expected: "the name in the source", found: member.value.kind, file.location(of: member.value.range))
      }
      let targetPlace = file.location(of: member.value.range)
      let (from, to) = (try pattern(member.name, place), try pattern(target, targetPlace))
      guard !from.hasWildcard, !to.hasWildcard, Set(to.bindingNames).isSubset(of: from.bindingNames) else {
        throw .unexpected(
          expected: "names with the same bindings such as {name} on both sides, without *",
          found: "\"\(member.name)\" and \"\(target)\"", place)
      }
      map.append((from, to, place, targetPlace))
    }
    guard !map.isEmpty else { throw .missingKey("map", of: "a source", object.location) }
    return .init(name: try object.requiredString("name"), tokens: files, map: map)
  }

  private func pattern(_ text: String, _ place: SourceLocation) throws(ConfigurationError) -> PathPattern {
    do throws(PathPattern.SyntaxError) { return try PathPattern(text) } catch { throw .badPattern(text, error, place) }
  }

  func badge(_ node: JSONNode) throws(ConfigurationError) -> Badge {
    let keys = ["name", "background", "border", "text", "textStyle", "interactive"]
    let object = try ObjectReader(node, in: file, kind: "a badge", keys: keys)
    return Badge(
      name: try object.requiredString("name"), background: TokenPath(try object.requiredString("background")),
      border: try object.string("border").map { TokenPath($0) }, text: TokenPath(try object.requiredString("text")),
      textStyle: try object.string("textStyle"), isInteractive: try object.boolean("interactive"),
      declaration: object.location)
  }
}
