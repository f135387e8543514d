import Audit
import AuditRules
import DesignTokens
import SourceText

/// The rules with the settings of a configuration.
struct RuleSettings {
  /// The level of a default-off rule if the configuration sets options but no level.
  static let configuredLevel = Level.warning

  /// The file of the current entry.
  private var file: SourceFile
  var problems: [ConfigurationError] = []

  init(file: SourceFile) { self.file = file }

  /// Returns every rule of the catalog with its level and options.
  mutating func settings(_ configuration: Configuration, profile: Profile) -> [Auditor.RuleSetting] {
    var settings = RuleCatalog.settings(
      for: profile, in: configuration.ruleset ?? .current, standard: configuration.standard)
    // Who states a requirement wants it checked, whichever rules an older ruleset has.
    if configuration.hasRequirements {
      for index in settings.indices where settings[index].rule is RequiredContrast {
        settings[index].level = RequiredContrast.descriptor.level(in: profile)
      }
    }
    for entry in configuration.rules {
      guard let index = RuleCatalog.ids.firstIndex(of: entry.name) else { continue }
      file = entry.file
      apply(entry.node, to: &settings[index])
    }
    for override in configuration.overrides {
      for entry in override.rules {
        guard let index = RuleCatalog.ids.firstIndex(of: entry.name) else { continue }
        var own = Auditor.RuleSetting(settings[index].rule, level: settings[index].level)
        file = entry.file
        apply(entry.node, to: &own)
        settings[index].overrides.append(.init(override.scope, own.rule, level: own.level))
      }
    }
    return settings
  }

  private mutating func apply(_ node: JSONNode, to setting: inout Auditor.RuleSetting) {
    if node.string != nil {
      if let level = level(node) { setting.level = level }
      return
    }
    guard let members = node.members else {
      problems.append(
        .unexpected(expected: "a level, or an object of options", found: node.kind, file.location(of: node.range)))
      return
    }
    if setting.level == .off, node["level"] == nil { setting.level = RuleSettings.configuredLevel }
    for member in members {
      if member.name == "level" {
        if let level = level(member.value) { setting.level = level }
      } else {
        set(member, in: &setting.rule)
      }
    }
    checkLevels(of: members, in: setting)
  }

  /// Checks that no kind of finding has a higher level than its rule.
  ///
  /// Reports show a rule's level as the highest level of its findings.
  private mutating func checkLevels(of members: [JSONMember], in setting: Auditor.RuleSetting) {
    for member in members {
      guard let level = setting.rule.level(ofOption: member.name), level > setting.level, setting.level != .off else {
        continue
      }
      problems.append(
        .levelAboveRule(member.name, level, rule: setting.level, file.location(of: member.value.range)))
    }
  }

  private mutating func level(_ node: JSONNode) -> Level? {
    let names = Level.allCases.map(\.rawValue)
    let place = file.location(of: node.range)
    guard let text = node.string else {
      problems.append(
        .unexpected(expected: "\"level\" as one of \(names.joined(separator: ", "))", found: node.kind, place))
      return nil
    }
    if let level = Level.allCases.first(where: { $0.rawValue.hasSameBytes(as: text) }) { return level }
    problems.append(
      .unknownName(
        kind: "level (\(names.joined(separator: ", ")))", text, suggestion: nearest(to: text, among: names), place))
    return nil
  }

  private mutating func set(_ member: JSONMember, in rule: inout any Rule) {
    switch rule.set(option: member.name, to: member.value) {
    case .set: return
    case .misfit(let expected):
      problems.append(
        .unexpected(
          expected: "\"\(member.name)\" as \(expected)", found: member.value.kind, file.location(of: member.value.range)
        ))
    case .unknown(let suggestion):
      problems.append(
        .unknownKey(
          member.name, known: ["level"] + type(of: rule).optionSummaries.map { $0.name }, suggestion: suggestion,
          file.location(of: member.nameRange)))
    }
  }
}
