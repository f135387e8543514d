import CSSText
import DesignTokens

/// The reason that a value can't be determined from the documents.
struct CSSUnknown: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

extension CSSUnknown {
  /// Returns the finite result of a function.
  ///
  /// - Throws: the reason that it has none.
  static func calculate(_ text: [UInt8], _ range: Range<Int>) throws(CSSUnknown) -> CSSQuantity {
    do throws(CSSCalculationError) {
      let result = try CSSQuantity(calculating: text, range, rem: Dimension.rootFontSize)
      if result.value.isFinite { return result }
    } catch { throw CSSUnknown(error, in: text) }
    throw CSSUnknown("its calculation has no finite result")
  }

  private init(_ error: CSSCalculationError, in text: [UInt8]) {
    switch error.fault {
    case .noNumber, .foreignUnit:
      let first = cssComponents(in: text, error.offset..<text.count)?.first
      guard let first, ![.comma, .closeParenthesis].contains(first.token.kind) else {
        self.init("its calculation is invalid")
        return
      }
      let shown = oneLine(text, first.range, limit: 30)
      self.init(
        error.fault == .foreignUnit ? "\(shown) depends on the context" : "\(shown) isn't a number in a calculation")
    case .noOperator, .tooDeep: self.init("its calculation is invalid")
    case .differentUnits: self.init("its calculation mixes units that depend on the context")
    case .twoUnits: self.init("its calculation multiplies two quantities")
    case .divisorUnit: self.init("its calculation divides different quantities")
    case .unknownFunction(let name): self.init("\(name)() isn't supported in calculations")
    }
  }
}
