import ColorScience
import SourceText
import SwiftSource

// Colors that are the same in every appearance, although nothing is wrong with that: of shadows, on photos, and on Apple Watch.

extension CodeChain {
  /// The properties that color the marker of a map, and the function of Google Maps that draws one.
  private static let markers: Set<String> = ["markerTintColor", "pinTintColor", "markerImage"]
  /// The greatest difference between the components of a color without hue.
  private static let leastHue = 0.02

  /// Whether the color is that of a shadow, and has no hue: shadows are black in every appearance.
  ///
  /// - Parameter color: the color, if the source determines it.
  func isShadow(_ color: Color?) -> Bool {
    guard isArgumentOfShadow || assignedName == "shadowColor" else { return false }
    guard let color else { return ["black", "white", "gray"].contains(source.path.last) }
    let parts = color.components
    return parts.max() - parts.min() <= CodeChain.leastHue
  }

  private var isArgumentOfShadow: Bool {
    guard source.role.kind == .argument, let parent else { return false }
    let name = source.role.modifier.map { parent.modifier(at: $0).name } ?? parent.source.path.last ?? ""
    return name.lowercased().holdsBytes(of: "shadow")
      || ["drop", "inner"].contains(name) && source.role.label == "color"
  }

  /// Whether the color is white on, or translucent black over, the picture of a view named after a video, a photo, or the camera.
  ///
  /// A white background is one of a page.
  var isOnMedia: Bool {
    guard isInViewOfMedia else { return false }
    if source.path.last == "black" {
      // Color.black as a view is behind the picture.
      return source.path == ["Color", "black"] && source.role.kind != .argument
        || source.modifiers.contains { $0.name == "opacity" || $0.name == "withAlphaComponent" }
    }
    guard source.path.last == "white", assignedName != "backgroundColor" else { return false }
    return enclosingModifier?.name != "background"
  }

  /// Whether the color marks a place or a route on a map.
  var isOnMap: Bool {
    if assignedName.map(CodeChain.markers.contains) ?? false { return true }
    if let type = outline.declarations[source.declaration].type, outline.lastName(of: type) == "MKOverlayRenderer" {
      return true
    }
    guard source.role.kind == .argument, source.role.modifier == nil, let name = parent?.source.path.last else {
      return false
    }
    return CodeChain.markers.contains(name)
  }

  /// Whether the code runs only in Interface Builder.
  var isDesignTime: Bool { outline.declarations[source.declaration].name == "prepareForInterfaceBuilder" }

  /// Whether the color becomes a text, which is data: `UIColor.black.hexString()`.
  var isConvertedToText: Bool { source.modifiers.contains { $0.name.lowercased().holdsBytes(of: "hex") } }

  /// Whether black or white only darkens or lightens another color: `theme.color.mix(with: .black, by: 0.2)`.
  var isMixedIn: Bool {
    ["black", "white"].contains(source.path.last)
      && enclosingModifier.map { CodeChain.mixing.contains($0.name) } ?? false
  }

  /// The functions that mix two colors.
  private static let mixing: Set<String> = ["mix", "mixed", "blend", "blended", "lerp", "interpolate"]

  /// Whether the color is black or white in a QR code or barcode, which scanners need.
  var isInBarcode: Bool {
    guard ["black", "white"].contains(source.path.last) else { return false }
    var next: Int? = source.declaration
    while let own = next {
      let name = outline.declarations[own].name.lowercased()
      if name.holdsBytes(of: "qrcode") || name.hasPrefix("qr") || name.holdsBytes(of: "barcode") { return true }
      next = outline.declarations[own].parent
    }
    return false
  }

  /// Whether the color belongs to a pair of properties for the two appearances: `lightBorder` and `darkBorder`.
  var isOfAppearancePair: Bool {
    let own = outline.declarations[source.declaration]
    guard own.kind == .constant || own.kind == .variable else { return false }
    let names = [("light", "dark"), ("Light", "Dark"), ("dark", "light"), ("Dark", "Light")].compactMap { word, other in
      own.name.holdsBytes(of: word) ? own.name.replacingBytes(of: word, with: other) : nil
    }
    guard !names.isEmpty else { return false }
    return outline.declarations.contains { $0.parent == own.parent && names.contains($0.name) }
  }

  /// The name to the left of the `=` whose value is the color; nil if there is none.
  private var assignedName: String? {
    guard source.role.kind == .statement || parent == nil,
      case .assigned(let equals) = outline.place(ofValueAt: source.expression.tokens.lowerBound), equals > 0,
      outline.tokens[equals - 1].kind == .identifier
    else { return nil }
    return outline.name(equals - 1)
  }
}
