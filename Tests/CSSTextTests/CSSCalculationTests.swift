import ColorScience
import Testing

@testable import CSSText

/// `calc()` in colors and in values, and where the two differ (CSS Values 4, section 10).
@Suite struct CSSCalculationTests {
  /// Sums are of one type, a divisor is a number, and one side of a product is (CSS Values 4, section 10.2).
  @Test(
    arguments: [
      ("rgb(calc(1 + 1%) 0 0)", "operands of the same type"), ("rgb(calc(1 / 1%) 0 0)", "a number after /"),
      ("rgb(calc(1% * 1%) 0 0)", "a number on one side of *"), ("rgb(calc(none) 0 0)", "a number"),
    ])
  func calculations(_ text: String, _ expected: String) {
    do throws(ColorSyntaxError) {
      _ = try Color(css: text)
      Issue.record("\(text) is read")
    } catch { #expect(error.expected == expected) }
  }

  /// Offsets are at the token that does not fit, or behind the operand whose unit does not.
  @Test(arguments: [
    ("rgb(calc(1 + 1%) 0 0)", 15), ("rgb(calc(1 / 1%) 0 0)", 15), ("rgb(calc(1 +2) 0 0)", 11),
    ("rgb(calc(1 + 2px) 0 0)", 13), ("rgb(calc(min(1, 2)) 0 0)", 9), ("rgb(calc(1", 10),
  ])
  func placesOfErrors(_ text: String, _ offset: Int) {
    do throws(ColorSyntaxError) {
      _ = try Color(css: text)
      #expect(text == "rgb(calc(1")
    } catch { #expect(error.offset == offset, "\(error)") }
  }

  static func value(_ text: String) throws(CSSCalculationError) -> CSSQuantity {
    let bytes = Array(text.utf8)
    return try CSSQuantity(calculating: bytes, bytes.indices, rem: 16)
  }

  /// 17 digits and a power of ten are rounded together to the nearest number, not one after the other.
  @Test func longNumbersAreRoundedOnce() throws {
    #expect(try Self.value("calc(0.92030920993190389)").value == 0.920_309_209_931_903_89)
  }

  /// What both take has one result: a quotient of two percentages is a number (section 10.2.2).
  @Test func quotientsOfOneUnitAreNumbers() throws {
    #expect(try Color(css: "color(srgb calc(50% / 100%) 0 0)") == Color(css: "color(srgb 0.5 0 0)"))
    let half = try Self.value("calc(50% / 100%)")
    #expect(half.value == 0.5 && half.unit == .none)
  }

  @Test(arguments: [
    ("calc(1px + 2 * 3px)", 7, CSSQuantity.Unit.px), ("min(1rem, 20px)", 1, .rem), ("max(1rem, 20px)", 20, .px),
    ("clamp(1px, 2rem, 3px)", 3, .px), ("abs(-3%)", 3, .percent), ("calc(1s + 20ms)", 1020, .milliseconds),
    ("calc(1in - (2px))", 94, .px), ("calc(10px/4px)", 2.5, .none), ("calc(1rem + 1px)", 17, .px),
    ("calc(72pt)", 96, .px), ("calc(6pc)", 96, .px),
  ])
  func values(_ text: String, _ value: Double, _ unit: CSSQuantity.Unit) throws {
    let result = try Self.value(text)
    #expect(result.value == value && result.unit == unit, "\(result)")
  }

  @Test(arguments: [
    ("calc(1px +(2px))", CSSCalculationError.Fault.noOperator, 9), ("calc(1px+2px)", .noOperator, 8),
    ("calc(1px + 2)", .differentUnits, 12), ("calc(1px * 2px)", .twoUnits, 14), ("calc(2 / 1px)", .divisorUnit, 12),
    ("calc(90deg)", .foreignUnit, 5), ("calc(1vw)", .foreignUnit, 5), ("calc()", .noNumber, 5),
    ("min(1, )", .noNumber, 7), ("clamp(1, 2)", .unknownFunction("clamp"), 11), ("calc(1) 2", .noOperator, 8),
  ])
  func faults(_ text: String, _ fault: CSSCalculationError.Fault, _ offset: Int) {
    #expect(throws: CSSCalculationError(fault: fault, offset: offset)) { try Self.value(text) }
  }
}
