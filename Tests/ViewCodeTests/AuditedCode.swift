import Audit
import AuditSession
import TestSupport
import Testing

/// What the rules find in Swift files of a folder, with one white color token, and with all rules about code.
enum AuditedCode {
  /// The rules that are off in a configuration that says nothing of them.
  private static let optional = [
    "animation-limits", "custom-shadow", "endless-motion", "gesture-without-alternative", "large-icon",
    "text-on-material", "unnamed-image",
  ]

  /// Returns the findings of a rule in files.
  static func findings(_ rule: String, in files: [String: String]) throws -> [Finding] {
    let rules = optional.map { "\"\($0)\": \"warning\"" }.joined(separator: ", ")
    let setUp = [
      "palpable.json": #"{ "tokens": ["tokens.json"], "code": ["*.swift"], "rules": { \#(rules) } }"#,
      "tokens.json": ##"{ "page": { "$type": "color", "$value": "#ffffff" } }"##,
    ]
    let folder = try TemporaryFolder(files.merging(setUp) { own, _ in own })
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    let found = report.findings.filter { $0.rule == rule }
    // Every finding says what is wrong, in sentences whose last period the report adds.
    for words in found.map(\.words) {
      #expect(!words.message.isEmpty && !words.message.hasSuffix("."))
      #expect(words.remedy.map { $0.isEmpty || $0.hasSuffix(".") } != true)
    }
    return found
  }

  /// Returns the outcomes of a rule in one file.
  static func inFile(_ rule: String, _ source: String) throws -> [Outcome] {
    try findings(rule, in: ["View.swift": source]).map(\.outcome)
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
    _ rule: String, _ body: String, members: String = "", other: String = ""
  ) throws -> [Outcome] {
    let view = "import SwiftUI\nstruct A: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}"
    return try findings(rule, in: ["View.swift": view, "Other.swift": "import SwiftUI\n" + other]).map(\.outcome)
  }
}
