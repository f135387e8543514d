import ColorScience
import SourceText

/// A color as resources write it.
enum AndroidColor: Hashable {
  case literal(Color)
  /// Another color resource: `@color/x`.
  case resource(String)
  /// An attribute of the theme: `?attr/x`, those of the platform as `android.x`.
  case attribute(String)
  /// No color: `@null` and `@empty`.
  case nothing
  /// A value that these files don't tell, with the reason.
  case unknown(String)

  /// Returns the color that a text means; nil for something else, such as a length or a reference to a drawable.
  init?(_ text: String) {
    switch text.utf8.first {
    case Ascii.hash:
      guard let color = AndroidColor.literal(digits: Array(text.utf8.dropFirst())) else { return nil }
      self = .literal(color)
    case UInt8(ascii: "@"): self.init(reference: text)
    case UInt8(ascii: "?"):
      guard let name = AndroidColor.attributeName(text) else { return nil }
      self = .attribute(name)
    default: return nil
    }
  }

  /// The expected text, for errors.
  static let expected = "#RGB, #ARGB, #RRGGBB, #AARRGGBB, or a reference such as @color/name"

  /// The color of 3, 4, 6, or 8 hexadecimal digits, alpha first; nil for others.
  private static func literal(digits: [UInt8]) -> Color? {
    var values: [UInt8] = []
    for digit in digits {
      guard let value = hexDigit(digit) else { return nil }
      values.append(value)
    }
    switch values.count {
    case 3, 4: values = values.map { $0 * 17 }
    case 6, 8: values = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    let alpha = values.count == 4 ? Double(values.removeFirst()) / 255 : 1
    return Color(red: values[0], green: values[1], blue: values[2], alpha: alpha)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case Ascii.zero...Ascii.nine: byte - Ascii.zero
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// `@color/x`, `@android:color/x`, `@package:color/x`, `@null`, `@empty`.
  private init?(reference text: String) {
    if text == "@null" || text == "@empty" {
      self = .nothing
      return
    }
    // A star marks what the platform keeps private, a plus what is created here.
    let bytes = text.utf8.dropFirst().drop { $0 == Ascii.asterisk || $0 == Ascii.plus }
    guard let slash = bytes.firstIndex(of: Ascii.slash) else { return nil }
    let kind = bytes[..<slash].split(separator: Ascii.colon).map { String(Substring($0)) }
    let name = String(Substring(bytes[bytes.index(after: slash)...]))
    guard kind.count <= 2, !name.utf8.isEmpty else { return nil }
    if kind.last == "macro" {
      self = .unknown("macros such as @macro/\(name) aren't read")
      return
    }
    guard kind.last == "color" else { return nil }
    self = kind.count == 2 && kind[0] == "android" ? AndroidPlatform.color(name) : .resource(name)
  }

  /// The name of the attribute in `?attr/x`, `?x`, `?android:attr/x`, and `?android:x`; nil for other resources.
  private static func attributeName(_ text: String) -> String? {
    let bytes = text.utf8.dropFirst().drop { $0 == Ascii.asterisk }
    var rest = bytes[...]
    var package = ""
    if let colon = rest.firstIndex(of: Ascii.colon) {
      package = String(Substring(rest[..<colon]))
      rest = rest[rest.index(after: colon)...]
    }
    if let slash = rest.firstIndex(of: Ascii.slash) {
      guard rest[..<slash].elementsEqual("attr".utf8) else { return nil }
      rest = rest[rest.index(after: slash)...]
    }
    guard !rest.isEmpty else { return nil }
    return (package == "android" ? "android." : "") + String(Substring(rest))
  }
}
