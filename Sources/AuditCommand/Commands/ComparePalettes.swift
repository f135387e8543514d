import Audit
import AuditSession
import ReportWriters
import SourceText

/// `palpable compare`: the effects of a change to the design system, and the best of several proposals.
enum ComparePalettes: Command {
  static let name = "compare"
  static let summary = "Compare proposals with the current design system and rank them."
  static let operands = "OLD NEW [NEW...]"
  static let options = [
    OptionDescription(
      "format", value: "F[=FILE]", "report to print, or to write to FILE; repeatable",
      kind: .wordsWithFile(ProposalFormat.allCases.map { .init($0.rawValue, $0.summary) }), isRepeatable: true),
    AuditFiles.profileOption, AuditFiles.strictOption, AuditFiles.failOnOption,
  ]
  static let discussion = """
    OLD and NEW are each a path that palpable audit accepts, or a report.json that it wrote. Compares gate failures,
    ignoring waivers and baselines. Proposals are ranked by the number of findings that fail the gate, then by the
    smallest margin, then by the size of the color changes. The exit code is 1 if a proposal has a gate failure that is new
    or worse, else 0.
    """

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    guard arguments.operands.count >= 2 else {
      throw UsageError.missingOperand("the current design system and at least one proposal", command: name)
    }
    let formats = try arguments.values("format").map(format)
    let output = OutputFiles(environment: environment)
    let outputs = formats.compactMap { format, file in
      file.map { OutputFiles.Output(path: $0, format: format.rawValue) }
    }
    try output.prepare(outputs, inputs: arguments.operands)
    let audits = try arguments.operands.map { path in
      var request = AuditRequest(paths: [path], root: environment.workingDirectory)
      try AuditFiles.setGate(of: &request, arguments)
      return try AuditSession(request).pastAudit(recording: output.record)
    }
    let proposals = Proposals(Array(audits.dropFirst()), for: audits[0])
    var result = CommandResult(proposals.isWorse ? .failed : .passed)
    var texts: [(text: String, path: String)] = []
    for (format, file) in formats.isEmpty ? [(ProposalFormat.console, nil)] : formats {
      if let file {
        texts.append((format.text(of: proposals), file))
      } else {
        result.output += format.text(of: proposals, usesColor: environment.showsColor)
      }
    }
    result.reports = try output.write(texts)
    return result
  }

  /// Returns a format and its output file, nil for standard output; the parser has validated both.
  private static func format(_ text: String) throws(UsageError) -> (ProposalFormat, String?) {
    let parts = text.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard let format = ProposalFormat(rawValue: parts[0]) else {
      let names = ProposalFormat.allCases.map(\.rawValue)
      throw .badValue(option: "format", value: parts[0], allowed: names, suggestion: nearestName(parts[0], names))
    }
    return (format, parts.count == 2 ? parts[1] : nil)
  }
}
