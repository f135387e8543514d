import SwiftSource

/// The candidates that code reaches only from one another: nothing else names them, except previews.
///
/// A screen and the object that opens it often name each other, so what only names each other isn't shown either.
struct UnreachedDeclarations {
  /// The unreached declarations of each file, and the extensions of unreached types, without their members.
  private(set) var declarations: [Set<Int>]

  /// A part of a file that belongs to a candidate: its declaration, or an extension of its type.
  private struct Part {
    let candidate: Int
    let declaration: Int
    let tokens: Range<Int>
  }

  /// A place that names a candidate, with the number of unreached candidates around it.
  private struct Place {
    let candidate: Int
    var unreachedAround: Int
  }

  /// Finds the unreached candidates.
  ///
  /// - Complexity: O(n log n) in the number of uses and declarations, if few candidates share a name.
  init(_ candidates: [UnusedDeclarations.Candidate], _ uses: [[NameUse]], _ outlines: [SwiftOutline]) {
    var named: [String: [Int]] = [:]
    for (index, candidate) in candidates.enumerated() { named[candidate.name, default: []].append(index) }
    let parts = UnreachedDeclarations.parts(of: candidates, named, outlines)
    var isReached = Array(repeating: false, count: candidates.count)
    var places: [Place] = []
    var placesIn = Array(repeating: [Int](), count: candidates.count)
    var reached: [Int] = []
    for (file, uses) in uses.enumerated() {
      var around: [Part] = []
      var next = parts[file][...]
      for use in uses {
        while let part = next.first, part.tokens.lowerBound <= use.token {
          around.append(part)
          next.removeFirst()
        }
        around.removeAll { $0.tokens.upperBound <= use.token }
        for candidate in named[use.name] ?? []
        where !candidates[candidate].isPrivate || candidates[candidate].file == file {
          let outer = Set(around.map(\.candidate))
          guard !outer.contains(candidate) else { continue }
          for outer in outer { placesIn[outer].append(places.count) }
          places.append(Place(candidate: candidate, unreachedAround: outer.count))
          if outer.isEmpty { reached.append(candidate) }
        }
      }
    }
    while let candidate = reached.popLast() {
      guard !isReached[candidate] else { continue }
      isReached[candidate] = true
      for place in placesIn[candidate] {
        places[place].unreachedAround -= 1
        if places[place].unreachedAround == 0 { reached.append(places[place].candidate) }
      }
    }
    declarations = zip(outlines, parts).map { outline, parts in
      let unreached = Set(parts.lazy.filter { !isReached[$0.candidate] }.map(\.declaration))
      return unreached.filter { outline.declarations[$0].parent.map(unreached.contains) != true }
    }
  }

  /// Returns the parts of each file in order, the outer ones first.
  private static func parts(
    of candidates: [UnusedDeclarations.Candidate], _ named: [String: [Int]], _ outlines: [SwiftOutline]
  ) -> [[Part]] {
    var parts = outlines.map { _ in [Part]() }
    for (index, candidate) in candidates.enumerated() {
      parts[candidate.file].append(
        Part(
          candidate: index, declaration: candidate.declaration,
          tokens: outlines[candidate.file].declarations[candidate.declaration].tokens))
    }
    for (file, outline) in outlines.enumerated() {
      for (index, declaration) in outline.declarations.enumerated()
      where declaration.kind == .extension && declaration.parent == nil && outline.isPlainExtension(declaration) {
        // Only a type that alone has the name is the one that is extended.
        guard let types = named[declaration.name], types.count == 1, let type = types.first,
          outlines[candidates[type].file].declarations[candidates[type].declaration].isType,
          !candidates[type].isPrivate || candidates[type].file == file
        else { continue }
        parts[file].append(Part(candidate: type, declaration: index, tokens: declaration.tokens))
      }
      parts[file].sort {
        ($0.tokens.lowerBound, -$0.tokens.upperBound) < ($1.tokens.lowerBound, -$1.tokens.upperBound)
      }
    }
    return parts
  }
}
