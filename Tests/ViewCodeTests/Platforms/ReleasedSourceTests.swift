import Audit
import SourceText
import SwiftSource
import Testing

@testable import ViewCode

/// What no release for devices compiles neither helps a view nor has findings.
@Suite struct ReleasedSourceTests: PoolClassTests {
  /// Conditions that no release for a device fulfills.
  static let unreleased: [String] = [
    "#if DEBUG", "#if targetEnvironment(simulator)", "#if swift(<4.0)", "#if compiler(<5)", "#if swift(<5.7.1)",
    "#if !swift(>=5)", "#if DEBUG || targetEnvironment(simulator)", "#if os(iOS) && targetEnvironment(simulator)",
    "#if !DEBUG\n#elseif FLAG", "#if !targetEnvironment(simulator)\n#else", "#if os(macOS)\n#elseif swift(<5)",
    "#if compiler(>=5)\n#else", "#if FLAG\n#elseif DEBUG", "#if false", "#if os(Linux)",
    "#if FLAG\n#if DEBUG\n#endif\n#elseif swift(<5)",
  ]
  /// Conditions that a release may fulfill.
  static let released: [String] = [
    "#if FLAG", "#if !DEBUG", "#if !targetEnvironment(simulator)", "#if swift(<7)", "#if compiler(<99)", "#if os(iOS)",
    "#if DEBUG\n#else", "#if targetEnvironment(simulator)\n#elseif os(iOS)", "#if DEBUG || FLAG", "#if arch(arm64)",
    "#if os(macOS) && arch(x86_64)", "#if swift(<6)",
  ]
  /// The conditions with which rules are tried.
  static let few: [String] = ["#if DEBUG", "#if targetEnvironment(simulator)", "#if !swift(<5)\n#else"]

  private static let button = "Button(action: hide) { Image(\"x\") }"

  private func found(_ rule: String, _ source: String) throws -> Bool {
    try outcomes(rule, source).contains(.failed)
  }

  @Test(arguments: unreleased) func noReleaseHasIt(_ condition: String) {
    #expect(!left("\(condition)\nfault\n#endif").contains("fault"))
  }

  @Test(arguments: released) func aReleaseMayHaveIt(_ condition: String) {
    #expect(left("\(condition)\nfault\n#endif").contains("fault"))
  }

  private func uiKit(_ naming: String) -> String {
    "import UIKit\nclass Page: UIView {\nlet button = UIButton()\nfunc show() { addSubview(button)\n"
      + "button.setImage(UIImage(named: \"x\"), for: .normal)\n\(naming)\n} }\n"
  }

  private static let label = "button.accessibilityLabel = \"Hide\""

  @Test(arguments: few)
  func itNamesNothing(_ condition: String) throws {
    #expect(try found("unlabelled-image-button", uiKit("\(condition)\n\(Self.label)\n#endif")))
    #expect(
      try found(
        "unlabelled-image-button", page("\(Self.button)\n\(condition)\n.accessibilityLabel(\"Hide\")\n#endif")))
  }

  @Test func whatOtherPlatformsCompileNamesNothingOnAPhone() throws {
    let image = "unlabelled-image-button"
    #expect(try !found(image, uiKit(Self.label)))
    #expect(try found(image, uiKit("#if os(tvOS)\n\(Self.label)\n#endif")))
    #expect(try found(image, uiKit("#if os(iOS)\n#else\n\(Self.label)\n#endif")))
    #expect(try !found(image, uiKit("#if os(iOS) || os(visionOS)\n\(Self.label)\n#endif")))
    #expect(try !found(image, "#if os(visionOS)\n\(uiKit(Self.label))#endif"))
    func named(_ body: String) throws -> Bool {
      try found(image, "extension View { func named() -> some View {\n\(body)\n} }\n" + page("\(Self.button).named()"))
    }
    let name = "accessibilityLabel(\"Hide\")"
    #expect(try !named(name))
    #expect(try !named("#if os(iOS)\n\(name)\n#else\nself\n#endif"))
    #expect(try !named("#if DEBUG\nself\n#else\n\(name)\n#endif"))
    #expect(
      try !named("#if os(macOS)\nself\n#elseif swift(>=5)\n#if DEBUG\nself\n#endif\n\(name)\n#else\nself\n#endif"))
    for condition in ["os(macOS)", "FLAG", "os(iOS) && FLAG", "targetEnvironment(simulator)", "DEBUG"] {
      #expect(try named("#if \(condition)\n\(name)\n#else\nself\n#endif"), "\(condition)")
    }
    #expect(try named("#if FLAG\nself\n#else\n\(name)\n#endif"))
    #expect(try named("#if FLAG\nself\n#elseif os(iOS)\n\(name)\n#endif"))
  }

  @Test(arguments: few)
  func itHelpsNothing(_ condition: String) throws {
    func within(_ text: String) -> String { "\n\(condition)\n\(text)\n#endif\n" }
    // A button that does the same as a tap.
    let state = "@State private var isOn = false"
    func tap(_ twin: String) -> String { page("HStack { Text(name)\n\(twin)\n}.onTapGesture { isOn = true }", state) }
    let twin = "Button(\"On\") { isOn = true }"
    #expect(try found("tap-gesture-on-view", tap(within(twin))))
    #expect(try !found("tap-gesture-on-view", tap(twin)))
    let trait = ".accessibilityAddTraits(.isButton)"
    #expect(try found("tap-gesture-on-view", page("Text(name).onTapGesture { open() }\(within(trait))")))
    // A tap that only moves the focus.
    let focus = "@FocusState private var isFocused: Bool"
    let move = "VStack { field }.onTapGesture { isFocused = true"
    #expect(try !found("tap-gesture-on-view", page(move + within("open()") + "}", focus)))
    // A target whose size grows.
    let small = "Button(action: hide) { Image(\"x\").resizable().frame(width: 20, height: 20)"
    #expect(try found("small-target", page(small + within(".padding(20)") + "}")))
    // A font that is scaled.
    let font =
      "import UIKit\nclass Page: UIView { let label = UILabel()\nfunc show() {\naddSubview(label)\n"
      + "label.font = UIFont.systemFont(ofSize: 12)"
    let scaled = "label.font = UIFontMetrics.default.scaledFont(for: label.font)"
    #expect(try found("fixed-font", font + within(scaled) + "} }\n"))
    // A name in code that no release has shows nothing.
    let part = "private struct Part: View { var body: some View { Text(a).font(.system(size: 9)) } }\n"
    #expect(try !found("fixed-font", part + page("VStack { Text(a)\(within("Part()")) }")))
    #expect(try found("fixed-font", part + page("VStack { Text(a)\nPart() }")))
  }

  @Test(arguments: few)
  func itHasNoFindings(_ condition: String) throws {
    func within(_ text: String) -> String { "\n\(condition)\n\(text)\n#endif\n" }
    let font = "label.font = UIFont.systemFont(ofSize: 9)"
    for (rule, source) in [
      ("unlabelled-image-button", page("VStack { Text(a)\(within(Self.button)) }")),
      ("fixed-font", page("Text(a)\(within(".font(.system(size: 9))"))")),
      ("small-target", page("VStack { Text(a)\(within(Self.button + ".frame(width: 9, height: 9)")) }")),
      ("tap-gesture-on-view", page("Text(a)\(within(".onTapGesture { open() }"))")),
      ("fixed-font", "import UIKit\nclass Page: UIView { func show() {\(within(font))} }\n"),
      ("fixed-font", within("let font = UIFont.systemFont(ofSize: 9)") + page("Text(a)")),
    ] {
      #expect(try outcomes(rule, source).isEmpty, "\(source)")
    }
  }

  @Test func versionsThatOnlySomeReleasesHaveAreChecked() throws {
    let label = "\(Self.button)\n#if swift(>=5.5)\n.accessibilityLabel(\"a\")\n#endif"
    #expect(try !found("unlabelled-image-button", page(label)))
    #expect(try found("fixed-font", page("Text(a)\n#if swift(<6)\n.font(.system(size: 9))\n#endif")))
  }

  private func left(_ text: String) -> String {
    let outline = ReleasedSource(SwiftOutline(SourceFile(path: "A.swift", bytes: Array(text.utf8)))).outline
    return outline.tokens.indices.dropLast().map(outline.text).joined(separator: " ")
  }

  @Test func directivesWithoutBranchesAreLeftOut() {
    #expect(left("let a = 1\n#if DEBUG\nlet b = 2\n#endif\nlet c = 3") == "let a = 1 let c = 3")
    #expect(left("let a = 1\n#if DEBUG\n#else\n#endif\nlet c = 3") == "let a = 1 let c = 3")
    #expect(left("#if DEBUG\na\n#else\nb\n#endif") == "#if DEBUG #else b #endif")
    #expect(left("#if os(iOS)\n#if DEBUG\na\n#endif\n#if DEBUG\nb\n#endif\n#endif\nc") == "c")
    #expect(left("#if DEBUG\n#if os(iOS)\na\n#else\nb\n#endif\n#else\nc\n#endif") == "#if DEBUG #else c #endif")
    #expect(left("#if DEBUG\na") == "#if DEBUG a")
    #expect(left("#endif\na\n#else\nb") == "#endif a #else b")
    #expect(left("if false {\na\n#if DEBUG\nb\n#endif\nc\n}\nd") == "if false { } d")
    #expect(left("if false") == "if false")
  }

  /// A branch without declarations counts as one, so that nothing is skipped without a number.
  @Test(arguments: [
    ("Text(a)\n#if DEBUG\n.font(f)\n#endif", 1), ("if false { Text(a) }", 1), ("if false { } else { Text(a) }", 0),
    ("#if targetEnvironment(simulator)\nText(a)\n#else\nText(b)\n#endif\nif false { let c = 1 }", 2),
  ])
  func branchesAreCounted(_ text: String, _ count: Int) {
    let source = ReleasedSource(SwiftOutline(SourceFile(path: "A.swift", bytes: Array(text.utf8))))
    #expect(source.unreleasedCount == count)
  }

  @Test func branchesThatNoCallerTakesAreCounted() {
    let source = ReleasedSource(SwiftOutline(SourceFile(path: "A.swift", bytes: Array("if a { b }".utf8))))
    #expect(source.without([3..<4]).unreleasedCount == 1)
  }

  @Test func countsAreOfTheWholeFile() {
    let text = """
      #if DEBUG
      struct A { struct B {} }
      struct A_Previews: PreviewProvider { static var previews: some View { A() } }
      #Preview { A() }
      #endif
      """
    let source = ReleasedSource(SwiftOutline(SourceFile(path: "A.swift", bytes: Array(text.utf8))))
    #expect(source.outline.declarations.isEmpty && source.previewCount == 2 && source.unreleasedCount == 2)
  }
}
