import AuditSession
import SourceText
import TokenFormats

/// `palpable convert`: a design system's tokens in another format.
enum ConvertTokens: Command {
  static let name = "convert"
  static let summary = "Convert design tokens to another format."
  static let operands = "IN [IN...] OUT"
  static let options = [
    OptionDescription(
      "to", value: "FORMAT", "output format (default: from the extension of OUT)",
      kind: .words(TokenWriters.all.map { .init($0.format.id, $0.format.title) })),
    OptionDescription("mode", value: "M", "write only this mode"),
    OptionDescription("force", "overwrite existing files"),
    OptionDescription("strict", "exit with 1 and write nothing if the format can't represent every token"),
    AuditFiles.rootOption,
    .textOrJSON,
  ]
  static let discussion = """
    IN is any path that palpable audit accepts: a folder, a palpable.json, or token files. OUT ends in .json, .css, .swift,
    or .xcassets, or is a folder with the format in --to. Several modes in DTCG become a resolver document, OUT, with a
    token document per mode next to it. The output is read back and compared. Tokens that the format can't represent are
    counted and listed, never dropped silently.

    Exit codes: 0 = tokens written, 1 = nothing written because of --strict and tokens that the format can't represent,
    2 = reading or writing failed.
    """

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    guard arguments.operands.count >= 2, let out = arguments.operands.last, !out.utf8.isEmpty else {
      throw UsageError.missingOperand("an input and an output", command: name)
    }
    let isJSON = try arguments.choice("format", from: [("text", false), ("json", true)]) ?? false
    let target = try ConversionTarget(out, format: arguments.value("to"), in: environment)
    var request = AuditRequest(paths: Array(arguments.operands.dropLast()), root: environment.workingDirectory)
    if request.paths.contains(where: \.utf8.isEmpty) {
      throw UsageError.missingOperand("a non-empty path", command: name)
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
