import SwiftSource

extension CodeExpression {
  /// The color of an asset catalog that the expression names: `Color("brand")`, `Color(.brand)`, `UIColor(named: "brand")!`,
  /// the symbol `.brand` that Xcode generates, or those of other generators, such as `Asset.brand.color`.
  var asset: CodeAssets.Asset? {
    guard !index.assets.isEmpty else { return nil }
    let source = source.unparenthesized
    switch source.kind {
    case .unwrapped(let value), .effect(let value), .cast(let value, _), .binary("??", let value, _):
      return part(value).asset
    case .call(let callee, let arguments): return asset(calling: callee, arguments)
    case .implicitMember(let name): return asset(ofSymbol: [name])
    case .member(let base, let name) where CodeExpression.wrapped.contains(name): return part(base).wrappedAsset
    default: break
    }
    if let path = source.implicitPath, path.count > 1 { return asset(ofSymbol: path) }
    guard let path = source.path, path.count > 1, CodeExpression.colorTypes.contains(path[0]) else { return nil }
    return asset(ofSymbol: Array(path.dropFirst()))
  }

  private static let colorTypes: Set<String> = ["Color", "UIColor", "ColorResource", "ShapeStyle"]
  /// The members of generated assets that are colors.
  private static let wrapped: Set<String> = ["color", "swiftUIColor", "uiColor"]
  /// The types of assets that generators declare.
  private static let wrappers: Set<String> = ["ColorAsset", "AssetColor"]
  /// The groups of colors in generated names, which aren't folders of a catalog.
  private static let groups: Set<String> = ["Color", "Colors"]

  private func asset(calling callee: SwiftExpression, _ arguments: [SwiftExpression.Argument]) -> CodeAssets.Asset? {
    guard var path = callee.path else {
      // `.init("brand")` where a color is expected.
      return callee.kind == .implicitMember("init") ? asset(in: arguments) : nil
    }
    if path.count > 2, path[0] == "R", path[1] == "color" { return asset(ofSymbol: Array(path.dropFirst(2))) }
    if path.last == "init" { path.removeLast() }
    guard let type = path.last, ["Color", "UIColor"].contains(type),
      index.names.namesake(of: type, in: scope.namespace, file: scope.file) == nil
    else { return nil }
    return asset(in: arguments)
  }

  /// Whether an argument after the name keeps the catalog of the code and the appearance: `bundle: .module`, `compatibleWith: nil`.
  private func keepsCatalog(_ argument: SwiftExpression.Argument) -> Bool {
    if argument.value.kind == .nil { return true }
    guard argument.label == "bundle" || argument.label == "in" else { return false }
    switch argument.value.kind {
    case .implicitMember(let name): return name == "main" || name == "module"
    case .call(let callee, let arguments): return callee.path == ["Bundle"] && arguments.first?.label == "for"
    default: return argument.value.path.map { ["main", "module"].contains($0.last ?? "") } ?? false
    }
  }

  private func asset(in arguments: [SwiftExpression.Argument]) -> CodeAssets.Asset? {
    guard let first = arguments.first else { return nil }
    guard arguments.dropFirst().allSatisfy(keepsCatalog) else { return nil }
    switch first.label {
    case nil, "named":
      if case .string(let name?) = part(first.value).followed().source.kind { return index.assets.asset(named: name) }
      return first.label == nil ? part(first.value).asset : nil
    case "resource", "uiColor", "color": return part(first.value).followed(as: "UIColor").asset
    default: return nil
    }
  }

  /// The asset of a constant that a generator declares, or of one that a build generates: `CoreAsset.Colors.brand`.
  private var wrappedAsset: CodeAssets.Asset? {
    let followed = followed()
    if case .call(let callee, let arguments) = followed.source.kind, let type = callee.path?.last {
      guard CodeExpression.wrappers.contains(type), let name = arguments.first, name.label == "name",
        case .string(let text?) = name.value.kind
      else { return nil }
      return index.assets.asset(named: text)
    }
    guard let path = source.unparenthesized.path, path.count > 1,
      path[0].endsWithBytes(of: "Asset") || path[0].endsWithBytes(of: "Assets"),
      index.names.namesake(of: path[0], in: scope.namespace, file: scope.file) == nil
    else { return nil }
    let names = path.dropFirst().drop { CodeExpression.groups.contains($0) }
    return index.assets.asset(ofSymbol: Array(names))
  }

  private func asset(ofSymbol names: [String]) -> CodeAssets.Asset? {
    guard let name = names.last, !ColorNames.isOfPlatform(name),
      !["Color", "UIColor", "ShapeStyle"].contains(where: { index.declares(name, in: $0, from: scope.file) })
    else { return nil }
    return index.assets.asset(ofSymbol: names)
  }
}
