import SourceText
import SwiftSource

/// The declarations of whole projects, and the private ones of files, that nothing but previews, unused declarations, and they themselves name.
///
/// What nothing names can't be seen. Only what can't be reached in another way is unused: structs and enumerations of views and values, UIKit views
/// and view controllers, members that extend a type from elsewhere, parts of views, private functions, and private constants and properties. A name
/// in a string counts as a use, and so does another declaration with the name. A name in a test doesn't.
struct UnusedDeclarations {
  /// The unused declarations of each file, without their members.
  private(set) var declarations: [Set<Int>]
  /// The declarations of each file that no code in use names in a checkout, although something else may show them.
  private(set) var unnamed: [Set<Int>]

  /// Finds the unused declarations.
  ///
  /// - Parameters:
  ///   - projects: the folders that contain a project or a package, each ending with a slash; other files are used.
  ///   - isTest: whether each file is a test.
  ///   - others: what may name classes and public declarations from outside of the files.
  /// - Complexity: O(n) in the number of bytes.
  init(_ sources: [ReleasedSource], in projects: [String], tests isTest: [Bool], others: CodeSurroundingFiles) {
    let outlines = sources.map(\.outline)
    let startsApp = zip(outlines, isTest).contains { outline, isTest in
      !isTest && outline.startsAppWithViews && !CodeIndex.isInSamples(outline.source.path)
    }
    declarations = Array(repeating: [], count: outlines.count)
    unnamed = declarations
    let isInProject = outlines.map { outline in projects.contains { outline.source.path.utf8.starts(with: $0.utf8) } }
    let isPublicUsed = others.hasLibrary || !startsApp
    let called = UnnamedDeclarations.calledTypes(outlines)
    // Types whose members may belong to a protocol: those of the files, those that an extension makes conform, and protocols of other modules, of
    // which an extension may have a default. A type `View` in another one isn't what `extension View` extends.
    let declared = Set(
      outlines.flatMap { outline in
        outline.declarations.lazy.filter {
          $0.parent == nil && ($0.isType || $0.kind == .extension && $0.inheritance != nil)
        }.map(\.name)
      }
    ).union(called.filter { !SwiftOutline.isKnownProtocol($0) })
    let plainTypes = UnusedDeclarations.plainTypes(outlines)
    var candidates: [Candidate] = []
    for (file, outline) in outlines.enumerated() {
      // Only the file can name what is private in it, so previews may be the only use even if the project isn't known.
      let hasPreviews = isInProject[file] || sources[file].previewCount > 0
      for (index, declaration) in outline.declarations.enumerated()
      where (isInProject[file] || declaration.modifiers.contains(.private) && (hasPreviews || !declaration.isType))
        && outline.canBeUnused(
          declaration, among: declared, plainTypes: plainTypes, isPublicUsed: isPublicUsed)
      {
        candidates.append(
          Candidate(
            file: file, declaration: index, name: declaration.name,
            isPrivate: declaration.modifiers.contains(.private)))
      }
    }
    let isRead = zip(isInProject, isTest).map { ($0 || others.isWholeCheckout) && !$1 }
    // A framework beside an app is mostly a part of it, unless a package or a pod publishes it.
    let mayShowPublic = isPublicUsed && (!startsApp || others.libraries.contains(where: \.isPublished))
    let all = Candidate.unique(
      candidates
        + UnnamedDeclarations(outlines, isRead: isRead, called: called, isPublicUsed: mayShowPublic).candidates)
    let filter = NameFilter(Set(all.map(\.name)))
    guard !filter.isEmpty else { return }
    let uses = Parallel.map(outlines.count) { file in
      // A file that shows something may ship even if it has tests.
      let isOnlyTest =
        isTest[file] && !outlines[file].declarations.contains { $0.hasMembers && outlines[file].isView($0) }
      return isOnlyTest ? [] : outlines[file].uses(of: filter)
    }
    // What only sample apps show doesn't ship with the app.
    let shipped = zip(CodeIndex.samples(among: outlines), uses).map { startsApp && $0 ? [] : $1 }
    lazy var contents = others.contents()
    unnamed = UnusedDeclarations.unshown(all, outlines) {
      UnreachedDeclarations($0, shipped, outlines).declarations
    } namesElsewhere: { names in
      // The groups of a project often have the names of classes.
      CodeSurroundingFiles.namesFound(
        among: names, in: contents.files.filter { !$0.path.endsWithBytes(of: ".pbxproj") })
    }
    declarations = UnusedDeclarations.unshown(candidates, outlines) {
      UnusedDeclarations.unused($0, uses, outlines)
    } namesElsewhere: { names in
      CodeSurroundingFiles.names(among: names, in: contents)
    }
  }

  /// Returns the candidates that a search finds, without classes that something else shows by name: a storyboard, a property list, or Objective-C.
  ///
  /// - Parameters:
  ///   - search: finds those of some candidates that no code shows.
  ///   - namesElsewhere: returns those of some names that are outside of the code, and the scenes of storyboards.
  private static func unshown(
    _ candidates: [Candidate], _ outlines: [SwiftOutline], search: ([Candidate]) -> [Set<Int>],
    namesElsewhere: (Set<String>) -> (names: Set<String>, scenes: [StoryboardScene])
  ) -> [Set<Int>] {
    var declarations = search(candidates)
    let isClass = { (candidate: Candidate) in
      outlines[candidate.file].declarations[candidate.declaration].kind == .class
    }
    let classes = candidates.filter { isClass($0) && declarations[$0.file].contains($0.declaration) }
    guard !classes.isEmpty else { return declarations }
    let names = Set(classes.map(\.name))
    var (used, scenes) = outlines.contains(where: \.findsClassesByName) ? (names, []) : namesElsewhere(names)
    let makesNames = !scenes.isEmpty && outlines.contains(where: \.makesNamesOfControllers)
    // Code may also make the name of that of a case or a variable: `priceController`.
    let lower = { (owner: String) in owner.prefix(1).lowercased() + owner.dropFirst() }
    let cases = NameFilter(Set(scenes.map { lower($0.owner) }))
    let made = scenes.isEmpty ? [] : Set(outlines.flatMap { $0.uses(of: cases).map(\.name) })
    for scene in scenes
    where makesNames || made.contains(lower(scene.owner)) || outlines.contains(where: { $0.addsEnd(of: scene.owner) }) {
      used.formUnion(scene.names)
    }
    // What a scene contains is used if code opens the scene.
    var more = used
    while !more.isEmpty || !scenes.isEmpty {
      used.formUnion(more)
      declarations = search(candidates.filter { !isClass($0) || !used.contains($0.name) })
      let unused = Set(classes.filter { declarations[$0.file].contains($0.declaration) }.map(\.name))
      more = Set(scenes.lazy.filter { !unused.contains($0.owner) }.flatMap(\.names)).subtracting(used)
      if more.isEmpty { break }
    }
    return declarations
  }

  /// The names of types whose declarations and extensions have known protocols only.
  private static func plainTypes(_ outlines: [SwiftOutline]) -> Set<String> {
    var types: Set<String> = []
    var others: Set<String> = []
    for outline in outlines {
      // An extension of an alias may add protocols to the type.
      for alias in outline.declarations where alias.kind == .typealias {
        others.formUnion(alias.tokens.lazy.filter { outline.tokens[$0].kind == .identifier }.map(outline.name))
      }
      for declaration in outline.declarations where declaration.hasMembers && declaration.parent == nil {
        if outline.isPlainType(declaration) {
          types.insert(declaration.name)
        } else if declaration.kind != .extension || declaration.inheritance != nil {
          others.insert(declaration.name)
        }
      }
    }
    return types.subtracting(others)
  }

  struct Candidate {
    let file: Int
    let declaration: Int
    let name: String
    /// Whether only the file can name it.
    let isPrivate: Bool

    /// Returns candidates without those that are in the list before.
    static func unique(_ candidates: [Candidate]) -> [Candidate] {
      var known: Set<[Int]> = []
      return candidates.filter { known.insert([$0.file, $0.declaration]).inserted }
    }
  }

  /// A candidate with the places that may use it, up to the first that does.
  private struct Pending {
    let candidate: Candidate
    let own: Range<Int>
    let places: [(file: Int, token: Int)]
    private var next = 0

    init(candidate: Candidate, own: Range<Int>, places: [(file: Int, token: Int)]) {
      (self.candidate, self.own, self.places) = (candidate, own, places)
    }

    var isUnused: Bool { next == places.count }

    /// Skips places that use nothing; once skipped, a place stays so.
    mutating func skip(_ isSkipped: ((file: Int, token: Int)) -> Bool) {
      while next < places.count, isSkipped(places[next]) { next += 1 }
    }
  }

  /// Returns the candidates that nothing names, then those that only these name, until there are no more.
  private static func unused(
    _ candidates: [Candidate], _ uses: [[NameUse]], _ outlines: [SwiftOutline]
  ) -> [Set<Int>] {
    var places: [String: [(file: Int, token: Int)]] = [:]
    for (file, uses) in uses.enumerated() {
      for use in uses { places[use.name, default: []].append((file, use.token)) }
    }
    let extensions = outlines.map(\.plainExtensions)
    var dead = Array(repeating: [Range<Int>](), count: outlines.count)
    var found = Array(repeating: Set<Int>(), count: outlines.count)
    var pending = candidates.map { candidate in
      Pending(
        candidate: candidate, own: outlines[candidate.file].declarations[candidate.declaration].tokens,
        places: places[candidate.name, default: []])
    }
    while true {
      for index in pending.indices {
        let (candidate, own) = (pending[index].candidate, pending[index].own)
        pending[index].skip { place in
          place.file == candidate.file && own.contains(place.token)
            || candidate.isPrivate && place.file != candidate.file
            || dead[place.file].contains { $0.contains(place.token) }
            || extensions[place.file].contains { $0.name == candidate.name && $0.tokens.contains(place.token) }
        }
      }
      let next = pending.filter(\.isUnused).map(\.candidate)
      guard !next.isEmpty else {
        return zip(outlines, found).map { outline, found in
          found.filter { outline.declarations[$0].parent.map(found.contains) != true }
        }
      }
      for candidate in next {
        found[candidate.file].insert(candidate.declaration)
        dead[candidate.file].append(outlines[candidate.file].declarations[candidate.declaration].tokens)
      }
      // Nothing else has the name of an unused type, so every extension with it belongs to the type; in its file, if it is private.
      let unusedTypes = next.filter { outlines[$0.file].declarations[$0.declaration].isType }
      let types = Set(unusedTypes.filter { !$0.isPrivate }.map(\.name))
      for (file, outline) in outlines.enumerated() where !unusedTypes.isEmpty {
        let own = types.union(unusedTypes.filter { $0.isPrivate && $0.file == file }.map(\.name))
        for (index, declaration) in outline.declarations.enumerated()
        where declaration.kind == .extension && declaration.parent == nil && own.contains(declaration.name) {
          found[file].insert(index)
          dead[file].append(declaration.tokens)
        }
      }
      pending.removeAll(where: \.isUnused)
    }
  }
}
