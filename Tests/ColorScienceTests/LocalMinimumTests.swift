import Testing

@testable import ColorScience

@Suite struct LocalMinimumTests {
  @Test(arguments: [0.05, 0.31, 0.5, 0.77, 0.999]) func theVertexIsFound(_ vertex: Double) {
    let functions: [(Double) -> Double] = [
      { ($0 - vertex) * ($0 - vertex) }, { abs($0 - vertex) },
      { ($0 - vertex) * ($0 - vertex) + 0.1 * abs($0 - vertex) },
      { -1 / (1 + ($0 - vertex) * ($0 - vertex)) },
    ]
    for function in functions {
      var count = 0
      let found = localMinimum(0, 1) { place in
        count += 1
        return function(place)
      }
      #expect(abs(found - vertex) < 1e-7)
      #expect(count <= 64)
    }
  }

  @Test func anEndIsFoundAtOnce() {
    var count = 0
    #expect(
      localMinimum(0.2, 1.4) {
        count += 1
        return -$0
      } == 1.4)
    #expect(localMinimum(0.2, 1.4) { $0 } == 0.2)
    #expect(count == 2)
    #expect(localMinimum(0.5, 0.5) { $0 } == 0.5)
  }

  @Test func aFunctionThatIsNotANumberEnds() {
    #expect((0...1).contains(localMinimum(0, 1) { _ in .nan }))
  }
}
