import SourceText
import ViewCode

/// The projects and packages below a folder that is read whole.
struct CodeProjects {
  /// What builds the Swift files below a folder.
  private struct Project {
    /// The folder of the project, relative to the folder that is read; empty for that folder itself.
    let folder: String
    /// The description of an Xcode project; nil for others.
    let xcode: XcodeProject?
    /// The text of an Xcode project; empty for others.
    let description: [UInt8]
    /// Whether sources outside of the folder may belong to the project.
    let hasFilesElsewhere: Bool
    /// Whether it lists its Swift files, or the folders that have them.
    var listsFiles: Bool { xcode.map { !$0.files.isEmpty || !$0.folders.isEmpty } ?? false }
  }

  private var projects: [Project] = []
  /// Whether there is a project or a package.
  var describesProjects: Bool { !projects.isEmpty }
  /// Whether code elsewhere may use what is public: a framework, a pod, or a package that isn't below an app's project.
  private(set) var hasLibrary = false
  /// Whether a project lists an interface or Objective-C file that isn't found.
  private(set) var lacksNamingFiles = false
  /// The libraries that packages, pods, and Xcode projects describe, with folders relative to the folder that is read.
  private(set) var libraries: [CodeLibrary] = []

  /// Reads the descriptions of projects among files.
  ///
  /// - Parameters:
  ///   - listing: the paths of all files below the folder, relative to it.
  ///   - path: the path of the folder.
  init(_ listing: [String], in path: String, _ files: InputFiles) {
    var packages: [String] = []
    let folders = Set(listing.flatMap { $0.lowercased().split(separator: "/").dropLast().map { String($0) } })
    for file in listing {
      let name = lastName(file)
      let folder = file.utf8.contains(UInt8(ascii: "/")) ? parent(file) : ""
      func add(
        _ xcode: XcodeProject? = nil, in folder: String, _ description: [UInt8] = [], hasFilesElsewhere: Bool
      ) {
        projects.append(
          Project(folder: folder, xcode: xcode, description: description, hasFilesElsewhere: hasFilesElsewhere))
      }
      func description() -> [UInt8]? { try? files.read(joined(path, file)).bytes }
      switch name {
      case _ where name.utf8.starts(with: "Package".utf8) && name.endsWithBytes(of: ".swift"):
        guard name == "Package.swift" || name.utf8.starts(with: "Package@swift-".utf8) else { continue }
        let text = description() ?? []
        // Targets of a package can't have sources outside of it. A model may have the name, too.
        add(in: folder, hasFilesElsewhere: text.firstOffset(of: "PackageDescription") == nil)
        libraries += CodeProjects.products(in: text).map { CodeLibrary(folder: folder, name: $0, isPublished: true) }
        // Nothing else can use the targets of a package without a library, such as that of Tuist's dependencies.
        if text.isEmpty || text.firstOffset(of: "ibrary") != nil { packages.append(folder) }
      case "Project.swift", "project.yml", "project.yaml", "xcodegen.yml":
        // Of Tuist and XcodeGen, whose Xcode project often isn't committed.
        let text = description() ?? []
        let isProject = name != "Project.swift" || text.firstOffset(of: "ProjectDescription") != nil
        let elsewhere = ["../", "..\n", "relativeToRoot", "include:"].contains { text.firstOffset(of: $0) != nil }
        add(in: folder, hasFilesElsewhere: text.isEmpty || elsewhere || !isProject)
        // The frameworks next to an app are parts of it.
        let isApp = text.firstOffset(of: "product: .app,") != nil
        let libraries = [isApp ? "Framework" : "ramework", "ibrary", "ProjectDescriptionHelpers"]
        hasLibrary = hasLibrary || libraries.contains { text.firstOffset(of: $0) != nil }
      case "project.pbxproj":
        let text = description()
        let xcode = text.map { XcodeProject($0) }
        hasLibrary = hasLibrary || xcode?.buildsLibrary != false
        let isElsewhere = xcode.map { $0.hasFoldersElsewhere || $0.lacksFolders(among: folders) } ?? true
        let place = folder.utf8.contains(UInt8(ascii: "/")) ? parent(folder) : ""
        add(xcode, in: place, text ?? [], hasFilesElsewhere: isElsewhere)
        if xcode?.buildsLibrary == true {
          libraries.append(CodeLibrary(folder: place, name: stem(lastName(folder)), isPublished: false))
        }
      case "BUILD", "BUILD.bazel", "BUCK", "CMakeLists.txt", "Makefile",
        _ where name.endsWithBytes(of: ".podspec") || name.endsWithBytes(of: ".podspec.json"):
        if name == "Makefile", description()?.firstOffset(of: "swiftc") == nil { continue }
        add(in: folder, hasFilesElsewhere: true)
        hasLibrary = hasLibrary || name != "Makefile"
        if name.utf8.firstOffset(of: ".podspec") != nil {
          libraries.append(CodeLibrary(folder: folder, name: stem(name), isPublished: true))
        }
      default: break
      }
    }
    let apps = projects.filter { $0.xcode != nil }.map(\.folder)
    hasLibrary = hasLibrary || packages.contains { package in !apps.contains { $0 != package && package.isBelow($0) } }
    let names = Set(listing.lazy.map(lastName))
    lacksNamingFiles = projects.contains { $0.xcode?.namingFiles.isSubset(of: names) == false }
  }

  /// Returns the names of the library products in the description of a package: `.library(name: "BirdKit"`.
  private static func products(in description: [UInt8]) -> [String] {
    var names: [String] = []
    var rest = description[...]
    while let offset = rest.firstOffset(of: ".library(") {
      rest = rest[(rest.startIndex + offset + 9)...]
      let parts = rest.prefix(200).split(separator: Ascii.quote, maxSplits: 2, omittingEmptySubsequences: false)
      if parts.count > 1 { names.append(String(decoding: parts[1], as: UTF8.self)) }
    }
    return names
  }

  /// Whether one of the folders around a folder, up to that of the repository, has a project or package, which may build more of its files.
  static func isBelowProject(_ path: String) -> Bool {
    var folder = path
    while let names = try? FileSystem.names(in: folder).map(\.shown) {
      if folder != path, names.contains(where: describesProject) { return true }
      guard folder != "/", !names.contains(".git") else { return false }
      folder = parent(folder)
    }
    return true
  }

  private static func describesProject(_ name: String) -> Bool {
    [".xcodeproj", ".xcworkspace", ".podspec", ".podspec.json"].contains { name.endsWithBytes(of: $0) }
      || [
        "Package.swift", "Project.swift", "Workspace.swift", "project.yml", "project.yaml", "xcodegen.yml", "BUILD",
        "BUILD.bazel", "BUCK", "CMakeLists.txt",
      ].contains(name)
  }

  /// Returns the folders of the projects whose Swift files all are among those with the given last names, as far as the descriptions tell.
  func wholeFolders(among names: Set<String>) -> [String] {
    projects.filter { !$0.hasFilesElsewhere && $0.xcode?.isWhole(among: names) != false }.map(\.folder)
  }

  /// Returns the Swift files that every target of a project with their folder leaves out, in order: nothing else may build them.
  func leftOut(_ names: [String]) -> [String] {
    let left = projects.flatMap { project in
      (project.xcode?.exceptions.files ?? []).map { (project: project, path: "\($0.folder)/\($0.name)") }
    }
    guard !left.isEmpty, !projects.contains(where: { $0.xcode != nil && $0.hasFilesElsewhere }) else { return [] }
    let folders = projects.flatMap { Array($0.xcode?.folders ?? []) }
    let others = projects.filter { $0.xcode == nil }.map(\.folder)
    let listed = Set(projects.flatMap { Array($0.xcode?.files ?? []) })
    let found = left.flatMap { file in
      let same = names.filter { $0 == file.path || $0.endsWithBytes(of: "/" + file.path) }
      return same.count == 1 && same[0].isBelow(file.project.folder) ? same : []
    }
    return names.filter { name in
      // Another folder of a project may have it, too.
      found.contains(name) && !listed.contains(lastName(name)) && !others.contains { name.isBelow($0) }
        && folders.count { name.utf8.starts(with: "\($0)/".utf8) || name.utf8.firstOffset(of: "/\($0)/") != nil } == 1
    }
  }

  /// Returns the Swift files that a project may build, in order.
  ///
  /// A file is skipped if it is below an Xcode project that lists Swift files or folders, no project lists it or a folder around it, and nothing else, such as a
  /// package, is around it. So is a copy of a listed file elsewhere. A project that lists half of the files below it or fewer doesn't count: something
  /// else builds the others.
  func built(_ names: [String]) -> [String] {
    guard !projects.contains(where: { $0.xcode != nil && $0.hasFilesElsewhere }) else { return names }
    let listing = projects.filter(\.listsFiles)
    guard !listing.isEmpty else { return names }
    let others = projects.filter { !$0.listsFiles }.map(\.folder)
    let listed = Set(listing.flatMap { $0.xcode.map { $0.files.union($0.mentioned).map { $0.lowercased() } } ?? [] })
    let folders = Set(projects.flatMap { $0.xcode?.folders.map { $0.lowercased() } ?? [] })
    let candidates = names.filter { name in !others.contains { name.isBelow($0) } }
    let copies = XcodeGroups.copies(among: candidates, of: listing.map { (folder: $0.folder, $0.description) })
    var unlisted = Set(
      candidates.filter { name in
        guard copies.contains(name) || !listed.contains(lastName(name).lowercased()) else { return false }
        let parts = name.lowercased().split(separator: "/")
        return !parts.dropLast().contains { folders.contains(String($0)) }
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
