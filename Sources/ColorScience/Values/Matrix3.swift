/// A 3 x 3 matrix that acts on column vectors, kept by columns so that a product is three multiply-adds.
struct Matrix3: Sendable, Hashable {
  let column0, column1, column2: SIMD3<Double>

  /// The matrix with the rows given, as papers and specifications print them.
  @inline(__always)
  init(_ row0: SIMD3<Double>, _ row1: SIMD3<Double>, _ row2: SIMD3<Double>) {
    column0 = SIMD3(row0.x, row1.x, row2.x)
    column1 = SIMD3(row0.y, row1.y, row2.y)
    column2 = SIMD3(row0.z, row1.z, row2.z)
  }

  init(columns column0: SIMD3<Double>, _ column1: SIMD3<Double>, _ column2: SIMD3<Double>) {
    (self.column0, self.column1, self.column2) = (column0, column1, column2)
  }

  @inline(__always)
  static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    matrix.column0 * vector.x + matrix.column1 * vector.y + matrix.column2 * vector.z
  }
}

extension SIMD3<Double> {
  /// The vector with `transform` applied to each lane.
  @inline(__always)
  func mapped(_ transform: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(transform(x), transform(y), transform(z))
  }
}
