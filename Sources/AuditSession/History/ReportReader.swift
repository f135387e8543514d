import Audit
import SourceText

/// A reader of JSON reports of earlier audits.
struct ReportReader {
  let file: SourceFile

  /// Returns the snapshot; nil if the file isn't a JSON report and may contain tokens.
  func read() throws(ConfigurationError) -> AuditSnapshot? {
    guard let root = try? readJSON(file), ReportReader.isReport(root) else { return nil }
    guard let version = root["schemaVersion"]?.number, version <= Double(AuditSnapshot.schemaVersion) else {
      throw .unexpected(
        expected: "a report with \"schemaVersion\" \(AuditSnapshot.schemaVersion), the newest supported version",
        found: "another version", file.location(of: (root["schemaVersion"] ?? root).range))
    }
    guard version > SnapshotV1.schemaVersion else { return try SnapshotV1(file: file).read(root) }
    do throws(SnapshotError) { return try AuditSnapshot(name: file.path, reading: root) } catch {
      switch error {
      case .unexpected(let expected, let found, let range):
        throw .unexpected(expected: expected, found: found, file.location(of: range))
      case .missing(let name, let object, let range):
        throw .missingKey(name, of: object, file.location(of: range))
      }
    }
  }

  /// Whether the file is a report of a later version.
  var isOfLaterVersion: Bool {
    guard let root = try? readJSON(file), ReportReader.isReport(root) else { return false }
    return root["schemaVersion"]?.number.map { $0 > Double(AuditSnapshot.schemaVersion) } ?? false
  }

  /// Whether an object is a report, perhaps without some of its members, which no token file has.
  private static func isReport(_ root: JSONNode) -> Bool {
    guard root["tool"]?["name"]?.string == "palpable" else {
      return root["schemaVersion"]?.number != nil && root["gate"] != nil && root["decision"] != nil
    }
    return ["subjects", "findings", "gate", "decision", "schemaVersion"].contains { root[$0] != nil }
  }
}
