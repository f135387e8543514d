import Audit
import AuditSession
import ReportWriters
import SourceText

/// `palpable compare`: the effects of a change to the design system, and the best of several proposals.
struct ComparePalettes: Command {
  static let name = "compare"
  let summary = "Compare proposals with the current design system and rank them."
  let operands = "OLD NEW [NEW...]"
  let format = Option.reports(of: .comparison)
  let gate = GateOptions()
  let discussion = """
    OLD and NEW are each a path that palpable audit accepts, or a report.json that it wrote. Compares gate failures,
    ignoring waivers and baselines. Proposals are ranked by the number of findings that fail the gate, then by the
    smallest margin, then by the size of the color changes. The exit code is 1 if a proposal has a gate failure that is new
    or worse, else 0.
    """

  func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    guard arguments.operands.count >= 2 else {
      throw UsageError.missingOperand("the current design system and at least one proposal", command: name)
    }
    let formats = arguments[format]
    let output = OutputFiles(environment: environment)
    let outputs = formats.compactMap { format, file in file.map { OutputFiles.Output(path: $0, report: format) } }
    try output.prepare(outputs, inputs: arguments.operands)
    let audits = try arguments.operands.map { path in
      var request = AuditRequest(paths: [path], root: environment.workingDirectory)
      gate.set(&request, arguments)
      return try AuditSession(request).pastAudit(recording: output.record)
    }
    let proposals = Proposals(Array(audits.dropFirst()), for: audits[0])
    var result = CommandResult(proposals.isWorse ? .failed : .passed)
    var files: [OutputFiles.Contents] = []
    for (format, file) in formats.isEmpty ? [(ConsoleWriter(), nil)] : formats {
      if let file {
        files.append(.init(proposals, as: format, path: file))
      } else {
        result.output += format.printed(in: environment).text(of: proposals)
      }
    }
    result.reports = try output.write(files)
    return result
  }
}
