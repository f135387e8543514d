import PaletteRepair
import Testing

@Suite struct RepairSearchTests {
  @Test func everythingIsWritableWhereNothingSaysOtherwise() {
    #expect(EverythingWritable().obstacle(toChanging: "ink", for: nil) == nil)
    #expect(EverythingWritable().obstacle(toAdding: "ink", for: "dark", naming: nil) == nil)
  }
}
