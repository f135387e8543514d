import ColorScience
import DesignTokens
import SourceText

/// Measures the changes between neighboring states.
struct StateChangeMeasurer {
  /// The pairs of displayed states between which people must see a change.
  static let neighbors: [(StateReading.DisplayedState, StateReading.DisplayedState)] = [
    (.normal, .pressed), (.normal, .focused), (.normal, .selected), (.selected, .selectedPressed),
    (.normal, .disabled),
  ]

  private struct Part {
    let table: CombinationTable
    let row: CombinationTable.Row
  }

  let system: DesignSystem

  func measure(_ modes: [Mode], _ colors: ColorTable) -> [MeasuredStateChange] {
    var changes: [MeasuredStateChange] = []
    for parts in controls() where parts.contains(where: { $0.table.usage.isSeen }) {
      for (before, after) in StateChangeMeasurer.neighbors {
        let moving = parts.compactMap { part in
          part.row.reading.change(before, after).map { (part, from: $0, to: $1) }
        }
        guard let first = moving.first else { continue }
        for mode in modes {
          var elements: [MeasuredStateChange.Element] = []
          for (part, from, to) in moving { elements += self.elements(part, from, to, mode, colors) }
          changes.append(
            MeasuredStateChange(
              name: name(first.0), from: first.from, to: first.to, mode: mode, elements: elements,
              location: first.0.table.declaration))
        }
      }
    }
    return changes
  }

  /// Returns the rows of each control: one row, or the rows of all templates with the same name and values.
  private func controls() -> [[Part]] {
    var controls: [[Part]] = []
    var indices: [[[UInt8]]: Int] = [:]
    for table in system.combinationTables where table.stateBinding != nil {
      for row in table.rows {
        guard let name = table.name else {
          controls.append([Part(table: table, row: row)])
          continue
        }
        let values = row.values.map { "\($0.name) \($0.value)" }.sorted()
        let key = ([name] + values).map { Array($0.utf8) }
        if let index = indices[key] {
          controls[index].append(Part(table: table, row: row))
        } else {
          indices[key] = controls.count
          controls.append([Part(table: table, row: row)])
        }
      }
    }
    return controls
  }

  private func name(_ part: Part) -> String {
    let template = part.table.name ?? "\(part.table.foreground) on \(part.table.background)"
    return part.row.words.isEmpty ? template : "\(template), \(part.row.words)"
  }

  private func elements(
    _ part: Part, _ from: String, _ to: String, _ mode: Mode, _ colors: ColorTable
  ) -> [MeasuredStateChange.Element] {
    func pairings(_ state: String) -> [Pairing] {
      part.row.combinations.first { part.table.state(of: $0)?.hasSameBytes(as: state) ?? false }?.pairings ?? []
    }
    var elements: [MeasuredStateChange.Element] = []
    for (before, after) in zip(pairings(from), pairings(to)) {
      let stacks = [before, after].map { [$0.foreground, $0.background] + $0.backdrops }
      for top in 0...1 where stacks[0][top] != stacks[1][top] {
        let layers = stacks.map { stack in stack[top...].map { colors.color($0, in: mode) } }
        elements.append(element(stacks[1][top], layers[0], layers[1], mode, colors))
      }
    }
    return elements
  }

  private func element(
    _ token: TokenPath, _ before: [MeasuredColor], _ after: [MeasuredColor], _ mode: Mode,
    _ colors: ColorTable
  ) -> MeasuredStateChange.Element {
    var stacks: [[Color]] = []
    for layers in [before, after] {
      var stack: [Color] = []
      for layer in layers {
        guard let color = layer.color else {
          return .init(token: token, samples: [], reason: layer.reason ?? "\(layer.path) isn't a color")
        }
        stack.append(color)
        if color.isOpaque { break }
      }
      stacks.append(stack)
    }
    if stacks[0] == stacks[1] {
      return .init(token: token, samples: [.init(difference: 0, contrast: 1)], reason: nil)
    }
    let isOpaque = stacks.allSatisfy { $0.last?.isOpaque ?? false }
    let surfaces = isOpaque ? [] : system.surfaces.map { colors.color($0, in: mode).color }
    let known = surfaces.compactMap { $0 }
    guard isOpaque || !known.isEmpty && known.count == surfaces.count && known.allSatisfy(\.isOpaque) else {
      return .init(
        token: token, samples: [], reason: "\(token) is translucent and its backdrop isn't declared")
    }
    let samples = (isOpaque ? [[]] : known.map { [$0] }).map { behind in
      let seen = stacks.map { stack in
        let all = stack + behind
        return all.dropLast().reversed().reduce(all.last ?? .black) { $1.composited(over: $0) }
      }
      return MeasuredStateChange.Sample(between: seen[0], seen[1])
    }
    return .init(token: token, samples: samples, reason: nil)
  }
}

extension MeasuredStateChange.Sample {
  fileprivate init(between before: Color, _ after: Color) {
    difference = before.difference(from: after, by: .ok)
    contrast = contrastRatio(of: before, on: after)
  }
}

extension StateReading {
  /// Returns the states that two displayed states show; nil if they show the same state or one can't be determined.
  fileprivate func change(_ before: DisplayedState, _ after: DisplayedState) -> (String, String)? {
    guard let from = state(of: before, .selectedFirst), let to = state(of: after, .selectedFirst),
      !from.hasSameBytes(as: to)
    else { return nil }
    return (from, to)
  }
}

extension Pairing.Usage {
  /// Whether people need to see the pairing: it is neither decorative nor inactive.
  fileprivate var isSeen: Bool { self != .decorative && self != .inactive }
}
