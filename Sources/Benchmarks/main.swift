import Foundation

// Benchmarks: `swift run -c release palpable-bench [--json FILE] [--command PATH-OF-palpable] [--only WORK] [--quick] [--peers] [--draw FILE]`.
// WORK is one of contrast, count, nearest, parse, simulate, targets, palette, audit, views, and repair. `repair` is the public benchmark of joint repair:
// it runs only on request, prints tables, is smaller with `--quick`, and tells what happens to each system with `--notes`.
// `--peers` also times the same works by the Python libraries that are installed, and prints ratios (`.ci/peers.py` names them).
// `--draw FILE` draws the growth of the audit command as SVG; it needs `--command`.
// `--write-views DIR` writes the view code of 100,000 lines that `lint` is measured on, and ends.
// `--write-systems DIR` writes the random systems of `repair`, each to a folder with its number, and ends.
// Figures are medians of repeats after a warm-up; compare the ratios of one run, never figures across machines.

var arguments = CommandLine.arguments.dropFirst()
var jsonFile: String?
var chartFile: String?
var command: String?
var only: String?
var isQuick = false
var showsNotes = false
var comparesPeers = false
while let argument = arguments.popFirst() {
  switch argument {
  case "--json": jsonFile = arguments.popFirst()
  case "--draw": chartFile = arguments.popFirst()
  case "--command": command = arguments.popFirst()
  case "--only": only = arguments.popFirst()
  case "--quick": isQuick = true
  case "--notes": showsNotes = true
  case "--peers": comparesPeers = true
  case "--write-views":
    do { try ViewBenchmarks.write(lines: 100_000, to: URL(fileURLWithPath: arguments.popFirst() ?? "views")) } catch {
      log("\(error)")
      exit(2)
    }
    exit(0)
  case "--write-systems":
    let folder = URL(fileURLWithPath: arguments.popFirst() ?? "systems")
    do { try RandomSystemBenchmarks.write(count: RandomSystemBenchmarks.count, to: folder) } catch {
      log("\(error)")
      exit(2)
    }
    exit(0)
  default:
    log("palpable-bench [--json FILE] [--command PATH] [--only WORK] [--quick] [--notes] [--peers] [--draw FILE]")
    exit(2)
  }
}

if only == "repair" {
  RepairBenchmarks.run(isQuick: isQuick, showsNotes: showsNotes)
  exit(0)
}

var harness = Harness()
ColorBenchmarks.run(&harness, only: only)
if only == nil || only == "targets" { TargetBenchmarks.run(&harness) }
if only == nil || only == "palette" {
  var slow = Harness(leastSeconds: 0, repeats: 3)
  PaletteBenchmarks.run(&slow)
  harness.add(slow)
}
if let command, only == nil || only == "audit" { AuditBenchmarks.run(command, &harness) }
if let command, only == nil || only == "views" { ViewBenchmarks.run(command, &harness) }
if comparesPeers { PeerBenchmarks.run(beside: harness.measurements) }
if let chartFile {
  let chart = GrowthChart(harness.measurements).svg
  do { try Data(chart.utf8).write(to: URL(fileURLWithPath: chartFile)) } catch { log("\(chartFile): \(error)") }
}
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
