import AuditSession
import DesignTokens
import PageModel
import SourceText

/// `palpable tokens`: every token with its values, as configurations and reports spell it.
struct ListTokens: Command {
  static let name = "tokens"
  let summary = "List the tokens with their values, aliases, and locations."
  let operands = "[PATH...]"
  let filter = Option(
    "filter", values: "PATTERN", "list only tokens whose path matches a pattern or contains a text; repeatable")
  let mode = Option("mode", value: "M", "list only the values of this mode")
  let format = Option(
    "format", value: "F", "output format",
    [
      (.init("console", "aligned lines with locations"), Format.console),
      (.init("json", "for other programs"), .json), (.init("csv", "a row for each token and mode"), .csv),
    ], default: .console)
  let root = Option.root
  let discussion = """
    PATH is any path that palpable audit accepts: a folder, a palpable.json, or token files (default: the working
    directory). Token paths are spelled as palpable.json needs them. Modes that show the same value are one line. After a
    value come the tokens that it is an alias of, then the location of the value. The exit code is 0 if the tokens could be
    read, also if some of their values can't be determined, else 2.
    """

  enum Format { case console, json, csv }

  func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    let paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    var request = AuditRequest(paths: paths, root: environment.workingDirectory)
    request.boundary = arguments[root]
    request.mode = arguments[mode]
    let listing = try AuditSession(request).tokens()
    let shown = try TokenFilter(option: filter.name, patterns: arguments[filter]).tokens(of: listing.tokens)
    let rows = TokenRows(listing, shown)
    var result = CommandResult(.passed)
    switch arguments[format] {
    case .console: result.output = rows.console(environment.style)
    case .csv: result.output = rows.csv
    case .json: result.output = rows.json
    }
    result.status = noticeLines(listing.notices)
    return result
  }
}

/// Returns input notices, a line each with its location; after ten, only their number.
func noticeLines(_ notices: [InputNotice]) -> String {
  let shown = notices.prefix(10).map { notice in
    let place = notice.location.map { "\($0.path):\($0.line):\($0.column): " } ?? ""
    return "\(place)note: \(notice.message)".madeVisible + "\n"
  }
  let more = notices.count - shown.count
  let rest = more > 0 ? "and \(more) more input notice\(more == 1 ? "" : "s")\n" : ""
  return shown.joined() + rest
}
