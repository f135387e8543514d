import Audit
import SourceText

/// Findings as SARIF results.
///
/// GitHub ignores suppressions and supports only the kind `fail`. So every finding is a failure of its severity, and a finding
/// that is waived or accepted is a note.
struct SARIFResults: Sendable {
  private let report: AuditReport
  private let indices: [String: Int]
  private let hashes: FingerprintHashes

  /// The largest number of related locations of a result; GitHub accepts 1,000.
  static let relatedLimit = 100

  init(report: AuditReport) {
    self.report = report
    hashes = FingerprintHashes(report.findings.lazy.map(\.fingerprint))
    indices = Dictionary(firstOf: report.rules.enumerated().map { ($1.descriptor.id, $0) })
  }

  /// Returns the result for the finding with a position in the report.
  func result(_ position: Int) -> JSONText {
    let finding = report.findings[position]
    var members: [(String, JSONText)] = [("ruleId", .string(SARIFText.shown(finding.rule)))]
    if let index = indices[finding.rule] { members.append(("ruleIndex", .integer(index))) }
    let fingerprint = finding.fingerprint
    let (hash, turn) = hashes.hash(of: fingerprint, at: position)
    let place = report.place(of: finding)
    members += [
      ("kind", .string("fail")), ("level", .string(finding.severity.rawValue)),
      ("message", SARIFText.message(finding.sentence(in: report))),
      ("locations", .array([SARIFPlaces.location(place, names: names(finding.subject), snippet: snippet(finding))])),
    ]
    let related = finding.related.prefix(SARIFResults.relatedLimit)
    if !related.isEmpty {
      let places = related.enumerated().map { SARIFPlaces.location($1.location, message: $1.message, id: $0 + 1) }
      members.append(("relatedLocations", .array(places)))
    }
    members.append(
      (
        "partialFingerprints",
        .object([
          ("primaryLocationLineHash", .string("\(hash.prefix(16)):\(turn)")),
          ("palpable/v1", .string(fingerprint)),
        ])
      ))
    if let state = baselineState(finding) { members.append(("baselineState", .string(state))) }
    if report.hasBaseline || report.today != nil || !report.measured.suppressions.isEmpty {
      members.append(("suppressions", .array(suppressions(finding))))
    }
    members.append(("properties", .object(properties(finding))))
    return .object(members)
  }

  /// Returns the source code of a finding about view code; nil unless the code is completely known.
  private func snippet(_ finding: Finding) -> String? {
    guard finding.subject.kind == .code, let quote = finding.location.flatMap(report.system.quote) else {
      return nil
    }
    return quote.isCut ? nil : quote.marked
  }

  /// Returns the tokens or the subject of the finding, without duplicates.
  private func names(_ subject: SubjectName) -> [JSONText] {
    if let declaration = subject.codeDeclaration, !declaration.utf8.isEmpty {
      return [.object([("fullyQualifiedName", .string(SARIFText.shown(declaration))), ("kind", .string("member"))])]
    }
    var seen: Set<String> = []
    let tokens = subject.tokens.map { SARIFText.shown($0.description) }.filter { seen.insert($0).inserted }
    guard !tokens.isEmpty else {
      return [.object([("fullyQualifiedName", .string(SARIFText.shown(subject.description)))])]
    }
    return tokens.map { .object([("fullyQualifiedName", .string($0)), ("kind", .string("variable"))]) }
  }

  /// Returns the baseline state in SARIF's terms: compared with the baseline or, without one, with the earlier audit.
  private func baselineState(_ finding: Finding) -> String? {
    guard report.hasBaseline || report.changes != nil else { return nil }
    switch report.hasBaseline ? finding.baseline : finding.against {
    case nil, .new?: return "new"
    case .same?: return "unchanged"
    case .worse?, .better?: return "updated"
    }
  }

  private func suppressions(_ finding: Finding) -> [JSONText] {
    var suppressions: [JSONText] = []
    func add(_ justification: String, _ members: [(String, JSONText)], kind: String = "external") {
      let justification = JSONText.string(SARIFText.shown(justification))
      suppressions.append(
        .object(
          [("kind", .string(kind)), ("status", .string("accepted")), ("justification", justification)] + members))
    }
    if let waiver = finding.waiver {
      let (owner, expires) = (waiver.owner, waiver.expires.description)
      add(
        "\(waiver.reason) (\(owner), until \(expires))",
        [
          ("location", SARIFPlaces.location(waiver.declaration)),
          ("properties", .object([("owner", .string(SARIFText.shown(owner))), ("expires", .string(expires))])),
        ])
    }
    if let suppression = finding.suppression {
      add(suppression.reason, [("location", SARIFPlaces.location(suppression.declaration))], kind: "inSource")
    }
    if finding.baseline?.isAccepted == true { add("accepted by the baseline", []) }
    return suppressions
  }

  private func properties(_ finding: Finding) -> [(String, JSONText)] {
    var members: [(String, JSONText)] = [
      ("outcome", .string(finding.outcome.name)), ("level", .string(finding.level.rawValue)),
      ("gates", .boolean(finding.gates)), ("reachesGate", .boolean(finding.reachesGate)),
      ("hasPlace", .boolean(finding.location != nil)),
    ]
    if let mode = finding.mode { members.append(("mode", .string(SARIFText.shown(mode)))) }
    if let measured = finding.measured { members.append(("measured", .optional(measured))) }
    if let required = finding.required { members.append(("required", .optional(required))) }
    if let unit = finding.unit?.rawValue, !unit.isEmpty { members.append(("unit", .string(unit))) }
    if let baseline = finding.baseline { members.append(("baseline", .string(baseline.name))) }
    if let against = finding.against { members.append(("against", .string(against.name))) }
    return members
  }
}
