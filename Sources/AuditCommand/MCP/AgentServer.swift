import JSONRPC
import SourceText

/// A server of the Model Context Protocol: messages in, messages out.
///
/// Input comes from one thread. Calls run one after the other on a second thread, so that a cancellation arrives while a call runs.
final class AgentServer: @unchecked Sendable {
  /// What the command line decides.
  struct Settings: Sendable {
    /// The folders that may be read.
    var roots: AgentRoots
    /// Whether the roots that a client lists replace them.
    var takesClientRoots = true
    /// Whether files may be written.
    var allowsWriting = false
    /// Whether calls run on the thread that the input comes from.
    var runsInPlace = false
  }

  /// A call or a reading that waits for its turn.
  struct Job: Sendable {
    let id: RPCID
    /// Returns the result; roots are those at the time when it starts.
    let run: @Sendable (AgentRoots) throws(RPCError) -> JSONText
  }

  private struct State {
    var roots: AgentRoots
    /// Whether the client has sent `initialize`.
    var isOpen = false
    /// Whether the client says that it lists its roots.
    var listsRoots = false
    /// The request for the roots of the client that has no response yet.
    var awaited: RPCID?
    var requests = 0
    var waiting: [Job] = []
    var running: RPCID?
    var cancelled: Set<RPCID> = []
    var isWorking = false
    var isBroken = false
  }

  let settings: Settings
  private let write: @Sendable ([UInt8]) -> Bool
  private let lock = Lock()
  private var state: State
  private var stream = RPCStream(.lines)
  private var thread: SystemThread?

  /// The largest number of calls that wait.
  static let longestQueue = 64

  /// Creates a server.
  ///
  /// - Parameter write: writes bytes to the client; false if the client no longer reads them.
  init(_ settings: Settings, write: @escaping @Sendable ([UInt8]) -> Bool) {
    (self.settings, self.write) = (settings, write)
    state = State(roots: settings.roots)
  }

  /// Whether the client can't be reached any more.
  var isBroken: Bool { lock.locked { state.isBroken } }

  /// Takes bytes from the client.
  func receive(_ bytes: some Collection<UInt8>) {
    for frame in stream.add(bytes) { handle(frame) }
  }

  /// Ends the input, and waits for the calls that are left.
  func finish() {
    for frame in stream.end() { handle(frame) }
    lock.locked { state.awaited = nil }
    thread?.join()
    thread = nil
    lock.locked { state.isWorking = true }
    work()
  }

  private func handle(_ frame: RPCStream.Frame) {
    switch frame {
    case .tooLarge(let limit): send(error: .invalidRequest("message is larger than \(limit) bytes"), to: nil)
    case .badHeader(let reason): send(error: .invalidRequest(reason), to: nil)
    case .message(let bytes):
      do throws(RPCMessage.Fault) { handle(try RPCMessage(bytes)) } catch { send(error: error.error, to: error.id) }
    }
  }

  private func handle(_ message: RPCMessage) {
    switch message.content {
    case .request(let id, let method, let parameters):
      do throws(RPCError) {
        if let result = try answer(id, method, parameters) { send(RPCWriting.result(id, result)) }
      } catch { send(error: error, to: id) }
    case .notification("notifications/cancelled", let parameters):
      if let id = parameters?["requestId"].flatMap(message.id) { cancel(id) }
    case .notification("notifications/initialized", _), .notification("notifications/roots/list_changed", _):
      askForRoots()
    case .notification: break
    case .response(let id, let result): takeRoots(id, result)
    }
  }

  func send(_ message: [UInt8]) {
    lock.locked { if !state.isBroken, !write(RPCFraming.lines.framed(message)) { state.isBroken = true } }
  }

  private func send(error: RPCError, to id: RPCID?) { send(RPCWriting.error(id, error)) }
}

// MARK: - Opening and roots

extension AgentServer {
  /// Whether the client has sent `initialize`.
  var isOpen: Bool { lock.locked { state.isOpen } }

  /// Notes what a client says in `initialize`.
  func open(listsRoots: Bool) {
    lock.locked { (state.isOpen, state.listsRoots) = (true, listsRoots) }
  }

  /// Asks the client for its roots, unless the command line has some.
  private func askForRoots() {
    guard settings.takesClientRoots else { return }
    let id: RPCID? = lock.locked {
      guard state.listsRoots else { return nil }
      state.requests += 1
      state.awaited = RPCID("roots-\(state.requests)")
      return state.awaited
    }
    if let id { send(RPCWriting.request(id, "roots/list")) }
  }

  /// Takes the roots of the client; roots that can't be used change nothing.
  private func takeRoots(_ id: RPCID?, _ result: JSONNode?) {
    let addresses = (result?["roots"]?.elements ?? []).prefix(100).compactMap { $0["uri"]?.string }
    let roots = AgentRoots(addresses: Array(addresses))
    lock.locked {
      guard let id, id == state.awaited else { return }
      state.awaited = nil
      if let roots { state.roots = roots }
    }
    startWork()
  }
}

// MARK: - Calls

extension AgentServer {
  /// Adds a call to those that wait.
  func enqueue(_ job: Job) throws(RPCError) {
    let problem: RPCError? = lock.locked {
      if state.running == job.id || state.waiting.contains(where: { $0.id == job.id }) {
        return .invalidRequest("the id of this request is in use")
      }
      if state.waiting.count >= AgentServer.longestQueue {
        return .inner("more than \(AgentServer.longestQueue) requests are waiting; send fewer at once")
      }
      state.waiting.append(job)
      return nil
    }
    if let problem { throw problem }
    startWork()
  }

  private func cancel(_ id: RPCID) {
    lock.locked {
      if state.running == id { state.cancelled.insert(id) }
      state.waiting.removeAll { $0.id == id }
    }
  }

  func isCancelled(_ id: RPCID) -> Bool { lock.locked { state.isBroken || state.cancelled.contains(id) } }

  /// Starts the thread of calls if there is work and no thread does it.
  private func startWork() {
    let isNeeded = lock.locked {
      guard !state.isWorking, state.awaited == nil, !state.waiting.isEmpty else { return false }
      state.isWorking = true
      return true
    }
    guard isNeeded else { return }
    guard !settings.runsInPlace else { return work() }
    thread?.join()
    thread = SystemThread { self.work() }
    if thread == nil { work() }
  }

  private func work() {
    while let (job, roots) = next() {
      let message: [UInt8]
      do throws(RPCError) { message = RPCWriting.result(job.id, try job.run(roots)) } catch {
        message = RPCWriting.error(job.id, error)
      }
      let isCancelled = lock.locked {
        state.running = nil
        return state.cancelled.remove(job.id) != nil
      }
      if !isCancelled { send(message) }
    }
  }

  private func next() -> (Job, AgentRoots)? {
    lock.locked {
      guard state.awaited == nil, !state.isBroken, !state.waiting.isEmpty else {
        state.isWorking = false
        return nil
      }
      let job = state.waiting.removeFirst()
      state.running = job.id
      return (job, state.roots)
    }
  }
}
