import AuditCommand
import Foundation
import ReportWriters
import TestSupport
import Testing

/// Every palette of the repository gives exactly the reports that are committed.
///
/// Nothing is overwritten here. To make the reports anew, run `palpable audit Palettes/NAME` in the repository for each palette.
@Suite struct GoldenReportTests {
  static let palettes = ((try? FileManager.default.contentsOfDirectory(atPath: packageFolder + "/Reports")) ?? [])
    .filter { !$0.contains(".") }.sorted()

  /// The palettes of our own; those of others have a license, and `.ci/release` compares their reports too.
  static let own = palettes.filter {
    !FileManager.default.fileExists(atPath: packageFolder + "/Palettes/" + $0 + "/LICENSE")
  }

  /// A palette without reports is one that is pointed at a checkout.
  @Test func everyPaletteThatHoldsItsTokensHasReports() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: packageFolder + "/Palettes/").filter {
      !$0.hasPrefix(".")
    }
    let whole = try names.filter { try !packageText("Palettes/\($0)/palpable.json").contains("\"$root/") }
    #expect(whole.sorted() == Self.palettes && Self.own == ["elevate", "peptide-fox"])
  }

  @Test(arguments: LongTests.areEnabled ? palettes : own) func areTheCommittedOnes(_ palette: String) throws {
    let folder = try TemporaryFolder()
    let environment = CommandEnvironment(workingDirectory: packageFolder, showsColor: false)
    let result = Palpable.run(["audit", "Palettes/\(palette)", "--output", folder.path], in: environment)
    #expect(result.exitCode != .impossible)
    for name in ["report.html", "report.md", "report.json"] { try compare(name, of: palette, in: folder) }
  }

  private func compare(_ name: String, of palette: String, in folder: TemporaryFolder) throws {
    let made = String(decoding: try folder.bytes(of: name), as: UTF8.self)
    let committed = try packageText("Reports/\(palette)/\(name)")
    if made != committed {
      let pairs = zip(made.split(separator: "\n"), committed.split(separator: "\n"))
      let line = pairs.enumerated().first { $0.element.0 != $0.element.1 }
      Issue.record(
        """
        Reports/\(palette)/\(name) is out of date from line \((line?.offset ?? -1) + 1) on; \
        run: swift run palpable audit Palettes/\(palette)
        """)
    }
  }

  @Test(.enabled(if: LongTests.areEnabled)) func twoRunsGiveTheSameBytes() throws {
    let environment = CommandEnvironment(workingDirectory: packageFolder, showsColor: false)
    let ids = ReportWriters.all.map { type(of: $0).format.id }
    let folders = [try TemporaryFolder(), try TemporaryFolder()]
    for folder in folders {
      let formats = ids.flatMap { ["--format", "\($0)=\(folder.path)/\($0)"] }
      _ = Palpable.run(["audit", "Palettes/peptide-fox", "--no-reports"] + formats, in: environment)
    }
    for id in ids { #expect(try folders[0].bytes(of: id) == folders[1].bytes(of: id), "\(id)") }
  }

  @Test func noReportNamesAFolderOfThisMachine() throws {
    for palette in Self.palettes {
      for name in ["report.html", "report.md", "report.json"] {
        #expect(!(try packageText("Reports/\(palette)/\(name)").contains(packageFolder)))
      }
    }
  }
}
