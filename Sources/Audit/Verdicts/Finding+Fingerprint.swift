import SourceText

extension Finding {
  /// The text that identifies the finding across audits: rule, mode, and subject.
  public var fingerprint: String { Finding.fingerprint(rule: rule, mode: mode, subject: subject) }

  /// Returns a text that is equal only for the same rule, mode, and subject.
  ///
  /// The parts are joined by "/"; within a part, "/", "%", and invisible characters are percent-encoded, so no name can imitate another.
  public static func fingerprint(rule: String, mode: String?, subject: SubjectName) -> String {
    let parts = [rule, mode ?? "*"] + subject.identity
    var text: [UInt8] = []
    text.reserveCapacity(parts.reduce(0) { $0 + $1.utf8.count + 1 })
    for (index, part) in parts.enumerated() {
      if index > 0 { text.append(UInt8(ascii: "/")) }
      text.append(contentsOf: encoded(part).utf8)
    }
    return String(decoding: text, as: UTF8.self)
  }

  static func encoded(_ part: String) -> String {
    let isPlain = part.utf8.allSatisfy {
      $0 > UInt8(ascii: " ") && $0 < 0x7F && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "%")
    }
    guard !isPlain else { return part }
    var text = ""
    for scalar in part.unicodeScalars {
      if scalar == "/" || scalar == "%" || scalar == " " || scalar.isUnseen {
        for byte in String(scalar).utf8 {
          let digits = String(byte, radix: 16, uppercase: true)
          text += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
        }
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
