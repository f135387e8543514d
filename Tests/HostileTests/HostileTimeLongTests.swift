import TestSupport
import Testing

/// Every hostile case in seconds of the processor; what comes of it is checked by `HostileCorpusTests`.
@Suite(.serialized, .enabled(if: LongTests.areEnabled)) struct HostileTimeLongTests {
  /// The most time for one case in a debug build.
  static let secondsLimit = 2.0

  @Test func everyCaseIsHandledSoon() throws {
    for hostile in hostileCases {
      let seconds = try HostileRun(hostile.files).seconds
      #expect(seconds < Self.secondsLimit, "\(hostile.title)")
    }
  }
}
