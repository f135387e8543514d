import DesignTokens
import SourceText
import ViewCode

/// A loader of view code files that collects every problem.
struct CodeLoader {
  let files: InputFiles
  /// Whether one folder is all that is read, so its projects tell what is built and used.
  let readsOneFolder: Bool
  private(set) var problems: [AuditFailure.Problem] = []
  /// The notices about skipped files.
  private(set) var notices: [InputNotice] = []
  /// The errors of Swift files that can't be read; they stop an audit only if no other file can be read.
  private(set) var unread: [FileError] = []
  /// The folders with a project or package among the folders that are read whole, as in paths of files, each ending with a slash.
  private(set) var projects: [String] = []
  /// Whether a folder that is read whole may be that of a library.
  private var hasLibrary = false
  /// Whether all Swift files of a checkout with a project are read.
  private var isWholeCheckout = false
  /// The libraries in folders that are read.
  private var libraries: [CodeLibrary] = []
  /// The paths of files beside the Swift files that may name classes.
  private var namingFiles: [String] = []
  /// The paths of the color sets of asset catalogs in folders that are read.
  private(set) var colorSets: [String] = []
  /// Whether a project lists such a file that isn't found.
  private var lacksNamingFiles = false
  private var loaded: [SourceFile] = []
  private var known: Set<[UInt8]> = []

  /// The file extension of Swift source.
  static let ending = ".swift"

  init(files: InputFiles, readsOneFolder: Bool) { (self.files, self.readsOneFolder) = (files, readsOneFolder) }

  /// Adds the files of a `code` entry: a file, a folder with all subfolders, or a pattern.
  ///
  /// An entry without any Swift file is a problem.
  mutating func add(_ entry: Configuration.TokenFiles) {
    var patterns = FilePatterns(files: files)
    do throws(FileError) {
      var count = 0
      if entry.pattern.hasWildcard {
        let paths = try patterns.paths(matching: entry).filter { $0.endsWithBytes(of: CodeLoader.ending) }
        problems += patterns.problems
        count = paths.count + patterns.problems.count
        let folder = FilePatterns.folder(of: entry)
        if let listing = try? files.listing(below: folder) { addColorSets(of: listing, in: folder) }
        try add(paths)
      } else if !entry.pattern.description.utf8.isEmpty {
        count = try add(joined(entry.folder, entry.pattern.description), isTrusted: false)
      }
      if count == 0 { problems.append(.configuration(.noSuchFile(entry.pattern.description, entry.location))) }
    } catch { problems.append(.file(error)) }
  }

  /// Adds a file, or every Swift file below a folder; paths on the command line are trusted.
  ///
  /// - Returns: the number of Swift files, including unreadable files and files that were already added.
  mutating func add(_ path: String, isTrusted: Bool) throws(FileError) -> Int {
    guard files.isFolder(path) == true else {
      try add([path], isTrusted: isTrusted)
      guard path.endsWithBytes(of: CodeLoader.ending) else { throw .notSwift(files.display(path)) }
      return 1
    }
    let listing = try files.listing(below: path, isTrusted: isTrusted)
    let faults = listing.faults.filter { $0.path.endsWithBytes(of: CodeLoader.ending) || $0.mayHideSource }
    for fault in faults {
      if fault.isBrokenLink || fault.error.isUnreadFile && fault.path.endsWithBytes(of: CodeLoader.ending) {
        unread.append(fault.error)
      } else {
        problems.append(.file(fault.error))
      }
    }
    notices += listing.hidden.filter { $0.endsWithBytes(of: CodeLoader.ending) }.map { name in
      let place = SourceFile(path: files.display(joined(path, name)), bytes: []).location(of: 0..<0)
      return InputNotice(
        "hidden, so it isn't read; remove the leading dot from its name if it belongs to the views", at: place)
    }
    var names = listing.files.filter { $0.endsWithBytes(of: CodeLoader.ending) }
    let own = names.filter { !CodeSurroundingFiles.isDependency($0) }
    if !own.isEmpty, own.count < names.count {
      let count = names.count - own.count
      notices.append(
        InputNotice(
          "\(count) Swift \(count == 1 ? "file" : "files") of dependencies skipped; name a folder such as Pods to check its files",
          at: SourceFile(path: files.display(path), bytes: []).location(of: 0..<0)))
      names = own
    }
    let found = CodeProjects(listing.files, in: path, files)
    let isPart = !readsOneFolder || CodeProjects.isBelowProject("/" + normalized(path).joined(separator: "/"))
    let leftOut = isPart ? [] : found.leftOut(names)
    let rest = leftOut.isEmpty ? names : names.filter { !leftOut.contains($0) }
    let built = isPart ? names : found.built(rest)
    for (skipped, reason) in [
      (rest.count == built.count ? [] : rest.filter { !built.contains($0) }, "no Xcode project lists"),
      (leftOut, "no target of an Xcode project builds"),
    ] where !skipped.isEmpty {
      let isOne = skipped.count == 1
      notices.append(
        InputNotice(
          "\(skipped.count) Swift \(isOne ? "file" : "files") skipped because \(reason) "
            + "\(isOne ? "it: " : "them, such as ")\(skipped[0]); list a file under \"code\" or pass it to check it",
          at: SourceFile(path: files.display(path), bytes: []).location(of: 0..<0)))
    }
    hasLibrary = hasLibrary || found.hasLibrary || !readsOneFolder
    let shown = { [files] (folder: String) in
      let shown = files.display(folder.isEmpty ? path : joined(path, folder))
      return shown == "." ? "" : shown + "/"
    }
    libraries += found.libraries.map {
      CodeLibrary(folder: shown($0.folder), name: $0.name, isPublished: $0.isPublished)
    }
    addColorSets(of: listing, in: path)
    namingFiles += listing.files.filter(CodeLoader.mayNameClasses).map { joined(path, $0) }
    lacksNamingFiles = lacksNamingFiles || found.lacksNamingFiles
    try add(built.map { joined(path, $0) })
    isWholeCheckout = !isPart && found.describesProjects
    // A hidden file may name anything.
    guard !listing.hidden.contains(where: { $0.endsWithBytes(of: CodeLoader.ending) }) else {
      return names.count + faults.count
    }
    projects += found.wholeFolders(among: Set(loaded.map { lastName($0.path) })).map(shown)
    return names.count + faults.count
  }

  private mutating func addColorSets(of listing: FolderListing, in folder: String) {
    let found = listing.files.filter {
      $0.endsWithBytes(of: ".colorset/Contents.json") && !CodeSurroundingFiles.isDependency($0)
    }
    colorSets += found.map { joined(folder, $0) }
  }

  /// The files next to the Swift files that may name their declarations.
  var others: CodeSurroundingFiles {
    CodeSurroundingFiles(hasLibrary: hasLibrary, isWholeCheckout: isWholeCheckout, libraries: libraries) {
      [files = files.unrecorded, namingFiles, lacksNamingFiles] in
      let read = namingFiles.compactMap { try? files.read($0) }
      return (read, !lacksNamingFiles && read.count == namingFiles.count)
    }
  }

  /// The settings of apps and projects, without those of dependencies.
  var settings: [SourceFile] {
    let ends = ["Info.plist", ".pbxproj", ".yml", ".yaml", ".xcconfig"]
    let paths = namingFiles.filter { path in
      ends.contains { path.endsWithBytes(of: $0) } && !CodeSurroundingFiles.isDependency(path)
    }
    return paths.compactMap { path in
      files.record.noteUse(path)
      return try? files.read(path)
    } + loaded.filter { lastName($0.path) == "Project.swift" }
  }

  /// The ends of the names of files that may create objects of classes by name: interfaces, settings, and the sources of other languages.
  private static let namingEnds = [
    ".storyboard", ".xib", ".nib", ".plist", ".pch", ".h", ".m", ".mm", ".hpp", ".c", ".cc", ".cpp", ".inc", ".json",
    ".yml", ".yaml", ".xcconfig", ".pbxproj", ".strings", ".js", ".ts",
  ]

  private static func mayNameClasses(_ name: String) -> Bool {
    let lowercased = name.lowercased()
    return namingEnds.contains { lowercased.endsWithBytes(of: $0) } && lastName(name) != "Contents.json"
  }

  private mutating func add(_ paths: [String], isTrusted: Bool = false) throws(FileError) {
    for path in paths where known.insert(Array(path.utf8)).inserted {
      files.record.noteUse(path)
      do throws(FileError) { loaded.append(try files.read(path, isTrusted: isTrusted)) } catch {
        guard error.isUnreadFile else { throw error }
        unread.append(error)
      }
    }
  }

  /// Returns the files in the order in which they were added.
  ///
  /// - Throws: every problem.
  func sources() throws(AuditFailure) -> [SourceFile] {
    guard problems.isEmpty else { throw AuditFailure(problems) }
    guard !loaded.isEmpty || unread.isEmpty else { throw AuditFailure(unread.map { .file($0) }) }
    return loaded
  }

  mutating func note(_ error: FileError) { problems.append(.file(error)) }
}

extension FileError {
  /// Whether the error is about the contents or the name of one file, rather than about what may be read.
  fileprivate var isUnreadFile: Bool {
    switch self {
    case .unreadable, .tooLarge, .badName, .brokenLink: true
    default: false
    }
  }
}

extension FolderListing.Fault {
  /// The ends of folders that a build makes, in which no source is.
  private static let bundles = [".framework", ".xcframework", ".app", ".bundle"]

  fileprivate var isBrokenLink: Bool { if case .brokenLink = error { true } else { false } }

  /// Whether the path may be a folder with Swift source, because its name has no extension. A broken link of a dependency
  /// or of a bundle hides none.
  fileprivate var mayHideSource: Bool {
    guard !lastName(path).utf8.contains(UInt8(ascii: ".")) else { return false }
    guard isBrokenLink else { return true }
    let folders = path.split(separator: "/").dropLast()
    return !CodeSurroundingFiles.isDependency(path)
      && !folders.contains { folder in Self.bundles.contains { String(folder).endsWithBytes(of: $0) } }
  }
}
