// swift-tools-version: 6.2
import PackageDescription

// `.ci/release` compiles some modules for size. The others decide about the time of an audit, and are compiled for speed.
let small: [SwiftSetting] = Context.environment["PALPABLE_SMALL"] == nil ? [] : [.unsafeFlags(["-Osize"])]

// Targets stand in dependency order: a target may import only what stands above it and is named in its list.
// `ArchitectureTests` checks the imports of every source file against the same table.
let package = Package(
  name: "Palpable",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "ColorScience", targets: ["ColorScience", "CSSText"]),
    .library(name: "DesignTokens", targets: ["DesignTokens"]),
    .library(name: "Typesetting", targets: ["Typesetting"]),
    .library(name: "Audit", targets: ["Audit", "AuditRules"]),
    .library(name: "AuditSession", targets: ["AuditSession", "PaletteRepair"]),
    .library(name: "ReportWriters", targets: ["ReportWriters"]),
    .library(name: "PalpableTesting", targets: ["PalpableTesting"]),
    .plugin(name: "PalpableCommand", targets: ["PalpableCommand"]),
    .plugin(name: "PalpableBuild", targets: ["PalpableBuild"]),
    .executable(name: "palpable", targets: ["palpable"]),
    .executable(name: "palpable-bench", targets: ["palpable-bench"]),
  ],
  targets: [
    // Colors, color spaces, contrast and compositing. The mathematics, without Foundation.
    .target(name: "ColorScience"),

    // Text documents whose every value knows its file, byte range, line and column.
    .target(name: "SourceText"),

    // JSON-RPC 2.0 messages in both framings, for servers on standard input and output.
    .target(name: "JSONRPC", dependencies: ["SourceText"], swiftSettings: small),

    // CSS: tokens, style sheets, calculation, colors.
    .target(name: "CSSText", dependencies: ["ColorScience", "SourceText"], swiftSettings: small),

    // Swift source: tokens, groups, declarations, expressions, and the numbers and colors that they state.
    .target(name: "SwiftSource", dependencies: ["ColorScience", "SourceText"], swiftSettings: small),

    // Numbers of the platform: Dynamic Type tables and scaling, target geometry.
    .target(name: "Typesetting", swiftSettings: small),

    // Tokens, modes, aliases and pairings, resolved to colors and sizes.
    .target(name: "DesignTokens", dependencies: ["ColorScience", "SourceText"], swiftSettings: small),

    // One published token format per file, read into a token set.
    .target(
      name: "TokenFormats", dependencies: ["ColorScience", "SourceText", "CSSText", "SwiftSource", "DesignTokens"],
      swiftSettings: small),

    // Pages for people: phrases, blocks, and tables, as HTML, Markdown, and console text.
    .target(name: "PageModel", dependencies: ["SourceText", "ColorScience"], swiftSettings: small),

    // The vocabulary of auditing: subject, measurement, rule, finding, gate, report. Knows no rule.
    .target(
      name: "Audit",
      dependencies: ["PageModel", "ColorScience", "SourceText", "CSSText", "DesignTokens", "Typesetting"]),

    // The Swift source of views: chains, values, colors, sizes, pairings, and the rules about them.
    .target(
      name: "ViewCode",
      dependencies: ["Audit", "ColorScience", "SourceText", "SwiftSource", "DesignTokens", "Typesetting"],
      swiftSettings: small),

    // The catalog of rules, one requirement per file; those about view code are in their own module.
    .target(
      name: "AuditRules",
      dependencies: ["PageModel", "Audit", "ViewCode", "ColorScience", "SourceText", "DesignTokens", "Typesetting"],
      swiftSettings: small),

    // The smallest change of colors that makes a palette pass, or why there is none: the search, and the report on it.
    .target(
      name: "PaletteRepair", dependencies: ["PageModel", "Audit", "ColorScience", "SourceText", "DesignTokens"],
      swiftSettings: small),

    // An audit report as HTML, Markdown, JSON or console text. Draws and formats; never judges.
    .target(
      name: "ReportWriters",
      dependencies: ["PageModel", "Audit", "SourceText", "ColorScience", "DesignTokens", "Typesetting"],
      resources: [.embedInCode("HTML/Script")]),

    // `palpable.json`, and the pipeline from files to an audit report. What a program embeds.
    .target(
      name: "AuditSession",
      dependencies: [
        "ColorScience", "SourceText", "SwiftSource", "DesignTokens", "TokenFormats", "Typesetting", "Audit",
        "ViewCode", "AuditRules", "PaletteRepair",
      ], swiftSettings: small),

    // One call for a team's own tests; throws a readable error, imports no test framework.
    .target(name: "PalpableTesting", dependencies: ["SourceText", "Audit", "AuditSession"]),

    // Arguments, files, error sentences and exit codes.
    .target(
      name: "AuditCommand",
      dependencies: [
        "ColorScience", "SourceText", "JSONRPC", "CSSText", "DesignTokens", "TokenFormats", "Typesetting", "PageModel",
        "Audit", "AuditRules", "PaletteRepair", "ReportWriters", "AuditSession",
      ],
      resources: [.embedInCode("MCP/Resources")], swiftSettings: small),

    // The command.
    .executableTarget(name: "palpable", dependencies: ["AuditCommand"]),

    // `swift package palpable audit`. It asks for no permission: reports go to a folder of the plug-in's own.
    .plugin(
      name: "PalpableCommand",
      capability: .command(
        intent: .custom(verb: "palpable", description: "Audits a design system and decides whether it passes")),
      dependencies: ["palpable"], path: "Sources/Plugins/PalpableCommand"),

    // The findings in `swift build` and Xcode, for a target that names it among its plug-ins.
    .plugin(
      name: "PalpableBuild", capability: .buildTool(), dependencies: ["palpable"], path: "Sources/Plugins/PalpableBuild"
    ),

    // Speed, measured: `swift run -c release palpable-bench`.
    .executableTarget(
      name: "palpable-bench",
      dependencies: ["ColorScience", "CSSText", "Typesetting", "Audit", "AuditSession", "PaletteRepair"],
      path: "Sources/Benchmarks"),

    // Tests mirror the modules; `ArchitectureTests` checks the sources themselves.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    // Files of rule examples, hostile files, and a checkout with ELEVATE's names, for several test targets.
    .target(name: "AuditTestSupport", dependencies: ["Audit"], path: "Tests/AuditTestSupport"),
    .testTarget(
      name: "ColorScienceTests", dependencies: ["TestSupport", "ColorScience", "CSSText"],
      resources: [.copy("Vectors")]),
    .testTarget(
      name: "CSSTextTests", dependencies: ["TestSupport", "CSSText", "SourceText", "ColorScience"],
      resources: [.copy("Vectors")]),
    .testTarget(name: "SourceTextTests", dependencies: ["TestSupport", "SourceText"]),
    .testTarget(name: "JSONRPCTests", dependencies: ["TestSupport", "JSONRPC", "SourceText"]),
    .testTarget(name: "SwiftSourceTests", dependencies: ["TestSupport", "SwiftSource", "SourceText"]),
    .testTarget(name: "TypesettingTests", dependencies: ["TestSupport", "Typesetting"]),
    .testTarget(
      name: "DesignTokensTests", dependencies: ["TestSupport", "DesignTokens", "ColorScience", "SourceText"]),
    .testTarget(
      name: "TokenFormatsTests",
      dependencies: [
        "TestSupport", "TokenFormats", "CSSText", "SwiftSource", "DesignTokens", "ColorScience", "SourceText",
      ]),
    .testTarget(name: "PageModelTests", dependencies: ["PageModel", "ColorScience"]),
    .testTarget(
      name: "AuditTests",
      dependencies: [
        "TestSupport", "Audit", "DesignTokens", "ColorScience", "SourceText",
      ]),
    .testTarget(
      name: "ViewCodeTests",
      dependencies: [
        "AuditTestSupport", "TestSupport", "ViewCode", "AuditSession", "Audit", "DesignTokens", "SourceText",
        "SwiftSource", "Typesetting",
      ]),
    .testTarget(
      name: "AuditRulesTests",
      dependencies: [
        "AuditTestSupport", "TestSupport", "AuditRules", "AuditSession", "Audit", "TokenFormats", "DesignTokens",
        "SourceText", "ColorScience",
      ]),
    .testTarget(
      name: "PaletteRepairTests",
      dependencies: ["TestSupport", "PaletteRepair", "AuditSession", "Audit", "DesignTokens", "ColorScience"]),
    .testTarget(
      name: "ReportWritersTests",
      dependencies: [
        "AuditTestSupport", "TestSupport", "ReportWriters", "PageModel", "PaletteRepair", "AuditSession", "AuditRules",
        "Audit", "ViewCode",
        "SourceText", "SwiftSource",
        "DesignTokens", "ColorScience", "Typesetting",
      ]),
    .testTarget(
      name: "AuditSessionTests",
      dependencies: [
        "TestSupport", "AuditSession", "AuditRules", "PaletteRepair", "Audit", "ColorScience", "DesignTokens",
        "SourceText", "ReportWriters",
      ]),
    .testTarget(
      name: "PalpableTestingTests",
      dependencies: ["TestSupport", "PalpableTesting", "Audit", "AuditSession", "AuditCommand", "ReportWriters"]),
    .testTarget(
      name: "AuditCommandTests",
      dependencies: [
        "AuditTestSupport", "TestSupport", "AuditCommand", "AuditSession", "Audit", "AuditRules", "PaletteRepair",
        "JSONRPC", "ReportWriters", "DesignTokens", "TokenFormats",
        "ColorScience", "SourceText",
      ],
      exclude: ["Contracts/elevate.txt", "Contracts/peptide-fox.txt"]),
    .testTarget(
      name: "HostileTests",
      dependencies: [
        "AuditTestSupport", "TestSupport", "AuditCommand", "AuditSession", "TokenFormats", "CSSText", "SwiftSource",
        "DesignTokens", "SourceText",
        "ColorScience",
      ]),
    // The checksum of every output, so a commit shows which outputs it changes.
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "AuditTestSupport", "TestSupport", "AuditCommand", "AuditSession", "AuditRules", "Audit", "ReportWriters",
        "DesignTokens", "SourceText",
      ],
      path: "Tests/Golden", exclude: ["outputs.sha256", "Version1"]),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: ["TestSupport", "AuditRules", "ReportWriters", "TokenFormats", "SwiftSource", "SourceText"],
      exclude: ["API"]),
  ],
  swiftLanguageModes: [.v6]
)

// `.ci/run` compiles a module at a time, without what a debugger needs, and optimizes those that calculate most: tests run many times faster.
// Without the plug-ins, no module is compiled a second time, as a tool; `.ci/samples` has the manifest as it is, and tries them.
if Context.environment["PALPABLE_CI"] != nil {
  let calculating = ["ColorScience", "SourceText", "CSSText", "SwiftSource", "DesignTokens", "PaletteRepair"]
  package.products.removeAll { $0 is Product.Plugin }
  package.targets.removeAll { $0.type == .plugin }
  for target in package.targets {
    let flags = ["-gnone", "-wmo", "-num-threads", "2"] + (calculating.contains(target.name) ? ["-O"] : [])
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags, .when(configuration: .debug))]
  }
}
