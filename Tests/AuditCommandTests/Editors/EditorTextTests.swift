import Testing

@testable import AuditCommand

/// Positions as editors count them. The widths are those of the protocol: é has two bytes and one unit of UTF-16, 😀 four and two.
@Suite struct EditorTextTests {
  private let text = EditorText(Array("aé😀b\r\nx\ry\n".utf8))

  @Test(arguments: [
    (0, 0, 0, 0), (1, 0, 1, 1), (3, 0, 3, 2), (7, 0, 7, 4), (8, 0, 8, 5), (10, 1, 0, 0), (11, 1, 1, 1), (12, 2, 0, 0),
    (14, 3, 0, 0),
  ])
  func offsetsAndPositionsAreInverse(_ offset: Int, _ line: Int, _ bytes: Int, _ units: Int) {
    for (encoding, character) in [(EditorText.Encoding.utf8, bytes), (.utf16, units)] {
      let position = EditorText.Position(line: line, character: character)
      #expect(text.position(of: offset, encoding) == position, "\(encoding)")
      #expect(text.offset(of: position, encoding) == offset, "\(encoding)")
    }
  }

  /// A position that doesn't exist is moved to one that does: behind the end of a line, behind the last line, and inside a character.
  @Test(arguments: [
    (0, 99, EditorText.Encoding.utf8, 8), (1, 99, .utf16, 11), (99, 0, .utf16, 14), (0, 2, .utf8, 1), (0, 3, .utf16, 3),
    (0, 5, .utf8, 3),
  ])
  func positionsAreMovedIntoTheText(_ line: Int, _ character: Int, _ encoding: EditorText.Encoding, _ offset: Int) {
    #expect(text.offset(of: .init(line: line, character: character), encoding) == offset)
  }

  @Test func quotesAroundAValueAreLeftOut() {
    let text = EditorText(Array(#""a" 'b' c """#.utf8))
    #expect(text.unquoted(0..<3) == 1..<2 && text.unquoted(4..<7) == 5..<6 && text.unquoted(8..<9) == 8..<9)
    #expect(text.unquoted(10..<12) == 11..<11 && text.unquoted(10..<11) == 10..<11 && text.unquoted(50..<60).isEmpty)
  }

  @Test(arguments: [
    ("/a b/é#%.json", "file:///a%20b/%C3%A9%23%25.json"), ("/plain/x-1_2~.css", "file:///plain/x-1_2~.css"),
  ])
  func addressesAndPathsAreInverse(_ path: String, _ address: String) {
    #expect(FileAddress.address(path) == address)
    #expect(FileAddress.path(address) == path)
  }

  @Test(arguments: [
    "http://x/y", "file:/x", "file:///%zz", "file:///%+1", "file:///%ff", "file:///a%00b", "untitled:1",
  ])
  func otherAddressesHaveNoPath(_ address: String) { #expect(FileAddress.path(address) == nil) }
}
