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
    XcodeObject.forEach(in: description) { id, object in
      let names = XcodeObject.value("membershipExceptions = (", ");", in: object)
      // An exception of a build phase has no target.
      if !names.isEmpty {
        exceptions[id] = (XcodeObject.value("target = ", ";", in: object).first ?? "", Set(names))
      }
      for folder in XcodeObject.value("fileSystemSynchronizedGroups = (", ");", in: object) {
        owners[folder, default: []].insert(id)
      }
      if object.starts(with: "PBXFileSystemSynchronizedRootGroup;".utf8),
        let path = XcodeObject.value("path = ", ";", in: object).first
      {
        folders.append((id, path, XcodeObject.value("exceptions = (", ");", in: object)))
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
}
