import TestSupport
import Testing

@testable import AuditCommand

/// Manual pages have what the descriptions of commands have.
@Suite struct ManualPageTests {
  private static let requests = [".TH ", ".SH ", ".TP", ".PP", ".EX", ".EE"]

  @Test(arguments: Palpable.commands.map(\.name))
  func thePageOfACommandNamesEveryOption(_ name: String) throws {
    let command = try Palpable.command(name)
    let page = palpable("help", name, "--man", in: try TemporaryFolder()).output
    #expect(page.hasPrefix(".TH \"PALPABLE\\-\(name.uppercased())\" 1 "))
    for option in command.allOptions {
      let dashed = "--\(option.name)".split(separator: "-", omittingEmptySubsequences: false).joined(separator: "\\-")
      #expect(page.contains("\n.TP\n\\fB\(dashed)\\fR"), "\(option.name)")
    }
    check(page)
  }

  @Test func thePageOfTheProgramNamesEveryCommand() throws {
    let page = palpable("help", "--man", in: try TemporaryFolder()).output
    for command in Palpable.commands {
      #expect(page.contains("\n.TP\n\\fB\(command.name)\\fR"), "\(command.name)")
      #expect(page.contains("\\fBpalpable\\-\(command.name)\\fR(1)"), "\(command.name)")
    }
    #expect(page.contains("\n.TP\n\\fB2\\fR\nthe audit couldn't run\n"))
    check(page)
  }

  /// No text is read as a request or an escape of troff.
  private func check(_ page: String) {
    for line in page.split(separator: "\n") {
      if line.first == "." || line.first == "'" {
        #expect(Self.requests.contains { line.hasPrefix($0) }, "\(line)")
      }
      for part in line.split(separator: "\\", omittingEmptySubsequences: false).dropFirst() {
        #expect(["fB", "fI", "fR", "-", "e", "&", "(dq"].contains { part.hasPrefix($0) }, "\(line)")
      }
    }
  }
}
