import Audit
import AuditSession
import TestSupport
import Testing

/// View controllers in scenes of storyboards, which are unused if nothing opens the scene.
@Suite struct StoryboardSceneTests {
  private static let controller = """
    import UIKit
    class PriceController: UIViewController {
      let title2 = UILabel()
      override func viewDidLoad() { title2.font = UIFont.systemFont(ofSize: 9) }
    }
    extension PriceController: UITableViewDelegate {}
    """
  private static let cell = """
    import UIKit
    class PriceCell: UITableViewCell {
      let title = UILabel()
      override func awakeFromNib() { title.font = UIFont.systemFont(ofSize: 9) }
    }
    """

  private func scene(
    _ owner: String, _ id: String, identifier: String = "PriceController", rest: String = ""
  ) -> String {
    let name = identifier.isEmpty ? "" : "storyboardIdentifier=\"\(identifier)\" "
    return """
      <scene sceneID="s-\(id)"><objects>
      <viewController \(name)id="\(id)" customClass="\(owner)" customModule="App" sceneMemberID="viewController">
      <tableViewCell customClass="PriceCell"/>\(rest)</viewController></objects></scene>
      """
  }

  private func storyboard(_ scenes: String, initial: String = "a") -> String {
    "<document initialViewController=\"\(initial)\"><scenes>\(scenes)</scenes></document>"
  }

  /// The number of fonts that are reported in the controller and the cell.
  private func count(_ storyboard: String, _ others: [String: String] = [:]) throws -> Int {
    let own = [
      "palpable.json": #"{ "code": ["."] }"#, "View.swift": Self.controller, "Cell.swift": Self.cell,
      "Home.swift": "let a = 1\n", "Main.storyboard": storyboard,
      "App.xcodeproj/project.pbxproj": "{ path = View.swift; }; { path = Cell.swift; }; { path = Home.swift; };",
    ]
    let folder = try TemporaryFolder(own.merging(others) { $1 })
    let report = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
    return report.findings.count { $0.rule == "fixed-font" }
  }

  @Test func aSceneThatNothingOpensIsSkippedWithWhatItContains() throws {
    #expect(try count(storyboard(scene("PriceController", "p"))) == 0)
    #expect(try count(storyboard(scene("PriceController", "p", identifier: ""))) == 0)
    // Other code opens it if the type is in no scene.
    #expect(try count(storyboard(scene("HomeController", "a", identifier: "") + scene("PriceController", "p"))) == 1)
  }

  @Test func aSceneThatOnlyAnotherUnusedOneOpensIsSkipped() throws {
    let list = """
      import UIKit
      class ListController: UIViewController {
        func open() { show(storyboard!.instantiateViewController(withIdentifier: "PriceController"), sender: nil) }
      }
      """
    let scenes = scene("PriceController", "p") + scene("ListController", "l", identifier: "ListController")
    #expect(try count(storyboard(scenes), ["Home.swift": list]) == 0)
    #expect(try count(storyboard(scenes, initial: "l"), ["Home.swift": list]) == 2)
    #expect(try count(storyboard(scenes), ["Home.swift": list + "\nlet list = ListController()"]) == 2)
  }

  @Test func aSceneThatTheStoryboardOpensIsChecked() throws {
    #expect(try count(storyboard(scene("PriceController", "p"), initial: "p")) == 2)
    let segue = "<segue destination=\"p\" kind=\"show\"/>"
    #expect(try count(storyboard(scene("PriceController", "p") + scene("Other", "a", rest: segue))) == 2)
    // A segue in a scene that nothing opens doesn't open another one; outlets and actions open nothing.
    let action = "<action selector=\"open:\" destination=\"p\"/>"
    let list = ["Home.swift": "import UIKit\nclass ListController: UIViewController {}"]
    let own = scene("PriceController", "p", identifier: "", rest: action)
    #expect(try count(storyboard(own + scene("ListController", "l", identifier: "", rest: segue)), list) == 0)
    #expect(
      try count(storyboard(own + scene("ListController", "l", identifier: "", rest: segue), initial: "l"), list) == 2)
    // The identifier isn't the name of the class, so any code may have it.
    #expect(try count(storyboard(scene("PriceController", "p", identifier: "price"))) == 2)
    let placeholder = "<viewControllerPlaceholder storyboardName=\"Main\" referencedIdentifier=\"PriceController\"/>"
    #expect(
      try count(
        storyboard(scene("PriceController", "p")), ["Other.storyboard": storyboard("<scene >\(placeholder)</scene>")])
        == 2)
  }

  @Test(arguments: [
    "let id = \"PriceController\"",
    "let page = storyboard.instantiateViewController(withIdentifier: \"PriceController\")",
    "enum Page: String { case PriceController }\nlet page = Page(rawValue: name)", "let page: PriceController = load()",
    "let id = \"\\(name)Controller\"",
    "let id = name + \"Controller\"", "let id = name + \"eController\"",
    "let id = name(of: .priceController)", "let page = PriceController.instantiate()",
    "let type = NSClassFromString(name)",
  ])
  func aSceneThatCodeMayOpenIsChecked(_ code: String) throws {
    #expect(try count(storyboard(scene("PriceController", "p")), ["Home.swift": code]) == 2)
  }

  @Test func aTextThatIsPartOfTheNameOpensNothing() throws {
    for code in ["let title = \"Price\"", "let title = \"eController\"", "let title = name + \"Page\""] {
      #expect(try count(storyboard(scene("PriceController", "p")), ["Home.swift": code]) == 0, "\(code)")
    }
  }
}
