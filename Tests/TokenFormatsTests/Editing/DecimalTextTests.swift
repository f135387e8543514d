import Testing

@testable import TokenFormats

/// Numbers that a file gets are written without exponents, also those beyond any sensible value.
@Suite struct DecimalTextTests {
  @Test(arguments: [
    (1.5e20, "150000000000000000000"), (-1e16, "-10000000000000000"), (0, "0"), (1e-7, "0.0000001"), (-0.25, "-0.25"),
    (1e-30, "0"), (9e15, "9000000000000000"),
  ])
  func hasNoExponent(_ value: Double, _ text: String) {
    #expect(DecimalText.text(of: value, decimals: 17, atLeast: 0) == text)
  }

  @Test(arguments: [1e308, -1e308, .greatestFiniteMagnitude, 9e15, 1.2345678e17, .leastNonzeroMagnitude])
  func readsBackAsTheNumber(_ value: Double) {
    let text = DecimalText.text(of: value, decimals: 4, atLeast: 2)
    #expect(!text.contains("e") && (abs(value) < 1 || Double(text) == value), "\(text)")
  }
}
