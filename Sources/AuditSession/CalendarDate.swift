/// Whether a text is a day of the Gregorian calendar as YYYY-MM-DD, in ASCII digits; 2026-02-30 is none.
public func isCalendarDate(_ text: String) -> Bool {
  let bytes = Array(text.utf8)
  guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else { return false }
  func number(_ range: Range<Int>) -> Int? {
    bytes[range].reduce(0) { sum, byte in
      guard let sum, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      return sum * 10 + Int(byte - UInt8(ascii: "0"))
    }
  }
  guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10), (1...12).contains(month) else {
    return false
  }
  let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
  let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return (1...days[month - 1]).contains(day)
}
