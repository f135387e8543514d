import SourceText
import Testing

/// Expects that a page has the tags of another one, that nothing in it is unseen, and that a name is in it as text.
func expectShape(of page: String, as other: String, with name: String) throws {
  let (tokens, benign) = (try HTMLTokens(page), try HTMLTokens(other))
  #expect(tokens.tags.map(\.shape) == benign.tags.map(\.shape))
  #expect(tokens.endTags == benign.endTags)
  #expect(page.unicodeScalars.allSatisfy { !$0.isUnseen || $0 == "\n" })
  #expect(tokens.texts.contains { $0.utf8.starts(with: name.madeVisible.utf8) })
}

/// The bars that end cells of a table; 0 in a line that is no row.
func cells(_ line: [UInt8]) -> Int {
  guard line.first == UInt8(ascii: "|") else { return 0 }
  return line.indices.count {
    line[$0] == UInt8(ascii: "|") && ($0 == 0 || line[$0 - 1] != UInt8(ascii: "\\"))
  }
}
