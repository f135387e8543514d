import SourceText
import SwiftSource
import Testing

/// The value of the last expression in the body of a property `probe` of a type `A`, with the names that are visible there.
struct EvaluatedProbe {
  let symbols: SwiftSymbols
  let value: SwiftValue

  init(
    _ body: String, _ members: String = "", others: [String] = [],
    external: @escaping ([String]) -> SwiftValue? = { _ in nil }
  ) throws {
    let text = "struct A {\n\(members)\nvar probe: CGFloat { \(body) }\n}"
    let outlines = ([text] + others).enumerated().map {
      SwiftOutline(SourceFile(path: "\($0.offset).swift", bytes: Array($0.element.utf8)))
    }
    symbols = SwiftSymbols(outlines)
    let bindings = outlines[0].chains().bindings
    let evaluator = SwiftEvaluator(
      symbols, SwiftAssignments(symbols),
      bindings: { scope, name in
        scope.file == 0 ? bindings.filter { $0.declaration == scope.declaration && $0.name == name } : []
      }, external: external)
    let probe = try #require(outlines[0].declarations.firstIndex { $0.name == "probe" })
    let block = try #require(outlines[0].declarations[probe].body)
    let statement = try #require(outlines[0].statements(in: block).last)
    value = evaluator.value(of: outlines[0].expression(in: statement), at: symbols.scope(of: probe, in: 0))
  }

  /// The only number; nil if there are several, or none.
  var number: Double? { value.constant?.value }

  /// The cause in words; nil if the value is known.
  var cause: String? {
    if case .unknown(let cause) = value { cause.words(in: symbols) } else { nil }
  }
}
