import SourceText

/// What lies below a folder: the files, and what cannot be read of it.
struct FolderListing {
  /// Something that looks like a token file and is none that can be read.
  struct Fault {
    /// The path relative to the folder.
    let path: String
    let error: FileError
  }

  /// Regular files, and links to such, as paths relative to the folder, sorted by their bytes.
  var files: [String] = []
  /// Hidden files that look like token files; they are not read.
  var hidden: [String] = []
  var faults: [Fault] = []
}

/// Walks a folder and everything below it; what is hidden is left out, and every folder is walked once, whatever links lead to it.
struct FolderWalk {
  let folder: String
  let files: InputFiles
  /// How many levels of folders below this one are walked.
  let depth: Int

  private var listing = FolderListing()
  private var nameCount = 0
  private var visited: Set<FileSystem.Identity> = []
  /// Folders to walk, and links to folders, which come last so that files are named by their own folder.
  private var folders: [String] = [""]
  private var links: [String] = []

  init(_ folder: String, files: InputFiles, depth: Int) {
    self.folder = folder
    self.files = files
    self.depth = depth
  }

  /// Everything below the folder.
  ///
  /// - Throws: `FileError` for a folder that cannot be listed: an empty answer would be a pass that nobody earned.
  mutating func run() throws(FileError) -> FolderListing {
    while let relative = nextFolder() { try walk(relative) }
    listing.files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    listing.hidden.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    listing.faults.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return listing
  }

  private mutating func nextFolder() -> String? {
    if let folder = folders.popLast() { return folder }
    return links.isEmpty ? nil : links.removeFirst()
  }

  private func path(_ relative: String) -> String { relative.isEmpty ? folder : folder + "/" + relative }

  private mutating func walk(_ relative: String) throws(FileError) {
    let path = path(relative)
    let names: [FileSystem.Name]
    do throws(FileObstacle) {
      guard let status = try FileSystem.status(path) else {
        // It went away since its name was read, which is no fault of anybody; the folder itself must be there.
        if relative.isEmpty { throw FileObstacle.missing }
        return
      }
      guard visited.insert(status.identity).inserted else { return }
      names = try FileSystem.names(in: path, limit: InputFiles.nameLimit - nameCount)
      nameCount += names.count
    } catch {
      if error == .missing, !relative.isEmpty { return }
      if error == .tooLarge { throw .tooLarge(files.display(folder), limit: InputFiles.nameLimit) }
      throw .unreadable(files.display(path), error)
    }
    guard visited.count <= InputFiles.countLimit else {
      throw .tooLarge(files.display(folder), limit: InputFiles.countLimit)
    }
    for name in names { try add(name, in: relative) }
    guard listing.files.count <= InputFiles.countLimit else {
      throw .tooLarge(files.display(folder), limit: InputFiles.countLimit)
    }
  }

  private mutating func add(_ name: FileSystem.Name, in relative: String) throws(FileError) {
    func child(_ name: String) -> String { relative.isEmpty ? name : relative + "/" + name }
    guard let text = name.text else {
      listing.faults.append(
        .init(path: child(name.shown), error: .badName(files.display(path(child(name.shown))))))
      return
    }
    let child = child(text)
    let path = path(child)
    let status: FileSystem.Status?
    do throws(FileObstacle) { status = try FileSystem.status(path, followingLinks: false) } catch {
      throw .unreadable(files.display(path), error)
    }
    guard let status else { return }
    let isHidden = text.utf8.first == UInt8(ascii: ".")
    switch status.kind {
    case .regular where isHidden:
      if FolderWalk.looksLikeTokens(text), !text.utf8.starts(with: "._".utf8) { listing.hidden.append(child) }
    case .regular: listing.files.append(child)
    case _ where isHidden: break
    case .folder: if level(child) <= depth { folders.append(child) }
    case .link: addLink(child)
    case .other: if FolderWalk.looksLikeTokens(text) { fault(child, .notARegularFile(files.display(path))) }
    }
  }

  private mutating func addLink(_ child: String) {
    let path = path(child)
    let shown = files.display(path)
    let name = lastName(child)
    let matters = FolderWalk.looksLikeTokens(name) || !name.utf8.contains(UInt8(ascii: "."))
    do throws(FileObstacle) {
      guard let target = try FileSystem.status(path) else {
        if matters { fault(child, .brokenLink(shown)) }
        return
      }
      let isAllowed = files.boundary.allows(try FileSystem.realPath(path), namedAs: path, isTrusted: false)
      switch target.kind {
      case .folder where level(child) > depth: break
      case .folder where isAllowed: links.append(child)
      case .folder: fault(child, .outside(shown))
      case .regular where isAllowed: listing.files.append(child)
      case _ where !matters: break
      case .regular: fault(child, .outside(shown))
      default: fault(child, .notARegularFile(shown))
      }
    } catch { if matters { fault(child, .unreadable(shown, error)) } }
  }

  private mutating func fault(_ child: String, _ error: FileError) {
    listing.faults.append(.init(path: child, error: error))
  }

  /// How many folders a path goes down.
  private func level(_ path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: "/") } + 1 }

  /// Whether a name is one that token files have in some format, so that leaving it out has to be said.
  static func looksLikeTokens(_ name: String) -> Bool {
    let endings = ["json", "jsonc", "json5", "tokens", "css", "swift", "xml", "yaml", "yml"]
    return endings.contains { name.endsWithBytes(of: "." + $0) }
  }

  /// Whether a name is one of pictures, films, fonts and the like, which no token format has and which are not read to find out.
  static func isMedia(_ name: String) -> Bool {
    let endings = [
      "png", "jpg", "jpeg", "gif", "webp", "avif", "heic", "ico", "icns", "psd", "sketch", "fig", "pdf", "mp4", "mov",
      "webm", "mp3", "wav", "ttf", "otf", "woff", "woff2", "zip", "gz", "xz", "dmg",
    ]
    return endings.contains { name.endsWithBytes(of: "." + $0) }
  }
}
