import DesignTokens
import SourceText
import TokenFormats
import ViewCode

/// The asset catalogs in folders of view code, whose colors code names.
struct CodeCatalogs {
  /// The colors, and the modes that they tell apart.
  private(set) var colors = CodeColors()
  /// The location that keeps the app in light mode; nil if nothing does.
  private(set) var lightOnly: SourceLocation?

  /// Reads the color sets at some paths; those that can't be read are unknown colors.
  ///
  /// - Parameters:
  ///   - tokens: the tokens of the system, whose own catalogs aren't read again.
  ///   - settings: the files that may keep the app in light mode, read only if a catalog has colors for dark mode.
  init(_ paths: [String], besides tokens: TokenSet, _ files: InputFiles, settings: () -> [SourceFile]) {
    let known = Set(tokens.tokens.map(\.location.path))
    let documents = paths.compactMap { path -> SourceFile? in
      files.record.noteUse(path)
      return (try? files.read(path)).flatMap { known.contains($0.path) ? nil : $0 }
    }
    guard !documents.isEmpty else { return }
    let read = { (documents: [SourceFile]) in
      try? AssetCatalogFormat.tokens(from: documents, library: FolderLibrary(files: files))
    }
    guard let imported = read(documents) ?? read(documents.filter { read([$0]) != nil }) else { return }
    colors = CodeColors(tokens: imported.tokens, modes: imported.modes)
    if imported.modes.contains(where: { $0.scheme == .dark }) { readLightOnly(settings()) }
  }

  /// Returns the modes in which code is measured: those of its own colors, and those of the catalogs unless the app stays light.
  func modes(with own: [Mode]) -> [Mode] {
    let isShown = { (mode: Mode) in mode.scheme == .light || lightOnly == nil }
    let shown = colors.modes.filter(isShown)
    let modes = own.filter(isShown)
    let first = modes.isEmpty && !shown.contains { $0.scheme == .light } ? [Mode("light")] : modes
    return first + shown.filter { mode in !first.contains { $0.name == mode.name } }
  }

  /// The notice that the app stays light, so nothing is measured in dark mode; empty if it doesn't.
  var notices: [InputNotice] {
    lightOnly.map {
      [InputNotice("text in view code isn't measured in dark mode, because the app stays light here", at: $0)]
    } ?? []
  }

  /// The key with which an app chooses its only appearance, and lines of code that choose light.
  private static let key = "UIUserInterfaceStyle"
  private static let statements = [
    "window?.overrideUserInterfaceStyle = .light", "window.overrideUserInterfaceStyle = .light",
  ]
  /// The maximum distance of the value from the key, in bytes.
  private static let distance = 60

  private mutating func readLightOnly(_ files: [SourceFile]) {
    for file in files {
      let bytes = file.bytes
      var rest = bytes[...]
      while let offset = rest.firstOffset(of: CodeCatalogs.key) {
        let start = rest.startIndex + offset + CodeCatalogs.key.utf8.count
        let value = bytes[start..<min(start + CodeCatalogs.distance, bytes.count)]
        if let light = value.firstOffset(of: "Light"), value.firstOffset(of: "Dark").map({ light < $0 }) ?? true {
          lightOnly = file.location(of: start - CodeCatalogs.key.utf8.count..<start)
          return
        }
        rest = bytes[start...]
      }
      let found = CodeCatalogs.statements.lazy.compactMap { text in
        bytes.firstOffset(of: text).map { $0..<$0 + text.utf8.count }
      }
      if let range = found.first {
        lightOnly = file.location(of: range)
        return
      }
    }
  }
}
