import ColorScience
import DesignTokens
import SourceText

/// A reader of one document of Adobe color swatches: colors without names, then the same colors with names.
struct ColorSwatchesReader {
  private let document: SourceFile
  private var hasProfiledColors = false

  /// The number of bytes of a color without its name.
  private static let colorSize = 10

  init(_ document: SourceFile) { self.document = document }

  mutating func palette() throws(FormatError) -> Imported {
    var bytes = BigEndianReader(document)
    let version = try version(&bytes)
    guard version == 1 else { return try colors(&bytes, hasNames: true) }
    let count = Int(try bytes.number16("the number of colors"))
    var named = BigEndianReader(
      document, min(document.bytes.count, bytes.offset + count * ColorSwatchesReader.colorSize)..<document.bytes.count)
    if named.count >= 4, (try? named.number16("a version")) == 2 { return try colors(&named, hasNames: true) }
    bytes = BigEndianReader(document)
    _ = try bytes.number16("a version")
    return try colors(&bytes, hasNames: false)
  }

  private func version(_ bytes: inout BigEndianReader) throws(FormatError) -> UInt16 {
    let version = try bytes.number16("a version")
    guard version == 1 || version == 2 else {
      throw .unexpected(
        expected: "version 1 or 2", found: "version \(version)", token: nil, document.location(of: 0..<2))
    }
    return version
  }

  private mutating func colors(_ bytes: inout BigEndianReader, hasNames: Bool) throws(FormatError) -> Imported {
    var tokens = SwatchTokens(document)
    let count = try bytes.number16("the number of colors")
    for number in 0..<count {
      let what = "color \(number + 1) of \(count)"
      let start = bytes.offset
      let space = try bytes.number16(what)
      var words: [UInt16] = []
      for _ in 0..<4 { words.append(try bytes.number16(what)) }
      let range = start..<bytes.offset
      var name = ""
      if hasNames {
        let units = try bytes.number32("the length of a name")
        name = try bytes.text(units: Int(units), "a name")
      }
      if let color = color(space, words) {
        if space < 2 { hasProfiledColors = true }
        try tokens.add(name, color, at: range)
      } else {
        let model = ColorSwatchesReader.models[space] ?? "color space \(space)"
        let text = "\(model) \(words.map(String.init).joined(separator: " "))"
        try tokens.add(name, .unprofiled(model), text: text, at: range)
      }
    }
    if bytes.count > 0 {
      tokens.note("\(bytes.count) bytes after the last color aren't read", at: bytes.offset..<bytes.end)
    }
    if hasProfiledColors { tokens.note("RGB colors have no profile, so they are read as sRGB") }
    return tokens.finished()
  }

  /// The color spaces that need a profile, by number.
  private static let models: [UInt16: String] = [2: "CMYK", 8: "Gray", 9: "wide CMYK"]

  /// Returns the color of four numbers in a color space; nil if the space needs a profile or is unknown.
  private func color(_ space: UInt16, _ words: [UInt16]) -> Color? {
    func scaled(_ word: UInt16, by divisor: Double) -> Double { Double(word) / divisor }
    func signed(_ word: UInt16) -> Double { Double(Int16(bitPattern: word)) / 100 }
    switch space {
    case 0:
      // Programs write 8-bit components in 16 bits, some of them one less than exact.
      let bytes = words.prefix(3).map { UInt8((Double($0) / 257).rounded()) }
      return Color(red: bytes[0], green: bytes[1], blue: bytes[2])
    case 1:
      let color = Color(
        .hsv, scaled(words[0], by: 65_535) * 360, scaled(words[1], by: 65_535) * 100, scaled(words[2], by: 65_535) * 100
      )
      let rgb = color.converted(to: .srgb).components
      return .swatch([0, 1, 2].map { min(max(rgb[$0], 0), 1) })
    case 7 where words[0] <= 10_000: return Color(.lab, scaled(words[0], by: 100), signed(words[1]), signed(words[2]))
    default: return nil
    }
  }
}
