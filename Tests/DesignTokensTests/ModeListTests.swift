import DesignTokens
import Testing

@Suite struct ModeListTests {
  @Test func aLongListNamesAFewAndTheCount() {
    let names = (1...9).map { "m\($0)" }
    #expect(names.prefix(8).map { Mode($0) }.listedNames == "m1, m2, m3, m4, m5, m6, m7, m8")
    #expect(names.map { Mode($0) }.listedNames == "m1, m2, m3, m4, and 5 more")
  }
}
