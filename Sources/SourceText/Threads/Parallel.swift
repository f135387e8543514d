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

  /// Returns the results of a function for elements, in order; two threads share the work if there are many.
  ///
  /// - Parameter few: the number of elements up to which no second thread is started.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], few: Int, _ body: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    mapParts(of: elements, few: few) { $0.map(body) }
  }

  /// Returns the results of a function for parts of a list, in order; the whole list is the only part if it is short.
  ///
  /// - Parameter few: the number of elements up to which no second thread is started.
  package static func mapParts<Element: Sendable, Result: Sendable>(
    of elements: [Element], few: Int, _ body: @escaping @Sendable (ArraySlice<Element>) -> [Result]
  ) -> [Result] {
    guard elements.count > few else { return body(elements[...]) }
    // Threads that are stopped now and then share small parts more evenly.
    let parts = 8
    let results = map(parts) { part in
      body(elements[elements.count * part / parts..<elements.count * (part + 1) / parts])
    }
    return results.flatMap { $0 }
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
