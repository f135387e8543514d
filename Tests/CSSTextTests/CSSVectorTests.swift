import ColorScience
import TestSupport
import Testing

@testable import CSSText

/// Every case of css-parse.json. Contested readings, and why:
/// - `hsl(120 150% 50%)` and `hsl(0 100% 150%)` keep what is out of range: the specification leaves HSL unbounded.
/// - `hwb(120 -10% 0%)` keeps the negative whiteness: nothing in the specification clamps it.
/// - `oklch(0.6 none 40)` mixed in oklch keeps its hue of 40: no conversion takes place that would make it missing.
/// - `color-mix(in srgb, red 0%, blue 0%)` and a mix without a method are valid, as drafted in 2025.
/// - `rgb(1 2,3)` is invalid, as the grammar says, though Chromium 140 takes it.
/// - rec2020 has the pure exponent 2.4 of the draft of 2025.
/// - `currentcolor` is valid CSS and no color without an element: it is refused with an error that says so.
@Suite struct CSSVectorTests {
  struct File: Decodable { let cases: [Case] }
  struct Case: Decodable {
    let id, css: String
    let valid: Bool
    let keyword, space: String?
    let coords: [Double?]?
    let alpha: Double?
    let srgb, xyz: [Double]?
    let rgb8: [UInt8]?
  }

  @Test func everyCase() throws {
    let cases = Vectors.load("css-parse", as: File.self).cases
    #expect(cases.count == 568)
    for item in cases {
      guard item.valid, item.keyword == nil else {
        #expect(throws: ColorSyntaxError.self, "\(item.id) \(item.css)") { try Color(css: item.css) }
        continue
      }
      guard let color = try? Color(css: item.css) else {
        Issue.record("\(item.id) \(item.css): not read")
        continue
      }
      #expect(color.space.id == item.space, "\(item.id) \(item.css): \(color)")
      #expect(abs(color.alpha - (item.alpha ?? 0)) <= 1e-6, "\(item.id) \(item.css): \(color)")
      #expect(color.missing.contains(.alpha) == (item.alpha == nil), "\(item.id) \(item.css): \(color)")
      let coords = try #require(item.coords)
      for lane in 0..<3 {
        let isMissing = color.missing.contains(.lane(lane))
        #expect(isMissing == (coords[lane] == nil), "\(item.id) \(item.css): \(color)")
      }
      #expect(distance(color.components, vector(coords)) <= 1e-7, "\(item.id) \(item.css): \(color)")
      let rgb = color.converted(to: .srgb).components
      #expect(distance(rgb, vector(try #require(item.srgb))) <= 1e-7, "\(item.id) \(item.css): \(rgb)")
      let xyz = color.converted(to: .xyzD65).components
      #expect(distance(xyz, vector(try #require(item.xyz))) <= 1e-7, "\(item.id) \(item.css): \(xyz)")
      if let bytes = item.rgb8 {
        #expect(color.srgbBytes == SIMD3(bytes[0], bytes[1], bytes[2]), "\(item.id) \(item.css)")
      }
    }
  }

  struct Names: Decodable { let cases: [Name] }
  struct Name: Decodable { let name, hex: String }

  @Test func everyName() throws {
    let cases = Vectors.load("named-colors", as: Names.self).cases
    #expect(cases.count == NamedColors.all.count)
    for item in cases {
      #expect(try Color(css: item.name).hex == item.hex)
      #expect(try Color(css: item.name.uppercased()).hex == item.hex)
    }
  }
}
