import Audit
import AuditSession
import PaletteRepair
import TestSupport
import Testing

/// Peptide Fox: what would be written, audited again by a calculation that has nothing to do with the library's.
@Suite(.enabled(if: LongTests.areEnabled)) struct PeptideFoxRepairLongTests {
  private static let folder = "Palettes/peptide-fox/"

  /// The palette before and after, as read from its files.
  private func palettes(_ profile: Profile) throws -> (before: PlainPalette, after: PlainPalette, RepairReport) {
    var request = AuditRequest(paths: [Self.folder], root: packageFolder)
    request.profile = profile
    let result = try AuditSession(request).repair(RepairReport.Settings())
    var files: [String: [UInt8]] = [:]
    for name in ["palpable.json", "tokens.light.json", "tokens.dark.json"] {
      files[name] = Array(try packageText(Self.folder + name).utf8)
    }
    func palette(_ files: [String: [UInt8]]) throws -> PlainPalette {
      try PlainPalette(
        files["palpable.json"] ?? [], light: files["tokens.light.json"] ?? [], dark: files["tokens.dark.json"] ?? [],
        isEnhanced: profile == .wcag22AAA)
    }
    let before = try palette(files)
    for file in result.files {
      let name = try #require(file.shown.split(separator: "/").last.map(String.init))
      #expect(files[name] == file.old)
      files[name] = file.new
    }
    return (before, try palette(files), result.report)
  }

  @Test(arguments: [Profile.wcag22AA, .wcag22AAA])
  func everyPairingPasses(_ profile: Profile) throws {
    let (before, after, repair) = try palettes(profile)
    // 17 pairings of the document and seven badges, in two modes; what the audit of the palette lists as failing fails here, too.
    #expect(before.requirements.count == repair.pairings.count)
    #expect(before.failures.count == repair.pairings.count { !$0.passesBefore })
    #expect(profile != .wcag22AA || before.failures.count == 19)
    #expect(after.failures.isEmpty, "\(after.failures)")
    #expect(repair.outcome == .repaired && repair.isConfirmed && repair.conflicts.isEmpty)
    checkBadges(before, after)
    checkTotals(before, after, repair)
  }

  /// Hues within 10 degrees where there is a hue to speak of, and three colors that differ noticeably: deltaEOK 0.02 (CSS Color 4, 13.2).
  private func checkBadges(_ before: PlainPalette, _ after: PlainPalette) {
    #expect(before.badges.count == 7)
    for badge in after.badges {
      for mode in ["light", "dark"] {
        let colors = [badge.background, badge.border, badge.text].compactMap { name -> PlainColor? in
          guard let old = before.color(name, in: mode)?.oklab, let new = after.color(name, in: mode) else { return nil }
          let isGray = min(old.chroma, new.oklab.chroma) < 0.02
          #expect(isGray || old.turn(to: new.oklab) < 10, "\(name) in \(mode)")
          return new
        }
        #expect(colors.count == 3)
        for (one, other) in [(0, 1), (0, 2), (1, 2)] where colors.count == 3 {
          #expect(colors[one].difference(from: colors[other]) > 0.02, "\(badge.name) in \(mode)")
        }
      }
    }
  }

  /// The files differ in what the report lists and nothing else, and the sums are those of the values in them.
  private func checkTotals(_ before: PlainPalette, _ after: PlainPalette, _ report: RepairReport) {
    var written: [String: Double] = [:]
    for change in report.changes {
      let (name, mode) = (change.token.description, change.mode ?? "light")
      let new = after.value(name, in: mode)
      #expect(new?.description == change.new.hex, "\(name)")
      #expect((before.value(name, in: mode) == nil) == (change.kind == .added), "\(name)")
      written[name + " " + mode] = PlainColor(hex: change.old.hex).flatMap { new?.difference(from: $0) }
    }
    for name in before.names {
      for mode in ["light", "dark"] where before.value(name, in: mode) != after.value(name, in: mode) {
        #expect(written[name + " " + mode] != nil, "\(name) in \(mode)")
      }
    }
    // The matrices of OKLab's article and of CSS Color 4 differ in the sixth digit of a color.
    #expect(abs(written.values.reduce(0, +) - report.totalDifference) < 1e-4)
    #expect(abs((written.values.max() ?? 0) - report.largestDifference) < 1e-5)
  }
}
