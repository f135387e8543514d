import SourceText
import TestSupport
import Testing

/// What others read from `report.json`: its keys, and the fingerprints by which baselines and services recognize findings.
///
/// The files beside this one list both as version 0.1 wrote them for the palettes of the repository.
@Suite struct ReportContractTests {
  @Test(arguments: ["elevate", "peptide-fox"]) func keysAndFingerprintsAreThoseOf01(_ palette: String) throws {
    let lines = try packageText("Tests/AuditCommandTests/Contracts/\(palette).txt").split(separator: "\n").map(
      String.init)
    let second = try #require(lines.firstIndex(of: "# fingerprints"))
    let (oldKeys, oldFingerprints) = (lines[1..<second], lines[(second + 1)...])
    #expect(oldKeys.count > 300 && oldFingerprints.count > 130)

    let path = "Reports/\(palette)/report.json"
    let report = try readJSON(SourceFile(path: path, bytes: Array(packageText(path).utf8)))
    let keys = Set(keys(of: report))
    let fingerprints = Set(report["findings"]?.elements?.compactMap { $0["fingerprint"]?.string } ?? [])
    #expect(oldKeys.filter { !keys.contains($0) } == [])
    #expect(oldFingerprints.filter { !fingerprints.contains($0) } == [])
  }

  private func keys(of node: JSONNode, below path: String = "") -> [String] {
    let members = (node.members ?? []).flatMap { member in
      [path + "." + member.name] + keys(of: member.value, below: path + "." + member.name)
    }
    return members + (node.elements ?? []).flatMap { keys(of: $0, below: path + "[]") }
  }
}
