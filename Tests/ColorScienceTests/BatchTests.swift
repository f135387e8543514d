import TestSupport
import Testing

@testable import ColorScience

@Suite struct BatchTests {
  /// 62,500 random pairs here, a million with long tests; a release build takes ten million.
  static let sideOfRandomPairs: Int = {
    #if DEBUG
      LongTests.count(250, long: 1000)
    #else
      3200
    #endif
  }()

  @Test func verdictsEqualSingleOnesOnRandomPairs() {
    var random = SplitMix64(seed: 31)
    let foregrounds = (0..<Self.sideOfRandomPairs).map { _ in random.color() }
    let backgrounds = (0..<Self.sideOfRandomPairs).map { _ in random.color() }
    check(foregrounds.map(\.relativeLuminance), backgrounds.map(\.relativeLuminance), [3, 4.5, 7])
  }

  /// Luminances whose ratio lies within 1e-6 of each threshold, some at the very next numbers.
  @Test func verdictsEqualSingleOnesAtTheThresholds() {
    var random = SplitMix64(seed: 32)
    for ratio in [3, 4.5, 7.0] {
      let foregrounds = (0..<60).map { _ in random.unit() / ratio }
      var backgrounds: [Double] = []
      for luminance in foregrounds {
        let exact = (luminance + 0.05) * ratio - 0.05
        backgrounds += [exact, exact.nextUp, exact.nextDown, exact.nextUp.nextUp, exact.nextDown.nextDown]
        for _ in 0..<5 { backgrounds.append(exact + (random.unit() - 0.5) * 2e-6 * (luminance + 0.05)) }
      }
      check(foregrounds, backgrounds, [ratio])
      check(backgrounds, foregrounds, [ratio])
    }
  }

  private func check(_ foregrounds: [Double], _ backgrounds: [Double], _ ratios: [Double]) {
    let (sortedForegrounds, sortedBackgrounds) = (SortedLuminances(foregrounds), SortedLuminances(backgrounds))
    #expect(sortedBackgrounds.values == backgrounds.sorted())
    let census = ContrastCounts(foregrounds: sortedForegrounds, backgrounds: sortedBackgrounds, ratios: ratios)
    for (ratio, passing) in zip(ratios, census.passing) {
      let failing = FailingPairs(foregrounds: sortedForegrounds, backgrounds: sortedBackgrounds, ratio: ratio)
      var differences = 0
      var count = 0
      for (index, foreground) in foregrounds.enumerated() {
        var fails = [Bool](repeating: false, count: backgrounds.count)
        for background in failing.backgrounds(ofForeground: index) { fails[Int(background)] = true }
        for (place, background) in backgrounds.enumerated() {
          let passes = contrastRatio(ofLuminance: foreground, onLuminance: background) >= ratio
          if passes == fails[place] { differences += 1 }
          if passes { count += 1 }
        }
        #expect(sortedBackgrounds.failing(against: foreground, ratio: ratio) == failing.ranges[index])
      }
      #expect(differences == 0)
      #expect(count == passing)
      var list: [UInt32] = []
      failing.list(into: &list)
      #expect(list.count == failing.count && failing.count == census.pairs - passing)
    }
  }

  @Test func sortingKeepsEqualValuesInOrder() {
    let values: [Double] = (0..<500).map { Double($0 * 7919 % 13) - 3 } + [-0.0, 0, .infinity]
    let sorted = SortedLuminances(values)
    #expect(sorted.values == values.sorted())
    for index in sorted.order.indices.dropFirst() where sorted.values[index - 1] == sorted.values[index] {
      #expect(sorted.order[index - 1] < sorted.order[index])
    }
    let withNaN = SortedLuminances(values + [.nan])
    #expect(withNaN.values.last!.isNaN)
    #expect(withNaN.failing(against: .nan, ratio: 3) == 0..<values.count + 1)
  }

  @Test func everyRepairPasses() {
    var random = SplitMix64(seed: 33)
    let foregrounds = (0..<12).map { _ in random.color() }
    let backgrounds = (0..<60).map { _ in random.color() }
    for ratio in [4.5, 7] {
      let repairs = repairs(of: foregrounds, on: backgrounds, ratio: ratio)
      var seen = Set<UInt64>()
      for repair in repairs {
        let (foreground, background) = (foregrounds[Int(repair.foreground)], backgrounds[Int(repair.background)])
        seen.insert(UInt64(repair.foreground) << 32 | UInt64(repair.background))
        #expect(!(contrastRatio(of: foreground, on: background) >= ratio))
        guard let codes = repair.replacement else {
          #expect(
            contrastRatio(of: .white, on: background) < ratio && contrastRatio(of: .black, on: background) < ratio)
          continue
        }
        let color = Color(red: codes.x, green: codes.y, blue: codes.z)
        #expect(contrastRatio(of: color, on: background) >= ratio)
        let single = nearestPassingColor(to: foreground, on: [background], ratio: ratio).passing!
        #expect(color.difference(from: foreground) <= single.difference + 0.008)
      }
      let failing = foregrounds.flatMap { a in backgrounds.filter { !(contrastRatio(of: a, on: $0) >= ratio) } }.count
      #expect(seen.count == failing && repairs.count == failing)
    }
  }

  @Test(arguments: DisplayGamut.allCases) func ladderPassesInBothDirections(_ gamut: DisplayGamut) {
    var random = SplitMix64(seed: 34)
    for _ in 0..<8 {
      let ladder = RepairLadder(of: random.color(), in: gamut)
      for _ in 0..<20 {
        let background = random.color()
        for direction in [nil, LightnessDirection.lighter, .darker] {
          let found = ladder.passing(
            againstLuminance: background.relativeLuminance, ratio: 4.5, toward: direction)
          guard let found else {
            #expect(direction != nil)
            continue
          }
          #expect(contrastRatio(of: found.color, on: background) >= 4.5)
        }
      }
    }
  }

  @Test func simulationsEqualSingleOnes() {
    var random = SplitMix64(seed: 35)
    let simulations: [ColorVisionSimulation] = [
      .machado2009(.protan), .machado2009(.deutan, severity: 0.45), .brettel1997(.tritan), .brettel1997(.protan),
      .vienot1999(.deutan), .achromatopsia(),
    ]
    for simulation in simulations {
      let colors = (0..<2000).map { _ in random.color() }
      var pixels = colors.map { color -> UInt32 in
        let bytes = color.srgbBytes
        return UInt32(bytes.x) | UInt32(bytes.y) << 8 | UInt32(bytes.z) << 16 | 0x7F00_0000
      }
      BatchSimulation(simulation).simulate(&pixels)
      for (color, pixel) in zip(colors, pixels) {
        let expected = simulation.simulated(color).srgbBytes
        #expect(pixel >> 24 == 0x7F)
        #expect(SIMD3(UInt8(pixel & 255), UInt8(pixel >> 8 & 255), UInt8(pixel >> 16 & 255)) == expected)
      }
    }
  }
}
