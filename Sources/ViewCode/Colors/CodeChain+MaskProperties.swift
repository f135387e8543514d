import SwiftSource

// Properties of views of which only the opacity is visible, and first values of colors that people choose.

extension CodeChain {
  /// The maximum number of properties between a color and a mask.
  private static let deepestMask = 3

  /// Whether the color is in a property that the view uses only in masks: `.mask { gradient }`.
  var isInMaskProperty: Bool { isOnlyInMasks(source.declaration, depth: 0) }

  private func isOnlyInMasks(_ index: Int, depth: Int) -> Bool {
    let property = outline.declarations[index]
    guard depth < CodeChain.deepestMask, property.kind == .variable || property.kind == .constant,
      let parent = property.parent, outline.isView(outline.declarations[parent]), property.name != "body",
      !property.modifiers.contains(.static), !property.modifiers.contains(.public)
    else { return false }
    let uses = outline.declarations[parent].tokens.filter { token in
      !property.tokens.contains(token) && outline.tokens[token].kind == .identifier
        && outline.name(token) == property.name && outline.tokens[token + 1].kind != .colon
    }
    guard !uses.isEmpty, uses.allSatisfy({ isMask($0) || isInMaskProperty($0, of: parent, depth: depth) }) else {
      return false
    }
    return !isNamedOutside(property.name, of: parent)
  }

  /// Whether an extension of a type, or code with a value of it, names a member.
  private func isNamedOutside(_ name: String, of type: Int) -> Bool {
    let body = outline.declarations[type]
    return index.usePlaces.files(naming: name, in: index).contains { other in
      let outline = index.files[other].outline
      return index.files[other].chains.contains { chain in
        guard chain.path.contains(name) else { return false }
        if other == file, body.tokens.contains(chain.expression.tokens.lowerBound) { return false }
        if chain.path.first != name, chain.path.first != "self" { return true }
        var next = outline.declarations[chain.declaration].parent
        while let parent = next {
          if outline.declarations[parent].name.split(separator: ".").last == body.name.split(separator: ".").last {
            return true
          }
          next = outline.declarations[parent].parent
        }
        return false
      }
    }
  }

  private func isInMaskProperty(_ token: Int, of parent: Int, depth: Int) -> Bool {
    let around = outline.declarations.indices.first {
      outline.declarations[$0].parent == parent && outline.declarations[$0].tokens.contains(token)
    }
    return around.map { $0 != source.declaration && isOnlyInMasks($0, depth: depth + 1) } ?? false
  }

  /// Whether a token is in the argument of the platform's `mask`.
  private func isMask(_ token: Int) -> Bool {
    index.files[file].chains.indices.contains { position in
      let chain = index.files[file].chains[position]
      return chain.modifiers.indices.contains {
        chain.modifiers[$0].name == "mask" && chain.modifiers[$0].tokens.contains(token)
          && CodeChain(index: index, file: file, position: position).modifier(at: $0).overloads.isEmpty
      }
    }
  }

  /// Whether the color is the first value of a state that a color picker of the view edits: `ColorPicker("Ink", selection: $ink)`.
  var isEditedByPicker: Bool {
    let property = outline.declarations[source.declaration]
    guard source.parent == nil, let value = property.value, value.contains(source.expression.tokens.lowerBound),
      let parent = property.parent, outline.tokens[property.tokens.lowerBound].kind == .at,
      ["State", "AppStorage", "SceneStorage"].contains(outline.name(property.tokens.lowerBound + 1))
    else { return false }
    return index.files[file].chains.indices.contains { position in
      let picker = CodeChain(index: index, file: file, position: position)
      guard picker.viewName == "ColorPicker", picker.isUsable,
        outline.declarations[picker.source.declaration].parent == parent
      else { return false }
      return picker.source.argument("selection")?.kind == .name("$" + property.name)
    }
  }
}
