import Audit
import AuditSession
import ReportWriters
import TestSupport
import Testing

@testable import AuditCommand

/// What shows that a file is a report of an earlier run, in every format there is.
@Suite struct EarlierReportTests {
  @Test(arguments: ReportWriters.all.map { type(of: $0).format.id }, [goodTokens, AuditCommandTests.failing])
  func everyWriterIsKnownByItsReports(_ format: String, _ tokens: String) throws {
    let folder = try TemporaryFolder(["palpable.json": goodConfiguration, "tokens.json": tokens])
    let first = palpable("audit", "--no-reports", "--format", "\(format)=out.txt", in: folder)
    #expect(first.exitCode != .impossible)
    try folder.write("{", to: "tokens.json")
    #expect(palpable("audit", "--no-reports", "--format", "\(format)=out.txt", in: folder).exitCode == .impossible)
    #expect(throws: (any Error).self) { try folder.bytes(of: "out.txt") }
  }

  /// The smallest reports that other formats have on a pass, and what merely resembles them.
  @Test(arguments: [
    ("gitlab", "[]\n", true), ("gitlab", #"[ { "fingerprint": "" } ]"#, true), ("gitlab", "[1]", false),
    ("checkstyle", "<?xml version=\"1.0\"?>\n<checkstyle version=\"4.3\">\n</checkstyle>", true),
    ("checkstyle", "<svg/>", false), ("junit", "<testsuites>", true), ("junit", "<testsuite/>", false),
    ("sarif", #"{ "runs": [{ "tool": { "driver": { "name": "palpable" } } }] }"#, true),
    ("sarif", #"{ "runs": [{ "tool": { "driver": { "name": "other" } } }] }"#, false), ("github", "", true),
    ("github", "::error file=a::b", true), ("github", "echo ::error::", false), ("xcode", "\n", true),
    ("xcode", "a.json:1:2: error: b", true), ("xcode", "let a = 1", false), ("html", "", false), ("json", "{}", false),
    ("markdown", "# Repair of `a`", true), ("markdown", "# Fixes for `a`", true), ("markdown", "# Fixes", false),
    ("console", "new: 2 → 1 gate failures: 1 fixed, 0 new; not worse than old", true),
    ("console", "new: worse than old", true),
    ("poster", #"<svg id="palpable-poster-a3">"#, false), ("markdown", "", false),
    ("console", "Notes\nx: passed (y)", false), ("html", "<p>palpable", false),
  ])
  func shapesAreTold(_ format: String, _ text: String, _ isReport: Bool) throws {
    let writer = try #require(ReportWriters.writer(for: format))
    #expect(type(of: writer).isOwn(ReportStart(Array(text.utf8))) == isReport)
  }

  @Test(arguments: [
    ("", true), ("--- a/t.json\n", true), ("diff --git a/t.json", true), ("# palpable fix: 1 color", true),
    ("a\n--- b", false),
  ])
  func patchesAreTold(_ text: String, _ isOwn: Bool) {
    #expect(isPatch(ReportStart(Array(text.utf8))) == isOwn)
  }
}
