import Audit
import SourceText

/// Locations in SARIF: percent-encoded relative references, and complete regions.
package enum SARIFPlaces {
  /// The name of the folder that paths are relative to.
  static let base = "%SRCROOT%"

  /// Returns a location with its physical location.
  static func location(
    _ place: SourceLocation, message: String? = nil, id: Int? = nil, names: [JSONText] = [], snippet: String? = nil
  ) -> JSONText {
    var members: [(String, JSONText)] = []
    if let id { members.append(("id", .integer(id))) }
    members.append(("physicalLocation", physical(place, snippet)))
    if !names.isEmpty { members.append(("logicalLocations", .array(names))) }
    if let message { members.append(("message", SARIFText.message(message))) }
    return .object(members)
  }

  private static func physical(_ place: SourceLocation, _ snippet: String?) -> JSONText {
    var artifact: [(String, JSONText)] = [("uri", .string(reference(place.path)))]
    if place.path.utf8.first != UInt8(ascii: "/") { artifact.append(("uriBaseId", .string(base))) }
    return .object([("artifactLocation", .object(artifact)), ("region", region(place, snippet))])
  }

  /// Returns lines, columns, and the byte range.
  ///
  /// Columns count UTF-8 bytes, which differ from code points after a non-ASCII character.
  private static func region(_ place: SourceLocation, _ snippet: String?) -> JSONText {
    let (line, column) = (max(1, place.line), max(1, place.column))
    let endLine = max(line, place.endLine)
    let endColumn = endLine == line ? max(column, place.endColumn) : max(1, place.endColumn)
    let text: [(String, JSONText)] = snippet.map { [("snippet", SARIFText.message($0))] } ?? []
    return .object(
      [
        ("startLine", .integer(line)), ("startColumn", .integer(column)), ("endLine", .integer(endLine)),
        ("endColumn", .integer(endColumn)), ("byteOffset", .integer(max(0, place.byteRange.lowerBound))),
        ("byteLength", .integer(place.byteRange.count)),
      ] + text)
  }

  /// Returns a path as a URI reference: percent-encoded except for unreserved characters and slashes; the root if empty.
  package static func reference(_ path: String) -> String {
    guard !path.isEmpty else { return "." }
    let encoded = encoded(path, keepsSlash: true)
    return path.utf8.first == UInt8(ascii: "/") ? "file://" + encoded : encoded
  }

  /// Returns a text with all bytes except unreserved ones (RFC 3986, 2.3) percent-encoded.
  static func encoded(_ text: String, keepsSlash: Bool) -> String {
    if text.utf8.allSatisfy({ isUnreserved($0) || keepsSlash && $0 == UInt8(ascii: "/") }) { return text }
    var encoded = ""
    for byte in text.utf8 {
      switch byte {
      case _ where isUnreserved(byte): encoded.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "/") where keepsSlash: encoded += "/"
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return encoded
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
