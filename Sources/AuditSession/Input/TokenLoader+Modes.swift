import DesignTokens
import SourceText
import TokenFormats

// Modes from file names, and conflicts between files.

extension TokenLoader {
  /// Assigns modes from file names to files with one appearance each, and sorts the files by mode.
  mutating func assignModes(to found: inout [Recognized], of selection: Selection) {
    let base = normalized(selection.folder)
    let ofOneLook = found.filter { TokenLoader.hasOneLook($0.format) }
    let names = ofOneLook.map { file in
      let parts = normalized(file.path)
      return
        (parts.starts(with: base) && parts.count > base.count ? Array(parts.dropFirst(base.count)) : parts.suffix(1))
        .joined(separator: "/")
    }
    let modeGroups = FileModes.groups(names)
    guard modeGroups.count > 1 else { return }
    var ordered = found.filter { !TokenLoader.hasOneLook($0.format) }
    for group in modeGroups {
      let name = group.mode.flatMap { declaredName(of: $0, for: ofOneLook[group.positions[0]], selection) }
      if let mode = group.mode, declaredModes == nil, !spokenModes.contains(mode) { spokenModes.append(mode) }
      for position in group.positions {
        var file = ofOneLook[position]
        file.mode = name
        ordered.append(file)
      }
    }
    found = ordered
  }

  /// Returns the configured name of a mode that a file name suggests; an unlisted mode is a problem.
  private mutating func declaredName(of mode: Mode, for file: Recognized, _ selection: Selection) -> String? {
    guard let declaredModes else { return mode.name }
    if declaredModes.contains(where: { $0.name == mode.name }) { return mode.name }
    let alike = declaredModes.filter {
      $0.scheme == mode.scheme && $0.contrast == mode.contrast && $0.transparency == mode.transparency
    }
    if alike.count == 1 { return alike[0].name }
    let place = selection.location ?? file.file.location(of: 0..<0)
    problems.append(
      .configuration(.unlistedFileMode(mode.name, file: file.file.path, known: declaredModes.map(\.name), place)))
    return nil
  }

  /// Whether a document of a format has one appearance by default; other formats define appearances in their contents.
  private static func hasOneLook(_ format: any TokenFormat.Type) -> Bool {
    let formats: [any TokenFormat.Type] = [
      DTCGFormat.self, DTCGStrictFormat.self, CSSFormat.self, StyleDictionaryFormat.self, ColorModuleFormat.self,
      ColorListFormat.self,
    ]
    return formats.contains { $0 == format }
  }

  /// Returns the conflicts in files, except those of two texts in style sheets.
  ///
  /// No rule checks a text, such as the selector of a component, and each file may give its text the same name.
  func conflicts(in imported: Imported) -> [Imported.Conflict] {
    imported.conflicts.filter { !isText($0.location) || !isText($0.earlier) }
  }

  /// Whether the value at a location is quoted in a style sheet; JSON also quotes colors.
  private func isText(_ location: SourceLocation) -> Bool {
    guard let file = recognized.first(where: { $0.file.path == location.path }),
      file.format == CSSFormat.self || file.format == SCSSFormat.self
    else { return false }
    let first = file.file.bytes[location.byteRange].first
    return first == UInt8(ascii: "'") || first == UInt8(ascii: "\"")
  }

  /// Returns the first value that replaces another value from a file of the same folder or pattern.
  func conflict(in imported: Imported) -> Imported.Conflict? {
    conflicts(in: imported).first { conflict in
      guard let selection = unordered[conflict.location.path] else { return false }
      return unordered[conflict.earlier.path] == selection
    }
  }
}

extension TokenSet {
  /// Whether values without a mode form a separate appearance, next to the modes that values name.
  ///
  /// They do if values name only one mode, or if all named modes are dark or have increased contrast. Values that are only the base of
  /// a light mode are checked through that mode.
  var hasUnnamedLook: Bool {
    let names = namedModes
    guard tokens.contains(where: { $0.value(in: nil) != nil && $0.values.count > 1 }) else { return false }
    let spoken = names.map { Mode(guessedFrom: $0)?.name }
    return !spoken.contains("light") && (names.count == 1 || !spoken.contains(nil))
  }
}
