import Audit
import AuditSession
import DesignTokens
import Foundation
import TestSupport
import Testing

/// The remedies of the palettes in the package, followed one at a time.
@Suite struct PaletteRemedyTests {
  /// The palettes that hold their tokens; of the others the source lies elsewhere.
  static let palettes = ["elevate", "peptide-fox"]

  @Test func allPalettesAreNamed() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: packageFolder + "/Palettes")
    let holding = folders.filter { folder in
      packageFiles(below: "Palettes/\(folder)", extension: "json").contains { $0.hasPrefix("tokens") }
    }
    #expect(holding.sorted() == Self.palettes)
  }

  @Test(arguments: palettes, LongTests.some([Profile.wcag22AA, .wcag22AAA], 1))
  func noRemedyBreaksAnything(_ palette: String, _ profile: Profile) throws {
    var request = AuditRequest(paths: ["Palettes/\(palette)/"], root: packageFolder)
    request.profile = profile
    let report = try reportWithRemedies(request)
    var followed: [String: AppliedRemedy] = [:]
    for (finding, position) in report.failingPairings {
      for proposal in finding.proposals {
        let key = "\(proposal.kind) \(proposal.token) \(proposal.mode ?? "") \(proposal.proposed.color.css)"
        let applied = followed[key] ?? AppliedRemedy(proposal, on: report)
        followed[key] = applied
        let subject = "\(finding.subject.description) \(finding.mode ?? ""): \(finding.remedy ?? "")"
        #expect(applied.broken.isEmpty && proposal.breaks == 0, "\(subject)")
        #expect(applied.fixed.contains(position) && applied.fixed.count == proposal.fixes, "\(subject)")
      }
      let remedy = try #require(finding.remedy)
      #expect(finding.proposals.isEmpty == remedy.hasSuffix("run palpable fix"), "\(remedy)")
      #expect(finding.proposals.isEmpty || remedy.contains(", breaks 0)"), "\(remedy)")
    }
  }

  /// Peptide Fox, whose 19 failing pairings are known, with each remedy written into its files.
  @Test(.enabled(if: LongTests.areEnabled)) func remediesOfPeptideFoxHoldInItsFiles() throws {
    let request = AuditRequest(paths: ["Palettes/peptide-fox/"], root: packageFolder)
    let session = AuditSession(request)
    let report = try reportWithRemedies(request)
    let documents = try session.tokenDocuments()
    #expect(report.failingPairings.count == 19)
    let gating = Set(report.findings.filter(\.gates).map(\.fingerprint))
    var written: Set<String> = []
    for (finding, _) in report.failingPairings {
      for proposal in finding.proposals {
        let token = try #require(report.system.tokens[proposal.token])
        let change = ColorChange(
          proposal.kind, token: proposal.token, mode: proposal.mode, shownIn: [], old: proposal.current,
          new: proposal.proposed.color,
          location: token.value(in: proposal.mode)?.location ?? token.location, authored: "")
        var changed = request
        for file in try documents.edits(for: [change]) { changed.substitutes[file.path] = file.new }
        let after = Set(try AuditSession(changed).report().findings.filter(\.gates).map(\.fingerprint))
        #expect(!after.contains(finding.fingerprint), "\(finding.remedy ?? "")")
        #expect(after.isSubset(of: gating), "\(finding.remedy ?? ""): \(after.subtracting(gating))")
        written.insert(change.notation)
      }
    }
    #expect(!written.isEmpty)
  }
}
