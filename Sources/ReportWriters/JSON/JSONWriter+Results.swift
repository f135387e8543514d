import Audit
import ColorScience
import DesignTokens
import SourceText

// Findings and measurements as JSON.

extension JSONWriter {
  func finding(_ finding: Finding) -> JSONText {
    let words = finding.words
    let members: [(String, JSONText)] = [
      ("rule", .string(finding.rule)), ("level", .string(finding.level.rawValue)),
      ("outcome", .string(finding.outcome.name)), ("reason", .optional(words.cause)),
      ("mode", .optional(finding.mode)), ("subject", subject(finding.subject)),
      ("measured", .optional(finding.measured)), ("interval", interval(finding.interval)),
      ("required", .optional(finding.required)), ("unit", .optional(finding.unit?.rawValue)),
      ("message", .string(words.message)), ("remedy", .optional(words.remedy)),
      ("proposals", .array(finding.proposals.map(proposal))),
      ("location", JSONWriter.location(finding.location)),
      (
        "related",
        .array(
          finding.related.map {
            .object([("message", .string($0.message)), ("location", JSONWriter.location($0.location))])
          })
      ),
      ("evidence", finding.pairing.map(evidence) ?? .null),
      ("gates", .boolean(finding.gates)), ("fingerprint", .string(finding.fingerprint)),
    ]
    return .object(members + agreements(on: finding))
  }

  private func proposal(_ proposal: ColorProposal) -> JSONText {
    .object([
      ("role", .string(proposal.role.rawValue)), ("kind", .string(proposal.kind.rawValue)),
      ("token", .string(proposal.token.description)), ("mode", .optional(proposal.mode)),
      ("from", .string(proposal.current.css)), ("to", .string(proposal.notation)),
      ("ratio", .number(proposal.proposed.ratio)), ("deltaEOK", .number(proposal.proposed.difference)),
      ("fixes", .integer(proposal.fixes)), ("breaks", .integer(proposal.breaks)),
    ])
  }

  func subject(_ subject: SubjectName) -> JSONText {
    let parts = subject.parts
    func members(_ keys: String...) -> JSONText { .object(zip(keys, parts).map { ($0, .string($1)) }) }
    switch subject.kind {
    case .counterpart: return members("token", "source", "counterpart")
    case .states: return members("states", "from", "to")
    case .waiver: return members("waiver", "on")
    case .baselineEntry: return members("baselineEntry")
    case .family:
      return .object([("family", .string(parts[0])), ("colors", .array(parts.dropFirst().map { .string($0) }))])
    case .code:
      return .object([
        ("code", .string(parts[2])), ("file", .string(parts[0])), ("declaration", .string(parts[1])),
        ("occurrence", .integer(Int(parts[3]) ?? 0)),
      ])
    default:
      if let usage = subject.usage { return pairing(subject, usage) }
      let value = parts.count == 1 ? JSONText.string(parts[0]) : .array(parts.map { .string($0) })
      return .object([(subject.kind.id, value)])
    }
  }

  private func pairing(_ subject: SubjectName, _ usage: Pairing.Usage) -> JSONText {
    .object([
      ("foreground", .string(subject.parts[1])), ("background", .string(subject.parts[2])),
      ("backdrops", .array(subject.parts.dropFirst(3).map { .string($0) })), ("usage", .string(usage.rawValue)),
      ("textStyle", .optional(subject.pairingTextStyle)),
    ])
  }

  /// Returns bounds; an unknown upper bound is null.
  func interval(_ interval: ClosedRange<Double>?) -> JSONText {
    guard let interval else { return .null }
    let upper = interval.upperBound < Double.greatestFiniteMagnitude ? interval.upperBound : nil
    return .array([.number(interval.lowerBound), .optional(upper)])
  }

  /// Returns the values that are needed to repeat the contrast calculation.
  private func evidence(_ pairing: MeasuredPairing) -> JSONText {
    var composites: [(String, JSONText)] = []
    if case .exact(_, let foreground, let background) = pairing.contrast {
      composites = [
        ("compositedForeground", composite(foreground)), ("compositedBackground", composite(background)),
      ]
    }
    return .object(
      [
        ("foreground", color(pairing.foreground)), ("backgrounds", .array(pairing.backgrounds.map(color))),
      ] + composites + [("method", .string("WCAG 2 contrast ratio"))])
  }

  private func composite(_ color: Color) -> JSONText {
    .object([("hex", .string(color.hex)), ("luminance", .optional(color.relativeLuminance))])
  }

  private func color(_ color: MeasuredColor) -> JSONText {
    .object([
      ("token", .string(color.path.description)), ("authored", .string(color.authored)),
      ("hex", .optional(color.color?.hex)), ("space", .optional(color.color?.space.id)),
      ("fallback", .boolean(color.isFallback)),
      (
        "chain",
        .array(
          color.chain.map {
            .object([
              ("token", .string($0.path.description)), ("value", .string($0.text)),
              ("location", JSONWriter.location($0.location)),
            ])
          })
      ),
    ])
  }

  func pairing(_ result: AuditReport.PairingResult) -> JSONText {
    let measured = result.measured
    let pairing = measured.pairing
    return .object([
      ("foreground", .string(pairing.foreground.description)), ("background", .string(pairing.background.description)),
      ("backdrops", .array(pairing.backdrops.map { .string($0.description) })), ("mode", .string(measured.mode.name)),
      ("usage", .string(pairing.usage.rawValue)), ("textStyle", .optional(pairing.textStyle)),
      ("name", .optional(pairing.name)), ("origin", .string(pairing.origin.rawValue)),
      ("fallback", .boolean(measured.isFallback)), ("gates", .boolean(measured.canGate)),
      ("ratio", .optional(measured.ratio)), ("interval", interval(measured.interval)),
      ("required", .optional(result.required)), ("outcome", .string(result.outcome.name)),
      ("reason", .optional(result.cause)), ("rule", .optional(result.deciding?.rule)),
      ("foregroundHex", .optional(measured.foreground.color?.hex)),
      ("backgroundHex", .optional(measured.backgrounds.first?.color?.hex)),
    ])
  }

  /// Returns the color tokens, each with its value in every mode.
  func tokens(of report: AuditReport) -> [JSONText] {
    var modes: [TokenPath: [(String, JSONText)]] = [:]
    var order: [TokenPath] = []
    for subject in report.measured.colors {
      let path = subject.color.path
      if modes[path] == nil { order.append(path) }
      modes[path, default: []].append((subject.mode.name, color(subject.color)))
    }
    return order.map { .object([("path", .string($0.description)), ("modes", .object(modes[$0] ?? []))]) }
  }
}
