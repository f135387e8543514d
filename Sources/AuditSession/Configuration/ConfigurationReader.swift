import Audit
import DesignTokens
import SourceText

/// A reader of `palpable.json`.
struct ConfigurationReader {
  let file: SourceFile
  /// The folder of the file, as an absolute path.
  let folder: String
  /// The folder that `$root/` at the start of a path means, as an absolute path.
  let checkout: String

  /// The top-level keys, in documentation order.
  static let keys = [
    "name", "tokens", "modes", "profile", "standard", "requirements", "ruleset", "platform", "tiers", "surfaces",
    "materials", "pairings", "badges", "families", "locked", "ramps", "textStyles", "controls", "containers", "sources",
    "code", "rules", "overrides", "waivers",
    "baseline", "extends",
  ]

  /// The maximum length of a text such as a reason, a label, or a pattern, in UTF-8 bytes.
  static let textLimit = 4096
  /// The maximum number of entries in a list; entries of most kinds are compared with each other.
  static let entryLimit = 1000
  /// The maximum number of pairings, badges, surfaces, rules, and waivers each.
  static let wideEntryLimit = 10_000
  /// The maximum number of modes.
  static let modeLimit = 64

  /// Returns the configuration in a file; comments and trailing commas are allowed.
  func read() throws(ConfigurationError) -> Configuration {
    let root: JSONNode
    var limits = JSONLimits()
    limits.textLength = ConfigurationReader.textLimit
    do throws(SourceTextError) { root = try readJSON(file, dialect: .commented, limits: limits) } catch {
      throw .text(error)
    }
    let object = try ObjectReader(root, in: file, kind: "palpable.json", keys: ["$schema"] + ConfigurationReader.keys)
    var configuration = Configuration()
    configuration.name = try object.string("name")
    configuration.profile = try object.choice("profile", of: Profile.self)
    configuration.standard = try object.choice("standard", of: Standard.self)
    configuration.requirements = try requirements(in: object)
    configuration.ruleset = try object.choice("ruleset", of: Ruleset.self)
    configuration.tiers = try tiers(in: object)
    configuration.platform = try object.choice("platform", of: DesignSystem.Platform.self)
    configuration.surfaces = try object.patterns("surfaces")
    configuration.materials = try object.patterns("materials")
    for node in try elements(of: "tokens", in: object) { configuration.tokens.append(try tokenFiles(node)) }
    configuration.location = object.location
    if object.node["modes"] != nil { configuration.modes = try modes(in: object) }
    for node in try elements(of: "pairings", in: object, limit: Self.wideEntryLimit) {
      configuration.pairings.append(try pairing(node))
    }
    for node in try elements(of: "badges", in: object, limit: Self.wideEntryLimit) {
      configuration.badges.append(try badge(node))
    }
    try rejectRepeats(configuration.badges.map { ($0.name, $0.declaration) }, kind: "badge")
    for node in try elements(of: "families", in: object) { configuration.families.append(try family(node)) }
    try rejectRepeats(configuration.families.map { ($0.name, $0.location) }, kind: "family")
    configuration.locked = try object.patterns("locked")
    try checkCount(configuration.locked.count, of: "locked", Self.entryLimit, object.location(of: "locked"))
    for node in try elements(of: "ramps", in: object) { configuration.ramps.append(try ramp(node, of: object)) }
    for member in try members(of: "textStyles", in: object) { configuration.textStyles.append(try textStyle(member)) }
    try rejectRepeats(configuration.textStyles.map { ($0.name, $0.location) }, kind: "text style")
    for node in try elements(of: "controls", in: object) { configuration.controls.append(try control(node)) }
    try rejectRepeats(configuration.controls.map { ($0.name, $0.location) }, kind: "control")
    for node in try elements(of: "containers", in: object) { configuration.containers.append(try container(node)) }
    try rejectRepeats(configuration.containers.map { ($0.name, $0.location) }, kind: "container")
    for node in try elements(of: "sources", in: object) { configuration.sources.append(try source(node)) }
    for (text, place) in try object.texts("code") { configuration.code.append(try codeFiles(text, place)) }
    configuration.rules = try rules(in: object)
    for node in try elements(of: "overrides", in: object) { configuration.overrides.append(try override(node)) }
    for node in try elements(of: "waivers", in: object, limit: Self.wideEntryLimit) {
      configuration.waivers.append(try waiver(node))
    }
    configuration.baseline = try object.string("baseline").map { path in
      .init(value: joined(folder, path), location: object.location(of: "baseline"))
    }
    configuration.extends = try object.texts("extends").map { .init(value: $0.0, location: $0.1) }
    return configuration
  }

  func elements(
    of key: String, in object: ObjectReader, limit: Int = ConfigurationReader.entryLimit
  ) throws(ConfigurationError) -> [JSONNode] {
    guard let node = object.node[key] else { return [] }
    guard let elements = node.elements else { throw object.unexpected("\"\(key)\" as an array", node) }
    try checkCount(elements.count, of: key, limit, object.location(of: node))
    return elements
  }

  func members(of key: String, in object: ObjectReader) throws(ConfigurationError) -> [JSONMember] {
    guard let node = object.node[key] else { return [] }
    guard let members = node.members else { throw object.unexpected("\"\(key)\" as an object", node) }
    try checkCount(members.count, of: key, ConfigurationReader.entryLimit, object.location(of: node))
    return members
  }

  func checkCount(
    _ count: Int, of key: String, _ limit: Int, _ place: SourceLocation
  ) throws(ConfigurationError) {
    guard count > limit else { return }
    throw .unexpected(expected: "at most \(limit) entries in \"\(key)\"", found: "\(count)", place)
  }

  private func rejectRepeats(
    _ names: [(name: String, location: SourceLocation?)], kind: String
  ) throws(ConfigurationError) {
    var seen: Set<String> = []
    for (name, location) in names where !seen.insert(name).inserted {
      throw .repeatedName(kind: kind, name, location ?? file.location(of: 0..<0))
    }
  }

  func tokenFiles(_ node: JSONNode) throws(ConfigurationError) -> Configuration.TokenFiles {
    let place = file.location(of: node.range)
    if let path = node.string { return try tokenFiles(path, mode: nil, format: nil, place) }
    let object = try ObjectReader(
      node, in: file, kind: "a token file", keys: ["path", "mode", "modes", "format", "module"])
    var files = try tokenFiles(
      try object.requiredString("path"), mode: try object.string("mode"), format: try object.string("format"), place)
    for member in try members(of: "modes", in: object) {
      guard let mode = member.value.string else {
        throw object.unexpected("a mode name for \"\(member.name)\"", member.value)
      }
      files.modeNames[member.name] = mode
    }
    files.module = try object.string("module")
    if let module = files.module, !isModuleName(module) {
      throw .unexpected(
        expected: "a Swift module name, such as \"Widget\"", found: "\"\(module)\"",
        object.location(of: "module"))
    }
    return files
  }

  /// Whether a text is a valid module name: ASCII letters, digits, and `_`, without a leading digit.
  private func isModuleName(_ text: String) -> Bool {
    let isLetter = { (byte: UInt8) in byte == 0x5F || (0x61...0x7A).contains(byte | 0x20) }
    return text.utf8.first.map(isLetter) == true && text.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
  }

  /// Returns an entry of `code`: a file, a folder, or a pattern of Swift source.
  func codeFiles(_ path: String, _ place: SourceLocation) throws(ConfigurationError) -> Configuration.TokenFiles {
    try tokenFiles(path, mode: nil, format: nil, place)
  }

  private func tokenFiles(
    _ path: String, mode: String?, format: String?, _ place: SourceLocation
  ) throws(ConfigurationError) -> Configuration.TokenFiles {
    guard !path.utf8.contains(0) else {
      throw .unexpected(expected: "a path", found: "a text that contains U+0000", place)
    }
    let prefix = "$root/"
    let isInCheckout = path.utf8.starts(with: prefix.utf8)
    let pattern = isInCheckout ? String(Substring(path.utf8.dropFirst(prefix.utf8.count))) : path
    do throws(PathPattern.SyntaxError) {
      return .init(
        pattern: try PathPattern(pattern, separator: "/"), folder: isInCheckout ? checkout : folder, mode: mode,
        format: format, location: place)
    } catch { throw .badPattern(path, error, place) }
  }

  private func modes(in object: ObjectReader) throws(ConfigurationError) -> [Mode] {
    var modes: [Mode] = []
    for node in try elements(of: "modes", in: object, limit: Self.modeLimit) {
      let entry = try ObjectReader(
        node, in: file, kind: "a mode", keys: ["name", "scheme", "contrast", "transparency", "base", "requirements"])
      let name = try entry.requiredString("name")
      if modes.contains(where: { $0.name == name }) { throw .repeatedName(kind: "mode", name, entry.location) }
      var mode = Mode(
        name, scheme: try entry.choice("scheme", of: Mode.Scheme.self),
        contrast: try entry.choice("contrast", of: Mode.Contrast.self),
        transparency: try entry.choice("transparency", of: Mode.Transparency.self), base: try entry.string("base"))
      mode.requirements = try requirements(in: entry)
      modes.append(mode)
    }
    let names = modes.map(\.name)
    for mode in modes {
      if let base = mode.base, !names.contains(base) {
        throw .unknownName(
          kind: "mode", base, suggestion: nearest(to: base, among: names),
          object.location(of: "modes"))
      }
    }
    guard !modes.isEmpty else { throw .missingKey("name", of: "\"modes\"", object.location) }
    return modes
  }
}
