import Audit
import ColorScience
import DesignTokens

/// A report with indexes for the sections of the page.
struct HTMLContext {
  private struct ColorKey: Hashable {
    let path: TokenPath
    let mode: String
  }

  private struct SubjectKey: Hashable {
    let subject: SubjectName
    let mode: String?
    let rule: String
  }

  private struct PairKey: Hashable {
    let identity: Pairing.Identity
    let mode: String
  }

  /// The report.
  let report: AuditReport
  /// The anchors of the findings, in the order of the report.
  let findingIDs: [String]
  /// The remedy of each finding, in the order of the report; stored, because it requires a search.
  let remedies: [String?]
  /// The usages of color tokens in pairings.
  let usages: [TokenPath: HTMLTokenUsage]
  private var colors: [ColorKey: MeasuredColor] = [:]
  private var findingIndices: [SubjectKey: Int] = [:]
  private var styles: [String: TextStyle] = [:]
  private var resultIndices: [PairKey: Int] = [:]
  private var familyPairs: [SubjectKey: MeasuredFamilyPair] = [:]

  /// Indexes a report.
  init(_ report: AuditReport) {
    self.report = report
    var seen: [String: Int] = [:]
    findingIDs = report.findings.map { finding in
      let fingerprint = finding.fingerprint
      let count = seen[fingerprint, default: 0] + 1
      seen[fingerprint] = count
      return HTMLElementID.id("finding", fingerprint) + (count > 1 ? ":\(count)" : "")
    }
    usages = HTMLTokenUsage.usages(in: report)
    remedies = report.findings.map(\.remedy)
    for (index, finding) in report.findings.enumerated() {
      findingIndices[SubjectKey(subject: finding.subject, mode: finding.mode, rule: finding.rule)] = index
    }
    for color in report.measured.colors {
      colors[ColorKey(path: color.color.path, mode: color.mode.name)] = color.color
    }
    for (index, result) in report.pairings.enumerated() {
      let measured = result.measured
      resultIndices[PairKey(identity: measured.pairing.identity, mode: measured.mode.name)] = index
    }
    for pair in report.measured.familyPairs {
      familyPairs[SubjectKey(subject: pair.subjectName, mode: pair.mode.name, rule: "")] = pair
    }
    for style in report.system.textStyles { styles[style.name] = style }
  }

  /// Returns a color token in a mode; nil if the path isn't a color token.
  func color(_ path: TokenPath, in mode: Mode) -> MeasuredColor? { colors[ColorKey(path: path, mode: mode.name)] }

  /// Returns a color token in the mode with a name; nil if there is none.
  func color(_ path: TokenPath, in mode: String) -> MeasuredColor? { colors[ColorKey(path: path, mode: mode)] }

  /// Returns the two colors of a finding about a color family; nil for other findings.
  func familyPair(_ finding: Finding) -> MeasuredFamilyPair? {
    familyPairs[SubjectKey(subject: finding.subject, mode: finding.mode, rule: "")]
  }

  /// Returns the text style with a name; nil if there is none.
  func textStyle(_ name: String?) -> TextStyle? { name.flatMap { styles[$0] } }

  /// Returns the anchor of a rule's finding on a subject; nil if there is none or the page omits it.
  func findingID(_ rule: String, on subject: SubjectName, in mode: String?) -> String? {
    findingIndices[SubjectKey(subject: subject, mode: mode, rule: rule)].flatMap {
      $0 < HTMLFindings.rowLimit ? findingIDs[$0] : nil
    }
  }

  /// Returns the result of a pairing in a mode, regardless of where the pairing is declared; nil if there is none.
  func result(of pairing: Pairing, in mode: Mode) -> AuditReport.PairingResult? {
    resultIndices[PairKey(identity: pairing.identity, mode: mode.name)].map { report.pairings[$0] }
  }

  /// Returns the rule with an identifier; nil if the audit doesn't include it.
  func rule(_ id: String) -> AuditReport.RuleSummary? { report.rules.first { $0.descriptor.id == id } }

  /// The rules that were not off, in catalog order.
  var rulesThatRan: [AuditReport.RuleSummary] { report.rules.filter { $0.level != .off } }

  /// Returns the opaque colors of a pairing: one pair, or one for each surface behind a translucent background.
  func looks(of pairing: MeasuredPairing) -> [HTMLLook] {
    switch pairing.contrast {
    case .exact(_, let foreground, let background):
      return [HTMLLook(foreground: foreground, background: background, surface: nil)]
    case .interval(_, _, let surfaces):
      guard let front = pairing.foreground.color else { return [] }
      let stack = pairing.backgrounds.compactMap(\.color)
      return surfaces.prefix(HTMLLook.limit).compactMap { surface in
        guard let color = color(surface, in: pairing.mode)?.color,
          case .exact(_, let foreground, let background) = ColorScience.contrast(of: front, on: stack + [color])
        else { return nil }
        return HTMLLook(foreground: foreground, background: background, surface: surface)
      }
    case .unknown: return []
    }
  }
}

/// An opaque foreground on an opaque background, after compositing.
struct HTMLLook {
  /// The largest number of surfaces in one sample.
  static let limit = 4

  let foreground: Color
  let background: Color
  /// The surface behind a translucent background; nil for an opaque one.
  let surface: TokenPath?
}

extension HTMLLook {
  /// Creates the colors of a pairing with a proposed color; nil if a color is missing or the ratio isn't exact.
  init?(_ pairing: MeasuredPairing, with proposal: ColorProposal) {
    guard let front = pairing.foreground.color else { return nil }
    var stack = pairing.backgrounds.compactMap(\.color)
    guard !stack.isEmpty else { return nil }
    if proposal.role == .background { stack[0] = proposal.shown }
    let seen = ColorScience.contrast(of: proposal.role == .foreground ? proposal.shown : front, on: stack)
    guard case .exact(_, let foreground, let background) = seen else { return nil }
    self.init(foreground: foreground, background: background, surface: nil)
  }
}
