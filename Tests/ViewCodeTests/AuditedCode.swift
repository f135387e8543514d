import Audit
import AuditSession
import TestSupport

/// What the rules find in Swift files of a folder, with one white color token.
enum AuditedCode {
  /// Returns the findings of a rule in files.
  static func findings(_ rule: String, in files: [String: String], configuration: String = "") throws -> [Finding] {
    let setUp = [
      "palpable.json": #"{ "tokens": ["tokens.json"], "code": ["."]\#(configuration) }"#,
      "tokens.json": ##"{ "page": { "$type": "color", "$value": "#ffffff" } }"##,
    ]
    let folder = try TemporaryFolder(files.merging(setUp) { own, _ in own })
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    return report.findings.filter { $0.rule == rule }
  }

  /// Returns the outcomes of a rule in a method of a UIKit view with members, next to another file.
  static func inMethod(
    _ rule: String, _ body: String, members: String = "", other: String = ""
  ) throws -> [Outcome] {
    let view = "import UIKit\nfinal class Card: UIView {\n\(members)\nfunc setUp() {\n\(body)\n}\n}"
    return try findings(rule, in: ["View.swift": view, "Other.swift": "import UIKit\n" + other]).map(\.outcome)
  }

  /// Returns the outcomes of a rule in the body of a SwiftUI view with members, next to another file.
  static func inBody(
    _ rule: String, _ body: String, members: String = "", other: String = "", configuration: String = ""
  ) throws -> [Outcome] {
    let view = "import SwiftUI\nstruct A: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}"
    let files = ["View.swift": view, "Other.swift": "import SwiftUI\n" + other]
    return try findings(rule, in: files, configuration: configuration).map(\.outcome)
  }
}
