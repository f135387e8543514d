/// The 8-bit code of a linear component of sRGB or Display P3, without a power, equal to encoding and rounding it.
///
/// Each of 4096 buckets of linear light holds at most one boundary between two codes; the boundaries are found to the
/// last bit from the transfer function itself when the tables are made.
struct ByteEncoding: Sendable {
  static let shared = ByteEncoding()

  /// The code at the start of each bucket of -2..<2, so that an index masked to 14 bits is in bounds.
  private let first: [UInt8]
  /// The bits of the smallest linear value whose code is at least the index; beyond 255 nothing is.
  private let boundaries: [UInt64]

  private init() {
    var boundaries = [0.0]
    for code in 1...255 {
      func reaches(_ linear: Double) -> Bool { Int(HexNotation.byte(SRGBTransfer.encode(linear))) >= code }
      var boundary = SRGBTransfer.decode((Double(code) - 0.500001) / 255)
      while !reaches(boundary) { boundary = boundary.nextUp }
      while reaches(boundary.nextDown) { boundary = boundary.nextDown }
      boundaries.append(boundary)
    }
    boundaries.append(.infinity)
    self.boundaries = boundaries.map { $0.bitPattern }
    first = (-8192..<8192).map { HexNotation.byte(SRGBTransfer.encode(min(max(Double($0) / 4096, 0), 1))) }
  }

  /// The code of one linear component, clamped to 0...1; what is not a number gives 0.
  @inline(__always)
  func code(_ linear: Double) -> UInt8 {
    let positive = linear > 0 ? linear : 0
    return code(near: positive < 1 ? positive : 1)
  }

  /// The codes of three linear components.
  @inline(__always)
  func codes(_ linear: SIMD3<Double>) -> SIMD3<UInt8> { [code(linear.x), code(linear.y), code(linear.z)] }

  /// The code of a component in -1.9...1.9, clamped to 0...1 without a branch.
  @inline(__always)
  private func code(near linear: Double) -> UInt8 {
    UInt8(truncatingIfNeeded: withTables { $0.code(near: linear) })
  }

  /// The tables for a loop over many colors.
  struct Tables {
    fileprivate let first: UnsafeBufferPointer<UInt8>
    fileprivate let boundaries: UnsafeBufferPointer<UInt64>

    /// The code of a component in -1.9...1.9, clamped to 0...1 without a branch.
    ///
    /// In 4..<8, the fourteen highest bits of the significand of 6 + x are the bucket. Numbers that are not negative are
    /// in the order of their bits; of the others, no bit is kept.
    @inline(__always)
    func code(near linear: Double) -> UInt32 {
      let bucket = (6 + linear).bitPattern >> 38
      let code = first[Int(truncatingIfNeeded: bucket & 16383)]
      let bits = Int64(bitPattern: linear.bitPattern)
      let positive = UInt64(bitPattern: bits & ~(bits >> 63))
      let reaches = (boundaries[Int(code) + 1] &- 1 &- positive) >> 63
      return UInt32(code) &+ UInt32(truncatingIfNeeded: reaches)
    }
  }

  /// Calls a function with the tables, which are valid during the call.
  @inline(__always)
  func withTables<Result>(_ body: (Tables) -> Result) -> Result {
    first.withUnsafeBufferPointer { first in
      boundaries.withUnsafeBufferPointer { body(Tables(first: first, boundaries: $0)) }
    }
  }

  /// Linear light of three codes.
  @inline(__always)
  static func linear(_ codes: SIMD3<UInt8>) -> SIMD3<Double> {
    [linearLightOfByte[Int(codes.x)], linearLightOfByte[Int(codes.y)], linearLightOfByte[Int(codes.z)]]
  }
}
