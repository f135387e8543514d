import ColorScience
import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenFormats

/// The colors that are written: bytes at both ends, in short digits, grays and others.
let writtenColors: [Color] = [
  Color(red: 0x0B, green: 0x12, blue: 0x20), Color(red: 0xFF, green: 0xFF, blue: 0xFF),
  Color(red: 0, green: 0, blue: 0),
  Color(red: 0xAA, green: 0xBB, blue: 0xCC), Color(red: 0x64, green: 0x74, blue: 0x8B),
  Color(red: 1, green: 0, blue: 1),
  Color(red: 0xFE, green: 0x03, blue: 0x7F),
]

/// The relative luminance of 8-bit sRGB by the formula of WCAG 2.2, without `ColorScience`.
func writtenLuminance(_ color: Color) -> Double {
  func linear(_ byte: UInt8) -> Double {
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
  }
  let bytes = color.srgbBytes
  return 0.2126 * linear(bytes.x) + 0.7152 * linear(bytes.y) + 0.0722 * linear(bytes.z)
}

/// `value` to the power 2.4, which is 12/5: the fifth root by Newton's method.
private func power(_ value: Double, _ exponent: Double) -> Double {
  var root = max(value, 1e-3)
  for _ in 0..<200 { root = (4 * root + value / (root * root * root * root)) / 5 }
  return (0..<12).reduce(1.0) { result, _ in result * root }
}

/// A document in one of the forms that files come in.
struct EditedDocument: CustomTestStringConvertible, Sendable {
  let format: any ColorEditing.Type
  let path: String
  let text: String
  /// Whether colors are told to the last digit, so that luminance is the same to 1e-12.
  var isExact = true
  /// Whether a mark of byte order is a part of the format.
  var mayHaveMark = true
  var testDescription: String { "\(path): \(text.prefix(60))" }

  /// As it is, with CRLF, without its last line end, and with a mark of byte order.
  var variants: [SourceFile] {
    var texts = [text, text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")]
    if text.hasSuffix("\n") { texts.append(String(text.dropLast())) } else { texts.append(text + "\n") }
    if mayHaveMark { texts.append("\u{FEFF}" + text) }
    return texts.map { SourceFile(path: path, bytes: Array($0.utf8)) }
  }
}

/// A value of a token that was read.
struct ReadValue {
  let token: TokenPath
  let mode: String?
  let value: AuthoredValue
}

func readValues(_ format: any ColorEditing.Type, _ file: SourceFile) throws -> [ReadValue] {
  try format.tokens(from: [file], library: EmptyLibrary()).tokens.tokens.flatMap { token in
    token.values.map { ReadValue(token: token.path, mode: $0.mode, value: $0.value) }
  }
}

func literalColor(_ value: AuthoredValue) -> Color? {
  if case .literal(.color(let color)) = value.content { color } else { nil }
}

/// Changes every color of a document, one after the other, and compares everything else; gives the count of changes.
func checkChanges(of document: EditedDocument, opacity: Bool = true) throws -> Int {
  var count = 0
  for file in document.variants {
    let before = try readValues(document.format, file)
    #expect(before.contains { literalColor($0.value) != nil }, "\(document)")
    for (position, entry) in before.enumerated() {
      guard let old = literalColor(entry.value) else { continue }
      for color in LongTests.some(writtenColors, 2) {
        let new = color.withAlpha(old.alpha)
        let edit = ColorEdit(token: entry.token, color: new, old: old, place: .literal(entry.value.location))
        let bytes = try document.format.edited(file, [edit])
        let range = entry.value.location.byteRange
        let tail = file.bytes.count - range.upperBound
        #expect(bytes.prefix(range.lowerBound) == file.bytes.prefix(range.lowerBound))
        #expect(bytes.suffix(tail) == file.bytes.suffix(tail))
        let after = try readValues(document.format, SourceFile(path: file.path, bytes: bytes))
        #expect(after.count == before.count)
        for (index, (now, was)) in zip(after, before).enumerated() {
          #expect(now.token == was.token && now.mode == was.mode)
          if index == position {
            expectSame(literalColor(now.value), new, isExact: document.isExact, "\(document.path) \(entry.value.text)")
          } else {
            #expect(now.value.content == was.value.content, "\(now.token) changed with \(entry.token)")
          }
        }
        count += 1
      }
    }
  }
  return count
}

func expectSame(_ color: Color?, _ expected: Color, isExact: Bool = true, _ note: String = "") {
  guard let color else {
    Issue.record("no color: \(note)")
    return
  }
  #expect(color.srgbBytes == expected.srgbBytes, "\(note) \(color) \(expected)")
  #expect(abs(color.alpha - expected.alpha) < 1e-9, "\(note)")
  // Other spaces have luminance by their own Y, which differs from WCAG's literal sum in the fifth digit.
  #expect(abs(color.relativeLuminance - writtenLuminance(expected)) < (isExact ? 1e-12 : 5e-5), "\(note)")
}

/// The one edit of a value in a document, as text.
func editedText(
  _ format: any ColorEditing.Type, _ path: String, _ text: String, _ token: TokenPath, mode: String? = nil,
  _ color: Color
) throws -> String {
  let file = SourceFile(path: path, bytes: Array(text.utf8))
  let entry = try #require(try readValues(format, file).first { $0.token == token && $0.mode == mode })
  let old = literalColor(entry.value)
  let place: ColorEdit.Place = old == nil ? .alias(entry.value.location) : .literal(entry.value.location)
  let edit = ColorEdit(token: token, color: color, old: old, place: place)
  return String(decoding: try format.edited(file, [edit]), as: UTF8.self)
}

/// Why a value of a document cannot be edited; nil when it can.
func obstacle(
  _ format: any ColorEditing.Type, _ path: String, _ text: String, _ token: TokenPath, mode: String? = nil
) throws -> String? {
  let file = SourceFile(path: path, bytes: Array(text.utf8))
  let entry = try #require(try readValues(format, file).first { $0.token == token && $0.mode == mode })
  let old = literalColor(entry.value)
  let place: ColorEdit.Place = old == nil ? .alias(entry.value.location) : .literal(entry.value.location)
  return format.obstacle(to: ColorEdit(token: token, color: .black, old: old, place: place), in: file)
}
