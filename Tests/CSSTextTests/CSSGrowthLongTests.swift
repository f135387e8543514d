import CSSText
import SourceText
import TestSupport
import Testing

/// CSS in seconds of the processor.
@Suite(.serialized, .enabled(if: LongTests.areEnabled)) struct CSSGrowthLongTests {
  /// Many bytes of what could be slow; in quadratic time each would take minutes.
  @Test(arguments: [
    "a{}", "a{b:c}", "(", "--x:1;", "a{b", "'", "/*", "url(", "\\41 ", "@a;", "a:b{", "!important", ".a,",
  ])
  func timeIsLinear(_ unit: String) {
    let bytes =
      Array("a{--a:1;".utf8) + Array(repeatElement(Array(unit.utf8), count: 200_000 / unit.utf8.count).joined())
    let time = processorSeconds { _ = try? readCSS(SourceFile(path: "a.css", bytes: bytes)) }
    #expect(time < 10)
  }
}
