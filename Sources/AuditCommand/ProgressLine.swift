/// A terminal line with the current step of a slow command, shown after one second.
///
/// The command refreshes the line whenever it checks for the end of its time, at most twice a second. Use it from one thread.
final class ProgressLine: @unchecked Sendable {
  private let write: (String) -> Void
  private let start = ContinuousClock.now
  private var text: String?
  private var next: ContinuousClock.Instant
  private var isShown = false

  /// The time before the first write, and between two writes.
  private static let (patience, interval) = (Duration.seconds(1), Duration.milliseconds(500))

  /// - Parameter write: writes to the terminal.
  init(write: @escaping (String) -> Void) {
    self.write = write
    next = start + ProgressLine.patience
  }

  /// Shows a text from now on, with the seconds so far.
  func show(_ text: String) {
    self.text = text
    refresh()
  }

  /// Writes the line again if it is time to.
  func refresh() {
    let now = ContinuousClock.now
    guard let text, now >= next else { return }
    write("\r\u{1B}[2K\(text), \((now - start).components.seconds) s")
    next = now + ProgressLine.interval
    isShown = true
  }

  /// Removes the line.
  func end() {
    if isShown { write("\r\u{1B}[2K") }
    (text, isShown) = (nil, false)
  }
}
