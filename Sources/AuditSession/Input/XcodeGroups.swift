import SourceText

/// The paths that the groups of an Xcode project give to its Swift files and folders.
struct XcodeGroups {
  /// The paths of the Swift files, relative to the folder of the project.
  private(set) var files: [String] = []
  /// The paths of the folders that belong to the project with all files.
  private(set) var folders: [String] = []
  /// The last names of the files whose place the groups don't tell, such as those with an absolute path.
  private(set) var unplaced: Set<String> = []

  private enum Kind { case file, folder, group }

  private struct Object {
    let kind: Kind
    let path: String
    let place: String?
    let children: [String]
  }

  private static let kinds: [(name: StaticString, kind: Kind)] = [
    ("PBXFileReference;", .file), ("PBXFileSystemSynchronizedRootGroup;", .folder), ("PBXGroup;", .group),
    ("PBXVariantGroup;", .group),
  ]

  /// Reads the groups of a description.
  ///
  /// - Complexity: O(n) in the number of bytes.
  init(_ description: [UInt8]) {
    var objects: [String: Object] = [:]
    var pending: [(id: String, base: String)] = []
    XcodeObject.forEach(in: description) { id, object in
      if let kind = XcodeGroups.kinds.first(where: { object.starts(with: $0.name.description.utf8) })?.kind {
        objects[id] = Object(
          kind: kind, path: XcodeObject.value("path = ", ";", in: object).first ?? "",
          place: XcodeObject.value("sourceTree = ", ";", in: object).first,
          children: kind == .group ? XcodeObject.value("children = (", ");", in: object) : [])
      } else if object.starts(with: "PBXProject;".utf8) {
        pending += XcodeObject.value("mainGroup = ", ";", in: object).prefix(1).map { ($0, "") }
      }
    }
    while let (id, base) = pending.popLast() {
      guard let object = objects[id], object.place == "<group>" || object.place == "SOURCE_ROOT" else { continue }
      // Every object has one place, and a description may be wrong.
      objects[id] = nil
      let folder = object.place == "<group>" ? base : ""
      let path = normalized("\(folder)/\(object.path)").joined(separator: "/")
      switch object.kind {
      case .group: pending += object.children.map { ($0, path) }
      case .folder: folders.append(path)
      case .file where path.endsWithBytes(of: ".swift"): files.append(path)
      case .file: break
      }
    }
    unplaced = Set(objects.values.lazy.filter { $0.kind == .file }.map { lastName($0.path) })
  }

  /// Returns the names of Swift files that no project lists although one lists another file with the same last name.
  ///
  /// A last name counts only if the projects tell where all files with it are, and all of these are among the names.
  ///
  /// - Complexity: O(n + c f) for n names and bytes, c names that share their last name, and f folders.
  static func copies(among names: [String], of projects: [(folder: String, description: [UInt8])]) -> Set<String> {
    var same = Dictionary(grouping: names.map { $0.lowercased() }, by: lastName).filter { $0.value.count > 1 }
    guard !same.isEmpty else { return [] }
    let all = Set(names.map { $0.lowercased() })
    var listed: Set<String> = []
    for project in projects {
      let groups = XcodeGroups(project.description)
      let place = { (path: String) in normalized("\(project.folder)/\(path)").joined(separator: "/").lowercased() }
      let files = groups.files.map(place)
      listed.formUnion(files)
      for name in groups.unplaced { same[name.lowercased()] = nil }
      for file in files where !all.contains(file) { same[lastName(file)] = nil }
      let folders = groups.folders.map { place($0) + "/" }
      for name in same.values.joined() where folders.contains(where: { name.utf8.starts(with: $0.utf8) }) {
        listed.insert(name)
      }
    }
    let copies = Set(same.values.filter { !listed.isDisjoint(with: $0) }.joined()).subtracting(listed)
    return Set(names.filter { copies.contains($0.lowercased()) })
  }
}
