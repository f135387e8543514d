import JSONRPC
import SourceText
import TestSupport
import Testing

/// What is a message, and the error for what is none.
@Suite struct RPCMessageTests {
  /// The message in short, or its fault.
  private static func read(_ bytes: [UInt8]) -> String {
    func text(_ id: RPCID?) -> String { id.map { String(decoding: $0.json, as: UTF8.self) } ?? "null" }
    do throws(RPCMessage.Fault) {
      switch try RPCMessage(bytes).content {
      case .request(let id, let method, let parameters):
        return "request \(text(id)) \(method) \(parameters?.kind ?? "-")"
      case .notification(let method, let parameters): return "notification \(method) \(parameters?.kind ?? "-")"
      case .response(let id, let result): return "response \(text(id)) \(result?.kind ?? "-")"
      }
    } catch { return "\(error.error.code) \(text(error.id))" }
  }

  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":1,"method":"a"}"#, "request 1 a -"),
    (#"{"jsonrpc":"2.0","id":"é\u0041","method":"a","params":{}}"#, #"request "éA" a an object"#),
    (#"{"jsonrpc":"2.0","id":9223372036854775807,"method":"a"}"#, "request 9223372036854775807 a -"),
    (#"{"jsonrpc":"2.0","id":-1,"method":"a","params":[]}"#, "request -1 a an array"),
    (#"{"jsonrpc":"2.0","method":"a","params":{}}"#, "notification a an object"),
    (#"{"jsonrpc":"2.0","id":1,"result":null}"#, "response 1 null"),
    (#"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":""}}"#, "response 1 -"),
    (#"{"jsonrpc":"2.0","id":null,"error":{"code":1,"message":""}}"#, "response null -"),
    (#"{"jsonrpc":"2.0","id":null,"method":"a"}"#, "-32600 null"),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"a"}"#, "-32600 null"),
    (#"{"jsonrpc":"2.0","id":{},"method":"a"}"#, "-32600 null"),
    (#"{"jsonrpc":"2.0","id":1,"method":2}"#, "-32600 1"), (#"{"jsonrpc":"2.0","id":1}"#, "-32600 1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"a","params":3}"#, "-32600 1"),
    (#"{"jsonrpc":"1.0","id":1,"method":"a"}"#, "-32600 1"), (#"{"id":1,"method":"a"}"#, "-32600 1"),
    ("[]", "-32600 null"), (#"[{"jsonrpc":"2.0","id":1,"method":"a"}]"#, "-32600 null"), ("1", "-32600 null"),
    ("{", "-32700 null"), ("", "-32700 null"), ("{} {}", "-32700 null"), (#"{"a":1,"a":2}"#, "-32700 null"),
    (#"{"jsonrpc":"2.0","id":"\ud800","method":"a"}"#, "-32700 null"), ("nul", "-32700 null"),
    (#"{"jsonrpc":"2.0","id":1e999,"method":"a"}"#, "-32700 null"), ("// a\n{}", "-32700 null"),
  ])
  func messages(_ text: String, _ expected: String) { #expect(Self.read(Array(text.utf8)) == expected) }

  @Test func limits() {
    func nested(_ depth: Int) -> [UInt8] {
      let opening = String(repeating: "[", count: depth)
      return Array(
        (#"{"jsonrpc":"2.0","id":1,"method":"a","params":"# + opening + String(repeating: "]", count: depth) + "}").utf8
      )
    }
    #expect(Self.read(nested(63)) == "request 1 a an array")
    #expect(Self.read(nested(64)) == "-32700 null")
    #expect(Self.read(nested(100_000)) == "-32700 null")
    #expect(Self.read([0xFF]) == "-32700 null")
    let id = String(repeating: "1", count: 300)
    #expect(Self.read(Array(#"{"jsonrpc":"2.0","id":"\#(id)","method":"a"}"#.utf8)) == "request \"\(id)\" a -")
    let long = String(repeating: "1", count: 2_000)
    #expect(Self.read(Array(#"{"jsonrpc":"2.0","id":"\#(long)","method":"a"}"#.utf8)) == "-32600 null")
    #expect(
      Self.read(
        Array((#"{"jsonrpc":"2.0","method":"a","params":[""# + String(repeating: "x", count: 1 << 20) + #""]}"#).utf8))
        == "-32700 null")
  }

  @Test func errorsAreWrittenAsTheStandardSays() throws {
    let text = String(decoding: RPCWriting.error(nil, .unknownMethod("a\u{1B}")), as: UTF8.self)
    #expect(text == #"{"jsonrpc":"2.0","id":null,"error":{"code":-32601,"message":"unknown method \"a<U+001B>\""}}"#)
    let id = try #require(RPCMessageTests.id(#"{"jsonrpc":"2.0","id":10000000000000000001,"method":"a"}"#))
    let result = String(
      decoding: RPCWriting.result(id, .object([("a", .array([.null, .number(0.5)]))])), as: UTF8.self)
    #expect(result == #"{"jsonrpc":"2.0","id":10000000000000000001,"result":{"a":[null,0.5]}}"#)
  }

  private static func id(_ text: String) -> RPCID? {
    guard case .request(let id, _, _)? = (try? RPCMessage(Array(text.utf8)))?.content else { return nil }
    return id
  }

  /// Messages with a few bytes changed: each is read or has an error, and none stops the test.
  @Test func mutationsNeverTrap() {
    var random = SplitMix64(seed: 11)
    let message = Array(
      #"{"jsonrpc":"2.0","id":12,"method":"tools/call","params":{"name":"a","x":[1,-2.5e3,"é\n"]}}"#.utf8)
    let signs = Array("{}[]\",:\\0123456789eE+-.u".utf8) + [0, 0xFF, 0xC3, 0x80]
    var (read, faults) = (0, 0)
    for _ in 0..<LongTests.count(2_000, long: 50_000) {
      var bytes = message
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = signs.randomElement(using: &random) ?? 0
        case 1: bytes.remove(at: place)
        default: bytes.insert(signs.randomElement(using: &random) ?? 0, at: place)
        }
      }
      if Self.read(bytes).hasPrefix("-") { faults += 1 } else { read += 1 }
    }
    #expect(read > 100 && faults > 100)
  }
}
