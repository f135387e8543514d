import Audit
import SourceText
import TestSupport
import Testing

/// What others read from `report.json`: its keys, and the fingerprints by which baselines and services recognize findings.
///
/// The files beside this one list both for the palettes of the repository: the keys of schema version 2, and the fingerprints as version
/// 0.1 wrote them.
@Suite struct ReportContractTests {
  @Test(arguments: ["elevate", "peptide-fox"]) func keysAndFingerprintsStay(_ palette: String) throws {
    let lines = try packageText("Tests/AuditCommandTests/Contracts/\(palette).txt").split(separator: "\n").map(
      String.init)
    let second = try #require(lines.firstIndex(of: "# fingerprints"))
    let (oldKeys, oldFingerprints) = (lines[1..<second], lines[(second + 1)...])
    #expect(oldKeys.count > 200 && oldFingerprints.count > 130)

    let path = "Reports/\(palette)/report.json"
    let report = try readJSON(SourceFile(path: path, bytes: Array(packageText(path).utf8)))
    let keys = Set(keys(of: report))
    let fingerprints = Set(try AuditSnapshot(name: palette, reading: report).findings.map(\.fingerprint))
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
