import JSONRPC
import SourceText

extension AgentServer {
  /// Returns the result of a request; nil if it follows later.
  func answer(_ id: RPCID, _ method: String, _ parameters: JSONNode?) throws(RPCError) -> JSONText? {
    switch method {
    case "initialize": return try initialize(parameters)
    case "ping": return .object([])
    default: break
    }
    let revision = try AgentProtocol(parameters, isOpen: isOpen)
    switch method {
    case "server/discover": return discover(revision)
    case "tools/list":
      try checkCursor(parameters)
      let tools = AgentTools.all.map { $0.json(allowsWriting: settings.allowsWriting) }
      return revision.result([("tools", .array(tools))], isCacheable: true)
    case "resources/list":
      try checkCursor(parameters)
      return revision.result([("resources", .array(AgentResources.fixed.map(\.json)))], isCacheable: true)
    case "resources/templates/list":
      try checkCursor(parameters)
      return revision.result([("resourceTemplates", .array([AgentResources.ruleTemplate]))], isCacheable: true)
    case "resources/read": try read(id, parameters, revision)
    case "tools/call": try call(id, parameters, revision)
    default: throw .unknownMethod(method)
    }
    return nil
  }

  private func initialize(_ parameters: JSONNode?) throws(RPCError) -> JSONText {
    guard let requested = parameters?["protocolVersion"]?.string else {
      throw .invalidParameters("initialize needs a protocolVersion")
    }
    open(listsRoots: parameters?["capabilities"]?["roots"]?.members != nil)
    return .object([
      ("protocolVersion", .string(AgentProtocol.agreed(requested))), ("capabilities", AgentProtocol.capabilities),
      ("serverInfo", AgentProtocol.server), ("instructions", .string(AgentProtocol.instructions)),
    ])
  }

  private func discover(_ revision: AgentProtocol) -> JSONText {
    revision.result(
      [
        ("supportedVersions", .array(AgentProtocol.versions.map { .string($0) })),
        ("capabilities", AgentProtocol.capabilities),
        ("instructions", .string(AgentProtocol.instructions)),
      ], isCacheable: true)
  }

  /// Throws for a cursor: every list is a single page.
  private func checkCursor(_ parameters: JSONNode?) throws(RPCError) {
    if parameters?["cursor"] != nil { throw .invalidParameters("unknown cursor; the list has one page") }
  }

  private func read(_ id: RPCID, _ parameters: JSONNode?, _ revision: AgentProtocol) throws(RPCError) {
    guard let address = parameters?["uri"]?.string else { throw .invalidParameters("resources/read needs a uri") }
    guard let resource = AgentResources.resource(address) else {
      // The code that each revision has for it.
      throw RPCError(revision == .stateless ? -32602 : -32002, "unknown resource \"\(address.shortened)\"")
    }
    try enqueue(
      Job(id: id) { roots throws(RPCError) in
        let text: String
        do throws(AgentFailure) { text = try resource.contents(roots) } catch { throw .inner(error.sentence) }
        let contents = JSONText.object([
          ("uri", .string(address)), ("mimeType", .string(resource.type)), ("text", .string(text)),
        ])
        return revision.result([("contents", .array([contents]))], isCacheable: !resource.showsFiles)
      })
  }

  private func call(_ id: RPCID, _ parameters: JSONNode?, _ revision: AgentProtocol) throws(RPCError) {
    guard let name = parameters?["name"]?.string else {
      throw .invalidParameters("tools/call needs the name of a tool")
    }
    guard let tool = AgentTools.all.first(where: { $0.name.hasSameBytes(as: name) }) else {
      throw .invalidParameters("unknown tool \"\(name.shortened)\"")
    }
    let arguments = parameters?["arguments"]
    guard arguments == nil || arguments?.members != nil else {
      throw .invalidParameters("\"arguments\" must be an object")
    }
    let progress = AgentProgress(parameters?["_meta"]?["progressToken"]) { [self] message in
      if !isCancelled(id) { send(message) }
    }
    try enqueue(
      Job(id: id) { [self] roots in
        let outcome = AgentOutcome(of: tool) {
          let call = AgentCall(
            arguments: try AgentArguments(arguments, for: tool.parameters(allowsWriting: settings.allowsWriting)),
            roots: roots, allowsWriting: settings.allowsWriting, isCancelled: { self.isCancelled(id) },
            report: progress.report)
          progress.report("running \(tool.name)")
          return try tool.run(call)
        }
        return revision.result(outcome.members)
      })
  }
}
