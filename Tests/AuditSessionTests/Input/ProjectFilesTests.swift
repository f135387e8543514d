import Audit
import AuditSession
import TestSupport
import Testing

/// Files below an Xcode project that no project lists: nothing builds them, so they aren't read.
@Suite struct ProjectFilesTests {
  private static let project = "App.xcodeproj/project.pbxproj"
  private static let listsTwo = #"{ path = A.swift; }; { name = "B"; path = "../My Views/b.swift"; };"#

  /// Returns the files that are read, and the texts of the notices about files that aren't.
  private func read(_ others: [String: String], code: String = #"["."]"#) throws -> (files: [String], notices: [String])
  {
    let views = Dictionary(uniqueKeysWithValues: ["A", "B", "Old"].map { ("Views/\($0).swift", CodeInputTests.view) })
    let configuration = """
      { "tokens": ["tokens.json"], "pairings": [{ "text": "ink", "on": "paper" }], "code": \(code) }
      """
    let all = ["palpable.json": configuration, "tokens.json": CodeInputTests.tokens]
    let folder = try TemporaryFolder(all.merging(views) { $1 }.merging(others) { $1 })
    let report = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
    return (
      report.system.files.map(\.name).filter { $0.hasPrefix("Views/") && !$0.hasSuffix("Project.swift") },
      report.notices.map(\.message).filter { $0.contains("no Xcode project lists") }
    )
  }

  @Test func aFileThatNoProjectListsIsSkippedWithANotice() throws {
    let (files, notices) = try read([Self.project: Self.listsTwo])
    #expect(files == ["Views/A.swift", "Views/B.swift"])
    #expect(
      notices == [
        "1 Swift file skipped because no Xcode project lists it: Views/Old.swift; "
          + "list a file under \"code\" or pass it to check it"
      ])
  }

  @Test func aProjectWithFoldersBuildsWhatIsInThem() throws {
    let folder =
      "{ isa = PBXFileSystemSynchronizedRootGroup; explicitFileTypes = {}; path = Tools; }; { isa = PBXGroup; path = Views; };"
    #expect(
      try read([Self.project: Self.listsTwo + folder, "Tools/T.swift": ""]).files == ["Views/A.swift", "Views/B.swift"])
  }

  /// Other folders may have a project that builds the file.
  @Test func severalFoldersAreReadWithAllFiles() throws {
    let (files, notices) = try read(
      [Self.project: Self.listsTwo, "More/C.swift": "let c = 1\n"], code: #"["Views", "More"]"#)
    #expect(files.sorted() == ["Views/A.swift", "Views/B.swift", "Views/Old.swift"] && notices.isEmpty)
  }

  /// What is around the folder may build the file.
  @Test(arguments: ["Package.swift", "Kit.podspec", "BUILD.bazel", "All.xcodeproj/project.pbxproj"])
  func aFolderBelowAProjectIsReadWithAllFiles(_ above: String) throws {
    let project = ["Views/App.xcodeproj/project.pbxproj": Self.listsTwo]
    #expect(try read(project, code: #"["Views"]"#).files == ["Views/A.swift", "Views/B.swift"])
    #expect(try read(project.merging([above: ""]) { $1 }, code: #"["Views"]"#).files.count == 3)
  }

  /// Each of these may build the file.
  @Test(arguments: [
    // Another project that lists it.
    ["Tools/Tools.xcodeproj/project.pbxproj": "{ path = ../Views/Old.swift; };"],
    // A project that builds whole folders, here or elsewhere.
    ["Tools.xcodeproj/project.pbxproj": "{ isa = PBXFileSystemSynchronizedRootGroup; path = App/Views; };"],
    ["Tools.xcodeproj/project.pbxproj": "{ isa = PBXFileSystemSynchronizedRootGroup; name = Views; };"],
    ["Tools/T.xcodeproj/project.pbxproj": "{ isa = PBXFileSystemSynchronizedRootGroup; path = ../Views; };"],
    // What builds files without a list: packages, generated projects, pods, and other build systems.
    ["Package.swift": ""], ["Views/Project.swift": ""], ["project.yml": ""],
    ["Views/Views.podspec": ""], ["BUILD.bazel": ""], ["CMakeLists.txt": ""],
    // A script of the project that makes or copies it.
    ["Tools.xcodeproj/project.pbxproj": "outputPaths = (\"$(SRCROOT)/Views/Old.swift\"); { path = a.swift; };"],
    // A folder that is a link or isn't there.
    [
      "T.xcodeproj/project.pbxproj":
        "{ isa = PBXFileSystemSynchronizedRootGroup; path = Missing; }; { path = A.swift; };"
    ],
    ["T.xcodeproj/project.pbxproj": "{ isa = PBXFileSystemSynchronizedRootGroup; path = .; }; { path = A.swift; };"],
    // A project that lists no Swift file, or less than half of them.
    ["App.xcodeproj/project.pbxproj": "{ path = main.m; };"], ["App.xcodeproj/project.pbxproj": "{ path = A.swift; };"],
  ])
  func whatSomethingElseMayBuildIsRead(_ others: [String: String]) throws {
    let (files, notices) = try read([Self.project: Self.listsTwo].merging(others) { $1 })
    #expect(files == ["Views/A.swift", "Views/B.swift", "Views/Old.swift"] && notices.isEmpty)
  }

  /// A project elsewhere says nothing about the files.
  @Test func aProjectInAnotherFolderHidesNothing() throws {
    let (files, _) = try read(["Other/App.xcodeproj/project.pbxproj": "{ path = A.swift; }; { path = C.swift; };"])
    #expect(files == ["Views/A.swift", "Views/B.swift", "Views/Old.swift"])
  }

  /// The entries of two files that a target builds, and of one that it only lists and that isn't there.
  private static let builds = """
    0A /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = 1A /* A.swift */; };
    0B /* B.swift in Sources */ = {isa = PBXBuildFile; fileRef = 1B /* B.swift */; };
    1A /* A.swift */ = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
    1B /* B.swift */ = {isa = PBXFileReference; name = B.swift; path = "Views/B.swift"; sourceTree = "<group>"; };
    1C /* Old.swift */ = {isa = PBXFileReference; path = Old.swift; sourceTree = "<group>"; };
    children = ( 1A /* A.swift */, 1B /* B.swift */, 1C /* Old.swift */, );

    """

  /// The findings of a view that nothing names in a project, next to an app.
  private func findings(_ project: String) throws -> Int {
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "code": ["."] }"#, Self.project: project,
      "Views/A.swift": "import SwiftUI\nstruct Card: View { var body: some View { Text(a).font(.system(size: 9)) } }",
      "Views/B.swift": "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { Text(a) } } }",
    ])
    return try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report().findings.count {
      $0.rule == "fixed-font"
    }
  }

  @Test func aMissingFileThatNoTargetBuildsNamesNothing() throws { #expect(try findings(Self.builds) == 0) }

  @Test(arguments: [
    "2C = {isa = PBXBuildFile; fileRef = 1C; };", "2C = {isa=PBXBuildFile; fileRef=1C; };",
    "\"2C\" = { \"fileRef\" = \"1C\"; };", "2C = {\nisa = PBXBuildFile;\nfileRef = 1C /* Old.swift */;\n};",
    "1D /* Old.swift */ = {isa = PBXFileReference; path = ../Old.swift; };\n2D = {isa = PBXBuildFile; fileRef = 1D; };",
    "{ isa = PBXFileReference; path = Old.swift; };", "1D = {\nisa = PBXFileReference;\npath = Other.swift;\n};",
  ])
  func aMissingFileThatATargetMayBuildMayNameEverything(_ more: String) throws {
    #expect(try findings(Self.builds + more) == 1, "\(more)")
  }

  @Test func aCopyOfAListedFileIsSkipped() throws {
    let copy = ["Views/Old/A.swift": CodeInputTests.view]
    func project(_ group: String, _ reference: String = "01") -> String {
      """
      01 /* A.swift */ = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      02 = {isa = PBXGroup; children = (01 /* A.swift */, 05, 06, 02, ); \(group) sourceTree = "<group>"; };
      03 = {isa = PBXProject; mainGroup = 04; };
      04 = {isa = PBXGroup; children = (02 /* Views */, ); sourceTree = "<group>"; };
      05 = {isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
      06 = {isa = PBXFileReference; path = Old.swift; sourceTree = "<group>"; };
      """
    }
    let all = ["Views/A.swift", "Views/B.swift", "Views/Old.swift", "Views/Old/A.swift"]
    let (files, notices) = try read(copy.merging([Self.project: project("path = Views;")]) { $1 })
    #expect(files == Array(all.prefix(3)))
    #expect(notices.map { $0.contains("Views/Old/A.swift") } == [true])
    // A group whose path isn't there tells nothing, and neither does a project without groups.
    #expect(try read(copy.merging([Self.project: project("path = Sources;")]) { $1 }).files == all)
    #expect(
      try read(copy.merging([Self.project: "path = A.swift; path = B.swift; path = Old.swift;"]) { $1 }).files == all)
    for place in ["\"<absolute>\"", "MYROOT"] {
      let elsewhere = project("path = Views;").replacing(
        "mainGroup = 04;",
        with: "mainGroup = 04; };\n07 = {isa = PBXFileReference; path = /b/A.swift; sourceTree = \(place);")
      #expect(try read(copy.merging([Self.project: elsewhere]) { $1 }).files == all, "\(place)")
    }
    // Both are listed.
    let both =
      project("path = Views;")
      + "\n07 = {isa = PBXGroup; path = Views/Old; children = (08, ); sourceTree = \"<group>\"; };\n"
      + "08 = {isa = PBXFileReference; path = A.swift; sourceTree = \"<group>\"; };\n"
    #expect(
      try read(copy.merging([Self.project: both.replacing("(02 /* Views */,", with: "(02 /* Views */, 07,")]) { $1 })
        .files == all)
  }

  @Test func onlyTheFoldersOfAProjectBuildTheirFiles() throws {
    let folder = "{ isa = PBXFileSystemSynchronizedRootGroup; path = Views; };"
    let (files, _) = try read([
      Self.project: folder, "Attic/C.swift": CodeInputTests.view, "Attic/D.swift": CodeInputTests.view,
    ])
    #expect(files == ["Views/A.swift", "Views/B.swift", "Views/Old.swift"])
  }
}
