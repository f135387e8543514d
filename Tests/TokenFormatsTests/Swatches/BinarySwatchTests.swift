import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

/// The binary palettes of Adobe programs, written byte by byte.
@Suite struct BinarySwatchTests {
  /// Bytes in the order of a file.
  struct Bytes {
    var bytes: [UInt8] = []
    mutating func add16(_ number: Int) { bytes += [UInt8(number >> 8 & 255), UInt8(number & 255)] }
    mutating func add32(_ number: Int) { add16(number >> 16 & 65_535); add16(number & 65_535) }
    mutating func add(_ text: String) { bytes += Array(text.utf8) }
    mutating func add(_ float: Float) { add32(Int(float.bitPattern)) }
    mutating func addName(_ name: String) { for code in Array(name.utf16) + [0] { add16(Int(code)) } }
  }

  private static func block(_ kind: Int, _ write: (inout Bytes) -> Void) -> [UInt8] {
    var inside = Bytes()
    write(&inside)
    var block = Bytes()
    block.add16(kind)
    block.add32(inside.bytes.count)
    return block.bytes + inside.bytes
  }

  private static func color(_ name: String, _ model: String, _ numbers: [Float]) -> [UInt8] {
    block(1) { block in
      block.add16(name.utf16.count + 1)
      block.addName(name)
      block.add(model)
      for number in numbers { block.add(number) }
      block.add16(2)
    }
  }

  private static func palette(_ blocks: [[UInt8]], count: Int? = nil) -> [UInt8] {
    var start = Bytes()
    start.add("ASEF")
    start.add16(1)
    start.add16(0)
    start.add32(count ?? blocks.count)
    return start.bytes + blocks.flatMap(\.self)
  }

  private static func group(_ name: String) -> [UInt8] {
    block(0xC001) { block in
      block.add16(name.utf16.count + 1)
      block.addName(name)
    }
  }

  private static let end = block(0xC002) { _ in }

  private func exchange(_ bytes: [UInt8]) throws(FormatError) -> Imported {
    try SwatchExchangeFormat.tokens(from: SourceFile(path: "a.ase", bytes: bytes))
  }

  @Test func groupsModelsAndUnicodeNames() throws {
    let imported = try exchange(
      Self.palette([
        Self.group("Marke"), Self.color("Grün", "RGB ", [0, 0.5019608, 0]), Self.end,
        Self.color("paper", "LAB ", [0.5, -12, 30]), Self.color("print", "CMYK", [0, 1, 1, 0.25]),
        Self.color("gray", "Gray", [0.5]), Self.block(7) { $0.add("x") },
      ]))
    let contents = imported.tokens.tokens.map { ($0.path, $0.values[0].value) }
    #expect(contents.map(\.0) == ["Marke.Grün", "paper", "print", "gray"])
    #expect(contents[0].1.content == .literal(.color(Color(red: 0, green: 128, blue: 0))))
    #expect(contents[1].1.content == .literal(.color(Color(.lab, 50, -12, 30))))
    #expect(contents[2].1.text == "CMYK 0 1 1 0.25")
    #expect(
      contents[3].1.content
        == .undecidable("Gray colors depend on a print profile, which the palette doesn't contain"))
    #expect(
      imported.notices.map(\.message) == [
        "blocks of an unknown kind aren't read: 1", "RGB colors have no profile, so they are read as sRGB",
      ])
  }

  @Test(arguments: [
    (palette([color("a", "RGB ", [0, 2, 0])]), "component outside 0 to 1"),
    (palette([color("a", "RGB ", [0, .nan, 0])]), "component outside 0 to 1"),
    (palette([color("a", "XYZ ", [0, 0, 0])]), "expected the color model RGB, LAB, CMYK, or Gray, found \"XYZ \""),
    (palette([], count: 1), "expected block 1 of 1, found the end of the file"),
    (
      palette([color("a", "RGB ", [0, 0, 0])], count: Int(UInt32.max)),
      "expected block 2 of 4294967295, found the end of the file"
    ),
    (palette([block(1) { $0.add16(65_535) }]), "expected a name, found the end of the file"),
    (palette([block(1) { $0.add16(65_535) }, end]), "expected a name, found the end of the block"),
    (Array("ASEF".utf8) + [0, 2, 0, 0], "expected version 1.0, found version 2.0"),
  ])
  func faults(_ bytes: [UInt8], _ words: String) throws {
    let error = try #require(throws: FormatError.self) { try exchange(bytes) }
    switch error {
    case .unexpected(let expected, let found, _, let place):
      #expect("expected \(expected), found \(found)" == words)
      #expect(place.byteRange.upperBound <= bytes.count)
    case .outOfRange(let name, _, let allowed, _, _): #expect("\(name) outside \(allowed)" == words)
    default: Issue.record("\(error)")
    }
  }

  private static func swatches(_ colors: [(space: Int, words: [Int], name: String?)], version: Int = 1) -> [UInt8] {
    var bytes = Bytes()
    bytes.add16(version)
    bytes.add16(colors.count)
    for color in colors {
      for number in [color.space] + color.words { bytes.add16(number) }
      guard let name = color.name else { continue }
      bytes.add32(name.utf16.count + 1)
      bytes.addName(name)
    }
    return bytes.bytes
  }

  private func read(_ bytes: [UInt8]) throws(FormatError) -> Imported {
    try ColorSwatchesFormat.tokens(from: SourceFile(path: "a.aco", bytes: bytes))
  }

  /// Photoshop writes 248 as 63,735, one less than 248 × 257.
  @Test func theSecondVersionHasTheNames() throws {
    let first = Self.swatches([(0, [63_735, 0, 65_535, 0], nil)])
    let imported = try read(first + Self.swatches([(0, [63_735, 0, 65_535, 0], "violet")], version: 2))
    #expect(imported.tokens.tokens.map(\.path) == ["violet"])
    #expect(imported.tokens["violet"]?.values[0].value.text == "#f800ff")
    #expect(try read(first).tokens.tokens.map(\.path) == ["#f800ff"])
  }

  @Test func spaces() throws {
    let imported = try read(
      Self.swatches(
        [
          (1, [0, 65_535, 65_535, 0], "hsb"), (7, [5_000, 65_536 - 1_200, 3_000, 0], "lab"), (2, [0, 0, 0, 0], "cmyk"),
          (8, [5_000, 0, 0, 0], "gray"), (14, [1, 2, 3, 4], "other"),
        ], version: 2))
    let values = imported.tokens.tokens.map(\.values[0].value)
    #expect(
      values.map(\.text) == ["#ff0000", "lab(50 -12 30)", "CMYK 0 0 0 0", "Gray 5000 0 0 0", "color space 14 1 2 3 4"])
    #expect(values.map { if case .literal = $0.content { true } else { false } } == [true, true, false, false, false])
  }

  @Test func aCutFileIsAFault() throws {
    let whole = Self.swatches([(0, [1, 2, 3, 0], "a"), (0, [1, 2, 3, 0], "b")], version: 2)
    for end in 0..<whole.count {
      #expect(throws: FormatError.self) { try read(Array(whole[..<end])) }
    }
  }
}
