import SourceText
import SwiftSource

/// The uses of names in a file that tell what a declaration of the name is for.
struct CodeUses: Sendable {
  /// The chains with `.font(name)`, by that name.
  private(set) var fonts: [[UInt8]: [Int]] = [:]
  /// The chains that start with `configuration.label`, by the name of the surrounding type.
  private(set) var styleLabels: [[UInt8]: [Int]] = [:]

  /// The names of layers and views that are used as masks.
  let masks: Set<[UInt8]>
  /// Whether the file sets the blend mode of a graphics context.
  let setsBlendMode: Bool
  /// Whether the file has a secure field.
  private(set) var hasSecureField = false

  init(_ chains: [SwiftChain], in outline: SwiftOutline) {
    masks = outline.maskNames
    setsBlendMode = outline.tokens.indices.dropLast().contains {
      outline.isToken($0, "blendMode") && outline.isToken($0 + 1, "=")
    }
    for (position, chain) in chains.enumerated() {
      if chain.name == "SecureField" { hasSecureField = true }
      for modifier in chain.modifiers where modifier.name == "font" {
        guard let value = modifier.argument(nil) else { continue }
        for name in value.memberNames { fonts[Array(name.utf8), default: []].append(position) }
      }
      if chain.path == ["configuration", "label"], let type = outline.declarations[chain.declaration].parent {
        styleLabels[Array(outline.declarations[type].name.utf8), default: []].append(position)
      }
    }
  }
}

extension SwiftExpression {
  /// The names of the members that lead to the value: `title` and `bold` of `.title.bold()`.
  fileprivate var memberNames: [String] {
    var names: [String] = []
    var expression = unparenthesized
    while true {
      switch expression.kind {
      case .call(let callee, _): expression = callee
      case .member(let base, let name):
        names.append(name)
        expression = base.unparenthesized
      case .name(let name), .implicitMember(let name): return names + [name]
      default: return names
      }
    }
  }
}

extension CodeChain {
  /// Whether the chain is the value of a property or function whose uses as a font are all on images.
  public var isFontOfImagesOnly: Bool {
    let declaration = outline.declarations[source.declaration]
    guard source.parent == nil, !declaration.hasMembers, !declaration.name.isEmpty else { return false }
    let name = Array(declaration.name.utf8)
    let isPrivate = outline.isPrivate(declaration)
    var uses: [CodeChain] = []
    for other in index.files.indices where other == file || !isPrivate {
      for position in index.files[other].uses.fonts[name] ?? [] {
        uses.append(CodeChain(index: index, file: other, position: position))
      }
    }
    guard !uses.isEmpty, uses.allSatisfy(\.isIcon) else { return false }
    // A name that is used in another way, such as `isLarge ? .close : .body`, may be the font of a text.
    let all =
      isPrivate
      ? index.count(ofName: declaration.name, in: file)
      : index.usePlaces.count(ofName: declaration.name, in: index)
    return all <= uses.count
  }

  /// Whether the label of the argument, or the name of the parameter with this default, tells that the font is for images: `symbolFont`.
  var isNamedAsIconFont: Bool {
    let start = source.expression.tokens.lowerBound
    let isDefault = start > 3 && outline.isToken(start - 1, "=") && outline.tokens[start - 3].kind == .colon
    return [source.role.label, isDefault ? outline.name(start - 4) : nil].contains { name in
      guard let name = name?.lowercased(), name.hasSuffix("font"), source.parent != nil || isParameter else {
        return false
      }
      return ["icon", "symbol", "image", "glyph", "chevron"].contains { name.holdsBytes(of: $0) }
    }
  }

  /// Whether the chain belongs to the parameters of a function.
  private var isParameter: Bool {
    let declaration = outline.declarations[source.declaration]
    guard declaration.kind == .function || declaration.kind == .initializer else { return false }
    return declaration.body.map { source.expression.tokens.upperBound <= $0.lowerBound } ?? true
  }

  /// Whether a button style of these sources draws the label without changing its size.
  ///
  /// - Parameter name: the name of the style.
  func keepsLabelSize(in name: String) -> Bool {
    let key = Array(name.utf8)
    var labels: [CodeChain] = []
    for other in index.files.indices {
      for position in index.files[other].uses.styleLabels[key] ?? [] {
        labels.append(CodeChain(index: index, file: other, position: position))
      }
    }
    guard labels.count == 1, let label = labels.first, label.source.parent == nil else { return false }
    return label.source.modifiers.allSatisfy { CodeChain.sizeKeeping.contains($0.name) }
  }

  /// The modifiers that change neither the size nor the touch target of a view.
  static let sizeKeeping: Set<String> = [
    "opacity", "scaleEffect", "animation", "foregroundColor", "foregroundStyle", "tint", "brightness", "onChange",
    "accessibilityLabel", "accessibilityHidden", "accessibilityAddTraits", "font", "fontWeight", "bold", "shadow",
    "rotationEffect", "symbolRenderingMode", "symbolVariant", "renderingMode", "background", "clipShape",
    "cornerRadius",
    "overlay", "disabled", "help", "accessibilityIdentifier", "accessibilityHint", "symbolEffect", "transition", "id",
    "accessibility", "onAppear", "hoverEffect", "multilineTextAlignment",
  ]
}
