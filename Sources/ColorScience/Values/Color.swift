/// A color: three components in a color space, an alpha, and which of them are missing.
///
/// Components are not clamped: a component outside its reference range is a color outside the gamut. A value is
/// 64 bytes that are copied without counting references. Two colors are equal when space, components, alpha and
/// missing components are; the same appearance in two spaces is not equality.
public struct Color: Sendable, BitwiseCopyable {
  /// The three components in the order of ``ColorSpace/components``; 0 where ``missing`` says so.
  public let components: SIMD3<Double>
  /// The opacity, 0...1.
  public let alpha: Double
  /// The luminance, where it cost nothing to know when the color was made.
  @usableFromInline
  let knownLuminance: Double
  /// The space of the components.
  public let space: ColorSpace
  /// The components written as `none`: they count as 0, except that an interpolation takes the other color's.
  public let missing: MissingComponents
  @usableFromInline
  let isLuminanceKnown: Bool

  /// The color with these components.
  ///
  /// - Parameters:
  ///   - space: The space of the components.
  ///   - c1: The first component, in the units of ``ColorSpace/components``; likewise `c2` and `c3`.
  ///   - alpha: The opacity; clamped to 0...1.
  public init(_ space: ColorSpace, _ c1: Double, _ c2: Double, _ c3: Double, alpha: Double = 1) {
    self.init(space, SIMD3(c1, c2, c3), alpha: alpha)
  }

  /// The color with these components, of which some may be missing.
  public init(
    _ space: ColorSpace, _ components: SIMD3<Double>, alpha: Double = 1, missing: MissingComponents = []
  ) {
    self.space = space
    self.components = missing.isEmpty ? components : missing.zeroing(components)
    self.alpha = missing.contains(.alpha) ? 0 : alpha < 0 ? 0 : alpha > 1 ? 1 : alpha
    self.missing = missing
    knownLuminance = 0
    isLuminanceKnown = false
  }

  /// The sRGB color with these 8-bit components; its luminance comes from a table.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
    space = .srgb
    components = SIMD3(Double(red) / 255, Double(green) / 255, Double(blue) / 255)
    self.alpha = alpha < 0 ? 0 : alpha > 1 ? 1 : alpha
    missing = []
    knownLuminance = luminance(ofRed: red, green: green, blue: blue)
    isLuminanceKnown = true
  }

  /// White, `#ffffff`.
  public static let white = Color(red: 255, green: 255, blue: 255)

  /// Black, `#000000`.
  public static let black = Color(red: 0, green: 0, blue: 0)

  /// Whether the color is fully opaque.
  @inlinable
  public var isOpaque: Bool { alpha == 1 }

  /// Returns the color with another opacity.
  public func withAlpha(_ alpha: Double) -> Color { Color(self, alpha: alpha) }

  private init(_ color: Color, alpha: Double) {
    components = color.components
    self.alpha = alpha < 0 ? 0 : alpha > 1 ? 1 : alpha
    space = color.space
    missing = color.missing.subtracting(.alpha)
    (knownLuminance, isLuminanceKnown) = (color.knownLuminance, color.isLuminanceKnown)
  }
}

extension Color: Hashable {
  /// Whether space, components, alpha, and missing components are equal.
  public static func == (a: Color, b: Color) -> Bool {
    a.space == b.space && a.components == b.components && a.alpha == b.alpha && a.missing == b.missing
  }

  /// Hashes space, components, alpha, and missing components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(components)
    hasher.combine(alpha)
    hasher.combine(missing)
  }
}
