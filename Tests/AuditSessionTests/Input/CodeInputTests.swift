import Audit
import AuditSession
import Foundation
import TestSupport
import Testing

/// The files that `code` of a configuration names: which are read, what is refused, what is noticed.
@Suite struct CodeInputTests {
  static let view = "struct CardView: View {\n  var body: some View { Text(\"a\").shadow(radius: 4) }\n}\n"
  static let tokens =
    ##"{ "ink": { "$type": "color", "$value": "#000" }, "paper": { "$type": "color", "$value": "#fff" } }"##

  private func folder(_ code: String, _ files: [String: String] = [:]) throws -> TemporaryFolder {
    let configuration = """
      { "tokens": ["tokens.json"], "pairings": [{ "text": "ink", "on": "paper" }], "code": \(code) }
      """
    let all = ["palpable.json": configuration, "tokens.json": Self.tokens]
    return try TemporaryFolder(all.merging(files) { $1 })
  }

  private func files(_ folder: TemporaryFolder) throws -> [String] {
    let report = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
    return report.system.files.map(\.name)
  }

  private func sentences(_ folder: TemporaryFolder) -> [String] {
    do throws(AuditFailure) {
      _ = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
      return []
    } catch { return error.sentences }
  }

  @Test(arguments: [
    (#""Views""#, ["Views/A.swift", "Views/Sub/B.swift"]), (#"["Views/A.swift"]"#, ["Views/A.swift"]),
    (#"["Views/*.swift"]"#, ["Views/A.swift"]), (#"["Views/**/*.swift"]"#, ["Views/A.swift", "Views/Sub/B.swift"]),
    (#"["Views/Sub", "Views/**/*.swift", "Views"]"#, ["Views/A.swift", "Views/Sub/B.swift"]),
    (#"["**/B.swift"]"#, ["Views/Sub/B.swift"]), (#"["Views/**"]"#, ["Views/A.swift", "Views/Sub/B.swift"]),
  ])
  func readsFilesFoldersAndPatterns(_ code: String, _ expected: [String]) throws {
    let folder = try folder(
      code,
      [
        "Views/A.swift": Self.view, "Views/Sub/B.swift": Self.view, "Views/.build/C.swift": "}", "Views/a.txt": "}",
      ])
    #expect(try files(folder) == expected)
  }

  @Test(arguments: [
    (#"["Nowhere/*.swift"]"#, "palpable.json:1:87: \"Nowhere/*.swift\" matches no file; correct it or add the file"),
    (#"["Views/*.txt"]"#, "palpable.json:1:87: \"Views/*.txt\" matches no file; correct it or add the file"),
    (#"["Empty"]"#, "palpable.json:1:87: \"Empty\" matches no file; correct it or add the file"),
    (#"[""]"#, "palpable.json:1:87: \"\" matches no file; correct it or add the file"),
    (#"["Views/a.txt"]"#, "Views/a.txt: isn't a Swift file; pass .swift files or folders"),
    (#"["Views/None.swift"]"#, "Views/None.swift: file or folder not found; check the path"),
    (#"["Views/Bad.swift"]"#, "Views/Bad.swift:1:9: "), (#"["Views/Open.swift"]"#, "Views/Open.swift:1:10: "),
  ])
  func whatCannotBeReadIsAnError(_ code: String, _ sentence: String) throws {
    let folder = try folder(
      code, ["Views/A.swift": Self.view, "Views/a.txt": "", "Empty/b.txt": "", "Views/Open.swift": "struct A {"])
    let path = URL(fileURLWithPath: folder.path + "/Views/Bad.swift")
    try Data([UInt8]("let a = ".utf8) + [0xFF, 0x0A]).write(to: path)
    let found = sentences(folder)
    #expect(found.count == 1 && found[0].hasPrefix(sentence), "\(found)")
  }

  @Test(arguments: [
    ("Package.swift", true), ("App.xcodeproj/project.pbxproj", true), ("Views/Package.swift", true),
    ("project.yml", true), ("Views/Project.swift", true), ("Other/Package.swift", false), ("notes.txt", false),
    ("Views/Package@swift-6.0.swift", true), ("Views/PackageView.swift", false),
  ])
  func aFolderWithAProjectIsReadAsAWhole(_ project: String, _ isWhole: Bool) throws {
    #expect(try skipsUnused([project: "import PackageDescription\nimport ProjectDescription\n"]) == isWhole)
  }

  /// A model may have the name of a project's description.
  @Test func aModelNamedAsAProjectIsNone() throws {
    #expect(try !skipsUnused(["Project.swift": "struct Project {}", "Views/Package.swift": "struct Package {}"]))
  }

  /// Another file of the project may name the view.
  @Test func aProjectWithFilesElsewhereIsNotReadAsAWhole() throws {
    let project = "App.xcodeproj/project.pbxproj"
    #expect(try !skipsUnused([project: #"{ name = Home.swift; path = "../Sha red/Home.swift"; };"#]))
    #expect(try skipsUnused([project: "{ path = ../Views/A.swift; }; { path = ../Fonts; };"]))
    #expect(
      try !skipsUnused([project: "{ isa = PBXFileSystemSynchronizedRootGroup; path = Views; }; { path = ../A; }"]))
    // Each developer makes these, but others may name views.
    #expect(try skipsUnused([project: "{ path = App/AppSecrets.swift; }; { path = BuildInfo.swift; };"]))
    #expect(try !skipsUnused([project: "{ path = MonkeysView.swift; };"]))
    #expect(try !skipsUnused([project: "{ path = Views+Generated.swift; };"]))
    #expect(try !skipsUnused([project: "{ isa = PBXFileSystemSynchronizedRootGroup; path = ../Common; };"]))
    #expect(try skipsUnused([project: "{ isa = PBXFileSystemSynchronizedRootGroup; path = Views; };"]))
    #expect(try !skipsUnused(["project.yml": "sources: [Views, ../Common]"]))
    #expect(
      try !skipsUnused(["Package.swift": "import PackageDescription", "Views/.Hidden.swift": "let a = CardView()"]))
  }

  /// Whether a view that nothing names is skipped, in a folder with other files.
  private func skipsUnused(_ others: [String: String]) throws -> Bool {
    let folder = try folder(#"["."]"#, others.merging(["Views/A.swift": Self.view]) { $1 })
    let report = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
    return try #require(report.system.files.first { $0.name == "Views/A.swift" }).skipped.unused > 0
  }

  @Test func aLinkThatLeadsOutIsRefused() throws {
    let outside = try TemporaryFolder(["Secret.swift": Self.view])
    let folder = try folder(#"["Views"]"#, ["Views/A.swift": Self.view])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Views/Link.swift", withDestinationPath: outside.path + "/Secret.swift")
    let found = sentences(folder)
    #expect(
      found.count == 1 && found[0].hasPrefix("Views/Link.swift: is outside the root after resolving symbolic links"))
    try folder.remove("Views/Link.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Views/More", withDestinationPath: outside.path)
    #expect(sentences(folder).first?.hasPrefix("Views/More: is outside the root") == true)
  }

  @Test func baseFilesNameTheirOwnSource() throws {
    let folder = try folder(#"["Views"], "extends": "team/house.json""#, ["Views/A.swift": Self.view])
    try folder.write(#"{ "code": ["Shared/*.swift"] }"#, to: "team/house.json")
    try folder.write(Self.view, to: "team/Shared/B.swift")
    #expect(try files(folder) == ["Views/A.swift", "team/Shared/B.swift"])
  }

  @Test func sourceIsAnInput() throws {
    let folder = try folder(#"["Views"]"#, ["Views/A.swift": Self.view])
    let record = InputRecord()
    _ = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report(recording: record)
    #expect(record.fileCount == 3 && record.changes().isEmpty)
    try folder.write(Self.view + "\n", to: "Views/A.swift")
    try folder.write(Self.view, to: "Views/B.swift")
    #expect(record.changes() == [.changed("Views/A.swift"), .appeared("Views/B.swift")])
  }

  @Test func coverageCountsFilesChainsAndPreviews() throws {
    let preview = "#Preview { CardView().shadow(radius: 1) }\n"
    let folder = try folder(#"["Views"]"#, ["Views/A.swift": Self.view + preview, "Views/.B.swift": Self.view])
    let report = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
    let code = CoverageSummary(of: report).code
    // The text "a" and the number 4 are no calls.
    #expect(code.files == 1 && code.chains == 1 && code.skipped.previews == 1 && code.suppressions == 0)
    #expect(report.notices.contains { $0.location?.path == "Views/.B.swift" })
  }
}
