import Audit
import DesignTokens
import SourceText

/// A reader of the parts of a JSON report that a comparison needs.
struct PastReportReader {
  let file: SourceFile

  /// The newest supported version of the report format.
  static let schemaVersion = 1.0

  /// Returns the earlier audit; nil if the file isn't a JSON report and may contain tokens.
  func read() throws(ConfigurationError) -> PastAudit? {
    guard let root = try? readJSON(file), root["tool"]?["name"]?.string == "palpable", root["findings"] != nil else {
      return nil
    }
    guard let version = root["schemaVersion"]?.number, version <= PastReportReader.schemaVersion else {
      throw .unexpected(
        expected: "a report with \"schemaVersion\" 1, the newest supported version", found: "another version",
        place(root["schemaVersion"] ?? root))
    }
    let levels = ruleLevels(root)
    var findings: [PastAudit.PastFinding] = []
    for node in try elements("findings", of: root) {
      let object = try anyObject(node)
      let rule = try object.requiredString("rule")
      let isMinor = try level(of: object).map { level in levels[rule].map { level < $0 } ?? false } ?? false
      findings.append(
        .init(
          rule: rule, mode: try optionalText("mode", of: node), subject: try subject(node),
          debt: try object.debt(isMinor: isMinor),
          reachesGate: node["reachesGate"]?.boolean ?? node["gates"]?.boolean ?? false,
          isRatio: node["unit"]?.string == MeasurementUnit.ratio.rawValue))
    }
    var pairings: [PastAudit.PastPairing] = []
    for node in try elements("pairings", of: root) where node["gates"]?.boolean == true {
      let object = try anyObject(node)
      var ratio = try object.optionalNumber("ratio")
      if ratio == nil { ratio = try object.interval("interval")?.lowerBound }
      pairings.append(
        .init(
          mode: try object.requiredString("mode"), subject: try pairing(node), ratio: ratio,
          required: try object.optionalNumber("required"),
          colors: ["foregroundHex", "backgroundHex"].compactMap { node[$0]?.string }))
    }
    var past = PastAudit(
      name: file.path, findings: findings, pairings: pairings, colors: try colors(root), levels: levels)
    past.judgedBy = PastAudit.judged(
      profile: root["profile"]?.string ?? "", failOn: root["gate"]?["failOn"]?.string ?? "",
      isStrict: root["gate"]?["strict"]?.boolean ?? false)
    past.platform = root["platform"]?.string
    past.modes = root["modes"]?.elements?.compactMap { $0["name"]?.string } ?? []
    past.rulesThatAreOff = Set(
      root["coverage"]?["notLookedAt"]?["rules"]?.elements?.compactMap(\.string) ?? [])
    return past
  }

  /// Returns the levels of the report's rules; a finding below its rule's level counts as minor.
  private func ruleLevels(_ root: JSONNode) -> [String: Level] {
    var levels: [String: Level] = [:]
    for node in root["rules"]?.elements ?? [] {
      if let id = node["id"]?.string { levels[id] = node["level"]?.string.flatMap { Level(rawValue: $0) } }
    }
    return levels
  }

  private func level(of finding: ObjectReader) throws(ConfigurationError) -> Level? {
    guard finding.node["level"] != nil else { return nil }
    return try finding.choice("level", of: Level.self)
  }

  private func colors(_ root: JSONNode) throws(ConfigurationError) -> [(path: TokenPath, modes: [String: String])] {
    var colors: [(path: TokenPath, modes: [String: String])] = []
    for node in try elements("tokens", of: root) {
      var modes: [String: String] = [:]
      for member in node["modes"]?.members ?? [] {
        guard let hex = member.value["hex"]?.string, let space = member.value["space"]?.string else { continue }
        modes[member.name] = PastAudit.colorKey(hex: hex, space: space)
      }
      colors.append((TokenPath(try anyObject(node).requiredString("path")), modes))
    }
    return colors
  }

  private func subject(_ finding: JSONNode) throws(ConfigurationError) -> SubjectName {
    guard let node = finding["subject"] else { throw .missingKey("subject", of: "a finding", place(finding)) }
    if node["foreground"] != nil { return try pairing(node) }
    if let token = node["token"]?.string {
      guard let source = node["source"]?.string, let other = node["counterpart"]?.string else {
        return .token(TokenPath(token))
      }
      return .counterpart(TokenPath(token), source: source, other: TokenPath(other))
    }
    if let code = node["code"]?.string {
      return .code(
        file: node["file"]?.string ?? "", declaration: node["declaration"]?.string ?? "", text: code,
        occurrence: Int(node["occurrence"]?.number.map { min(max($0, 0), 1e9) } ?? 0))
    }
    if let name = node["states"]?.string, let from = node["from"]?.string, let to = node["to"]?.string {
      return .states(of: name, from: from, to: to)
    }
    if let name = node["family"]?.string {
      let colors = (node["colors"]?.elements ?? []).compactMap(\.string)
      guard colors.count == 2 else {
        throw .unexpected(expected: "two colors of a family", found: "\(colors.count)", place(node))
      }
      return .family(name, first: TokenPath(colors[0]), second: TokenPath(colors[1]))
    }
    for kind in [SubjectKind.badge, .textStyle, .control, .container] {
      if let name = node[kind.id]?.string { return SubjectName(kind, [name]) }
    }
    if let rule = node["waiver"]?.string { return .waiver(of: rule, on: node["on"]?.string ?? "") }
    if let fingerprint = node["baselineEntry"]?.string { return .baselineEntry(fingerprint) }
    throw .unexpected(expected: "a report subject", found: node.kind, place(node))
  }

  private func pairing(_ node: JSONNode) throws(ConfigurationError) -> SubjectName {
    let object = try anyObject(node)
    guard let usage = Pairing.Usage(rawValue: try object.requiredString("usage")) else {
      throw .unexpected(expected: "a usage", found: "another text", place(node["usage"] ?? node))
    }
    return .pairing(
      foreground: TokenPath(try object.requiredString("foreground")),
      background: TokenPath(try object.requiredString("background")),
      backdrops: try object.texts("backdrops").map { TokenPath($0.0) }, usage: usage,
      textStyle: try optionalText("textStyle", of: node))
  }

  private func optionalText(_ key: String, of node: JSONNode) throws(ConfigurationError) -> String? {
    guard let value = node[key] else { return nil }
    if case .null = value.value { return nil }
    return try anyObject(node).requiredString(key)
  }

  private func elements(_ key: String, of root: JSONNode) throws(ConfigurationError) -> [JSONNode] {
    guard let elements = root[key]?.elements else { throw .missingKey(key, of: "a report", place(root)) }
    return elements
  }

  /// Returns a reader of an object with unknown keys allowed, because reports may gain members.
  private func anyObject(_ node: JSONNode) throws(ConfigurationError) -> ObjectReader {
    try ObjectReader(node, in: file, kind: "a report entry", keys: (node.members ?? []).map(\.name))
  }

  private func place(_ node: JSONNode) -> SourceLocation { file.location(of: node.range) }
}
