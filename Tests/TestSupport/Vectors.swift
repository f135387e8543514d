import Foundation

/// The files of a test target's `Vectors/`: data made with independent oracles, each with its source and tolerance.
public enum Vectors {
  public static func load<Contents: Decodable>(_ name: String, in bundle: Bundle) -> Contents {
    guard let url = bundle.url(forResource: name, withExtension: "json", subdirectory: "Vectors"),
      let data = try? Data(contentsOf: url)
    else { fatalError("no vector file \(name)") }
    do { return try JSONDecoder().decode(Contents.self, from: data) } catch { fatalError("\(name): \(error)") }
  }
}

/// The numbers of a vector file as components; `null` is 0.
public func vector(_ numbers: [Double?]) -> SIMD3<Double> { SIMD3(numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0) }

public func distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
  let d = a - b
  return max(abs(d.x), abs(d.y), abs(d.z))
}
