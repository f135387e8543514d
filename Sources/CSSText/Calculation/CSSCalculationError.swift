/// Why a calculation has no result, and where.
package struct CSSCalculationError: Error, Sendable, Hashable {
  /// What is wrong.
  package enum Fault: Sendable, Hashable {
    /// Nothing stands where a number should, or something that can be no part of a calculation.
    case noNumber
    /// A number with a unit that depends on the context, or of no use to the caller.
    case foreignUnit
    /// Neither an operator nor the end.
    case noOperator
    /// A sum or comparison of units that have nothing in common.
    case differentUnits
    /// A product of two quantities with units.
    case twoUnits
    /// A divisor of another unit.
    case divisorUnit
    /// A function that is none of calculation, by its name.
    case unknownFunction(String)
    /// More nested functions than the limit.
    case tooDeep
  }

  /// What is wrong.
  package let fault: Fault
  /// Where: at the token that does not fit, or behind the operand.
  package let offset: Int

  /// What a color should have in its place.
  var expected: String {
    switch fault {
    case .noNumber, .foreignUnit, .unknownFunction: "a number"
    case .noOperator: "an operator or )"
    case .differentUnits: "operands of the same type"
    case .twoUnits: "a number on one side of *"
    case .divisorUnit: "a number after /"
    case .tooDeep: "fewer nested functions"
    }
  }
}
