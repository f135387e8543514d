/// What each module may import of ours, as the design has it.
let moduleTable: [String: Set<String>] = [
  "ColorScience": [],
  "SourceText": [],
  "SwiftSource": ["SourceText"],
  "Typesetting": [],
  "DesignTokens": ["ColorScience", "SourceText"],
  "TokenFormats": ["ColorScience", "SourceText", "SwiftSource", "DesignTokens"],
  "Audit": ["ColorScience", "SourceText", "DesignTokens", "Typesetting"],
  "AuditRules": ["Audit", "ColorScience", "SourceText", "DesignTokens", "Typesetting"],
  "ReportWriters": ["Audit", "SourceText", "ColorScience", "DesignTokens", "Typesetting"],
  "AuditSession": [
    "ColorScience", "SourceText", "DesignTokens", "TokenFormats", "Typesetting", "Audit", "AuditRules",
  ],
  "AuditCommand": [
    "ColorScience", "SourceText", "DesignTokens", "TokenFormats", "Typesetting", "Audit", "AuditRules", "ReportWriters",
    "AuditSession",
  ],
  "palpable": ["AuditCommand"],
  "Benchmarks": ["ColorScience", "Typesetting"],
]

/// What modules may import that is not ours.
let platformModules: Set<String> = ["Darwin", "Glibc", "Musl", "WASILibc", "Android", "Bionic"]

/// The only modules that touch files, and so may import Foundation.
let foundationModules: Set<String> = ["AuditSession", "AuditCommand", "Benchmarks"]

/// Folders of sources whose target has another name.
let targetNames = ["Benchmarks": "palpable-bench"]
