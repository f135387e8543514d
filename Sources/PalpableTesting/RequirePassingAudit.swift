import Audit
import AuditSession

/// Audits a design system in a test and throws an error with a readable description if the audit doesn't pass.
///
/// Works with Swift Testing and XCTest: call it in a throwing test.
///
///     @Test func theDesignSystemPasses() throws {
///       try requirePassingAudit("../../DesignTokens")
///     }
///
/// - Parameters:
///   - paths: a folder, a `palpable.json`, or token files; relative paths start at the folder of the test file.
///   - file: the path of the test file; by default the file of the call.
///   - mode: the only mode to audit, or nil for all.
///   - profile: the guideline to apply instead of the configured one.
///   - isStrict: whether warnings count as errors.
///   - failOn: the lowest level that fails the gate.
///   - date: the report date as YYYY-MM-DD, also used for waiver expiration; by default today in UTC, for waivers only.
///   - baseline: a baseline file with accepted findings, relative to the folder of the test file.
/// - Returns: the report, for further checks.
/// - Throws: `AuditRequirementError` if the gate fails or the audit can't run.
@discardableResult
public func requirePassingAudit(
  _ paths: String..., relativeTo file: String = #filePath, mode: String? = nil, profile: Profile? = nil,
  isStrict: Bool = false, failOn: Level = .error, date: String? = nil, baseline: String? = nil
) throws(AuditRequirementError) -> AuditReport {
  var request = AuditRequest(paths: paths.isEmpty ? ["."] : paths, root: folder(of: file))
  request.mode = mode
  request.profile = profile
  request.gate = Gate(failOn: failOn, isStrict: isStrict)
  request.date = date
  request.baseline = baseline
  return try requirePassingAudit(request)
}

/// Runs an audit as requested and throws an error with a readable description if the audit doesn't pass.
///
/// - Parameter request: the request with every option of an audit; see `AuditRequest`.
/// - Returns: the report, for further checks.
/// - Throws: `AuditRequirementError` if the gate fails or the audit can't run.
@discardableResult
public func requirePassingAudit(_ request: AuditRequest) throws(AuditRequirementError) -> AuditReport {
  var report: AuditReport
  do throws(AuditFailure) { report = try AuditSession(request).report() } catch {
    throw .auditImpossible(error)
  }
  guard report.decision == .failed else { return report }
  report.findRemedies()
  throw .gateFailed(report, paths: request.paths)
}

/// Returns the folder of a file; the current folder if the path has no folder.
private func folder(of file: String) -> String {
  guard let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
  return slash == file.startIndex ? "/" : String(file[..<slash])
}
