import SourceText

// The JSON report, schema version 2: one row a line.

extension AuditSnapshot {
  /// The schema version of the JSON report.
  public static let schemaVersion = 2

  /// The first members of the report, which are about the whole audit.
  private struct Head: ColumnRow {
    static let definition = "report"
    static let meaning = "The audit."
    var snapshot = AuditSnapshot(name: "")
    var schemaVersion = AuditSnapshot.schemaVersion
    static let columns: [Column<Head>] = [
      Column("schemaVersion", \.schemaVersion, "The version of this shape: 2."),
      Column("tool", \.snapshot.program, "The program that generated the report."),
      Column("name", \.snapshot.system, "The name of the audited design system."),
      Column("date", \.snapshot.date, "The report date as YYYY-MM-DD; omitted if none was requested."),
      Column("today", \.snapshot.today, "The day in UTC that decided which waivers apply; omitted without waivers."),
      Column(
        "profile", \.snapshot.profile, "The guideline that was applied.", values: Profile.allCases.map(\.rawValue)),
      Column(
        "standard", \.snapshot.standard,
        "The standard whose criteria count toward the gate; omitted if none was chosen.",
        values: Standard.allCases.map(\.rawValue)),
      Column("platform", \.snapshot.platform, "The declared platform; omitted if none is declared.", values: ["ios"]),
      Column("gate", \.snapshot.gate, "The gate settings."),
      Column("decision", \.snapshot.decision, "The decision of the gate.", values: ["passed", "failed"]),
    ]
  }

  /// The lists of the report, with one row a line.
  private static let lists: [(name: String, description: String, row: any ColumnRow.Type)] = [
    ("modes", "The modes, the default first.", Mode.self),
    ("rules", "All rules, including those that were off.", Rule.self),
    ("tokens", "The color tokens.", Token.self),
    ("subjects", "Every pairing in every mode, then the other subjects with findings.", SubjectRow.self),
    ("notices", "The input notices, each once with its locations.", Notice.self),
  ]

  /// Writes the JSON report.
  ///
  /// - Complexity: O(n) for n rows.
  public func write(to output: inout some TextOutputStream) {
    var bytes = JSONBytes()
    func member(_ name: String) {
      bytes.add(",\n")
      bytes.add(text: name)
      bytes.add(":")
    }
    bytes.add("{\n")
    let head = Head(snapshot: headOnly)
    var isFirst = true
    for column in Head.columns {
      var part = JSONBytes()
      part.add("{")
      withUnsafePointer(to: head) { column.put($0, &part) }
      guard !part.isAtStartOfObject else { continue }
      if !isFirst { bytes.add(",\n") }
      isFirst = false
      bytes.add(part.afterFirst)
    }
    let counts = sections.firstIndex { $0.name == "counts" }
    if let counts { section(sections[counts], &bytes) { output.write($0) } }
    member("modes")
    bytes.lines(count: modes.count, { output.write($0) }) { modes[$1].put(into: &$0) }
    member("rules")
    bytes.lines(count: rules.count, { output.write($0) }) { rules[$1].put(into: &$0) }
    member("tokens")
    bytes.lines(count: tokens.count, { output.write($0) }) { tokens[$1].put(into: &$0) }
    member("subjects")
    let subjects = subjectRows
    bytes.lines(count: subjects.count, { output.write($0) }) { subjects[$1].put(into: &$0) }
    member("notices")
    bytes.lines(count: notices.count, { output.write($0) }) { notices[$1].put(into: &$0) }
    for (index, part) in sections.enumerated() where index != counts { section(part, &bytes) { output.write($0) } }
    bytes.add("\n}\n")
    bytes.flush { output.write($0) }
  }

  /// Writes a section: a list of objects with one a line, and anything else on one line.
  private func section(_ section: Section, _ bytes: inout JSONBytes, _ output: (String) -> Void) {
    bytes.add(",\n")
    bytes.add(text: section.name)
    bytes.add(":")
    if case .array(let elements) = section.value, !elements.isEmpty {
      bytes.lines(count: elements.count, output) { $0.add(line: elements[$1]) }
    } else {
      bytes.add(line: section.value)
    }
  }

  /// The snapshot without its lists.
  private var headOnly: AuditSnapshot {
    var head = self
    (head.findings, head.pairings, head.tokens, head.sections) = ([], [], [], [])
    return head
  }

  /// Reads a JSON report of schema version 2; members of later minor versions are kept as sections.
  ///
  /// - Parameters:
  ///   - name: the display name of the audit.
  ///   - root: the document.
  /// - Throws: `SnapshotError` with the range of the first value that isn't as the schema says.
  public init(name: String, reading root: JSONNode) throws(SnapshotError) {
    self = try Head.take(root, as: "a report").snapshot
    self.name = name
    func rows<Row: ColumnRow>(_ name: String, _ type: Row.Type) throws(SnapshotError) -> [Row] {
      guard let node = root[name] else { throw .missing(name, of: "a report", root.range) }
      return try [Row].take(node, as: name)
    }
    modes = try rows("modes", Mode.self)
    rules = try rows("rules", Rule.self)
    tokens = try rows("tokens", Token.self)
    notices = try rows("notices", Notice.self)
    let subjects = try rows("subjects", SubjectRow.self)
    try SubjectRow.rejectContradictions(subjects, at: (root["subjects"]?.elements ?? []).map(\.range))
    take(subjects)
    authorities = AuthorityResults(root["authorities"])
    let known = Set(Head.columns.map(\.name) + AuditSnapshot.lists.map(\.name))
    sections = (root.members ?? []).filter { !known.contains($0.name) }.map { Section($0.name, JSONText($0.value)) }
  }

  /// The schema of all rows by their names, as in the definitions of the published schema.
  public static var definitions: [(name: String, schema: JSONText)] {
    let rows: [any ColumnRow.Type] =
      lists.map(\.row) + [
        FindingRow.self, TokenValue.self, Waiver.self, Suppression.self, Change.self, OutcomeCounts.self, Program.self,
        GateSettings.self,
      ]
    return rows.map { ($0.definition, $0.rowSchema) }
  }

  /// The schema of the members that comparisons need.
  public static var memberSchemas: [(name: String, schema: JSONText)] {
    Head.columns.map { column in
      guard column.name == "schemaVersion" else { return (column.name, column.schema) }
      return (
        column.name,
        .object([("description", .string("The version of this shape.")), ("const", .integer(schemaVersion))])
      )
    }
      + lists.map { list in
        (
          list.name,
          .object([
            ("description", .string(list.description)), ("type", .string("array")), ("items", list.row.schema),
          ])
        )
      }
  }
}

/// The program that made a report.
struct Program: ColumnRow {
  static let definition = "tool"
  static let meaning = "The program."
  var name = ""
  var version = ""
  static let columns: [Column<Program>] = [
    Column("name", \.name, "Its name."), Column("version", \.version, "Its version."),
  ]
}

/// The gate of an audit.
struct GateSettings: ColumnRow {
  static let definition = "gate"
  static let meaning = "The gate settings."
  var failOn = ""
  var isStrict = false
  var isConfigured = false
  static let columns: [Column<GateSettings>] = [
    Column("failOn", \.failOn, "The lowest level that fails.", values: ["note", "warning", "error"]),
    Column("strict", \.isStrict, "Whether warnings count as errors."),
    Column("configured", \.isConfigured, "Whether a palpable.json declares the audited pairings."),
  ]
}

extension AuditSnapshot {
  fileprivate var program: Program {
    get { Program(name: tool, version: version) }
    set { (tool, version) = (newValue.name, newValue.version) }
  }

  fileprivate var gate: GateSettings {
    get { GateSettings(failOn: failOn, isStrict: isStrict, isConfigured: isConfigured) }
    set { (failOn, isStrict, isConfigured) = (newValue.failOn, newValue.isStrict, newValue.isConfigured) }
  }
}
