/// A color vision simulation with lookup tables for many 8-bit colors.
///
/// Each result is equal, to the byte, to simulating the color alone with
/// ``ColorVisionSimulation/simulated(_:)`` and reading ``Color/srgbBytes``.
public struct BatchSimulation: Sendable {
  /// What each code of each component adds to the linear result; lane 3 holds the product with the plane's normal.
  private let front: [SIMD4<Double>]
  private let back: [SIMD4<Double>]
  private let hasTwoPlanes: Bool
  private let encoding = ByteEncoding.shared

  /// The tables of a simulation: 3 x 256 entries for each plane.
  public init(_ simulation: ColorVisionSimulation) {
    func table(_ matrix: Matrix3) -> [SIMD4<Double>] {
      var table: [SIMD4<Double>] = []
      for (lane, column) in [matrix.column0, matrix.column1, matrix.column2].enumerated() {
        for code in 0..<256 {
          let linear = linearLightOfByte[code]
          table.append(SIMD4(column * linear, simulation.normal[lane] * linear))
        }
      }
      return table
    }
    front = table(simulation.front)
    back = table(simulation.back)
    hasTwoPlanes = simulation.front != simulation.back
  }

  /// Simulates packed pixels in place: each element has red in its lowest byte, then green, blue, alpha, which is kept.
  public func simulate(_ pixels: inout [UInt32]) {
    pixels.withUnsafeMutableBufferPointer { pixels in
      for index in pixels.indices { pixels[index] = simulated(pixels[index]) }
    }
  }

  /// Returns one simulated packed pixel.
  @inline(__always)
  public func simulated(_ pixel: UInt32) -> UInt32 {
    let red = Int(pixel & 255)
    let green = Int(pixel >> 8 & 255) + 256
    let blue = Int(pixel >> 16 & 255) + 512
    var linear = (front[red] + front[green]) + front[blue]
    if hasTwoPlanes, linear.w < 0 { linear = (back[red] + back[green]) + back[blue] }
    linear.replace(with: 0, where: linear .< 0)
    linear.replace(with: 1, where: linear .> 1)
    return UInt32(encoding.code(clamped: linear.x)) | UInt32(encoding.code(clamped: linear.y)) << 8
      | UInt32(encoding.code(clamped: linear.z)) << 16 | pixel & 0xFF00_0000
  }
}
