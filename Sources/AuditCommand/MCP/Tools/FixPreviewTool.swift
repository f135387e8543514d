import Audit
import AuditSession
import PaletteRepair
import SourceText

/// `fix_preview`: the plan of the smallest color changes, and the patch.
struct FixPreviewTool: AgentTool {
  let name = "fix_preview"
  let title = "Preview color fixes"
  let summary = """
    Find the smallest color changes that make every pairing pass. Returns the changes, the steps of the plan, and a patch for \
    git apply. Nothing is written, unless the server was started with --allow-write and the argument write is true.
    """
  let parameters = [
    AgentParameter("paths", .texts, "a folder, a palpable.json, or token files (default: ./palpable.json)"),
    AgentParameter("profile", .word(Profile.allCases.map(\.rawValue)), "guideline instead of the configured one"),
    AgentParameter("lock", .texts, "patterns of tokens that must not change"),
    AgentParameter("weight", .texts, "cost factors such as color.brand*=4"),
    AgentParameter("hue_tolerance", .number(0...180), "largest hue change in degrees (default: 0)"),
    AgentParameter("no_additions", .flag, "don't add values to modes in which a token has none"),
    AgentParameter("keep_apart", .flag, "keep colors of each family distinguishable"),
    AgentParameter("allow_flips", .flag, "let surfaces turn from light to dark"),
    AgentParameter("margin", .number(0...100), "least margin above the required ratio in percent (default: 1.5)"),
    AgentParameter(
      "proposal", .word(RepairReport.Settings.Proposal.allCases.map(\.rawValue)), "kind of proposal (default: smallest)"
    ),
    AgentParameter("step", .integer(1...1_000), "patch only this step of the plan"),
    AgentParameter("time_limit", .number(1...600), "end the search after this many seconds (default: 60)"),
  ]
  let writingParameters = [
    AgentParameter("write", .flag, "edit the token files if the changes make every pairing pass")
  ]
  let output: (required: [(String, JSONText)], optional: [(String, JSONText)]) = (
    [
      ("outcome", AgentSchema.text), ("settled", AgentSchema.flag), ("totals", AgentSchema.type("object")),
      ("plan", AgentSchema.array(AgentSchema.type("object"))),
      (
        "changes",
        AgentSchema.array(
          AgentSchema.object([
            ("token", AgentSchema.text), ("mode", AgentSchema.nullable("string")), ("kind", AgentSchema.text),
            ("old", AgentSchema.nullable("string")), ("new", AgentSchema.nullable("string")),
          ]))
      ),
      ("changeCount", AgentSchema.integer), ("conflicts", AgentSchema.array(AgentSchema.anything)),
      ("undecided", AgentSchema.array(AgentSchema.anything)), ("patch", AgentSchema.nullable("string")),
      ("patchBytes", AgentSchema.integer), ("written", AgentSchema.array(AgentSchema.text)),
    ], []
  )

  /// The largest patch in a result, in bytes; a part of a patch would be useless.
  static let patchLimit = 60_000
  private static let changeMembers: Set<String> = ["token", "mode", "kind", "old", "new", "shownIn"]

  func run(_ call: AgentCall) throws -> AgentAnswer {
    let inside = try call.roots.inside(call.arguments.texts("paths"))
    let writes = call.allowsWriting && call.arguments.flag("write")
    var options = call.arguments.options([
      ("profile", "profile"), ("lock", "lock"), ("weight", "weight"), ("no_additions", "no-additions"),
      ("keep_apart", "keep-apart"), ("allow_flips", "allow-flips"), ("proposal", "proposal"), ("step", "step"),
      ("hue_tolerance", "hue-tolerance"), ("margin", "margin"),
    ])
    if writes { options.append("--write") }
    let command = FixPalette()
    let arguments = try ParsedArguments(
      ["--format=json", "--root=\(inside.root)"] + options + ["--"] + inside.paths, for: command)
    let watch = watch(call)
    let found = Found()
    let environment = CommandEnvironment(workingDirectory: inside.root, showsColor: false)
    let result = try command.run(arguments, in: environment) { request, settings, record in
      // Other proposals aren't part of the result.
      var settings = settings
      settings.comparesProposals = false
      let result = try AuditSession(request).repair(settings, recording: record, watch: watch)
      // Colors of a search that was stopped are never written.
      if call.isCancelled() { throw AgentFailure("cancelled") }
      found.result = result
      return result
    }
    guard let repair = found.result,
      let document = try? readJSON(SourceFile(path: "result", bytes: Array(result.output.utf8)))
    else { throw AgentFailure(result.status) }
    let isWritten = writes && repair.report.outcome == .repaired && repair.report.remaining.isEmpty
    return answer(repair, document, written: isWritten ? repair.files.map(\.shown) : [])
  }

  private func answer(_ repair: PaletteRepairResult, _ document: JSONNode, written: [String]) -> AgentAnswer {
    let patch = repair.files.patch(header: repair.report.patchHeader)
    let changes = document["changes"]?.elements ?? []
    func list(_ name: String) -> JSONText {
      .array((document[name]?.elements ?? []).prefix(20).map { JSONText(copying: $0).forAgents })
    }
    func value(_ name: String) -> JSONText { document[name].map { JSONText(copying: $0).forAgents } ?? .null }
    let rows = changes.prefix(100).map { change in
      JSONText.object(
        (change.members ?? []).filter { FixPreviewTool.changeMembers.contains($0.name) }
          .map { ($0.name, JSONText(copying: $0.value).forAgents) })
    }
    let count = "\(changes.count) change\(changes.count == 1 ? "" : "s")"
    let files = written.isEmpty ? "Nothing was written." : "The files were edited."
    return AgentAnswer(
      text: "Outcome: \(repair.report.outcome.rawValue); \(count). \(files)",
      members: [
        ("outcome", value("outcome")), ("settled", value("settled")), ("totals", value("totals")),
        ("plan", list("plan")), ("changes", .array(rows)), ("changeCount", .integer(changes.count)),
        ("conflicts", list("conflicts")), ("undecided", list("undecided")),
        ("patch", patch.utf8.count <= FixPreviewTool.patchLimit ? .string(patch) : .null),
        ("patchBytes", .integer(patch.utf8.count)), ("written", .array(written.map { .string($0.madeVisible) })),
      ])
  }

  /// Returns what ends the search at its time limit or when the client cancels, and reports its stages.
  private func watch(_ call: AgentCall) -> RepairWatch {
    let start = ContinuousClock.now
    let limit = Duration.seconds(call.arguments.number("time_limit") ?? 60)
    return RepairWatch(isOver: { call.isCancelled() || ContinuousClock.now - start >= limit }) { stage in
      call.report(stage.text)
    }
  }

  /// The fix of a run on one thread.
  private final class Found {
    var result: PaletteRepairResult?
  }
}
