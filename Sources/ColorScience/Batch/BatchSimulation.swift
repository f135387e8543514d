/// A color vision simulation with lookup tables for many 8-bit colors.
///
/// Each result is equal, to the byte, to simulating the color alone with
/// ``ColorVisionSimulation/simulated(_:)`` and reading ``Color/srgbBytes``.
public struct BatchSimulation: Sendable {
  /// What each code of each component adds to the linear result in front of the dividing plane, and in the last lane to
  /// the product with its normal, which is negative behind it.
  private let parts: [SIMD4<Double>]
  /// What each unit of the product adds behind the plane.
  private let fold: SIMD4<Double>
  private let encoding = ByteEncoding.shared

  /// The tables of a simulation: 3 x 256 entries.
  public init(_ simulation: ColorVisionSimulation) {
    let (front, normal) = (simulation.front, simulation.normal)
    parts = [(front.column0, normal.x), (front.column1, normal.y), (front.column2, normal.z)].flatMap { column, side in
      (0..<256).map { SIMD4(column * linearLightOfByte[$0], side * linearLightOfByte[$0]) }
    }
    fold = SIMD4(simulation.fold, 0)
  }

  /// Simulates packed pixels in place: each element has red in its lowest byte, then green, blue, alpha, which is kept.
  public func simulate(_ pixels: inout [UInt32]) {
    withTables { tables in
      pixels.withUnsafeMutableBufferPointer { pixels in
        for index in pixels.indices { pixels[index] = tables.simulated(pixels[index]) }
      }
    }
  }

  /// Returns one simulated packed pixel.
  public func simulated(_ pixel: UInt32) -> UInt32 { withTables { $0.simulated(pixel) } }

  /// The tables, whose indexes are in bounds by construction.
  private struct Tables {
    let parts: UnsafeBufferPointer<SIMD4<Double>>
    let fold: SIMD4<Double>
    let encoding: ByteEncoding.Tables

    /// The side of the plane is used by arithmetic, because a processor can't predict on which one the next color is.
    @inline(__always)
    func simulated(_ pixel: UInt32) -> UInt32 {
      let red = Int(pixel & 255)
      let green = Int(pixel >> 8 & 255) + 256
      let blue = Int(pixel >> 16 & 255) + 512
      let sum = (parts[red] + parts[green]) + parts[blue]
      var linear = sum + fold * min(sum.w, 0)
      linear.replace(with: 0, where: linear .< 0)
      linear.replace(with: 1, where: linear .> 1)
      return encoding.code(clamped: linear.x) | encoding.code(clamped: linear.y) << 8
        | encoding.code(clamped: linear.z) << 16 | pixel & 0xFF00_0000
    }
  }

  private func withTables<Result>(_ body: (Tables) -> Result) -> Result {
    parts.withUnsafeBufferPointer { parts in
      encoding.withTables { body(Tables(parts: parts, fold: fold, encoding: $0)) }
    }
  }
}
