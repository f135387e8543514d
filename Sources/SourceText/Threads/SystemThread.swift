#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A thread that runs one function. Join every thread once.
package struct SystemThread: @unchecked Sendable {
  private let thread: pthread_t

  /// The size of the stack, in bytes; some systems give only 128 KiB by themselves.
  private static let stackSize = 8 << 20

  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread; nil if the system has none to give.
  package init?(_ run: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, SystemThread.stackSize)
    let held = Unmanaged.passRetained(Work(run))
    guard let thread = SystemThread.create(&attributes, held.toOpaque()) else {
      held.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits until the function has returned.
  package func join() { pthread_join(thread, nil) }

  private static func create(_ attributes: UnsafePointer<pthread_attr_t>, _ work: UnsafeMutableRawPointer) -> pthread_t?
  {
    #if canImport(Darwin)
      var thread: pthread_t?
      return pthread_create(&thread, attributes, { SystemThread.run($0) }, work) == 0 ? thread : nil
    #else
      var thread = pthread_t()
      return pthread_create(&thread, attributes, { SystemThread.run($0!) }, work) == 0 ? thread : nil
    #endif
  }

  private static func run(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run()
    return nil
  }
}
