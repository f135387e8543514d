import SourceText

/// The documents of one reading, each parsed once, and those they refer to.
struct DTCGSources: Sendable {
  /// The documents, by the numbers that nodes name.
  private(set) var documents: [SourceFile] = []
  /// The paths of the documents that others refer to.
  private(set) var referenced: [String] = []
  private let library: any DocumentLibrary
  private var roots: [JSONNode] = []
  private var found: [String: Int] = [:]

  /// The most documents that one reading takes in.
  static let documentLimit = 1000

  init(library: any DocumentLibrary) { self.library = library }

  /// Parses a document and gives it a number.
  mutating func parse(
    _ document: SourceFile, dialect: JSONDialect = .strict
  ) throws(FormatError) -> PlacedNode {
    do throws(SourceTextError) { roots.append(try readJSON(document, dialect: dialect)) } catch { throw .text(error) }
    documents.append(document)
    return PlacedNode(roots[roots.count - 1], in: documents.count - 1)
  }

  /// The part of a document that a reference such as `file.json#/group` names; nil when there is no such part or document.
  mutating func node(at reference: String, relativeTo source: Int) throws(FormatError) -> PlacedNode? {
    let bytes = reference.utf8
    let mark = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    let path = String(Substring(bytes[..<mark]))
    var fragment = Array(bytes[mark...].dropFirst())
    guard let root = path.isEmpty ? PlacedNode(roots[source], in: source) : try document(at: path, source) else {
      return nil
    }
    if fragment.isEmpty { return root }
    // The format writes `file.json#sets/name` too.
    if fragment.first != UInt8(ascii: "/") { fragment.insert(UInt8(ascii: "/"), at: 0) }
    guard let segments = pointerSegments("#" + String(decoding: fragment, as: UTF8.self)) else { return nil }
    var node = root
    for name in segments {
      guard let next = node[element: name] ?? node[name] else { return nil }
      node = next
    }
    return node
  }

  private mutating func document(at path: String, _ source: Int) throws(FormatError) -> PlacedNode? {
    guard documents.count < DTCGSources.documentLimit else { return nil }
    let decoded = percentDecoded(ArraySlice(path.utf8)).map { String(decoding: $0, as: UTF8.self) } ?? path
    let key = "\(source) \(decoded)"
    if let number = found[key] { return PlacedNode(roots[number], in: number) }
    guard let file = library.document(at: decoded, relativeTo: documents[source]) else { return nil }
    if let number = documents.firstIndex(where: { $0.path == file.path }) {
      found[key] = number
      return PlacedNode(roots[number], in: number)
    }
    let root = try parse(file)
    found[key] = root.source
    referenced.append(file.path)
    return root
  }
}

/// The names and numbers of a JSON Pointer in a URI fragment (RFC 6901, section 6); nil when it is none.
func pointerSegments(_ text: String) -> [String]? {
  let bytes = Array(text.utf8)
  guard bytes.starts(with: [UInt8(ascii: "#"), UInt8(ascii: "/")]), let decoded = percentDecoded(bytes[2...]) else {
    return nil
  }
  var segments: [String] = []
  for part in decoded.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
    var name: [UInt8] = []
    var index = part.startIndex
    while index < part.endIndex {
      var byte = part[index]
      if byte == UInt8(ascii: "~") {
        index += 1
        switch index < part.endIndex ? part[index] : nil {
        case UInt8(ascii: "0"): byte = UInt8(ascii: "~")
        case UInt8(ascii: "1"): byte = UInt8(ascii: "/")
        default: return nil
        }
      }
      name.append(byte)
      index += 1
    }
    segments.append(String(decoding: name, as: UTF8.self))
  }
  return segments.count <= 200 ? segments : nil
}

/// The bytes with `%XX` decoded; nil when a percent sign is not followed by two digits.
func percentDecoded(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
  guard bytes.contains(UInt8(ascii: "%")) else { return Array(bytes) }
  func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
  var decoded: [UInt8] = []
  var index = bytes.startIndex
  while index < bytes.endIndex {
    guard bytes[index] == UInt8(ascii: "%") else {
      decoded.append(bytes[index])
      index += 1
      continue
    }
    guard index + 2 < bytes.endIndex, let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2]) else {
      return nil
    }
    decoded.append(high << 4 | low)
    index += 3
  }
  return decoded
}
