import AuditSession

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A stream into an open file that holds few bytes at a time; after a failure it ignores what follows.
struct FileStream: TextOutputStream {
  private let file: Int32
  private var bytes: [UInt8] = []
  private var obstacle: FileErrorReason?

  /// The number of bytes that are written at once.
  private static let piece = 65_536

  init(_ file: Int32) { self.file = file }

  mutating func write(_ text: String) { write(text.utf8) }

  /// Writes bytes as they are.
  mutating func write(_ more: some Sequence<UInt8>) {
    bytes += more
    if bytes.count >= FileStream.piece { flush() }
  }

  /// Writes what is left.
  ///
  /// - Throws: the first failure.
  mutating func finish() throws(FileErrorReason) {
    flush()
    if let obstacle { throw obstacle }
  }

  private mutating func flush() {
    var done = 0
    while obstacle == nil, done < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Darwin.write(file, bytes.baseAddress.map { $0 + done }, bytes.count - done)
        #elseif canImport(Glibc)
          Glibc.write(file, bytes.baseAddress.map { $0 + done }, bytes.count - done)
        #else
          Musl.write(file, bytes.baseAddress.map { $0 + done }, bytes.count - done)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        obstacle = count == 0 ? .noSpace : .last
        break
      }
      done += count
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
