import Audit
import AuditSession
import TestSupport
import Testing

/// Findings in screens for developers, which people who use the app don't see, are notes.
@Suite struct DeveloperScreenTests {
  private static let users =
    "import SwiftUI\nstruct Home: View { var body: some View { VStack { "
    + String(repeating: "Text(\"a\")\n", count: 20) + "} } }\n"

  private func levels(_ file: String, _ type: String, others: String = Self.users) throws -> [Level] {
    let view = """
      import SwiftUI
      struct \(type): View {
        var debugText = ""
        var body: some View { debugCard }
        var debugCard: some View { Button { run() } label: { Image("run").font(.system(size: 9)) } }
      }
      """
    let folder = try TemporaryFolder(["palpable.json": #"{ "code": ["."] }"#, file: view, "Home.swift": others])
    let report = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
    return report.findings.filter { $0.rule == "unlabelled-image-button" }.map(\.level)
  }

  @Test(arguments: [
    ("Menu.swift", "DebugMenu"), ("Menu.swift", "NetworkDebugView"), ("DebugMenu.swift", "Menu"),
    ("Screens/Debug/Menu.swift", "Menu"), ("Screens/DebugBridge/Menu.swift", "Menu"), ("A.swift", "AppDebuggingList"),
  ])
  func aScreenThatIsNamedAfterDebuggingHasNotes(_ file: String, _ type: String) throws {
    #expect(try levels(file, type) == [.note])
  }

  @Test(arguments: [
    ("Menu.swift", "Menu"), ("Developers.swift", "DeveloperList"), ("A.swift", "BugList"), ("A.swift", "DebugLogView"),
    ("Menu+Debug.swift", "Menu"), ("A.swift", "NonDebugView"), ("Flavors/Debug+Release/A.swift", "Menu"),
  ])
  func otherScreensAreChecked(_ file: String, _ type: String) throws { #expect(try levels(file, type) == [.error]) }

  /// An app for debugging has few other screens; its samples and tests don't count.
  @Test func screensForDevelopersAreCheckedIfThereAreFewOthers() throws {
    #expect(try levels("Debug/Menu.swift", "Menu", others: "let a = 1\n") == [.error])
    #expect(try levels("Debug/Menu.swift", "Menu", others: "import XCTest\n" + Self.users) == [.error])
    let few = "import SwiftUI\nstruct Home: View { var body: some View { Text(\"a\") } }\n"
    #expect(try levels("Debug/Menu.swift", "Menu", others: few) == [.error])
  }
}
