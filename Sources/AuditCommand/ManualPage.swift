import Audit
import SourceText

// The output of `help --man`, from the descriptions of commands: troff with the man macros.

extension CommandLineDescription {
  /// Returns the manual page of one command, or that of the program with its commands.
  func manualPage(of command: (any Command)?) -> String {
    var page = ManualPage(
      title: command.map { "\(program)-\($0.name)" } ?? program, summary: command?.summary ?? summary)
    guard let command else {
      page.section("SYNOPSIS", "\\fB\(ManualPage.escaped(program))\\fR \\fICOMMAND\\fR [\\fIOPTIONS\\fR]")
      page.section(
        "COMMANDS", commands.map { ("\\fB\(ManualPage.escaped("\($0.name)"))\\fR\($0.manualOperands)", $0.summary) })
      page.section("OPTIONS", options.map(\.manualRow))
      page.section("EXIT STATUS", Palpable.exitCodes.map { ("\\fB\($0.code)\\fR", $0.meaning) })
      page.section(
        "SEE ALSO",
        commands.map { "\\fB\(ManualPage.escaped("\(program)-\($0.name)"))\\fR(1)" }.joined(separator: ",\n"))
      return page.text
    }
    let options = command.options.isEmpty ? "" : " [\\fIOPTIONS\\fR]"
    page.section(
      "SYNOPSIS", "\\fB\(ManualPage.escaped("\(program) \(command.name)"))\\fR\(command.manualOperands)\(options)")
    page.section("OPTIONS", command.allOptions.map(\.manualRow))
    page.discussion(command.discussion)
    page.section("SEE ALSO", "\\fB\(ManualPage.escaped(program))\\fR(1)")
    return page.text
  }
}

/// A manual page that is being written.
private struct ManualPage {
  private(set) var text: String

  init(title: String, summary: String) {
    let tool = AuditReport.Tool.palpable
    let heading = ManualPage.escaped(title.uppercased())
    text = ".TH \"\(heading)\" 1 \"\" \"\(tool.name) \(tool.version)\" \"Palpable manual\"\n"
    section("NAME", "\(ManualPage.escaped(title)) \\- \(ManualPage.line(summary.removingFinalPeriod))")
  }

  /// Adds a section with a paragraph that is troff already.
  mutating func section(_ title: String, _ body: String) { text += ".SH \(title)\n\(body)\n" }

  /// Adds a section with rows: a term that is troff already, and its description.
  mutating func section(_ title: String, _ rows: [(term: String, description: String)]) {
    guard !rows.isEmpty else { return }
    text += ".SH \(title)\n"
    for row in rows { text += ".TP\n\(row.term)\n\(ManualPage.line(row.description))\n" }
  }

  /// Adds a description: paragraphs, and lines that start with a space as they are.
  mutating func discussion(_ discussion: String) {
    guard !discussion.isEmpty else { return }
    text += ".SH DESCRIPTION\n"
    var isExample = false
    for line in discussion.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.first == " ", !isExample { text += ".EX\n" }
      if line.first != " ", isExample { text += ".EE\n" }
      isExample = line.first == " "
      text += line.isEmpty ? ".PP\n" : ManualPage.line(String(line)) + "\n"
    }
    if isExample { text += ".EE\n" }
  }

  /// A line of prose: its scalars escaped, and no request at its start.
  static func line(_ text: String) -> String {
    let escaped = escaped(text)
    return escaped.first == "." || escaped.first == "'" ? "\\&" + escaped : escaped
  }

  /// Hyphens as they are typed, backslashes, and quotation marks.
  static func escaped(_ text: String) -> String { text.madeVisible.escaping(["\\": "\\e", "-": "\\-", "\"": "\\(dq"]) }
}

extension Command {
  fileprivate var manualOperands: String { operands.isEmpty ? "" : " \\fI\(ManualPage.escaped(operands))\\fR" }
}

extension OptionDescription {
  fileprivate var manualRow: (term: String, description: String) {
    (
      "\\fB\(ManualPage.escaped("--\(name)"))\\fR\(value.map { " \\fI\(ManualPage.escaped($0))\\fR" } ?? "")",
      fullSummary
    )
  }
}

extension String {
  fileprivate var removingFinalPeriod: String { last == "." ? String(dropLast()) : self }
}
