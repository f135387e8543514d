import SourceText

/// The paths that the groups of an Xcode project give to its Swift files and folders.
struct XcodeGroups {
  /// The paths of the Swift files, relative to the folder of the project.
  private(set) var files: [String] = []
  /// The paths of the folders that belong to the project with all files.
  private(set) var folders: [String] = []

  private struct Object {
    let isFile: Bool
    let path: String?
    let place: String?
    let children: [String]
  }

  /// Reads the groups of a description.
  ///
  /// - Complexity: O(n) in the number of bytes.
  init(_ description: [UInt8]) {
    var objects: [String: Object] = [:]
    var roots: [String] = []
    XcodeObject.forEach(in: description) { id, object in
      let isFile = object.starts(with: "PBXFileReference;".utf8)
      let isGroup = ["PBXGroup;", "PBXVariantGroup;"].contains { object.starts(with: $0.utf8) }
      if isFile || isGroup || object.starts(with: "PBXFileSystemSynchronizedRootGroup;".utf8) {
        objects[id] = Object(
          isFile: isFile, path: XcodeObject.value("path = ", ";", in: object).first,
          place: XcodeObject.value("sourceTree = ", ";", in: object).first,
          children: isGroup ? ["-"] + XcodeObject.value("children = (", ");", in: object) : [])
      } else if object.starts(with: "PBXProject;".utf8) {
        roots += XcodeObject.value("mainGroup = ", ";", in: object).prefix(1)
      }
    }
    var pending = roots.map { (id: $0, base: "") }
    while let (id, base) = pending.popLast() {
      // Every object has one place, and a description may be wrong.
      guard let object = objects.removeValue(forKey: id) else { continue }
      guard object.place == "<group>" || object.place == "SOURCE_ROOT" else {
        // An absolute path or that of a variable tells nothing, so it is one that isn't there.
        if object.isFile, let path = object.path { files.append("../\(lastName(path))") }
        continue
      }
      let parts = [object.place == "<group>" ? base : "", object.path ?? ""]
      let path = normalized(parts.joined(separator: "/")).joined(separator: "/")
      if !object.children.isEmpty {
        pending += object.children.dropFirst().map { ($0, path) }
      } else if !object.isFile {
        folders.append(path)
      } else if path.endsWithBytes(of: ".swift") {
        files.append(path)
      }
    }
  }

  /// Returns the names of Swift files that no project lists although it lists another file with the same last name.
  ///
  /// A project counts only if all of its files with that name are among the names, so its groups tell where files are.
  ///
  /// - Complexity: O(n) in the number of names and bytes.
  static func copies(among names: [String], of projects: [(folder: String, description: [UInt8])]) -> Set<String> {
    let same = Dictionary(grouping: names) { lastName($0).lowercased() }.filter { $0.value.count > 1 }
    guard !same.isEmpty else { return [] }
    let all = Set(names.map { $0.lowercased() })
    var listed: Set<String> = []
    var unknown: Set<String> = []
    for project in projects {
      let groups = XcodeGroups(project.description)
      let place = { (path: String) in
        normalized("\(project.folder)/\(path)").joined(separator: "/").lowercased()
      }
      for file in groups.files {
        let path = place(file)
        listed.insert(path)
        if !all.contains(path) { unknown.insert(lastName(path)) }
      }
      let folders = groups.folders.map { place($0) + "/" }
      listed.formUnion(all.filter { name in folders.contains { name.utf8.starts(with: $0.utf8) } })
    }
    let known = same.filter { last, _ in !unknown.contains(last) }
    return Set(
      known.values.flatMap { names in
        names.contains { listed.contains($0.lowercased()) } ? names.filter { !listed.contains($0.lowercased()) } : []
      })
  }
}
