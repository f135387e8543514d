import SourceText
import Testing

/// Results stand in the order of the elements, however many threads share the work.
struct ParallelTests {
  @Test(arguments: [0, 1, 2, 7, 8, 9, 100, 1001]) func keepsTheOrder(count: Int) {
    let elements = Array(0..<count)
    for few in [0, 8, 2000] {
      #expect(Parallel.map(elements, few: few) { $0 * 2 } == elements.map { $0 * 2 })
      #expect(Parallel.mapParts(of: elements, few: few) { part in part.map { $0 + 1 } } == elements.map { $0 + 1 })
    }
  }

  @Test func aShortListIsOnePart() {
    #expect(Parallel.mapParts(of: [1, 2, 3], few: 3) { [$0.count] } == [3])
    #expect(Parallel.mapParts(of: [1, 2, 3, 4], few: 3) { [$0.count] }.reduce(0, +) == 4)
  }
}
