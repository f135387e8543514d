import Audit
import AuditCommand
import Foundation
import SourceText
import TestSupport
import Testing

/// The proposals that are committed: what `palpable fix` says of a palette under a profile.
///
/// `.ci/run` makes them again and compares. To make them anew, run `.ci/repairs` in the repository.
@Suite struct GoldenRepairTests {
  /// A palette and a level of WCAG 2.2 that proposals are committed for.
  struct Proposal: Sendable, CustomTestStringConvertible {
    let palette: String
    let level: String

    var testDescription: String { "\(palette), \(level)" }
    var folder: String { "Reports/\(palette)/fix" }

    func json() throws -> JSONNode {
      let bytes = Array(try packageText("\(folder)/\(level).json").utf8)
      return try readJSON(SourceFile(path: "document", bytes: bytes), dialect: .strict)
    }
  }

  static let proposals = GoldenReportTests.palettes.flatMap { palette in
    packageFiles(below: "Reports/\(palette)", extension: "json").filter { $0.hasPrefix("fix/") }.sorted().map {
      Proposal(palette: palette, level: String($0.dropFirst("fix/".count).dropLast(".json".count)))
    }
  }

  @Test func peptideFoxHasBothLevels() {
    #expect(Self.proposals.filter { $0.palette == "peptide-fox" }.map(\.level) == ["aa", "aaa"])
  }

  /// The patch as git takes it, and the patched palette as it is audited.
  @Test(.enabled(if: LongTests.areEnabled), .enabled(if: installed("git") != nil), arguments: proposals)
  func thePatchAppliesAndThePatchedPalettePasses(_ proposal: Proposal) throws {
    let folder = try TemporaryFolder()
    let palette = "Palettes/\(proposal.palette)"
    try FileManager.default.createDirectory(atPath: folder.path + "/Palettes", withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: "\(packageFolder)/\(palette)", toPath: "\(folder.path)/\(palette)")
    func failing() throws -> (failed: Double?, undecided: Double?) {
      let result = palpable(
        "audit", palette, "--profile", "wcag22-\(proposal.level)", "--no-reports", "--format", "json", in: folder)
      let report = try readJSON(SourceFile(path: "report", bytes: Array(result.output.utf8)), dialect: .strict)
      let counts = report["counts"]?["pairings"]
      return (counts?["failed"]?.number, counts?["cantTell"]?.number)
    }
    let totals = try #require(try proposal.json()["totals"])
    #expect(try failing().failed == totals["failingBefore"]?.number && totals["failingBefore"]?.number != 0)
    let patch = "\(packageFolder)/\(proposal.folder)/\(proposal.level).patch"
    let words = try output(of: #require(installed("git")), ["apply", patch], in: folder)
    #expect(words == "")
    #expect(try failing() == (0, 0))
    #expect(totals["failingAfter"]?.number == 0)
  }

  /// Every pairing that fails now and passes then is one that a change says it fixes, and no other is.
  @Test(arguments: proposals) func whatIsMendedIsSaidToBe(_ proposal: Proposal) throws {
    let json = try proposal.json()
    let fixed = (json["pairings"]?.elements ?? []).enumerated().filter { _, pairing in
      pairing["passesBefore"]?.boolean == false && pairing["passesAfter"]?.boolean == true
    }
    let said = (json["changes"]?.elements ?? []).flatMap { $0["fixes"]?.elements ?? [] }.compactMap(\.number)
    #expect(Set(said) == Set(fixed.map { Double($0.offset) }) && !said.isEmpty)
  }

  /// The table of the article has the figures of the proposals; the sum is that of all changes, as a comparison states it.
  @Test(arguments: proposals.filter { $0.palette == "peptide-fox" })
  func theArticleHasTheFigures(_ proposal: Proposal) throws {
    let totals = try #require(try proposal.json()["totals"])
    func count(_ name: String) -> String { totals[name]?.number.map { "\(Int($0))" } ?? "none" }
    let all = totals["deltaEOK"]?.number ?? .nan
    let largest = totals["largestDeltaEOK"]?.number ?? .nan
    let row =
      "| \(proposal.level.uppercased()) | \(count("failingBefore")) of \(count("pairings")) | \(count("changed")) | "
      + "\(count("added")) | \(truncatedText(all, digits: 3)) | \(truncatedText(largest, digits: 3)) |"
    let hasRow = try packageText("Sources/AuditSession/AuditSession.docc/Repair.md").contains("\n" + row)
    #expect(hasRow, "the article has no row \(row)")
    let sentence =
      "\(count("changed")) changed and \(count("added")) added values fix all \(count("failingBefore")) failing pairings"
    let isInReadme = try proposal.level != "aa" || packageText("README.md").contains(sentence)
    #expect(isInReadme, "the README doesn't say: \(sentence)")
    #expect(packageFiles(below: ".github/images", extension: "png").contains("fix.png"))
  }
}
