import SwiftSource

// What a view shows that is declared elsewhere in the sources.

extension CodeChain {
  /// The views of the body of a custom view, or of a property or function of the type around; nil if any of them isn't known.
  var partContent: [CodeContent]? {
    guard let part = viewName == nil ? partOfType : bodyOfType, let content = index.content(of: part),
      !content.isEmpty, content.count <= CodeChain.mostParts
    else { return nil }
    return content
  }

  /// The most views side by side that are followed, so that views of views take little time.
  private static let mostParts = 8

  /// The body of the custom view that the chain creates, if only one type has the name.
  private var bodyOfType: CodeIndex.Part? {
    let types = index.symbols.types(named: [name], from: namespace, in: file)
    guard source.path.count == 1, types.count == 1, let type = types.first else { return nil }
    let symbol = index.symbols.symbols[type]
    let outline = index.symbols.outlines[symbol.file]
    guard outline.declarations[symbol.declaration].kind == .struct,
      outline.isView(outline.declarations[symbol.declaration])
    else { return nil }
    let bodies = index.usePlaces.members(named: "body", in: symbol.file, index).filter {
      outline.declarations[$0].parent == symbol.declaration
    }
    return bodies.count == 1 ? CodeIndex.Part(file: symbol.file, declaration: bodies[0]) : nil
  }

  /// The property or function of the type around that the chain names: `icon`, `self.icon`, or `icon()`.
  private var partOfType: CodeIndex.Part? {
    guard let parent = outline.declarations[source.declaration].parent else { return nil }
    let path = source.path.first == "self" ? Array(source.path.dropFirst()) : source.path
    guard path.count == 1, let name = path.first else { return nil }
    let parts = index.usePlaces.members(named: name, in: file, index)
    guard parts.count == 1, let part = parts.first, outline.declarations[part].parent == parent,
      outline.declarations[part].kind != .function || source.arguments != nil, part != source.declaration
    else { return nil }
    return CodeIndex.Part(file: file, declaration: part)
  }
}

extension CodeIndex {
  /// A declaration with a view in its body.
  struct Part {
    let file: Int
    let declaration: Int
  }

  /// Returns the views in the body of a declaration; nil if it has no body, or something other than views.
  fileprivate func content(of part: Part) -> [CodeContent]? {
    let outline = files[part.file].outline
    guard let body = outline.declarations[part.declaration].body else { return nil }
    let roots = usePlaces.roots(of: part.declaration, in: part.file, self)
    return CodeChain.content(roots, in: body, of: outline)
  }
}
