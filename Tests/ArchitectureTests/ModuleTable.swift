/// What each module may import of ours, as the design has it.
let moduleTable: [String: Set<String>] = [
  "ColorScience": [],
  "SourceText": [],
  "JSONRPC": ["SourceText"],
  "CSSText": ["ColorScience", "SourceText"],
  "SwiftSource": ["ColorScience", "SourceText"],
  "Typesetting": [],
  "DesignTokens": ["ColorScience", "SourceText"],
  "TokenFormats": ["ColorScience", "SourceText", "CSSText", "SwiftSource", "DesignTokens"],
  "PageModel": ["SourceText", "ColorScience"],
  "Audit": ["PageModel", "ColorScience", "SourceText", "CSSText", "DesignTokens", "Typesetting"],
  "ViewCode": ["Audit", "ColorScience", "SourceText", "SwiftSource", "DesignTokens", "Typesetting"],
  "AuditRules": ["PageModel", "Audit", "ViewCode", "ColorScience", "SourceText", "DesignTokens", "Typesetting"],
  "PaletteRepair": ["PageModel", "Audit", "ColorScience", "SourceText", "DesignTokens"],
  "ReportWriters": ["PageModel", "Audit", "SourceText", "ColorScience", "DesignTokens", "Typesetting"],
  "AuditSession": [
    "ColorScience", "SourceText", "SwiftSource", "DesignTokens", "TokenFormats", "Typesetting", "Audit", "ViewCode",
    "AuditRules", "PaletteRepair",
  ],
  "PalpableTesting": ["SourceText", "Audit", "AuditSession"],
  "AuditCommand": [
    "ColorScience", "SourceText", "JSONRPC", "CSSText", "DesignTokens", "TokenFormats", "Typesetting", "PageModel",
    "Audit", "AuditRules", "PaletteRepair", "ReportWriters", "AuditSession",
  ],
  "palpable": ["AuditCommand"],
  "Benchmarks": ["ColorScience", "CSSText", "Typesetting", "Audit", "AuditSession", "PaletteRepair"],
  "Plugins": [],
]

/// What modules may import that is not ours.
let platformModules: Set<String> = ["Darwin", "Glibc", "Musl", "WASILibc", "Android", "Bionic"]

/// What SwiftPM and Xcode offer to plug-ins, and to nothing else.
let pluginModules: Set<String> = ["PackagePlugin", "XcodeProjectPlugin"]

/// The only modules that touch files, and so may import Foundation; and the one whose error XCTest asks for a `LocalizedError`.
let foundationModules: Set<String> = ["AuditSession", "AuditCommand", "Benchmarks", "Plugins", "PalpableTesting"]

/// Folders of sources whose target has another name.
let targetNames = ["Benchmarks": "palpable-bench"]
