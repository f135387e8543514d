import ColorScience
import PageModel
import Testing

/// Colors of a terminal: exact, the nearest of 256, or none.
@Suite struct TerminalStyleTests {
  /// The cube of xterm has the levels 0, 95, 135, 175, 215, and 255; its grays are 8, 18, …, 238.
  @Test(arguments: [
    ([0, 0, 0], 16), ([255, 255, 255], 231), ([255, 0, 0], 196), ([95, 135, 175], 67), ([8, 8, 8], 232),
    ([238, 238, 238], 255), ([128, 128, 128], 244), ([70, 0, 0], 52), ([47, 0, 0], 233),
  ])
  func theNearestOf256(_ bytes: [UInt8], _ index: Int) {
    #expect(TerminalStyle.index(of: SIMD3(bytes[0], bytes[1], bytes[2])) == index)
  }

  @Test func depths() {
    let red = Color(red: 255, green: 0, blue: 0)
    #expect(TerminalStyle(.full).painted("x", red, on: .white) == "\u{1B}[38;2;255;0;0;48;2;255;255;255mx\u{1B}[0m")
    #expect(TerminalStyle(.palette).painted("x", red, on: .white) == "\u{1B}[38;5;196;48;5;231mx\u{1B}[0m")
    #expect(TerminalStyle(.none).painted("x", red, on: .white) == "x")
    #expect(TerminalStyle(isOn: false).sample(red, on: .white) == "")
  }
}
