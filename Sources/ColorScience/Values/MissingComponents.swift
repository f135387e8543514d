/// The missing components of a color (`none` in CSS Color 4, section 4.4).
public struct MissingComponents: OptionSet, Sendable, Hashable, BitwiseCopyable {
  /// One bit per component, the first one lowest, then the opacity.
  public let rawValue: UInt8

  /// The options with these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The first component.
  public static let first = MissingComponents(rawValue: 1)
  /// The second component.
  public static let second = MissingComponents(rawValue: 2)
  /// The third component.
  public static let third = MissingComponents(rawValue: 4)
  /// The opacity.
  public static let alpha = MissingComponents(rawValue: 8)

  /// The option of one of the three lanes.
  package static func lane(_ index: Int) -> MissingComponents { MissingComponents(rawValue: 1 << UInt8(index)) }

  func zeroing(_ components: SIMD3<Double>) -> SIMD3<Double> {
    [
      contains(.first) ? 0 : components.x, contains(.second) ? 0 : components.y, contains(.third) ? 0 : components.z,
    ]
  }
}
