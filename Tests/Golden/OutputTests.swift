import Foundation
import TestSupport
import Testing

@testable import ReportWriters

/// Every output has its committed checksum, so a commit shows which outputs it changes.
///
/// `.ci/outputs` shows the differences, and with `--update` it writes the checksums. Without long tests, checks four groups.
@Suite struct OutputTests {
  static let committed = Result {
    try packageText("Tests/Golden/outputs.sha256").split(separator: "\n").map(String.init)
  }

  @Test(arguments: LongTests.some(OutputGroup.all, 4)) func areAsCommitted(_ group: OutputGroup) throws {
    let outputs = try group.outputs()
    try export(outputs)
    let lines = outputs.map { checksumLine($0.name, $0.bytes) }
    let expected = try Self.committed.get().filter { $0.dropFirst(66).hasPrefix(group.name + "/") }
    for line in lines where !expected.contains(line) {
      Issue.record(
        "\(line.dropFirst(66)) differs from outputs.sha256; to accept all outputs, run: .ci/outputs --update")
    }
    #expect(lines.count == expected.count)
  }

  @Test func everyLineIsOfAGroup() throws {
    let names = OutputGroup.all.map(\.name) + ["page/parts"]
    let groups = try Self.committed.get().map {
      $0.dropFirst(66).split(separator: "/").prefix(2).joined(separator: "/")
    }
    let (missing, unknown) = (Set(names).subtracting(groups), Set(groups).subtracting(names))
    #expect(missing.isEmpty && unknown.isEmpty, "outputs.sha256 isn't complete; run: .ci/outputs --update")
    #expect(Set(names).count == names.count)
  }

  /// The stylesheet and the script, which are the same in every page, have lines of their own.
  @Test func stylesheetAndScriptAreAsCommitted() throws {
    let outputs = [
      ("page/parts/stylesheet", Array(HTMLStylesheet.text.utf8)), ("page/parts/script", HTMLScript.source),
    ]
    try export(outputs)
    let committed = try Self.committed.get()
    for (name, bytes) in outputs {
      #expect(committed.contains(checksumLine(name, bytes)), "\(name) differs; see: .ci/outputs")
    }
  }

  /// Writes the outputs to the folder that `PALPABLE_OUTPUTS` names, where `.ci/outputs` compares them.
  private func export(_ outputs: [(name: String, bytes: [UInt8])]) throws {
    guard let folder = ProcessInfo.processInfo.environment["PALPABLE_OUTPUTS"], !folder.isEmpty else { return }
    for (name, bytes) in outputs {
      let url = URL(fileURLWithPath: "\(folder)/\(name)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
    }
  }
}
