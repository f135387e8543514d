import Audit
import AuditSession
import TestSupport
import Testing

/// Source that no release contains or that isn't shown on a screen of an iPhone: samples, helpers of previews, Apple Watch, and paper.
@Suite struct SkippedSourceTests {
  private func findings(_ rule: String, _ files: [String: String]) throws -> [Finding] {
    let folder = try TemporaryFolder(files)
    var request = AuditRequest(paths: [], root: folder.path)
    request.code = ["."]
    return try AuditSession(request).report().findings.filter { $0.rule == rule && $0.outcome == .failed }
  }

  private static let fixed = "struct A: View { var body: some View { Text(a).font(.system(size: 12)) } }"
  private static let view = "struct B: View { var body: some View { Text(b) } }"
  private static let app = "@main struct SampleApp: App { var body: some Scene { WindowGroup { A() } } }"

  @Test(
    "Sample apps, playgrounds, and the content of previews",
    arguments: [
      ["Sources/B.swift": view, "Example/A.swift": fixed, "Example/App.swift": app],
      [
        "Sources/B.swift": view, "Demo/iOSDemo/A.swift": fixed,
        "Demo/iOSDemo/AppDelegate.swift": "class AppDelegate: UIResponder {}",
      ],
      ["Sources/B.swift": view, "BirdExample/A.swift": fixed, "BirdExample/App.swift": app],
      ["Sources/B.swift": view, "Birds.playground/Contents.swift": fixed],
      ["App/B.swift": view, "App/Preview Content/A.swift": fixed],
    ])
  func samples(_ files: [String: String]) throws { #expect(try findings("fixed-font", files).isEmpty) }

  @Test(
    "A screen named after samples, an app of samples alone, and names that only contain the word",
    arguments: [
      ["App/B.swift": view, "App/Demo/A.swift": fixed],
      ["Example/B.swift": view, "Example/A.swift": fixed, "Example/App.swift": app],
      ["Sources/B.swift": "struct Model {}", "Example/A.swift": fixed, "Example/App.swift": app],
      ["Sources/B.swift": view, "Demographics/A.swift": fixed, "Demographics/App.swift": app],
    ])
  func noSamples(_ files: [String: String]) throws { #expect(try findings("fixed-font", files).count == 1) }

  @Test("Samples are counted as declarations that no release contains")
  func coverage() throws {
    let folder = try TemporaryFolder([
      "Sources/B.swift": Self.view, "Example/A.swift": Self.fixed, "Example/App.swift": Self.app,
    ])
    var request = AuditRequest(paths: [], root: folder.path)
    request.code = ["."]
    let files = try AuditSession(request).report().system.files
    // The view and the app of the sample.
    #expect(files.reduce(0) { $0 + $1.skipped.unreleased } == 2)
  }

  @Test("Dependencies of package managers are skipped, with a notice, unless they are what is checked")
  func dependencies() throws {
    let files = ["Sources/B.swift": Self.view, "Pods/Lib/A.swift": Self.fixed]
    #expect(try findings("fixed-font", files).isEmpty)
    let folder = try TemporaryFolder(files)
    var request = AuditRequest(paths: [], root: folder.path)
    request.code = ["."]
    let report = try AuditSession(request).report()
    #expect(report.system.notices.count { $0.message.contains("1 Swift file of dependencies skipped") } == 1)
    request.code = ["Pods"]
    #expect(try AuditSession(request).report().findings.count { $0.rule == "fixed-font" } == 1)
  }

  @Test("Private helpers that only previews use are skipped without a project")
  func previewHelpers() throws {
    let helper = "private struct Helper: View { var body: some View { Text(a).font(.system(size: 12)) } }"
    let other = [
      "Other.swift": "private struct Helper: View { var body: some View { Text(a) } }\n#Preview { Helper() }"
    ]
    #expect(try findings("fixed-font", other.merging(["A.swift": "\(helper)\n#Preview { Helper() }"]) { $1 }).isEmpty)
    #expect(
      try findings(
        "fixed-font", ["A.swift": "\(helper)\nstruct C: View { var body: some View { Helper() } }\n#Preview { C() }"]
      ).count == 1)
    // Without a preview, a name that a macro makes may use it.
    #expect(try findings("fixed-font", ["A.swift": helper]).count == 1)
    let open = helper.replacing("private ", with: "")
    #expect(try findings("fixed-font", ["A.swift": "\(open)\n#Preview { Helper() }"]).count == 1)
  }

  private static let small =
    "struct A: View { var body: some View { Button(action: close) { Image(systemName: \"xmark\").frame(width: 20, height: 20) } } }"

  @Test(
    "Targets on Apple Watch",
    arguments: [
      ["Bird Watch App/A.swift": small], ["BirdWatch Extension/A.swift": small], ["watchOS/A.swift": small],
      ["A.swift": "import WatchKit\n\(small)"], ["A.swift": "#if os(watchOS)\n\(small)\n#endif"],
    ])
  func watch(_ files: [String: String]) throws { #expect(try findings("small-target", files).isEmpty) }

  @Test(
    "Targets beside the word watch",
    arguments: [
      ["Watchlist/A.swift": small], ["WatchList/A.swift": small],
      ["A.swift": "#if os(iOS) || os(watchOS)\n\(small)\n#endif"],
      ["Swatch/A.swift": small],
    ])
  func notWatch(_ files: [String: String]) throws { #expect(try findings("small-target", files).count == 1) }

  @Test("What isn't for iOS is for macOS if the file names no other platform")
  func otherThanIOS() throws {
    let branch = "#if os(iOS)\nstruct B {}\n#else\n\(Self.small)\n#endif\n"
    #expect(try findings("small-target", ["A.swift": branch + "#if os(macOS)\nstruct C {}\n#endif"]).isEmpty)
    #expect(try findings("small-target", ["A.swift": branch]).count == 1)
    #expect(
      try findings("small-target", ["A.swift": branch + "#if os(macOS) || os(visionOS)\nstruct C {}\n#endif"]).count
        == 1)
  }

  @Test("Fonts for paper, and of labels that table cells don't have")
  func paper() throws {
    let font = "UIFont.systemFont(ofSize: 12)"
    #expect(try findings("fixed-font", ["A.swift": "final class ListPrintFormatter { let font = \(font) }"]).isEmpty)
    #expect(
      try findings("fixed-font", ["A.swift": "final class Page: UIPrintPageRenderer { let font = \(font) }"]).isEmpty)
    #expect(try findings("fixed-font", ["A.swift": "final class Printer { let font = \(font) }"]).count == 1)
    func cell(_ style: String) -> String {
      "func cell() { let cell = UITableViewCell(style: .\(style), reuseIdentifier: nil)\ncell.detailTextLabel?.font = \(font) }"
    }
    #expect(try findings("fixed-font", ["A.swift": cell("default")]).isEmpty)
    #expect(try findings("fixed-font", ["A.swift": cell("subtitle")]).count == 1)
    let text = cell("default").replacing("detailTextLabel", with: "textLabel")
    #expect(try findings("fixed-font", ["A.swift": text]).count == 1)
  }

  private static let focus = "@FocusState private var field: Field?; @State private var shown = false"

  @Test(
    "Taps that something else replaces",
    arguments: [
      "VStack { fields }.onTapGesture { field = .name }", "content.simultaneousGesture(TapGesture())",
      "Day().onTapGesture { toggle() }.accessibilityChildren { Toggle(name, isOn: $isOn) }",
      "ZStack { Color.black.onTapGesture { shown = false }; Panel() }.accessibilityAction(.escape) { shown = false }",
    ])
  func replacedTaps(_ body: String) throws {
    let source = "struct A: View {\n\(Self.focus)\nvar body: some View {\n\(body)\n} }"
    #expect(try findings("tap-gesture-on-view", ["A.swift": source]).isEmpty)
  }

  @Test(
    "Taps beside them",
    arguments: [
      "VStack { fields }.onTapGesture { field = .name; open() }", "VStack { fields }.onTapGesture { shown = true }",
      "content.simultaneousGesture(TapGesture().onEnded { open() })",
      "ZStack { Color.black.onTapGesture { open() }; Panel() }.accessibilityAction(.escape) { shown = false }",
      "ZStack { Card().onTapGesture { shown = false }; Panel() }.accessibilityAction(.escape) { shown = false }",
    ])
  func otherTaps(_ body: String) throws {
    let source = "struct A: View {\n\(Self.focus)\nvar body: some View {\n\(body)\n} }"
    #expect(try findings("tap-gesture-on-view", ["A.swift": source]).count == 1)
  }
}
