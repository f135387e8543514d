import Audit
import AuditSession
import ColorScience
import DesignTokens
import JSONRPC
import SourceText

/// Quick fixes of the findings in a range: the nearest color that breaks nothing, another token, and a waiver.
enum EditorActions: EditorFeature {
  static let method = "textDocument/codeAction"
  static let capability: (String, JSONText)? = (
    "codeActionProvider", .object([("codeActionKinds", .array([.string("quickfix")]))])
  )

  /// The largest number of findings with actions.
  private static let most = 10

  static func answer(_ call: inout EditorCall) throws(RPCError) -> JSONText {
    let range = try call.range()
    let only = call.parameters["context"]?["only"]?.elements?.compactMap(\.string)
    guard call.audit != nil, only.map({ $0.isEmpty || $0.contains("quickfix") }) ?? true else { return .array([]) }
    call.project.findRemedies()
    guard let audit = call.audit else { return .array([]) }
    let report = audit.report
    let shownFindings = report.findings.lazy.filter { !$0.isHeldBack }
    guard let shown = audit.shownPath(of: call.document, among: shownFindings.flatMap { $0.places.map(\.path) }) else {
      return .array([])
    }
    // Of a diagnostic that is asked about, only its own findings.
    let asked = call.parameters["context"]?["diagnostics"]?.elements ?? []
    let wanted = Set(asked.flatMap { $0["data"]?["fingerprints"]?.elements ?? [] }.compactMap(\.string))
    let touched = shownFindings.filter { finding in
      guard wanted.isEmpty || wanted.contains(finding.fingerprint) else { return false }
      return finding.places.contains { $0.path.hasSameBytes(as: shown) && $0.byteRange.touches(range) }
    }
    // Beside errors and warnings, notes would hide what matters.
    let isOnlyNotes = touched.allSatisfy { $0.severity == .note }
    let findings = touched.filter { $0.severity != .note || isOnlyNotes }
    var actions: [JSONText] = []
    var seen: Set<String> = []
    // An editor applies the preferred action without asking, so there is one at most.
    var hasPreferred = false
    func add(_ action: Action?, of finding: Finding, isColor: Bool = false) {
      guard let action, seen.insert(action.title).inserted else { return }
      let own = asked.filter { diagnostic in
        diagnostic["data"]?["fingerprints"]?.elements?.contains { $0.string == finding.fingerprint } == true
      }
      let json = action.json(EditorEdits(call: call), of: own, isPreferred: isColor && !hasPreferred)
      hasPreferred = hasPreferred || isColor
      actions.append(json)
    }
    let documents = try? audit.session.tokenDocuments()
    for finding in findings.prefix(most) {
      for proposal in finding.proposals.prefix(2) {
        add(change(proposal, audit, documents), of: finding, isColor: true)
      }
      add(EditorRepointing(finding, audit, documents)?.action, of: finding)
      add(codeFix(finding, audit), of: finding)
      if call.project.key.isConfigured { add(EditorWaiver(finding, call).action, of: finding) }
    }
    return .array(actions)
  }

  /// An action with its edits.
  struct Action {
    let title: String
    let edits: [EditorEdits.Edit]

    func json(_ edits: EditorEdits, of diagnostics: [JSONNode], isPreferred: Bool) -> JSONText {
      .object(
        [
          ("title", .string(title.madeVisible)), ("kind", .string("quickfix")),
          ("edit", edits.workspaceEdit(self.edits)),
        ] + (diagnostics.isEmpty ? [] : [("diagnostics", .array(diagnostics.map { JSONText(copying: $0) }))])
          + (isPreferred ? [("isPreferred", .boolean(true))] : []))
    }
  }

  private static func change(
    _ proposal: ColorProposal, _ audit: EditorProject.Result, _ documents: TokenDocuments?
  ) -> Action? {
    guard
      let value = audit.report.system.tokens[proposal.token]?.values.first(where: { $0.mode == proposal.mode })
        ?? audit.report.system.tokens[proposal.token]?.values.first
    else { return nil }
    let change = ColorChange(
      proposal.kind, token: proposal.token, mode: proposal.mode, shownIn: [], old: proposal.current,
      new: proposal.proposed.color, location: value.value.location, authored: value.value.text)
    guard let edits = edits(of: change, documents) else { return nil }
    let place = audit.report.modes.count > 1 ? proposal.mode.map { " in \($0.shortened)" } ?? "" : ""
    let ratio = truncatedText(proposal.proposed.ratio)
    let name = proposal.token.description.shortened
    return Action(title: "Change \(name)\(place) to \(proposal.notation) (\(ratio):1)", edits: edits)
  }

  /// Returns the edits of a color change; nil if it can't be written.
  static func edits(of change: ColorChange, _ documents: TokenDocuments?) -> [EditorEdits.Edit]? {
    guard let files = try? documents?.edits(for: [change]) else { return nil }
    let edits = files.compactMap(EditorEdits.edit)
    return edits.isEmpty ? nil : edits
  }

  private static func codeFix(_ finding: Finding, _ audit: EditorProject.Result) -> Action? {
    guard finding.isFromCode else { return nil }
    let edits = audit.session.codeEdits(for: finding, in: audit.report).map { edit in
      EditorEdits.Edit(path: audit.path(shownAs: edit.location.path), range: edit.location.byteRange, text: edit.text)
    }
    guard let first = edits.first else { return nil }
    return Action(title: "Change to \(first.text.shortened)", edits: edits)
  }
}

extension Finding {
  /// The location, and those of the aliases, backgrounds, and declarations that belong to it.
  fileprivate var places: [SourceLocation] { (location.map { [$0] } ?? []) + related.map(\.location) }
}

extension Range<Int> {
  /// Whether both have a byte or an end in common.
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
}
