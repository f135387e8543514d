import CSSText
import ColorScience
import DesignTokens
import SourceText

/// Modules of JavaScript or TypeScript, and JSON, that hold nothing but named colors.
public enum ColorModuleFormat: TokenFormat {
  public static let format = FormatDescription(
    id: "color-module", title: "color list in JavaScript or JSON", specification: "https://www.w3.org/TR/css-color-4/")

  /// The longest document that is looked at, in bytes.
  static let sizeLimit = 2_000_000

  public static func recognizes(_ document: SourceFile) -> Bool {
    guard isCandidate(document) else { return false }
    var modules = ScriptModules(NoLibrary())
    guard let number = try? modules.add(document), let root = root(modules.readers[number]) else { return false }
    var signs = ColorModuleSigns()
    signs.look(at: root, in: &modules)
    return signs.isOfColors
  }

  /// Whether the name and the bytes leave it possible, before the document is parsed.
  private static func isCandidate(_ document: SourceFile) -> Bool {
    let path = document.path
    guard document.bytes.count <= sizeLimit, !path.endsWithBytes(of: ".d.ts"),
      [".js", ".cjs", ".mjs", ".ts", ".json"].contains(where: { path.endsWithBytes(of: $0) })
    else { return false }
    var count = 0
    for (index, byte) in document.bytes.enumerated().dropLast()
    where byte == Ascii.quote || byte == UInt8(ascii: "'") || byte == Ascii.backtick {
      if [UInt8(ascii: "#"), UInt8(ascii: "r"), UInt8(ascii: "h"), UInt8(ascii: "o"), UInt8(ascii: "c")].contains(
        document.bytes[index + 1])
      {
        count += 1
        if count > 1 { return true }
      }
    }
    return false
  }

  /// The object with the colors: the default export, or the named exports together.
  static func root(_ reader: ScriptReader) -> ScriptNode? {
    if let exported = reader.exported {
      if case .name(let names) = exported.value, names.count == 1 { return reader.constants[names[0]] }
      if case .call(let names, let argument?) = exported.value, names.joined(separator: ".") == "Object.freeze" {
        return argument
      }
      return exported.members == nil ? nil : exported
    }
    return ScriptModules.whole(reader)
  }

  public static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary
  ) throws(FormatError) -> Imported {
    var imported = Imported()
    for document in documents {
      var modules = ScriptModules(library)
      let number = try modules.add(document)
      guard let root = root(modules.readers[number]) else {
        throw .unexpected(
          expected: "an object with colors", found: "something else", token: nil, document.location(of: 0..<0))
      }
      let appearances = ColorModuleAppearances(ColorModuleAppearances.named(root), &modules)
      var colors = ScriptColors(modules, separator: ".")
      for (mode, node) in appearances.modes { try colors.add(node, named: "", prefix: "", mode: mode) }
      if let rest = appearances.rest { try colors.add(rest, named: "", prefix: "") }
      if !appearances.modes.isEmpty {
        imported.modes = [Mode("light"), Mode("dark", base: "light")]
        colors.notices.add(
          "\(appearances.names) define the same names, so they are read as light and dark modes",
          at: modules.location(root))
      }
      imported.notices += colors.notices.all
      imported.optionalTargets.formUnion(colors.optionalTargets)
      imported.referenced += colors.modules.referenced
      imported.merge(colors.tokens)
    }
    return imported
  }
}
