import Audit
import DesignTokens
import SourceText
import SwiftSource
import Testing
import ViewCode

/// The declarations of a whole project that nothing names, which rules skip.
@Suite struct UnusedDeclarationTests {
  private static let card = "struct Card: View { var body: some View { Text(\"a\").font(.system(size: 9)) } }"

  /// The number of chains in the body of `Card`, and of declarations that are skipped because nothing names them.
  private func read(
    _ others: String..., card: String = Self.card, projects: [String] = [""], unread: [UnreadFile] = []
  ) -> (chains: Int, unused: Int) {
    let texts = [card] + others
    let outlines = texts.enumerated().map { SwiftOutline(SourceFile(path: "App/\($0).swift", bytes: Array($1.utf8))) }
    let code = ViewCode(outlines, tokens: TokenSet(), projects: projects, unread: unread)
    return (code.index.files[0].chains.count, code.files.reduce(0) { $0 + $1.skipped.unused })
  }

  @Test func aViewThatNothingNamesIsSkipped() {
    let found = read("struct Other { let a = 1 }\nlet other = Other()")
    #expect(found.chains == 0 && found.unused == 1)
  }

  @Test(arguments: [
    "@main struct Home: App { var body: some Scene { WindowGroup { Card() } } }",
    "let make = Card.init", "func show(_ view: Card) {}", "let name = \"\\(Card.self)\"", "let name = \"Card\"",
    "extension List where Row == Card {}",
    "typealias Tile = Card\nlet tile = Tile()", "struct Card { let other = 1 }", "let a = `Card`()",
  ])
  func whatSomethingNamesIsChecked(_ other: String) { #expect(read(other).chains > 0) }

  @Test(arguments: [
    "#Preview { Card() }", "#Preview(\"Card\", traits: .sizeThatFitsLayout) { Card() }",
    "#Preview { Card() } cameras: { Card() }",
    "struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }",
    "import XCTest\nclass CardTests: XCTestCase { func test() { _ = Card() } }",
    "extension Card { func copy() -> Card { Card() } }", "// Card\n/// ``Card`` shows a text.",
  ])
  func previewsTestsItsOwnCodeAndCommentsAreNoUse(_ other: String) {
    let found = read(other)
    #expect(found.chains == 0 && found.unused > 0)
  }

  @Test func aViewThatOnlyUnusedViewsNameIsSkipped() {
    let list = "struct CardList: View { var body: some View { Card().padding(4) } }"
    #expect(read(list).unused == 2)
    #expect(read(list, "@main struct Home: App { var body: some Scene { WindowGroup { CardList() } } }").chains > 0)
  }

  @Test func aViewThatOnlyItselfAndItsExtensionNameIsSkipped() {
    let found = read("extension Card { var large: some View { Card().font(.system(size: 8)) } }", "let a = 1")
    #expect(found.chains == 0 && found.unused == 2)
  }

  @Test(arguments: [
    "public struct Card: View { public var body: some View { Text(\"a\").bold() } }",
    "class Card: UIView { let title = UILabel().bold() }",
    "struct Card: AppIntent { func perform() { Text(\"a\").bold() } }",
    "@main struct Card: App { var body: some Scene { WindowGroup { Text(\"a\").bold() } } }",
    "@Reducer struct Card { var body: some View { Text(\"a\").bold() } }",
    "extension CardModel { var row: some View { Text(\"a\").bold() } }\nclass CardModel {}",
    "extension UIViewController { override func viewDidLoad() { Text(\"a\").bold() } }",
    "extension UIViewController { @objc func tapped() { Text(\"a\").bold() } }",
    "@objc extension UIViewController { func tapped() { Text(\"a\").bold() } }",
    "extension Cell: Delegate {}\nextension Cell { func tapped() { Text(\"a\").bold() } }",
    "extension Pan { func opened() { Text(\"a\").bold() } }\nclass Cell: UIView, Pan {}",
    "extension Builder { static func buildBlock() -> some View { Text(\"a\").bold() } }",
    "struct Card: View { var body: some View { Text(\"a\").bold() } }\nextension Card: AppIntent {}",
    "struct Card: View { var body: some View { Text(\"a\").bold() } }\nlet a = b + /Card/",
    "extension UIViewController: UITextFieldDelegate { func tapped() { Text(\"a\").bold() } }",
    "public extension View { func card() -> some View { Text(\"a\").bold() } }",
  ])
  func whatCanBeReachedInAnotherWayIsChecked(_ card: String) {
    let found = read(card: card)
    #expect(found.chains > 0 && found.unused == 0)
  }

  @Test func aModifierThatNothingCallsIsSkipped() {
    let card = "extension View { func shake() -> some View { offset(x: 2).animation(.linear) } }"
    #expect(read(card: card).chains == 0)
    #expect(read("let a = Text(\"a\").shake()", card: card).chains > 0)
    // A type with the name in another one isn't extended, and an extension of such a type may be of a protocol.
    #expect(read("enum Page { struct View: SwiftUI.View {} }", card: card).chains == 0)
    #expect(read("struct View {}\nlet view = View()", card: card).chains == 0)
    #expect(read(card: card.replacing("extension View", with: "extension Page.View")).chains > 0)
  }

  @Test(
    "What is private and named nowhere in its file is skipped, also without a project",
    arguments: [
      "private let titleFont = UIFont.systemFont(ofSize: 9).bold",
      "class A: UIView { private let titleFont = UIFont.systemFont(ofSize: 9).bold }",
      "class A: UIView { fileprivate var titleFont: UIFont { UIFont.systemFont(ofSize: 9).bold } }",
      "class A { private var titleFont: UIFont { let a = UIFont.systemFont(ofSize: 9).bold; return b { a } } }",
    ])
  func privateNames(_ card: String) {
    let other = "let titleFont = UIFont.systemFont(ofSize: 20)\nlet font = titleFont"
    #expect(read(other, card: card, projects: []).chains == 0)
    #expect(read(other, card: card + "\nlet font = titleFont", projects: []).chains > 0)
    #expect(read(other, card: card + "\nlet path = \\A.titleFont", projects: []).chains > 0)
    // Creating it does something.
    for value in [
      "Void = { UILabel.appearance().font = UIFont.systemFont(ofSize: 9).bold }()",
      "Void = UIFont.systemFont(ofSize: 9).bold",
      "UIWindow = { let a = UIWindow(); a.font = UIFont.systemFont(ofSize: 9).bold; return a }()",
    ] {
      #expect(read(other, card: "class A { private let titleStyle: \(value) }", projects: []).chains > 0)
    }
    #expect(
      read(
        other, card: "class A { private lazy var titleFont = { UIFont.systemFont(ofSize: 9).bold }() }", projects: []
      ).chains == 0)
    // The setter alone is private, or the system finds it.
    for visible in ["private(set) var", "@objc private var", "@Default private var"] {
      #expect(
        read(other, card: "class A { \(visible) titleFont = UIFont.systemFont(ofSize: 9).bold }", projects: []).chains
          > 0)
    }
  }

  /// Views with a part that nothing names.
  @Test(arguments: [
    "var footer: some View { Text(\"a\").bold() }", "func footer() -> some View { Text(\"a\").bold() }",
    "@ViewBuilder private func footer(_ text: String) -> some View { Text(text).bold() }",
    "private func footer() { show(Text(\"a\").bold()) }",
  ])
  func partsOfViewsThatNothingNamesAreSkipped(_ part: String) {
    let view: (String) -> String = { "struct Page: View { \(part)\nvar body: some View { \($0) } }\nlet page = Page()" }
    #expect(read(card: view("a")).unused == 1)
    #expect(read(card: view("a")).chains < read(card: view("footer")).chains)
    #expect(read(card: view("footer")).unused == 0)
    // What is private can't be named elsewhere.
    let elsewhere = read("let path = \\Page.footer", card: view("a"))
    #expect(elsewhere.unused == (part.contains("private") ? 1 : 0))
    // A part that only another unused part names isn't shown either.
    #expect(read(card: view("a\n}\nvar other: some View { footer")).unused == 2)
  }

  @Test(arguments: [
    "struct Page: View { var body: some View { Text(\"a\").bold() } }",
    "struct Page: View, Cell { var footer: some View { Text(\"a\").bold() } }",
    "struct Page: View { var footer: some View { Text(\"a\").bold() } }\nextension Page: Cell {}",
    "struct Page: View { @Part var footer: some View { Text(\"a\").bold() } }",
    "@Row struct Page: View { func footer() -> some View { Text(\"a\").bold() } }",
    "struct Page: View { func buildBlock() -> some View { Text(\"a\").bold() } }",
    "class Page { @objc private func tapped() { show(Text(\"a\").bold()) } }",
    "class Page { @IBAction private func tapped() { show(Text(\"a\").bold()) } }",
    "@objcMembers class Page { private func tapped() { show(Text(\"a\").bold()) } }",
    "private protocol Cell { func tapped() }\nclass Page: Cell { private func tapped() { show(Text(\"a\").bold()) } }",
    "class Page { func tapped() { show(Text(\"a\").bold()) } }",
    "fileprivate class Page: UITextViewDelegate { fileprivate func textViewDidChange() { show(Text(\"a\").bold()) } }",
    "fileprivate struct Page: View { fileprivate var body: some View { Text(\"a\").bold() } }",
  ])
  func partsThatCanBeReachedInAnotherWayAreChecked(_ card: String) {
    #expect(read(card: card + "\nlet page = Page()").unused == 0)
  }

  @Test func aShippedFileWithTestsIsAUse() {
    let home =
      "import Testing\nstruct Home: View { var body: some View { Card() } }\n@Test func card() {}\nlet home = Home()"
    #expect(read(home).chains > 0)
  }

  @Test func extensionsOfAnotherTypeWithThePrivateNameAreChecked() {
    let card = "extension Card { var header: some View { Text(\"a\").bold() } }"
    let page = "struct Page { let card = Card() }\nlet page = Page()"
    #expect(
      read(
        "struct Card: View { var body: some View { header } }", "private struct Card { let a = 1 }", page, card: card
      )
      .chains > 0)
  }

  @Test func aPartOfAProjectIsCheckedWhole() {
    #expect(read(projects: []).chains > 0)
    #expect(read(projects: ["Package/"]).chains > 0)
    #expect(read(projects: ["App/"]).chains == 0)
  }

  @Test func whatAnUnreadFileMayNameIsChecked() {
    let place = SourceFile(path: "App/Old.swift", bytes: []).location(of: 0..<0)
    let unread = UnreadFile(name: "App/Old.swift", location: place, problem: "isn't UTF-8", remedy: "convert it")
    #expect(read(unread: [unread]).chains > 0)
  }
}
