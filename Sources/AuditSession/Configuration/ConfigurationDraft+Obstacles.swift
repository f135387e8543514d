import Audit
import DesignTokens
import SourceText
import TokenFormats

// Files that keep a folder from being read together, which a draft leaves out.

extension AuditSession {
  /// The maximum number of files that a draft leaves out.
  private static let obstacleLimit = 20

  /// Returns the system of a folder without the files that contradict others or name unknown tokens, and one line for each of those files.
  func readable(
    _ input: inout Input, _ files: InputFiles
  ) throws(AuditFailure) -> (system: DesignSystem, loader: TokenLoader, left: [String]) {
    var left: [String] = []
    var first: AuditFailure?
    // The lines on files whose colors contradict others: another set, such as that of a second brand.
    var others: [String] = []
    while true {
      var loader = TokenLoader(files: files, skipsUnreadable: true)
      add(input, to: &loader)
      do throws(AuditFailure) {
        let system = try bare(input, files, &loader).system
        return (system, loader, left + others + AuditSession.advice(onOtherSets: others.count))
      } catch {
        guard let (path, reason) = obstacle(in: error, loader, isFirst: first == nil),
          left.count + others.count < AuditSession.obstacleLimit,
          let index = input.tokenFiles.firstIndex(where: { files.display($0) == path })
        else { throw first ?? error }
        first = first ?? error
        input.tokenFiles.remove(at: index)
        let line = "1 file not read: \(reason) (\(path))"
        if case .conflictingFiles? = error.problems.first { others.append(line) } else { left.append(line) }
      }
    }
  }

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
