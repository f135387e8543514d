import Audit
import Testing

/// Apps for testers beside what ships are skipped like samples; what ships is checked, whatever its name is.
@Suite struct TesterAppTests: PoolClassTests {
  private static let fixed: String =
    "import SwiftUI\nstruct Old: View { var body: some View { Text(a).font(.system(size: 9)) } }\n"
  private static let main: String =
    "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { Old() } } }\n"
  private static let package: String =
    "import PackageDescription\nlet package = Package(products: [.library(\n  name: \"BirdKit\")])"
  private static let framework: String =
    "productType = \"com.apple.product-type.framework\"; { isa = PBXGroup; path = main.m; };"

  /// Whether the fonts in an app in a folder are checked beside a view in another file.
  private func isChecked(_ folder: String, _ others: [String: String]) throws -> Bool {
    let app = ["\(folder)/Old.swift": Self.fixed, "\(folder)/Main.swift": Self.main]
    return try !outcomes("fixed-font", page("Text(name)"), app.merging(others) { $1 }).isEmpty
  }

  @Test(arguments: [
    "BirdTestApp", "BirdTester", "Bird Testing App", "bird-sandbox", "BirdTestbed", "BirdUITests-App", "BirdHost",
    "BirdTestHost", "BirdKitTester", "Apps/BirdTesterApp", "Sandbox", "TesterApp", "Host", "TestApps/Bird",
    "PreviewApps/Bird",
  ])
  func anAppForTestersOfALibraryIsSkipped(_ folder: String) throws {
    #expect(try !isChecked(folder, ["Package.swift": Self.package]))
    #expect(try !isChecked(folder, ["BirdKit.podspec": ""]))
  }

  @Test(arguments: [
    "BirdTestApp", "BirdTester", "BirdSandbox", "BirdTestHost",
  ])
  func anAppForTestersOfAnAppIsSkipped(_ folder: String) throws {
    #expect(try !isChecked(folder, ["Bird/Main.swift": Self.main]))
    #expect(try !isChecked("Apps/\(folder)", ["Apps/Bird/Main.swift": Self.main]))
    #expect(try !isChecked(folder, ["Bird.xcodeproj/project.pbxproj": Self.framework]))
  }

  /// These apps ship: nothing else does, or what does has another name.
  @Test(
    arguments: [
      ("Host", [:]), ("HostApp", [:]), ("BirdTester", [:]), ("Sandbox", [:]),
      ("TestFlightBuddy", ["Package.swift": package]),
      ("SpeedTestApp", ["Package.swift": package]), ("BirdApp", ["Package.swift": package]),
      ("SpeedTestApp", ["Package.swift": package.replacing("BirdKit", with: "SpeedTestKit")]),
      ("Host", ["Package.swift": package.replacing("BirdKit", with: "HostKit")]),
      ("BirdTester", ["Package.swift": package.replacing(".library", with: ".executable")]),
      ("BirdTester", ["Kit/Package.swift": package]),
      ("BirdTester", ["BirdTester/Package.swift": package.replacing("Bird", with: "Fish")]),
      ("BirdHost", ["Bird/Main.swift": main]), ("BirdTester", ["Fish/Main.swift": main]),
      ("BirdTester", ["Apps/Bird/Main.swift": main]), ("BirdTester", ["Bird/Main.swift": "let a = 1"]),
      ("Host", ["Host.xcodeproj/project.pbxproj": framework]), ("Host", ["Bird.xcodeproj/project.pbxproj": framework]),
      ("BirdHost", ["Bird.xcodeproj/project.pbxproj": framework]), ("BirdContest", ["Package.swift": package]),
    ] as [(String, [String: String])])
  func anAppThatShipsIsChecked(_ folder: String, _ others: [String: String]) throws {
    #expect(try isChecked(folder, others))
  }

  /// A folder for tests in which no app starts is a part of what ships.
  @Test func aFolderWithoutAnAppIsChecked() throws {
    #expect(
      try !outcomes(
        "fixed-font", page("Old()"), ["Package.swift": Self.package, "BirdTester/Old.swift": Self.fixed]
      ).isEmpty)
  }
}
