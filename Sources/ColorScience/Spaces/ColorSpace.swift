/// A color space of CSS Color 4 (and HSV): its name, its components, and its place in the tree of conversions.
///
/// A value is one byte, so that a ``Color`` can be copied without counting references. Each space has a file in
/// `Spaces/` that states its base space and the two functions between them; every conversion is one walk through that tree.
public struct ColorSpace: Sendable, Hashable, Identifiable, BitwiseCopyable {
  @usableFromInline
  let slot: Slot

  @inlinable
  init(_ slot: Slot) { self.slot = slot }

  /// The name that CSS and DTCG use, for example `display-p3`.
  public var id: String { definition.id }

  /// The three components in order.
  public var components: [Component] { definition.components }

  /// The space this one is defined from; `nil` for XYZ D65, the root.
  public var base: ColorSpace? { definition.base.map(ColorSpace.init) }

  /// Every space, in the order of the catalog.
  public static let all: [ColorSpace] = Slot.allCases.map(ColorSpace.init)

  /// The space with an id, where `xyz` means `xyz-d65`; `nil` if the id is unknown.
  ///
  /// Names are compared exactly, byte for byte. O(number of spaces).
  public init?(id: String) {
    let name = id == "xyz" ? "xyz-d65" : id
    guard let space = Self.all.first(where: { $0.id == name }) else { return nil }
    self = space
  }

  /// Whether the space is a transform of gamma-encoded sRGB, for which WCAG states luminance literally.
  @inlinable
  public var isSRGBFamily: Bool {
    switch slot {
    case .srgb, .hsl, .hwb, .hsv: true
    default: false
    }
  }
}

extension ColorSpace {
  /// A component of a color space: its name, its reference range, and whether it is an angle.
  public struct Component: Sendable, Hashable {
    /// The name, as CSS writes it in relative colors or in prose: `r`, `l`, `hue`.
    public let name: String
    /// The reference range: 0...1 for RGB, 0...100 for percentages, 0...360 for hues. Not a limit.
    public let range: ClosedRange<Double>
    /// Whether the component is a hue in degrees.
    public let isHue: Bool

    init(_ name: String, _ range: ClosedRange<Double>, isHue: Bool = false) {
      self.name = name
      self.range = range
      self.isHue = isHue
    }
  }
}

extension ColorSpace: CustomStringConvertible {
  /// The identifier.
  public var description: String { id }
}
