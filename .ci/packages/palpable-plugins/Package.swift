// swift-tools-version: 6.0
import PackageDescription

// The plug-ins of Palpable with the released command: nothing is compiled.
let package = Package(
  name: "PalpablePlugins",
  products: [
    .plugin(name: "PalpableCommand", targets: ["PalpableCommand"]),
    .plugin(name: "PalpableBuild", targets: ["PalpableBuild"]),
  ],
  targets: [
    .binaryTarget(
      name: "palpable", url: "https://github.com/@OWNER@/palpable/releases/download/v@VERSION@/palpable-@VERSION@.artifactbundle.zip",
      checksum: "@BUNDLE_CHECKSUM@"),
    .plugin(
      name: "PalpableCommand",
      capability: .command(
        intent: .custom(verb: "palpable", description: "Audits a design system and decides whether it passes")),
      dependencies: ["palpable"]),
    .plugin(name: "PalpableBuild", capability: .buildTool(), dependencies: ["palpable"]),
  ]
)
