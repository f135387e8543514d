import Audit
import DesignTokens
import SourceText
import TokenFormats

// Files that a draft leaves out: data of tests, and files that keep a folder from being read together.

extension AuditSession {
  /// The maximum number of files that a draft leaves out.
  private static let obstacleLimit = 20

  /// Returns the system of a folder without the files that contradict others or name unknown tokens, and one line for each of those files.
  func readable(
    _ input: inout Input, _ files: InputFiles
  ) throws(AuditFailure) -> (system: DesignSystem, loader: TokenLoader, left: [String]) {
    var left: [(reason: String, paths: [String])] = []
    var first: AuditFailure?
    // The files whose colors contradict others: another set, such as that of a second brand.
    var others: [(reason: String, paths: [String])] = []
    while true {
      var loader = TokenLoader(files: files, skipsUnreadable: true)
      add(input, to: &loader)
      do throws(AuditFailure) {
        let system = try bare(input, files, &loader).system
        let lines = (left + others).flatMap { line($0.paths, $0.reason) }
        return (system, loader, lines + AuditSession.advice(onOtherSets: others.count))
      } catch {
        guard let (path, reason) = obstacle(in: error, loader, isFirst: first == nil),
          left.count + others.count < AuditSession.obstacleLimit
        else { throw first ?? error }
        var obstacles = input.tokenFiles.filter { files.display($0) == path }
        if obstacles.isEmpty { obstacles = loader.referring(to: path) }
        guard !obstacles.isEmpty else { throw first ?? error }
        first = first ?? error
        input.tokenFiles.removeAll { obstacles.contains($0) }
        let paths = obstacles.map(files.display)
        if case .conflictingFiles? = error.problems.first {
          others.append((reason, paths))
        } else if left.last?.reason == reason {
          left[left.count - 1].paths += paths
        } else {
          left.append((reason, paths))
        }
      }
    }
  }

  /// Returns the data of tests in a folder, which belongs to no design system; empty if there is nothing else.
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

  /// Returns the file to leave out, and why; nil if the failure has another reason.
  ///
  /// - Parameter isFirst: whether no file was left out before. Then an invalid file is a fault to correct.
  private func obstacle(
    in failure: AuditFailure, _ loader: TokenLoader, isFirst: Bool
  ) -> (path: String, reason: String)? {
    switch failure.problems.first {
    case .format(.missingDocument(let name, let location)):
      return (location.path, "it references \(name.shortened), which isn't there; build or install that file first")
    case .format(let error) where !isFirst:
      return (error.location.path, "it can't be read without the files that are left out")
    case .conflictingFiles(let conflict):
      let (later, earlier) = (conflict.location.path, conflict.earlier.path)
      // A file that others bring in can't be left out; the one that contradicts it may be an old copy.
      let isNeeded = loader.isReferenced(later) && !loader.isReferenced(earlier)
      let (left, kept) = isNeeded ? (earlier, later) : (later, earlier)
      return (left, "\(conflict.path) conflicts with its value in \(kept)")
    case .resolution(.unknownToken(let name, _, let location?)):
      let reason = "an alias in it names the unknown token {\(name)}"
      guard loader.isReferenced(location.path) else { return (location.path, reason) }
      // A document that a resolver references can't be left out without the resolver.
      let resolver = loader.recognized.first { $0.format == ResolverFormat.self }
      return resolver.map { ($0.file.path, "\(location.path) names the unknown token {\(name)}") }
    default: return nil
    }
  }
}
