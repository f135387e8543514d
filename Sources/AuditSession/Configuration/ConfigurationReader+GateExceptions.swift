import Audit
import AuditRules
import DesignTokens
import SourceText

// The entries of `palpable.json` about rules and exceptions: rules, overrides, waivers.

extension ConfigurationReader {
  func rules(in object: ObjectReader) throws(ConfigurationError) -> [Configuration.RuleEntry] {
    var entries: [Configuration.RuleEntry] = []
    for member in try members(of: "rules", in: object) {
      let place = file.location(of: member.nameRange)
      try checkRule(member.name, place)
      entries.append(.init(name: member.name, node: member.value, location: place, file: file))
    }
    return entries
  }

  func override(_ node: JSONNode) throws(ConfigurationError) -> Configuration.OverrideEntry {
    let object = try ObjectReader(node, in: file, kind: "an override", keys: ["tokens", "subjects", "mode", "rules"])
    var scope = OverrideScope(
      tokens: try object.patterns("tokens").map(\.value), mode: try object.string("mode"),
      declaration: object.location)
    for (text, place) in try object.texts("subjects") { scope.subjects.append(try subject(text, place)) }
    guard !scope.tokens.isEmpty || !scope.subjects.isEmpty || scope.mode != nil else {
      throw .missingKey("tokens\" or \"subjects\" or \"mode", of: "an override", object.location)
    }
    let rules = try rules(in: object)
    guard !rules.isEmpty else { throw .missingKey("rules", of: "an override", object.location) }
    return .init(scope: scope, rules: rules)
  }

  func waiver(_ node: JSONNode) throws(ConfigurationError) -> Waiver {
    let keys = ["rule", "subject", "mode", "reason", "owner", "expires", "floor"]
    let object = try ObjectReader(node, in: file, kind: "a waiver", keys: keys)
    let rule = try object.requiredString("rule")
    let place = object.location(of: "rule")
    try checkRule(rule, place)
    if let type = RuleCatalog.rule(rule), isAboutGateExceptions(type) { throw .notWaivable(rule, place) }
    var floor: Double?
    if let value = node["floor"] {
      guard let number = value.number else { throw object.unexpected("\"floor\" as a number", value) }
      floor = number
    }
    return Waiver(
      rule: rule, subject: try subject(of: object), mode: try object.string("mode"),
      reason: try object.requiredWords("reason"), owner: try object.requiredWords("owner"),
      expires: try day(in: object),
      floor: floor, declaration: object.location)
  }

  private func day(in object: ObjectReader) throws(ConfigurationError) -> CalendarDay {
    let text = try object.requiredString("expires")
    guard let day = CalendarDay(text) else {
      throw .badDay(text, object.location(of: "expires"))
    }
    return day
  }

  /// Returns a subject as reports show it, or built from its parts if a name contains " on ".
  private func subject(of object: ObjectReader) throws(ConfigurationError) -> SubjectPattern {
    guard let node = object.node["subject"] else { throw .missingKey("subject", of: object.kind, object.location) }
    let place = object.location(of: node)
    guard node.members != nil else { return try subject(try object.requiredString("subject"), place) }
    let parts = try ObjectReader(
      node, in: file, kind: "a subject", keys: ["foreground", "background", "backdrops", "token"])
    // A token together with the parts of a pairing would leave all but one of them without effect.
    if node["token"] != nil, let other = node["foreground"] ?? node["background"] ?? node["backdrops"] {
      throw object.unexpected("\"token\" alone, or the parts of a pairing", other)
    }
    do throws(SubjectPattern.SyntaxError) {
      if let token = try? parts.string("token") { return try SubjectPattern(token: token) }
      guard let foreground = try? parts.string("foreground"), let background = try? parts.string("background"),
        let backdrops = try? parts.texts("backdrops").map({ $0.0 })
      else { throw .emptyPart }
      return try SubjectPattern(foreground: foreground, background: background, backdrops: backdrops)
    } catch { throw .badSubject("subject", error, place) }
  }

  private func subject(_ text: String, _ place: SourceLocation) throws(ConfigurationError) -> SubjectPattern {
    do throws(SubjectPattern.SyntaxError) { return try SubjectPattern(text, kinds: RuleCatalog.subjectKinds) } catch {
      throw .badSubject(text, error, place)
    }
  }

  private func checkRule(_ name: String, _ place: SourceLocation) throws(ConfigurationError) {
    guard RuleCatalog.rule(name) == nil else { return }
    throw .unknownName(kind: "rule", name, suggestion: nearest(to: name, among: RuleCatalog.ids), place)
  }

  private func isAboutGateExceptions<R: Rule>(_ rule: R.Type) -> Bool { R.Subject.isAboutGateExceptions }
}
