import ColorScience
import DesignTokens
import SourceText

@testable import TokenFormats

/// A format of a test: a line a token, `ink #112233`, and lines of comments that start with `;`.
enum InkFormat: TokenFormat, ColorEditing {
  static let format = FormatDescription(id: "ink", title: "Ink lines", specification: "https://example.com/ink")
  static let extensions = [".ink"]
  static let writers: [any TokenWriter.Type] = [InkWriter.self]
  static let editor: (any ColorEditing.Type)? = InkFormat.self

  static func recognizes(_ document: SourceFile) -> Bool { document.path.hasSuffix(".ink") }

  static func tokens(from documents: [SourceFile], library: any DocumentLibrary) throws(FormatError) -> Imported {
    var imported = Imported()
    for document in documents {
      for line in document.bytes.split(separator: 0x0A) where line.first != UInt8(ascii: ";") {
        guard let space = line.firstIndex(of: 0x20) else { continue }
        let place = document.location(of: space + 1..<line.endIndex)
        let text = String(decoding: line[(space + 1)...], as: UTF8.self)
        let color: Color
        do throws(ColorSyntaxError) { color = try Color(hex: text) } catch {
          throw .badColor(text, expected: error.expected, offset: error.offset, token: nil, place)
        }
        let path = TokenPath(String(decoding: line[..<space], as: UTF8.self))
        imported.tokens.insert(
          Token(path: path, type: .color, value: AuthoredValue(.literal(.color(color)), text: text, at: place)))
      }
    }
    return imported
  }

  static func edited(_ document: SourceFile, _ edits: [ColorEdit]) throws(EditError) -> [UInt8] {
    var replacements: [TextReplacement] = []
    for edit in edits {
      guard case .literal(let place) = edit.place else { throw .notALiteral("no color") }
      replacements.append(TextReplacement(place.byteRange, Array(edit.color.hex.utf8)))
    }
    return try TextReplacement.apply(replacements, to: document.bytes)
  }
}

/// Writes the colors of the first mode.
enum InkWriter: TokenWriter {
  static let format = InkFormat.format
  static let reader: any TokenFormat.Type = InkFormat.self

  static func documents(
    of tokens: TokenSet, modes: [Mode], named name: String
  ) throws(ConversionError) -> Conversion {
    let values = TokenValues(tokens, modes: modes)
    var conversion = Conversion()
    var text = ""
    for token in tokens.tokens {
      guard case .color(let color)? = values.value(of: token, in: modes[0]) else { continue }
      text += "\(token.path) \(color.hex)\n"
      conversion.names[token.path] = token.path
    }
    conversion.modeNames = [modes[0].name: ""]
    conversion.documents = [WrittenDocument(path: name, text: text)]
    conversion.entries = [name]
    return conversion
  }
}
