import ColorScience
import DesignTokens
import SourceText

/// A reader of one Adobe Swatch Exchange document: blocks with a length, which are groups or colors.
struct SwatchExchangeReader {
  private var bytes: BigEndianReader
  private var tokens: SwatchTokens
  private var group = ""
  private var hasProfiledColors = false
  private var unknownBlocks = 0

  private enum Block {
    static let color: UInt16 = 0x0001
    static let groupStart: UInt16 = 0xC001
    static let groupEnd: UInt16 = 0xC002
  }

  init(_ document: SourceFile) { (bytes, tokens) = (BigEndianReader(document), SwatchTokens(document)) }

  mutating func palette() throws(FormatError) -> Imported {
    let start = try bytes.take(4, "\"ASEF\"")
    guard bytes.document.bytes[start].elementsEqual("ASEF".utf8) else {
      throw unexpected("\"ASEF\"", "other bytes", start)
    }
    let versionStart = bytes.offset
    let version = (try bytes.number16("a version"), try bytes.number16("a version"))
    guard version == (1, 0) else {
      throw unexpected("version 1.0", "version \(version.0).\(version.1)", versionStart..<bytes.offset)
    }
    let blocks = try bytes.number32("the number of blocks")
    for number in 0..<blocks { try block("block \(number + 1) of \(blocks)") }
    if bytes.count > 0 {
      tokens.note("\(bytes.count) bytes after the last block aren't read", at: bytes.offset..<bytes.end)
    }
    if unknownBlocks > 0 { tokens.note("blocks of an unknown kind aren't read: \(unknownBlocks)") }
    if hasProfiledColors { tokens.note("RGB colors have no profile, so they are read as sRGB") }
    return tokens.finished()
  }

  private func unexpected(_ expected: String, _ found: String, _ range: Range<Int>) -> FormatError {
    .unexpected(expected: expected, found: found, token: nil, bytes.document.location(of: range))
  }

  /// Reads a block; its length decides where the next one starts, whatever is inside.
  private mutating func block(_ what: String) throws(FormatError) {
    let kind = try bytes.number16(what)
    let length = try bytes.number32(what)
    let range = try bytes.take(Int(length), what)
    var inside = BigEndianReader(bytes.document, range)
    switch kind {
    case Block.groupStart: group = try SwatchExchangeReader.name(&inside)
    case Block.groupEnd: group = ""
    case Block.color: try color(&inside)
    default: unknownBlocks += 1
    }
  }

  private static func name(_ block: inout BigEndianReader) throws(FormatError) -> String {
    let units = try block.number16("the length of a name")
    return try block.text(units: Int(units), "a name")
  }

  private mutating func color(_ block: inout BigEndianReader) throws(FormatError) {
    let name = try SwatchExchangeReader.name(&block)
    let start = block.offset
    let model = try block.take(4, "a color model")
    let text = String(decoding: bytes.document.bytes[model], as: UTF8.self)
    switch text {
    case "RGB ":
      let values = try numbers(3, &block, 0...1)
      hasProfiledColors = true
      try tokens.add(name, in: group, .swatch(values), at: start..<block.offset)
    case "LAB ":
      let lightness = try numbers(1, &block, 0...1)[0]
      let axes = try numbers(2, &block, -128...128)
      let color = Color(.lab, shortest(lightness * 100), shortest(axes[0]), shortest(axes[1]))
      try tokens.add(name, in: group, color, at: start..<block.offset)
    case "CMYK", "Gray":
      let values = try numbers(text == "CMYK" ? 4 : 1, &block, 0...1)
      let written = "\(text) \(values.map { JSONText.text(of: shortest($0)) }.joined(separator: " "))"
      try tokens.add(name, in: group, .unprofiled(text), text: written, at: start..<block.offset)
    default: throw unexpected("the color model RGB, LAB, CMYK, or Gray", "\"\(text)\"", model)
    }
  }

  private func numbers(
    _ count: Int, _ block: inout BigEndianReader, _ allowed: ClosedRange<Double>
  ) throws(FormatError) -> [Double] {
    var numbers: [Double] = []
    for _ in 0..<count {
      let start = block.offset
      let number = try block.float("a component")
      guard number.isFinite, allowed.contains(number) else {
        let range = "\(JSONText.text(of: allowed.lowerBound)) to \(JSONText.text(of: allowed.upperBound))"
        throw .outOfRange(
          name: "component", value: number, allowed: range, token: nil,
          bytes.document.location(of: start..<block.offset))
      }
      numbers.append(number)
    }
    return numbers
  }

  /// Returns a number without the noise of its conversion from 32 bits.
  private func shortest(_ number: Double) -> Double { (number * 10_000).rounded() / 10_000 }
}

extension Color {
  /// The sRGB color of three numbers, 0 to 1; 8-bit components where the numbers were made of them.
  static func swatch(_ values: [Double]) -> Color {
    let bytes = values.map { ($0 * 255).rounded() }
    guard zip(values, bytes).allSatisfy({ abs($0 * 255 - $1) < 0.01 }) else {
      return Color(.srgb, values[0], values[1], values[2])
    }
    return Color(red: UInt8(bytes[0]), green: UInt8(bytes[1]), blue: UInt8(bytes[2]))
  }
}

extension AuthoredValue.Content {
  /// A color that only a print profile would turn into a color of a display.
  static func unprofiled(_ model: String) -> AuthoredValue.Content {
    .undecidable("\(model) colors depend on a print profile, which the palette doesn't contain")
  }
}
