import ColorScience
import DesignTokens
import SourceText

/// GIMP palettes, the `.gpl` files of GIMP, Inkscape, and Krita: a line of three numbers and a name for each color.
public enum GIMPPaletteFormat: TokenFormat {
  public static let format = FormatDescription(
    id: "gimp-palette", title: "GIMP palette",
    specification: "https://developer.gimp.org/core/standards/gpl/")
  public static let extensions = [".gpl"]

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let start = Array("GIMP Palette".utf8)

  public static func recognizes(_ document: SourceFile) -> Bool {
    document.bytes.starts(with: start) || document.bytes.starts(with: mark + start)
  }

  public static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary
  ) throws(FormatError) -> Imported {
    var imported = Imported()
    for document in documents {
      let read = try palette(document)
      imported.notices += read.notices
      imported.merge(read.tokens)
    }
    return imported
  }

  private static func palette(_ document: SourceFile) throws(FormatError) -> Imported {
    if let offset = firstInvalidUTF8Offset(in: document.bytes) {
      throw .text(.notUTF8(document.location(of: offset..<offset + 1)))
    }
    guard recognizes(document) else {
      throw .unexpected(
        expected: "\"GIMP Palette\" on the first line", found: "another text", token: nil, document.location(of: 0..<0))
    }
    var tokens = SwatchTokens(document)
    var hasAlpha = false
    for line in TextLines(document.bytes).dropFirst() {
      let bytes = document.bytes[line]
      if bytes.isEmpty || bytes.first == Ascii.hash { continue }
      if ["Name:", "Columns:"].contains(where: { bytes.starts(with: $0.utf8) }) { continue }
      if bytes.starts(with: "Channels:".utf8) {
        hasAlpha = bytes.dropFirst(9).contains(UInt8(ascii: "A"))
        continue
      }
      try color(line, hasAlpha, document, &tokens)
    }
    return tokens.finished()
  }

  private static func color(
    _ line: Range<Int>, _ hasAlpha: Bool, _ document: SourceFile, _ tokens: inout SwatchTokens
  ) throws(FormatError) {
    var words = document.bytes[line].split(separator: Ascii.space, omittingEmptySubsequences: true)
      .flatMap { $0.split(separator: Ascii.tab) }
    let count = hasAlpha ? 4 : 3
    var numbers: [UInt8] = []
    var end = line.lowerBound
    while numbers.count < count, let word = words.first, word.count <= 3,
      let number = UInt8(String(decoding: word, as: UTF8.self))
    {
      numbers.append(number)
      end = word.endIndex
      words.removeFirst()
    }
    guard numbers.count == count else {
      let found = words.first.map { "\"\(String(decoding: $0, as: UTF8.self))\"" } ?? "the end of the line"
      throw .unexpected(
        expected: "\(hasAlpha ? "four" : "three") numbers from 0 to 255", found: found, token: nil,
        document.location(of: words.first.map { $0.startIndex..<$0.endIndex } ?? line.upperBound..<line.upperBound))
    }
    let name = String(decoding: document.bytes[end..<line.upperBound], as: UTF8.self)
    let color = Color(
      red: numbers[0], green: numbers[1], blue: numbers[2], alpha: hasAlpha ? Double(numbers[3]) / 255 : 1)
    // GIMP gives colors without a name this one.
    let isUntitled = document.bytes[end..<line.upperBound].filter { $0 > Ascii.space }.elementsEqual("Untitled".utf8)
    try tokens.add(isUntitled ? "" : name, color, at: line.lowerBound..<end)
  }
}
