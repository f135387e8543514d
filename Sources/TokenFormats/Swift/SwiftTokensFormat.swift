import ColorScience
import DesignTokens
import SourceText
import SwiftSource

/// Token constants in Swift source, read without a compiler.
///
/// Static constants of types (colors, lengths, numbers, durations) are tokens; they may refer to each other across files. View code, instance
/// properties and functions are not tokens.
public enum SwiftTokensFormat: TokenFormat {
  public static let format = FormatDescription(
    id: "swift", title: "Swift source",
    specification: "https://docs.swift.org/swift-book/documentation/the-swift-programming-language/")
  public static let extensions = [".swift"]
  public static let writers: [any TokenWriter.Type] = [SwiftWriter.self, SwiftUIWriter.self, UIKitWriter.self]
  public static let editor: (any ColorEditing.Type)? = SwiftTokensFormat.self

  /// The most tokens that documents read together may hold.
  public static let tokenLimit = 200_000

  /// Whether it is Swift source with a static constant that is a color or a length, in a type that is neither a view nor private.
  public static func recognizes(_ document: SourceFile) -> Bool {
    guard document.path.endsWithBytes(of: ".swift") else { return false }
    let outline = SwiftOutline(document)
    var locals: [Bool] = []
    for declaration in outline.declarations {
      locals.append(outline.isLocal(declaration) || declaration.parent.map { locals[$0] } ?? false)
    }
    return outline.declarations.contains { declaration in
      guard declaration.modifiers.contains(.static), let parent = declaration.parent, !locals[parent],
        declaration.kind == .constant || declaration.kind == .variable
      else { return false }
      return outline.looksLikeToken(declaration)
    }
  }

  public static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary
  ) throws(FormatError) -> Imported {
    var outlines: [SwiftOutline] = []
    for document in documents { outlines.append(try outline(document)) }
    let (imported, repeated) = try read(outlines, modules: documents.map { library.module(of: $0) })
    if let first = repeated.first { throw .declaredTwice(first.path, first.locations, others: repeated.count - 1) }
    return imported
  }

  /// Returns the tokens of files with known outlines; duplicates in a module are undetermined, with the reason.
  ///
  /// - Parameter modules: the module of each file; nil where nothing tells modules apart.
  public static func tokens(
    from outlines: [SwiftOutline], modules: [String?] = []
  ) throws(FormatError) -> Imported {
    try read(outlines, modules: modules).imported
  }

  private static func read(
    _ outlines: [SwiftOutline], modules: [String?]
  ) throws(FormatError) -> (imported: Imported, repeated: [(path: TokenPath, locations: [SourceLocation])]) {
    let constants = StaticConstants(outlines, modules: modules)
    guard constants.constants.count <= tokenLimit else {
      let excess = constants.constants[tokenLimit]
      throw .tooManyTokens(limit: tokenLimit, outlines[excess.document].location(of: excess.declaration.tokens))
    }
    var reader = SwiftTokenReader(constants)
    let imported = reader.read()
    return (imported, reader.repeated.map { ($0.path, $0.declarations.map(constants.location)) })
  }

  /// Returns the outline of a document.
  ///
  /// - Throws: when it is not UTF-8, or has a bracket, text or comment without its other end: what stands behind that would be misread.
  public static func outline(_ document: SourceFile) throws(FormatError) -> SwiftOutline {
    if let offset = firstInvalidUTF8Offset(in: document.bytes) {
      throw .text(.notUTF8(document.location(of: offset..<offset + 1)))
    }
    let outline = SwiftOutline(document)
    // A text or comment without its end swallows brackets, so it is the better thing to name.
    let isOfText = outline.faults.first { fault in
      if case .unclosed(let end) = fault.kind { !["}", ")", "]"].contains(end) } else { fault.kind == .nameTooLong }
    }
    guard let fault = isOfText ?? outline.faults.first else { return outline }
    let place = document.location(of: fault.range)
    switch fault.kind {
    case .unclosed(let end): throw .unexpected(expected: "a closing \(end)", found: "none", token: nil, place)
    case .unopened:
      throw .unexpected(expected: "a declaration", found: "an unmatched closing bracket", token: nil, place)
    case .nameTooLong: throw .text(.nameTooLong(limit: SwiftFault.nameLimit, place))
    case .tooDeep: throw .text(.tooDeep(limit: SwiftFault.directiveLimit, place))
    case .tooLarge:
      throw .text(.tooLarge(bytes: document.bytes.count, limit: SwiftOutline.sizeLimit, place))
    }
  }
}

extension SwiftOutline {
  /// Whether a static constant is a color or a length by its type or the first words of its value.
  fileprivate func looksLikeToken(_ declaration: SwiftDeclaration) -> Bool {
    if let type = declaration.type {
      let name = lastName(of: type)
      return SwiftTypes.isColor(name) || SwiftTypes.lengths.contains(name ?? "") || hasAppearances(declaration)
    }
    guard let value = declaration.value, let first = value.first else { return false }
    if tokens[first].kind == .number {
      return SwiftLength.isNamed(declaration.name, in: parentName(of: declaration)) && value.count == 1
    }
    let names = value.prefix(4).filter { tokens[$0].kind == .identifier }.map(name)
    return names.contains { SwiftTypes.colors.contains($0) || SwiftTypes.lengths.contains($0) }
      || isToken(value.lowerBound, "#colorLiteral") || hasAppearances(declaration)
  }

  private func parentName(of declaration: SwiftDeclaration) -> String {
    declaration.parent.map { declarations[$0].name } ?? ""
  }

  /// Whether a value is a call with a label for the dark or a high-contrast appearance.
  private func hasAppearances(_ declaration: SwiftDeclaration) -> Bool {
    guard let value = declaration.value, value.count < 400 else { return false }
    guard case .call(_, let arguments) = expression(in: value).kind else { return false }
    return arguments.contains { $0.label.flatMap(SwiftAppearance.named)?.appearance.isSpecial ?? false }
  }
}
