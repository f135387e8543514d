import DesignTokens
import SwiftSource

/// Notices about declarations that hide colors in view code, in another file.
///
/// They hide colors of the platform, or are parameters and properties with a color-like name and another type.
struct CodeHiding {
  /// The notices, one for each declaration, in file order.
  let notices: [InputNotice]

  init(_ chains: [CodeChain], in index: CodeIndex) {
    var colors: [Int: Int] = [:]
    var others: [Int: Int] = [:]
    for chain in chains {
      if let id = chain.hidingConstant { colors[id, default: 0] += 1 }
      if let id = chain.denyingDeclaration { others[id, default: 0] += 1 }
    }
    notices =
      colors.sorted { $0.key < $1.key }.map { id, count in
        let symbol = index.symbols.symbols[id]
        let name = (symbol.namespace + [symbol.name]).joined(separator: ".")
        return InputNotice(
          "\(count) \(count == 1 ? "use" : "uses") of \(name) in other files \(count == 1 ? "refers" : "refer") to this "
            + "constant instead of the platform color", at: index.symbols.location(of: id))
      }
      + others.sorted { $0.key < $1.key }.map { id, count in
        InputNotice(
          "\(count) color \(count == 1 ? "name" : "names") in other files \(count == 1 ? "isn't" : "aren't") treated as "
            + "\(count == 1 ? "a color" : "colors"), because \(index.symbols.symbols[id].name) doesn't declare a color here",
          at: index.symbols.location(of: id))
      }
  }
}

extension CodeChain {
  /// The constant in another file to which the names refer, if they match a platform color.
  fileprivate var hidingConstant: Int? {
    guard !source.isImplicit, source.path.count > 1, ColorNames.types.contains(source.path[0]),
      ColorNames.palette.contains(source.path[1]),
      case .members(let found, _) = index.symbols.lookUp(source.path, from: namespace, in: file, isStatic: true)
    else { return nil }
    return found.first { index.symbols.symbols[$0].file != file }
  }

  /// The declaration in another file that shows that a parameter or property with a color-like name isn't a color.
  fileprivate var denyingDeclaration: Int? {
    guard source.isImplicit, source.path.count == 1, source.arguments == nil, ColorNames.palette.contains(name),
      case .no(by: let id?) = expectsColor, index.symbols.symbols[id].file != file
    else { return nil }
    return id
  }
}
