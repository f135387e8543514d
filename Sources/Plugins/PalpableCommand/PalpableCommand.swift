import Foundation
import PackagePlugin

/// `swift package palpable …`: the command, built from the package and run in the folder of the package that uses it.
@main struct PalpableCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(
      context.tool(named: "palpable").url, arguments, in: context.package.directoryURL,
      reports: context.pluginWorkDirectoryURL.appendingPathComponent("Reports"))
  }

  /// Runs the tool with the arguments as they are; an audit that names no folder for its reports gets one of the plug-in's.
  ///
  /// A plug-in may write only below its own folder unless it is allowed to write elsewhere. Reports there need no permission, so that none has to be
  /// declared, and `audit` runs without asking.
  private func run(_ tool: URL, _ arguments: [String], in folder: URL, reports: URL) throws {
    let options = arguments.prefix { $0 != "--" }
    let isPlaced = options.contains { $0 == "--no-reports" || $0 == "--output" || $0.hasPrefix("--output=") }
    let isHelp = options.contains { $0 == "--help" || $0 == "-h" }
    var words = arguments
    if arguments.first == "audit", !isPlaced, !isHelp { words.insert(contentsOf: ["--output", reports.path], at: 1) }

    let process = Process()
    process.executableURL = tool
    process.arguments = words
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    // The command has said why; its code is what remains to be told.
    guard process.terminationReason == .exit else { throw CommandCrash(signal: process.terminationStatus) }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

/// The command was ended by a signal.
struct CommandCrash: Error, CustomStringConvertible {
  let signal: Int32
  var description: String { "palpable was terminated by signal \(signal)" }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension PalpableCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode adds the chosen targets, which mean nothing to the command.
      var words = arguments
      while let index = words.firstIndex(of: "--target"), words.indices.contains(index + 1) {
        words.removeSubrange(index...index + 1)
      }
      try run(
        context.tool(named: "palpable").url, words.isEmpty ? ["audit"] : words, in: context.xcodeProject.directoryURL,
        reports: context.pluginWorkDirectoryURL.appendingPathComponent("Reports"))
    }
  }
#endif
