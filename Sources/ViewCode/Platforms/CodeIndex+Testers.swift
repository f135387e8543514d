import SwiftSource

/// The name of a folder whose app is for testers and developers, by its last words: `BirdTestApp`, `BirdSandbox`.
private struct TesterName {
  /// The words before, which name what is tested.
  let tested: [String]
  /// The words without `app`.
  let words: [String]
  /// Whether the last word is `host`, by which an app may ship, too.
  let isHost: Bool

  private static let testers: Set<String> = ["tester", "testers", "testbed", "sandbox", "host"]
  private static let tests: Set<String> = ["test", "tests", "testing", "uitest", "uitests"]

  init?(_ folder: Substring) {
    var words = CodeIndex.words(of: folder).filter { !$0.isEmpty }
    let isApp = words.last == "app"
    if isApp { words.removeLast() }
    guard let last = words.last else { return nil }
    let isTest = words.dropLast().last.map(TesterName.tests.contains) ?? false
    guard TesterName.testers.contains(last) || isApp && TesterName.tests.contains(last) else { return nil }
    self.words = words
    isHost = last == "host" && !isTest
    tested = words.dropLast(last == "host" && isTest ? 2 : 1)
  }

  /// Whether the app tests a library: the words before begin the library's name, and the name isn't that of the app.
  func tests(_ library: CodeLibrary) -> Bool {
    let name = CodeIndex.words(of: library.name[...]).filter { !$0.isEmpty }
    guard name.starts(with: tested), !name.starts(with: words) else { return false }
    return library.isPublished || !tested.isEmpty && !isHost
  }
}

extension CodeIndex {
  /// Returns for each file the folder of the app for testers to which it belongs; nil for all others.
  ///
  /// The name of the folder says that its app is for testers, and what it is named after ships: a library whose description is above the folder, or the
  /// app in a folder beside it.
  static func testerFolders(of files: [CodeFile], _ libraries: [CodeLibrary]) -> [String?] {
    let apps = Set(files.lazy.filter(\.outline.startsAppWithViews).flatMap { folders(above: $0.name) })
    return files.map { file in
      let path = file.outline.source.path
      let root = String(Substring(path.utf8.dropLast(file.name.utf8.count)))
      return folders(above: file.name).first { folder in
        let parts = folder.split(separator: "/")
        guard let last = parts.last, let name = TesterName(last) else { return false }
        return libraries.contains { library in
          (root + folder).utf8.starts(with: library.folder.utf8) && (root + folder) != library.folder
            && name.tests(library)
        }
          || !name.tested.isEmpty && !name.isHost
            && apps.contains { app in
              let other = app.split(separator: "/")
              return other.count == parts.count && other.dropLast() == parts.dropLast()
                && other.last.map { words(of: $0) == name.tested } ?? false
            }
      }
    }
  }

  /// Returns the folders around a file, the outermost first, each ending with a slash.
  private static func folders(above name: String) -> [String] {
    var path = ""
    return name.split(separator: "/").dropLast().map { component in
      path += component + "/"
      return path
    }
  }
}
