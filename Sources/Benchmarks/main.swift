import Foundation

// Benchmarks: `swift run -c release palpable-bench [--json FILE] [--command PATH-OF-palpable] [--only contrast|count|repair|parse|simulate|targets]`.
// Figures are medians of repeats after a warm-up; compare the ratios of one run, never figures across machines.

var arguments = CommandLine.arguments.dropFirst()
var jsonFile: String?
var command: String?
var only: String?
while let argument = arguments.popFirst() {
  switch argument {
  case "--json": jsonFile = arguments.popFirst()
  case "--command": command = arguments.popFirst()
  case "--only": only = arguments.popFirst()
  default:
    log("palpable-bench [--json FILE] [--command PATH] [--only WORK]")
    exit(2)
  }
}

var harness = Harness()
ColorWorks.run(&harness, only: only)
if only == nil || only == "targets" { TargetWorks.run(&harness) }
if let command { AuditWorks.run(command, &harness) }
let json = harness.json()
if let jsonFile {
  do { try Data((json + "\n").utf8).write(to: URL(fileURLWithPath: jsonFile)) } catch {
    log("\(jsonFile): \(error)")
    exit(2)
  }
} else {
  print(json)
}

/// A line of progress on standard error.
func log(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
