import TestSupport
import Testing

@testable import ColorScience

@Suite struct ContrastVectorTests {
  struct File: Decodable { let cases: [Case] }
  struct Case: Decodable {
    let id, fg, bg: String
    let fgAlpha, bgAlpha, lumFg, lumBg: Double?
    let base: String?
    let composite, compositeBg: [Double]?
    let ratio: Double
    let aa, aaLarge, aaa, aaaLarge, nonText: Bool
  }

  static func color(_ text: String, alpha: Double?) throws -> Color {
    if text.hasPrefix("#") { return try Color(hex: text).withAlpha(alpha ?? 1).opaqueRestored(alpha, text) }
    let parts = text.dropFirst("color(".count).dropLast().split(separator: " ")
    let space = try #require(ColorSpace(id: String(parts[0])))
    return Color(space, Double(parts[1])!, Double(parts[2])!, Double(parts[3])!, alpha: alpha ?? 1)
  }

  @Test func everyCase() throws {
    let cases = Vectors.load("wcag-contrast", as: File.self).cases
    #expect(cases.count == 598)
    for item in cases {
      let foreground = try Self.color(item.fg, alpha: item.fgAlpha)
      var stack = [try Self.color(item.bg, alpha: item.bgAlpha)]
      if let base = item.base { stack.append(try Self.color(base, alpha: nil)) }
      guard case .exact(let ratio, let front, let back) = contrast(of: foreground, on: stack) else {
        Issue.record("\(item.id): no exact ratio")
        continue
      }
      let isWide = item.fg.hasPrefix("color(display-p3") || item.bg.hasPrefix("color(display-p3")
      #expect(abs(ratio - item.ratio) <= (isWide ? 1e-6 : 1e-9), "\(item.id): \(ratio), expected \(item.ratio)")
      if let l = item.lumFg { #expect(abs(front.relativeLuminance - l) <= 1e-12, "\(item.id) foreground") }
      if let l = item.lumBg { #expect(abs(back.relativeLuminance - l) <= 1e-12, "\(item.id) background") }
      if let c = item.composite { #expect(distance(front.components(in: .srgb), vector(c)) <= 1e-9, "\(item.id)") }
      if let c = item.compositeBg { #expect(distance(back.components(in: .srgb), vector(c)) <= 1e-9, "\(item.id)") }
      #expect((ratio >= 4.5) == item.aa && (ratio >= 3) == item.aaLarge, "\(item.id)")
      #expect((ratio >= 7) == item.aaa && (ratio >= 4.5) == item.aaaLarge, "\(item.id)")
      #expect((ratio >= 3) == item.nonText, "\(item.id)")
    }
  }
}

extension Color {
  /// The color as read when no alpha is stated, so that the looked-up luminance is tested too.
  fileprivate func opaqueRestored(_ alpha: Double?, _ text: String) throws -> Color {
    alpha == nil ? try Color(hex: text) : self
  }
}
