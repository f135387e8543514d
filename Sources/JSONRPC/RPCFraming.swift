import SourceText

/// The way in which messages follow each other in a stream.
package enum RPCFraming: Sendable {
  /// One message a line, as in the Model Context Protocol.
  case lines
  /// A header with the length before each message, as in the Language Server Protocol.
  case contentLength

  /// Returns a message as bytes of the stream.
  ///
  /// - Parameter message: JSON on one line.
  package func framed(_ message: [UInt8]) -> [UInt8] {
    switch self {
    case .lines: message + [UInt8(ascii: "\n")]
    case .contentLength: Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
    }
  }
}

/// Takes a stream of bytes apart into messages, whatever the pieces in which it arrives.
///
/// What can't be a message is skipped and reported once, and reading goes on behind it. No more than one message is kept.
package struct RPCStream: Sendable {
  /// A message, or the reason that there is none.
  package enum Frame: Sendable, Hashable {
    case message([UInt8])
    case tooLarge(limit: Int)
    case badHeader(String)
  }

  private let framing: RPCFraming
  private let limit: Int
  private var bytes: [UInt8] = []
  /// The number of bytes that are already known to have no end of a line or header.
  private var searched = 0
  /// The number of bytes of a message that are skipped; nil for all up to the next line.
  private var skipped: Int? = 0
  /// The length of the message whose header was read.
  private var length: Int?

  /// The longest header, in bytes.
  private static let longestHeader = 4_096

  /// Creates an empty stream.
  ///
  /// - Parameter limit: the largest message, in bytes.
  package init(_ framing: RPCFraming, limit: Int = RPCMessage.limits.bytes) {
    (self.framing, self.limit) = (framing, limit)
  }

  /// Adds bytes that arrived, and returns the messages that are complete.
  ///
  /// - Complexity: O(n) in the bytes that arrive.
  package mutating func add(_ piece: some Collection<UInt8>) -> [Frame] {
    bytes.append(contentsOf: piece)
    var frames: [Frame] = []
    var start = 0
    while let frame = next(&start) { if let frame = frame.value { frames.append(frame) } }
    bytes.removeFirst(start)
    searched = max(0, searched - start)
    return frames
  }

  /// Returns what is left at the end of the stream: a last line without its end.
  package mutating func end() -> [Frame] {
    defer { bytes = [] }
    guard case .lines = framing, skipped != nil, let frame = line(bytes[...]) else { return [] }
    return [frame]
  }

  /// A step of reading, with or without a frame.
  private struct Step { var value: Frame? }

  /// Returns the next step; nil if more bytes are needed.
  private mutating func next(_ start: inout Int) -> Step? {
    switch framing {
    case .lines: nextLine(&start)
    case .contentLength: nextBlock(&start)
    }
  }

  private mutating func nextLine(_ start: inout Int) -> Step? {
    let from = max(start, searched)
    guard let end = bytes[from...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      if skipped == nil || bytes.count - start > limit {
        // The rest of the line is skipped as it arrives.
        let isNew = skipped != nil
        (start, skipped) = (bytes.count, nil)
        return isNew ? Step(value: .tooLarge(limit: limit)) : nil
      }
      return nil
    }
    let content = bytes[start..<end]
    (start, searched) = (end + 1, end + 1)
    guard skipped != nil else {
      skipped = 0
      return Step()
    }
    return Step(value: line(content))
  }

  /// Returns the message of a line; nil for an empty one.
  private func line(_ content: ArraySlice<UInt8>) -> Frame? {
    guard content.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else { return nil }
    return content.count > limit ? .tooLarge(limit: limit) : .message(Array(content))
  }

  private mutating func nextBlock(_ start: inout Int) -> Step? {
    if let rest = skipped, rest > 0 {
      let count = min(rest, bytes.count - start)
      start += count
      skipped = rest - count
      return count > 0 ? Step() : nil
    }
    if let length {
      guard bytes.count - start >= length else { return nil }
      let content = Array(bytes[start..<start + length])
      (start, self.length) = (start + length, nil)
      searched = start
      return Step(value: .message(content))
    }
    guard let end = headerEnd(from: start) else {
      guard bytes.count - start > RPCStream.longestHeader else { return nil }
      start = bytes.count
      return Step(value: .badHeader("the header is longer than \(RPCStream.longestHeader) bytes"))
    }
    let header = bytes[start..<end.lowerBound]
    start = end.upperBound
    guard let count = RPCStream.contentLength(header) else {
      return Step(value: .badHeader("the header has no valid Content-Length"))
    }
    guard count <= limit else {
      skipped = count
      return Step(value: .tooLarge(limit: limit))
    }
    length = count
    return Step()
  }

  /// Returns the empty line that ends a header, with or without carriage returns.
  private func headerEnd(from start: Int) -> Range<Int>? {
    var index = start
    while index < bytes.count, index - start <= RPCStream.longestHeader {
      if bytes[index] == UInt8(ascii: "\n") {
        var next = index + 1
        if next < bytes.count, bytes[next] == UInt8(ascii: "\r") { next += 1 }
        if next < bytes.count, bytes[next] == UInt8(ascii: "\n") { return index..<next + 1 }
      }
      index += 1
    }
    return nil
  }

  /// Returns the value of the only `Content-Length`; nil if it is missing, repeated, or not a number.
  private static func contentLength(_ header: ArraySlice<UInt8>) -> Int? {
    var found: Int?
    for line in header.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(decoding: parts[0], as: UTF8.self).lowercased()
      guard name == "content-length" else { continue }
      guard parts.count == 2, found == nil else { return nil }
      let digits = parts[1].filter { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
      guard (1...12).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      found = Int(String(decoding: digits, as: UTF8.self))
    }
    return found
  }
}
