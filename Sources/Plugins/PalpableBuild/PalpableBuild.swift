import Foundation
import PackagePlugin

/// Audits the design system of a target whenever its tokens change, and shows the findings in the build.
///
/// The build fails when the gate fails. What is to be shown without failing has a lower level in `palpable.json`.
@main struct PalpableBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    commands(
      tool: try context.tool(named: "palpable").url, folders: [target.directoryURL, context.package.directoryURL],
      target: target.name, output: context.pluginWorkDirectoryURL)
  }

  /// One audit of the first folder that has a `palpable.json`.
  ///
  /// Where none has, the audit of the last folder fails the build and says so. An error of the plug-in itself would stop `swift package` as well, and
  /// with it the command that writes a first `palpable.json`.
  private func commands(tool: URL, folders: [URL], target: String, output: URL) -> [Command] {
    let configurations = folders.map { $0.appendingPathComponent("palpable.json") }
    guard let configuration = configurations.first(where: isFile) ?? configurations.last else { return [] }
    let folder = configuration.deletingLastPathComponent()
    // A build copies whatever a plug-in declares as output into the product, and so nothing is declared: the inputs say when to audit again.
    return [
      .buildCommand(
        displayName: "Auditing \(plain(folder.lastPathComponent)) for \(plain(target))", executable: tool,
        arguments: ["audit", configuration.path, "--output", output.path, "--format", "xcode"],
        inputFiles: inputs(below: folder), outputFiles: [])
    ]
  }

  /// Everything that an audit of the folder may read: `palpable.json` and all that can hold tokens, sorted.
  ///
  /// More than it reads does no harm: an audit takes less time than a file takes to compile.
  private func inputs(below folder: URL) -> [URL] {
    let kinds = "json json5 tokens css scss swift xml kt dart js cjs mjs ts md gpl ase aco txt csv tsv"
    let endings = Set(kinds.split(separator: " ").map(String.init))
    let walk = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    let files = (walk?.allObjects as? [URL] ?? []).filter { endings.contains($0.pathExtension) && isFile($0) }
    return files.sorted { $0.path < $1.path }
  }

  /// A name for the log of a build, in which a CI runner would read some names as commands.
  private func plain(_ name: String) -> String {
    name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "._- ".contains($0)) }
  }

  private func isFile(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension PalpableBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let project = context.xcodeProject.directoryURL
      return commands(
        tool: try context.tool(named: "palpable").url,
        folders: [project.appendingPathComponent(target.displayName), project], target: target.displayName,
        output: context.pluginWorkDirectoryURL)
    }
  }
#endif
