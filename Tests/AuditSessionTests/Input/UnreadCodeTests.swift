import Audit
import AuditSession
import Foundation
import TestSupport
import Testing

/// Swift files that can't be read: the others are checked, the gate fails, and every one is named with its reason.
@Suite struct UnreadCodeTests {
  private static let view = CodeInputTests.view

  private func folder(_ members: String = "", bad: [UInt8] = [UInt8]("let a = ".utf8) + [0xFF]) throws
    -> TemporaryFolder
  {
    let folder = try TemporaryFolder([
      "palpable.json": "{ \"code\": [\"Views\"], \"rules\": { \"custom-shadow\": \"warning\" }\(members) }",
      "Views/A.swift": Self.view,
    ])
    try Data(bad).write(to: URL(fileURLWithPath: folder.path + "/Views/Bad.swift"))
    return folder
  }

  private func report(_ folder: TemporaryFolder) throws -> AuditReport {
    try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
  }

  private func unread(_ report: AuditReport) -> [Finding] { report.findings.filter { $0.rule == "unread-code" } }

  @Test(arguments: [
    ([UInt8]("let a = ".utf8) + [0xFF], "1:9", "file isn't valid UTF-8", "save it as UTF-8"),
    ([UInt8]("struct A {".utf8), "1:10", "expected a closing }, found none", "correct the source"),
    ([UInt8]("let a = \"".utf8), "1:9", "expected a closing \", found none", "correct the source"),
  ])
  func theOtherFilesAreChecked(_ bytes: [UInt8], _ place: String, _ problem: String, _ remedy: String) throws {
    let report = try report(folder(bad: bytes))
    #expect(report.decision == .failed && report.findings.contains { $0.rule == "custom-shadow" })
    let finding = try #require(unread(report).first)
    let location = try #require(finding.location)
    #expect("\(location.path):\(location.line):\(location.column)" == "Views/Bad.swift:\(place)")
    #expect(finding.message == "\(problem), so the file isn't checked")
    #expect(report.notices.contains { $0.message == "not read: \(problem); \(remedy)" })
    #expect(CoverageSummary(of: report).code.unread.map(\.problem) == [problem])
    #expect(CoverageSummary(of: report).code.files == 1)
  }

  @Test func aLinkWithoutATargetIsSkipped() throws {
    let folder = try folder(bad: [])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Views/Gone.swift", withDestinationPath: "None.swift")
    let found = unread(try report(folder))
    #expect(found.map(\.location?.path) == ["Views/Gone.swift"])
    #expect(found.first?.message == "is a broken symbolic link, so the file isn't checked")
  }

  @Test func aLinkToAFolderThatIsGoneIsAFinding() throws {
    let folder = try folder(bad: [])
    for parent in ["Views", "Views/Kit.framework", "Views/Pods/Kit"] {
      let parent = folder.path + "/" + parent
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: parent + "/Headers", withDestinationPath: "None")
    }
    let report = try report(folder)
    #expect(unread(report).map(\.location?.path) == ["Views/Headers"] && report.decision == .failed)
    #expect(report.findings.contains { $0.rule == "custom-shadow" })
  }

  @Test func aWaiverAcceptsTheFile() throws {
    let waiver = """
      , "waivers": [{ "rule": "unread-code", "subject": "code Bad.swift", "reason": "an old file of a vendor", \
      "owner": "app", "expires": "2099-01-01" }]
      """
    let report = try report(folder(waiver))
    #expect(unread(report).count == 1 && unread(report).allSatisfy(\.isWaived))
    #expect(report.decision == .passed && CoverageSummary(of: report).code.unread.count == 1)
  }

  @Test func aTokenFileStaysAnError() throws {
    let folder = try folder(", \"tokens\": [\"Views/Bad.swift\"]")
    #expect(throws: AuditFailure.self) { try report(folder) }
  }

  @Test func noReadableFileIsAnError() throws {
    let folder = try folder()
    try folder.remove("Views/A.swift")
    do throws(AuditFailure) {
      _ = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
      Issue.record("no error")
    } catch {
      #expect(error.sentences == ["Views/Bad.swift:1:9: file isn't valid UTF-8; save it as UTF-8"])
    }
  }
}
