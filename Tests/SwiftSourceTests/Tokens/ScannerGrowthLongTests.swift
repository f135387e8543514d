import SwiftSource
import TestSupport
import Testing

/// Repeated pieces in seconds of the processor: the bound fails where time grows with the square of their number.
@Suite(.serialized, .enabled(if: LongTests.areEnabled)) struct ScannerGrowthLongTests {
  @Test(
    arguments: [
      "(", "{", "[", "\"\\(", "/*", "a.b", "#if x\n", "enum A {", "static ", "(/\\", "#/ ", "a ? b : ", "- ", "\"\\(\n",
      "a<", "`", ",/((", "}",
    ])
  func repetitionsTakeLinearTime(_ piece: String) {
    let text = "let x = " + String(repeating: piece, count: 20_000)
    let time = processorSeconds {
      let outline = outline(text)
      #expect(outline.printed.count == text.utf8.count)
      for declaration in outline.declarations { _ = declaration.value.map(outline.expression) }
    }
    #expect(time < 4)
  }
}
