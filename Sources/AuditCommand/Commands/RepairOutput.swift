import Audit
import AuditSession
import ReportWriters

/// The output of a fix: printed text, report files, the patch, and the edited token files.
struct RepairOutput {
  /// An output format.
  struct Format: Sendable {
    let name: String
    let summary: String
    /// The report writer; nil for the patch.
    let writer: RepairFormat?
  }

  /// All formats, in the order of the help.
  static let all =
    RepairFormat.allCases.map { Format(name: $0.rawValue, summary: $0.summary, writer: $0) } + [
      Format(name: "patch", summary: "edits of the token files, for git apply", writer: nil)
    ]

  let files: OutputFiles
  private let showsColor: Bool
  private let writesInPlace: Bool
  /// Each requested format with its file; nil for standard output.
  private let targets: [(format: Format, file: String?)]

  init(_ arguments: ParsedArguments, _ environment: CommandEnvironment) throws(UsageError) {
    files = OutputFiles(environment: environment, root: arguments.value("root"))
    showsColor = environment.showsColor
    writesInPlace = arguments.has("write")
    var targets: [(format: Format, file: String?)] = []
    for text in arguments.values("format") { targets.append(try RepairOutput.target(text)) }
    if targets.isEmpty { targets.append(try RepairOutput.target(RepairFormat.console.rawValue)) }
    if let file = arguments.value("patch") { targets.append(try RepairOutput.target("patch=\(file)")) }
    self.targets = targets
  }

  /// Returns a format and its output file; the parser has validated both.
  private static func target(_ text: String) throws(UsageError) -> (format: Format, file: String?) {
    let parts = text.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard let format = all.first(where: { $0.name == parts[0] }) else {
      let names = all.map(\.name)
      throw .badValue(option: "format", value: parts[0], allowed: names, suggestion: nearestName(parts[0], names))
    }
    return (format, parts.count == 2 ? parts[1] : nil)
  }

  /// Prepares the output files and removes those of an earlier run.
  func prepare(inputs: [String]) throws(AuditFailure) {
    let outputs = targets.compactMap { target in
      target.file.map { OutputFiles.Output(path: $0, format: target.format.name) }
    }
    try files.prepare(outputs, inputs: inputs)
  }

  /// Writes the requested output, the edited token files last.
  func write(_ repair: PaletteRepairResult) throws -> CommandResult {
    var result = CommandResult(repair.report.isSettled ? .passed : .failed)
    var texts: [(text: String, path: String)] = []
    for (format, file) in targets {
      let usesColor = file == nil && showsColor
      let text = format.writer?.text(of: repair.report, usesColor: usesColor) ?? patchText(repair.files)
      if let file {
        texts.append((text, file))
      } else {
        if format.writer == nil, let runner = runnerReadingCommand(inPatch: text) {
          throw UsageError.commandInPatch(runner: runner)
        }
        result.output += text
      }
    }
    result.reports = try files.write(texts)
    do throws(AuditFailure) {
      result.status = try (writesInPlace ? edited(repair) : hint(repair)).madeVisibleKeepingLines
    } catch {
      // Reports about edits that failed would be wrong.
      files.takeBack(result.reports)
      throw error
    }
    return result
  }

  /// Edits the token files and returns a message that names them.
  private func edited(_ repair: PaletteRepairResult) throws(AuditFailure) -> String {
    switch repair.report.outcome {
    case .unneeded: return "\nNothing written: no changes are needed.\n"
    case .impossible:
      return "\nNothing written: no colors make every pairing pass. The patch contains the best compromise.\n"
    case .repaired: break
    }
    guard repair.report.remaining.isEmpty else {
      return "\nNothing written: some pairings would still fail after the changes.\n"
    }
    guard !repair.files.isEmpty else { return "\nNothing written: no file can be edited.\n" }
    try InputEdits(output: files).write(repair.files)
    return "\n" + repair.files.map { "Wrote \($0.shown)\n" }.joined()
  }

  /// Returns a hint about applying the changes, if the files weren't edited.
  private func hint(_ repair: PaletteRepairResult) -> String {
    guard !repair.files.isEmpty, !targets.contains(where: { $0.format.writer == nil }) else { return "" }
    let write = repair.report.outcome == .repaired ? ", or --write to edit the files" : ""
    return "\nNothing written. Use --format patch > fix.patch to get a patch for git apply\(write).\n"
  }
}
