import SourceText
import SwiftSource

// Colors that aren't part of the interface: values of data, and what is behind a video or a photo.

extension CodeChain {
  /// Whether the color is the value that a declaration has if it can't make a color of data: `UIColor(named: name) ?? .black`.
  var isFallbackOfData: Bool { isAfterLookUp || isOtherResultOfConversion || isInGuardOfData }

  /// Whether the color is the first value of a state that gets a computed color later: `@State var average = Color.black`.
  var isFirstOfData: Bool {
    let own = outline.declarations[source.declaration]
    guard own.kind == .variable, let value = own.value, value.contains(source.expression.tokens.lowerBound),
      source.parent == nil, outline.tokens[own.tokens.lowerBound].kind == .at, let parent = own.parent,
      ["State", "Published"].contains(outline.name(own.tokens.lowerBound + 1))
    else { return false }
    let tokens = outline.declarations[parent].tokens.dropLast(3)
    return tokens.contains { token in
      guard outline.isToken(token + 1, "="), !own.tokens.contains(token), outline.tokens[token].kind == .identifier,
        outline.name(token) == own.name, outline.tokens[token + 2].kind == .identifier
      else { return false }
      // A member or a call, not a choice: average = cover.average.
      return !ColorNames.types.contains(outline.name(token + 2))
        && [.point, .openParenthesis].contains(outline.tokens[token + 3].kind)
    }
  }

  /// The words in the names of sample data.
  private static let samples = ["preview", "mock", "sample", "stub", "dummy", "fixture"]

  /// Whether the color belongs to sample data: `static let preview = Tag(color: .white)`.
  var isSampleData: Bool {
    let own = outline.declarations[source.declaration]
    guard own.kind == .variable || own.kind == .constant || own.kind == .function, own.modifiers.contains(.static),
      !(own.type.map(outline.isColorType) ?? false)
    else { return false }
    let name = own.name.lowercased()
    return CodeChain.samples.contains { name.hasPrefix($0) || name.hasSuffix($0) || name.hasSuffix($0 + "s") }
  }

  /// The words in the names of views that show a video, a photo, or the camera.
  private static let media = [
    "Video", "Player", "Camera", "Photo", "Scanner", "ImageViewer", "ImagePreview", "MediaViewer",
    "MediaOverlay", "MediaBadge", "MediaPreview", "Gallery", "Cropper",
  ]

  /// Whether the color is the black behind a video, a photo, or the camera, which is black in every appearance.
  ///
  /// It is next to one, as in `ZStack { Color.black; VideoView(track) }`, or the background of a view named after it.
  var isBehindMedia: Bool {
    guard source.path.last == "black" else { return false }
    if case .assigned(let equals) = outline.place(ofValueAt: source.expression.tokens.lowerBound) {
      return source.modifiers.isEmpty && outline.isToken(equals - 1, "backgroundColor") && isInViewOfMedia
    }
    guard source.modifiers.allSatisfy({ ["ignoresSafeArea", "edgesIgnoringSafeArea"].contains($0.name) }),
      source.role.kind == .closure, let parent, parent.viewName == "ZStack"
    else { return false }
    return isInViewOfMedia
      || parent.children.contains { child in
        child.position != position && child.source.path.first.map(CodeChain.namesMedia) ?? false
      }
  }

  var isInViewOfMedia: Bool {
    var next = outline.declarations[source.declaration].parent
    while let own = next {
      if CodeChain.namesMedia(outline.declarations[own].name) { return true }
      next = outline.declarations[own].parent
    }
    return false
  }

  private static func namesMedia(_ name: String) -> Bool { media.contains { name.holdsBytes(of: $0) } }

  /// Whether the value is an attribute of an `AttributedString`, whose colors are those of SwiftUI: `style.foregroundColor = .purple`.
  var setsTextAttribute: Bool {
    guard case .assigned(let equals) = outline.place(ofValueAt: source.expression.tokens.lowerBound), equals > 3,
      outline.tokens[equals - 2].kind == .point,
      outline.declarations.contains(where: { $0.kind == .import && $0.name == "SwiftUI" })
    else { return false }
    if outline.isToken(equals - 1, "foregroundColor") { return true }
    guard outline.isToken(equals - 1, "backgroundColor") else { return false }
    let (name, least) = (outline.name(equals - 3), max(2, equals - SwiftOutline.longestList))
    return (least..<equals - 3).contains { token in
      outline.name(token) == name && outline.isToken(token + 1, "=")
        && (outline.isToken(token + 2, "AttributedString") || outline.isToken(token + 2, "AttributeContainer"))
    }
  }

  /// Whether the color replaces a color that is looked up by name or made of data: `UIColor(named: name) ?? .black`,
  /// `hex.map { UIColor(hex: $0) } ?? .black`, and `item.tintColor() ?? .black`.
  private var isAfterLookUp: Bool {
    let start = source.expression.tokens.lowerBound
    guard start > 3, outline.isToken(start - 1, "??") else { return false }
    let least = max(0, start - SwiftOutline.longestList)
    var (at, isLast) = (start - 2, true)
    while at > least {
      switch outline.tokens[at].kind {
      case .closeParenthesis, .closeBrace, .closeBracket:
        guard let open = outline.opening(of: at, after: least) else { return false }
        let name = outline.tokens[open - 1].kind == .identifier ? outline.name(open - 1) : ""
        if ColorNames.types.contains(name) || isLast && name.hasSuffix("Color") { return true }
        if (open..<at).contains(where: outline.callsColor) { return true }
        at = open
      case .identifier:
        if outline.tokens[at].startsLine || outline.tokens[at - 1].kind != .point { return false }
      case .point: break
      case .sign: if !outline.isToken(at, "?") && !outline.isToken(at, "!") { return false }
      default: return false
      }
      (at, isLast) = (at - 1, false)
    }
    return false
  }

  /// Whether the color is a result of a declaration that also makes a color of numbers it computes.
  private var isOtherResultOfConversion: Bool {
    index.files[file].colorGroups.conversions.contains(source.declaration)
  }

  /// Whether the color is what a model or a delegate uses if something is missing: `guard let image else { color = .gray; return }`.
  private var isInGuardOfData: Bool {
    let own = outline.declarations[source.declaration]
    guard let parent = own.parent.map({ outline.declarations[$0] }), !outline.isView(parent),
      !CodeChain.viewEndings.contains(where: { parent.name.hasSuffix($0) })
    else { return false }
    let start = source.expression.tokens.lowerBound
    let least = max(own.tokens.lowerBound, start - SwiftOutline.longestList)
    var at = start - 1
    while at > least {
      switch outline.tokens[at].kind {
      case .closeBrace, .closeParenthesis, .closeBracket:
        guard let open = outline.opening(of: at, after: least) else { return false }
        at = open
      case .openBrace:
        if outline.tokens[at - 1].word == .else, isElseOfGuard(at - 1, after: least) { return true }
      default: break
      }
      at -= 1
    }
    return false
  }

  /// The endings of the names of types that are views, even if the source doesn't show what they inherit.
  private static let viewEndings = ["View", "ViewController", "Cell", "Button", "VC", "Screen"]

  private func isElseOfGuard(_ word: Int, after least: Int) -> Bool {
    var at = word - 1
    while at > least {
      switch outline.tokens[at].kind {
      case .closeBrace, .closeParenthesis, .closeBracket:
        guard let open = outline.opening(of: at, after: least) else { return false }
        at = open
      case .openBrace, .semicolon: return false
      default: if outline.tokens[at].word == .guard { return true }
      }
      at -= 1
    }
    return false
  }
}

extension SwiftOutline {
  /// Whether a type of colors is called at a token.
  fileprivate func callsColor(_ token: Int) -> Bool {
    tokens[token].kind == .identifier && tokens[token + 1].kind == .openParenthesis
      && ColorNames.types.contains(name(token))
  }
}
