import ColorScience
import DesignTokens
import SourceText
import TokenFormats

/// A place in a document; Swift Testing has a `SourceLocation` of its own.
typealias Place = SourceText.SourceLocation

/// A place in `t.json` on one line, counted by hand.
func place(_ line: Int, _ column: Int, _ bytes: Range<Int>) -> Place {
  Place(
    path: "t.json", line: line, column: column, endLine: line, endColumn: column + bytes.count, byteRange: bytes)
}

/// A library without documents.
struct EmptyLibrary: DocumentLibrary {
  func document(at path: String, relativeTo document: SourceFile) -> SourceFile? { nil }
}

/// What DTCG makes of a text.
func imported(_ text: String) throws(FormatError) -> Imported {
  try DTCGFormat.tokens(from: [SourceFile(path: "t.json", bytes: Array(text.utf8))], library: EmptyLibrary())
}

/// The fault that DTCG finds in a text; nil when there is none.
func fault(in text: String) -> FormatError? {
  do throws(FormatError) {
    _ = try imported(text)
    return nil
  } catch { return error }
}

/// The value of the token `t` of a type; nil when the content is no literal.
func value(_ type: String, _ json: String) throws -> TokenValue? {
  let document = #"{"t":{"$type":"\#(type)","$value":\#(json)}}"#
  guard case .literal(let value)? = try imported(document).tokens["t"]?.values.first?.value.content else { return nil }
  return value
}

/// The fault in the value of a token `t` of a type.
func fault(in type: String, _ json: String) -> FormatError? {
  fault(in: #"{"t":{"$type":"\#(type)","$value":\#(json)}}"#)
}

/// The bytes that stand before the value in the documents of `value` and `fault(in:_:)`.
func offset(of type: String) -> Int { #"{"t":{"$type":"","$value":"#.utf8.count + type.utf8.count }

extension FormatError {
  /// The place in whatever case: the last one it carries, since a duplicate name carries that of the first one before its own.
  var place: Place? { FormatError.lastPlace(in: self) }

  private static func lastPlace(in value: Any) -> Place? {
    if let place = value as? Place { return place }
    return Mirror(reflecting: value).children.reversed().lazy.compactMap { lastPlace(in: $0.value) }.first
  }
}

/// A text of nothing but combining marks of mixed classes, in an order that normalization has to change.
func combiningMarks(_ count: Int) -> String {
  var bytes: [UInt8] = []
  for index in 0..<count { bytes += [0xCC, UInt8(0x80 + index * 7 % 0x30)] }
  return String(decoding: bytes, as: UTF8.self)
}
