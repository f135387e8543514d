import CSSText
import ColorScience

/// The five works of color science.
enum ColorBenchmarks {
  static func run(_ harness: inout Harness, only: String?) {
    let works: [(String, (inout Harness) -> Void)] = [
      ("contrast", contrast), ("count", count), ("nearest", nearest), ("parse", parse), ("simulate", simulate),
    ]
    for (name, work) in works where only == nil || only == name { work(&harness) }
  }

  static func hexTexts(_ count: Int, seed: UInt64) -> [String] {
    var random = SplitMix64(state: seed)
    return (0..<count).map { _ in
      Color(
        red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
        blue: .random(in: 0...255, using: &random)
      ).hex
    }
  }

  static func colors(_ count: Int, seed: UInt64) -> [Color] { hexTexts(count, seed: seed).map { try! Color(hex: $0) } }

  /// One pairing by the library's call, every foreground on every background.
  static func contrast(_ harness: inout Harness) {
    let (texts, otherTexts) = (hexTexts(200, seed: 1), hexTexts(200, seed: 2))
    let (foregrounds, backgrounds) = (texts.map { try! Color(hex: $0) }, otherTexts.map { try! Color(hex: $0) })
    let (plain, others) = (texts.map { Plain.hex($0)! }, otherTexts.map { Plain.hex($0)! })
    harness.measure("contrast of one pair", "plain", items: 40_000) {
      var passing = 0
      for a in plain { for b in others where Plain.contrast(a, b) >= 4.5 { passing += 1 } }
      return passing
    }
    harness.measure("contrast of one pair", "resolved colors", items: 40_000) {
      var passing = 0
      for a in foregrounds { for b in backgrounds where contrastRatio(of: a, on: b) >= 4.5 { passing += 1 } }
      return passing
    }
    harness.measure("contrast of two hex strings", "plain", items: 200) {
      var passing = 0
      for (a, b) in zip(texts, otherTexts) where Plain.contrast(Plain.hex(a)!, Plain.hex(b)!) >= 4.5 { passing += 1 }
      return passing
    }
    harness.measure("contrast of two hex strings", "Color(hex:)", items: 200) {
      var passing = 0
      for (a, b) in zip(texts, otherTexts) where contrastRatio(of: try! Color(hex: a), on: try! Color(hex: b)) >= 4.5 {
        passing += 1
      }
      return passing
    }
  }

  /// 4,000 x 4,000 pairs at 3, 4.5 and 7, parsing included; and what fails 4.5, listed.
  static func count(_ harness: inout Harness) {
    let side = 4000
    let (texts, otherTexts) = (hexTexts(side, seed: 3), hexTexts(side, seed: 4))
    harness.measure("count at 3, 4.5, 7", "plain", items: side * side) {
      let a = texts.map { Plain.luminance(Plain.hex($0)!) + 0.05 }
      let b = otherTexts.map { Plain.luminance(Plain.hex($0)!) + 0.05 }
      var counts = (0, 0, 0)
      for x in a {
        for y in b {
          let ratio = max(x, y) / min(x, y)
          if ratio >= 3 { counts.0 += 1 }
          if ratio >= 4.5 { counts.1 += 1 }
          if ratio >= 7 { counts.2 += 1 }
        }
      }
      return counts.0 + counts.1 + counts.2
    }
    harness.measure("count at 3, 4.5, 7", "sorted luminances", items: side * side) {
      let a = SortedLuminances(of: texts.map { try! Color(hex: $0) })
      let b = SortedLuminances(of: otherTexts.map { try! Color(hex: $0) })
      return ContrastCounts(foregrounds: a, backgrounds: b, ratios: [3, 4.5, 7]).passing.reduce(0, +)
    }
    let a = SortedLuminances(of: texts.map { try! Color(hex: $0) })
    let b = SortedLuminances(of: otherTexts.map { try! Color(hex: $0) })
    let (luminances, others) = (colors(side, seed: 3), colors(side, seed: 4))
    let x = luminances.map(\.relativeLuminance)
    let y = others.map(\.relativeLuminance)
    var list: [UInt32] = []
    harness.measure("list failures at 4.5", "plain", items: side * side) {
      list.removeAll(keepingCapacity: true)
      for l in x {
        for index in y.indices where contrastRatio(ofLuminance: l, onLuminance: y[index]) < 4.5 {
          list.append(UInt32(index))
        }
      }
      return list.count
    }
    harness.measure("list failures at 4.5", "ranges copied", items: side * side) {
      FailingPairs(foregrounds: a, backgrounds: b, ratio: 4.5).list(into: &list)
      return list.count
    }
  }

  /// 1,000 failing pairs, hue kept; and a palette of 500 by 500 in one call.
  static func nearest(_ harness: inout Harness) {
    var pairs: [(Color, Color)] = []
    for (a, b) in zip(colors(4000, seed: 5), colors(4000, seed: 6))
    where contrastRatio(of: a, on: b) < 4.5 && pairs.count < 1000 { pairs.append((a, b)) }
    harness.measure("repair a failing pair", "plain", items: pairs.count) {
      var sum = 0
      for (a, b) in pairs { sum += Plain.repair(a, onLuminance: b.relativeLuminance, ratio: 4.5).utf8.count }
      return sum
    }
    for (name, freedom) in [("lightness", ColorFreedom.lightness), ("lightness and chroma", .lightnessAndChroma)] {
      harness.measure("repair a failing pair", name, items: pairs.count) {
        var passing = 0
        for (a, b) in pairs
        where nearestPassingColor(to: a, on: [b], ratio: 4.5, changing: freedom).passing?.ratio ?? 0 >= 4.5 {
          passing += 1
        }
        precondition(passing == pairs.count)
        return passing
      }
    }
    harness.measure("repair a failing pair", "true minimum on the 8-bit grid", items: 20) {
      var passing = 0
      for (a, b) in pairs[..<20] {
        if nearestPassingColor(to: a, on: [b], ratio: 4.5, changing: .everything).passing != nil { passing += 1 }
      }
      return passing
    }
    let (foregrounds, backgrounds) = (colors(500, seed: 7), colors(500, seed: 8))
    let failing = repairs(of: foregrounds, on: backgrounds, ratio: 4.5).count
    harness.measure("repair a failing pair", "batch of \(failing)", items: failing) {
      repairs(of: foregrounds, on: backgrounds, ratio: 4.5).count
    }
  }

  /// 100,000 colors in five syntaxes.
  static func parse(_ harness: inout Harness) {
    var random = SplitMix64(state: 9)
    func number(_ range: ClosedRange<Double>, _ scale: Double) -> String {
      "\((Double.random(in: range, using: &random) * scale).rounded() / scale)"
    }
    let hex = hexTexts(20_000, seed: 10)
    let texts = (0..<100_000).map { index in
      switch index % 5 {
      case 0: return hex[index / 5]
      case 1:
        let c = (0..<3).map { _ in "\(UInt8.random(in: 0...255, using: &random))" }
        return "rgb(\(c.joined(separator: ", ")))"
      case 2: return "hsl(\(number(0...360, 1)) \(number(0...100, 1))% \(number(0...100, 1))%)"
      case 3: return "oklch(\(number(0...1, 1000)) \(number(0...0.4, 1000)) \(number(0...360, 10)))"
      default: return "color(display-p3 \(number(0...1, 1000)) \(number(0...1, 1000)) \(number(0...1, 1000)))"
      }
    }
    harness.measure("parse a CSS color", "plain", items: texts.count) {
      texts.reduce(0) { $0 + (Plain.parse($1) == nil ? 0 : 1) }
    }
    harness.measure("parse a CSS color", "Color(css:)", items: texts.count) {
      var read = 0
      for text in texts where (try? Color(css: text)) != nil { read += 1 }
      precondition(read == texts.count)
      return read
    }
  }

  /// One million colors as seen with protanopia.
  static func simulate(_ harness: inout Harness) {
    var random = SplitMix64(state: 11)
    let pixels = (0..<1_000_000).map { _ in UInt32(truncatingIfNeeded: random.next()) }
    let start = Array(pixels[..<50_000])
    harness.measure("simulate a color", "plain", items: start.count) {
      start.reduce(0) { $0 &+ Int(Plain.simulateProtan($1)) }
    }
    for (name, simulation) in [
      ("Machado 2009", ColorVisionSimulation.machado2009(.protan)), ("Brettel 1997", .brettel1997(.protan)),
    ] {
      let batch = BatchSimulation(simulation)
      var copy = pixels
      harness.measure("simulate a color", "\(name), a copy of 4 MB included", items: pixels.count) {
        copy.replaceSubrange(copy.indices, with: pixels)
        batch.simulate(&copy)
        return Int(copy[12_345])
      }
    }
  }
}
