import SourceText
import TokenFormats

/// The files below a folder, and those that can't be read.
struct FolderListing {
  /// An entry that looks like a token file but can't be read.
  struct Fault {
    /// The path relative to the folder.
    let path: String
    let error: FileError
  }

  /// Regular files and links to them, as paths relative to the folder, sorted by bytes.
  var files: [String] = []
  /// Hidden files that look like token files; they aren't read.
  var hidden: [String] = []
  var faults: [Fault] = []
}

/// A walk through a folder and its subfolders.
///
/// Hidden entries are skipped, and every folder is visited once, even if several links lead to it.
struct FolderWalk {
  let folder: String
  let files: InputFiles
  /// The number of folder levels to visit below the folder.
  let depth: Int

  private var listing = FolderListing()
  private var nameCount = 0
  private var visited: Set<FileSystem.Identity> = []
  /// The folders to visit; links to folders come last, so that files are named by their own folder.
  private var folders: [String] = [""]
  private var links: [String] = []

  init(_ folder: String, files: InputFiles, depth: Int) {
    self.folder = folder
    self.files = files
    self.depth = depth
  }

  /// Returns everything below the folder.
  ///
  /// - Throws: `FileError` for a folder that can't be listed, because an empty listing could make the audit pass.
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
    do throws(FileErrorReason) {
      guard let status = try FileSystem.status(path) else {
        // The folder was removed after its name was read, which isn't an error; the starting folder must exist.
        if relative.isEmpty { throw FileErrorReason.missing }
        return
      }
      guard visited.insert(status.identity).inserted else { return }
      names = try FileSystem.names(in: path, limit: InputFiles.nameLimit - nameCount)
      nameCount += names.count
    } catch {
      if error == .missing, !relative.isEmpty { return }
      if error == .tooLarge { throw .tooMany(files.display(folder), limit: InputFiles.nameLimit) }
      throw .unreadable(files.display(path), error)
    }
    guard visited.count <= InputFiles.countLimit else {
      throw .tooMany(files.display(folder), limit: InputFiles.countLimit)
    }
    for name in names { try add(name, in: relative) }
    guard listing.files.count <= InputFiles.countLimit else {
      throw .tooMany(files.display(folder), limit: InputFiles.countLimit)
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
    do throws(FileErrorReason) { status = try FileSystem.status(path, followingLinks: false) } catch {
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
    do throws(FileErrorReason) {
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

  /// Returns the number of folder levels in a path.
  private func level(_ path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: "/") } + 1 }

  /// Whether a name is usual for token files of some format, so skipping the file must be reported.
  static func looksLikeTokens(_ name: String) -> Bool {
    let unsupported = [".jsonc", ".json5", ".xml", ".yaml", ".yml"]
    return (TokenFormats.documentEndings + unsupported).contains { name.endsWithBytes(of: $0) }
  }

  /// Whether a name has a media file extension (image, video, font), so the file is skipped without reading.
  static func isMedia(_ name: String) -> Bool {
    let endings = [
      "png", "jpg", "jpeg", "gif", "webp", "avif", "heic", "ico", "icns", "psd", "sketch", "fig", "pdf", "mp4", "mov",
      "webm", "mp3", "wav", "ttf", "otf", "woff", "woff2", "zip", "gz", "xz", "dmg",
    ]
    return endings.contains { name.endsWithBytes(of: "." + $0) }
  }
}
