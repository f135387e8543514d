/// A network with a minimum cut: push and relabel, with labels from breadth-first searches (Goldberg and Tarjan 1988).
struct MaximumFlow {
  private var heads: [Int32] = []
  private var capacities: [Int] = []
  private var tails: [Int32] = []
  private let nodeCount: Int
  /// The source and the sink of the flow.
  let source, sink: Int

  /// Creates a network of nodes 0 to `nodes` - 1, followed by a source and a sink.
  init(nodes: Int) {
    nodeCount = nodes + 2
    source = nodes
    sink = nodes + 1
  }

  /// Adds an arc with its capacity and the capacity of its reverse.
  mutating func connect(_ tail: Int, _ head: Int, _ capacity: Int, back: Int = 0) {
    tails.append(Int32(tail))
    heads.append(Int32(head))
    capacities.append(capacity)
    tails.append(Int32(head))
    heads.append(Int32(tail))
    capacities.append(back)
  }

  /// Returns for each node whether it is on the sink's side of a minimum cut.
  ///
  /// - Complexity: O(n³) for n nodes in the worst case; near O(m) for m arcs on the networks of ladders.
  func sinkSide() -> [Bool] {
    var state = FlowState(nodeCount: nodeCount, source: source, sink: sink, tails, heads, capacities)
    state.run()
    return state.reachesSink()
  }
}

/// The state of the flow computation.
private struct FlowState {
  let nodeCount, source, sink: Int
  let heads: [Int32]
  /// The arcs grouped by node, and the start of each node's group.
  let arcs: [Int32]
  let starts: [Int32]
  var residual: [Int]
  var excess: [Int]
  var height: [Int32]
  var current: [Int32]
  var isQueued: [Bool]
  var queue: [Int32] = []
  var queueStart = 0
  var relabels = 0

  init(nodeCount: Int, source: Int, sink: Int, _ tails: [Int32], _ heads: [Int32], _ capacities: [Int]) {
    (self.nodeCount, self.source, self.sink) = (nodeCount, source, sink)
    self.heads = heads
    residual = capacities
    var starts = [Int32](repeating: 0, count: nodeCount + 1)
    for tail in tails { starts[Int(tail) + 1] += 1 }
    for node in 0..<nodeCount { starts[node + 1] += starts[node] }
    var next = starts
    var arcs = [Int32](repeating: 0, count: tails.count)
    for (arc, tail) in tails.enumerated() {
      arcs[Int(next[Int(tail)])] = Int32(arc)
      next[Int(tail)] += 1
    }
    self.arcs = arcs
    self.starts = starts
    excess = Array(repeating: 0, count: nodeCount)
    height = Array(repeating: 0, count: nodeCount)
    current = Array(starts.dropLast())
    isQueued = Array(repeating: false, count: nodeCount)
  }

  mutating func run() {
    for position in starts[source]..<starts[source + 1] {
      let arc = Int(arcs[Int(position)])
      if residual[arc] > 0 { push(residual[arc], along: arc, from: source) }
    }
    measureHeights()
    while queueStart < queue.count {
      let node = Int(queue[queueStart])
      queueStart += 1
      isQueued[node] = false
      discharge(node)
      if queueStart > 1 << 16 {
        queue.removeFirst(queueStart)
        queueStart = 0
      }
      if relabels > nodeCount {
        relabels = 0
        measureHeights()
      }
    }
  }

  private mutating func push(_ amount: Int, along arc: Int, from node: Int) {
    let head = Int(heads[arc])
    residual[arc] -= amount
    residual[arc ^ 1] += amount
    excess[node] -= amount
    excess[head] += amount
    if !isQueued[head], head != sink, head != source, height[head] < Int32(nodeCount) {
      isQueued[head] = true
      queue.append(Int32(head))
    }
  }

  /// Pushes the excess of a node toward the sink; excess that can't reach it remains, because only the cut is needed.
  private mutating func discharge(_ node: Int) {
    while excess[node] > 0, height[node] < Int32(nodeCount) {
      guard current[node] < starts[node + 1] else {
        relabel(node)
        continue
      }
      let arc = Int(arcs[Int(current[node])])
      if residual[arc] > 0, height[node] == height[Int(heads[arc])] + 1 {
        push(min(excess[node], residual[arc]), along: arc, from: node)
      } else {
        current[node] += 1
      }
    }
  }

  private mutating func relabel(_ node: Int) {
    var lowest = Int32(nodeCount)
    for position in starts[node]..<starts[node + 1] {
      let arc = Int(arcs[Int(position)])
      if residual[arc] > 0 { lowest = min(lowest, height[Int(heads[arc])] + 1) }
    }
    height[node] = lowest
    current[node] = starts[node]
    relabels += 1
  }

  /// Sets every height to the distance from the sink, and queues nodes with excess.
  private mutating func measureHeights() {
    let distances = distancesToSink()
    for node in 0..<nodeCount { height[node] = max(height[node], distances[node]) }
    height[source] = Int32(nodeCount)
    for node in 0..<nodeCount { current[node] = starts[node] }
    for node in 0..<nodeCount
    where excess[node] > 0 && node != source && node != sink && !isQueued[node] && height[node] < Int32(nodeCount) {
      isQueued[node] = true
      queue.append(Int32(node))
    }
  }

  /// Returns the number of arcs with residual capacity from each node to the sink; the node count if there is no path.
  private func distancesToSink() -> [Int32] {
    var distances = [Int32](repeating: Int32(nodeCount), count: nodeCount)
    distances[sink] = 0
    var pending = [Int32(sink)]
    pending.reserveCapacity(nodeCount)
    var next = 0
    while next < pending.count {
      let node = Int(pending[next])
      next += 1
      for position in starts[node]..<starts[node + 1] {
        let arc = Int(arcs[Int(position)])
        let tail = Int(heads[arc])
        if residual[arc ^ 1] > 0, distances[tail] == Int32(nodeCount), tail != source {
          distances[tail] = distances[node] + 1
          pending.append(Int32(tail))
        }
      }
    }
    return distances
  }

  func reachesSink() -> [Bool] { distancesToSink().map { $0 < Int32(nodeCount) } }
}
