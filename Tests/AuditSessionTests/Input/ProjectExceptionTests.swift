import Audit
import AuditSession
import TestSupport
import Testing

/// Files in a folder that an Xcode project builds whole, which its targets leave out.
@Suite struct ProjectExceptionTests {
  private static let sets: String = """
    \t\tE1 /* Exceptions for "Views" folder in "App" target */ = {
    \t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;
    \t\t\tmembershipExceptions = (
    \t\t\t\tInfo.plist,
    \t\t\t\tOld.swift,
    \t\t\t\t"Lists/Old List.swift",
    \t\t\t);
    \t\t\ttarget = T1 /* App */;
    \t\t};

    """
  private static let folder: String = """
    \t\tF1 /* Views */ = {
    \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
    \t\t\texceptions = (
    \t\t\t\tE1 /* Exceptions for "Views" folder in "App" target */,
    \t\t\t);
    \t\t\tpath = Views;
    \t\t};

    """
  private static let target: String = """
    \t\tT1 /* App */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tfileSystemSynchronizedGroups = (
    \t\t\t\tF1 /* Views */,
    \t\t\t);
    \t\t\tname = App;
    \t\t};

    """
  private static let second: String =
    "\t\tE2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old.swift, ); target = T2; };\n"
  private static let both: String = folder.replacing("\t\t\t);", with: "\t\t\t\tE2,\n\t\t\t);")

  /// The files that are read, and the texts of the notices about others.
  private func read(_ project: String, _ others: [String: String] = [:]) throws -> (files: [String], notices: [String])
  {
    let names = ["A", "Old", "Lists/B", "Lists/Old List"]
    let views = Dictionary(uniqueKeysWithValues: names.map { ("Views/\($0).swift", CodeInputTests.view) })
    let own = ["palpable.json": #"{ "code": ["."] }"#, "App.xcodeproj/project.pbxproj": project]
    let folder = try TemporaryFolder(own.merging(views) { $1 }.merging(others) { $1 })
    let report = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
    return (
      report.system.files.map(\.name).filter { $0.hasPrefix("Views/") },
      report.notices.map(\.message).filter { $0.contains("no target") }
    )
  }

  private static let all = ["Views/A.swift", "Views/Lists/B.swift", "Views/Lists/Old List.swift", "Views/Old.swift"]

  @Test func aFileThatItsTargetLeavesOutIsSkippedWithANotice() throws {
    let (files, notices) = try read(Self.sets + Self.folder + Self.target)
    #expect(files == ["Views/A.swift", "Views/Lists/B.swift"])
    #expect(
      notices == [
        "2 Swift files skipped because no target of an Xcode project builds them, such as Views/Lists/Old List.swift; "
          + "list a file under \"code\" or pass it to check it"
      ])
  }

  @Test func aFileThatBothTargetsLeaveOutIsSkipped() throws {
    let project = Self.sets + Self.second + Self.both + Self.target + Self.target.replacing("T1 ", with: "T2 ")
    #expect(try read(project).files == ["Views/A.swift", "Views/Lists/B.swift", "Views/Lists/Old List.swift"])
  }

  /// Something may build the files.
  @Test(arguments: [
    // No target, or another target with the folder, or one that adds the file.
    sets + folder, sets + folder + target + target.replacing("T1 ", with: "T2 "),
    sets.replacing("\"Lists/Old List.swift\",", with: "") + second + both + target,
    // A set of another kind, or one that isn't there.
    sets.replacing("target = T1", with: "buildPhase = T1") + folder + target, folder + target,
    // The same folder in another place, and a file that is also listed.
    sets + folder + target + folder.replacing("F1", with: "F2").replacing("Views;", with: "../Views;"),
    sets.replacing("\"Lists/Old List.swift\",", with: "") + folder + target
      + "{ isa = PBXFileReference; path = Old.swift; };",
  ])
  func whatATargetMayBuildIsRead(_ project: String) throws {
    let (files, notices) = try read(project)
    #expect(files == Self.all && notices.isEmpty)
  }

  @Test func whatAPackageOrAnotherFileMayBeIsRead() throws {
    let project = Self.sets + Self.folder + Self.target
    #expect(try read(project, ["Package.swift": ""]).files == Self.all)
    #expect(try read(project, ["Views/Views.podspec": ""]).files == Self.all)
    #expect(try read(project, ["Kit/Views/Old.swift": ""]).files.contains("Views/Old.swift"))
  }
}
