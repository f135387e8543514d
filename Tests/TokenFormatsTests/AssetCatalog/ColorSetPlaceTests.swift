import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Slots of color sets: the styles that Xcode writes components in, its color spaces, and why nothing is written.
@Suite struct ColorSetPlaceTests {
  static let ink = Color(red: 0x0B, green: 0x12, blue: 0xC0)
  static let vivid = Color(.displayP3, 1, 0, 0)
  static let path = "A.xcassets/Ink.colorset/Contents.json"

  static func set(_ color: String) -> String { #"{"colors":[{"idiom":"universal","color":\#(color)}]}"# }

  static func place(_ color: String) -> EditedPlace {
    EditedPlace(AssetCatalogFormat.self, set(color), color, path: path)
  }

  static func components(_ space: String, _ red: String, _ green: String, _ blue: String) -> String {
    #"{"color-space":"\#(space)","components":{"red":"\#(red)","green":"\#(green)","blue":"\#(blue)","alpha":"1.000"}}"#
  }

  @Test(arguments: [
    (components("srgb", "0.500", "0.500", "0.500"), .white, components("srgb", "1.000", "1.000", "1.000")),
    (components("srgb", "0x01", "0x02", "0x03"), ink, components("srgb", "0x0B", "0x12", "0xC0")),
    (components("srgb", "1", "2", "3"), ink, components("srgb", "11", "18", "192")),
    // Linear light of white and black is 1 and 0.
    (
      components("extended-linear-srgb", "0.500", "0.500", "0.500"), .black,
      components("extended-linear-srgb", "0.000", "0.000", "0.000")
    ),
    // What sRGB does not hold is written in Display P3.
    (components("srgb", "0.500", "0.500", "0.500"), vivid, components("display-p3", "1.000", "0.000", "0.000")),
    (components("srgb", "0x01", "0x02", "0x03"), vivid, components("display-p3", "0xFF", "0x00", "0x00")),
    (components("srgb", "1", "2", "3"), vivid, components("display-p3", "255", "0", "0")),
  ])
  func styles(old: String, color: Color, new: String) throws {
    #expect(try Self.place(old).text(color) == Self.set(new))
  }

  /// A gray has no red, green and blue; they take its place.
  @Test func gray() throws {
    let gray = #"{"color-space":"gray-gamma-22","components":{"white":"0.500","alpha":"1.000"}}"#
    let new =
      #"{"color-space":"srgb","components":{ "alpha":"0.500", "blue":"0xC0", "green":"0x12", "red":"0x0B" }}"#
    #expect(try Self.place(gray).text(Self.ink.withAlpha(0.5)) == Self.set(new))
    #expect(Self.place(gray).reason(Self.vivid) == isNotHeld)
    let lines = """
      {
        "color-space" : "gray-gamma-22",
        "components" : {
          "white" : "0.500",
          "alpha" : "1.000"
        }
      }
      """
    let expected = """
      {
        "color-space" : "srgb",
        "components" : {
          "alpha" : "1.000",
          "blue" : "0xC0",
          "green" : "0x12",
          "red" : "0x0B"
        }
      }
      """
    #expect(try Self.place(lines).text(Self.ink) == Self.set(expected))
  }

  @Test(arguments: [
    (#"{"platform":"ios","reference":"systemBlueColor"}"#, notEdited("a system color")),
    (#"{"color-space":"srgb"}"#, notEdited("something other than a literal color")),
    (components("strange", "1", "2", "3"), hasChanged),
    (#"{"color-space":"srgb","components":{"red":"1.0","green":"1.0","alpha":"1.0"}}"#, hasChanged),
  ])
  func whatIsNotEdited(color: String, reason: String) { #expect(Self.place(color).reason() == reason) }

  /// The green of Rec. 2020 lies outside of Display P3.
  @Test func whatNoSpaceOfXcodeHolds() {
    #expect(Self.place(Self.components("srgb", "0.5", "0.5", "0.5")).reason(Color(.rec2020, 0, 1, 0)) == isNotHeld)
  }

  @Test func noAliasAndNoDocument() {
    let place = Self.place(Self.components("srgb", "1", "2", "3"))
    let edit = ColorEdit(token: "it", color: .black, place: .alias(place.place))
    #expect(
      AssetCatalogFormat.obstacle(to: edit, in: place.file) == notEdited("an alias (unsupported in this format)"))
    #expect(AssetCatalogFormat.obstacle(to: edit, in: SourceFile(path: "a", bytes: [0x7B])) == hasChanged)
  }

  // MARK: Slots that are added

  /// What an added slot makes of a set, given the text of the color that shows there.
  static func added(_ text: String, _ piece: String?, mode: String) throws(EditError) -> String {
    let place = EditedPlace(AssetCatalogFormat.self, text, piece ?? "{", path: path)
    let missing = MissingValue(mode: mode, isOnlyMode: false, base: piece == nil ? nil : place.place)
    let edit = ColorEdit(token: "Ink", color: ink, place: .missing(missing))
    let reason = AssetCatalogFormat.obstacle(to: edit, in: place.file)
    do throws(EditError) {
      return String(decoding: try AssetCatalogFormat.edited(place.file, [edit]), as: UTF8.self)
    } catch {
      #expect(reason == error.reason)
      throw error
    }
  }

  static func appearances(_ list: (String, String)...) -> String {
    let all = list.map { #"{"appearance":"\#($0.0)","value":"\#($0.1)"}"# }.joined(separator: ",")
    return #""appearances":[\#(all)]"#
  }

  /// Xcode's names: light is a value of luminosity as dark is, and more contrast one of contrast.
  @Test func lightAppearances() throws {
    let gray = Self.components("srgb", "0x01", "0x02", "0x03")
    let blue = #""color":"# + Self.components("srgb", "0x0B", "0x12", "0xC0")
    let light = try Self.added(Self.set(gray), gray, mode: "light")
    #expect(light.contains("{" + Self.appearances(("luminosity", "light")) + #","idiom":"universal","# + blue + "}"))
    let high = try Self.added(Self.set(gray), gray, mode: "light-high-contrast")
    #expect(high.contains(Self.appearances(("luminosity", "light"), ("contrast", "high"))) && high.contains(blue))
  }

  /// The copy of a slot with appearances of its own has the new ones in their place.
  @Test func appearancesOfTheSlotThatShows() throws {
    let dark = Self.components("srgb", "0x01", "0x02", "0x03")
    let white = Self.components("srgb", "0xFF", "0xFF", "0xFF")
    let slot = "{" + Self.appearances(("luminosity", "dark")) + #","idiom":"universal","color":\#(dark)}"#
    let text = #"{"colors":[{"idiom":"universal","color":\#(white)},\#(slot)]}"#
    let copy =
      "{" + Self.appearances(("luminosity", "dark"), ("contrast", "high"))
      + #","idiom":"universal","color":\#(Self.components("srgb", "0x0B", "0x12", "0xC0"))}"#
    #expect(try Self.added(text, dark, mode: "dark-high-contrast") == text.dropLast(2) + "," + copy + "]}")
  }

  @Test func noPlace() {
    let gray = Self.components("srgb", "0x01", "0x02", "0x03")
    #expect(throws: EditError.noPlace("its base entry wasn't found in the color set")) {
      try Self.added(Self.set(gray), nil, mode: "dark")
    }
    #expect(throws: EditError.noPlace("its base entry wasn't found in the color set")) {
      try Self.added(Self.set(gray), #""universal""#, mode: "dark")
    }
    #expect(throws: EditError.changed) { try Self.added(#"{"info":{}}"#, nil, mode: "dark") }
  }

  /// A color of the system says nothing about how components are written.
  @Test func besideAColorOfTheSystem() {
    let system = #"{"platform":"ios","reference":"systemBlueColor"}"#
    let empty = "{" + Self.appearances(("luminosity", "dark")) + #","idiom":"universal"}"#
    for text in [Self.set(system), #"{"colors":[{"idiom":"universal","color":\#(system)},\#(empty)]}"#] {
      #expect(throws: EditError.notALiteral("a system color")) {
        try Self.added(text, system, mode: "dark")
      }
    }
  }
}
