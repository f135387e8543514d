import Audit
import DesignTokens
import SourceText
import TokenFormats

// Files that a draft skips: test data, and files that can't be read together with others.

extension AuditSession {
  /// The maximum number of times that files are read again without those that kept them from being read together.
  private static let roundLimit = 20
  /// The maximum number of conflicts per round.
  private static let conflictLimit = 1000

  /// Files that a draft skips for one reason.
  private struct LeftOut {
    let reason: String
    var paths: [String]
    /// Whether their colors contradict others, such as those of a second brand.
    let isOtherSet: Bool
  }

  /// Returns the system of a folder without the files that contradict others or name unknown tokens, and one line for each reason.
  func readable(
    _ input: inout Input, _ files: InputFiles
  ) throws(AuditFailure) -> (system: DesignSystem, loader: TokenLoader, left: [String]) {
    var left: [LeftOut] = []
    var first: AuditFailure?
    for _ in 0..<AuditSession.roundLimit {
      var loader = TokenLoader(files: files, skipsUnreadable: true)
      add(input, to: &loader)
      do throws(AuditFailure) {
        let system = try bare(input, files, &loader, conflictLimit: AuditSession.conflictLimit).system
        let own = left.filter { !$0.isOtherSet }
        let others = left.filter(\.isOtherSet)
        let lines = (own + others).flatMap { line($0.paths.sorted(), $0.reason) }
        return (system, loader, lines + AuditSession.advice(onOtherSets: others.reduce(0) { $0 + $1.paths.count }))
      } catch {
        let found = obstacles(in: error, loader, input, files, isFirst: first == nil)
        guard !found.isEmpty else { throw first ?? error }
        first = first ?? error
        let paths = Set(found.flatMap(\.paths))
        input.tokenFiles.removeAll { paths.contains(files.display($0)) }
        for new in found {
          if let index = left.firstIndex(where: { $0.reason == new.reason }) {
            left[index].paths += new.paths
          } else {
            left.append(new)
          }
        }
      }
    }
    throw first ?? AuditFailure([])
  }

  /// Returns the files to skip; empty if a problem has another reason.
  private func obstacles(
    in failure: AuditFailure, _ loader: TokenLoader, _ input: Input, _ files: InputFiles, isFirst: Bool
  ) -> [LeftOut] {
    var left: [LeftOut] = []
    var removed: Set<String> = []
    // The first of the values that the last one conflicts with; others may conflict with it as well.
    var first: [TokenPath: SourceLocation] = [:]
    for problem in failure.problems {
      var problem = problem
      if case .conflictingFiles(let conflict) = problem {
        guard !removed.contains(conflict.earlier.path) else { continue }
        if removed.contains(conflict.location.path) {
          let kept = first[conflict.path] ?? conflict.earlier
          guard kept.path != conflict.earlier.path, loader.text(at: kept) != loader.text(at: conflict.earlier) else {
            continue
          }
          problem = .conflictingFiles(.init(path: conflict.path, location: conflict.earlier, earlier: kept))
        } else {
          first[conflict.path] = first[conflict.path] ?? conflict.earlier
        }
      }
      guard let (path, reason) = obstacle(in: problem, loader, in: files.display(input.folder), isFirst: isFirst) else {
        return []
      }
      guard !removed.contains(path) else { continue }
      let isOwn = input.tokenFiles.contains { files.display($0) == path }
      let paths = isOwn ? [path] : loader.referring(to: path).map(files.display)
      guard !paths.isEmpty else { return [] }
      removed.formUnion(paths)
      let isOtherSet = if case .conflictingFiles = problem { true } else { false }
      left.append(LeftOut(reason: reason, paths: paths, isOtherSet: isOtherSet))
    }
    return left
  }

  /// Returns the test data in a folder, which isn't part of a design system; empty if there are no other files.
  static func testData(_ paths: [String], in folder: String) -> Set<String> {
    let found = paths.filter { path in
      normalized(String(Substring(path.utf8.dropFirst(folder.utf8.count)))).dropLast().contains {
        testFolders.contains($0)
      }
    }
    return found.count == paths.count ? [] : Set(found)
  }

  /// The names of folders with tests and their data.
  private static let testFolders: Set<String> = [
    "test", "tests", "__tests__", "__fixtures__", "fixtures", "__mocks__", "__snapshots__", "androidTest", "testdata",
  ]

  /// Returns what to do about files whose colors nothing audits, because other files define the same names.
  private static func advice(onOtherSets count: Int) -> [String] {
    guard count > 0 else { return [] }
    let files = count == 1 ? "This file has" : "These \(count) files have"
    return [
      "\(files) other values for the same names and \(count == 1 ? "isn't" : "aren't") audited: "
        + "give each brand a folder and a palpable.json of its own, and audit all with palpable fleet"
    ]
  }

  /// Returns the file to skip, and why; nil if the problem has another reason.
  ///
  /// - Parameter isFirst: whether no file was left out before. Then an invalid file is a fault to correct.
  private func obstacle(
    in problem: AuditFailure.Problem, _ loader: TokenLoader, in folder: String, isFirst: Bool
  ) -> (path: String, reason: String)? {
    switch problem {
    case .format(.missingDocument(let name, let location)):
      return (location.path, "it references \(name.shortened), which isn't there; build or install that file first")
    case .format(.declaredTwice(let path, let places, _)):
      let paths = places.map(\.path)
      let later = paths.last { AuditSession.isBesideProduct($0, in: folder) } ?? paths.last ?? ""
      let kept = paths.first { $0 != later } ?? later
      return kept == later ? nil : (later, "\(path) is also declared in \(kept)")
    case .format(let error) where AuditSession.isSideFile(error.location.path, in: folder):
      return (error.location.path, "documentation or examples; use --include to read it")
    case .format(let error) where !isFirst:
      return (error.location.path, "it can't be read without the files that are left out")
    case .conflictingFiles(let conflict):
      let (later, earlier) = (conflict.location.path, conflict.earlier.path)
      // A file that others bring in can't be left out; the one that contradicts it may be an old copy.
      let isNeeded = loader.isReferenced(later) && !loader.isReferenced(earlier)
      let isSide = AuditSession.isSideFile(earlier, in: folder) && !AuditSession.isSideFile(later, in: folder)
      let (left, kept) = isNeeded || (isSide && !loader.isReferenced(earlier)) ? (earlier, later) : (later, earlier)
      return (left, "\(conflict.path) conflicts with its value in \(kept)")
    case .resolution(.unknownToken(let name, _, let location?)):
      return obstacle(in: location.path, "names the unknown token {\(name)}", loader)
    case .resolution(.cycle(let path, let location)):
      return obstacle(in: location.path, "is circular: {\(path[path.count - 1])}", loader)
    default: return nil
    }
  }

  /// Returns the file to skip because of an alias in a file, and why.
  private func obstacle(in path: String, _ fault: String, _ loader: TokenLoader) -> (path: String, reason: String)? {
    guard loader.isReferenced(path) else { return (path, "an alias in it \(fault)") }
    // A document that a resolver references can't be left out without the resolver.
    let resolver = loader.recognized.first { $0.format == ResolverFormat.self }
    return resolver.map { ($0.file.path, "an alias in \(path) \(fault)") }
  }
}
