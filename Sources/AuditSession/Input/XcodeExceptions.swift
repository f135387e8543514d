import SourceText

/// The Swift files in folders of an Xcode project that no target builds: `membershipExceptions` of a synchronized folder.
struct XcodeExceptions {
  /// A file that every target with the folder leaves out, and that no other target adds.
  struct File: Hashable {
    /// The path of the folder in the description.
    let folder: String
    /// The path below the folder.
    let name: String
  }

  private(set) var files: Set<File> = []

  /// Reads the folders, their exceptions, and the targets of a description.
  ///
  /// - Complexity: O(n) in the number of bytes.
  init(_ description: [UInt8]) {
    guard description.firstOffset(of: "membershipExceptions") != nil else { return }
    var exceptions: [String: (target: String, names: Set<String>)] = [:]
    var folders: [(id: String, path: String, exceptions: [String])] = []
    var owners: [String: Set<String>] = [:]
    var rest = description[...]
    while let offset = rest.firstOffset(of: "isa = ") {
      let start = rest.startIndex + offset
      let id = XcodeExceptions.id(before: start, in: description)
      rest = rest[(start + 6)...]
      let object = rest.firstOffset(of: "isa = ").map { rest[..<(rest.startIndex + $0)] } ?? rest
      let names = XcodeExceptions.value("membershipExceptions = (", ");", in: object)
      // An exception of a build phase has no target.
      if !names.isEmpty {
        exceptions[id] = (XcodeExceptions.value("target = ", ";", in: object).first ?? "", Set(names))
      }
      for folder in XcodeExceptions.value("fileSystemSynchronizedGroups = (", ");", in: object) {
        owners[folder, default: []].insert(id)
      }
      if object.starts(with: "PBXFileSystemSynchronizedRootGroup;".utf8),
        let path = XcodeExceptions.value("path = ", ";", in: object).first
      {
        folders.append((id, path, XcodeExceptions.value("exceptions = (", ");", in: object)))
      }
    }
    for folder in folders {
      let own = owners[folder.id] ?? []
      let sets = folder.exceptions.compactMap { exceptions[$0] }
      guard !own.isEmpty, sets.count == folder.exceptions.count else { continue }
      for name in Set(sets.flatMap(\.names)) where name.endsWithBytes(of: ".swift") {
        if Set(sets.filter { $0.names.contains(name) }.map(\.target)) == own {
          files.insert(File(folder: folder.path, name: name))
        }
      }
    }
  }

  /// Returns the name of the object whose class is at an offset: the first word on the line of its brace.
  private static func id(before start: Int, in description: [UInt8]) -> String {
    guard let brace = description[..<start].lastIndex(of: UInt8(ascii: "{")) else { return "" }
    let line = description[..<brace].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return word(description[line..<brace])
  }

  /// Returns the values after a key, without comments and quotes; a single value or a list.
  private static func value(_ key: String, _ end: String, in object: ArraySlice<UInt8>) -> [String] {
    guard let offset = object.firstOffset(of: key) else { return [] }
    let rest = object.dropFirst(offset + key.utf8.count)
    return rest.prefix(rest.firstOffset(of: end) ?? 0).split(separator: UInt8(ascii: ",")).map(word).filter {
      !$0.isEmpty
    }
  }

  /// Returns a value without the comment behind it.
  private static func word(_ bytes: ArraySlice<UInt8>) -> String {
    let end = bytes.firstOffset(of: "/*").map { bytes.startIndex + $0 } ?? bytes.endIndex
    let spaces = [Ascii.space, UInt8(ascii: "\t"), UInt8(ascii: "\n"), Ascii.quote, UInt8(ascii: "=")]
    var text = bytes[..<end].drop { spaces.contains($0) }
    while let byte = text.last, spaces.contains(byte) { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }
}
