import Audit
import DesignTokens
import SourceText
import SwiftSource

/// The Swift source of views, as the subject of rules about code; previews are skipped and counted.
public struct ViewCode: ModuleTable {
  /// The index of the files.
  public let index: CodeIndex
  /// Every call chain, by file, each before its nested chains.
  public let chains: [CodeChain]
  /// All modifiers, in the order of their chains.
  public let modifiers: [CodeModifier]
  /// Every chain base, each followed by its modifiers.
  public let calls: [CodeCall]

  /// The notices about custom declarations that prevent measurements or hide platform declarations.
  public let notices: [InputNotice]
  /// The files, in the byte order of their paths.
  public let files: [AuditedFile]
  /// The files that can't be read, in the byte order of their paths; files that can be read in part are also among ``files``.
  public let unreadFiles: [UnreadFile]

  /// View code without files.
  public static let none = ViewCode([], tokens: TokenSet())

  /// Reads the chains of files.
  ///
  /// - Parameters:
  ///   - outlines: the files, in any order.
  ///   - tokens: the tokens that source may reference by their dotted paths.
  ///   - modes: the modes of the system, the default first.
  ///   - modules: the module of each file, as configured; files beyond the end of the list have none.
  ///   - folder: the folder, ending with a slash, to which file names in findings are relative, so waivers are independent of its location.
  ///   - projects: the folders of whole projects and packages, each ending with a slash, in which what nothing names is skipped.
  ///   - others: the other files that may name declarations of these files.
  ///   - unread: the files without an outline, with paths as in locations.
  ///   - catalogs: the colors of asset catalogs that aren't tokens of the system.
  /// - Complexity: O(n log n) in the number of bytes.
  public init(
    _ outlines: [SwiftOutline], tokens: TokenSet, modes: [Mode] = [Mode("light")], below folder: String = "",
    modules: [String?] = [], projects: [String] = [], others: CodeSurroundingFiles = .unknown,
    unread: [UnreadFile] = [], catalogs: CodeColors = CodeColors()
  ) {
    let released = Parallel.map(outlines.count) { ReleasedSource(outlines[$0]) }
    // A file that isn't read may name anything.
    let whole = unread.isEmpty ? projects : []
    let tests = CodeIndex.tests(among: released.map(\.outline), below: folder)
    let untaken = UntakenBranches(released.map(\.outline), in: whole, tests: tests)
    let sources = Parallel.map(outlines.count) { untaken.leavingOut(of: released[$0]) }
    let unused = UnusedDeclarations(sources, in: whole, tests: tests, others: others)
    let index = CodeIndex(
      sources, tokens: tokens, modes: modes, below: folder, modules: modules, unused: unused, projects: whole,
      libraries: others.libraries, catalogs: catalogs)
    self.index = index
    files = index.files.indices.map { file in
      let skipped = index.files[file].skipped(
        isTest: index.isTest[file], isSample: index.isSample[file], isForMac: index.isForMac[file])
      return index.files[file].audited(
        skipping: skipped, isChecked: !index.isTest[file] && !index.isSample[file])
    }
    var chains: [CodeChain] = []
    var modifiers: [CodeModifier] = []
    for file in index.files.indices where !index.isTest[file] && !index.isSample[file] {
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
    unreadFiles = (unread + index.files.compactMap(\.unreadPart))
      .sorted { $0.location.path.utf8.lexicographicallyPrecedes($1.location.path.utf8) }
    notices =
      CodePairings.notices(of: chains, in: index) + CodeHiding(chains, in: index).notices
      + unreadFiles.map { InputNotice("not read: \($0.problem); \($0.remedy)", at: $0.location) }
  }

  public func pairings(among tokens: TokenSet) -> [Pairing] { CodePairings(self, among: tokens).pairings }
}

/// The files of Swift source, with the meaning of their names.
public final class CodeIndex: Sendable {
  /// The files, in the order of their paths.
  public let files: [CodeFile]
  /// The tokens that source may reference by their dotted paths.
  public let tokens: TokenSet
  /// The resolver of token values; lengths and numbers use the first mode with a value.
  let resolver: TokenResolver
  /// The symbols of all declarations.
  let symbols: SwiftSymbols
  /// The assignments to static variables.
  let assignments: SwiftAssignments
  /// The declarations of all files by name.
  let names: CodeNames
  /// The names of platform views that types of the sources may hide.
  let hiddenViews: Set<String>
  /// The names of the static properties of all types, to exclude other names quickly.
  let addedMembers: Set<String>
  /// The color tokens by their color.
  let colors: ColorTokens
  /// The last names of all tokens, to exclude other names quickly.
  let tokenNames: Set<String>
  /// The tokens of private constants whose names are shared, by file and name.
  let qualified: [QualifiedName: TokenPath]
  /// The colors of asset catalogs.
  let assets: CodeAssets
  /// The references between tokens.
  let referrers: TokenReferrers
  /// The UIKit controls of the files.
  let uiKit: UIKitIndex
  /// The folders of the projects and packages that are read whole.
  let projects: [String]
  /// The chains that may show a declaration.
  let usePlaces = CodeUsePlaces()
  /// The colors in which chains are shown.
  let looks = CodeLooks()
  /// Whether each file is a test: it imports a test framework, or is next to or below such a file in a folder of tests.
  let isTest: [Bool]
  /// Whether each file belongs to a sample app, an app for testers, or a playground, which ships with nothing.
  let isSample: [Bool]
  /// Whether less than a quarter of the code that ships is for developers.
  let isMostlyForUsers: Bool
  /// Whether each file is for macOS only, because its folder names AppKit outside `#if` and never UIKit.
  let isForMac: [Bool]

  init(
    _ sources: [ReleasedSource], tokens: TokenSet, modes: [Mode], below folder: String, modules: [String?],
    unused: UnusedDeclarations, projects: [String], libraries: [CodeLibrary], catalogs: CodeColors
  ) {
    self.projects = projects
    let order = sources.indices.sorted { left, right in
      let (first, second) = (sources[left].outline.source.path.utf8, sources[right].outline.source.path.utf8)
      return first.elementsEqual(second) ? left < right : first.lexicographicallyPrecedes(second)
    }
    files = Parallel.map(order.count) {
      CodeFile(
        sources[order[$0]], tokens: tokens, below: folder, unused: unused.declarations[order[$0]],
        unnamed: unused.unnamed[order[$0]])
    }
    isForMac = CodeIndex.macFiles(among: files)
    let isTest = CodeIndex.tests(among: files.map(\.outline), below: folder)
    self.isTest = isTest
    isSample = CodeIndex.samples(among: files, libraries)
    var counts = (forDevelopers: 0, all: 0)
    for (number, file) in files.enumerated() where !isTest[number] && !isSample[number] && !isForMac[number] {
      counts.forDevelopers += file.developerChainCount
      counts.all += file.chains.count
    }
    isMostlyForUsers = counts.forDevelopers * 4 < counts.all
    self.tokens = tokens
    resolver = TokenResolver(tokens: tokens, modes: modes.isEmpty ? [Mode("light")] : modes)
    colors = ColorTokens(resolver)
    assets = CodeAssets(tokens, others: catalogs, modes: resolver.modes)
    referrers = TokenReferrers(tokens)
    tokenNames = Set(tokens.tokens.compactMap(\.path.segments.last))
    symbols = SwiftSymbols(files.map(\.outline), modules: order.map { $0 < modules.count ? modules[$0] : nil })
    assignments = SwiftAssignments(symbols)
    names = CodeNames(symbols)
    uiKit = UIKitIndex(files, isTest: isTest, symbols)
    hiddenViews = CodeIndex.hiddenViews(in: symbols)
    addedMembers = Set(
      symbols.symbols.lazy.filter { $0.isStatic && ($0.kind == .variable || $0.kind == .constant) }.map(\.name))
    qualified = CodeIndex.qualified(tokens)
  }
}

/// A file of Swift source with its chains.
public final class CodeFile: Sendable {
  /// The tokens, groups, and declarations of the file.
  public let outline: SwiftOutline
  /// The name in findings: the path relative to the configuration folder.
  public let name: String
  /// The call chains in order.
  public let chains: [SwiftChain]
  /// For each chain, the index after the last chain nested in it; nested chains follow directly.
  let ends: [Int]
  /// The dotted name of each declaration, including its surrounding types.
  public let names: [String]
  /// The number of chains that start with a name.
  let namedChainCount: Int
  /// The numbers of previews and of declarations that no release contains, which are skipped.
  let source: ReleasedSource
  /// The number of declarations that nothing names, whose chains are skipped.
  let unusedCount: Int
  /// The name bindings in bodies, by declaration and name, in the order in which they become visible.
  private let bindings: [BindingKey: [SwiftBinding]]
  /// For each chain, the number of preceding chains in the same declaration with the same base text.
  let occurrences: [Int32]
  /// The location of source that is nested too deep to be read; nil if there is none.
  private let unread: SourceLocation?
  /// The names of the fonts that `UIFontMetrics` scales: `scaledFont(for: base)`.
  let scaledFonts: Set<[UInt8]>
  /// The uses of names that tell what their declarations are for.
  let uses: CodeUses
  /// The declarations whose colors stand for data or belong to a drawing.
  let colorGroups: CodeColorGroups
  /// The parts of the file for some platforms only.
  let platforms: CodePlatforms
  /// Whether the whole file is for watchOS.
  let isForWatch: Bool
  /// Whether the name of each declaration says that it is for macOS or tvOS, such as `tvOSView`.
  let isNamedElsewhere: [Bool]
  /// Whether each declaration belongs to a screen for developers, as the name of a type, the file, or a folder says: `DebugMenu`.
  let isForDevelopers: [Bool]
  /// Whether each declaration is, or belongs to, one that no code in use names.
  let isUnnamed: [Bool]

  init(
    _ source: ReleasedSource, tokens: TokenSet, below folder: String, unused: Set<Int> = [], unnamed: Set<Int> = []
  ) {
    let outline = source.outline
    (self.source, self.outline) = (source, outline)
    let path = outline.source.path
    name = CodeFile.name(of: path, below: folder)
    let platforms = CodePlatforms(outline, name: name)
    self.platforms = platforms
    isForWatch = outline.isForWatch(name)
    let declarations = outline.declarations
    var names: [String] = []
    var isPreview: [Bool] = []
    var isToken: [Bool] = []
    var isUnused: [Bool] = []
    var isUnnamed: [Bool] = []
    // A private constant isn't a token of another file with the same name.
    let isOwn = { (token: Token, declaration: SwiftDeclaration) in
      token.location.path == path || !outline.isPrivate(declaration)
    }
    for (index, declaration) in declarations.enumerated() {
      let parent = declaration.parent
      let own = declaration.kind == .initializer ? "init" : declaration.name
      let name = CodeFile.joined(parent.map { names[$0] }, own)
      names.append(name)
      isPreview.append(parent.map { isPreview[$0] } ?? false || outline.isPreviewProvider(declaration))
      isUnused.append(parent.map { isUnused[$0] } ?? false || unused.contains(index))
      isUnnamed.append(parent.map { isUnnamed[$0] } ?? false || unnamed.contains(index))
      let canBeToken = declaration.kind == .constant || declaration.kind == .variable
      isToken.append(canBeToken && parent != nil && tokens[TokenPath(name)].map { isOwn($0, declaration) } ?? false)
    }
    (self.names, self.isUnnamed) = (names, isUnnamed)
    isNamedElsewhere = names.map { name in
      name.holdsBytes(of: "OS") && ["tvOS", "macOS", "MacOS"].contains { name.holdsBytes(of: $0) }
        && !name.holdsBytes(of: "iOS")
    }
    isForDevelopers = CodeFile.areForDevelopers(names, in: name)
    let found = outline.chains(
      leavingOut: { isPreview[$0] || isToken[$0] || isUnused[$0] }, withoutConditional: CodeModifier.isRelief)
    unread = found.firstUnread.map { outline.location(of: $0..<$0 + 1) }
    (chains, ends) = (found.chains, found.ends)
    namedChainCount = found.chains.count { !$0.path.isEmpty }
    bindings = Dictionary(grouping: found.bindings.sorted { $0.visible.lowerBound < $1.visible.lowerBound }) {
      BindingKey(declaration: $0.declaration, name: Array($0.name.utf8))
    }
    unusedCount = unused.count
    scaledFonts = CodeFile.scaledFonts(of: found.chains, in: outline)
    uses = CodeUses(found.chains, in: outline)
    colorGroups = CodeColorGroups(found.chains, in: outline)
    var counts: [Occurrence: Int32] = [:]
    occurrences = found.chains.map { chain in
      var hasher = Hasher()
      for byte in outline.source.bytes[outline.bytes(of: outline.spelling(of: chain))] { hasher.combine(byte) }
      let key = Occurrence(declaration: chain.declaration, text: hasher.finalize())
      counts[key, default: 0] += 1
      return (counts[key] ?? 1) - 1
    }
  }

  /// The part of the file that is nested too deep; nil if there is none.
  var unreadPart: UnreadFile? {
    unread.map {
      UnreadFile(
        name: name, location: $0, problem: "view code is nested more than \(SwiftOutline.deepestChain) deep from here",
        remedy: "move parts of it to other declarations")
    }
  }

  /// The maximum length of a dotted name in bytes; longer names of nested types end with an ellipsis.
  private static let longestName = 256

  /// Returns the path relative to a folder that ends with a slash, if the path is below it.
  public static func name(of path: String, below folder: String) -> String {
    path.utf8.starts(with: folder.utf8) ? String(Substring(path.utf8.dropFirst(folder.utf8.count))) : path
  }

  private static func joined(_ parent: String?, _ name: String) -> String {
    guard let parent else { return name }
    if parent.utf8.count + name.utf8.count < longestName { return "\(parent).\(name)" }
    return parent.endsWithBytes(of: "…") ? parent : parent + ".…"
  }

  private struct Occurrence: Hashable {
    let declaration: Int
    let text: Int
  }

  private struct BindingKey: Hashable {
    let declaration: Int
    let name: [UInt8]
  }

  /// Returns the bindings of a name in the bodies of a declaration, in the order in which they become visible.
  func bindings(of name: String, in declaration: Int) -> [SwiftBinding] {
    bindings.isEmpty ? [] : bindings[BindingKey(declaration: declaration, name: Array(name.utf8)), default: []]
  }
}

extension SwiftOutline {
  /// Whether a declaration only provides previews or library content.
  func isPreviewProvider(_ declaration: SwiftDeclaration) -> Bool {
    guard declaration.hasMembers else { return false }
    return declaration.inheritance.map {
      $0.contains { token in
        ["PreviewProvider", "PreviewModifier", "LibraryContentProvider"].contains { isToken(token, $0) }
      }
    }
      ?? false
  }

  /// The number of `#Preview` macros in the file.
  var previewMacroCount: Int {
    tokens.indices.count { tokens[$0].kind == .hash && isToken($0, "#Preview") }
  }

  /// Returns the tokens that identify a chain's base: up to its first closure, and limited in length.
  func spelling(of chain: SwiftChain) -> Range<Int> {
    let closure = chain.arguments?.first { if case .closure = $0.value.kind { true } else { false } }
    let end = closure.map { $0.value.tokens.lowerBound } ?? chain.baseTokens.upperBound
    return chain.baseTokens.lowerBound..<max(chain.baseTokens.lowerBound + 1, end)
  }
}
