import SourceText
import SwiftSource
import Testing

/// Names behind aliases, generic parameters, private declarations, and limits.
@Suite struct NameLookupTests {
  private static func symbols(_ texts: [String], modules: [String?] = []) -> SwiftSymbols {
    let outlines = texts.enumerated().map {
      SwiftOutline(SourceFile(path: "\($0.offset).swift", bytes: Array($0.element.utf8)))
    }
    return SwiftSymbols(outlines, modules: modules)
  }

  /// The lines of the members that a name means, or what else it is.
  private static func meaning(
    _ symbols: SwiftSymbols, _ name: String, from namespace: [String] = [], in file: Int = 0
  ) -> String {
    let names = name.split(separator: ".").map(String.init)
    switch symbols.lookUp(names, from: namespace, in: file, isStatic: true) {
    case .members(let found, _):
      return found.map { "\(symbols.symbols[$0].file):\(symbols.location(of: $0).line)" }.joined(separator: " ")
    case .type(let path): return "type \(path.joined(separator: "."))"
    case .ambiguous: return "ambiguous"
    case .opaque(let name): return "opaque \(name)"
    case .unknown: return "unknown"
    }
  }

  @Test(
    "One name in a few files, seen from the last",
    arguments: [
      (["enum P { private static let x = 1 }", ""], "P.x", "unknown"),
      (["enum P { static let x = 1 }"], "Self.x", "unknown"),
      (["typealias P = Q\ntypealias Q = P", ""], "P.x", "unknown"),
      (["#if false\nenum P { static let x = 1 }\n#endif"], "P", "unknown"),
      (["private enum Q {}\nenum P {}\nextension P { static let x = 1 }", ""], "P.x", "0:3"),
      (["struct R<A: Box<Int>, B> { static let x = 1 }\nenum B { static let y = 1 }"], "R.B.y", "opaque B"),
      (["struct R<A, B> { static let x = 1 }\nenum C { static let y = 1 }"], "R.x", "0:1"),
      (["#else\nenum P { static let x = 1 }\n#endif"], "P.x", "0:2"),
      (["#sourceLocation(file: \"a\", line: 3)\nenum P { static let x = 1 }"], "P.x", "0:2"),
      (["@Kit.Wrapper(1) let x = 1"], "x", "0:1"), (["typealias P = [Int]"], "P.x", "opaque P"),
    ])
  func names(_ texts: [String], _ name: String, _ expected: String) {
    #expect(Self.meaning(Self.symbols(texts), name, in: texts.count - 1) == expected)
  }

  @Test func aModuleHasOnlyItsOwnNames() {
    let symbols = Self.symbols(["enum T { static let x = 1 }", "enum U {}"], modules: ["App", "Widget"])
    #expect(Self.meaning(symbols, "App.T.x", in: 1) == "0:1")
    #expect(Self.meaning(symbols, "Widget.nothing", in: 0) == "unknown")
  }

  @Test func typesBehindAliasesAndParameters() {
    let symbols = Self.symbols([
      "typealias P = Q\nenum Q { static let x = 1 }\ntypealias L = [Int]\nstruct Row<Q> { }\ntypealias Self2 = Kit.Missing"
    ])
    func types(_ name: String, from namespace: [String] = []) -> [String] {
      symbols.types(named: [name], from: namespace, in: 0).map { symbols.symbols[$0].name }
    }
    #expect(types("P") == ["Q"] && types("Q") == ["Q"])
    #expect(types("L").isEmpty && types("Self2").isEmpty && types("Other").isEmpty)
    #expect(types("Q", from: ["Row"]).isEmpty)
  }

  @Test func privateStaticPropertiesAndInitializers() throws {
    let symbols = Self.symbols([
      "private struct S { init() {}\n private static let x = 1 }\nstruct T { private static let y = 1\n static let z = 2\n let w = 3 }",
      "struct T2 { init(a: Int) {} }",
    ])
    #expect(symbols.declares("y", in: ["T"], from: 0) && !symbols.declares("y", in: ["T"], from: 1))
    #expect(symbols.declares("z", in: ["T"], from: 1) && !symbols.declares("w", in: ["T"], from: 0))
    let type = try #require(symbols.types(named: ["S"], from: [], in: 0).first)
    #expect(symbols.initializers(of: type, in: 0).count == 1)
  }

  @Test func branchesThatNoBuildCompilesDeclareNothing() {
    let symbols = Self.symbols(["#if false\nfunc f() {}\nstruct S {}\ntypealias A = S\n#else\nfunc g() {}\n#endif"])
    #expect(symbols.functions(named: "f", in: 0).isEmpty && symbols.functions(named: "g", in: 0).count == 1)
    #expect(symbols.types(named: ["S"], from: [], in: 0).isEmpty)
  }

  @Test("Types that are nested too deeply, and names that are too long, have no members")
  func limits() {
    func nested(_ names: [String]) -> SwiftSymbols {
      Self.symbols([
        names.map { "enum \($0) { " }.joined() + "static let x = 1" + String(repeating: " }", count: names.count)
      ])
    }
    let few = (0..<15).map { "T\($0)" }
    #expect(Self.meaning(nested(few), few.joined(separator: ".") + ".x") == "0:1")
    let many = (0..<24).map { "T\($0)" }
    #expect(Self.meaning(nested(many), many.joined(separator: ".") + ".x") == "unknown")
    let long = (0..<5).map { "T\($0)" + String(repeating: "x", count: 300) }
    #expect(Self.meaning(nested(long), long.joined(separator: ".") + ".x") == "unknown")
    let name = String(repeating: "x", count: 1_001)
    #expect(Self.meaning(nested([name]), name + ".x") == "unknown")
    #expect(Self.symbols(["extension \(name) { static let x = 1 }"]).symbols.isEmpty)
  }

  /// A function's parameters, a call of it, and whether the call may mean it.
  @Test(
    arguments: [
      ("a: Int = 1, b: Int", "f(b: 2)", true), ("a: Int = 1, b: Int", "f(c: 2)", false),
      ("_ action: Action", "f { go() }", true), ("@ViewBuilder content: () -> Void", "f { go() }", true),
      ("@Clamped(1) size: Int", "f(size: 2)", true), ("@Clamped(1) size: Int", "f(2)", false),
      ("@Clamped size: Int", "f(size: 2)", true),
    ])
  func calls(_ parameters: String, _ call: String, _ fits: Bool) throws {
    try expect(Self.symbols(["func f(\(parameters)) {}"]), call, fits)
  }

  @Test(arguments: [
    ("f(Int)", "f(1)", true), ("f(Int)", "f(a: 1)", false), ("f(a: Int)", "f(a: 1)", true),
    ("f(() -> Void)", "f { }", true),
  ])
  func casesWithValues(_ declared: String, _ call: String, _ fits: Bool) throws {
    try expect(Self.symbols(["enum E { case \(declared) }"]), call, fits)
  }

  private func expect(_ symbols: SwiftSymbols, _ call: String, _ fits: Bool) throws {
    let outline = SwiftOutline(SourceFile(path: "B.swift", bytes: Array(call.utf8)))
    guard case .call(_, let arguments) = outline.expression(in: 0..<outline.tokens.count - 1).kind else {
      Issue.record("no call")
      return
    }
    let function = try #require(symbols.functions(named: "f", in: 0).first)
    #expect((symbols.signature(of: function)?.parameters(for: arguments) != nil) == fits)
  }
}
