import DesignTokens
import SourceText
import SwiftSource
import Testing
import ViewCode

/// Members and classes of a whole project that nothing names, and views that nothing adds to another one.
@Suite struct UnusedMemberTests {
  private static let font = "UIFont.systemFont(ofSize: 9).bold"

  /// The number of declarations that are skipped because nothing uses them.
  private func unused(_ texts: String...) -> Int {
    let outlines = texts.enumerated().map { SwiftOutline(SourceFile(path: "App/\($0).swift", bytes: Array($1.utf8))) }
    let code = ViewCode(
      outlines, tokens: TokenSet(), projects: [""], others: CodeSurroundingFiles(hasLibrary: false) { [] })
    return code.files.reduce(0) { $0 + $1.skipped.unused }
  }

  @Test(arguments: [
    "enum Fonts { static let small = \(font) }", "struct Fonts { let small = \(font) }",
    "enum Fonts { static func small() -> UIFont { \(font) } }", "class Fonts { lazy var small: UIFont = \(font) }",
    "enum Theme { enum Fonts { static let small = \(font) } }",
    "enum Theme {}\nextension Theme { static let small = \(font) }",
    "enum Fonts: String, CaseIterable { case big\nvar small: UIFont { \(font) } }",
    "protocol Style {}\nstruct Fonts: Style { let small = \(font) }",
    "class Page: UIView { let small = \(font) }",
    "class Page: UITableViewCell, UITextFieldDelegate { var small = \(font) }",
  ])
  func aConstantThatNothingNamesIsSkipped(_ fonts: String) {
    let types = "let all: [Any] = [Fonts(), Theme(), Page()]\n"
    #expect(unused(fonts, types) == 1)
    for use in [
      "let font = Fonts.small", "let font: UIFont = .small", "let path = \\Fonts.small", "let name = \"\\(small)\"",
    ] {
      #expect(unused(fonts, types + use) == 0, "\(use)")
    }
  }

  @Test(arguments: [
    // Other code may call what a protocol requires, Objective-C, or a macro or wrapper.
    "struct Fonts: Style { let small = \(font) }", "struct Fonts { let small = \(font) }\nextension Fonts: Style {}",
    "protocol Style { var small: UIFont { get } }\nstruct Fonts: Style { let small = \(font) }",
    "@objc protocol Style {}\nclass Fonts: Style { let small = \(font) }",
    "protocol Style: Intent {}\nstruct Fonts: Style { let small = \(font) }",
    "class Fonts { @objc let small = \(font) }", "@Observable class Fonts { let small = \(font) }",
    "@objcMembers class Fonts { let small = \(font) }", "struct Fonts { @Scaled var small = \(font) }",
    "class Fonts: NSObject { let small = \(font) }", "class Base: Model {}\nclass Fonts: Base { let small = \(font) }",
    "class Page: UIView { override var small: UIFont { \(font) } }",
    "class Page: UIView { func small() -> UIFont { \(font) } }",
    "class Page: UIView, Style { let small = \(font) }",
    "class Page: UIView {}\nextension Page: Style {}\nextension Page { static let small = \(font) }",
    // Creating it does something.
    "class Fonts { let small: Void = { UILabel.appearance().font = \(font) }() }",
    // Two types have the name.
    "enum Fonts { static let small = \(font) }\nenum Theme { struct Fonts: Style {} }",
    "public struct Fonts { public let small = \(font) }",
  ])
  func aMemberThatCanBeReachedInAnotherWayIsChecked(_ fonts: String) {
    #expect(unused(fonts, "let all: [Any] = [Fonts(), Theme(), Page(), Base()]\n") == 0)
  }

  private static let base = "class Base: UITableViewCell {}\nlet base = Base()\n"

  @Test(arguments: [
    base + "class Card: Base { let title = \(font); func show() { add(title) } }",
    "class Card: PinViewController { let title = \(font); func show() { add(title) } }",
    base
      + "class Middle: Base {}\nclass Card: Middle { let title = \(font); func show() { add(title) } }\nlet middle = Middle()",
    "protocol Reusable {}\nclass Card: UIView, Reusable { let title = \(font); func show() { add(title) } }",
    "protocol Row: View {}\nstruct Card: Row { var body: some View { Text(\"a\").font(.system(size: 9)) } }",
    "class Card: UIView { let title = \(font); func show() { add(title) } }\nextension Card: Reusable {}\nprotocol Reusable {}",
  ])
  func aClassOfAnotherClassThatNothingNamesIsSkipped(_ card: String) {
    #expect(unused(card) == 1 || card.contains("extension") && unused(card) == 2)
    for use in [
      "let card = Card()", "let name = \"Card\"", "table.register(Card.self)", "class Small: Card {}\nlet a = Small()",
      "typealias Tile = Card",
    ] {
      #expect(unused(card, use) == 0, "\(use)")
    }
  }

  @Test(arguments: [
    "class Card: Model { let title = \(font); func show() { add(title) } }",
    "class Base: UIView, Plugin {}\nclass Card: Base { let title = \(font); func show() { add(title) } }\nlet base = Base()",
    "class Card: UIView, Plugin { let title = \(font); func show() { add(title) } }",
    "@objc(Card) class Card: UIView { let title = \(font); func show() { add(title) } }",
    "protocol Row: AppIntent {}\nstruct Card: Row { var body: some View { Text(\"a\").font(.system(size: 9)) } }",
    "@objc protocol Row {}\nclass Card: UIView, Row { let title = \(font); func show() { add(title) } }",
    "class Base: UIView {}\nenum Old { class Base: Plugin {} }\nclass Card: Base { let title = \(font); func show() { add(title) } }\nlet base = Base()",
    "class Card: UIView { let title = \(font); func show() { add(title) } }\nextension Card: Plugin {}",
  ])
  func aClassThatCanBeReachedInAnotherWayIsChecked(_ card: String) {
    #expect(unused(card + "\nlet all: [Any] = [title, Old()]") == 0)
  }

  @Test(arguments: [
    "{ let a = UILabel(); addSubview(a); return a }()",
    "{ let badge = UILabel(); self.addSubview(badge); return badge }()",
    "{ a in a.font = \(font); add(a); return a }(UILabel())", "UILabel().then { addSubview($0) }",
    "{ let a = UILabel(); a.pin(to: self); return a }()", "{ let a = UILabel(); view.addSubview(a); return a }()",
    "{ addSubview($0); return $0 }(UILabel())",
  ])
  func aViewThatAddsItselfIsChecked(_ value: String) {
    let property = "lazy var badge: UILabel = \(value)"
    #expect(
      unused("class Page: UIView { \(property)\nfunc setUp() { badge.isHidden = true } }\nlet page = Page()") == 0)
  }

  @Test(arguments: [
    "let badge = UILabel()", "lazy var badge: UILabel = { let a = UILabel(); a.font = \(font); return a }()",
    "private let badge = UILabel(frame: .zero)",
    "lazy var badge: UIView = { let a = UILabel(); let b = UIView(); b.addSubview(a); return b }()",
    "fileprivate var badge: UIButton! = UIButton(type: .system)",
  ])
  func aViewThatNothingAddsIsSkipped(_ property: String) {
    let page: (String) -> String = { "class Page: UIView { \(property)\nfunc setUp() {\n\($0)\n} }\nlet page = Page()" }
    for use in [
      "badge.isHidden = true", "self.badge.text = name\nbadge.sizeToFit()", "badge?.font = other",
      "badge.addSubview(icon)",
    ] {
      #expect(unused(page(use)) == 1, "\(use)")
    }
    for use in [
      "addSubview(badge)", "stack.addArrangedSubview(self.badge)", "add([badge])", "badge.pin(to: self)",
      "tip.view = badge",
      "badge.then { add($0) }", "show(badge: badge)", "return badge", "badge.layer.render(in: a)", "add(badge.layer)",
      "let path = \\Page.badge", "for view in [title, badge] { add(view) }", "badge.snp.makeConstraints { _ in }",
      "text = \"\\(badge)\"",
    ] {
      #expect(unused(page(use)) == 0, "\(use)")
    }
  }
}
