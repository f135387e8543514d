import Audit
import DesignTokens
import SourceText

/// A reader of JSON reports of schema version 1, as far as snapshots have their members.
struct SnapshotV1 {
  let file: SourceFile

  /// The version of the report format.
  static let schemaVersion = 1.0

  /// Returns the snapshot of a document.
  func read(_ root: JSONNode) throws(ConfigurationError) -> AuditSnapshot {
    var snapshot = AuditSnapshot(name: file.path)
    snapshot.rules = rules(root)
    snapshot.findings = try findings(root, snapshot.rules)
    for node in try elements("pairings", of: root) {
      if let pairing = try pairingRow(node) { snapshot.pairings.append(pairing) }
    }
    snapshot.tokens = try tokens(root)
    (snapshot.tool, snapshot.version) = ("palpable", root["tool"]?["version"]?.string ?? "")
    (snapshot.system, snapshot.date) = (root["name"]?.string ?? "", root["date"]?.string)
    (snapshot.today, snapshot.platform) = (root["today"]?.string, root["platform"]?.string)
    (snapshot.profile, snapshot.decision) = (root["profile"]?.string ?? "", root["decision"]?.string ?? "")
    snapshot.failOn = root["gate"]?["failOn"]?.string ?? ""
    snapshot.isStrict = root["gate"]?["strict"]?.boolean ?? false
    snapshot.isConfigured = root["gate"]?["configured"]?.boolean ?? false
    snapshot.modes = root["modes"]?.elements?.compactMap(mode) ?? []
    snapshot.notices = AuditSnapshot.notices(
      (root["notices"]?.elements ?? []).compactMap { node in
        node["message"]?.string.map { ($0, text(node["location"])) }
      })
    return snapshot
  }

  private func mode(_ node: JSONNode) -> AuditSnapshot.Mode? {
    guard let name = node["name"]?.string else { return nil }
    var mode = AuditSnapshot.Mode(name)
    (mode.scheme, mode.contrast) = (node["scheme"]?.string ?? "", node["contrast"]?.string ?? "")
    mode.base = node["base"]?.string
    return mode
  }

  /// Returns the rules; those that the report says it skipped have no outcomes.
  private func rules(_ root: JSONNode) -> [AuditSnapshot.Rule] {
    (root["rules"]?.elements ?? []).compactMap { node in
      guard let id = node["id"]?.string, let level = node["level"]?.string.flatMap({ Level(rawValue: $0) }) else {
        return nil
      }
      var rule = AuditSnapshot.Rule(id, level: level)
      (rule.title, rule.requirement) = (node["title"]?.string ?? "", node["requirement"]?.string ?? "")
      rule.url = node["url"]?.string
      func count(_ name: String) -> Int { Int(exactly: node["outcomes"]?[name]?.number ?? 0) ?? 0 }
      (rule.outcomes.passed, rule.outcomes.failed) = (count("passed"), count("failed"))
      (rule.outcomes.cantTell, rule.outcomes.inapplicable) = (count("cantTell"), count("inapplicable"))
      return rule
    }
  }

  private func findings(
    _ root: JSONNode, _ rules: [AuditSnapshot.Rule]
  ) throws(ConfigurationError) -> [AuditSnapshot.Finding] {
    let levels = Dictionary(rules.map { ($0.id, $0.level) }, uniquingKeysWith: { first, _ in first })
    var findings: [AuditSnapshot.Finding] = []
    for node in try elements("findings", of: root) {
      let object = try anyObject(node)
      let rule = try object.requiredString("rule")
      let level = try level(of: object)
      // Version 1 doesn't say which findings have a lower level than their rule because of what was found.
      let isMinor = level.map { level in levels[rule].map { level < $0 } ?? false } ?? false
      var finding = AuditSnapshot.Finding(
        rule: rule, mode: try optionalText("mode", of: node), subject: try subject(node),
        snapshot: try object.snapshot(isMinor: isMinor),
        reachesGate: node["reachesGate"]?.boolean ?? node["gates"]?.boolean ?? false)
      finding.unit = node["unit"]?.string.flatMap { MeasurementUnit(rawValue: $0) }
      finding.level = level ?? .error
      (finding.cause, finding.message) = (node["reason"]?.string, node["message"]?.string)
      (finding.remedy, finding.at) = (node["remedy"]?.string, text(node["location"]))
      finding.gates = node["gates"]?.boolean ?? false
      finding.waiver = node["waiver"].flatMap(waiver)
      finding.suppression = node["suppression"].flatMap(suppression)
      finding.baseline = node["baseline"].flatMap(change)
      finding.against = node["against"].flatMap(change)
      findings.append(finding)
    }
    return findings
  }

  /// Returns a pairing; nil if it can't count toward the gate and lacks members that comparisons don't need.
  private func pairingRow(_ node: JSONNode) throws(ConfigurationError) -> AuditSnapshot.Pairing? {
    let mayGate = node["gates"]?.boolean == true
    guard mayGate || node["mode"] != nil && node["foreground"] != nil else { return nil }
    let object = try anyObject(node)
    let (ratio, interval) = (try object.optionalNumber("ratio"), try object.interval("interval"))
    var pairing = AuditSnapshot.Pairing(
      mode: try object.requiredString("mode"), subject: try pairing(node), ratio: ratio,
      required: try object.optionalNumber("required"),
      colors: ["foregroundHex", "backgroundHex"].compactMap { node[$0]?.string })
    pairing.interval = interval
    pairing.outcome = Outcome.allCases.first { $0.name == node["outcome"]?.string } ?? .inapplicable
    (pairing.rule, pairing.cause) = (node["rule"]?.string, node["reason"]?.string)
    (pairing.name, pairing.origin) = (node["name"]?.string, node["origin"]?.string ?? "")
    (pairing.mayGate, pairing.isFallback) = (mayGate, node["fallback"]?.boolean ?? false)
    return pairing
  }

  private func waiver(_ node: JSONNode) -> AuditSnapshot.Waiver? {
    guard let reason = node["reason"]?.string else { return nil }
    var waiver = AuditSnapshot.Waiver()
    (waiver.reason, waiver.owner) = (reason, node["owner"]?.string ?? "")
    (waiver.expires, waiver.floor) = (node["expires"]?.string ?? "", node["floor"]?.number)
    waiver.at = text(node["location"])
    return waiver
  }

  private func suppression(_ node: JSONNode) -> AuditSnapshot.Suppression? {
    guard let reason = node["reason"]?.string else { return nil }
    var suppression = AuditSnapshot.Suppression()
    (suppression.reason, suppression.at) = (reason, text(node["location"]))
    return suppression
  }

  private func change(_ node: JSONNode) -> AuditSnapshot.Change? {
    guard let state = node["state"]?.string else { return nil }
    var change = AuditSnapshot.Change()
    change.state = state
    if state == "worse" || state == "better", let object = try? anyObject(node) {
      change.earlier = try? object.snapshot(isMinor: false)
    }
    return change
  }

  private func tokens(_ root: JSONNode) throws(ConfigurationError) -> [AuditSnapshot.Token] {
    var tokens: [AuditSnapshot.Token] = []
    for node in try elements("tokens", of: root) {
      let values = (node["modes"]?.members ?? []).map { member in
        var value = AuditSnapshot.TokenValue(
          mode: member.name, hex: member.value["hex"]?.string, space: member.value["space"]?.string)
        let chain = member.value["chain"]?.elements ?? []
        value.value = chain.first?["value"]?.string ?? ""
        value.isFallback = member.value["fallback"]?.boolean ?? false
        value.via = chain.dropFirst().compactMap { $0["token"]?.string }
        value.at = chain.first.flatMap { text($0["location"]) }
        return value
      }
      tokens.append(AuditSnapshot.Token(TokenPath(try anyObject(node).requiredString("path")), values))
    }
    return tokens
  }

  /// Returns a location as text: `tokens.json:12:7`.
  private func text(_ node: JSONNode?) -> String? {
    guard let node, let file = node["file"]?.string, let line = node["line"]?.number,
      let column = node["column"]?.number
    else { return nil }
    return "\(file):\(JSONText.text(of: line)):\(JSONText.text(of: column))"
  }

  private func level(of finding: ObjectReader) throws(ConfigurationError) -> Level? {
    guard finding.node["level"] != nil else { return nil }
    return try finding.choice("level", of: Level.self)
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
