import AuditTestSupport
import TestSupport
import Testing

/// Hostile files through the whole pipeline: each is rejected, found, noticed or accepted as its table says, and soon.
@Suite struct HostileCorpusScaledTests {
  @Test(arguments: HostileCase.Area.allCases) func areHandledAsTheirTableSays(_ area: HostileCase.Area) throws {
    let cases = hostileCases.filter { $0.area == area }
    for index in stride(from: 0, to: cases.count, by: LongTests.count(64, long: 1)) {
      let hostile = cases[index]
      var made: HostileRun?
      let isSoon = try takesLess(than: HostileRun.secondsLimit) { made = try HostileRun(hostile.files) }
      #expect(isSoon, "\(hostile.title)")
      let run = try #require(made)
      run.check(hostile)
      for text in run.texts { #expect(unseenControls(in: text).isEmpty, "\(hostile.title)") }
    }
  }

  @Test func theCorpusIsLargeAndEveryAreaHasItsShare() {
    var counts: [HostileCase.Area: Int] = [:]
    for hostile in hostileCases { counts[hostile.area, default: 0] += 1 }
    for area in HostileCase.Area.allCases { #expect(counts[area, default: 0] >= 10, "\(area.rawValue)") }
    #expect(hostileCases.count >= 300)
  }

  @Test func namesOfCasesAreUnique() {
    #expect(Set(hostileCases.map(\.title)).count == hostileCases.count)
  }

  /// Controls, bidirectional signs and other unseen scalars that must not be passed on as they are; line ends and tabs are ours.
  private func unseenControls(in text: String) -> [UInt32] {
    text.unicodeScalars.filter {
      let isOurs = $0 == "\n" || $0 == "\t" || $0 == " " || $0 == "\u{A0}"
      return !isOurs && ($0.properties.generalCategory == .control || $0.properties.isBidiControl)
    }.map(\.value)
  }
}
