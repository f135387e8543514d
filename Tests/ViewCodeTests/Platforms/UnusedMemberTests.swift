import DesignTokens
import SourceText
import SwiftSource
import Testing
import ViewCode

/// Members of structs and enumerations that nothing names.
@Suite struct UnusedMemberTests {
  private static let font = "Font.system(size: 9).bold()"

  /// The number of declarations that are skipped because nothing uses them.
  private func unused(_ texts: String...) -> Int {
    let outlines = texts.enumerated().map { SwiftOutline(SourceFile(path: "App/\($0).swift", bytes: Array($1.utf8))) }
    let code = ViewCode(
      outlines, tokens: TokenSet(), projects: [""], others: CodeSurroundingFiles(hasLibrary: false) { ([], true) })
    return code.files.reduce(0) { $0 + $1.skipped.unused }
  }

  private static let types = "let all: [Any] = [Fonts(), Theme()]\n"

  @Test(arguments: [
    "enum Fonts { static let small = \(font) }", "struct Fonts { var small: Font { \(font) } }",
    "enum Fonts { static func small() -> Font { \(font) } }",
    "enum Theme {}\nextension Theme { static let small = \(font) }",
    "enum Fonts: String, CaseIterable { case big\nvar small: Font { \(font) } }",
    "struct Fonts: ViewModifier { func small() -> some View { Text(a).font(\(font)) } }",
  ])
  func aMemberThatNothingNamesIsSkipped(_ fonts: String) {
    #expect(unused(fonts, Self.types) == 1)
    for use in [
      "let font = Fonts.small", "let font: Font = .small", "let path = \\Fonts.small", "let name = \"\\(small)\"",
      "let name = \"small\"", "let font = Fonts.`small`", "protocol Style { var small: Font { get } }",
    ] {
      #expect(unused(fonts, Self.types + use) == 0, "\(use)")
    }
  }

  @Test(arguments: [
    // Other code may call what a protocol requires, here or in an extension, also by another name of the type.
    "struct Fonts: Style { var small: Font { \(font) } }",
    "struct Fonts { var small: Font { \(font) } }\nextension Fonts: Style {}",
    "struct Fonts { var small: Font { \(font) } }\nextension Fonts: @retroactive Style {}",
    "struct Fonts { var small: Font { \(font) } }\ntypealias Set = Fonts\nextension Set: Style {}",
    "protocol Style: ButtonStyle {}\nstruct Fonts: Style { func small() -> some View { Text(a).font(\(font)) } }",
    "struct Fonts: ButtonStyle { func small() -> some View { Text(a).font(\(font)) } }",
    "struct Fonts: EnvironmentKey { static let small = \(font) }",
    // A macro or wrapper may, and what the compiler calls.
    "@Observable struct Fonts { var small: Font { \(font) } }", "struct Fonts { @Scaled static var small = \(font) }",
    "@main struct Fonts { static func small() -> Font { \(font) } }",
    "struct Fonts { func callAsFunction() -> Font { \(font) } }",
    "struct Fonts { func buildBlock() -> Font { \(font) } }",
    "enum Fonts: CaseIterable { static var allCases: [Font] { [\(font)] } }",
    "struct Fonts: View { var body: some View { Text(a).font(\(font)) } }",
    // Of a stored property, creating it may do something; a class may be overridden or called by Objective-C.
    "struct Fonts { var small = \(font) }", "class Fonts { func small() -> Font { \(font) } }",
    // Two types have the name.
    "enum Fonts { static let small = \(font) }\nclass Fonts: Style {}",
    "public struct Fonts { public var small: Font { \(font) } }",
  ])
  func aMemberThatCanBeReachedInAnotherWayIsChecked(_ fonts: String) {
    #expect(unused(fonts, Self.types) == 0)
  }
}
