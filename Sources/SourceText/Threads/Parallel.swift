#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Work that two threads share.
package enum Parallel {
  /// The size of the second thread's stack, in bytes; some systems give only 128 KiB by themselves.
  private static let stackSize = 8 << 20

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
    let thread = start(Work(run))
    run()
    if let thread { pthread_join(thread, nil) }
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

  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread; nil if the system has none to give.
  private static func start(_ work: Work) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let held = Unmanaged.passRetained(work)
    if let thread = create(&attributes, held.toOpaque()) { return thread }
    held.release()
    return nil
  }

  private static func create(_ attributes: UnsafePointer<pthread_attr_t>, _ work: UnsafeMutableRawPointer) -> pthread_t?
  {
    #if canImport(Darwin)
      var thread: pthread_t?
      return pthread_create(&thread, attributes, { Parallel.run($0) }, work) == 0 ? thread : nil
    #else
      var thread = pthread_t()
      return pthread_create(&thread, attributes, { Parallel.run($0!) }, work) == 0 ? thread : nil
    #endif
  }

  private static func run(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run()
    return nil
  }
}
