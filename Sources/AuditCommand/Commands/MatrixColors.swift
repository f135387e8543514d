import Audit
import AuditSession
import PageModel
import ReportWriters

/// `palpable matrix`: every color on every other, from the command line, standard input, or token files.
struct MatrixColors: Command {
  static let name = "matrix"
  let summary = "Show which colors can be text on which."
  let operands = "[COLOR... | PATH... | -]"
  let passing = Option("passing", "list only combinations that reach the level")
  let level = Option(
    "level", value: "LEVEL", "requirement that combinations are compared with",
    CheckColors.requirements.map {
      (.init($0.word, "\($0.usage) requires \(authoredText($0.ratio)):1 (WCAG \($0.clause))"), $0)
    }, default: CheckColors.requirements[0])
  let filter = Option(
    "filter", values: "PATTERN", "use only tokens whose path matches a pattern or contains a text; repeatable")
  let mode = Option("mode", value: "M", "measure only this mode")
  let format = Option(formats: [
    (.init("console", "a painted table for a terminal"), MatrixFormat.console),
    (.init("html", "a page with a painted table"), .html), (.init("csv", "a row for each combination"), .csv),
    (.init("json", "for other programs"), .json),
  ])
  let root = Option.root
  let discussion = """
    Colors are written as in CSS, in quotes, also several in one text and with names: palpable matrix 'ink #0f172a'
    '#ffffff'. A single - reads a list of colors from standard input. PATH is a list of colors or any path that palpable
    audit accepts (default: the working directory). Colors with the same value are one row. Nothing is declared about the
    use of the colors, so nothing fails: the exit code is 0, or 2 if the colors can't be read.
    """

  enum MatrixFormat { case console, html, csv, json }

  func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    let source = try MatrixSource(
      arguments.operands, root: arguments[root], mode: arguments[mode], command: name, in: environment)
    let output = OutputFiles(environment: environment, root: arguments[root], record: source.record)
    let formats = arguments[format]
    try output.prepare(
      formats.compactMap { $0.file.map { OutputFiles.Output(path: $0) } }, inputs: source.paths)
    let listing = source.listing
    let shown = try TokenFilter(option: filter.name, patterns: arguments[filter])
      .tokens(of: listing.tokens) { $0.type == nil || $0.type == .color }
    let wanted = arguments[level]
    let report = ColorMatrixReport(
      ColorMatrix(shown.map(\.path), of: listing.tokens, modes: listing.modes, shownModes: listing.shownModes),
      title: source.title, required: wanted.ratio, usage: wanted.usage, isPassingOnly: arguments[passing])
    guard !report.matrix.entries.isEmpty else {
      throw UsageError.missingOperand("known colors, and \(source.title) has none", command: name)
    }

    var result = CommandResult(.passed)
    var files: [(text: String, path: String)] = []
    for (format, file) in formats.isEmpty ? [(.console, nil)] : formats {
      let text = MatrixColors.text(of: report, format, file == nil ? environment.style : TerminalStyle(isOn: false))
      if let file { files.append((text, file)) } else { result.output += text }
    }
    result.reports = try output.write(files)
    result.status = source.paths.isEmpty ? "" : noticeLines(listing.notices)
    return result
  }

  private static func text(of report: ColorMatrixReport, _ format: MatrixFormat, _ style: TerminalStyle) -> String {
    switch format {
    case .console: report.console(style)
    case .html: report.html
    case .csv: report.csv
    case .json: report.json.output
    }
  }
}
