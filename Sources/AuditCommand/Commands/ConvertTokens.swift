import AuditSession
import SourceText
import TokenFormats

/// `palpable convert`: the tokens of a design system in another format.
enum ConvertTokens: Command {
  static let name = "convert"
  static let summary = "Writes the tokens of a design system in another format."
  static let operands = "IN [IN...] OUT"
  static let options = [
    OptionDescription(
      "to", value: "FORMAT", "the format, where the ending of OUT does not tell it",
      kind: .words(TokenWriters.all.map { .init($0.format.id, $0.format.title) })),
    OptionDescription("mode", value: "M", "write this mode only"),
    OptionDescription("force", "replace what is there already"),
    OptionDescription("strict", "write nothing, and exit with 1, where the format cannot hold everything"),
    AuditFiles.rootOption,
    .textOrJSON,
  ]
  static let discussion = """
    IN is what palpable audit takes: a folder, a palpable.json, or token files. OUT ends in .json, .css, .swift or .xcassets,
    or is a folder that --to names the format for. Several modes in DTCG are a resolver document, OUT, with a token document
    for each mode beside it. What is written is read back and compared; what the format cannot hold is counted and named,
    never dropped without a word.

    Exit codes: 0 the tokens are written, 1 with --strict the format cannot hold everything and nothing is written,
    2 nothing could be read or written.
    """

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    guard arguments.operands.count >= 2, let out = arguments.operands.last, !out.utf8.isEmpty else {
      throw UsageError.missingOperand("what to read and where to write", command: name)
    }
    let isJSON = try arguments.choice("format", from: [("text", false), ("json", true)]) ?? false
    let target = try ConversionTarget(out, format: arguments.value("to"), in: environment)
    var request = AuditRequest(paths: Array(arguments.operands.dropLast()), root: environment.workingDirectory)
    if request.paths.contains(where: \.utf8.isEmpty) {
      throw UsageError.missingOperand("a path that is not empty", command: name)
    }
    request.boundary = arguments.value("root")
    request.mode = arguments.value("mode")
    let output = OutputFiles(environment: environment, root: arguments.value("root"))
    let made = try AuditSession(request).conversion(
      with: target.writer, named: target.name, recording: output.record)

    let isRefused = arguments.has("strict") && made.conversion.isLossy
    var result = CommandResult(isRefused ? .failed : .passed)
    if !isRefused {
      if !arguments.has("force") { try target.refuseExisting(made.conversion, environment) }
      result.reports = try target.write(made.conversion, output, replaces: arguments.has("force"))
    }
    let summary = ConversionSummary(made, target, isWritten: !isRefused)
    result.output = isJSON ? summary.json : summary.text
    result.status = summary.status
    if !isRefused { result.status += target.remains(made.conversion, environment) }
    return result
  }
}
