import Audit
import JSONRPC
import SourceText

/// The revision of the Model Context Protocol that a request follows.
enum AgentProtocol: Sendable, Hashable {
  /// Since 2026-07-28: every request names its version, and there is no opening.
  case stateless
  /// Until 2025-11-25: the version is agreed on once, by `initialize`.
  case handshake

  /// The versions without an opening.
  static let statelessVersions = ["2026-07-28"]
  /// The versions with an opening, newest first.
  static let handshakeVersions = ["2025-11-25", "2025-06-18"]

  /// All versions, newest first.
  static let versions = statelessVersions + handshakeVersions

  private static let prefix = "io.modelcontextprotocol/"

  /// The name and version of this program.
  static let server = JSONText.object([
    ("name", .string(AuditReport.Tool.palpable.name)), ("title", .string("Palpable")),
    ("version", .string(AuditReport.Tool.palpable.version)),
  ])

  static let capabilities = JSONText.object([("tools", .object([])), ("resources", .object([]))])

  static let instructions = """
    Palpable audits the colors, text, and touch targets of a design system for accessibility. Call audit for the gate \
    decision and the worst findings, explain for one finding with its evidence, and fix_preview for a patch. Quote ratios as \
    given: they are truncated, never rounded up. \(AgentSchema.dataNoteText)
    """

  /// Reads the revision of a request.
  ///
  /// - Parameter isOpen: whether the client has sent `initialize`.
  init(_ parameters: JSONNode?, isOpen: Bool) throws(RPCError) {
    let meta = parameters?["_meta"]
    guard let version = meta?[AgentProtocol.prefix + "protocolVersion"] else {
      guard isOpen else {
        throw .invalidParameters("\"_meta\" needs \"\(AgentProtocol.prefix)protocolVersion\"; or send initialize first")
      }
      self = .handshake
      return
    }
    guard let text = version.string else { throw .invalidParameters("the protocol version must be a string") }
    guard AgentProtocol.statelessVersions.contains(where: { $0.hasSameBytes(as: text) }) else {
      throw AgentProtocol.unsupported(text)
    }
    guard meta?[AgentProtocol.prefix + "clientCapabilities"]?.members != nil else {
      throw .invalidParameters("\"_meta\" needs the object \"\(AgentProtocol.prefix)clientCapabilities\"")
    }
    self = .stateless
  }

  /// The error for an unknown version, with those that are known.
  private static func unsupported(_ version: String) -> RPCError {
    RPCError(
      -32022, "Unsupported protocol version",
      data: .object([
        ("supported", .array(versions.map { .string($0) })), ("requested", .string(version.shortened)),
      ]))
  }

  /// Returns the version that `initialize` agrees on: the requested one, or the newest.
  static func agreed(_ requested: String?) -> String {
    handshakeVersions.first { requested?.hasSameBytes(as: $0) ?? false } ?? handshakeVersions[0]
  }

  /// Returns a result with the members that the revision requires.
  ///
  /// - Parameter isCacheable: whether the result is the same for the whole time that the server runs; nil for results of calls.
  func result(_ members: [(String, JSONText)], isCacheable: Bool? = nil) -> JSONText {
    guard self == .stateless else { return .object(members) }
    var all: [(String, JSONText)] = [("resultType", .string("complete"))] + members
    if let isCacheable {
      all += [
        ("ttlMs", .integer(isCacheable ? 3_600_000 : 0)), ("cacheScope", .string(isCacheable ? "public" : "private")),
      ]
    }
    return .object(all + [("_meta", .object([(AgentProtocol.prefix + "serverInfo", AgentProtocol.server)]))])
  }
}
