import ColorScience
import SourceText

/// Colors of constructors and constants of Compose.
enum ComposeColors {
  /// A color, or why it can't be determined.
  enum Result {
    case color(Color)
    case unknown(String)
  }

  private static let constants: [String: UInt32] = [
    "Black": 0xFF00_0000, "DarkGray": 0xFF44_4444, "Gray": 0xFF88_8888, "LightGray": 0xFFCC_CCCC, "White": 0xFFFF_FFFF,
    "Red": 0xFFFF_0000, "Green": 0xFF00_FF00, "Blue": 0xFF00_00FF, "Yellow": 0xFFFF_FF00, "Cyan": 0xFF00_FFFF,
    "Magenta": 0xFFFF_00FF, "Transparent": 0,
  ]

  /// Returns the color of a constant such as `Color.White`.
  static func constant(_ name: String) -> Result {
    if name.utf8.count <= 20, let value = constants[name] { return .color(color(argb: value)) }
    if name == "Unspecified" { return .unknown("Color.Unspecified is no color") }
    return .unknown("Color.\(name) isn't a constant of Compose")
  }

  /// Returns the color of 32 bits with alpha first.
  static func color(argb value: UInt32) -> Color {
    Color(
      red: UInt8(value >> 16 & 0xFF), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF),
      alpha: Double(value >> 24) / 255)
  }

  /// Returns the color of `Color(…)`, `Color.hsl(…)`, or `Color.hsv(…)`.
  static func color(_ callee: [String], _ arguments: [KotlinExpression.Argument]) -> Result {
    switch callee {
    case ["Color"]: constructed(arguments)
    case ["Color", "hsl"], ["Color", "hsv"]: cylindrical(callee[1], arguments)
    default: .unknown("\(callee.joined(separator: ".")) isn't read")
    }
  }

  // MARK: Constructors

  private static func constructed(_ arguments: [KotlinExpression.Argument]) -> Result {
    if arguments.count == 1, arguments[0].name == nil || arguments[0].name == "color" {
      guard let bits = bits(arguments[0].value) else { return .unknown("its value isn't a constant") }
      return .color(color(argb: bits))
    }
    guard let named = named(arguments, ["red", "green", "blue", "alpha", "colorSpace"]) else {
      return .unknown("its arguments aren't those of a color")
    }
    var space = ColorSpace.srgb
    if let value = named["colorSpace"] {
      guard case .name(let names) = value.kind, names.last == "Srgb" || names.last == "DisplayP3" else {
        return .unknown("its color space isn't read")
      }
      if names.last == "DisplayP3" { space = .displayP3 }
    }
    var numbers: [Double] = []
    var isInteger = true
    for (name, missing) in [("red", nil), ("green", nil), ("blue", nil), ("alpha", 1.0)] as [(String, Double?)] {
      guard let value = named[name] else {
        guard let missing else { return .unknown("it has no \(name)") }
        numbers.append(missing)
        continue
      }
      guard case .number(let text) = value.kind, let number = KotlinNumber(text) else {
        return .unknown("its \(name) isn't a constant")
      }
      if !number.isInteger { isInteger = false }
      numbers.append(number.value)
    }
    let isWhole = isInteger && named["colorSpace"] == nil
    if isWhole, named["alpha"] != nil { numbers[3] /= 255 }
    if isWhole { for index in 0..<3 { numbers[index] /= 255 } }
    guard numbers.allSatisfy({ (0...1).contains($0) }) else { return .unknown("a part of it is outside its range") }
    guard space == .srgb else { return .color(Color(space, numbers[0], numbers[1], numbers[2], alpha: numbers[3])) }
    return .color(rounded(SIMD3(numbers[0], numbers[1], numbers[2]), numbers[3]))
  }

  /// Compose keeps eight bits of each part in sRGB.
  private static func rounded(_ parts: SIMD3<Double>, _ alpha: Double) -> Color {
    let bytes = (parts * 255 + 0.5).rounded(.down)
    return Color(red: UInt8(bytes.x), green: UInt8(bytes.y), blue: UInt8(bytes.z), alpha: byte(alpha))
  }

  /// A share rounded to eight bits.
  static func byte(_ share: Double) -> Double { (share * 255 + 0.5).rounded(.down) / 255 }

  private static func cylindrical(_ space: String, _ arguments: [KotlinExpression.Argument]) -> Result {
    let last = space == "hsl" ? "lightness" : "value"
    guard let named = named(arguments, ["hue", "saturation", last, "alpha"]) else {
      return .unknown("its arguments aren't those of a color")
    }
    var numbers: [Double] = []
    for name in ["hue", "saturation", last, "alpha"] {
      if name == "alpha", named[name] == nil {
        numbers.append(1)
        continue
      }
      guard case .number(let text)? = named[name]?.kind, let number = KotlinNumber(text) else {
        return .unknown("its \(name) isn't a constant")
      }
      numbers.append(number.value)
    }
    guard (0...360).contains(numbers[0]), numbers.dropFirst().allSatisfy({ (0...1).contains($0) }) else {
      return .unknown("a part of it is outside its range")
    }
    // The saturation and lightness of CSS are in percent.
    let color = Color(space == "hsl" ? .hsl : .hsv, numbers[0], numbers[1] * 100, numbers[2] * 100)
    let parts = color.converted(to: .srgb).components.clamped(lowerBound: SIMD3(), upperBound: SIMD3(repeating: 1))
    return .color(rounded(parts, numbers[3]))
  }

  /// The arguments by the names of parameters; nil if one has no place.
  static func named(
    _ arguments: [KotlinExpression.Argument], _ parameters: [String]
  ) -> [String: KotlinExpression]? {
    var named: [String: KotlinExpression] = [:]
    for (index, argument) in arguments.enumerated() {
      guard let name = argument.name ?? (index < parameters.count ? parameters[index] : nil), parameters.contains(name),
        named.updateValue(argument.value, forKey: name) == nil
      else { return nil }
    }
    return named
  }

  /// The low 32 bits of an integer, which `Color(Long)` and `Color(Int)` read.
  private static func bits(_ expression: KotlinExpression) -> UInt32? {
    switch expression.kind {
    case .number(let text):
      guard let number = KotlinNumber(text), number.isInteger, !number.isUnsigned else { return nil }
      return UInt32(truncatingIfNeeded: number.integer)
    case .method(let base, "toInt", let arguments), .method(let base, "toLong", let arguments):
      return arguments.isEmpty ? bits(base) : nil
    default: return nil
    }
  }
}

/// A number as Kotlin writes it.
struct KotlinNumber {
  let value: Double
  let integer: Int64
  let isInteger: Bool
  /// Whether it ends in `u`: an unsigned number means something else where colors are made.
  let isUnsigned: Bool

  /// Returns nil for what is no finite number.
  init?(_ text: String) {
    guard text.utf8.count <= 60 else { return nil }
    var bytes = text.utf8.filter { $0 != Ascii.underscore }
    let isNegative = bytes.first == Ascii.minus
    if isNegative { bytes.removeFirst() }
    let small = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    let radix = small.starts(with: "0x".utf8) ? 16 : small.starts(with: "0b".utf8) ? 2 : 10
    var digits = radix == 10 ? small : Array(small.dropFirst(2))
    var isLong = false
    var isUnsigned = false
    while let last = digits.last, last == UInt8(ascii: "l") || last == UInt8(ascii: "u") {
      if last == UInt8(ascii: "u") { isUnsigned = true } else { isLong = true }
      digits.removeLast()
    }
    self.isUnsigned = isUnsigned
    let hasSign = digits.first == Ascii.plus || digits.first == Ascii.minus
    if !hasSign, let number = UInt64(String(decoding: digits, as: UTF8.self), radix: radix) {
      isInteger = true
      integer = isNegative ? 0 &- Int64(truncatingIfNeeded: number) : Int64(truncatingIfNeeded: number)
      value = isNegative ? -Double(number) : Double(number)
      return
    }
    guard radix == 10, !isLong, !isUnsigned else { return nil }
    if digits.last == UInt8(ascii: "f") { digits.removeLast() }
    let isPlain = digits.allSatisfy {
      (Ascii.zero...Ascii.nine).contains($0) || $0 == Ascii.point || $0 == UInt8(ascii: "e") || $0 == Ascii.minus
    }
    guard isPlain, !hasSign, let number = Double(String(decoding: digits, as: UTF8.self)), number.isFinite else {
      return nil
    }
    (value, integer, isInteger) = (isNegative ? -number : number, 0, false)
  }
}
