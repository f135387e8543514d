import SourceText
import SwiftSource
import Testing

/// Names mean what the compiler takes them for: lexical scope, then file, then module.
@Suite struct SymbolTests {
  private static func symbols(_ texts: String..., modules: [String?] = []) -> SwiftSymbols {
    let files = texts.enumerated().map { SourceFile(path: "\($0.offset).swift", bytes: Array($0.element.utf8)) }
    return SwiftSymbols(files.map { SwiftOutline($0) }, modules: modules)
  }

  /// The places of what a name means, as `file:line`, or what else it is.
  private static func places(
    _ symbols: SwiftSymbols, _ name: String, from namespace: [String] = [], in file: Int, isStatic: Bool = true
  ) -> String {
    let names = name.split(separator: ".").map(String.init)
    switch symbols.lookUp(names, from: namespace, in: file, isStatic: isStatic) {
    case .members(let found, let rest):
      return found.map { "\(symbols.symbols[$0].file):\(symbols.location(of: $0).line)" }.joined(separator: " ")
        + (rest.isEmpty ? "" : " then \(rest.joined(separator: "."))")
    case .type(let path): return "type \(path.joined(separator: "."))"
    case .ambiguous(let aliases): return "ambiguous \(aliases.count)"
    case .opaque(let name): return "opaque \(name)"
    case .unknown: return "unknown"
    }
  }

  /// A declaration of `P.ink` in each of two files, and what each of three files sees: 0 and 1 declare it, 2 declares nothing.
  @Test(
    arguments: [
      ("private enum P { static let ink = 1 }", "private enum P { static let ink = 2 }", "0:1", "1:1", "unknown"),
      ("fileprivate enum P { static let ink = 1 }", "enum P { static let ink = 2 }", "0:1", "1:1", "1:1"),
      ("enum P { private static let ink = 1 }", "enum P { static let ink = 2 }", "0:1", "1:1", "1:1"),
      ("private extension P { static let ink = 1 }", "extension P { static let ink = 2 }", "0:1", "1:1", "1:1"),
      ("enum P {}\nprivate extension P { static let ink = 1 }", "", "0:2", "unknown", "unknown"),
      (
        "private enum P {}\nextension P { static let ink = 1 }", "extension P { static let ink = 2 }", "0:2", "1:1",
        "1:1"
      ),
      ("extension P { static let ink = 1 }\nprivate struct P {}", "", "0:1", "unknown", "unknown"),
      ("enum P { static let ink = 1 }", "enum P { static let ink = 2 }", "0:1 1:1", "0:1 1:1", "0:1 1:1"),
      ("enum P { private(set) static var ink = 1 }", "", "0:1", "0:1", "0:1"),
    ])
  func access(_ first: String, _ second: String, _ inFirst: String, _ inSecond: String, _ elsewhere: String) {
    let symbols = Self.symbols(first, second, "")
    #expect((0...2).map { Self.places(symbols, "P.ink", in: $0) } == [inFirst, inSecond, elsewhere])
  }

  @Test func constantsOutsideOfTypes() {
    let symbols = Self.symbols("private let ink = 1", "let ink = 2\nenum T { static let ink = 3 }", "")
    #expect((0...2).map { Self.places(symbols, "ink", in: $0) } == ["0:1", "1:1", "1:1"])
    #expect(Self.places(symbols, "ink", from: ["T"], in: 0) == "1:2")
  }

  @Test func theInnermostTypeDecides() {
    let symbols = Self.symbols(
      "enum A { static let x = 1\n enum B { static let x = 2\n static let y = 3 } }",
      "extension A.B { static let z = 4 }")
    #expect(Self.places(symbols, "x", from: ["A", "B"], in: 0) == "0:2")
    #expect(Self.places(symbols, "A.x", from: ["A", "B"], in: 1) == "0:1")
    #expect(Self.places(symbols, "Self.z.w", from: ["A", "B"], in: 0) == "1:1 then w")
    #expect(Self.places(symbols, "B.q", from: ["A"], in: 0) == "unknown")
  }

  @Test func modulesComeBeforeOthers() {
    let text = "enum T { static let ink = 1 }"
    let symbols = Self.symbols(text, text, "", modules: ["App", "Widget", nil])
    #expect((0...2).map { Self.places(symbols, "T.ink", in: $0) } == ["0:1", "1:1", "0:1 1:1"])
    #expect(Self.places(symbols, "Widget.T.ink", in: 0) == "1:1")
  }

  @Test func aliasesOfOneNameForTwoTypes() {
    let symbols = Self.symbols(
      "#if BRAND\ntypealias P = A\n#else\ntypealias P = B\n#endif\nenum A { static let x = 1 }\nenum B { static let x = 2 }",
      "private typealias P = A")
    #expect(Self.places(symbols, "P.x", in: 0) == "ambiguous 2")
    #expect(Self.places(symbols, "P.x", in: 1) == "0:6")
  }

  /// A condition, when builds compile what stands behind it and behind its `#else`.
  @Test(
    arguments: [
      ("os(iOS)", SwiftPresence.conditional(isRead: true), SwiftPresence.conditional(isRead: false)),
      ("DEBUG", .conditional(isRead: false), .conditional(isRead: true)),
      ("swift(>=5.9)", .always, .never), ("false", .never, .always),
      ("canImport(SwiftUI) && true", .always, .never),
      ("canImport(UIKit)", .conditional(isRead: true), .conditional(isRead: false)),
      ("!DEBUG || swift(>=5)", .always, .never),
    ])
  func conditions(_ condition: String, _ first: SwiftPresence, _ second: SwiftPresence) {
    let outline = SwiftOutline(
      SourceFile(path: "A.swift", bytes: Array("#if \(condition)\nlet a = 1\n#else\nlet a = 2\n#endif".utf8)))
    let conditions = SwiftConditions(outline)
    #expect(outline.declarations.map { conditions.presence(in: $0.branch) } == [first, second])
  }

  /// A function's parameters, a call of it, and whether the call may mean it.
  @Test(
    arguments: [
      ("_ d: DC, colorScheme: ColorScheme", "f(.red)", false),
      ("_ d: DC, colorScheme: ColorScheme = .light", "f(.red)", true),
      ("for scale: Double", "f(width: 20, height: 20)", false),
      ("width: CGFloat, height: CGFloat", "f(width: 20, height: 20)", true),
      ("height: CGFloat, width: CGFloat", "f(width: 20, height: 20)", false),
      ("_ parts: Color...", "f(.red, .blue)", true), ("_ parts: Color..., by: Int", "f(.red, .blue, by: 2)", true),
      ("title: String, action: () -> Void", "f(title: a) { go() }", true),
      ("title: String", "f(title: a) { go() }", false),
      ("_ map: [String: Color]", "f(.red)", true), ("a: Pair<Int, Int>, b: Int", "f(a: p, b: 1)", true),
      ("", "f()", true),
      ("", "f(1)", false), ("a: Int", "f()", false),
    ])
  func signatures(_ parameters: String, _ call: String, _ fits: Bool) throws {
    let symbols = Self.symbols("func f(\(parameters)) {}")
    let outline = SwiftOutline(SourceFile(path: "B.swift", bytes: Array(call.utf8)))
    guard case .call(_, let arguments) = outline.expression(in: 0..<outline.tokens.count - 1).kind else {
      Issue.record("no call")
      return
    }
    let function = try #require(symbols.functions(named: "f", in: 0).first)
    #expect((symbols.signature(of: function)?.parameters(for: arguments) != nil) == fits)
  }

  @Test func privateFunctionsBelongToTheirFile() {
    let symbols = Self.symbols(
      "private func f() {}", "struct A { func f() {} }\nprivate extension View { func f() {} }")
    #expect((0...1).map { symbols.functions(named: "f", in: $0).count } == [2, 2])
    #expect(symbols.functions(named: "f", in: 0).map { symbols.symbols[$0].file } == [0, 1])
  }
}
