import Audit
import AuditSession
import ReportWriters
import SourceText

/// `palpable fleet`: audits many design systems, or one of several parts of them.
struct AuditFleet: Command {
  static let name = "fleet"
  let summary = "Audit many design systems, or a shard of them, and write a report for each."
  let operands = "[DIR...]"
  let output = Option("output", value: "DIR", "folder that gets a folder with the reports of each system")
  let shard = Option("shard", value: "I/N", "audit only part I of N, counted from 1")
  let omitsPages = Option("no-pages", "write only report.json")
  let gate = GateOptions()
  let date = Option("date", value: "YYYY-MM-DD", "report date, also used for waiver expiration")
  let discussion = """
    Each palpable.json at or below DIR (default: the working directory) is a design system. Its reports have the path of
    its folder below the output folder. A system that can't be audited is named and gets no report, and the others are
    still audited; the exit code is then 2. It is 1 if a system fails the gate.
    With --shard, each of N machines audits its part of the systems, whose order is that of their paths. Put the output of all
    shards into one folder, and run palpable merge on it.
    """

  func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    guard let folder = arguments[output] else { throw UsageError.missingOption("output DIR", neededBy: name) }
    let part = try arguments[shard].map { try Shard($0, option: shard.name) } ?? Shard.whole
    let paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    var request = AuditRequest(paths: paths, root: environment.workingDirectory)
    request.date = arguments[date]
    // A bad date is one problem, and not one for each system.
    _ = try AuditSession(request).reportDay()
    let (all, faults) = try AuditSession(request).fleetConfigurations()
    let systems = part.part(of: all)
    var manifest = FleetManifest(shard: part.number, of: part.count, systems: all.count)
    let manifestPath = "\(folder)/\(manifest.fileName)"
    let output = OutputFiles(environment: environment)
    try output.prepare([.init(path: manifestPath) { $0.starts(with: FleetManifest.start) }], inputs: [])
    var result = CommandResult(.passed)
    var counts = (passed: 0, failed: 0, impossible: 0)
    for (position, system) in systems.enumerated() {
      environment.progress?.show("\(position + 1) of \(systems.count): \(system.relative.madeVisible)")
      let one = Palpable.result { try audit(system, to: folder, arguments, environment) }
      switch one.exitCode {
      case .passed: counts.passed += 1
      case .failed: counts.failed += 1
      case .impossible:
        counts.impossible += 1
        result.status += one.status
      }
      if one.exitCode == .impossible {
        manifest.failed.append(system.folder)
      } else {
        manifest.audited.append(system.folder)
      }
    }
    // An entry that can't be followed may hold systems; every shard says so.
    for fault in faults { result.status += Palpable.result { throw AuditFailure([.file(fault)]) }.status }
    counts.impossible += faults.count
    try output.write([.init(manifest.text, path: manifestPath)])
    environment.progress?.end()
    if counts.failed > 0 { result.exitCode = .failed }
    if counts.impossible > 0 { result.exitCode = .impossible }
    result.output = AuditFleet.sentence(counts, of: all.count, part)
    if counts.passed + counts.failed > 0 { result.status += "\nReports: \(folder)\n".madeVisibleKeepingLines }
    return result
  }

  private func audit(
    _ system: FleetFile, to folder: String, _ arguments: ParsedArguments, _ environment: CommandEnvironment
  ) throws -> CommandResult {
    var request = AuditRequest(paths: [system.path], root: environment.workingDirectory)
    gate.set(&request, arguments)
    request.date = arguments[date]
    let session = AuditSession(request)
    if system.isNamedAsDay { throw AuditFailure([.file(.namedAsDay(system.relative))]) }
    let files = ReportRun.files.filter { !arguments[omitsPages] || $0.writer is JSONWriter }.map {
      (writer: $0.writer, path: "\(folder)\(system.folder.isEmpty ? "" : "/\(system.folder)")/\($0.name)")
    }
    let output = OutputFiles(environment: environment)
    try output.prepare(files.map { .init(path: $0.path, report: $0.writer) }, inputs: [system.path])
    var report = try session.report(recording: output.record)
    session.complete(&report, isForPage: !arguments[omitsPages])
    var result = CommandResult(report.decision == .passed ? .passed : .failed)
    result.reports = try output.write(files.map { .init(report, as: $0.writer, path: $0.path) })
    return result
  }

  private static func sentence(
    _ counts: (passed: Int, failed: Int, impossible: Int), of all: Int, _ part: Shard
  ) -> String {
    let audited = counts.passed + counts.failed
    let systems = "\(audited) design system\(audited == 1 ? "" : "s")"
    let shard = part.count == 1 ? "" : " of \(all), shard \(part.number) of \(part.count)"
    let rest = counts.impossible == 0 ? "" : "; \(counts.impossible) couldn't be audited"
    return "\(systems)\(shard): \(counts.passed) passed, \(counts.failed) failed\(rest)\n"
  }
}

/// A part of many design systems.
private struct Shard {
  /// The position, 1 to `count`.
  let number: Int
  /// The number of parts.
  let count: Int

  static let whole = Shard(number: 1, count: 1)
  /// The largest number of parts.
  private static let limit = 100_000

  private init(number: Int, count: Int) { (self.number, self.count) = (number, count) }

  /// Parses `3/16`.
  init(_ text: String, option: String) throws(UsageError) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isDigits = parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { (48...57).contains($0) } }
    guard parts.count == 2, isDigits, let number = Int(String(Substring(parts[0]))),
      let count = Int(String(Substring(parts[1]))), (1...Shard.limit).contains(count), (1...count).contains(number)
    else {
      throw .unfitValue(option: option, value: text, expected: "use I/N with I from 1 to N, such as 3/16")
    }
    (self.number, self.count) = (number, count)
  }

  /// Returns every `count`-th element, so that parts differ by one element at most.
  func part<Element>(of all: [Element]) -> [Element] {
    stride(from: number - 1, to: all.count, by: count).map { all[$0] }
  }
}
