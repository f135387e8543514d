extension ColorSpace {
  /// Components of this space converted to `destination`: up to the lowest common ancestor, then down.
  ///
  /// Nothing is clamped on the way. O(depth of the tree), at most eight steps.
  func convert(_ components: SIMD3<Double>, to destination: ColorSpace) -> SIMD3<Double> {
    guard slot != destination.slot else { return components }
    var value = components
    var here = slot
    var there = destination.slot
    var descent: UInt64 = 0  // the slots to go down through, one byte each, the next one lowest
    var steps = 0
    while here != there {
      if Self.depths[Int(here.rawValue)] >= Self.depths[Int(there.rawValue)] {
        value = Self.definitions[Int(here.rawValue)].toBase(value)
        here = Self.bases[Int(here.rawValue)]
      } else {
        descent = descent << 8 | UInt64(there.rawValue)
        steps += 1
        there = Self.bases[Int(there.rawValue)]
      }
    }
    for _ in 0..<steps {
      value = Self.definitions[Int(truncatingIfNeeded: descent & 0xFF)].fromBase(value)
      descent >>= 8
    }
    return value
  }

  /// The base of each slot; the root is its own.
  private static let bases: [Slot] = Slot.allCases.map { $0.definition.base ?? $0 }

  /// The number of steps from each slot to the root.
  private static let depths: [UInt8] = Slot.allCases.map { slot in
    var depth: UInt8 = 0
    var slot = slot
    while let base = slot.definition.base {
      slot = base
      depth += 1
    }
    return depth
  }
}
