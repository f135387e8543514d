import Audit
import AuditSession
import Foundation

/// A whole palette of 300 tokens with 2,000 pairings in two modes, repaired from its files to its files.
enum PaletteBenchmarks {
  static func run(_ harness: inout Harness) {
    for (name, groups) in [("30 groups of ten", 30), ("20 surfaces for all", 1)] {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("palpable-bench-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try write(groups: groups, to: folder)
        let session = AuditSession(AuditRequest(paths: ["."], root: folder.path))
        let report = try session.repair(.init()).report
        log(
          "palette, \(name): \(report.outcome), \(report.changes.count) changes, cost \(decimals(report.proof.cost)), "
            + "at least \(decimals(report.proof.leastCost)), \(report.proof.arrangements) arrangements")
        harness.measure("repair a palette of 2,000 pairings", name, items: 1) {
          (try? session.repair(.init()).report.changes.count) ?? 0
        }
      } catch { log("\(error)") }
    }
  }

  /// Files of tokens in groups, each with surfaces that are pale by day and deep by night, and text of middling lightness.
  private static func write(groups: Int, to folder: URL) throws {
    var random = SplitMix64(state: 10)
    func hex(_ range: ClosedRange<UInt8>) -> String {
      "#"
        + (0..<3).map { _ in String(256 + Int(UInt8.random(in: range, using: &random)), radix: 16).dropFirst() }
        .joined()
    }
    let (size, surfaces) = (300 / groups, groups == 1 ? 20 : 3)
    var (light, dark, pairings): ([String], [String], [String]) = ([], [], [])
    for group in 0..<groups {
      for index in 0..<size {
        let isSurface = index < surfaces
        light.append("\"g\(group)-\(index)\": { \"$value\": \"\(hex(isSurface ? 225...255 : 20...170))\" }")
        let value = hex(isSurface ? 5...40 : 90...240)
        if isSurface || !index.isMultiple(of: 3) { dark.append("\"g\(group)-\(index)\": { \"$value\": \"\(value)\" }") }
      }
    }
    var seen: Set<String> = []
    while pairings.count < 2_000 {
      let group = Int.random(in: 0..<groups, using: &random)
      let text = Int.random(in: surfaces..<size, using: &random)
      // Often a surface of another group, as components lie on each other.
      let other = Int.random(in: 0..<3, using: &random) == 0 ? Int.random(in: 0..<groups, using: &random) : group
      let background = Int.random(in: 0..<surfaces, using: &random)
      let usage = Int.random(in: 0..<4, using: &random) == 0 ? "component" : "text"
      let pairing = "{ \"\(usage)\": \"g\(group)-\(text)\", \"on\": \"g\(other)-\(background)\" }"
      if seen.insert(pairing).inserted { pairings.append(pairing) }
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func write(_ text: String, _ name: String) throws {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try write("{ \"$type\": \"color\", \(light.joined(separator: ",\n")) }", "light.json")
    try write("{ \"$type\": \"color\", \(dark.joined(separator: ",\n")) }", "dark.json")
    try write(
      """
      { "tokens": ["light.json", { "path": "dark.json", "mode": "dark" }],
        "modes": [{ "name": "light", "scheme": "light" }, { "name": "dark", "scheme": "dark", "base": "light" }],
        "pairings": [\(pairings.joined(separator: ",\n"))] }
      """, "palpable.json")
  }
}
