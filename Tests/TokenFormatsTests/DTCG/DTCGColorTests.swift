import ColorScience
import DesignTokens
import Testing
import TokenFormats

/// Color spaces, their ranges, and missing components (color module, section 4, and the numbers of its schema).
@Suite struct DTCGColorTests {
  struct Space: Sendable, CustomTestStringConvertible {
    let id: String
    let inside: [[Double]]
    let outside: [(component: Int, value: Double)]
    var testDescription: String { id }
  }

  static let unit = [(0, -0.001), (1, 1.001), (2, 255.0)]
  static let spaces: [Space] =
    [
      "srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50",
    ].map { Space(id: $0, inside: [[0, 0, 0], [1, 1, 1], [0.5, 0.25, 0.125]], outside: unit) } + [
      Space(id: "hsl", inside: [[0, 0, 0], [359.9, 100, 100]], outside: [(1, 100.5), (2, -1)]),
      Space(id: "hwb", inside: [[0, 0, 0], [359.9, 100, 100]], outside: [(1, 100.5), (2, -1)]),
      Space(id: "lab", inside: [[0, -160, 160], [100, 500, -500]], outside: [(0, 100.5), (0, -1)]),
      Space(id: "lch", inside: [[0, 0, 0], [100, 500, 359]], outside: [(0, 101), (1, -0.1)]),
      Space(id: "oklab", inside: [[0, -3, 3], [1, 0.5, -0.5]], outside: [(0, 1.1)]),
      Space(id: "oklch", inside: [[0, 0, 0], [1, 3, 359]], outside: [(0, 1.1), (1, -0.1)]),
    ]

  static func document(_ space: String, _ components: [Double]) -> String {
    #"{ "a": { "$type": "color", "$value": { "colorSpace": "\#(space)", "components": \#(components) } } }"#
  }

  @Test(arguments: spaces)
  func componentsInRangeAreReadExactly(_ space: Space) throws {
    for components in space.inside {
      let color = try #require(try dtcg(Self.document(space.id, components), strict: true).color("a"))
      #expect(color.space.id == space.id)
      #expect(color.components == SIMD3(components[0], components[1], components[2]))
    }
  }

  @Test(arguments: spaces)
  func componentsOutOfRangeAreErrors(_ space: Space) {
    for (component, value) in space.outside {
      var components = space.inside[0]
      components[component] = value
      guard case .outOfRange(let name, value, _, "a", _) = dtcgError(Self.document(space.id, components)) else {
        Issue.record("\(space.id) \(components)")
        continue
      }
      #expect(name == "component \(component + 1) of \(space.id)")
    }
  }

  @Test(arguments: [("hsl", 0), ("hwb", 0), ("lch", 2), ("oklch", 2)])
  func aFullTurnIsLenient(_ space: String, _ lane: Int) throws {
    var components = [0.5, 0.25, 0.5]
    components[lane] = 360
    let text = Self.document(space, components)
    #expect(try dtcg(text).notices.count == 1)
    if case .notStrict = dtcgError(text, strict: true) {} else { Issue.record() }
  }

  @Test func componentsMayBeMissing() throws {
    let read = try dtcg(
      ##"{ "a": { "$type": "color", "$value": { "colorSpace": "oklch", "components": [0.5, "none", "none"], "alpha": 0.25, "hex": "#808080" } } }"##,
      strict: true)
    #expect(read.color("a") == Color(.oklch, [0.5, 0, 0], alpha: 0.25, missing: [.second, .third]))
  }

  @Test(arguments: ["hsv", "display-p3-linear", "xyz", "sRGB", "cmyk"])
  func otherSpacesAreErrors(_ space: String) {
    if case .unknownColorSpace(space, _, "a", _) = dtcgError(Self.document(space, [0, 0, 0])) {
    } else {
      Issue.record()
    }
  }
}
