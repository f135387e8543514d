import Audit
import Testing

/// Debt then and now: the table of all pairs of kinds, and the ratchet on numbers.
@Suite struct ChangeTests {
  static func failed(_ measured: Double?, _ required: Double? = 4.5) -> FindingSnapshot {
    FindingSnapshot(.failed, measured: measured, required: required)
  }
  static func open(_ interval: ClosedRange<Double>?) -> FindingSnapshot {
    FindingSnapshot(.cantTell, interval: interval, required: 4.5)
  }

  @Test(arguments: [
    (failed(3.2), failed(3.2), "same"), (failed(3.1), failed(3.2), "worse"), (failed(3.3), failed(3.2), "better"),
    // A thousandth is a difference; what rounding of binary numbers makes is none.
    (failed(3.199), failed(3.2), "worse"), (failed(3.201), failed(3.2), "better"),
    (failed(3.2.nextDown), failed(3.2), "same"),
    // The requirement rose and the color did not: the debt is larger.
    (failed(3.2, 7), failed(3.2, 4.5), "worse"), (failed(3.2, 4.5), failed(3.2, 7), "better"),
    // Where less is better, more is worse.
    (failed(900, 500), failed(800, 500), "worse"), (failed(700, 500), failed(800, 500), "better"),
    // Numbers that come or go cannot be compared.
    (failed(nil), failed(3.2), "worse"), (failed(3.2), failed(nil), "worse"), (failed(nil), failed(nil), "same"),
    (failed(nil, nil), failed(nil, nil), "same"), (failed(3.2, nil), failed(3.2), "worse"),
    // What could be told and no longer can, and the other way round.
    (FindingSnapshot(.failed, interval: 3...5, required: 4.5), open(3...5), "worse"),
    (open(nil), failed(3.2), "worse"), (failed(3.2), open(nil), "worse"),
    (open(nil), open(nil), "same"), (open(3...5), open(3...5), "same"), (open(2.9...5), open(3...5), "worse"),
    (open(3.1...5), open(3...5), "same"), (open(nil), open(3...5), "worse"), (open(3...5), open(nil), "same"),
  ])
  func isTheOneOfTheTable(_ now: FindingSnapshot, _ before: FindingSnapshot, _ name: String) {
    let change = Change(of: now, from: before)
    #expect(change.name == name)
    #expect(change.isAccepted == (name == "same" || name == "better"))
    #expect(change.earlier == before)
  }

  static func below(_ interval: ClosedRange<Double>, _ required: Double = 4.5) -> FindingSnapshot {
    FindingSnapshot(.failed, interval: interval, required: required)
  }

  @Test(arguments: [
    // Contrast over one surface is less than it was, although the worst surface has what it had.
    (below(1...1.1), below(1...2.9), "worse"), (below(1.1...2.9), below(1.2...2.9), "worse"),
    // Both ends are nearer to what is required.
    (below(1.5...3.1), below(1...2.9), "same"), (below(1...2.9), below(1...2.9), "same"),
    // The same bounds, and more is required of them now.
    (below(1...2.9), below(1...2.9, 3), "worse"), (below(1...2.9, 3), below(1...2.9), "same"),
    (
      FindingSnapshot(.cantTell, interval: 2...5, required: 4.5),
      FindingSnapshot(.cantTell, interval: 2...5, required: 3), "worse"
    ),
    // Where less is better, the upper end must not rise.
    (below(330...400, 320), below(330...390, 320), "worse"), (below(325...390, 320), below(330...390, 320), "same"),
  ])
  func boundsThatFailMayNotMoveAway(_ now: FindingSnapshot, _ before: FindingSnapshot, _ name: String) {
    #expect(Change(of: now, from: before).name == name)
  }

  /// Text that became large needs 3:1 and no longer 4.5:1, but 2.6:1 is less than the 4:1 that was accepted.
  @Test func aLowerRatioIsWorseWhateverIsRequired() {
    let (now, before) = (Self.failed(2.6, 3), Self.failed(4, 4.5))
    #expect(Change(of: now, from: before, isRatio: true).name == "worse")
    #expect(Change(of: Self.failed(4, 4.2), from: before, isRatio: true).name == "better")
    // Other measurements depend on what is required of them: half the label needs half the height.
    #expect(Change(of: now, from: before).name == "better")
  }

  @Test func whatMatteredLessBeforeIsWorse() {
    let minor = FindingSnapshot(.failed, measured: 3, required: 4.5, isMinor: true)
    #expect(Change(of: Self.failed(3.5), from: minor).name == "worse")
    #expect(Change(of: minor, from: Self.failed(3)).name == "same")
    #expect(Change(of: minor, from: minor).name == "same")
  }

  @Test func withoutADebtBeforeItIsNew() {
    #expect(Change(of: Self.failed(3), from: nil) == .new)
    #expect(!Change.new.isAccepted)
  }

  @Test func theLastBitsOfANumberAreNoChange() {
    let value = 3.2000000000000002
    #expect(Change(of: Self.failed(value.nextDown.nextDown), from: Self.failed(value)).name == "same")
    #expect(Change(of: Self.failed(value - 1e-8), from: Self.failed(value)).name == "worse")
  }
}

@Suite struct WaiverFloorTests {
  static let place = AuditorTests.place

  static func waiver(floor: Double?) throws -> Waiver {
    Waiver(
      rule: "r", subject: try SubjectPattern("a on b"), reason: "r", owner: "o",
      expires: try #require(CalendarDay("2027-01-31")), floor: floor, declaration: place)
  }

  @Test(
    arguments: [
      (nil, 1.0, true), (3.0, 3.0, true), (3.0, 3.1, true), (3.0, 2.9999999, false),
      // A floor above the requirement covers nothing that fails below it.
      (5.0, 4.4, false),
    ] as [(Double?, Double, Bool)])
  func coversWhatLiesBetweenItAndTheRequirement(_ floor: Double?, _ measured: Double, _ isCovered: Bool) throws {
    #expect(try Self.waiver(floor: floor).covers(ChangeTests.failed(measured)) == isCovered)
  }

  @Test func coversWhatIsTooMuchAsWell() throws {
    #expect(try Self.waiver(floor: 600).covers(ChangeTests.failed(550, 500)))
    #expect(!(try Self.waiver(floor: 600).covers(ChangeTests.failed(650, 500))))
  }

  @Test func aFloorNeedsANumber() throws {
    #expect(!(try Self.waiver(floor: 3).covers(ChangeTests.open(nil))))
    #expect(try Self.waiver(floor: 3).covers(ChangeTests.open(3...9)))
    #expect(!(try Self.waiver(floor: 3).covers(ChangeTests.open(2.9...9))))
    #expect(!(try Self.waiver(floor: 3).covers(ChangeTests.failed(nil, nil))))
    #expect(try Self.waiver(floor: nil).covers(ChangeTests.open(nil)))
  }

  @Test func itsLastDayIsWholeInIt() throws {
    let waiver = try Self.waiver(floor: nil)
    #expect(!waiver.isExpired(on: try #require(CalendarDay("2027-01-31"))))
    #expect(waiver.isExpired(on: try #require(CalendarDay("2027-02-01"))))
  }
}
