import Foundation

/// A folder of a test's own, gone when the test is over.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let path: String

  /// Makes a folder with files of bytes: names, possibly with folders, and contents.
  public convenience init(_ files: [String: [UInt8]]) throws {
    try self.init()
    for (name, content) in files { try write(content, to: name) }
  }

  /// Makes a folder with files: names, possibly with folders, and contents.
  public init(_ files: [String: String] = [:]) throws {
    // `resolvingSymlinksInPath` takes `/private` away, which macOS puts before temporary paths and the command keeps.
    guard let real = realpath(FileManager.default.temporaryDirectory.path, nil) else {
      throw CocoaError(.fileNoSuchFile)
    }
    defer { free(real) }
    path = String(cString: real) + "/palpable-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, content) in files { try write(content, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, making the folders in its name.
  public func write(_ content: String, to name: String) throws { try write(Array(content.utf8), to: name) }

  /// Writes a file of bytes, making the folders in its name.
  public func write(_ content: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    // `Data.write` waits for the disk, which takes longer than most tests.
    guard let file = fopen(url.path, "wb") else { throw CocoaError(.fileWriteUnknown) }
    defer { fclose(file) }
    guard fwrite(content, 1, content.count, file) == content.count else { throw CocoaError(.fileWriteUnknown) }
  }

  /// The files below a folder of it, relative to that folder, sorted.
  public func files(below folder: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: path + "/" + folder)?.allObjects as? [String] ?? []
    return found.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(path)/\(folder)/\(name)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// Removes a file, or a folder with everything in it.
  public func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }

  /// The content of a file as bytes.
  public func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
  }
}

/// The folder of the package, found from where its tests stand.
public let packageFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path

/// The files below a folder of the package, relative to it, sorted; hidden ones are left out.
public func packageFiles(below folder: String, extension suffix: String) -> [String] {
  let base = URL(fileURLWithPath: packageFolder + "/" + folder)
  let enumerator = FileManager.default.enumerator(atPath: base.path)
  let all = (enumerator?.allObjects as? [String]) ?? []
  return all.filter { $0.hasSuffix("." + suffix) && !$0.hasPrefix(".") && !$0.contains("/.") }.sorted()
}

/// The text of a file of the package.
public func packageText(_ path: String) throws -> String {
  String(decoding: try Data(contentsOf: URL(fileURLWithPath: packageFolder + "/" + path)), as: UTF8.self)
}
