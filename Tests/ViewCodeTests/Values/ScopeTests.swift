import DesignTokens
import SourceText
import SwiftSource
import Testing
import ViewCode

/// Names follow the scopes of Swift: a nearer declaration hides the global `Metrics.height` of 60, and a value that isn't sure is unknown.
@Suite struct ScopeTests {
  static let global = "enum Metrics { static let height: CGFloat = 60 }"

  /// The height of the frame of the text `t` in the first file.
  private func height(_ sources: [String], modules: [String?] = []) throws -> CodeValue {
    let outlines = sources.enumerated().map { index, text in
      SwiftOutline(SourceFile(path: "\(index).swift", bytes: Array(text.utf8)))
    }
    let code = ViewCode(outlines, tokens: TokenSet(), modules: modules)
    let frame = try #require(code.modifiers.first { $0.name == "frame" && $0.chain.name == "Text" })
    return frame.chain.value(of: try #require(frame.argument("height")))
  }

  private static func view(_ members: String = "", of value: String = "Metrics.height", generic: String = "") -> String
  {
    "struct A\(generic): View {\n\(members)\nvar body: some View { Text(t).frame(height: \(value)) }\n}"
  }

  private static func row(_ before: String, generic: String = "", of value: String = "Metrics.height") -> String {
    "struct A: View {\nfunc row\(generic)() -> some View {\n\(before)\nreturn Text(t).frame(height: \(value))\n}\n}"
  }

  private static let small = "enum Metrics { static let height: CGFloat = 20 }"

  static let nearer: [[String]] = [
    [view(small), global], [view("private \(small)"), global], [view(), "extension A { \(small) }", global],
    [view() + "\nfileprivate \(small)", global], [view(small, generic: "<Content: View>"), global],
    [view("typealias Metrics = Small"), "enum Small { static let height: CGFloat = 20 }", global],
    ["enum Feature {\n\(small)\n\(view())\n}", global],
    ["enum Feature {\n\(small)\n}\nextension Feature {\n\(view())\n}", global],
    [
      "class Base { \(small) }\nclass A: Base { func row() -> some View { Text(t).frame(height: Metrics.height) } }",
      global,
    ],
    [
      row("let metrics = Small()", of: "metrics.height"),
      "struct Small { let height: CGFloat = 20 }\nlet metrics = Big()\nstruct Big { let height: CGFloat = 60 }",
    ],
    [
      row("let metrics = Sizes()", of: "metrics.box.height"),
      "struct Box { let height: CGFloat }\nstruct Sizes { let box = Box(height: 20) }\nlet metrics = Big()\nstruct Big { let box = Box(height: 60) }",
    ],
  ]

  @Test(arguments: nearer) func nearerDeclaration(_ sources: [String]) throws {
    #expect(try height(sources) == .number(20))
  }

  /// Each has a value of 20 in Swift, or one that only the callers decide.
  static let undetermined: [([String], String)] = [
    ([row(small), global], "Metrics is declared inside a function"),
    ([row("", generic: "<Metrics: Sizing>"), global], "Metrics is declared inside a function"),
    ([view(generic: "<Metrics: Sizing>"), global], "Metrics is a generic parameter or an unsupported type alias"),
    (
      [view(generic: "<Content: View, each Metrics: Sizing>"), global],
      "Metrics is a generic parameter or an unsupported type alias"
    ),
    ([view("typealias Metrics = Small<Int>"), global], "Metrics is a generic parameter or an unsupported type alias"),
    (
      [
        "protocol P: View { associatedtype Metrics }\nextension P { var row: some View { Text(t).frame(height: Metrics.height) } }",
        global,
      ],
      "Metrics is a generic parameter or an unsupported type alias"
    ),
    (
      [
        "class Base { var height: CGFloat { 60 }\nfunc row() -> some View { Text(t).frame(height: height) } }\nclass Sub: Base { override var height: CGFloat { 20 } }"
      ],
      "a subclass overrides height"
    ),
    (
      [
        "class Base { class var height: CGFloat { 60 }\nfunc row() -> some View { Text(t).frame(height: Self.height) } }",
        "class Sub: Base { override class var height: CGFloat { 20 } }",
      ],
      "a subclass overrides Self.height"
    ),
    (
      [view(), "enum Metrics { @AppStorage(\"h\") static var height: CGFloat = 60 }"],
      "the property wrapper @AppStorage may change the value of Metrics.height"
    ),
    (
      [view(of: "height"), "var height: CGFloat = 60\nfunc shrink() { height = 20 }"],
      "height is assigned again at 1.swift:2"
    ),
    (
      [view(of: "height"), "var height: CGFloat = 60\nfunc shrink() { change(&height) }"],
      "height is assigned again at 1.swift:2"
    ),
    (
      [view(), "enum Metrics {\nstatic var height: CGFloat = 60\nstatic func shrink() { height -= 1 }\n}"],
      "Metrics.height is assigned again at 1.swift:3"
    ),
    ([view(), global, small], "Metrics.height is declared more than once: 1.swift:1 and 2.swift:1"),
    (
      [
        row("struct Sizes { let height: CGFloat = 20 }\nlet sizes = Sizes()", of: "sizes.height"),
        "struct Sizes { let height: CGFloat = 60 }",
      ], "sizes.height is set at run time"
    ),
  ]

  @Test(arguments: undetermined) func undeterminedName(_ sources: [String], _ reason: String) throws {
    #expect(try height(sources) == .unknown(reason))
  }

  /// The value is certain although the name is declared more than once.
  static let certain: [[String]] = [
    [view(), global, "private enum Metrics { static let height: CGFloat = 20 }"], [view(), global, global],
    [
      view(),
      "enum Metrics {\n#if os(macOS)\nstatic let height: CGFloat = 20\n#else\nstatic let height: CGFloat = 60\n#endif\n}",
    ],
    [
      view(),
      "enum Metrics {\n#if DEBUG && !canImport(AppKit)\nstatic let height: CGFloat = 20\n#else\nstatic let height: CGFloat = 60\n#endif\n}",
    ],
    [
      "struct A: Sized { var body: some View { Text(t).frame(height: height) } }",
      "protocol Sized: View { var height: CGFloat { get } }\nextension Sized { var height: CGFloat { 60 } }",
    ],
    [
      "final class A { let height: CGFloat = 60\nfunc row() { make { [weak self] in\nguard let self else { return }\nText(t).frame(height: self.height) } } }"
    ],
    [view(), "enum Metrics { @MainActor static var height: CGFloat = 60 }"],
  ]

  @Test(arguments: certain) func certainName(_ sources: [String]) throws {
    #expect(try height(sources) == .number(60))
  }

  /// A setting of the project may choose either branch.
  @Test func eitherBranch() throws {
    let flag =
      "enum Metrics {\n#if COMPACT\nstatic let height: CGFloat = 20\n#else\nstatic let height: CGFloat = 60\n#endif\n}"
    #expect(try height([Self.view(), flag]) == .oneOf([20, 60]))
  }

  @Test func ownModuleFirst() throws {
    #expect(try height([Self.view(), Self.global, Self.small], modules: ["App", "App", "Kit"]) == .number(60))
    #expect(try height([Self.view(), Self.global, Self.small], modules: ["App", "Kit", "App"]) == .number(20))
  }
}
