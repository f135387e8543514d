import SwiftSource

extension CodeIndex {
  private static let sampleWords: Set<String> = [
    "example", "examples", "demo", "demos", "sample", "samples", "playground", "playgrounds",
  ]

  /// The words of folders with apps that only test what ships.
  private static let testApps: Set<[String]> = [
    ["test", "app"], ["testing", "app"], ["test", "host"], ["test", "host", "app"], ["test", "apps"],
    ["preview", "apps"],
  ]

  /// Returns for each file whether it belongs to a sample app or playground beside the code that ships, to an app for testers, or to the content of previews.
  ///
  /// A folder named after samples counts if an app starts in it, so a screen named Demo is still checked. If there is nothing else, samples are what
  /// is checked.
  static func samples(among files: [CodeFile], _ libraries: [CodeLibrary]) -> [Bool] {
    let folders = zip(files, testerFolders(of: files, libraries)).map { sampleFolder(of: $0.name) ?? $1 }
    let isSample = samples(in: folders, files.map(\.outline))
    let hasOthers = zip(files, isSample).contains { file, isSample in
      !isSample && file.outline.declarations.contains { $0.hasMembers && file.outline.isView($0) }
    }
    return hasOthers ? isSample : isSample.map { _ in false }
  }

  /// Returns for each file whether it belongs to a sample app or playground by the name of a folder.
  static func samples(among outlines: [SwiftOutline]) -> [Bool] {
    samples(in: outlines.map { sampleFolder(of: $0.source.path) }, outlines)
  }

  /// Returns for each file whether an app starts in its folder that is named after samples.
  private static func samples(in folders: [String?], _ outlines: [SwiftOutline]) -> [Bool] {
    let apps = Set(
      zip(outlines, folders).compactMap { outline, folder in
        folder.flatMap { isAlwaysSample($0) || outline.startsApp ? $0 : nil }
      })
    return folders.map { $0.map(apps.contains) ?? false }
  }

  /// Returns the path of the outermost folder named after samples; nil if there is none.
  private static func sampleFolder(of name: String) -> String? {
    var path = ""
    for component in name.split(separator: "/").dropLast() {
      path += component + "/"
      let words = words(of: component)
      if isAlwaysSample(path) || words.contains(where: sampleWords.contains) || testApps.contains(words) { return path }
    }
    return nil
  }

  /// Whether a file is in a folder named after samples.
  static func isInSamples(_ name: String) -> Bool { sampleFolder(of: name) != nil }

  /// Whether a folder is a playground or has the content of previews, which no release contains.
  private static func isAlwaysSample(_ folder: String) -> Bool {
    folder.hasSuffix(".playground/") || folder.hasSuffix("/Preview Content/") || folder == "Preview Content/"
  }

  /// Returns the words of a name in lowercase: `iOS`, `example` of `iOSExample`.
  static func words(of name: Substring) -> [String] {
    var words = [""]
    var isAfterLowercase = false
    for character in name {
      if !character.isLetter && !character.isNumber {
        words.append("")
      } else {
        if character.isUppercase, isAfterLowercase { words.append("") }
        words[words.count - 1].append(Character(character.lowercased().first.map(String.init) ?? ""))
      }
      isAfterLowercase = character.isLowercase
    }
    return words
  }
}

extension SwiftOutline {
  private static let entryAttributes: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

  /// Whether an app starts here: a type with an attribute such as `@main`, or a class named AppDelegate.
  var startsApp: Bool {
    declarations.contains { declaration in
      guard declaration.hasMembers, declaration.parent == nil else { return false }
      if declaration.kind == .class, declaration.name == "AppDelegate" { return true }
      return (declaration.tokens.lowerBound..<declaration.nameToken).contains {
        tokens[$0].kind == .at && SwiftOutline.entryAttributes.contains(name($0 + 1))
      }
    }
  }

  private static let entryTypes: Set<String> = [
    "App", "UIApplicationDelegate", "UIResponder", "NSApplicationDelegate",
  ]

  /// Whether an app with views starts here, and not a tool.
  var startsAppWithViews: Bool {
    startsApp
      && declarations.contains { declaration in
        declaration.hasMembers
          && declaration.inheritance?.contains { SwiftOutline.entryTypes.contains(name($0)) } ?? false
      }
  }
}
