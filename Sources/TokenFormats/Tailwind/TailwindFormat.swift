import DesignTokens
import SourceText

/// The colors in a configuration file of Tailwind CSS 3: `theme.colors` and `theme.extend.colors`.
///
/// The file isn't run: object literals, constants, and other files are followed, functions aren't.
public enum TailwindFormat: TokenFormat {
  public static let format = FormatDescription(
    id: "tailwind", title: "Tailwind CSS 3 configuration",
    specification: "https://v3.tailwindcss.com/docs/customizing-colors"
  )

  public static func recognizes(_ document: SourceFile) -> Bool {
    var modules = ScriptModules(NoLibrary())
    guard isCandidate(document), let number = try? modules.add(document) else { return false }
    return TailwindTheme(modules.readers[number], &modules).hasColors
  }

  /// Whether the name, or the type of what it exports, says that a document is a configuration.
  private static func isCandidate(_ document: SourceFile) -> Bool {
    let name = SCSSInterpreter.fileName(document.path)
    guard [".js", ".cjs", ".mjs", ".ts"].contains(where: { name.endsWithBytes(of: $0) }) else { return false }
    if name.utf8.starts(with: "tailwind.".utf8) || name.utf8.starts(with: "tailwind-".utf8) { return true }
    return document.contains("theme") && document.contains("colors")
  }

  public static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary
  ) throws(FormatError) -> Imported {
    var imported = Imported()
    for document in documents {
      var modules = ScriptModules(library)
      let number = try modules.add(document)
      let theme = TailwindTheme(modules.readers[number], &modules)
      var colors = ScriptColors(modules, separator: "-")
      for node in theme.colors { try colors.add(node, named: "", prefix: "colors.") }
      if let other = theme.otherKeys {
        colors.notices.add("only colors are read, not \(other)", at: document.location(of: 0..<0))
      }
      for package in colors.modules.packages.sorted() {
        colors.notices.add("\(package) is a package, so its values aren't read", at: document.location(of: 0..<0))
      }
      for notice in theme.notices { colors.notices.add(notice.text, at: notice.location) }
      imported.notices += colors.notices.all
      imported.optionalTargets.formUnion(colors.optionalTargets)
      imported.referenced += colors.modules.referenced
      imported.merge(colors.tokens)
    }
    return imported
  }
}
