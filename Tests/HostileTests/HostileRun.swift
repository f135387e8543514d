import AuditCommand
import AuditTestSupport
import Foundation
import SourceText
import TestSupport
import Testing

/// One run of `palpable audit` over the files of a case.
struct HostileRun {
  let result: CommandResult
  /// The JSON report, when one was written.
  let report: JSONNode?
  /// Everything that was written for people.
  let texts: [String]
  /// The most time of the processor for one case in a debug build, in seconds.
  static let secondsLimit = 2.0

  init(_ files: [String: [UInt8]]) throws {
    let folder = try TemporaryFolder()
    for (name, content) in files {
      try folder.write(content, to: name)
    }
    result = Palpable.run(
      ["audit", "--output", "out", "--date", "2026-11-21"],
      in: CommandEnvironment(workingDirectory: folder.path, showsColor: false))
    report = try (try? folder.bytes(of: "out/report.json")).map {
      try readJSON(SourceFile(path: "report.json", bytes: $0))
    }
    let written = ["out/report.html", "out/report.md"].compactMap { try? folder.bytes(of: $0) }
    texts = [result.output, result.status] + written.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The messages of all notices.
  var notices: [String] { report?["notices"]?.elements?.compactMap { $0["message"]?.string } ?? [] }

  /// The rules whose findings gate.
  var gatingRules: [String] {
    (report?["subjects"]?.elements ?? []).flatMap { $0["findings"]?.elements ?? [] }
      .filter { $0["gates"]?.boolean == true }.compactMap { $0["rule"]?.string }
  }

  /// Checks what came of a case.
  func check(_ hostile: HostileCase) {
    let status = "\(hostile.title): \(result.status.prefix(300))"
    switch hostile.expected {
    case .rejected(let file, let line):
      #expect(result.exitCode == .impossible, "\(status)")
      let place = line.map { "\(file):\($0):" } ?? "\(file):"
      #expect(result.status.utf8.starts(with: place.utf8), "\(status)")
      #expect(report == nil, "\(hostile.title)")
    case .finding(let rule):
      #expect(result.exitCode == .failed, "\(status)")
      #expect(gatingRules.contains(rule), "\(gatingRules) \(status)")
    case .notice(let text):
      #expect(result.exitCode == .passed, "\(status) \(gatingRules)")
      #expect(notices.contains { $0.contains(text) }, "\(hostile.title): \(notices)")
    case .passes:
      #expect(result.exitCode == .passed, "\(status) \(gatingRules)")
    }
  }
}
