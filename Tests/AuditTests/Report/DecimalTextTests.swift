import Audit
import Testing

@Suite struct DecimalTextTests {
  @Test(arguments: [
    (4.4999, "4.49"), (4.5, "4.50"), (4.49999985, "4.49"), (21, "21.00"), (1, "1.00"), (0, "0.00"), (-1.999, "-1.99"),
    (-0.001, "0.00"), (2.9999999999999996, "2.99"), (0.07, "0.07"), (1e11, "100000000000.00"),
    (4.4999999999999991, "4.49"), (0.05.nextDown, "0.04"),
  ])
  func cutsOffAndNeverRoundsUp(_ value: Double, _ text: String) {
    #expect(truncatedText(value) == text)
  }

  @Test func nothingBelowAThresholdPrintsAsTheThreshold() {
    for threshold in [3.0, 4.5, 7.0] {
      var value = threshold
      for _ in 0..<1000 {
        value = value.nextDown
        let digits = truncatedText(value).split(separator: ".").map { Int($0) ?? -1 }
        #expect(digits[0] * 100 + digits[1] < Int(threshold * 100))
      }
    }
  }

  @Test(arguments: [(42.2, "42.2"), (44, "44"), (0.5, "0.5"), (10.25, "10.25"), (7.999, "7.99")])
  func dropsZerosWhereAsked(_ value: Double, _ text: String) {
    #expect(truncatedText(value, padded: false) == text)
  }

  @Test(arguments: [
    (4.5, "4.5"), (24, "24"), (34.199999999999996, "34.2"), (37.61999999999999, "37.62"), (2.0000000001, "2.01"),
    (1.3, "1.3"),
  ])
  func requirementsAskForNoLess(_ value: Double, _ text: String) { #expect(requiredText(value) == text) }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func saysUnknownForWhatIsNoNumber(_ value: Double) { #expect(truncatedText(value) == "unknown") }
}
