import TestSupport
import Testing

/// JSON in seconds of the processor.
@Suite(.serialized, .enabled(if: LongTests.areEnabled)) struct ReadingGrowthLongTests {
  /// Names of marks are compared by their bytes; a comparison of `String` would normalize each of them.
  @Test func namesOfCombiningMarksCostNoMoreThanOthers() throws {
    func seconds(_ tail: String) throws -> Double {
      let names = (0..<200).map { "\"\($0)\(tail)\":0" }.joined(separator: ",")
      var count: Int?
      let time = try processorSeconds { count = try read("{\(names)}").members?.count }
      #expect(count == 200)
      return time
    }
    let letters = String(repeating: "\u{E9}", count: 500)
    let marks = String(String.UnicodeScalarView((0..<500).map { Unicode.Scalar(0x300 + UInt32($0 * 7 % 48))! }))
    #expect(letters.utf8.count == marks.utf8.count)
    _ = try seconds(letters)
    let (plain, marked) = (try seconds(letters), try seconds(marks))
    #expect(marked < 0.25 || marked < 4 * plain, "\(plain) s, then \(marked) s")
  }
}
