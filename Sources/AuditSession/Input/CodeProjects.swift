import SourceText

/// The projects and packages below a folder that is read whole.
struct CodeProjects {
  /// What builds the Swift files below a folder.
  private struct Project {
    /// The folder of the project, relative to the folder that is read; empty for that folder itself.
    let folder: String
    /// The description of an Xcode project; nil for others.
    let xcode: XcodeProject?
    /// Whether sources outside of the folder may belong to the project.
    let hasFilesElsewhere: Bool
    /// Whether it lists its Swift files one by one.
    var listsFiles: Bool { xcode?.files.isEmpty == false }
  }

  private var projects: [Project] = []
  /// Whether the folder is that of a package or pod, or a project in it builds a framework, so code elsewhere may use what is public.
  private(set) var hasLibrary = false
  /// Whether a project lists a storyboard or another interface that isn't there.
  private(set) var lacksInterfaces = false

  /// Reads the descriptions of projects among files.
  ///
  /// - Parameters:
  ///   - listing: the paths of all files below the folder, relative to it.
  ///   - path: the path of the folder.
  init(_ listing: [String], in path: String, _ files: InputFiles) {
    for file in listing {
      let name = lastName(file)
      let folder = file.utf8.contains(UInt8(ascii: "/")) ? parent(file) : ""
      switch name {
      case "Package.swift":
        // Targets of a package can't have sources outside of it.
        projects.append(Project(folder: folder, xcode: nil, hasFilesElsewhere: false))
        hasLibrary = hasLibrary || folder.isEmpty
      case "Project.swift", "project.yml":
        // Of Tuist and XcodeGen, whose Xcode project often isn't committed.
        let description = try? files.read(joined(path, file)).bytes
        let hasFilesElsewhere = description?.firstOffset(of: "../") != nil || description == nil
        projects.append(Project(folder: folder, xcode: nil, hasFilesElsewhere: hasFilesElsewhere))
      case "project.pbxproj":
        let xcode = (try? files.read(joined(path, file)).bytes).map { XcodeProject($0) }
        hasLibrary = hasLibrary || xcode?.buildsFramework != false
        let outer = folder.utf8.contains(UInt8(ascii: "/")) ? parent(folder) : ""
        projects.append(Project(folder: outer, xcode: xcode, hasFilesElsewhere: xcode?.hasFoldersElsewhere ?? true))
      case "BUILD", "BUILD.bazel", "BUCK", "CMakeLists.txt",
        _ where name.endsWithBytes(of: ".podspec"):
        projects.append(Project(folder: folder, xcode: nil, hasFilesElsewhere: true))
        hasLibrary = hasLibrary || name.endsWithBytes(of: ".podspec")
      default: break
      }
    }
    let names = Set(listing.lazy.map(lastName))
    lacksInterfaces = projects.contains { $0.xcode?.interfaces.isSubset(of: names) == false }
  }

  /// Returns the folders of the projects whose Swift files all are among those with the given last names, as far as the descriptions tell.
  func wholeFolders(among names: Set<String>) -> [String] {
    projects.filter { !$0.hasFilesElsewhere && $0.xcode?.files.isSubset(of: names) != false }.map(\.folder)
  }

  /// Returns the Swift files that a project may build, in order.
  ///
  /// A file is left out if it is below an Xcode project that lists Swift files, no project lists it or a folder around it, and nothing else, such as a
  /// package, is around it. A project that lists less than half of the files below it doesn't count: something else builds the others.
  func built(_ names: [String]) -> [String] {
    guard !projects.contains(where: { $0.xcode?.hasFoldersElsewhere == true }) else { return names }
    let listing = projects.filter(\.listsFiles)
    guard !listing.isEmpty else { return names }
    let others = projects.filter { !$0.listsFiles }.map(\.folder)
    let listed = Set(listing.flatMap { $0.xcode?.files.map { $0.lowercased() } ?? [] })
    let folders = Set(projects.flatMap { $0.xcode?.folders.map { $0.lowercased() } ?? [] })
    let candidates = names.filter { name in !others.contains { name.isBelow($0) } }
    var unlisted = Set(
      candidates.filter { name in
        let parts = name.lowercased().split(separator: "/")
        return !listed.contains(lastName(name).lowercased())
          && !parts.dropLast().contains { folders.contains(String($0)) }
      })
    guard !unlisted.isEmpty else { return names }
    var isLeftOut: Set<String> = []
    for project in listing {
      let own = candidates.filter { $0.isBelow(project.folder) }
      let unlistedOwn = own.filter(unlisted.contains)
      if unlistedOwn.count * 2 < own.count { isLeftOut.formUnion(unlistedOwn) } else { unlisted.subtract(unlistedOwn) }
    }
    isLeftOut.formIntersection(unlisted)
    return isLeftOut.isEmpty ? names : names.filter { !isLeftOut.contains($0) }
  }
}

extension String {
  /// Whether a path is below a folder; every path is below the folder without a name.
  fileprivate func isBelow(_ folder: String) -> Bool {
    folder.isEmpty || utf8.starts(with: folder.utf8) && utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
  }
}
