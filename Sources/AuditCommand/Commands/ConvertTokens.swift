import AuditSession
import SourceText
import TokenFormats

/// `palpable convert`: a design system's tokens in another format.
struct ConvertTokens: Command {
  static let name = "convert"
  let summary = "Convert design tokens to another format."
  let operands = "IN [IN...] OUT"
  let format = Option(
    "to", value: "FORMAT", "output format (default: from the extension of OUT)",
    TokenWriters.all.map { (.init($0.format.id, $0.format.title), $0) })
  let mode = Option("mode", value: "M", "write only this mode")
  let typeName = Option("name", value: "TYPE", "name of the type in source code (default: from the name of OUT)")
  let replaces = Option("force", "overwrite existing files")
  let isStrict = Option("strict", "exit with 1 and write nothing if the format can't represent every token")
  let root = Option.root
  let isJSON = Option.textOrJSON
  let discussion = """
    IN is any path that palpable audit accepts: a folder, a palpable.json, or token files. OUT ends in .json, .css, .scss,
    .swift, .xml, .kt, .dart, or .xcassets, or is a folder with the format in --to. If formats share an extension, the
    first in the list is written unless --to names another. Several modes in DTCG become a resolver document, OUT, with a token
    document per mode next to it. The output is read back and compared. Tokens that the format can't represent are counted
    and listed, never dropped silently.

    Exit codes: 0 = tokens written, 1 = nothing written because of --strict and tokens that the format can't represent,
    2 = reading or writing failed.
    """

  func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    guard arguments.operands.count >= 2, let out = arguments.operands.last else {
      throw UsageError.missingOperand("an input and an output", command: name)
    }
    let target = try ConversionTarget(out, format: arguments[format], of: self, in: environment)
    if let type = arguments[typeName], !(target.writer is any TypedTokenWriter.Type) {
      throw UsageError.unfitValue(
        option: typeName.name, value: type, expected: "\(target.writer.format.title) has no type; leave it out")
    }
    var request = AuditRequest(paths: Array(arguments.operands.dropLast()), root: environment.workingDirectory)
    request.boundary = arguments[root]
    request.mode = arguments[mode]
    let output = OutputFiles(environment: environment, root: arguments[root])
    let made = try AuditSession(request).conversion(
      with: target.writer, named: target.name, typeName: arguments[typeName], recording: output.record)

    let isRefused = arguments[isStrict] && made.conversion.isLossy
    var result = CommandResult(isRefused ? .failed : .passed)
    if !isRefused {
      if !arguments[replaces] { try target.refuseExisting(made.conversion, environment) }
      result.reports = try target.write(made.conversion, output, replaces: arguments[replaces])
    }
    let summary = ConversionSummary(made, target, isWritten: !isRefused)
    result.output = arguments[isJSON] ? summary.json : summary.text
    result.status = summary.status
    if !isRefused { result.status += target.remains(made.conversion, environment) }
    return result
  }
}
