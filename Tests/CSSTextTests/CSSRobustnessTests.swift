import CSSText
import ColorScience
import TestSupport
import Testing

/// Texts that mean nothing must give an error or a color, never a trap.
@Suite struct CSSRobustnessTests {
  struct File: Decodable { let cases: [Case] }
  struct Case: Decodable { let css: String }

  /// Texts of the vector file, cut, joined and with bytes exchanged.
  @Test func mutatedTextsAreReadOrRefused() {
    let texts = Vectors.load("css-parse", as: File.self).cases.map { Array($0.css.utf8) }
    let alphabet = Array("()/,%#.-+eE0123456789 none calc(deg\\*\u{0}\u{7F}é".utf8)
    var random = SplitMix64(seed: 51)
    var read = 0
    for _ in 0..<8_000 {
      var bytes = texts.randomElement(using: &random)!
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        switch random.next() % 4 {
        case 0: bytes.insert(alphabet.randomElement(using: &random)!, at: place)
        case 1: if place < bytes.count { bytes.remove(at: place) }
        case 2: if place < bytes.count { bytes[place] = alphabet.randomElement(using: &random)! }
        default: bytes = bytes[..<place] + texts.randomElement(using: &random)!.suffix(8)
        }
      }
      do throws(ColorSyntaxError) {
        let color = try Color(css: bytes)
        _ = color.css
        _ = color.hex
        _ = contrastRatio(of: color, on: .white)
        read += 1
      } catch {
        #expect(error.offset >= 0 && error.offset <= bytes.count && !error.expected.isEmpty)
      }
    }
    #expect(read > 200)
  }

  @Test func deepNestingIsRefused() {
    for opening in ["color-mix(in srgb, ", "rgb(calc(", "rgb(calc(("] {
      let text = String(repeating: opening, count: 1) + String(repeating: "color-mix(in srgb, ", count: 10_000)
      #expect(throws: ColorSyntaxError.self) { try Color(css: text) }
    }
    #expect(throws: ColorSyntaxError.self) { try Color(css: "rgb(calc" + String(repeating: "(", count: 100_000)) }
  }
}
