import Audit
import DesignTokens

/// The ramps of a palette: tokens that are steps of one color, from the file's `ramps` or by their names, such as `blue.50` to `blue.950`.
struct PaletteSteps {
  /// The tokens of each ramp, declared ramps first.
  let ramps: [[TokenPath]]
  private var rampsOf: [TokenPath: [Int]] = [:]

  /// Finds the ramps of a system.
  ///
  /// - Complexity: O(n) for n tokens.
  init(_ report: AuditReport) {
    var ramps = report.system.ramps
    var named: [String: [(path: TokenPath, step: Int)]] = [:]
    var order: [String] = []
    for token in report.system.tokens.tokens where token.type == nil || token.type == .color {
      guard let name = PaletteSteps.step(of: token.path) else { continue }
      if named[name.family] == nil { order.append(name.family) }
      named[name.family, default: []].append((token.path, name.step))
    }
    for family in order {
      let steps = named[family] ?? []
      if steps.count > 1 { ramps.append(steps.sorted { $0.step < $1.step }.map(\.path)) }
    }
    self.ramps = ramps
    for (index, ramp) in ramps.enumerated() {
      for path in ramp { rampsOf[path, default: []].append(index) }
    }
  }

  /// Returns the other steps of the ramps of a token.
  func siblings(of path: TokenPath) -> [TokenPath] {
    var seen: Set<TokenPath> = [path]
    return (rampsOf[path] ?? []).flatMap { ramps[$0] }.filter { seen.insert($0).inserted }
  }

  /// Returns the family and the number of a name such as `blue.500`, `gray-11`, or `Palette.blue40`; nil for other names.
  private static func step(of path: TokenPath) -> (family: String, step: Int)? {
    let bytes = Array(path.description.utf8)
    let digits = bytes.reversed().prefix { (0x30...0x39).contains($0) }.count
    guard (1...4).contains(digits), digits < bytes.count,
      let step = Int(String(decoding: bytes.suffix(digits), as: UTF8.self))
    else { return nil }
    return (String(decoding: bytes.dropLast(digits), as: UTF8.self), step)
  }
}
