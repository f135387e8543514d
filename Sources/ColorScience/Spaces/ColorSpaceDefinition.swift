extension ColorSpace {
  /// The catalog: one case per space, one line in ``Slot/definition``.
  @usableFromInline
  enum Slot: UInt8, Sendable, Hashable, CaseIterable, BitwiseCopyable {
    case srgb, srgbLinear, displayP3, displayP3Linear, a98RGB, proPhotoRGB, rec2020
    case xyzD50, xyzD65, lab, lch, oklab, oklch, hsl, hwb, hsv

    var definition: Definition {
      switch self {
      case .srgb: .srgb
      case .srgbLinear: .srgbLinear
      case .displayP3: .displayP3
      case .displayP3Linear: .displayP3Linear
      case .a98RGB: .a98RGB
      case .proPhotoRGB: .proPhotoRGB
      case .rec2020: .rec2020
      case .xyzD50: .xyzD50
      case .xyzD65: .xyzD65
      case .lab: .lab
      case .lch: .lch
      case .oklab: .oklab
      case .oklch: .oklch
      case .hsl: .hsl
      case .hwb: .hwb
      case .hsv: .hsv
      }
    }
  }

  /// What a space's file states.
  struct Definition: Sendable {
    typealias Function = @Sendable (SIMD3<Double>) -> SIMD3<Double>

    let id: String
    let components: [Component]
    /// The space that `toBase` leads to; `nil` for the root.
    let base: Slot?
    /// The space whose unit cube bounds this one's gamut; `nil` when every color is in gamut.
    let gamut: Slot?
    let toBase: Function
    let fromBase: Function
    /// Whether the hue of these components has no effect (CSS Color 4, section 4.3), if there is a hue.
    let isHuePowerless: @Sendable (SIMD3<Double>) -> Bool

    init(
      id: String, components: [Component], base: Slot?, gamut: Slot? = nil,
      toBase: @escaping Function = { $0 }, fromBase: @escaping Function = { $0 },
      isHuePowerless: @escaping @Sendable (SIMD3<Double>) -> Bool = { _ in false }
    ) {
      self.id = id
      self.components = components
      self.base = base
      self.gamut = gamut
      self.toBase = toBase
      self.fromBase = fromBase
      self.isHuePowerless = isHuePowerless
    }
  }

  static let definitions: [Definition] = Slot.allCases.map { $0.definition }

  var definition: Definition { Self.definitions[Int(slot.rawValue)] }

  /// The lane of the hue among the components, if the space has one.
  package var hueLane: Int? {
    switch slot {
    case .hsl, .hwb, .hsv: 0
    case .lch, .oklch: 2
    default: nil
    }
  }
}

extension [ColorSpace.Component] {
  static var rgb: Self { [.init("r", 0...1), .init("g", 0...1), .init("b", 0...1)] }
  static var xyz: Self { [.init("x", 0...1), .init("y", 0...1), .init("z", 0...1)] }
}
