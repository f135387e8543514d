import Audit
import AuditSession
import JSONRPC
import SourceText

/// A server of the Language Server Protocol 3.17: messages in, messages out.
///
/// Everything runs on one thread. All messages that have arrived are handled before the audit, so edits that arrive during an audit are
/// audited together, and no timer is needed.
package final class LanguageServer {
  /// The state of the connection.
  private enum Phase { case new, open, shut, ended }

  /// The folders that may be read, with links resolved.
  private var folders: [String] = []
  /// The folders from the command line, which replace those of the client.
  private let fixedFolders: [String]
  private(set) var encoding = EditorText.Encoding.utf16
  /// Whether the client takes edits with the versions of documents.
  private(set) var takesVersions = false
  private var watchesFiles = false
  private var phase = Phase.new
  private var documents: [String: EditorDocument] = [:]
  private var changes = 0
  private var projects: [EditorProject.Key: EditorProject] = [:]
  /// The diagnostics by project and path; a file may belong to several projects.
  private var published: [EditorProject.Key: [String: [JSONText]]] = [:]
  private var stream = RPCStream(.contentLength, limit: LanguageServer.limits.bytes)
  private let write: ([UInt8]) -> Bool
  /// Whether the client can't be reached any more.
  private(set) var isBroken = false

  /// The limits of a message; a notification contains the whole text of a document.
  private static let limits: JSONLimits = {
    var limits = RPCMessage.limits
    limits.bytes = 32 << 20
    limits.textLength = 16 << 20
    return limits
  }()

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - folders: the folders that may be read; if empty, those of the client.
  ///   - write: writes bytes to the client; false if the client no longer reads them.
  package init(folders: [String] = [], write: @escaping ([UInt8]) -> Bool) {
    (fixedFolders, self.write) = (folders, write)
  }

  /// The exit code of the connection; nil while it is open.
  package var exitCode: CommandResult.ExitCode? {
    isBroken ? .impossible : phase == .ended ? .passed : nil
  }

  /// Whether the client asked for the end before it left.
  var isShut: Bool { phase == .shut || phase == .ended }

  /// Takes bytes from the client, and audits what changed.
  package func receive(_ bytes: some Collection<UInt8>) {
    let messages = stream.add(bytes).compactMap(message)
    let cancelled = Set(messages.compactMap(LanguageServer.cancelledRequest))
    for message in messages where phase != .ended { handle(message, isCancelled: cancelled.contains) }
    if phase == .open { refresh() }
  }

  private func message(_ frame: RPCStream.Frame) -> RPCMessage? {
    switch frame {
    case .tooLarge(let limit): lose(.invalidRequest("message is larger than \(limit) bytes"))
    case .badHeader(let reason): lose(.invalidRequest(reason))
    case .message(let bytes):
      do throws(RPCMessage.Fault) { return try RPCMessage(bytes, limits: LanguageServer.limits) } catch {
        guard error.error.code == RPCError.parse("").code else {
          send(error: error.error, to: error.id)
          return nil
        }
        lose(error.error)
      }
    }
    return nil
  }

  /// Answers a message that can't be read. It may have been a change, so no text is known any more.
  private func lose(_ error: RPCError) {
    send(error: error, to: nil)
    guard phase == .open, !documents.isEmpty else { return }
    documents = [:]
    let text = "Palpable lost a message: \(error.message). Close the files and open them again."
    send(RPCWriting.notification("window/showMessage", .object([("type", .integer(2)), ("message", .string(text))])))
  }

  private static func cancelledRequest(_ message: RPCMessage) -> RPCID? {
    guard case .notification("$/cancelRequest", let parameters) = message.content else { return nil }
    return parameters?["id"].flatMap(message.id)
  }

  private func handle(_ message: RPCMessage, isCancelled: (RPCID) -> Bool) {
    switch message.content {
    case .request(let id, let method, let parameters):
      do throws(RPCError) {
        if isCancelled(id) { throw RPCError(-32800, "the request was cancelled") }
        send(RPCWriting.result(id, try answer(method, parameters)))
      } catch { send(error: error, to: id) }
    case .notification("exit", _):
      phase = phase == .shut ? .ended : phase
      if phase != .ended { isBroken = true }
    case .notification(let method, let parameters): if phase == .open { note(method, parameters) }
    case .response: break
    }
  }

  func send(_ message: [UInt8]) {
    if !isBroken, !write(RPCFraming.contentLength.framed(message)) { isBroken = true }
  }

  private func send(error: RPCError, to id: RPCID?) { send(RPCWriting.error(id, error)) }
}

// MARK: - Requests

extension LanguageServer {
  private func answer(_ method: String, _ parameters: JSONNode?) throws(RPCError) -> JSONText {
    switch (phase, method) {
    case (.new, "initialize"): return initialize(parameters)
    case (.new, _): throw RPCError(-32002, "the first request must be initialize")
    case (.open, "shutdown"):
      phase = .shut
      return .null
    case (.open, _): break
    case (.shut, _), (.ended, _): throw .invalidRequest("the server was shut down")
    }
    guard let feature = EditorFeatures.all.first(where: { $0.method == method }) else { throw .unknownMethod(method) }
    guard let address = parameters?["textDocument"]?["uri"]?.string else {
      throw .invalidParameters("\(method) needs a textDocument with a uri")
    }
    // An answer belongs to the newest text, so it is audited first.
    refresh()
    guard let document = documents[address], document.isKnown, let key = key(of: document), let project = projects[key]
    else {
      return .null
    }
    var call = EditorCall(
      document: document, project: project, parameters: parameters ?? JSONNode(.null, at: 0..<0), encoding: encoding,
      takesVersions: takesVersions)
    defer { projects[key] = call.project }
    return try feature.answer(&call)
  }

  private func initialize(_ parameters: JSONNode?) -> JSONText {
    phase = .open
    let capabilities = parameters?["capabilities"]
    let encodings = capabilities?["general"]?["positionEncodings"]?.elements ?? []
    if encodings.contains(where: { $0.string == EditorText.Encoding.utf8.rawValue }) { encoding = .utf8 }
    takesVersions = capabilities?["workspace"]?["workspaceEdit"]?["documentChanges"]?.boolean == true
    watchesFiles = capabilities?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]?.boolean == true
    var addresses = (parameters?["workspaceFolders"]?.elements ?? []).compactMap { $0["uri"]?.string }
    if addresses.isEmpty, let root = parameters?["rootUri"]?.string { addresses = [root] }
    folders = fixedFolders.isEmpty ? AgentRoots(addresses: Array(addresses.prefix(100)))?.folders ?? [] : fixedFolders
    let server: [(String, JSONText)] = [
      ("positionEncoding", .string(encoding.rawValue)),
      (
        "textDocumentSync",
        .object([("openClose", .boolean(true)), ("change", .integer(2)), ("save", .boolean(true))])
      ),
      ("workspace", .object([("workspaceFolders", .object([("supported", .boolean(true))]))])),
    ]
    return .object([
      ("capabilities", .object(server + EditorFeatures.all.compactMap { $0.capability })),
      (
        "serverInfo",
        .object([
          ("name", .string(AuditReport.Tool.palpable.name)), ("version", .string(AuditReport.Tool.palpable.version)),
        ])
      ),
    ])
  }
}

// MARK: - Notifications

extension LanguageServer {
  private func note(_ method: String, _ parameters: JSONNode?) {
    let document = parameters?["textDocument"]
    switch method {
    case "initialized": watchFiles()
    case "textDocument/didOpen":
      guard let address = document?["uri"]?.string, let path = FileAddress.path(address),
        let text = document?["text"]?.string
      else { return }
      let real = (try? FileSystem.realPath(path)) ?? path
      documents[address] = EditorDocument(
        address: address, path: real, version: document?["version"]?.count, text: text)
      change(address)
    case "textDocument/didChange":
      guard let address = document?["uri"]?.string, var changed = documents[address] else { return }
      let changes = parameters?["contentChanges"]?.elements ?? []
      changed.apply(changes, version: document?["version"]?.count, encoding)
      documents[address] = changed
      change(address, path: changed.path)
    case "textDocument/didClose":
      guard let address = document?["uri"]?.string, let closed = documents.removeValue(forKey: address) else { return }
      change(address, path: closed.path)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      for (key, project) in projects where project.hasChangedFiles { projects[key]?.isDirty = true }
    case "workspace/didChangeWorkspaceFolders":
      let added = (parameters?["event"]?["added"]?.elements ?? []).compactMap { $0["uri"]?.string }
      let removed = (parameters?["event"]?["removed"]?.elements ?? []).compactMap { $0["uri"]?.string }
      guard fixedFolders.isEmpty else { return }
      let gone = AgentRoots(addresses: removed)?.folders ?? []
      folders = folders.filter { !gone.contains($0) } + (AgentRoots(addresses: added)?.folders ?? [])
      for key in projects.keys { projects[key]?.isDirty = true }
    default: break
    }
  }

  /// Asks the client to tell when files change that aren't open.
  private func watchFiles() {
    guard watchesFiles else { return }
    let watchers: [JSONText] = [.object([("globPattern", .string("**/*"))])]
    let registration: JSONText = .object([
      ("id", .string("files")), ("method", .string("workspace/didChangeWatchedFiles")),
      ("registerOptions", .object([("watchers", .array(watchers))])),
    ])
    send(
      RPCWriting.request(
        RPCID("files"), "client/registerCapability", .object([("registrations", .array([registration]))])))
  }

  /// Notes that a document was opened, changed, or closed.
  private func change(_ address: String, path: String? = nil) {
    guard let path = path ?? documents[address]?.path else { return }
    changes += 1
    documents[address]?.age = changes
    for key in projects.keys where projects[key]?.uses(path) == true || key.path == path {
      projects[key]?.isDirty = true
    }
    if let document = documents[address], let key = key(of: document), projects[key] == nil {
      projects[key] = EditorProject(key)
    }
  }
}

// MARK: - Projects

extension LanguageServer {
  /// Returns the project of a document: that of the nearest `palpable.json` in its folder or above.
  ///
  /// A client without folders has the folder of each document.
  /// - Returns: nil for a document outside the folders of the client.
  private func key(of document: EditorDocument) -> EditorProject.Key? {
    let own = folders.isEmpty ? document.path.utf8.lastIndex(of: Ascii.slash).map { String(document.path[..<$0]) } : nil
    let roots = folders.filter { document.path.isInside($0) } + (own.map { [$0] } ?? [])
    guard let root = roots.max(by: { $0.utf8.count < $1.utf8.count }), !root.isEmpty else { return nil }
    if let path = configuration(of: document.path, in: root) {
      return EditorProject.Key(path: path, root: root, isConfigured: true)
    }
    return EditorProject.Key(path: document.path, root: root, isConfigured: false)
  }

  /// Audits the projects with changes, and publishes their diagnostics.
  private func refresh() {
    var used: Set<EditorProject.Key> = []
    for document in documents.values where document.isKnown {
      guard let key = key(of: document) else { continue }
      used.insert(key)
      if projects[key] == nil { projects[key] = EditorProject(key) }
    }
    for key in projects.keys where !used.contains(key) {
      projects[key] = nil
      publish([:], of: key)
    }
    let keys = used.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    for key in keys where projects[key]?.isDirty == true {
      projects[key]?.audit(documents.values.filter { $0.path.isInside(key.root) })
      guard let project = projects[key] else { continue }
      publish(EditorDiagnostics(project, documents, encoding).lists, of: key)
    }
  }

  /// Sends the diagnostics of a project by file, and clears those of files that have none any more.
  private func publish(_ lists: [String: [JSONText]], of key: EditorProject.Key) {
    let old = published[key] ?? [:]
    published[key] = lists.isEmpty ? nil : lists
    let members = documents.values.filter { self.key(of: $0) == key }.map(\.path)
    let paths = Set(lists.keys).union(old.keys).union(members)
    let keys = published.keys.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let list: JSONText = .array(keys.flatMap { published[$0]?[path] ?? [] })
      let open = documents.values.filter { $0.path == path }.sorted { $0.age < $1.age }
      for document in open { send(list, of: document.address, version: document.version) }
      if open.isEmpty { send(list, of: FileAddress.address(path), version: nil) }
    }
  }

  private func send(_ diagnostics: JSONText, of address: String, version: Int?) {
    let version = version.map { [("version", JSONText.integer($0))] } ?? []
    send(
      RPCWriting.notification(
        "textDocument/publishDiagnostics",
        .object([("uri", .string(address)), ("diagnostics", diagnostics)] + version)))
  }
}
