import DesignTokens
import Foundation
import SourceText
import SwiftSource
import Testing
import TokenFormats

/// A name means the declaration that its file sees; two that a build sees at once are no token.
@Suite struct SwiftScopeTests {
  private static let dark = "Color(hex: 0x000000)"
  private static let pale = "Color(hex: 0xCCCCCC)"

  /// A private declaration, and how tokens of its file name it.
  static let forms: [(String, String)] = [
    ("private enum Palette { static let ink = VALUE }", "Palette.ink"),
    ("fileprivate struct Palette { fileprivate static let ink = VALUE }", "Palette.ink"),
    ("enum Palette { private static let ink = VALUE }", "Palette.ink"),
    ("private extension Color { static let ink = VALUE }", "Color.ink"),
    ("extension Color { fileprivate static var ink: Color { VALUE } }", "Color.ink"),
    ("private let ink = VALUE", "ink"), ("fileprivate let ink: Color = VALUE", "ink"),
    ("private enum Palette { enum Deep { static let ink = VALUE } }", "Palette.Deep.ink"),
    ("private enum Palette {}\nextension Palette { static let ink = VALUE }", "Palette.ink"),
  ]

  /// Each file's token has the value of its own file's declaration, whatever stands in the other file and whichever is read first.
  @Test(arguments: forms.map(\.0), [false, true])
  func privateDeclarationsBelongToTheirFile(_ form: String, _ isOtherVisible: Bool) throws {
    let name = try #require(Self.forms.first { $0.0 == form }?.1)
    // Two files cannot both declare the type that a private member stands in.
    guard !(isOtherVisible && form.hasPrefix("enum")) else { return }
    let first =
      form.replacingOccurrences(of: "VALUE", with: Self.dark) + "\nenum T { static let text: Color = \(name) }"
    let plain = ["fileprivate ", "private "].reduce(form) { $0.replacingOccurrences(of: $1, with: "") }
    let other = (isOtherVisible ? plain : form).replacingOccurrences(of: "VALUE", with: Self.pale)
    let second =
      other.replacingOccurrences(of: "enum Palette { private", with: "enum Palette { fileprivate")
      + "\nenum U { static let text: Color = \(name) }"
    for texts in [[first, second], [second, first]] {
      let documents = texts.enumerated().map { swift($0.element, path: "\($0.offset).swift") }
      let imported = try SwiftTokensFormat.tokens(from: documents, library: EmptyLibrary())
      #expect(imported.shown("T.text") == "#000000")
      #expect(imported.shown("U.text") == "#cccccc")
      let owners = imported.tokens.tokens.filter { $0.path.description.hasSuffix("ink") }
      #expect(Set(owners.map(\.location.path)).count == 2)
    }
  }

  @Test func namesOfPrivateConstantsThatAreShared() throws {
    let text = "private enum Palette { static let ink = Color.black }\nenum X { static let text = Palette.ink }"
    let alone = try readSwift(text)
    #expect(alone.paths == ["Palette.ink", "X.text"])
    let documents = ["App/Theme.swift", "Widget/Theme.swift"].enumerated().map {
      swift(text.replacingOccurrences(of: "X", with: "X\($0.offset)"), path: $0.element)
    }
    let both = try SwiftTokensFormat.tokens(from: documents, library: EmptyLibrary())
    #expect(both.paths == ["App/Theme:Palette.ink", "X0.text", "Widget/Theme:Palette.ink", "X1.text"])
  }

  /// A private extension of a type says nothing of the other constants of the type.
  @Test func aPrivateExtensionHidesNoOtherConstant() throws {
    let imported = try readSwift(
      "extension Color { static let brand = Color(hex: 0x112233) }",
      "private extension Color { static let own = Color.black }")
    #expect(imported.paths == ["Color.brand"])
    let views = try readSwift(
      "enum Theme { static let page = Color(hex: 0x112233) }",
      "private struct Theme: View { static let inset: CGFloat = 4 }")
    #expect(views.paths == ["Theme.page"])
  }

  /// Two files that declare one name, and the places that the error names.
  @Test(
    arguments: [
      ("enum T { static let a = Color.white }", "enum T { static let a = Color.black }"),
      ("enum T { static let a = Color.white }", "extension T { static let a = Color.white }"),
      ("extension Color { static let a = Color.white }", "extension Color { static var a: Color { .black } }"),
      ("enum T { static let a: CGFloat = 4 }", "struct T { static let a: CGFloat = 4 }"),
      ("let b = Color.black\nenum T { static let a = b }", "let b = Color.white"),
    ])
  func theSameNameInTwoFiles(_ first: String, _ second: String) throws {
    let documents = [swift(first, path: "A.swift"), swift(second, path: "B.swift")]
    let error = #expect(throws: FormatError.self) {
      try SwiftTokensFormat.tokens(from: documents, library: EmptyLibrary())
    }
    guard case .declaredTwice(_, let places, others: 0) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(places.map(\.path) == ["A.swift", "B.swift"])
    // Where view code is looked at, the name has no value, and the reason names both places.
    let code = try SwiftTokensFormat.tokens(from: documents.map { SwiftOutline($0) })
    #expect(
      code.shown(first.contains("Color.a") ? "Color.a" : code.paths.last ?? "").contains("A.swift:1 and B.swift:1"))
  }

  @Test func whatNoTokenRefersToIsNoContradiction() throws {
    let imported = try readSwift(
      "struct Row: View { static let height: CGFloat = 4 }\nlet key = 1\nenum T { static let a = Color.white }",
      "struct Row: View { static let height: CGFloat = 8 }\nlet key = 2")
    #expect(imported.paths == ["T.a"])
  }

  @Test func modulesTellNamesApart() throws {
    let library = Modules(names: ["Widget.swift": "Widget"])
    let documents = [
      swift(
        "enum T { static let ink = Color.black; static let page = Color.white; static let text = T.ink }",
        path: "App.swift"),
      swift(
        "enum T { static let ink = Color.white; static let text = ink; static let base: Color = T.page }",
        path: "Widget.swift"),
    ]
    let imported = try SwiftTokensFormat.tokens(from: documents, library: library)
    #expect(imported.paths == ["T.ink", "T.page", "T.text", "Widget.T.ink", "Widget.T.text", "Widget.T.base"])
    #expect(imported.shown("T.text") == "#000000" && imported.shown("Widget.T.text") == "#ffffff")
    // What the module does not declare is another module's.
    #expect(imported.shown("Widget.T.base") == "#ffffff")
  }

  private struct Modules: DocumentLibrary {
    let names: [String: String]
    func document(at path: String, relativeTo document: SourceFile) -> SourceFile? { nil }
    func module(of document: SourceFile) -> String? { names[document.path] }
  }
}
