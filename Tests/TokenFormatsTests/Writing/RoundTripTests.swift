import DesignTokens
import Testing
import TokenFormats

/// Round trips hold over all writers: every token is read back as it was, or named with what it lost.
@Suite struct RoundTripTests {
  /// The reasons that say that a value is another one.
  private static func isAboutValues(_ note: ConversionNote) -> Bool {
    guard note.kind == .altered else { return false }
    guard !note.reason.hasPrefix("aliases") else { return false }
    return ["rounded to", "nearest sRGB", "read back as", "get the value of another mode", "written as points"].contains
    {
      note.reason.contains($0)
    }
  }

  /// The path in the name of a note, which may end with a mode in parentheses.
  private static func path(_ name: String) -> String { name.split(separator: " (").first.map(String.init) ?? name }

  private static func paths(_ notes: [ConversionNote]) -> Set<String> {
    Set(notes.flatMap(\.names).map(path))
  }

  @Test(arguments: Target.every, RoundTripSystem.all)
  func tokensAreReadBackOrNamed(_ target: Target, _ system: RoundTripSystem) throws {
    let conversion: Conversion
    let back: ConversionComparison
    do {
      (conversion, back) = try target.trip(system.tokens, system.modes)
    } catch let error as ConversionError {
      guard case .nothingToWrite = error else { throw error }
      Issue.record("no system is without a color")
      return
    }
    let notes = conversion.notes
    // Every token is written or named as left out, never both.
    let leftOut = Self.paths(notes.filter { $0.kind == .leftOut && $0.reason.hasPrefix("tokens") })
    let written = Set(conversion.names.keys.map(\.description))
    #expect(written.isDisjoint(with: leftOut))
    #expect(written.union(leftOut) == Set(system.tokens.tokens.map(\.path.description)))
    #expect(Set(back.imported.tokens.tokens.map(\.path)) == Set(conversion.names.values))
    // The losses of values are exactly the values that differ.
    let differing = Set(back.differences.map(\.path.description))
    let altered = Self.paths(notes.filter { $0.kind == .altered })
    #expect(differing.subtracting(altered) == [], "\(conversion.documents.map(\.text).joined())")
    let named = Self.paths(notes.filter(Self.isAboutValues))
    // A token that shows another value where it had none isn't compared there.
    let inVain = Self.paths(notes.filter { $0.reason.contains("value of another mode") })
    #expect(named.subtracting(differing).subtracting(inVain) == [], "\(notes.map(\.sentence))")
    // Every mode has a name, or is named as left out.
    let omitted = Set(notes.filter { $0.reason.hasPrefix("modes are omitted") }.flatMap(\.names))
    #expect(omitted.union(conversion.modeNames.keys) == Set(system.modes.map(\.name)))
    #expect(omitted.isDisjoint(with: conversion.modeNames.keys))
    #expect(back.count > 0)
    try checkAliases(system, conversion, back)
    try checkTexts(system, conversion, back)
  }

  /// Aliases stay aliases of the same token, or are named.
  private func checkAliases(
    _ system: RoundTripSystem, _ conversion: Conversion, _ back: ConversionComparison
  ) throws {
    let resolved = Self.paths(conversion.notes.filter { $0.reason.hasPrefix("aliases") })
    for token in system.tokens.tokens {
      guard let name = conversion.names[token.path], let target = token.values[0].value.content.target,
        !resolved.contains(token.path.description)
      else { continue }
      let targets = try #require(back.imported.tokens[name]).values.map(\.value.content.target)
      #expect(targets.contains(conversion.names[target]), "\(token.path)")
    }
  }

  /// Descriptions and deprecations are read back, or named.
  private func checkTexts(_ system: RoundTripSystem, _ conversion: Conversion, _ back: ConversionComparison) throws {
    let named = conversion.notes.filter { $0.kind == .altered }
    let described = Self.paths(named.filter { $0.reason.hasPrefix("descriptions") })
    let deprecated = Self.paths(named.filter { $0.reason.hasPrefix("deprecations") })
    for token in system.tokens.tokens {
      guard let name = conversion.names[token.path] else { continue }
      let read = try #require(back.imported.tokens[name])
      if token.description != nil, !described.contains(token.path.description) {
        #expect(read.description == token.description)
      }
      if token.deprecation != nil, !deprecated.contains(token.path.description) {
        #expect(read.deprecation == token.deprecation)
      }
    }
  }

  /// What is written twice is the same, to the byte.
  @Test(arguments: Target.every, RoundTripSystem.all)
  func documentsAreTheSameEveryTime(_ target: Target, _ system: RoundTripSystem) throws {
    let first = try target.writer.documents(of: system.tokens, modes: system.modes, named: target.name)
    let second = try target.writer.documents(of: system.tokens, modes: system.modes, named: target.name)
    #expect(first.documents == second.documents && first.notes == second.notes)
  }
}
