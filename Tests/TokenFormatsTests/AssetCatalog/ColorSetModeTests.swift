import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Modes of asset catalogs: looks that entries have, and screens with colors of their own.
@Suite struct ColorSetModeTests {
  private typealias Catalog = AssetCatalogTests
  private static let dark = ("luminosity", "dark")
  private static let high = ("contrast", "high")

  private static func gray(
    _ level: String, _ appearances: [(String, String)] = [], gamut: String? = nil, idiom: String = "universal"
  ) -> String {
    Catalog.slot(level, level, level, appearances: appearances, idiom: idiom, gamut: gamut)
  }

  /// A set `Ink` with entries, beside a set `Paper` with others.
  private static func read(_ ink: [String], paper: [String] = [gray("1")]) throws(FormatError) -> Imported {
    try Catalog.read([
      ("A.xcassets/Ink.colorset/Contents.json", Catalog.contents(ink)),
      ("A.xcassets/Paper.colorset/Contents.json", Catalog.contents(paper)),
    ])
  }

  private static func names(_ imported: Imported) -> [String] { imported.modes.map(\.name) }

  @Test(
    arguments: [
      (nil, "display-P3", ["0", "1"]), ("sRGB", "display-P3", ["0", "1"]), ("display-P3", nil, ["1", "0"]),
    ] as [(String?, String?, [String])])
  func aGamutWithAnotherColorIsAMode(_ first: String?, _ second: String?, _ levels: [String]) throws {
    let read = try Self.read([Self.gray(levels[0], gamut: first), Self.gray(levels[1], gamut: second)])
    #expect(Self.names(read) == ["light", "light-p3"])
    #expect(read.modes.map(\.base) == [nil, "light"])
    #expect(read.modes.map(\.isVariant) == [false, true])
    #expect(read.color("Ink", in: "light")?.hex == "#000000")
    #expect(read.color("Ink", in: "light-p3")?.hex == "#ffffff")
    #expect(read.color("Paper", in: "light-p3")?.hex == "#ffffff")
    #expect(read.notices.map(\.message) == ["Ink has different colors for p3, checked in light-p3"])
  }

  @Test func aGamutWithTheSameColorIsNoMode() throws {
    let read = try Self.read([Self.gray("0"), Self.gray("0", gamut: "display-P3")])
    #expect(Self.names(read) == ["light"])
    #expect(read.color("Ink")?.hex == "#000000")
  }

  private static func reason(_ imported: Imported, _ mode: String? = nil) -> String? {
    let token = imported.tokens["Ink"]
    let value = mode.map { token?.value(in: $0) } ?? token?.values.first?.value
    guard case .undecidable(let reason)? = value?.content else { return nil }
    return reason
  }

  /// Entries for one display or device, beside a set for all: other devices show nothing that an entry says.
  @Test func noEntryForAModeCannotBeDetermined() throws {
    let wide = try Self.read([Self.gray("0", gamut: "display-P3")])
    let other = "not for other devices and displays"
    #expect(Self.reason(wide, "light") == "its light entries are only for display-P3 displays, \(other)")
    #expect(Self.names(wide) == ["light", "light-p3"] && wide.color("Ink", in: "light-p3")?.hex == "#000000")
    let tablet = try Self.read([Self.gray("0", idiom: "ipad"), Self.gray("0", idiom: "mac")])
    #expect(Self.reason(tablet, "light") == "its light entries are only for ipad, mac, \(other)")
    #expect(tablet.color("Ink", in: "light-ipad")?.hex == "#000000")
  }

  /// A look that only another display or device has an entry for.
  @Test func noEntryForALookCannotBeDetermined() throws {
    let light = Self.gray("0", [("luminosity", "light")])
    let read = try Self.read([light, Self.gray("1", [Self.dark], gamut: "display-P3")])
    #expect(read.color("Ink", in: "light")?.hex == "#000000")
    #expect(Self.reason(read, "dark")?.starts(with: "its dark entries are only for display-P3 displays") == true)
    #expect(read.color("Ink", in: "dark-p3")?.hex == "#ffffff")
    // An entry for any luminosity is for the dark as well.
    let any = try Self.read([Self.gray("0"), Self.gray("1", [Self.dark], gamut: "display-P3")])
    #expect(any.color("Ink", in: "dark")?.hex == "#000000")
  }

  /// A catalog for one device has no others to be without a color on.
  @Test func aCatalogWithoutUniversalEntriesIsForItsDevice() throws {
    let read = try Self.read([Self.gray("0", idiom: "watch")], paper: [Self.gray("1", idiom: "watch")])
    #expect(Self.names(read) == ["light"])
    #expect(read.color("Ink", in: "light")?.hex == "#000000" && read.color("Paper", in: "light")?.hex == "#ffffff")
  }

  /// An entry with a key that isn't read, and its mode.
  @Test(
    arguments: [
      (#""locale": "he""#, "locale-he"), (#""memory": "1GB""#, "memory-1GB"), (#""subtype": 3"#, "subtype"),
      (#""locale": "he", "direction": "rtl""#, "direction-rtl-locale-he"),
    ])
  func anEntryWithAnotherKeyIsAModeOfItsOwn(_ key: String, _ mode: String) throws {
    let entry = Self.gray("1").replacingFirst("{", with: "{ \(key), ")
    let read = try Self.read([Self.gray("0"), entry])
    #expect(read.color("Ink")?.hex == "#000000")
    #expect(read.tokens.namedModes.contains(mode) && read.color("Ink", in: mode)?.hex == "#ffffff")
    let notices = read.notices.filter { $0.message.contains("is read as the separate mode") }
    #expect(notices.count == key.split(separator: ",").count && notices.allSatisfy { $0.location?.line == 1 })
  }

  /// Another set has a dark entry, so that the entry for display-P3 meets it there.
  @Test func everyLookCountsOnAScreen() throws {
    let read = try Self.read(
      [Self.gray("0"), Self.gray("0.2", gamut: "display-P3")], paper: [Self.gray("1"), Self.gray("0", [Self.dark])])
    #expect(Self.names(read) == ["light", "dark", "light-p3", "dark-p3"])
    #expect(read.modes.map(\.base) == [nil, "light", "light", "dark"])
    #expect(read.color("Ink", in: "dark")?.hex == "#000000")
    #expect(read.color("Ink", in: "dark-p3")?.hex == "#333333")
    #expect(read.color("Paper", in: "dark-p3")?.hex == "#000000")
  }

  @Test func entriesThatFitEquallyWellCannotBeDetermined() throws {
    let read = try Self.read([Self.gray("0"), Self.gray("1", [Self.dark]), Self.gray("0.2", gamut: "display-P3")])
    #expect(read.color("Ink", in: "light-p3")?.hex == "#333333")
    let reason = "the entries on lines 1 and 1 both match dark-p3, and Xcode doesn't document which one shows"
    #expect(read.tokens["Ink"]?.value(in: "dark-p3")?.content == .undecidable(reason))
    let same = try Self.read([Self.gray("0"), Self.gray("1", [Self.dark]), Self.gray("1", gamut: "display-P3")])
    #expect(same.color("Ink", in: "dark-p3")?.hex == "#ffffff")
  }

  @Test func aDeviceWithAnotherColorIsAMode() throws {
    let read = try Self.read([
      Self.gray("1", idiom: "ipad"), Self.gray("0"), Self.gray("1", gamut: "display-P3", idiom: "ipad"),
      Self.gray("0", idiom: "mac"),
    ])
    #expect(Self.names(read) == ["light", "light-ipad", "light-ipad-p3"])
    #expect(read.color("Ink", in: "light")?.hex == "#000000")
    #expect(read.color("Ink", in: "light-ipad")?.hex == "#ffffff")
    #expect(read.color("Ink", in: "light-ipad-p3")?.hex == "#ffffff")
  }

  /// What the entries name, and the modes of the catalog.
  @Test(
    arguments: [
      ([], ["light"]), ([[dark]], ["light", "dark"]), ([[high]], ["light", "light-high-contrast"]),
      ([[dark], [high, dark]], ["light", "dark", "dark-high-contrast"]),
      ([[dark, high]], ["light", "dark-high-contrast"]),
      ([[dark], [high]], ["light", "dark", "light-high-contrast", "dark-high-contrast"]),
      ([[("luminosity", "light"), high]], ["light", "light-high-contrast"]),
    ] as [([[(String, String)]], [String])])
  func onlyNamedAppearancesAreModes(_ appearances: [[(String, String)]], _ modes: [String]) throws {
    let read = try Self.read([Self.gray("0")] + appearances.map { Self.gray("0.5", $0) })
    #expect(Self.names(read) == modes)
    let known = Set(modes)
    #expect(read.modes.allSatisfy { mode in mode.base.map { known.contains($0) } ?? (mode.name == "light") })
  }

  @Test func anEmptyEntryNamesNoMode() throws {
    let empty = #"{ "idiom": "universal", "appearances": [{ "appearance": "contrast", "value": "high" }] }"#
    #expect(Self.names(try Self.read([Self.gray("0"), empty])) == ["light"])
  }

  @Test func highContrastForAnyLuminosityShowsInTheDark() throws {
    let paper = [Self.gray("1"), Self.gray("0", [Self.dark])]
    let read = try Self.read([Self.gray("0"), Self.gray("1", [Self.high])], paper: paper)
    #expect(read.color("Ink", in: "dark")?.hex == "#000000")
    #expect(read.color("Ink", in: "dark-high-contrast")?.hex == "#ffffff")
    // A dark entry fits as well, in another respect.
    let both = try Self.read([Self.gray("0"), Self.gray("1", [Self.high]), Self.gray("0.5", [Self.dark])])
    #expect(both.color("Ink", in: "dark-high-contrast") == nil)
    guard case .undecidable? = both.tokens["Ink"]?.value(in: "dark-high-contrast")?.content else {
      Issue.record("it is decided")
      return
    }
  }

  @Test(arguments: [
    [("luminosity", "light"), ("luminosity", "dark")], [("luminosity", "dark"), ("luminosity", "light")],
    [("luminosity", "dark"), ("contrast", "high"), ("luminosity", "any")],
    [("contrast", "high"), ("contrast", "normal")], [("luminosity", "tinted"), ("luminosity", "dark")],
  ])
  func twoAppearancesOfAKindAreAnError(_ appearances: [(String, String)]) throws {
    let text = Catalog.contents([Self.gray("0"), Self.gray("1", appearances)])
    guard case .unexpected(let expected, let found, _, let place)? = Catalog.error(text) else {
      Issue.record("it is read")
      return
    }
    let last = appearances[appearances.count - 1]
    let first = try #require(appearances.first { $0.0 == last.0 })
    #expect(expected == "one \(last.0) in an entry")
    #expect(found == "\"\(first.1)\" and \"\(last.1)\"")
    let bytes = Array(text.utf8)
    #expect(
      String(decoding: bytes[place.byteRange], as: UTF8.self)
        == "{ \"appearance\": \"\(last.0)\", \"value\": \"\(last.1)\" }")
  }

  @Test func anAppearanceThatIsListedTwiceIsNoticed() throws {
    let read = try Self.read([Self.gray("0"), Self.gray("1", [Self.dark, Self.dark])])
    #expect(read.color("Ink", in: "dark")?.hex == "#ffffff")
    #expect(read.notices.map(\.message) == ["the appearance luminosity dark is listed twice"])
  }

  @Test func anUnknownGamutIsAnError() {
    guard
      case .unexpected("a gamut (sRGB, display-P3)", "\"P3\"", _, _)? =
        Catalog.error(Catalog.contents([Self.gray("0", gamut: "P3")]))
    else {
      Issue.record("it is read")
      return
    }
  }
}

extension String {
  /// The text with another in the place of the first such character.
  fileprivate func replacingFirst(_ character: Character, with text: String) -> String {
    guard let index = firstIndex(of: character) else { return self }
    return String(self[..<index]) + text + self[self.index(after: index)...]
  }
}
