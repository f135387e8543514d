import Audit
import AuditSession
import TestSupport

/// A folder with a light and a dark gray on white and black, and what is to be added to its `palpable.json`.
func gateExceptionFolder(_ members: String = "", light: String = "#999999", dark: String = "#444444") throws
  -> TemporaryFolder
{
  try TemporaryFolder([
    "palpable.json": configurationText(members), "light.json": tokenText(muted: light, page: "#ffffff"),
    "dark.json": tokenText(muted: dark, page: "#000000"),
  ])
}

func configurationText(_ members: String) -> String {
  """
  { "tokens": ["light.json", { "path": "dark.json", "mode": "dark" }],
    "modes": [{ "name": "light" }, { "name": "dark", "base": "light" }],
    "pairings": [{ "text": "muted", "on": "page" }]\(members.isEmpty ? "" : ", " + members) }
  """
}

func tokenText(muted: String, page: String) -> String {
  #"{ "$type": "color", "muted": { "$value": "\#(muted)" }, "page": { "$value": "\#(page)" } }"#
}

/// Audits a folder on a day.
func audit(
  _ folder: TemporaryFolder, on day: String? = "2026-11-21", _ change: (inout AuditRequest) -> Void = { _ in }
) throws -> AuditReport {
  var request = AuditRequest(paths: [folder.path], root: folder.path)
  request.date = day
  change(&request)
  return try AuditSession(request).report()
}

/// The sentences with which an audit cannot be made.
func sentences(_ folder: TemporaryFolder, _ change: (inout AuditRequest) -> Void = { _ in }) -> [String] {
  do {
    _ = try audit(folder, change)
    return []
  } catch let failure as AuditFailure { return failure.sentences } catch { return ["\(error)"] }
}

extension AuditReport {
  /// The findings that fail the gate as rule and mode, in their order.
  var gating: [String] { findings.filter(\.gates).map { "\($0.rule) \($0.mode ?? "*")" } }
}
