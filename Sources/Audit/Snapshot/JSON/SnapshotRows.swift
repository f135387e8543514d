import DesignTokens
import SourceText

// Snapshots as rows of JSON: a subject has its findings, so its name is written once.

/// A pairing, or another subject with findings.
struct SubjectRow: ColumnRow {
  static let definition = "subject"
  static let meaning = "A pairing in a mode, or another subject with findings."

  var subject = SubjectName(.token, [""])
  var mode: String?
  var name: String?
  var origin: String?
  var ratio: Double?
  var interval: ClosedRange<Double>?
  var required: Double?
  var outcome: Outcome?
  var rule: String?
  var cause: String?
  var mayGate = false
  var isFallback = false
  var at: String?
  var findings: [FindingRow] = []

  static let columns: [Column<SubjectRow>] = [
    Column(
      "subject", \.subject,
      "The kind and the names of the subject; of a pairing, the usage, the foreground, the background, each backdrop, and `style:` with the text style."
    ),
    Column("mode", \.mode, "The mode; omitted if the subject has none."),
    Column("name", \.name, "The declared name of the pairing."),
    Column("origin", \.origin, "The origin of the pairing.", values: Pairing.Origin.allCases.map(\.rawValue)),
    Column("ratio", \.ratio, "The contrast ratio of the pairing, unrounded; omitted if it isn't known exactly."),
    Column("interval", \.interval, "The bounds of the ratio if only they are known."),
    Column("required", \.required, "The required ratio; omitted if none is required, or if a finding has it."),
    Column("outcome", \.outcome, "The outcome of the pairing; pairings have it, other subjects don't."),
    Column(
      "rule", \.rule, "The rule that decided the outcome; omitted if no rule did, or if it made the first finding."),
    Column("cause", \.cause, "Why the outcome can't be determined, or why nothing is required."),
    Column("mayGate", flag: \.mayGate, "Whether findings on the pairing can count toward the gate; omitted if not."),
    Column("fallback", flag: \.isFallback, "Whether a color falls back to the base mode; omitted if not."),
    Column("at", \.at, "The location that an author would edit: FILE:LINE:COLUMN."),
    Column(
      "findings", list: \.findings, "The findings on the subject, in the order of rules; omitted if there are none."),
  ]
}

/// A finding in the row of its subject.
struct FindingRow: ColumnRow {
  static let definition = "finding"
  static let meaning = "A failed or undetermined result on the subject."

  var rule = ""
  var level = Level.error
  var outcome = FindingSnapshot.Kind.failed
  var reason: String?
  var cause: String?
  var isMinor = false
  var measured: Double??
  var interval: ClosedRange<Double>??
  var required: Double?
  var unit: MeasurementUnit??
  var message: String?
  var remedy: String?
  var gates = false
  var reachesGate: Bool?
  var waiver: AuditSnapshot.Waiver?
  var suppression: AuditSnapshot.Suppression?
  var baseline: AuditSnapshot.Change?
  var against: AuditSnapshot.Change?

  static let columns: [Column<FindingRow>] = [
    Column("rule", \.rule, "The rule's identifier."),
    Column("level", \.level, "The level in this audit."),
    Column("outcome", \.outcome, "Whether the requirement failed or can't be determined."),
    Column("reason", \.reason, "The name of the rule's reason."),
    Column("cause", \.cause, "Why the result can't be determined."),
    Column("minor", flag: \.isMinor, "Whether the result has a lower level than its rule; omitted if not."),
    Column(
      "measured", inferred: \.measured, "The measured value, unrounded; omitted if it is the ratio of the pairing."),
    Column("interval", inferred: \.interval, "The bounds of the value; omitted if they are those of the pairing."),
    Column("required", \.required, "The required value."),
    Column("unit", inferred: \.unit, "The unit of the values; omitted if they are ratios of the pairing."),
    Column("message", \.message, "The finding in one sentence; omitted if the values say all of it."),
    Column("remedy", \.remedy, "The remedy in one sentence."),
    Column("gates", flag: \.gates, "Whether the finding fails the gate; omitted if not."),
    Column(
      "reachesGate", \.reachesGate,
      "Whether the finding would fail the gate without waivers and baselines; omitted if it is as gates."),
    Column("waiver", \.waiver, "The waiver that covers the finding."),
    Column("suppression", \.suppression, "The suppression comment that covers the finding."),
    Column("baseline", \.baseline, "The change from the baseline; omitted without a baseline."),
    Column("against", \.against, "The change from the earlier audit; omitted without one."),
  ]
}

extension AuditSnapshot.Waiver: ColumnRow {
  static let definition = "waiver"
  static let meaning = "A waiver of a finding."
  static let columns: [Column<Self>] = [
    Column("reason", \.reason, "Its reason."), Column("owner", \.owner, "Its owner."),
    Column("expires", \.expires, "Its last day, as YYYY-MM-DD in UTC."),
    Column("floor", \.floor, "The worst value that it covers."),
    Column("at", \.at, "Its location: FILE:LINE:COLUMN."),
  ]
}

extension AuditSnapshot.Suppression: ColumnRow {
  static let definition = "suppression"
  static let meaning = "A suppression comment on a finding."
  static let columns: [Column<Self>] = [
    Column("reason", \.reason, "Its reason."), Column("at", \.at, "Its location: FILE:LINE:COLUMN."),
  ]
}

/// The change of a finding, with the earlier values.
extension AuditSnapshot.Change: ColumnRow {
  static let definition = "change"
  static let meaning = "The change of a finding, with the earlier values if they differ."
  static let columns: [Column<Self>] = [
    Column("state", \.state, "The change.", values: ["new", "worse", "same", "better"]),
    Column("outcome", \.row.outcome, "The earlier outcome."),
    Column("minor", flag: \.row.isMinor, "Whether the earlier result had a lower level than its rule; omitted if not."),
    Column("measured", \.row.measured, "The earlier value."),
    Column("interval", \.row.interval, "The earlier bounds of the value."),
    Column("required", \.row.required, "The earlier required value."),
  ]

  /// The earlier values as members.
  fileprivate struct Row: Sendable {
    var outcome: FindingSnapshot.Kind?
    var isMinor = false
    var measured: Double?
    var interval: ClosedRange<Double>?
    var required: Double?
  }

  fileprivate var row: Row {
    get {
      guard let earlier else { return Row() }
      return Row(
        outcome: earlier.kind, isMinor: earlier.isMinor, measured: earlier.measured, interval: earlier.interval,
        required: earlier.required)
    }
    set {
      guard let kind = newValue.outcome else { return }
      earlier = FindingSnapshot(
        kind, measured: newValue.measured, interval: newValue.interval, required: newValue.required,
        isMinor: newValue.isMinor)
    }
  }
}

extension AuditSnapshot.Mode: ColumnRow {
  static let definition = "mode"
  static let meaning = "An audited mode."
  static let columns: [Column<Self>] = [
    Column("name", \.name, "Its name."), Column("scheme", \.scheme, "Its color scheme.", values: ["light", "dark"]),
    Column("contrast", \.contrast, "Its contrast.", values: ["standard", "increased"]),
    Column("transparency", \.transparency, "Its transparency, if it isn't the standard one.", values: ["reduced"]),
    Column("base", \.base, "The mode whose values it falls back to."),
  ]
  init() { self.init("") }
}

extension AuditSnapshot.Rule: ColumnRow {
  static let definition = "rule"
  static let meaning = "A rule with its results."
  static let columns: [Column<Self>] = [
    Column("id", \.id, "Its identifier."), Column("level", \.level, "Its level in this audit."),
    Column("title", \.title, "The requirement in one line."),
    Column("requirement", \.requirement, "The clause that the rule checks."),
    Column("url", \.url, "The URL of the clause; omitted if no public document contains it."),
    Column("outcomes", \.outcomes, "The number of subjects by outcome."),
  ]
  init() { self.init("") }
}

extension AuditSnapshot.TokenValue: ColumnRow {
  static let definition = "value"
  static let meaning = "The color of a token in a mode."
  static let columns: [Column<Self>] = [
    Column("value", \.value, "The text in the file."),
    Column("hex", \.hex, "The color in hexadecimal notation; omitted if it is unknown."),
    Column("space", \.otherSpace, "The color space; omitted for sRGB."),
    Column("fallback", flag: \.isFallback, "Whether the mode has no value and falls back to its base; omitted if not."),
    Column("via", list: \.via, "The other tokens of the alias chain, which have the value; omitted without aliases."),
    Column("at", \.at, "The location in the file: FILE:LINE:COLUMN."),
  ]
  init() { self.init(mode: "") }

  /// The color space if it isn't the common one.
  fileprivate var otherSpace: String? {
    get { space == "srgb" ? nil : space }
    set { space = newValue }
  }
}

extension AuditSnapshot.Notice: ColumnRow {
  static let definition = "notice"
  static let meaning = "A notice about the input files, with all its locations."
  static let columns: [Column<Self>] = [
    Column("message", \.message, "The notice in one sentence."),
    Column("at", list: \.at, "The locations: FILE:LINE:COLUMN."),
  ]
  init() { self.init("") }
}

/// A color token with its values by mode.
extension AuditSnapshot.Token: ColumnRow {
  static let definition = "token"
  static let meaning = "A color token with its value in every mode."
  static let columns: [Column<Self>] = [
    Column("path", \.name, "Its path."), Column("modes", \.modes, "Its value by mode."),
  ]
  init() { self.init("", []) }

  fileprivate var name: String {
    get { path.description }
    set { path = TokenPath(newValue) }
  }

  fileprivate var modes: ValuesByMode {
    get { ValuesByMode(values: values) }
    set { values = newValue.values }
  }
}

/// The values of a token as an object with a member for each mode.
struct ValuesByMode: ColumnValue, Sendable {
  var values: [AuditSnapshot.TokenValue]

  func put(into bytes: inout JSONBytes) {
    bytes.add("{")
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.add(",") }
      bytes.add(text: value.mode)
      bytes.add(":")
      value.put(into: &bytes)
    }
    bytes.add("}")
  }

  static func take(_ node: JSONNode, as name: String) throws(SnapshotError) -> ValuesByMode {
    guard let members = node.members else { throw .unexpected("\"\(name)\" as an object", node) }
    var values: [AuditSnapshot.TokenValue] = []
    for member in members {
      var value = try AuditSnapshot.TokenValue.take(member.value, as: member.name)
      value.mode = member.name
      if value.hex != nil, value.space == nil { value.space = "srgb" }
      values.append(value)
    }
    return ValuesByMode(values: values)
  }

  static var schema: JSONText {
    .object([("type", .string("object")), ("additionalProperties", AuditSnapshot.TokenValue.schema)])
  }
}
