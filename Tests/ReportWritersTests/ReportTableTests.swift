import Audit
import Testing

@testable import PaletteRepair
@testable import ReportWriters

/// Results as rows of values, and formats that take only some results.
@Suite struct ReportTableTests {
  private static func contents() throws -> [any ReportContent] {
    [
      MachineFixture().report(), OverTimeFixture().proposals, RepairFixture().everything(),
      try OverTimeFixture().overview(),
    ]
  }

  @Test(arguments: ReportKind.allCases) func everyRowHasAValueInEveryColumn(_ kind: ReportKind) throws {
    let content = try #require(try Self.contents().first { $0.kind == kind })
    #expect(!content.tables.isEmpty && Set(content.tables.map(\.name)).count == content.tables.count)
    for table in content.tables {
      #expect(Set(table.columns).count == table.columns.count)
      var count = 0
      table.rows { row in
        #expect(row.count == table.columns.count)
        count += 1
      }
      #expect(count > 0, "\(table.name)")
    }
  }

  @Test func everyFindingAndPairingIsARow() {
    let report = MachineFixture().report()
    let counts = report.tables.map { table in
      var count = 0
      table.rows { _ in count += 1 }
      return count
    }
    #expect(counts == [report.findings.count, report.pairings.count])
  }

  @Test func aFormatWritesWhatItTakesAndNothingElse() throws {
    for content in try Self.contents() {
      for writer in ReportWriters.all {
        let takes = type(of: writer).format.summaries[content.kind] != nil
        #expect(writer.text(of: content).isEmpty != takes, "\(type(of: writer)) \(content.kind)")
      }
    }
  }
}
