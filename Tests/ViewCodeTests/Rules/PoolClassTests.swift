import Audit
import AuditSession
import TestSupport

/// Tests on small projects with one page, for classes of findings that unseen code bases showed.
protocol PoolClassTests {}

extension PoolClassTests {
  /// The failed and undetermined outcomes of a rule in a project with one file and its use of `Page`.
  func outcomes(_ rule: String, _ source: String, _ others: [String: String] = [:]) throws -> [Outcome] {
    try findings(rule, source, others).map(\.outcome)
  }

  /// The messages of these findings.
  func messages(_ rule: String, _ source: String) throws -> [String] {
    try findings(rule, source, [:]).map(\.message)
  }

  private func findings(_ rule: String, _ source: String, _ others: [String: String]) throws -> [Assessment] {
    let files = [
      "palpable.json": #"{ "code": ["."] }"#, "Package.swift": "import PackageDescription\n",
      "View.swift": "import SwiftUI\n" + source, "Home.swift": "let home = Page()\n",
    ]
    let folder = try TemporaryFolder(files.merging(others) { $1 })
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    return report.findings.filter { $0.rule == rule && ($0.outcome == .failed || $0.outcome == .cantTell) }
  }

  /// A view with a body and other members.
  func page(_ body: String, _ members: String = "") -> String {
    "struct Page: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}\n"
  }
}
