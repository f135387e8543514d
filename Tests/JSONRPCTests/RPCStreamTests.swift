import JSONRPC
import TestSupport
import Testing

/// Messages of a stream are the same whatever the pieces in which they arrive, and what is none is skipped.
@Suite struct RPCStreamTests {
  private static func frames(_ framing: RPCFraming, _ text: String, pieces: Int = .max, limit: Int = 100) -> [String] {
    var stream = RPCStream(framing, limit: limit)
    let bytes = Array(text.utf8)
    var frames: [RPCStream.Frame] = []
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + min(pieces, bytes.count))
      frames += stream.add(bytes[start..<end])
      start = end
    }
    frames += stream.end()
    return frames.map { frame in
      switch frame {
      case .message(let bytes): String(decoding: bytes, as: UTF8.self)
      case .tooLarge(let limit): "over \(limit)"
      case .badHeader(let reason): reason
      }
    }
  }

  private static let long = String(repeating: "x", count: 101)
  private static let invalid = "the header has no valid Content-Length"

  @Test(
    arguments: [
      ("{}\n[]\n", ["{}", "[]"]), ("\n \r\n{}\r\n", ["{}\r"]), ("{}", ["{}"]), ("", []),
      (long + "\n{}\n", ["over 100", "{}"]), ("{}\n" + long + long, ["{}", "over 100"]),
      (String(repeating: "y", count: 100) + "\n1\n", [String(repeating: "y", count: 100), "1"]),
    ] as [(String, [String])], [1, 3, .max])
  func lines(_ example: (String, [String]), pieces: Int) {
    #expect(Self.frames(.lines, example.0, pieces: pieces) == example.1)
  }

  @Test(
    arguments: [
      ("Content-Length: 2\r\n\r\n{}Content-Length: 2\r\nContent-Type: x\r\n\r\n[]", ["{}", "[]"]),
      ("content-length:3\n\n{ }", ["{ }"]), ("Content-Length: 5\r\n\r\n{}", []),
      ("Content-Length: 101\r\n\r\n\(long)Content-Length: 1\r\n\r\n1", ["over 100", "1"]),
      ("Length: 2\r\n\r\nContent-Length: 1\r\n\r\n1", [invalid, "1"]),
      ("Content-Length: -2\r\n\r\n", [invalid]), ("Content-Length: 1\r\nContent-Length: 2\r\n\r\n", [invalid]),
      ("Content-Length: 99999999999999999999\r\n\r\n", [invalid]), ("Content-Length: +1\r\n\r\n", [invalid]),
      ("Content-Length: 2\r\n\r\n\n\n", ["\n\n"]),
    ] as [(String, [String])], [1, 3, .max])
  func blocks(_ example: (String, [String]), pieces: Int) {
    #expect(Self.frames(.contentLength, example.0, pieces: pieces) == example.1)
  }

  @Test func aHeaderWithoutEndIsSkipped() {
    var stream = RPCStream(.contentLength)
    var count = 0
    for _ in 0..<100 { count += stream.add(Array(repeating: UInt8(ascii: "a"), count: 1_000)).count }
    #expect((1...100).contains(count))
    #expect(stream.add(Array("\r\n\r\nContent-Length: 1\r\n\r\n1".utf8)).contains(.message([UInt8(ascii: "1")])))
  }

  @Test func aFramedMessageIsReadAgain() {
    for framing in [RPCFraming.lines, .contentLength] {
      var stream = RPCStream(framing)
      let message = RPCWriting.notification("a\n\u{2028}b", .string("ä\r\n"))
      #expect(!message.contains(UInt8(ascii: "\n")))
      #expect(stream.add(framing.framed(message) + framing.framed(message)) == [.message(message), .message(message)])
    }
  }

  /// A megabyte in small pieces is read in about the time of one piece.
  @Test func timeGrowsWithTheBytes() {
    var stream = RPCStream(.lines, limit: 4 << 20)
    let piece = Array(repeating: UInt8(ascii: "a"), count: 64)
    for _ in 0..<32_768 { #expect(stream.add(piece).isEmpty) }
    #expect(stream.add([UInt8(ascii: "\n")]).count == 1)
  }
}
