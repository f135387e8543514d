import Audit
import AuditSession
import ColorScience
import DesignTokens

/// A change of an alias to the token with the nearest color that breaks nothing.
struct EditorRepointing {
  let action: EditorActions.Action

  /// The largest number of targets that are tried; each one is audited.
  private static let most = 4

  /// Finds a target; nil if the color isn't an alias, or none of the nearest targets fixes the finding.
  init?(_ finding: Finding, _ audit: EditorProject.Result, _ documents: TokenDocuments?) {
    guard let documents, let pairing = finding.pairing, let required = finding.required,
      pairing.backgrounds.count == 1, let background = pairing.background.color,
      let current = pairing.foreground.color, let step = pairing.foreground.chain.first
    else { return nil }
    let report = audit.report
    let token = report.system.tokens[step.path]
    let place = token?.values.first { $0.mode == pairing.mode.name } ?? token?.values.first { $0.mode == nil }
    guard let token, let place, case .alias(let target) = place.value.content else { return nil }
    let failing = EditorRepointing.failures(report)
    let candidates = report.measured.colors.filter { candidate in
      candidate.mode == pairing.mode && candidate.color.path != target && candidate.color.path != token.path
        && candidate.color.path.segments.dropLast() == target.segments.dropLast()
    }.compactMap { candidate in candidate.color.color.map { (path: candidate.color.path, color: $0) } }
      .filter { contrastRatio(of: $0.color, on: background) >= required }
      .sorted { current.difference(from: $0.color) < current.difference(from: $1.color) }
    for candidate in candidates.prefix(EditorRepointing.most) {
      var change = ColorChange(
        .repointed, token: token.path, mode: place.mode, shownIn: [], old: current, new: candidate.color,
        location: place.value.location, authored: place.value.text)
      change.target = candidate.path
      guard let files = try? documents.edits(for: [change]), !files.isEmpty else { continue }
      var request = audit.session.request
      for file in files { request.substitutes[file.path] = file.new }
      guard let after = try? AuditSession(request).report() else { continue }
      let now = EditorRepointing.failures(after)
      guard now.isSubset(of: failing), !now.contains(finding.fingerprint) else { continue }
      let ratio = truncatedText(contrastRatio(of: candidate.color, on: background))
      action = EditorActions.Action(
        title: "Repoint \(token.path.description.shortened) to \(candidate.path.description.shortened) (\(ratio):1)",
        edits: files.compactMap(EditorEdits.edit))
      return
    }
    return nil
  }

  /// Returns the failures about the design; that the old target has no pairing any more is none.
  private static func failures(_ report: AuditReport) -> Set<String> {
    let rules = Set(report.rules.lazy.filter(\.descriptor.isAboutDesign).map(\.descriptor.id))
    return Set(
      report.findings.lazy.filter { $0.outcome == .failed && rules.contains($0.rule) }.map(\.fingerprint))
  }
}
