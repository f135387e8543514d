import TestSupport
import Testing

@testable import PaletteRepair

/// Minimum cuts against the largest flow by another method (Edmonds and Karp 1972): by their theorem both are the same.
@Suite struct MaximumFlowTests {
  private struct Arc { let tail, head, capacity, back: Int }

  @Test func theCutIsAsLargeAsTheFlow() {
    var generator = SplitMix64(seed: 30)
    var separated = 0
    for number in 0..<1500 {
      let nodes = number % 50 == 0 ? 40 : 1 + generator.below(9)
      var flow = MaximumFlow(nodes: nodes)
      let arcs = (0..<nodes * (1 + generator.below(4)) + 2).map { _ in
        arc(between: nodes + 2, source: flow.source, sink: flow.sink, &generator)
      }
      for arc in arcs { flow.connect(arc.tail, arc.head, arc.capacity, back: arc.back) }
      let isOnSinkSide = flow.sinkSide()
      #expect(isOnSinkSide.count == nodes + 2 && isOnSinkSide[flow.sink] && !isOnSinkSide[flow.source], "\(number)")
      let cut = arcs.reduce(0) { sum, arc in
        switch (isOnSinkSide[arc.tail], isOnSinkSide[arc.head]) {
        case (false, true): sum + arc.capacity
        case (true, false): sum + arc.back
        default: sum
        }
      }
      let largest = largestFlow(arcs, nodes + 2, flow.source, flow.sink)
      #expect(cut == largest, "\(number)")
      if largest > 0 { separated += 1 }
    }
    #expect(separated > 700, "\(separated)")
  }

  private func arc(
    between count: Int, source: Int, sink: Int, _ generator: inout SplitMix64
  ) -> Arc {
    var tail = generator.below(count)
    var head = generator.below(count)
    // Chains of levels start at the source and end at the sink.
    if generator.happens(percent: 25) { tail = source }
    if generator.happens(percent: 25) { head = sink }
    if tail == head { (tail, head) = (source, sink) }
    let isWide = generator.happens(percent: 15)
    let back = generator.happens(percent: 30) ? generator.below(20) : 0
    return Arc(tail: tail, head: head, capacity: isWide ? RepairProblem.forbidden : generator.below(20), back: back)
  }

  /// The largest flow: along shortest ways while there are any.
  private func largestFlow(_ arcs: [Arc], _ count: Int, _ source: Int, _ sink: Int) -> Int {
    var residual = [[Int]](repeating: [Int](repeating: 0, count: count), count: count)
    for arc in arcs {
      residual[arc.tail][arc.head] += arc.capacity
      residual[arc.head][arc.tail] += arc.back
    }
    var total = 0
    while true {
      var before = [Int?](repeating: nil, count: count)
      before[source] = source
      var pending = [source]
      var next = 0
      while next < pending.count, before[sink] == nil {
        let node = pending[next]
        next += 1
        for head in 0..<count where residual[node][head] > 0 && before[head] == nil {
          before[head] = node
          pending.append(head)
        }
      }
      guard before[sink] != nil else { return total }
      var way: [(Int, Int)] = []
      var node = sink
      while node != source, let previous = before[node] {
        way.append((previous, node))
        node = previous
      }
      let amount = way.map { residual[$0.0][$0.1] }.min() ?? 0
      for (tail, head) in way {
        residual[tail][head] -= amount
        residual[head][tail] += amount
      }
      total += amount
    }
  }
}
