import DesignTokens
import TestSupport
import Testing

/// The matcher against the plainest one that can be written: try everything, shortest first.
@Suite struct PathPatternPropertyTests {
  private enum Piece { case letter(UInt8), star, doubleStar, binding(String) }

  private func matchByTrying(_ pieces: ArraySlice<Piece>, _ text: ArraySlice<UInt8>) -> [String: [UInt8]]? {
    guard let piece = pieces.first else { return text.isEmpty ? [:] : nil }
    let rest = pieces.dropFirst()
    if case .letter(let byte) = piece { return text.first == byte ? matchByTrying(rest, text.dropFirst()) : nil }
    for length in 0...text.count {
      let part = text.prefix(length)
      switch piece {
      case .doubleStar: break
      case .binding where part.isEmpty: continue
      default: if part.contains(0x2E) { return nil }
      }
      guard var found = matchByTrying(rest, text.dropFirst(length)) else { continue }
      if case .binding(let name) = piece { found[name] = Array(part) }
      return found
    }
    return nil
  }

  @Test func agreesWithTryingEverything() throws { for seed in 0..<40 as Range<UInt64> { try checkPatterns(seed) } }

  private func checkPatterns(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var matched = 0
    for _ in 0..<50 {
      var pieces: [Piece] = []
      var text = ""
      for _ in 0..<Int.random(in: 0...7, using: &random) {
        var isAfterLetter = true
        if case .letter? = pieces.last {} else { isAfterLetter = pieces.isEmpty }
        switch Int.random(in: 0..<6, using: &random) {
        case 0 where isAfterLetter:
          pieces.append(.star)
          text += "*"
        case 1 where isAfterLetter:
          pieces.append(.doubleStar)
          text += "**"
        case 2 where isAfterLetter:
          pieces.append(.binding("b\(pieces.count)"))
          text += "{b\(pieces.count - 1)}"
        default:
          let byte = Array("ab.".utf8).randomElement(using: &random) ?? 0x61
          pieces.append(.letter(byte))
          text.unicodeScalars.append(Unicode.Scalar(byte))
        }
      }
      let pattern = try PathPattern(text)
      for _ in 0..<8 {
        let path = (0..<Int.random(in: 0...8, using: &random)).map { _ in
          Array("aab.".utf8).randomElement(using: &random) ?? 0x61
        }
        let expected = matchByTrying(pieces[...], path[...])
        if expected != nil { matched += 1 }
        let found = pattern.match(String(decoding: path, as: UTF8.self))
        #expect(pattern.matches(String(decoding: path, as: UTF8.self)) == (expected != nil), "\(text)")
        #expect(found?.mapValues { Array($0.utf8) } == expected, "\(text) on \(String(decoding: path, as: UTF8.self))")
      }
    }
    #expect(matched > 0, "seed \(seed)")
  }
}
