import SourceText
import Testing
import TokenFormats

/// `#if` inside each other: few are read, many are refused with a place, in linear time.
@Suite struct SwiftNestingTests {
  private func outline(_ depth: Int, _ line: String) throws(FormatError) {
    let text =
      "struct A: View { var body: some View {\nText(a)\n" + String(repeating: "#if A\n\(line)\n", count: depth)
      + String(repeating: "#endif\n", count: depth) + "}}\n"
    _ = try SwiftTokensFormat.outline(SourceFile(path: "A.swift", bytes: Array(text.utf8)))
  }

  @Test(arguments: [".bold()", "Text(b)", ""])
  func manyAreRefused(_ line: String) throws {
    try outline(64, line)
    do throws(FormatError) {
      try outline(20_000, line)
      Issue.record("no error")
    } catch {
      guard case .text(.tooDeep(let limit, let place)) = error else { throw error }
      #expect(limit == 64 && place.line == 3 + 64 * 2)
    }
  }
}
