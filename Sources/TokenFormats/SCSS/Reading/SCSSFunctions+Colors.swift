import CSSText
import ColorScience

// Functions of colors: of sRGB and HSL, as Sass defines them for colors in hexadecimal, RGB, and HSL.

extension SCSSFunctions {
  typealias ColorFunction = @Sendable (SCSSArguments) -> SCSSValue?

  static let colorFunctions: [String: ColorFunction] = [
    "rgb": components("rgb"), "rgba": components("rgb"), "hsl": components("hsl"), "hsla": components("hsl"),
    "hwb": components("hwb"),
    "mix": mix,
    "lighten": { hsl($0) { SIMD3($0.x, $0.y, clamped($0.z + $1)) } },
    "darken": { hsl($0) { SIMD3($0.x, $0.y, clamped($0.z - $1)) } },
    "saturate": { hsl($0) { SIMD3($0.x, clamped($0.y + $1), $0.z) } },
    "desaturate": { hsl($0) { SIMD3($0.x, clamped($0.y - $1), $0.z) } },
    "adjust-hue": { hsl($0) { SIMD3($0.x + $1, $0.y, $0.z) } },
    "complement": { only($0, "color")?.color.flatMap { hsl($0) { SIMD3($0.x + 180, $0.y, $0.z) } } },
    "grayscale": { $0[0, "color"]?.color.flatMap { hsl($0) { SIMD3($0.x, 0, $0.z) } } },
    "invert": { arguments in
      guard let color = legacy(only(arguments, "color")) else { return nil }
      let inverse = SIMD3(1.0, 1, 1) - color.components
      return SCSSValue(.color(Color(.srgb, inverse, alpha: color.alpha)))
    },
    "transparentize": { alpha($0) { $0 - $1 } }, "fade-out": { alpha($0) { $0 - $1 } },
    "opacify": { alpha($0) { $0 + $1 } }, "fade-in": { alpha($0) { $0 + $1 } },
    "alpha": { $0[0, "color"]?.color.map { SCSSValue(.number($0.alpha, unit: "")) } },
    "opacity": { $0[0, "color"]?.color.map { SCSSValue(.number($0.alpha, unit: "")) } },
    "red": channel { ($0.components.x * 255).rounded() }, "green": channel { ($0.components.y * 255).rounded() },
    "blue": channel { ($0.components.z * 255).rounded() },
    "hue": channel("deg") { $0.converted(to: .hsl).components.x },
    "saturation": channel("%") { $0.converted(to: .hsl).components.y },
    "lightness": channel("%") { $0.converted(to: .hsl).components.z },
    "color.channel": { arguments in
      // Without a space, the name is one of the color's own space, which the value no longer has.
      guard let color = legacy(arguments[0, "color"]), let name = arguments[1, "channel"]?.plainText else { return nil }
      let hsl = color.converted(to: .hsl).components
      switch (name, arguments[2, "space"]?.plainText ?? "") {
      case ("red", "rgb"), ("red", ""): return SCSSValue(.number(color.components.x * 255, unit: ""))
      case ("green", "rgb"), ("green", ""): return SCSSValue(.number(color.components.y * 255, unit: ""))
      case ("blue", "rgb"), ("blue", ""): return SCSSValue(.number(color.components.z * 255, unit: ""))
      case ("hue", "hsl"): return SCSSValue(.number(hsl.x, unit: "deg"))
      case ("saturation", "hsl"): return SCSSValue(.number(hsl.y, unit: "%"))
      case ("lightness", "hsl"): return SCSSValue(.number(hsl.z, unit: "%"))
      case ("alpha", _): return SCSSValue(.number(color.alpha, unit: ""))
      default: return nil
      }
    },
    "adjust-color": { changed($0, .adjust) }, "scale-color": { changed($0, .scale) },
    "change-color": { changed($0, .change) },
  ]

  private static func clamped(_ value: Double, to most: Double = 100) -> Double { min(max(value, 0), most) }

  /// A color in sRGB, for which the functions are defined; nil for one in another space.
  private static func legacy(_ value: SCSSValue?) -> Color? {
    guard let color = value?.color, color.space.isSRGBFamily, color.missing.isEmpty else { return nil }
    return color.converted(to: .srgb)
  }

  /// The argument of a call with no other, such as `$weight` or `$space`, which would change the result.
  private static func only(_ arguments: SCSSArguments, _ name: String) -> SCSSValue? {
    arguments.values.count + arguments.named.count == 1 ? arguments[0, name] : nil
  }

  private static func channel(_ unit: String = "", _ read: @escaping @Sendable (Color) -> Double) -> ColorFunction {
    { arguments in legacy(arguments[0, "color"]).map { SCSSValue(.number(read($0), unit: unit)) } }
  }

  /// `rgba($color, 0.5)`, and the notations of CSS.
  private static func components(_ name: String) -> ColorFunction {
    { arguments in
      if let color = arguments[0, "color"]?.color {
        guard name == "rgb", let alpha = arguments[1, "alpha"], arguments.values.count + arguments.named.count == 2,
          let opacity = fraction(alpha)
        else { return nil }
        return SCSSValue(.color(color.withAlpha(opacity)))
      }
      guard arguments.named.isEmpty else { return nil }
      let texts = arguments.values.map(\.plainText)
      guard !texts.contains(nil) else { return nil }
      let text = "\(name)(\(texts.compactMap { $0 }.joined(separator: ", ")))"
      if let color = try? Color(css: text) { return SCSSValue(.color(color.converted(to: .srgb))) }
      return text.utf8.count < 1000 && SourceVariables.hasVariable(text) ? SCSSValue(.text(text, isQuoted: false)) : nil
    }
  }

  private static func fraction(_ value: SCSSValue) -> Double? {
    guard case .number(let number, let unit) = value.content, number.isFinite else { return nil }
    return unit == "%" ? clamped(number / 100, to: 1) : unit.isEmpty ? clamped(number, to: 1) : nil
  }

  /// `mix($a, $b, 50%)`, weighted by the alphas; with `$method` as CSS interpolates.
  private static let mix: ColorFunction = { arguments in
    guard let first = arguments[0, "color1"]?.color, let second = arguments[1, "color2"]?.color else { return nil }
    var weight = 50.0
    if let given = arguments[2, "weight"] {
      guard let number = given.number, (0...100).contains(number) else { return nil }
      weight = number
    }
    if let method = arguments[3, "method"] {
      guard let space = method.plainText,
        let css = try? Color(
          css: "color-mix(in \(space), \(first.css) \(plainDecimal(weight))%, \(second.css))")
      else { return nil }
      return SCSSValue(.color(css))
    }
    guard let a = legacy(arguments[0, "color1"]), let b = legacy(arguments[1, "color2"]) else { return nil }
    let share = weight / 100
    let (sum, difference) = (2 * share - 1, a.alpha - b.alpha)
    let factor = sum * difference == -1 ? sum : (sum + difference) / (1 + sum * difference)
    let part = (factor + 1) / 2
    let mixed = a.components * part + b.components * (1 - part)
    return SCSSValue(.color(Color(.srgb, mixed, alpha: a.alpha * share + b.alpha * (1 - share))))
  }

  private static func hsl(_ color: Color, _ change: (SIMD3<Double>) -> SIMD3<Double>) -> SCSSValue? {
    guard color.space.isSRGBFamily, color.missing.isEmpty else { return nil }
    let changed = change(color.converted(to: .hsl).components)
    return SCSSValue(.color(Color(.hsl, changed, alpha: color.alpha).converted(to: .srgb)))
  }

  private static func hsl(
    _ arguments: SCSSArguments, _ change: (SIMD3<Double>, Double) -> SIMD3<Double>
  ) -> SCSSValue? {
    // Sass converts other units of angles, such as `turn`, to degrees.
    guard let color = arguments[0, "color"]?.color,
      case .number(let amount, let unit)? = (arguments[1, "amount"] ?? arguments[1, "degrees"])?.content,
      amount.isFinite, ["", "%", "deg"].contains(unit)
    else { return nil }
    return hsl(color) { change($0, amount) }
  }

  private static func alpha(_ arguments: SCSSArguments, _ change: (Double, Double) -> Double) -> SCSSValue? {
    guard let color = arguments[0, "color"]?.color, let amount = arguments[1, "amount"].flatMap(fraction) else {
      return nil
    }
    return SCSSValue(.color(color.withAlpha(change(color.alpha, amount))))
  }

  /// What `color.adjust`, `color.scale`, and `color.change` do with a channel.
  private enum Change {
    case adjust, scale, change

    func result(_ value: Double, _ amount: Double, _ unit: String, most: Double) -> Double {
      let scaled = unit == "%" ? amount * most / 100 : amount
      switch self {
      case .adjust: return clamped(value + scaled, to: most)
      case .scale: return clamped(value + (amount > 0 ? most - value : value) * amount / 100, to: most)
      case .change: return clamped(scaled, to: most)
      }
    }
  }

  private static func changed(_ arguments: SCSSArguments, _ change: Change) -> SCSSValue? {
    guard let color = legacy(arguments[0, "color"]), arguments.values.count <= 1 else { return nil }
    var named = arguments.named
    named["color"] = nil
    if let space = named.removeValue(forKey: "space")?.plainText, !["rgb", "hsl"].contains(space) { return nil }
    var rgb = color.components * 255
    var hsl = color.converted(to: .hsl).components
    var alpha = color.alpha
    var (isRGB, isHSL) = (false, false)
    for (name, value) in named {
      guard case .number(let amount, let unit) = value.content, amount.isFinite else { return nil }
      switch name {
      case "red": rgb.x = change.result(rgb.x, amount, unit, most: 255)
      case "green": rgb.y = change.result(rgb.y, amount, unit, most: 255)
      case "blue": rgb.z = change.result(rgb.z, amount, unit, most: 255)
      case "hue" where change != .scale && ["", "deg"].contains(unit):
        hsl.x = change == .adjust ? hsl.x + amount : amount
      // Above 100 %, versions of Sass and browsers differ.
      case "saturation" where change == .adjust && hsl.y + amount > 100: return nil
      case "saturation": hsl.y = change.result(hsl.y, amount, "%", most: 100)
      case "lightness": hsl.z = change.result(hsl.z, amount, "%", most: 100)
      case "alpha": alpha = change.result(alpha, amount, unit, most: 1)
      default: return nil
      }
      isRGB = isRGB || ["red", "green", "blue"].contains(name)
      isHSL = isHSL || ["hue", "saturation", "lightness"].contains(name)
    }
    guard !(isRGB && isHSL) else { return nil }
    if isHSL { return SCSSValue(.color(Color(.hsl, hsl, alpha: alpha).converted(to: .srgb))) }
    return SCSSValue(.color(Color(.srgb, rgb / 255, alpha: alpha)))
  }
}

/// Looks for variables of CSS in a text.
enum SourceVariables {
  static func hasVariable(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      let needle = Array("var(--".utf8)
      guard bytes.count >= needle.count else { return false }
      return (0...bytes.count - needle.count).contains { bytes[$0..<$0 + needle.count].elementsEqual(needle) }
    }
  }
}
