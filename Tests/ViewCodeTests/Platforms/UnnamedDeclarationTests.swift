import Audit
import DesignTokens
import SourceText
import SwiftSource
import Testing
import ViewCode

/// Declarations that no code in use names, although something else may show them.
@Suite struct UnnamedDeclarationTests {
  private static let font = "Text(a).font(.system(size: 9))"

  /// Returns the names of the declarations whose findings are notes because nothing names them.
  private func unnamed(
    _ texts: String..., isWhole: Bool = true, storyboard: String = "", sample: String? = nil,
    libraries: [CodeLibrary]? = nil
  ) -> Set<String> {
    var outlines = texts.enumerated().map { SwiftOutline(SourceFile(path: "App/\($0).swift", bytes: Array($1.utf8))) }
    if let sample { outlines.append(SwiftOutline(SourceFile(path: "App/Examples/A.swift", bytes: Array(sample.utf8)))) }
    let board = SourceFile(path: "App/Main.storyboard", bytes: Array(storyboard.utf8))
    let code = ViewCode(
      outlines, tokens: TokenSet(),
      others: CodeSurroundingFiles(hasLibrary: libraries != nil, isWholeCheckout: isWhole, libraries: libraries ?? []) {
        ([board], false)
      })
    let notes = code.chains.filter { $0.highestLevel == .note }
    #expect(notes.allSatisfy { $0.related.count == 1 })
    let start = "a note, because no code in use names "
    return Set(
      notes.flatMap(\.related).map { String($0.message.dropFirst($0.message.hasPrefix(start) ? start.count : 0)) })
  }

  @Test(arguments: [
    "class Nest: BirdView { func egg() { \(font) } }", "struct Nest: BirdScreen { var body: some View { \(font) } }",
    "struct Tree { struct Nest: View { var body: some View { \(font) } } }", "func Nest() -> some View { \(font) }",
    "extension BirdView { func Nest() -> some View { \(font) } }",
    "class Tree: UIView { func Nest() -> some View { \(font) } }",
  ])
  func findingsInWhatNoCodeNamesAreNotes(_ code: String) {
    let tree = "@main struct Start { let trees: [Any] = [Tree()] }"
    #expect(unnamed(code, tree) == ["Nest"])
    #expect(unnamed(code, tree, isWhole: false) == [])
    for use in ["Nest()", "\"Nest\"", "\\Tree.Nest"] {
      #expect(unnamed(code, tree, "@main struct End { let a: [Any] = [\(use)] }") == [], "\(use)")
    }
  }

  @Test(arguments: [
    // A protocol of the platform or of another module may require the member, even if a type has its name.
    "struct Nest: ButtonStyle { func makeBody(configuration: Configuration) -> some View { \(font) } }",
    "struct Nest: ButtonStyle { func makeBody(configuration: Configuration) -> some View { \(font) } }\n"
      + "@main struct Tree { enum ButtonStyle {}\nlet a = ButtonStyle.self }",
    "struct Nest: Plant { func grow() -> some View { \(font) } }",
    "class Nest: UIView, PanDelegate { var trailing: some View { \(font) } }",
    "protocol Pan: PanDelegate {}\nclass Nest: UIView, Pan { func trailing() -> some View { \(font) } }",
    "class Nest: UIView, PanDelegate {}\nextension PanDelegate { func trailing() -> some View { \(font) } }",
    "struct Nest: View { var body: some View { \(font) } }",
    // The system or the compiler finds it, or a subclass replaces it.
    "class Nest: UIView { override func layoutSubviews() { \(font) } }",
    "class Nest: UIView { @objc func hatch() { \(font) } }",
    "struct Nest { func callAsFunction() -> some View { \(font) } }",
    "@main struct Tree: App { var body: some Scene { \(font) } }",
    "struct Tree: Widget { var body: some View { \(font) } }",
  ])
  func whatElseMayShowADeclarationKeepsTheLevel(_ code: String) {
    #expect(unnamed(code, "@main struct Start { let nest: [Any] = [Nest()] }") == [])
  }

  @Test func aStoryboardNamesAClass() {
    let code = "class Nest: Plant { func egg() { \(Self.font) } }\nclass Tree: Plant { func leaf() { \(Self.font) } }"
    let board = "<viewController customClass=\"Nest\" id=\"a\"></viewController>"
    #expect(unnamed(code, storyboard: board) == ["Tree"])
  }

  @Test func codeMayFindAClassByAComputedName() {
    let code = "class Nest: UIView { override func layoutSubviews() { \(Self.font) } }"
    let found = { (name: String) in
      unnamed(code, "@main struct Start { let type: AnyClass? = NSClassFromString(\(name)) }")
    }
    #expect(found("\"App.Tree\"") == ["Nest"])
    for name in ["name", "\"App.\" + name", "\"App.\\(name)\""] { #expect(found(name) == [], "\(name)") }
  }

  @Test func whatOnlyUnnamedCodeNamesIsUnnamed() {
    let nest = "struct Nest: Plant { let egg = Egg() }\nstruct Egg: Plant { var view: some View { \(Self.font) } }"
    #expect(unnamed(nest) == ["Egg", "Nest"])
    #expect(unnamed(nest, "@main struct Start { let nest: [Any] = [Nest()] }") == [])
  }

  @Test(arguments: [
    "class Nest: Plant { weak var tree: Tree?\nfunc egg() { \(font) } }\nclass Tree: Plant { let nest = Nest() }",
    "class Nest: Plant { weak var tree: Tree?\nfunc egg() { \(font) } }\nclass Tree: Plant {}\nextension Tree { func grow() { a = Nest() } }",
    "class Nest: Plant { weak var tree: Tree?\nfunc egg() { \(font) } }\nclass Tree: Plant { let leaf = Leaf() }\n"
      + "class Leaf: Plant { let nest = Nest() }",
    "private struct Nest: Plant { let tree: Tree?\nfunc egg() { \(font) } }\nstruct Tree: Plant { func a() { Nest() } }",
  ])
  func whatOnlyNamesOneAnotherIsUnnamed(_ code: String) {
    #expect(unnamed(code).contains("Nest"))
    #expect(unnamed(code, "@main struct Start { let tree: [Any] = [Tree()] }") == [])
    // A type of another file with the name may be what that file extends.
    #expect(unnamed(code, "extension Tree: Grower {}") == [])
  }

  @Test func namesOfPrivateTypesCountInTheirFileOnly() {
    let nest = "private struct Nest: Plant { var egg: some View { \(Self.font) } }"
    let other = "private struct Nest: Plant {}\n@main struct Start { let nest = Nest() }"
    #expect(unnamed(nest + "\nstruct Tree: Plant { let nest: Nest? }", other) == [])
  }

  @Test func aSceneThatNoCodeInUseOpensShowsNothing() {
    let nest = "class Nest: UIViewController { override func viewDidLoad() { \(Self.font) } }\n"
    let tree = "class Tree: UIViewController { @objc func open() { board.make(\"Nest\") as? Nest } }"
    let scene = { (name: String) in
      "<scene sceneID=\"s\(name)\"><objects><viewController storyboardIdentifier=\"\(name)\" id=\"i\(name)\" "
        + "customClass=\"\(name)\" sceneMemberID=\"viewController\"></viewController></objects></scene>"
    }
    let board = "<document>" + scene("Nest") + scene("Tree") + "</document>"
    #expect(unnamed(nest + tree, storyboard: board).contains("Nest"))
    #expect(unnamed(nest + tree, "@main struct Start { let tree: [Any] = [Tree()] }", storyboard: board) == [])
    let start = "<document initialViewController=\"iTree\">" + scene("Nest") + scene("Tree") + "</document>"
    #expect(unnamed(nest + tree, storyboard: start) == [])
  }

  @Test func whatOnlySampleAppsShowIsUnnamed() {
    let nest = "struct Nest: View { let font = \(Self.font)\nvar body: some View { \(Self.font) } }"
    let sample = "@main struct Sample: App { var body: some Scene { WindowGroup { Nest() } } }"
    let app = "@main struct Start: App { var body: some Scene { WindowGroup { Text(a) } } }"
    #expect(unnamed(nest, app, sample: sample) == ["Nest"])
    #expect(unnamed(nest, app.replacing("Text(a)", with: "Nest()"), sample: sample) == [])
    // A screen may have the name of samples.
    #expect(unnamed(nest, app, sample: "class Sample: UIViewController { let nest = Nest() }\nlet a = Sample()") == [])
    // Without an app, samples show what a library is for.
    #expect(unnamed(nest, sample: sample) == [])
  }

  @Test func publicViewsOfFrameworksBesideAnAppAreParts() {
    let nest = "public class Nest: UIView { public override func layoutSubviews() { \(Self.font) } }"
    let app = "@main struct Start: App { var body: some Scene { WindowGroup { Text(a) } } }"
    let library = { (isPublished: Bool) in [CodeLibrary(folder: "App/", name: "Kit", isPublished: isPublished)] }
    #expect(unnamed(nest, app, libraries: library(false)) == ["Nest"])
    #expect(unnamed(nest, app, libraries: library(true)) == [])
    #expect(unnamed(nest, "@main struct Start {}", libraries: library(false)) == [])
  }
}
