import Testing

@testable import Audit

@Suite struct CalendarDayTests {
  @Test(arguments: ["2026-11-21", "2024-02-29", "2000-02-29", "0000-01-01", "9999-12-31"])
  func readsDays(_ text: String) {
    #expect(CalendarDay(text)?.description == text)
  }

  @Test(arguments: [
    "2026-02-30", "2025-02-29", "1900-02-29", "2026-13-01", "2026-00-01", "2026-01-00", "2026-04-31", "2026-1-05",
    "26-01-05", "2026-01-05x", " 2026-01-05", "２026-01-05", "2026/01/05", "", "2026-01-0\u{301}5", "+026-01-05",
  ])
  func everythingElseIsNoDay(_ text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test func aDayIsReadInWords() throws {
    let day = try #require(CalendarDay("2026-02-03"))
    #expect(day.withoutYear == "Feb 3" && day.inWords == "Feb 3, 2026")
  }

  @Test func daysAreOrdered() throws {
    let days = try ["2025-12-31", "2026-01-01", "2026-01-31", "2026-02-01"].map { try #require(CalendarDay($0)) }
    #expect(days == days.sorted())
    #expect(days.reversed().sorted() == days)
  }

  /// Seconds as `date -u -d … +%s` gives them, and the seconds around midnight.
  @Test(arguments: [
    (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (951_782_399, "2000-02-28"),
    (951_782_400, "2000-02-29"), (951_868_800, "2000-03-01"), (1_709_164_800, "2024-02-29"),
    (1_735_689_599, "2024-12-31"), (1_795_219_200, "2026-11-21"), (4_107_542_400, "2100-03-01"),
    (4_107_542_399, "2100-02-28"), (253_402_300_799, "9999-12-31"),
  ])
  func aTimeHasADayInUTC(_ seconds: Int, _ day: String) {
    #expect(CalendarDay(secondsSince1970: seconds)?.description == day)
  }

  @Test func timesOutsideTheCalendarHaveNone() {
    #expect(CalendarDay(secondsSince1970: -1) == nil)
    #expect(CalendarDay(secondsSince1970: 253_402_300_800) == nil)
  }

  @Test func everyDayFollowsTheOneBefore() {
    let days = (0..<60_000).compactMap { CalendarDay(secondsSince1970: $0 * 86_400) }
    #expect(days.count == 60_000)
    let count = zip(days, days.dropFirst()).count { before, after in
      let isNextInMonth = after.month == before.month && after.day == before.day + 1
      return isNextInMonth
        || (after.day == 1 && before.day >= 28 && (after.month == before.month + 1 || after.month == 1))
    }
    #expect(count == 59_999)
  }
}
