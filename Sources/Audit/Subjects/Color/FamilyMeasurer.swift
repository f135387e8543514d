import ColorScience
import DesignTokens

/// Measures the differences between the colors of each family.
struct FamilyMeasurer {
  let system: DesignSystem

  /// Returns every two colors of every family in every mode, by family.
  ///
  /// - Complexity: O(m n² s) for m modes, families of n colors, and s surfaces; surfaces count only for translucent colors.
  func measure(_ modes: [Mode], _ colors: ColorTable) -> [MeasuredFamilyPair] {
    var pairs: [MeasuredFamilyPair] = []
    for family in system.families {
      for (index, first) in family.colors.enumerated() {
        for second in family.colors[(index + 1)...] {
          for mode in modes { pairs.append(pair(first, second, of: family, mode, colors)) }
        }
      }
    }
    return pairs
  }

  private func pair(
    _ first: TokenPath, _ second: TokenPath, of family: ColorFamily, _ mode: Mode, _ colors: ColorTable
  ) -> MeasuredFamilyPair {
    let pair = [first, second].map { colors.color($0, in: mode) }
    let (places, reason) = places(pair, mode, colors)
    return MeasuredFamilyPair(
      family: family.name, mode: mode, first: pair[0], second: pair[1], places: places, reason: reason,
      declaration: family.declaration)
  }

  private func places(
    _ pair: [MeasuredColor], _ mode: Mode, _ colors: ColorTable
  ) -> ([MeasuredFamilyPair.Place], reason: String?) {
    for color in pair where color.color == nil { return ([], color.reason ?? "\(color.path) isn't a color") }
    let seen = pair.compactMap(\.color)
    guard let translucent = zip(pair, seen).first(where: { !$1.isOpaque })?.0 else {
      return ([.init(surface: nil, samples: ColorVisionSample.all(seen[0], seen[1]))], nil)
    }
    let surfaces = system.surfaces.map { colors.color($0, in: mode).color }
    let known = surfaces.compactMap { $0 }
    guard !known.isEmpty, known.count == surfaces.count, known.allSatisfy(\.isOpaque) else {
      return ([], "\(translucent.path) is translucent and its backdrop isn't declared")
    }
    let places = zip(system.surfaces, known).map { surface, color in
      let samples = ColorVisionSample.all(seen[0].composited(over: color), seen[1].composited(over: color))
      return MeasuredFamilyPair.Place(surface: surface, samples: samples)
    }
    return (places, nil)
  }
}
