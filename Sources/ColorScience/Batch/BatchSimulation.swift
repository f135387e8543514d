/// A color vision simulation with lookup tables for many 8-bit colors.
///
/// Each result is equal, to the byte, to simulating the color alone with
/// ``ColorVisionSimulation/simulated(_:)`` and reading ``Color/srgbBytes``.
public struct BatchSimulation: Sendable {
  /// What each code of each component adds to the linear result, for the front plane and then for the back plane.
  private let planes: [SIMD4<Double>]
  /// What each code of each component adds to the product with the normal of the planes, which is negative behind them.
  private let sides: [Double]
  private let encoding = ByteEncoding.shared

  /// The number of entries for one plane: the codes of three components.
  private static let planeLength = 768

  /// The tables of a simulation: 3 x 256 entries for each plane.
  public init(_ simulation: ColorVisionSimulation) {
    func table(_ matrix: Matrix3) -> [SIMD4<Double>] {
      [matrix.column0, matrix.column1, matrix.column2].flatMap { column in
        (0..<256).map { SIMD4(column * linearLightOfByte[$0], 0) }
      }
    }
    // With one plane, both halves are the same.
    planes = table(simulation.front) + table(simulation.back)
    sides = (0..<3).flatMap { lane in (0..<256).map { simulation.normal[lane] * linearLightOfByte[$0] } }
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
    let planes: UnsafeBufferPointer<SIMD4<Double>>
    let sides: UnsafeBufferPointer<Double>
    let encoding: ByteEncoding.Tables

    /// The plane is chosen by arithmetic, because a processor can't predict on which side of it the next color is.
    @inline(__always)
    func simulated(_ pixel: UInt32) -> UInt32 {
      let red = Int(pixel & 255)
      let green = Int(pixel >> 8 & 255) + 256
      let blue = Int(pixel >> 16 & 255) + 512
      let isBehind = (sides[red] + sides[green]) + sides[blue] < 0
      let plane = isBehind ? BatchSimulation.planeLength : 0
      var linear = (planes[plane + red] + planes[plane + green]) + planes[plane + blue]
      linear.replace(with: 0, where: linear .< 0)
      linear.replace(with: 1, where: linear .> 1)
      return encoding.code(clamped: linear.x) | encoding.code(clamped: linear.y) << 8
        | encoding.code(clamped: linear.z) << 16 | pixel & 0xFF00_0000
    }
  }

  private func withTables<Result>(_ body: (Tables) -> Result) -> Result {
    planes.withUnsafeBufferPointer { planes in
      sides.withUnsafeBufferPointer { sides in
        encoding.withTables { body(Tables(planes: planes, sides: sides, encoding: $0)) }
      }
    }
  }
}
