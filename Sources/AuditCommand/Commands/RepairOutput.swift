import Audit
import AuditSession
import ReportWriters

/// The output of a fix: printed text, report files, the patch, and the edited token files.
struct RepairOutput {
  let files: OutputFiles
  private let environment: CommandEnvironment
  private let writesInPlace: Bool
  /// Each requested report, or the patch if it is nil, with its file; nil for standard output.
  private let targets: [(format: (any ReportWriter)?, file: String?)]

  init(_ command: FixPalette, _ arguments: ParsedArguments, _ environment: CommandEnvironment) {
    files = OutputFiles(environment: environment, root: arguments[command.root])
    self.environment = environment
    writesInPlace = arguments[command.writesInPlace]
    let asked = arguments[command.format]
    targets =
      (asked.isEmpty ? [(ConsoleWriter(), nil)] : asked)
      + [arguments[command.patch]].compactMap { file in file.map { (nil, $0) } }
  }

  /// Prepares the output files and removes those of an earlier run.
  func prepare(inputs: [String]) throws(AuditFailure) {
    let outputs = targets.compactMap { target in
      target.file.map { file in
        target.format.map { .init(path: file, report: $0) } ?? OutputFiles.Output(path: file, isOwn: isPatch)
      }
    }
    try files.prepare(outputs, inputs: inputs)
  }

  /// Writes the requested output, the edited token files last.
  func write(_ repair: PaletteRepairResult) throws -> CommandResult {
    var result = CommandResult(repair.report.isSettled && !repair.report.isPartial ? .passed : .failed)
    var contents: [OutputFiles.Contents] = []
    for (format, file) in targets {
      switch (format, file) {
      case (let format?, let file?): contents.append(.init(repair.report, as: format, path: file))
      case (nil, let file?):
        contents.append(.init(repair.files.patch(header: repair.report.patchHeader), path: file))
      case (let format?, nil): result.output += format.printed(in: environment).text(of: repair.report)
      case (nil, nil):
        let patch = repair.files.patch(header: repair.report.patchHeader)
        if let runner = runnerReadingCommand(inPatch: patch) { throw UsageError.commandInPatch(runner: runner) }
        result.output += patch
      }
    }
    result.reports = try files.write(contents)
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
    case .blocked, .unwritable, .unfinished:
      return "\nNothing written: some pairings would still fail. The patch contains the best compromise.\n"
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
    guard !repair.files.isEmpty, !targets.contains(where: { $0.format == nil }) else { return "" }
    let write = repair.report.outcome == .repaired ? ", or --write to edit the files" : ""
    return "\nNothing written. Use --format patch > fix.patch to get a patch for git apply\(write).\n"
  }
}
