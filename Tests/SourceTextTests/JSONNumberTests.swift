import SourceText
import TestSupport
import Testing

@Suite struct JSONNumberTests {
  static let numbers: [(text: String, value: Double)] = [
    ("0", 0), ("1", 1), ("-1", -1), ("0.1", 0.1), ("0.30000000000000004", 0.1 + 0.2), ("68.32", 68.32), ("1e2", 100),
    ("1E-2", 0.01),
    ("123456789012345680", 123_456_789_012_345_680), ("9007199254740993", 9_007_199_254_740_992), ("5e-324", 0x1p-1074),
    ("2.2250738585072011e-308", Double(bitPattern: 0xF_FFFF_FFFF_FFFF)),
    ("1.7976931348623157e308", .greatestFiniteMagnitude),
    ("2.4703282292062327e-324", 0), ("2.4703282292062328e-324", 0x1p-1074), ("1e-400", 0), ("0e999999999", 0),
    ("4.4999999999999996", 4.4999999999999996), ("0.04045", 0.04045),
  ]

  @Test(arguments: numbers) func readsTheNearestNumber(_ text: String, _ value: Double) throws {
    #expect(try read(text).number == value)
  }

  @Test(arguments: ["-0", "-0.0", "-0e5"]) func keepsTheSignOfZero(_ text: String) throws {
    #expect(try read(text).number?.sign == .minus)
  }

  @Test func aLongNumberIsReadExactly() throws {
    // 0.1 with 5,000 more zeros is 0.1; half way between two numbers plus a last digit goes up.
    #expect(try read("0.1" + String(repeating: "0", count: 5000)).number == 0.1)
    #expect(try read("9007199254740993." + String(repeating: "0", count: 800) + "1").number == 9_007_199_254_740_994)
    #expect(try read(String(repeating: "9", count: 308)).number == 1e308)
  }

  /// The shortest text of a `Double` identifies it: whatever bit pattern, written and read again it is the same.
  @Test func everyDoubleComesBack() throws {
    var random = SplitMix64(seed: 42)
    var checked = 0
    while checked < 4000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      checked += 1
      #expect(try read(value.description).number?.bitPattern == value.bitPattern)
      #expect(try read(JSONText.text(of: value)).number == value)
    }
  }

  @Test func componentsOfColorsComeBack() throws {
    for byte in 0...255 {
      let value = Double(byte) / 255
      #expect(try read("[\(value)]").elements?.first?.number == value)
    }
  }
}
