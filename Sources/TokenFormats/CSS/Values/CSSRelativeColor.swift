import CSSText
import ColorScience
import SourceText

// Relative colors (CSS Color 5, section 4): `oklch(from #0a7 calc(l * 0.9) c h / 50%)`.

extension CSSExpansion {
  /// The color of a relative function, written without the one it is relative to.
  func relativeColor(_ function: CSSToken, _ inner: [UInt8], in bytes: [UInt8]) throws(CSSUnknown) -> String {
    let refusal = CSSUnknown("its relative color isn't supported")
    guard let parts = cssComponents(in: inner, 0..<inner.count), parts.count >= 5 else { throw refusal }
    let origin = try color(Array(inner[parts[1].range]))
    var name = function.name(in: bytes)
    var rest = parts[2...]
    let space: ColorSpace
    if function.isNamed("color", in: bytes) {
      name = parts[2].token.name(in: inner)
      guard let named = ColorSpace(id: name) else { throw refusal }
      space = named
      rest = rest.dropFirst()
    } else {
      guard let known = CSSTripletFunction(function, in: bytes) else { throw refusal }
      name = known.modern.rawValue
      space = known.modern == .rgb ? .srgb : ColorSpace(id: name) ?? .srgb
    }
    guard rest.count == 3 || (rest.count == 5 && rest[rest.startIndex + 3].token.isDelimiter(0x2F, in: inner)) else {
      throw refusal
    }
    let channels = channels(of: origin.converted(to: space), in: space, scale: name == "rgb" ? 255 : 1)
    var texts = try rest.prefix(3).map { component throws(CSSUnknown) in try replaced(component, channels, in: inner) }
    var head = function.isNamed("color", in: bytes) ? "color(\(name) " : "\(name)("
    let isUnchanged = zip(rest.prefix(3), channels).allSatisfy { component, channel in
      component.token.kind == .identifier && component.token.name(in: inner) == channel.name
    }
    if name == "rgb", isUnchanged {
      // rgb() clamps what is written in it; a relative color is not clamped.
      let srgb = origin.converted(to: .srgb).components
      (head, texts) = ("color(srgb ", [srgb.x, srgb.y, srgb.z].map { "\($0)" })
    }
    var alpha = "\(origin.alpha)"
    if rest.count == 5 { alpha = try replaced(rest[rest.startIndex + 4], channels, in: inner) }
    return head + texts.joined(separator: " ") + " / \(alpha))"
  }

  /// The color of a text that is written out.
  func color(_ text: [UInt8]) throws(CSSUnknown) -> Color {
    do throws(ColorSyntaxError) { return try Color(css: text) } catch {
      throw CSSUnknown("\(oneLine(text, text.indices, limit: 60)) isn't a color: expected \(error.expected)")
    }
  }

  private func channels(of color: Color, in space: ColorSpace, scale: Double) -> [(name: String, value: Double)] {
    let values = color.components * scale
    let names: [String] =
      switch space {
      case .hsl: ["h", "s", "l"]
      case .hwb: ["h", "w", "b"]
      case .lab, .oklab: ["l", "a", "b"]
      case .lch, .oklch: ["l", "c", "h"]
      case .xyzD50, .xyzD65: ["x", "y", "z"]
      default: ["r", "g", "b"]
      }
    return [(names[0], values.x), (names[1], values.y), (names[2], values.z), ("alpha", color.alpha)]
  }

  /// The text of a component with the names of channels replaced by their numbers.
  private func replaced(
    _ component: CSSComponent, _ channels: [(name: String, value: Double)], in bytes: [UInt8]
  ) throws(CSSUnknown) -> String {
    var text = ""
    var tokens = CSSTokenizer(bytes, in: component.range)
    while true {
      let token = tokens.next()
      if token.kind == .end { return text }
      let name = token.kind == .identifier ? token.name(in: bytes) : ""
      if let channel = channels.first(where: { $0.name == name }) {
        guard channel.value.isFinite else { throw CSSUnknown("a channel of its relative color isn't finite") }
        text += "\(channel.value)"
      } else {
        text += String(decoding: bytes[token.range], as: UTF8.self)
      }
    }
  }
}
