import DesignTokens
import SourceText
import TokenFormats
import ViewCode

/// The asset catalogs in folders of view code, whose colors code names.
struct CodeCatalogs {
  /// The colors, and the modes that they tell apart.
  private(set) var colors = CodeColors()
  /// The only appearance of the app, with the location that chooses it; nil if nothing does, or without catalogs.
  private(set) var only: (scheme: Mode.Scheme, location: SourceLocation)?

  /// Reads the color sets at some paths; those that can't be read are unknown colors.
  ///
  /// - Parameters:
  ///   - tokens: the tokens of the system, whose own catalogs aren't read again.
  ///   - settings: the settings of apps and projects, which may choose an appearance.
  init(_ paths: [String], besides tokens: TokenSet, _ files: InputFiles, settings: () -> [SourceFile]) {
    let known = Set(tokens.tokens.map(\.location.path))
    let documents = paths.compactMap { path -> SourceFile? in
      files.record.noteUse(path)
      return (try? files.read(path)).flatMap { known.contains($0.path) ? nil : $0 }
    }
    readAppearance(settings())
    let appearance = only
    (only, colors.appearance) = (nil, appearance?.scheme)
    guard !documents.isEmpty else { return }
    let read = { (documents: [SourceFile]) in
      try? AssetCatalogFormat.tokens(from: documents, library: FolderLibrary(files: files))
    }
    guard let imported = read(documents) ?? read(documents.filter { read([$0]) != nil }) else { return }
    (colors, only) = (CodeColors(tokens: imported.tokens, modes: imported.modes), appearance)
    colors.appearance = appearance?.scheme
  }

  /// Returns the modes in which code is measured: those of the system, and those of the catalogs that the app shows.
  ///
  /// - Parameter areFound: whether the modes are only those that the files of the code tell apart, not those of a configuration.
  func modes(with own: [Mode], areFound: Bool) -> [Mode] {
    let isShown = { [only] (mode: Mode) in only.map { $0.scheme == mode.scheme } ?? true }
    let shown = colors.modes.filter(isShown)
    let modes = areFound ? own.filter(isShown) : own
    let scheme = only?.scheme ?? .light
    let isMissing = modes.isEmpty && !shown.contains { $0.scheme == scheme }
    let first = isMissing ? [Mode(scheme.rawValue, scheme: scheme)] : modes
    return first + shown.filter { mode in !first.contains { $0.name == mode.name } }
  }

  /// The notice that the app has one appearance, so nothing is measured in the other; empty if it has both.
  var notices: [InputNotice] {
    guard let only else { return [] }
    let (other, own) = only.scheme == .light ? ("dark", "light") : ("light", "dark")
    return [
      InputNotice(
        "text in view code isn't measured in \(other) mode, because the app stays \(own) here", at: only.location)
    ]
  }

  /// The key with which an app chooses its only appearance.
  private static let key = "UIUserInterfaceStyle"
  /// The maximum distance of the value from the key, in bytes.
  private static let distance = 60

  /// Reads the appearance that all apps choose; an app that chooses another one, or none, shows both.
  private mutating func readAppearance(_ files: [SourceFile]) {
    for file in files {
      guard let found = CodeCatalogs.setting(in: file.bytes) else {
        if CodeCatalogs.isOfApp(file) { return only = nil }
        continue
      }
      guard only.map({ $0.scheme == found.scheme }) ?? true else { return only = nil }
      only = only ?? (found.scheme, file.location(of: found.range))
    }
  }

  /// Whether a file is the complete list of an app's settings.
  private static func isOfApp(_ file: SourceFile) -> Bool {
    file.path.endsWithBytes(of: ".plist")
      && ["UILaunch", "UIMainStoryboardFile"].contains { file.bytes.firstOffset(of: $0) != nil }
      && file.bytes.firstOffset(of: "CFBundle") != nil
  }

  /// Returns the appearance in settings: `<key>UIUserInterfaceStyle</key><string>Light</string>`.
  private static func setting(in bytes: [UInt8]) -> (scheme: Mode.Scheme, range: Range<Int>)? {
    var rest = bytes[...]
    while let offset = rest.firstOffset(of: key) {
      let start = rest.startIndex + offset
      rest = bytes[(start + key.utf8.count)...]
      let words = rest.prefix(distance).split { !($0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z")) }
      let value = words.first { !$0.elementsEqual("key".utf8) && !$0.elementsEqual("string".utf8) }
      for (scheme, name) in [(Mode.Scheme.light, "Light"), (.dark, "Dark")]
      where value?.elementsEqual(name.utf8) == true {
        return (scheme, start..<rest.startIndex)
      }
    }
    return nil
  }
}
