/// A color vision simulation for many 8-bit colors.
///
/// Each result is equal, to the byte, to simulating the color alone with
/// ``ColorVisionSimulation/simulated(_:)`` and reading ``Color/srgbBytes``.
public struct BatchSimulation: Sendable {
  /// The rows of the matrix of the front plane, then those of the back plane.
  private let rows: [Double]
  /// The normal of the plane between both halves.
  private let normal: SIMD3<Double>
  private let encoding = ByteEncoding.shared

  /// Prepares a simulation.
  public init(_ simulation: ColorVisionSimulation) {
    rows = [simulation.front, simulation.back].flatMap { matrix in
      (0..<3).flatMap { [matrix.column0[$0], matrix.column1[$0], matrix.column2[$0]] }
    }
    normal = simulation.normal
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
    let rows: UnsafeBufferPointer<Double>
    let normal: SIMD3<Double>
    let light: UnsafeBufferPointer<Double>
    let encoding: ByteEncoding.Tables

    /// The plane is chosen by arithmetic, because a processor can't predict on which side of it the next color is. Behind
    /// it, the product with the normal is negative; it is never -0, because no normal has three negative components.
    @inline(__always)
    func simulated(_ pixel: UInt32) -> UInt32 {
      let red = light[Int(pixel & 255)]
      let green = light[Int(pixel >> 8 & 255)]
      let blue = light[Int(pixel >> 16 & 255)]
      let side = (normal.x * red + normal.y * green) + normal.z * blue
      let plane = Int(truncatingIfNeeded: side.bitPattern >> 63) &* 9
      @inline(__always) func code(_ row: Int) -> UInt32 {
        let start = plane &+ row &* 3
        // In every model, the positive elements of a row add up to at most 1.9, the negative ones to at least -1.9.
        return encoding.code(near: (rows[start] * red + rows[start &+ 1] * green) + rows[start &+ 2] * blue)
      }
      return code(0) | code(1) << 8 | code(2) << 16 | pixel & 0xFF00_0000
    }
  }

  private func withTables<Result>(_ body: (Tables) -> Result) -> Result {
    rows.withUnsafeBufferPointer { rows in
      linearLightOfByte.withUnsafeBufferPointer { light in
        encoding.withTables { body(Tables(rows: rows, normal: normal, light: light, encoding: $0)) }
      }
    }
  }
}
