import Audit
import AuditSession
import DesignTokens
import JSONRPC
import SourceText

/// Something that the server answers about a document. To add one, write its file and list it in ``EditorFeatures``.
protocol EditorFeature: Sendable {
  /// The method of the request.
  static var method: String { get }
  /// The member of the server's capabilities; nil if another feature announces it.
  static var capability: (String, JSONText)? { get }
  /// Returns the result of a request.
  static func answer(_ call: inout EditorCall) throws(RPCError) -> JSONText
}

/// The features of the server.
enum EditorFeatures {
  static let all: [any EditorFeature.Type] = [
    EditorHover.self, EditorColors.self, EditorColorPresentations.self, EditorActions.self, EditorHints.self,
    EditorCompletion.self,
  ]
}

/// A request about an open document, with the newest audit of its project.
struct EditorCall {
  let document: EditorDocument
  var project: EditorProject
  let parameters: JSONNode
  let encoding: EditorText.Encoding
  /// Whether the client takes edits with the versions of documents.
  let takesVersions: Bool

  /// The newest audit if it saw the text of the document; positions in an older text would be wrong.
  var audit: EditorProject.Result? { project.result.flatMap { $0.isCurrent(document) ? $0 : nil } }

  /// The open documents that the newest audit saw.
  var openDocuments: [EditorDocument] { project.result.map { Array($0.documents.values) } ?? [] }

  /// The offset of the position that the request is about.
  func offset() throws(RPCError) -> Int {
    guard let offset = document.text.offset(parameters["position"], encoding) else {
      throw .invalidParameters("the position needs a line and a character")
    }
    return offset
  }

  /// The bytes of the range that the request is about.
  func range() throws(RPCError) -> Range<Int> {
    guard let range = document.text.range(parameters["range"], encoding) else {
      throw .invalidParameters("the range needs a start and an end")
    }
    return range
  }
}

/// The value of a token at a place of a document.
struct EditorValue {
  let token: Token
  let mode: String?
  let value: AuthoredValue
  /// The bytes of the value without quotes.
  let range: Range<Int>

  /// Whether an offset is in the value, at its quotes, or behind it.
  func touches(_ offset: Int) -> Bool {
    let place = value.location.byteRange
    return place.contains(offset) || place.upperBound == offset
  }
}

extension EditorProject.Result {
  /// Returns the values of tokens in a document, in the order of the tokens.
  func values(in document: EditorDocument) -> [EditorValue] {
    let tokens = report.system.tokens.tokens
    let paths = tokens.lazy.flatMap { $0.values.lazy.map(\.value.location.path) }
    guard let shown = shownPath(of: document, among: paths) else { return [] }
    return tokens.flatMap { token in
      token.values.compactMap { value in
        guard value.value.location.path.hasSameBytes(as: shown) else { return nil }
        let range = document.text.unquoted(value.value.location.byteRange)
        return EditorValue(token: token, mode: value.mode, value: value.value, range: range)
      }
    }
  }

  /// Returns the pairings that a document declares at an offset, or all; each with its place.
  func declared(in document: EditorDocument) -> [(place: Range<Int>, results: [AuditReport.PairingResult])] {
    let declarations = report.pairings.lazy.compactMap(\.measured.pairing.declaration)
    guard let shown = shownPath(of: document, among: declarations.map(\.path)) else { return [] }
    var order: [Range<Int>] = []
    var results: [Range<Int>: [AuditReport.PairingResult]] = [:]
    for result in report.pairings {
      guard let place = result.measured.pairing.declaration, place.path.hasSameBytes(as: shown) else { continue }
      if results[place.byteRange] == nil { order.append(place.byteRange) }
      results[place.byteRange, default: []].append(result)
    }
    return order.map { ($0, results[$0] ?? []) }
  }
}
