import Foundation
import TestSupport
import Testing

@testable import AuditSession

/// A configuration that is pointed at a checkout somewhere else: `$root/` is the folder that --root names.
@Suite struct CheckoutTests {
  private static func folders(_ configuration: String) throws -> TemporaryFolder {
    try TemporaryFolder([
      "shipped/design/palpable.json": configuration,
      "shipped/design/own.json": BoundaryTests.tokens,
      "checkout/Tokens/a.json": BoundaryTests.tokens,
      "checkout/View.swift": "struct A: View { var body: some View { Text(\"a\") } }\n",
    ])
  }

  private static func sentences(_ folder: TemporaryFolder, boundary: String?) -> [String] {
    var request = AuditRequest(paths: ["design"], root: folder.path + "/shipped")
    request.boundary = boundary
    do throws(AuditFailure) {
      let report = try AuditSession(request).report()
      return report.system.tokens.tokens.map { "\($0.path) \($0.location.path)" }
        + report.system.files.map(\.source.path)
    } catch { return error.sentences }
  }

  private static let pointed = #"""
    { "tokens": ["$root/Tokens/*.json"], "code": ["$root/View.swift"], "pairings": [{ "text": "ink", "on": "paper" }] }
    """#

  @Test func pathsOfTheCheckoutAreReadAndNamedFromItsFolder() throws {
    let folder = try Self.folders(Self.pointed)
    #expect(
      Self.sentences(folder, boundary: "../checkout") == ["ink Tokens/a.json", "paper Tokens/a.json", "View.swift"])
  }

  @Test func withoutARootItIsTheWorkingDirectory() throws {
    let folder = try Self.folders(Self.pointed)
    #expect(
      Self.sentences(folder, boundary: nil).allSatisfy { $0.contains("matches no file") || $0.contains("View.swift") })
    try folder.write(BoundaryTests.tokens, to: "shipped/Tokens/b.json")
    try folder.write("struct A {}\n", to: "shipped/View.swift")
    #expect(Self.sentences(folder, boundary: nil) == ["ink Tokens/b.json", "paper Tokens/b.json", "View.swift"])
  }

  @Test func aPatternDoesNotTakeTheConfigurationForTokens() throws {
    let folder = try TemporaryFolder([
      "shipped/design/palpable.json": #"{ "tokens": ["*.json"], "pairings": [{ "text": "ink", "on": "paper" }] }"#,
      "shipped/design/own.json": BoundaryTests.tokens,
    ])
    #expect(Self.sentences(folder, boundary: nil) == ["ink design/own.json", "paper design/own.json"])
  }

  @Test func theConfigurationAloneMayLieOutside() throws {
    let folder = try Self.folders(#"{ "tokens": ["own.json"], "pairings": [{ "text": "ink", "on": "paper" }] }"#)
    let sentences = Self.sentences(folder, boundary: "../checkout")
    #expect(sentences == ["design/own.json" + BoundaryTests.advice])
  }

  @Test func aLinkInItsPlaceMayNotLeadOut() throws {
    let folder = try Self.folders(Self.pointed)
    try FileManager.default.removeItem(atPath: folder.path + "/shipped/design/palpable.json")
    try folder.write(Self.pointed, to: "elsewhere/palpable.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/shipped/design/palpable.json", withDestinationPath: "../../elsewhere/palpable.json")
    #expect(Self.sentences(folder, boundary: "../checkout") == ["design/palpable.json" + BoundaryTests.advice])
  }
}
