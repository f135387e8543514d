/// Work that two threads share.
package enum Parallel {
  /// Calls a function with each index on two threads, and returns the results in order.
  ///
  /// Each thread takes the next index when it is free. Without a second thread, this thread does all of the work.
  /// The second thread has the signal mask of this one, and none of its task-local values.
  package static func map<Result: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) -> [Result] {
    guard count > 1 else { return (0..<count).map(body) }
    let results = Results<Result>(count: count)
    let run: @Sendable () -> Void = {
      while let index = results.next() { results.set(index, body(index)) }
    }
    let thread = SystemThread(run)
    run()
    thread?.join()
    return results.all
  }

  /// The results of all indices; a lock guards them.
  private final class Results<Result: Sendable>: @unchecked Sendable {
    private let lock = Lock()
    private var upcoming = 0
    private var results: [Result?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    var all: [Result] { lock.locked { results.compactMap { $0 } } }

    func next() -> Int? {
      lock.locked {
        guard upcoming < results.count else { return nil }
        defer { upcoming += 1 }
        return upcoming
      }
    }

    func set(_ index: Int, _ result: Result) { lock.locked { results[index] = result } }
  }
}
