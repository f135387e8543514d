/// A stable radix sort of numbers with their places, in six passes of eleven bits.
enum RadixSort {
  /// The values in ascending order and the index of each before sorting; what is not a number comes last.
  static func sorted(_ values: [Double]) -> ([Double], [UInt32]) {
    guard values.count > 64 else {
      let order = values.indices.sorted { (key(values[$0]), $0) < (key(values[$1]), $1) }
      return (order.map { values[$0] }, order.map(UInt32.init))
    }
    var source = values.map(key)
    var places = (0..<UInt32(values.count)).map { $0 }
    var target = [UInt64](repeating: 0, count: values.count)
    var targetPlaces = [UInt32](repeating: 0, count: values.count)
    // The low 20 bits only order values closer than 1e-10 of their size; an insertion pass at the end settles those.
    for shift in stride(from: 20, to: 64, by: 11) {
      var starts = [Int](repeating: 0, count: 2048)
      for key in source { starts[Int(truncatingIfNeeded: key >> UInt64(shift)) & 2047] += 1 }
      var sum = 0
      for digit in 0..<2048 { (starts[digit], sum) = (sum, sum + starts[digit]) }
      for index in source.indices {
        let digit = Int(truncatingIfNeeded: source[index] >> UInt64(shift)) & 2047
        let place = starts[digit]
        starts[digit] = place + 1
        target[place] = source[index]
        targetPlaces[place] = places[index]
      }
      swap(&source, &target)
      swap(&places, &targetPlaces)
    }
    settle(&source, &places)
    return (places.map { values[Int($0)] }, places)
  }

  /// An insertion sort for keys that are almost in order.
  private static func settle(_ keys: inout [UInt64], _ places: inout [UInt32]) {
    for index in keys.indices.dropFirst() where keys[index - 1] > keys[index] {
      var hole = index
      while hole > 0, keys[hole - 1] > keys[hole] {
        keys.swapAt(hole - 1, hole)
        places.swapAt(hole - 1, hole)
        hole -= 1
      }
    }
  }

  /// Bits that order as the numbers do.
  @inline(__always)
  private static func key(_ value: Double) -> UInt64 {
    let bits = (value + 0).bitPattern
    return bits >> 63 == 0 ? bits | 1 << 63 : ~bits
  }
}
