import Audit
import AuditSession
import TestSupport
import Testing

/// What lies beside Swift files and may name their classes and public views, which else are skipped because nothing names them.
@Suite struct SurroundingFilesTests {
  private static let cell = """
    import UIKit
    final class PriceCell: UITableViewCell {
      let title = UILabel()
      override func awakeFromNib() { title.font = UIFont.systemFont(ofSize: 9) }
    }
    """
  private static let card = """
    import SwiftUI
    public struct Card: View { public var body: some View { Text("a").font(.system(size: 9)) } }
    """
  private static let app = """
    import SwiftUI
    @main struct Home: App { var body: some Scene { WindowGroup { Text("a") } } }
    """
  private static let project = "App.xcodeproj/project.pbxproj"
  private static let lists = "{ path = View.swift; }; { path = Home.swift; };"

  /// Whether the font in a view is reported, in a folder with an Xcode project and other files.
  private func isChecked(_ view: String, _ others: [String: String] = [:], project: String = "") throws -> Bool {
    let own = [
      "palpable.json": #"{ "code": ["."] }"#, "View.swift": view, "Home.swift": "let a = 1\n",
      Self.project: Self.lists + project,
    ]
    let folder = try TemporaryFolder(own.merging(others) { $1 })
    let report = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
    return report.findings.contains { $0.rule == "fixed-font" }
  }

  @Test func aClassThatNothingNamesIsSkipped() throws {
    #expect(try !isChecked(Self.cell))
    #expect(try !isChecked(Self.cell, ["Other.m": "@class PriceCellar;", "a.plist": "<string>Cell</string>"]))
    // Other code loads an interface file by its name.
    let nib = ["Views/PriceCell.xib": #"<view customClass="PriceCell"/>"#]
    #expect(try !isChecked(Self.cell, nib))
    #expect(try !isChecked(Self.cell, nib, project: "{ path = PriceCell.xib; };"))
    #expect(
      try isChecked(
        Self.cell, nib.merging(["List.swift": "let nib = \"PriceCell\""]) { $1 }, project: "{ path = List.swift; };"))
    #expect(try !isChecked(Self.cell + "\nextension PriceCell { static let name = \"price\" }"))
  }

  @Test(arguments: [
    ["Main.storyboard": #"<tableViewCell customClass="PriceCell" customModule="App">"#],
    ["Views/Price.xib": #"<view customClass="PriceCell"/>"#], ["Info.plist": "<string>$(MODULE).PriceCell</string>"],
    ["List.m": "[table registerClass:PriceCell.class forCellReuseIdentifier:@\"a\"];"],
    ["project.yml": "NSExtensionPrincipalClass: $(PRODUCT_MODULE_NAME).PriceCell"], ["routes.json": "[\"PriceCell\"]"],
    ["List.swift": "let name = \"App.PriceCell\""],
    ["List.swift": "let type = NSClassFromString(\"App.\\(name)Cell\")"],
    ["List.m": "Class a = NSClassFromString([NSString stringWithFormat:@\"%@Cell\", name]);"],
    ["List.h": "#define CELL(name) name##Cell"], ["a.plist": "bplist00"],
    ["A.xib": "version https://git-lfs.github.com"], ["List.swift": "final class SaleCell: PriceCell {}"],
  ])
  func aClassThatAnotherFileNamesIsChecked(_ others: [String: String]) throws {
    #expect(try isChecked(Self.cell, others, project: "{ path = List.swift; };"))
  }

  /// The missing file may name the class.
  @Test func aClassIsCheckedIfAnInterfaceIsMissing() throws {
    #expect(try isChecked(Self.cell, project: "{ path = Base.lproj/Main.storyboard; };"))
    #expect(try isChecked(Self.cell, project: "{ path = ../Core/Router.m; };"))
    #expect(try isChecked(Self.cell, project: "INFOPLIST_FILE = ../Config/Info.plist;"))
    #expect(
      try !isChecked(
        Self.cell, ["Base.lproj/Main.storyboard": "<a/>"], project: "{ path = Base.lproj/Main.storyboard; };"))
  }

  /// Only what UIKit shows by name alone is skipped.
  @Test(arguments: [
    "class PriceCell: UIViewController, UNNotificationContentExtension {", "final class PriceCell: BaseCell {",
    "@objc(Cell) final class PriceCell: UITableViewCell {",
    "final class PriceCell {",
  ])
  func aClassThatTheSystemOrACallerMayFindIsChecked(_ head: String) throws {
    let start = "final class PriceCell: UITableViewCell {"
    #expect(try isChecked(Self.cell.replacing(start, with: head)))
  }

  @Test func aPublicViewOfAnAppThatNothingNamesIsSkipped() throws {
    #expect(try !isChecked(Self.card, ["Home.swift": Self.app]))
    #expect(try !isChecked(Self.card, ["Home.swift": Self.app, "Kit/Package.swift": "import PackageDescription"]))
    // The frameworks of an app in a project of Tuist, and its dependencies.
    let project = "import ProjectDescription\nproduct: .app,\nproduct: .framework,"
    let tuist = ["Project.swift": project, "Tuist/Package.swift": "import PackageDescription"]
    #expect(try !isChecked(Self.card, tuist.merging(["Home.swift": Self.app]) { $1 }))
  }

  /// Code elsewhere may use a public view.
  @Test func aPublicViewOfALibraryIsChecked() throws {
    #expect(try isChecked(Self.card))
    let package = "import PackageDescription\n.library(name: \"Kit\", targets: [])"
    #expect(try isChecked(Self.card, ["Home.swift": Self.app, "Package.swift": package]))
    #expect(try isChecked(Self.card, ["Home.swift": Self.app, "Package.swift": ""]))
    for products in [
      "product: .framework,", "product: .app,\nproduct: .staticFramework,", "product: .app,\nproduct: .staticLibrary,",
    ] {
      let project = "import ProjectDescription\n" + products
      #expect(try isChecked(Self.card, ["Home.swift": Self.app, "Project.swift": project]), "\(products)")
    }
    #expect(try isChecked(Self.card, ["Home.swift": "@main struct Tool { static func main() {} }"]))
    #expect(try isChecked(Self.card, ["Home.swift": Self.app, "BUILD.bazel": "ios_framework()"]))
    #expect(try isChecked(Self.card, ["Home.swift": Self.app, "project.yml": "type: framework"]))
    #expect(try isChecked(Self.card, ["Home.swift": Self.app, "Kit/Kit.podspec": ""]))
    #expect(try isChecked(Self.card, ["Home.swift": Self.app], project: "com.apple.product-type.framework"))
    #expect(try isChecked(Self.card, ["Example/Home.swift": Self.app]))
    #expect(try isChecked(Self.card, ["Home.swift": "import XCTest\n" + Self.app]))
    #expect(try isChecked(Self.card, ["Home.swift": Self.app.replacing("{ Text(\"a\") }", with: "{ Card() }")]))
  }
}
