import Foundation

/// The same works by libraries of Python, timed beside this one in the same run by `.ci/peers.py`.
enum PeerBenchmarks {
  /// A work of another library.
  private struct Row: Decodable {
    let work: String
    let peer: String
    let items: Int
    let seconds: Double
  }

  /// Runs the script and prints how many times faster the best variant of this package is; nothing without Python.
  static func run(beside own: [Measurement]) {
    let script = ".ci/peers.py"
    guard FileManager.default.fileExists(atPath: script) else {
      return log("--peers: no \(script) here; run palpable-bench in the folder of the package")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script]
    let pipe = Pipe()
    process.standardOutput = pipe
    do { try process.run() } catch { return log("--peers: \(error)") }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return log("--peers: python3 ended with \(process.terminationStatus)") }
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let row = try? JSONDecoder().decode(Row.self, from: Data(line)) else { continue }
      let best = own.filter { $0.work == row.work && isComparable($0.variant, row.peer) }
        .min { $0.nanosecondsPerItem < $1.nanosecondsPerItem }
      let nanoseconds = row.seconds / Double(row.items) * 1e9
      let ratio = best.map { "; \($0.variant) is \(Int((nanoseconds / $0.nanosecondsPerItem).rounded())) times faster" }
      log("\(row.work), \(row.peer): \(decimals(nanoseconds)) ns\(ratio ?? "")")
    }
  }

  /// Whether a variant is the package's own, and of the model that the peer names, if it names one.
  private static func isComparable(_ variant: String, _ peer: String) -> Bool {
    guard variant != "plain" else { return false }
    return peer.contains("Brettel") == variant.contains("Brettel")
  }
}
