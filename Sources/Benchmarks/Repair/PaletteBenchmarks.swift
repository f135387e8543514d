import Audit
import AuditSession
import Foundation

/// Whole palettes with named contracts, repaired from their files to their files.
enum PaletteBenchmarks {
  /// A generated palette: texts on surfaces in some modes.
  struct Contract {
    let name: String
    let texts, surfaces, modes, pairings: Int
    /// Whether surfaces and texts have any colors, so that mostly no colors meet all requirements.
    var isRandom = false
  }

  static let contracts = [
    Contract(name: "500 tokens, 2,000 pairings", texts: 440, surfaces: 60, modes: 2, pairings: 1_000),
    Contract(name: "5,000 tokens, 20,000 pairings", texts: 4_600, surfaces: 400, modes: 2, pairings: 10_000),
    Contract(
      name: "50 random tokens on four surfaces", texts: 50, surfaces: 4, modes: 2, pairings: 200, isRandom: true),
    Contract(
      name: "500 random tokens on four surfaces", texts: 500, surfaces: 4, modes: 2, pairings: 2_000, isRandom: true),
    Contract(name: "4 texts on 14 surfaces in 2 modes", texts: 4, surfaces: 14, modes: 2, pairings: 56),
    Contract(name: "79 tokens in 4 modes, 464 pairings", texts: 65, surfaces: 14, modes: 4, pairings: 116),
  ]

  static func run(_ harness: inout Harness) {
    for contract in contracts {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("palpable-bench-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try write(contract, to: folder)
        let session = AuditSession(AuditRequest(paths: ["."], root: folder.path))
        let report = try session.repair(.init()).report
        log(
          "palette, \(contract.name): \(report.outcome), \(report.changes.count) changes, "
            + "\(report.remaining.count) of \(report.pairings.count) pairings still fail")
        harness.measure("repair a palette", contract.name, items: 1) {
          (try? session.repair(.init()).report.changes.count) ?? 0
        }
      } catch { log("\(error)") }
    }
  }

  /// Writes the files of a contract: in light modes surfaces are pale, in dark modes deep, and texts have middle lightness.
  static func write(_ contract: Contract, to folder: URL) throws {
    var random = SplitMix64(state: 10)
    func hex(_ range: ClosedRange<UInt8>) -> String {
      let bytes = (0..<3).map { _ in UInt8.random(in: contract.isRandom ? 0...255 : range, using: &random) }
      return Paint(red: bytes[0], green: bytes[1], blue: bytes[2]).css
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func write(_ text: String, _ name: String) throws {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    for mode in 0..<contract.modes {
      let isLight = mode.isMultiple(of: 2)
      let surfaces = (0..<contract.surfaces).map {
        "\"s\($0)\": { \"$value\": \"\(hex(isLight ? 225...255 : 5...40))\" }"
      }
      let texts = (0..<contract.texts).map { "\"t\($0)\": { \"$value\": \"\(hex(isLight ? 20...170 : 90...240))\" }" }
      try write("{ \"$type\": \"color\",\n\((surfaces + texts).joined(separator: ",\n")) }", "\(mode).json")
    }
    var seen: Set<String> = []
    var pairings: [String] = []
    while pairings.count < min(contract.pairings, contract.texts * contract.surfaces) {
      let text = Int.random(in: 0..<contract.texts, using: &random)
      let surface = Int.random(in: 0..<contract.surfaces, using: &random)
      let pairing = "{ \"text\": \"t\(text)\", \"on\": \"s\(surface)\" }"
      if seen.insert(pairing).inserted { pairings.append(pairing) }
    }
    let modes = (0..<contract.modes).map { mode in
      "{ \"name\": \"m\(mode)\", \"scheme\": \"\(mode.isMultiple(of: 2) ? "light" : "dark")\" }"
    }
    let files = (0..<contract.modes).map { "{ \"path\": \"\($0).json\", \"mode\": \"m\($0)\" }" }
    try write(
      """
      { "tokens": [\(files.joined(separator: ", "))], "modes": [\(modes.joined(separator: ", "))],
        "pairings": [\(pairings.joined(separator: ",\n"))] }
      """, "palpable.json")
  }
}
