import Audit
import DesignTokens
import Foundation
import SourceText
import TestSupport
import Testing

@testable import AuditSession

/// Files with unusual names, links without a target, and what is counted about those that aren't read.
@Suite struct UnusualFilesTests {
  private static let view = "struct CardView: View {\n  var body: some View { Text(\"a\").shadow(radius: 4) }\n}\n"

  private static func report(_ code: String, _ folder: TemporaryFolder) throws(AuditFailure) -> AuditReport {
    do { try folder.write("{ \"code\": \(code) }", to: "palpable.json") } catch { throw AuditFailure([]) }
    return try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
  }

  private static func link(_ folder: TemporaryFolder, _ name: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: "None.swift")
  }

  @Test func aLinkThatIsNamedItselfIsAFindingOrTheOnlyProblem() throws {
    let folder = try TemporaryFolder(["Views/A.swift": Self.view])
    try Self.link(folder, "Views/Gone.swift")
    let report = try Self.report(#"["Views/A.swift", "Views/Gone.swift"]"#, folder)
    #expect(report.findings.filter { $0.rule == "unread-code" }.map(\.location?.path) == ["Views/Gone.swift"])
    do throws(AuditFailure) {
      _ = try Self.report(#"["Views/Gone.swift"]"#, folder)
      Issue.record("no error")
    } catch { #expect(error.sentences == ["Views/Gone.swift: is a broken symbolic link; correct or remove it"]) }
  }

  /// A name that isn't UTF-8 can't be named in a finding, but the file counts as one that isn't checked.
  @Test func aNameThatIsNotUTF8IsAFinding() throws {
    let folder = try TemporaryFolder(["Views/A.swift": Self.view])
    let path = Array((folder.path + "/Views/").utf8) + [0xFF] + Array(".swift".utf8)
    let file = path.map { CChar(bitPattern: $0) } + [0]
    let stream = try #require(fopen(file, "w"))
    fclose(stream)
    // A link without a target hides no view if it isn't named as Swift source.
    try Self.link(folder, "Views/notes.txt")
    let report = try Self.report(#"["Views"]"#, folder)
    let unread = report.findings.filter { $0.rule == "unread-code" }
    #expect(unread.count == 1 && report.decision == .failed)
    #expect(unread.first?.message == "has a name that isn't valid UTF-8, so the file isn't checked")
  }

  private static func notices(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    return try report(#"["."]"#, folder).notices.map(\.message)
  }

  @Test func skippedViewsAreCounted() throws {
    let dependencies = try Self.notices([
      "A.swift": Self.view, "Pods/Kit/B.swift": Self.view, "Pods/Kit/C.swift": Self.view,
    ])
    #expect(
      dependencies.contains(
        "2 Swift files of dependencies skipped; name a folder such as Pods to check its files"), "\(dependencies)")
    let one = try Self.notices(["A.swift": Self.view, "Pods/Kit/B.swift": Self.view])
    #expect(
      one.contains("1 Swift file of dependencies skipped; name a folder such as Pods to check its files"), "\(one)")
    let names = ["A", "B", "C", "D", "E", "F"].map { ("V/\($0).swift", Self.view) }
    let project = "App.xcodeproj/project.pbxproj"
    let listing = "A.swift { path = A.swift; }; { path = B.swift; }; { path = C.swift; }; { path = D.swift"
    let unlisted = try Self.notices(Dictionary(uniqueKeysWithValues: names + [(project, listing)]))
    #expect(
      unlisted.contains(
        "2 Swift files skipped because no Xcode project lists them, such as V/E.swift; "
          + "list a file under \"code\" or pass it to check it"), "\(unlisted)")
  }

  /// A makefile builds Swift files only if it runs their compiler.
  @Test(arguments: [("all:\n\tcc a.c\n", true), ("all:\n\tswiftc V/*.swift\n", false)])
  func aMakefileMayBuildWhatNoProjectLists(_ text: String, _ isSkipped: Bool) throws {
    let notices = try Self.notices([
      "V/A.swift": Self.view, "V/B.swift": Self.view, "V/Old.swift": Self.view, "Makefile": text,
      "App.xcodeproj/project.pbxproj": "{ path = A.swift; }; { path = B.swift; };",
    ])
    #expect(
      notices.contains { $0.hasPrefix("1 Swift file skipped because no Xcode project lists it: V/Old.swift") }
        == isSkipped)
  }

  private static let tokens = ##"{ "$type": "color", "text": { "$value": "#000" }, "page": { "$value": "#fff" } }"##

  private static func resolver(_ sources: [String]) -> String {
    let list = sources.map { "{ \"$ref\": \"\($0)\" }" }.joined(separator: ", ")
    return """
      { "version": "2025.10", "sets": { "s": { "sources": [\(list)] } }, "resolutionOrder": [{ "$ref": "#/sets/s" }] }
      """
  }

  @Test func documentsOfAResolverAreCounted() throws {
    let other = ##"{ "$type": "color", "link": { "$value": "#00f" } }"##
    let folder = try TemporaryFolder([
      "x.resolver.json": Self.resolver(["s/a.json", "s/b.json"]), "s/a.json": Self.tokens, "s/b.json": other,
      "s/c.json": other, "s/d.json": other,
    ])
    let findings = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).draft().findings
    #expect(findings.contains("2 files read because others reference them (s/a.json, s/b.json)"), "\(findings)")
    #expect(findings.contains("2 files not read: no resolver document references them (s/c.json, s/d.json)"))
    try folder.remove("s/d.json")
    try folder.write(Self.resolver(["s/a.json"]), to: "x.resolver.json")
    let fewer = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).draft().findings
    #expect(fewer.contains("1 file read because others reference it (s/a.json)"), "\(fewer)")
    #expect(fewer.contains("2 files not read: no resolver document references them (s/b.json, s/c.json)"))
  }

  /// A folder whose resolver has no color says which files it leaves out.
  @Test func aResolverWithoutColorsNamesWhatItLeavesOut() throws {
    let folder = try TemporaryFolder([
      "x.resolver.json": Self.resolver(["s/a.json"]), "s/a.json": #"{ "gap": { "$type": "number", "$value": 4 } }"#,
      "s/b.json": Self.tokens, "s/c.json": Self.tokens,
    ])
    do throws(AuditFailure) {
      _ = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).draft()
      Issue.record("no error")
    } catch {
      #expect(
        error.sentences == [
          ".: no color tokens found, so no palpable.json was created; add color tokens",
          "s/b.json and 1 more file: not read, because no resolver document references them",
        ])
    }
  }

  @Test func oneMoreSkippedFileIsCountedAsOne() throws {
    var files = Dictionary(uniqueKeysWithValues: (0..<21).map { ("t.d/x\($0).json", "{}") })
    files["t.d/tokens.json"] = Self.tokens
    files["t.d/LICENSE"] = "free"
    let folder = try TemporaryFolder(files)
    let report = try AuditSession(AuditRequest(paths: [folder.path + "/t.d"], root: folder.path)).report()
    #expect(report.system.notices.map(\.message).contains("1 more file not read: unknown token format"))
  }

  /// 200 texts on 200 surfaces are more pairings than anyone would draw.
  @Test func tooManyPairingsByNameAreLeftOut() throws {
    let groups = ["text", "surface"].map { role in
      let colors = (0..<200).map { "\"\($0)\": { \"$value\": \"#000\" }" }.joined(separator: ", ")
      return "\"\(role)\": { \(colors) }"
    }
    let folder = try TemporaryFolder(["t.tokens.json": "{ \"$type\": \"color\", \(groups[0]), \(groups[1]) }"])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    #expect(
      report.system.notices.map(\.message).contains(
        "skipped 40000 inferred pairings of every text on every surface, too many to be meaningful; "
          + "declare the relevant pairings in palpable.json"))
  }

  /// A path says its mode with its own name and with its folders, each for what it is about.
  @Test(arguments: [
    ("t/light.json", Mode.Scheme.light, false, false), ("t/dark.json", .dark, false, false),
    ("dark/high-contrast.json", .dark, true, false), ("t/high-contrast.json", .light, true, false),
    ("reduced-transparency/dark.json", .dark, false, true), ("dark-high-contrast/light.json", .light, true, false),
    ("high-contrast/reduced-transparency/dark.json", .dark, true, true),
  ])
  func aPathSpeaksOfItsMode(_ path: String, _ scheme: Mode.Scheme, _ isIncreased: Bool, _ isReduced: Bool) throws {
    let mode = try #require(FileModes.mode(of: path))
    #expect(mode.scheme == scheme)
    #expect((mode.contrast == .increased) == isIncreased && (mode.transparency == .reduced) == isReduced)
  }

  @Test(arguments: ["t/tokens.json", "darkroom.json", "lighthouse/a.json"])
  func otherPathsSpeakOfNone(_ path: String) { #expect(FileModes.mode(of: path) == nil) }

  /// Files without a mode are first, then standard before increased contrast, and both before reduced transparency.
  @Test func groupsHaveAnOrder() {
    let paths = [
      "reduced-transparency.json", "dark-high-contrast.json", "high-contrast.json", "dark.json", "light.json", "a.json",
      "b.json",
    ]
    let groups = FileModes.groups(paths)
    #expect(groups.map(\.positions) == [[5, 6], [4], [3], [2], [1], [0]])
    #expect(groups.first?.mode == nil && groups.last?.mode?.transparency == .reduced)
    let alone = FileModes.groups(["a/dark.json", "b/dark.json"])
    #expect(alone.count == 1 && alone[0].mode == nil && alone[0].positions == [0, 1])
  }
}
