import DesignTokens
import SourceText

/// DESIGN.md: a description of a design system in Markdown, with its tokens in the YAML front matter.
public enum DesignMDFormat: TokenFormat {
  public static let format = FormatDescription(
    id: "design-md", title: "DESIGN.md", specification: "https://github.com/google-labs-code/design.md")

  /// The most tokens that a document may have.
  public static let tokenLimit = 100_000

  public static func recognizes(_ document: SourceFile) -> Bool {
    guard document.path.endsWithBytes(of: ".md"), let front = DesignMDFront(document) else { return false }
    return front.hasColors
  }

  public static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary
  ) throws(FormatError) -> Imported {
    var imported = Imported()
    for document in documents {
      if let invalid = firstInvalidUTF8Offset(in: document.bytes) {
        throw .text(.notUTF8(document.location(of: invalid..<invalid)))
      }
      guard let front = DesignMDFront(document) else {
        throw .unexpected(
          expected: "front matter between two lines of ---", found: "other text", token: nil,
          document.location(of: 0..<0))
      }
      var reader = try YAMLReader(document, front.range)
      var tokens = DesignMDTokens(document, try reader.root())
      try tokens.read()
      imported.notices += tokens.notices.all
      imported.pairings += tokens.pairings
      imported.merge(tokens.tokens)
    }
    return imported
  }
}

/// The lines between the first `---`, which is the first line, and the next.
struct DesignMDFront {
  let range: Range<Int>
  private(set) var hasColors = false

  init?(_ document: SourceFile) {
    let bytes = document.bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes[start...].starts(with: "---".utf8) else { return nil }
    var offset = start
    var first: Int?
    while offset < bytes.count {
      let end = bytes[offset...].firstIndex(of: Ascii.lineFeed) ?? bytes.count
      var line = bytes[offset..<end]
      while let last = line.last, last == Ascii.space || last == Ascii.carriageReturn { line.removeLast() }
      if line.elementsEqual("---".utf8) {
        if let first {
          range = first..<offset
          return
        }
        first = min(end + 1, bytes.count)
      } else if first == nil {
        return nil
      } else if line.elementsEqual("colors:".utf8) || line.starts(with: "colors: ".utf8) {
        hasColors = true
      }
      offset = end + 1
    }
    return nil
  }
}
