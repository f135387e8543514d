/// A day of the Gregorian calendar without a time zone; invalid dates such as 2026-02-30 can't be created.
public struct CalendarDay: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The year, 0 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// Creates a day; nil if the date is invalid.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month) else { return nil }
    let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...days[month - 1]).contains(day) else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Parses YYYY-MM-DD in ASCII digits; nil for any other text.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      bytes[range].reduce(0) { sum, byte in
        guard let sum, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        return sum * 10 + Int(byte - UInt8(ascii: "0"))
      }
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Creates the day in UTC at a time in seconds since 1970, within the years 1970 to 9999.
  ///
  /// Days are counted from 1 March in eras of 400 years, which puts the leap day at the end of a year.
  public init?(secondsSince1970 seconds: Int) {
    guard seconds >= 0 else { return nil }
    let days = seconds / 86_400 + 719_468
    let (era, dayOfEra) = days.quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    self.init(year: year, month: month, day: dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  /// The number of days since 1 March of year 0, the inverse of the count in `init(secondsSince1970:)`.
  public var number: Int {
    let (shiftedYear, shiftedMonth) = month <= 2 ? (year - 1, month + 9) : (year, month - 3)
    let (leaps, dayOfYear) = (
      shiftedYear / 4 - shiftedYear / 100 + shiftedYear / 400, (153 * shiftedMonth + 2) / 5 + day - 1
    )
    return 365 * shiftedYear + leaps + dayOfYear
  }

  /// Returns the day that is a number of days later; nil outside the years 1970 to 9999.
  public func adding(days: Int) -> CalendarDay? {
    // 1 January 1970 is day 719,468.
    CalendarDay(secondsSince1970: (number + days - 719_468) * 86_400)
  }

  /// The day as YYYY-MM-DD.
  public var description: String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// The day without its year, such as "Feb 3".
  package var withoutYear: String { "\(CalendarDay.months[month - 1]) \(day)" }

  /// The day as in a sentence, such as "Feb 3, 2026".
  package var inWords: String { "\(withoutYear), \(year)" }

  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
