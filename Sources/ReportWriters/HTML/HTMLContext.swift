import Audit
import ColorScience
import DesignTokens

/// A report with indexes for the sections of the page, which share it.
final class HTMLContext: Sendable {
  private struct ColorKey: Hashable {
    let path: TokenPath
    let mode: String
  }

  private struct SubjectKey: Hashable {
    let subject: SubjectName
    let mode: String?
    let rule: String
  }

  /// The report.
  let report: AuditReport
  /// The findings by what owns the fix.
  let groups: FindingGroups
  /// The position of the first result of every pairing; the pairing's other modes follow.
  let firstResults: [Int]
  /// The position of the result of each finding's pairing, in the order of the report; -1 without one.
  let resultOfFinding: [Int]
  /// The tokens by position.
  let tokens: HTMLTokenPositions
  /// The usages of color tokens in pairings.
  let usages: [TokenPath: HTMLTokenUsage]
  /// The files that contain findings, in order of appearance.
  let files: (names: [String], positions: [String: Int])
  /// The first segments that the tokens of all required pairings share.
  let shared: [String]
  /// The anchors of the first findings, and of later ones that may share their fingerprint with others.
  private let findingIDs: [Int: String]
  /// The words of the first findings.
  private let words: [Words]
  private let colors: [ColorKey: MeasuredColor]
  private let findingIndices: [SubjectKey: Int]
  private let styles: [String: TextStyle]
  /// The pairings by identity, as positions in `firstResults`.
  private let pairings: HTMLPairingIndex
  private let planned: [ColorKey: ColorChange]
  private let fixingSteps: [MeasuredPairing: [Int]]
  private let familyPairs: [SubjectKey: MeasuredFamilyPair]

  /// Indexes a report.
  init(_ report: AuditReport) {
    self.report = report
    groups = report.findingGroups
    words = report.findings.prefix(Limits.findingRows).map(\.words)
    let modes = max(1, report.modes.count)
    firstResults = Array(stride(from: 0, to: report.pairings.count, by: modes))
    tokens = HTMLTokenPositions(report, firstResults: firstResults)
    let measured = firstResults.map { report.pairings[$0].measured }
    let declared = measured.map(\.pairing)
    let pairings = HTMLPairingIndex(declared)
    self.pairings = pairings
    let results = Dictionary(firstOf: report.pairings.enumerated().map { ($1.measured, $0) })
    let resultOfFinding = report.findings.map { finding in finding.pairing.flatMap { results[$0] } ?? -1 }
    self.resultOfFinding = resultOfFinding
    findingIDs = HTMLContext.ids(report.findings) { index in
      let result = resultOfFinding[index]
      return result >= 0 && !pairings.isTwin(result / modes)
    }
    usages = HTMLTokenUsage.usages(in: report)
    let required = zip(measured, declared).filter { $0.canGate && $1.origin != .badge }
    shared = HTMLContext.sharedSegments(required.flatMap { [$1.foreground, $1.background] })
    files = HTMLContext.files(report.findings)
    findingIndices = Dictionary(
      report.findings.prefix(Limits.findingRows).enumerated().map { index, finding in
        (SubjectKey(subject: finding.subject, mode: finding.mode, rule: finding.rule), index)
      }, uniquingKeysWith: { $1 })
    colors = Dictionary(
      report.measured.colors.lazy.map { (ColorKey(path: $0.color.path, mode: $0.mode.name), $0.color) },
      uniquingKeysWith: { $1 })
    familyPairs = Dictionary(
      report.measured.familyPairs.lazy.map {
        (SubjectKey(subject: $0.subjectName, mode: $0.mode.name, rule: ""), $0)
      }, uniquingKeysWith: { $1 })
    var planned: [ColorKey: ColorChange] = [:]
    var fixingSteps: [MeasuredPairing: [Int]] = [:]
    for (position, step) in (report.plan?.steps ?? []).enumerated() {
      for change in step.changes {
        for mode in change.shownIn { planned[ColorKey(path: change.token, mode: mode)] = change }
      }
      for pair in step.fixed { fixingSteps[pair.before, default: []].append(position) }
    }
    (self.planned, self.fixingSteps) = (planned, fixingSteps)
    styles = Dictionary(report.system.textStyles.lazy.map { ($0.title, $0) }, uniquingKeysWith: { $1 })
  }

  /// Returns the anchors of the first findings, and of all whose fingerprint isn't known to be their own.
  private static func ids(_ findings: [Finding], isUnique: (Int) -> Bool) -> [Int: String] {
    var ids: [Int: String] = [:]
    var seen: [String: Int] = [:]
    for (index, finding) in findings.enumerated() where index < Limits.findingRows || !isUnique(index) {
      let fingerprint = finding.fingerprint
      let count = seen[fingerprint, default: 0] + 1
      seen[fingerprint] = count
      ids[index] = HTMLElementID.id("finding", fingerprint) + (count > 1 ? ":\(count)" : "")
    }
    return ids
  }

  private static func files(_ findings: [Finding]) -> (names: [String], positions: [String: Int]) {
    var files: (names: [String], positions: [String: Int]) = ([], [:])
    for case let path? in findings.map({ $0.location?.path }) where files.positions[path] == nil {
      files.positions[path] = files.names.count
      files.names.append(path)
    }
    return files
  }

  /// Returns a color token in a mode; nil if the path isn't a color token.
  func color(_ path: TokenPath, in mode: Mode) -> MeasuredColor? { colors[ColorKey(path: path, mode: mode.name)] }

  /// Returns a color token in the mode with a name; nil if there is none.
  func color(_ path: TokenPath, in mode: String) -> MeasuredColor? { colors[ColorKey(path: path, mode: mode)] }

  /// Returns the two colors of a finding about a color family; nil for other findings.
  func familyPair(_ finding: Finding) -> MeasuredFamilyPair? {
    familyPairs[SubjectKey(subject: finding.subject, mode: finding.mode, rule: "")]
  }

  /// Returns the opaque color behind a mode's tokens: the first declared surface, or else the browser's canvas.
  func page(in mode: Mode) -> Color {
    let surfaces = report.system.surfaces.lazy.compactMap { self.color($0, in: mode)?.color }
    return surfaces.first { $0.isOpaque } ?? mode.canvas
  }

  /// Returns the text style with a name in a mode; nil if there is none.
  func textStyle(_ name: String?, in mode: String?) -> TextStyle? {
    name.flatMap { name in styles[name] ?? mode.flatMap { styles["\(name) (\($0))"] } }
  }

  /// Returns the anchor of a rule's finding on a subject; nil if there is none or the page omits it.
  func findingID(_ rule: String, on subject: SubjectName, in mode: String?) -> String? {
    findingIndices[SubjectKey(subject: subject, mode: mode, rule: rule)].map(findingID)
  }

  /// Returns the anchor of the finding with a position in the report.
  func findingID(_ index: Int) -> String {
    findingIDs[index] ?? HTMLElementID.id("finding", report.findings[index].fingerprint)
  }

  /// Returns the words of the finding with a position in the report, made once for those that the page says in words.
  func words(_ index: Int) -> Words { index < words.count ? words[index] : report.findings[index].words }

  /// Whether the page writes the finding with a position in the report; the others are in its data alone.
  func isOnPage(_ index: Int) -> Bool { index < Limits.findingRows }

  /// Returns the planned change that decides a token's color in a mode; nil without one.
  func plannedChange(of path: TokenPath, in mode: String) -> ColorChange? { planned[ColorKey(path: path, mode: mode)] }

  /// Returns the positions of the steps that fix the pairing of the finding with a position in the report.
  func steps(fixing index: Int) -> [Int] { report.findings[index].pairing.flatMap { fixingSteps[$0] } ?? [] }

  /// Returns the positions of the steps that fix a pairing of a group.
  func steps(fixing group: FindingGroup) -> [Int] {
    var steps: [Int] = []
    for index in group.cases.flatMap(\.findings) {
      guard let pairing = report.findings[index].pairing else { continue }
      for step in fixingSteps[pairing] ?? [] where !steps.contains(step) { steps.append(step) }
    }
    return steps.sorted()
  }

  /// Whether another pairing has the same identity as the pairing of a result.
  func isTwin(result: Int) -> Bool { pairings.isTwin(result / max(1, report.modes.count)) }

  /// Returns the result of a pairing in a mode, regardless of where the pairing is declared; nil if there is none.
  func result(of pairing: Pairing, in mode: Mode) -> AuditReport.PairingResult? {
    guard let first = pairings.last(pairing).map({ firstResults[$0] }) else { return nil }
    let results = report.pairings[first..<first + report.modes.count]
    return results.last { $0.measured.mode.name == mode.name }
  }

  /// Returns the position of the mode with a name; 0 if there is none.
  func position(ofMode name: String?) -> Int { report.modes.firstIndex { $0.name == name } ?? 0 }

  /// Returns the rule with an identifier; nil if the audit doesn't include it.
  func rule(_ id: String) -> AuditReport.RuleSummary? { report.rules.first { $0.descriptor.id == id } }

  /// The rules that were not off, in catalog order.
  var rulesThatRan: [AuditReport.RuleSummary] { report.rules.filter { $0.level != .off } }
}

/// The pairings of a report by identity.
struct HTMLPairingIndex {
  private var last: [Pairing.Identity: Int] = [:]
  private var twins: Set<Int> = []

  /// Indexes pairings.
  ///
  /// - Complexity: O(n).
  init(_ pairings: [Pairing]) {
    for (index, pairing) in pairings.enumerated() {
      guard let earlier = last.updateValue(index, forKey: pairing.identity) else { continue }
      twins.formUnion([earlier, index])
    }
  }

  /// Whether the identity of the pairing at a position isn't its own.
  func isTwin(_ position: Int) -> Bool { twins.contains(position) }

  /// Returns the last position of a pairing's identity; nil if there is none.
  func last(_ pairing: Pairing) -> Int? { last[pairing.identity] }
}
