import Audit
import DesignTokens
import SourceText

/// The pairings of which the page's script can derive fingerprints and anchors of findings.
///
/// Their names are visible ASCII, no other pairing has the same names, and an anchor is never cut.
struct HTMLPlainNames {
  private let modeCount: Int
  /// The lengths of mode names and of the names of pairings in an anchor; nil if a name isn't plain.
  private let modes: [Int?]
  private let pairings: [Int?]
  private let rules: [String: Int]

  init(_ context: HTMLContext) {
    let report = context.report
    modeCount = max(1, report.modes.count)
    modes = report.modes.map { HTMLPlainNames.length($0.name) }
    var rules: [String: Int] = [:]
    for rule in report.rules { rules[rule.descriptor.id] = HTMLPlainNames.length(rule.descriptor.id) }
    self.rules = rules
    var known: [TokenPath: Int?] = [:]
    func length(_ path: TokenPath) -> Int? {
      if let length = known[path] { return length }
      let length = HTMLPlainNames.length(path.description)
      known[path] = .some(length)
      return length
    }
    pairings = context.firstResults.map { result in
      let measured = report.pairings[result].measured
      let pairing = measured.pairing
      guard !context.isTwin(result: result), measured.foreground.path == pairing.foreground,
        measured.background.path == pairing.background, pairing.backdrops.isEmpty,
        let front = length(pairing.foreground), let back = length(pairing.background)
      else { return nil }
      let names = front + back + pairing.usage.rawValue.utf8.count
      guard let style = pairing.textStyle else { return names + 2 }
      return style.isEmpty ? nil : HTMLPlainNames.length("style:" + style).map { names + $0 + 3 }
    }
  }

  /// Whether the fingerprint of a rule's finding on a result follows from the names.
  func arePlain(rule: String, result: Int) -> Bool {
    guard let names = pairings[result / modeCount], let mode = modes[result % modeCount], let rule = rules[rule]
    else { return false }
    return names + mode + rule + 2 <= HTMLElementID.longest
  }

  /// Returns the length of a name in an anchor, in bytes; nil unless the name is visible ASCII.
  private static func length(_ name: String) -> Int? {
    guard name.isVisibleASCII else { return nil }
    return name.utf8.reduce(0) { length, byte in
      if HTMLElementID.kept.contains(byte) { return length + 1 }
      switch byte {
      // The fingerprint has "%" and two digits, and the anchor has a longer notation of "%".
      case UInt8(ascii: " "), UInt8(ascii: "/"), UInt8(ascii: "%"): return length + 5
      default: return length + 3
      }
    }
  }
}
