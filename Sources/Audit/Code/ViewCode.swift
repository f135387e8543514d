import DesignTokens
import SourceText
import SwiftSource

/// The Swift source of views, read once: what rules about code look at. Previews are left out, and counted.
public struct ViewCode: Sendable {
  /// The files with what their names stand for.
  public let index: CodeIndex
  /// Every call chain, file by file, each before the chains that stand in it.
  public let chains: [CodeChain]
  /// Everything that is called on a chain, in the order of the chains.
  public let modifiers: [CodeModifier]
  /// Every chain followed by what is called on it.
  public let calls: [CodeCall]

  /// What declarations of the team's own keep from being measured, and what of the platform they take the place of.
  public let notices: [Notice]

  /// No source.
  public static let none = ViewCode([], tokens: TokenSet())

  /// Reads the chains of some files.
  ///
  /// - Parameters:
  ///   - outlines: the files, in any order.
  ///   - tokens: the tokens that source may name by their dotted paths.
  ///   - modes: the modes of the system, the default first.
  ///   - modules: the module of each file, as the configuration names it; those beyond its end have none.
  ///   - folder: the folder, ending with a slash, below which findings name files; an agreement on them holds wherever that lies.
  /// - Complexity: O(n log n) in the number of bytes.
  public init(
    _ outlines: [SwiftOutline], tokens: TokenSet, modes: [Mode] = [Mode("light")], below folder: String = "",
    modules: [String?] = []
  ) {
    let index = CodeIndex(outlines, tokens: tokens, modes: modes, below: folder, modules: modules)
    self.index = index
    var chains: [CodeChain] = []
    var modifiers: [CodeModifier] = []
    for file in index.files.indices {
      for position in index.files[file].chains.indices {
        let chain = CodeChain(index: index, file: file, position: position)
        chains.append(chain)
        for modifier in chain.source.modifiers.indices {
          modifiers.append(CodeModifier(chain: chain, position: modifier))
        }
      }
    }
    self.chains = chains
    self.modifiers = modifiers
    calls = CodeCall.calls(of: chains)
    notices = CodePairings.notices(of: chains, in: index) + CodeHiding(chains, in: index).notices
  }

  /// Where source begins that is nested too deep to be read, file by file: nobody knows what stands there.
  public var unreadPlaces: [SourceLocation] { index.files.compactMap(\.unread) }

  /// How many previews were left out.
  public var previewCount: Int { index.files.reduce(0) { $0 + $1.previewCount } }

  /// How many call chains start from a name; literals alone are none.
  public var namedChainCount: Int { index.files.reduce(0) { $0 + $1.namedChainCount } }

  /// How many comments hold findings back, or ask for that.
  public var suppressionCount: Int { index.files.reduce(0) { $0 + $1.suppressions.count } }
}

/// Files of Swift source, and what the names in them stand for.
public final class CodeIndex: Sendable {
  /// The files, in the order of their paths.
  public let files: [CodeFile]
  /// The tokens that the source may name by their dotted paths.
  public let tokens: TokenSet
  /// The values of tokens; lengths and numbers are read as the first mode that has one shows them.
  let resolver: TokenResolver
  /// What the declarations of all files are called.
  let symbols: SwiftSymbols
  /// What the declarations of all files say about names.
  let names: CodeNames
  /// The color tokens by their color.
  let colors: ColorTokens
  /// The last names of all tokens, to tell quickly what is none.
  let tokenNames: Set<String>
  /// The tokens of private constants whose names are shared, by file and name.
  let qualified: [QualifiedName: TokenPath]
  /// Which tokens lead to which.
  let referrers: TokenReferrers

  init(_ outlines: [SwiftOutline], tokens: TokenSet, modes: [Mode], below folder: String, modules: [String?]) {
    let order = outlines.indices.sorted { left, right in
      let (first, second) = (outlines[left].source.path.utf8, outlines[right].source.path.utf8)
      return first.elementsEqual(second) ? left < right : first.lexicographicallyPrecedes(second)
    }
    files = order.map { CodeFile(outlines[$0], tokens: tokens, below: folder) }
    self.tokens = tokens
    resolver = TokenResolver(tokens: tokens, modes: modes.isEmpty ? [Mode("light")] : modes)
    colors = ColorTokens(resolver)
    referrers = TokenReferrers(tokens)
    tokenNames = Set(tokens.tokens.compactMap(\.path.segments.last))
    symbols = SwiftSymbols(files.map(\.outline), modules: order.map { $0 < modules.count ? modules[$0] : nil })
    names = CodeNames(symbols)
    qualified = CodeIndex.qualified(tokens)
  }
}

/// A file of Swift source with its chains.
public struct CodeFile: Sendable {
  /// Its tokens, groups and declarations.
  public let outline: SwiftOutline
  /// What findings call it: its path below the folder of the configuration.
  public let name: String
  /// The comments that hold findings back.
  public let suppressions: [Suppression]
  /// Its call chains in order.
  public let chains: [SwiftChain]
  /// The dotted name of each declaration, the types around it among them.
  public let names: [String]
  /// How many of its chains start from a name.
  let namedChainCount: Int
  /// How many previews it has, whose chains are left out.
  public let previewCount: Int
  /// What bodies bind to names, by declaration.
  let bindings: [Int: [SwiftBinding]]
  /// For each chain, how many chains before it in the same declaration start from the same text.
  let occurrences: [Int32]
  /// Where source begins that is nested too deep to be read; nil when all of it is.
  let unread: SourceLocation?
  /// The names of the fonts that `UIFontMetrics` scales: `scaledFont(for: base)`.
  let scaledFonts: Set<[UInt8]>

  init(_ outline: SwiftOutline, tokens: TokenSet, below folder: String) {
    self.outline = outline
    let path = outline.source.path
    name = path.utf8.starts(with: folder.utf8) ? String(Substring(path.utf8.dropFirst(folder.utf8.count))) : path
    suppressions = outline.suppressions
    let declarations = outline.declarations
    var names: [String] = []
    var isPreview: [Bool] = []
    var isToken: [Bool] = []
    // A private constant is no token of another file that is called like it.
    let isOwn = { (token: Token, declaration: SwiftDeclaration) in
      token.location.path == path || !outline.isPrivate(declaration)
    }
    for declaration in declarations {
      let parent = declaration.parent
      let own = declaration.kind == .initializer ? "init" : declaration.name
      let name = CodeFile.joined(parent.map { names[$0] }, own)
      names.append(name)
      isPreview.append(parent.map { isPreview[$0] } ?? false || outline.isPreviewProvider(declaration))
      let canBeToken = declaration.kind == .constant || declaration.kind == .variable
      isToken.append(canBeToken && parent != nil && tokens[TokenPath(name)].map { isOwn($0, declaration) } ?? false)
    }
    self.names = names
    let found = outline.chains { isPreview[$0] || isToken[$0] }
    unread = found.firstUnread.map { outline.location(of: $0..<$0 + 1) }
    chains = found.chains
    namedChainCount = found.chains.count { !$0.path.isEmpty }
    bindings = Dictionary(grouping: found.bindings, by: \.declaration)
    let providers = declarations.indices.count {
      isPreview[$0] && !(declarations[$0].parent.map { isPreview[$0] } ?? false)
    }
    previewCount = providers + outline.previewMacroCount
    scaledFonts = CodeFile.scaledFonts(of: found.chains)
    var counts: [Occurrence: Int32] = [:]
    occurrences = found.chains.map { chain in
      var hasher = Hasher()
      for byte in outline.source.bytes[outline.bytes(of: outline.spelling(of: chain))] { hasher.combine(byte) }
      let key = Occurrence(declaration: chain.declaration, text: hasher.finalize())
      counts[key, default: 0] += 1
      return (counts[key] ?? 1) - 1
    }
  }

  /// The most bytes of a dotted name; in types that are nested deeper, names end with an ellipsis.
  private static let longestName = 256

  private static func joined(_ parent: String?, _ name: String) -> String {
    guard let parent else { return name }
    if parent.utf8.count + name.utf8.count < longestName { return "\(parent).\(name)" }
    return parent.endsWithBytes(of: "…") ? parent : parent + ".…"
  }

  private struct Occurrence: Hashable {
    let declaration: Int
    let text: Int
  }
}

extension Pairing {
  /// Whether it was found in view code.
  var isFromCode: Bool { origin == .code }
}

extension SwiftOutline {
  /// Whether a declaration only shows views while they are made.
  fileprivate func isPreviewProvider(_ declaration: SwiftDeclaration) -> Bool {
    guard declaration.hasMembers else { return false }
    return declaration.inheritance.map {
      $0.contains { token in
        ["PreviewProvider", "PreviewModifier", "LibraryContentProvider"].contains { isToken(token, $0) }
      }
    }
      ?? false
  }

  /// How often `#Preview` stands in the file.
  fileprivate var previewMacroCount: Int {
    tokens.indices.count { tokens[$0].kind == .hash && isToken($0, "#Preview") }
  }

  /// The tokens of what a chain starts from that tell it apart: up to its first closure, and no more than a line or so.
  func spelling(of chain: SwiftChain) -> Range<Int> {
    let closure = chain.arguments?.first { if case .closure = $0.value.kind { true } else { false } }
    let end = closure.map { $0.value.tokens.lowerBound } ?? chain.baseTokens.upperBound
    return chain.baseTokens.lowerBound..<max(chain.baseTokens.lowerBound + 1, end)
  }
}
