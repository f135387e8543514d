import Audit
import AuditSession
import TestSupport

/// A finding of `token-tiers` as the tests compare it: what came of it, level, mode, token and message.
struct TierFinding: Equatable, CustomStringConvertible {
  let outcome: String
  let level: Level
  let mode: String?
  let token: String
  let message: String

  init(_ outcome: String, _ token: String, _ message: String, _ level: Level = .warning, mode: String? = nil) {
    (self.outcome, self.level, self.mode, self.token, self.message) = (outcome, level, mode, token, message)
  }

  init(_ finding: Finding) {
    self.init(
      finding.outcome.name, finding.subject.description, finding.message, finding.level, mode: finding.mode)
  }

  var description: String { "\(outcome) \(level) \(mode ?? "*") \(token): \(message)" }
}

/// A system of three tiers in DTCG: a pairing that passes, so that something is audited, and what is to be added.
///
/// - Parameters:
///   - tokens: members of the light document beside `ink` and `paper`, which are in no tier.
///   - dark: members of the dark document.
///   - members: members of `palpable.json`.
func tierFolder(
  _ tokens: String, dark: String? = nil, tiers: String = tierPatterns, _ members: String = ""
) throws -> TemporaryFolder {
  var files = [
    "light.json": """
    { "ink": { "$type": "color", "$value": "#000000" }, "paper": { "$type": "color", "$value": "#ffffff" },
    \(tokens) }
    """
  ]
  var entries = "\"light.json\""
  var modes = ""
  if let dark {
    files["dark.json"] = "{ \(dark) }"
    entries += #", { "path": "dark.json", "mode": "dark" }"#
    modes = #", "modes": [{ "name": "light" }, { "name": "dark", "base": "light" }]"#
  }
  files["palpable.json"] = """
    { "tokens": [\(entries)]\(modes),
    \(tiers)
      "pairings": [{ "text": "ink", "on": "paper" }]\(members) }
    """
  return try TemporaryFolder(files)
}

let tierPatterns = #""tiers": { "component": "button.**", "alias": "alias.**", "primitive": "primitive.**" },"#

/// Tokens of three tiers in which everything is as it should be.
let tidyTokens = ##"""
  "primitive": { "blue": { "$type": "color", "$value": "#1d4ed8" }, "space": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } },
  "alias": { "action": { "$value": "{primitive.blue}" } },
  "button": { "fill": { "$value": "{alias.action}" } }
  """##

func tierFindings(
  _ folder: TemporaryFolder, _ change: (inout AuditRequest) -> Void = { _ in }
) throws -> [TierFinding] {
  try audit(folder, change).findings.filter { $0.rule == "token-tiers" }.map { TierFinding($0) }
}
