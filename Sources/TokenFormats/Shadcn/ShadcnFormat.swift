import DesignTokens
import SourceText

/// The registry JSON of shadcn/ui: the variables that an item adds to a style sheet, for `theme`, `light`, and `dark`.
public enum ShadcnFormat: TokenFormat {
  public static let format = FormatDescription(
    id: "shadcn", title: "shadcn/ui registry", specification: "https://ui.shadcn.com/docs/registry/registry-item-json")

  /// The most variables that documents read together may have.
  public static let variableLimit = 100_000

  public static func recognizes(_ document: SourceFile) -> Bool {
    guard document.path.endsWithBytes(of: ".json"), document.holdsQuoted(anyOf: ["cssVars"]),
      let root = try? readJSON(document)
    else { return false }
    return !ShadcnItem.items(in: root).isEmpty
  }

  public static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary
  ) throws(FormatError) -> Imported {
    var imported = Imported()
    for document in documents {
      let root: JSONNode
      do throws(SourceTextError) { root = try readJSON(document) } catch { throw .text(error) }
      let items = ShadcnItem.items(in: root)
      guard !items.isEmpty else {
        throw .missingProperty("cssVars", token: nil, document.location(of: root.range))
      }
      var sheet = ShadcnSheet(document)
      for item in items { try sheet.add(item, isAlone: items.count == 1) }
      let read = try sheet.imported()
      imported.notices += read.notices
      imported.merge(read.tokens)
      for mode in read.modes where !imported.modes.contains(where: { $0.name == mode.name }) {
        imported.modes.append(mode)
      }
      imported.copies += read.copies
      imported.equalModes.merge(read.equalModes) { first, _ in first }
      imported.optionalTargets.formUnion(read.optionalTargets)
    }
    return imported
  }
}

/// An item of a registry with variables.
struct ShadcnItem {
  let name: String?
  let node: JSONNode
  let variables: JSONNode

  /// The items of a document: itself, or those of its list.
  static func items(in root: JSONNode) -> [ShadcnItem] {
    var found: [ShadcnItem] = []
    for node in [root] + (root["items"]?.elements ?? []) {
      guard let variables = node["cssVars"], variables.members != nil,
        ["theme", "light", "dark"].contains(where: { variables[$0]?.members?.isEmpty == false })
      else { continue }
      found.append(ShadcnItem(name: node["name"]?.string, node: node, variables: variables))
    }
    return found
  }
}
