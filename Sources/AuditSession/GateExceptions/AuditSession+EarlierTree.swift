import Audit

// Audits of an earlier state of all files.

extension AuditSession {
  /// Returns the findings of the same audit in an earlier tree; none if the tree has nothing to audit, so all findings are new.
  ///
  /// - Throws: an error that names the tree if it can't be audited.
  func pastAudit(in tree: EarlierTree) throws(AuditFailure) -> AuditSnapshot {
    var earlier = request
    (earlier.against, earlier.earlier, earlier.baseline, earlier.mode) = (nil, nil, nil, nil)
    (earlier.appliesBaseline, earlier.substitutes) = (false, [:])
    earlier.root = tree.moved(folder) ?? folder
    earlier.boundary = existing(request.boundary.map { [$0] } ?? [], in: tree).first
    earlier.paths = existing(request.paths, in: tree)
    earlier.code = request.code.map { existing($0, in: tree) }
    // Files that were added since have no earlier state.
    let isAdded = earlier.code?.isEmpty ?? earlier.paths.isEmpty
    if isAdded, !(request.code ?? request.paths).isEmpty { return AuditSnapshot(name: tree.name) }
    do throws(AuditFailure) {
      let report = try AuditSession(earlier).report()
      var audit = AuditSnapshot(name: tree.name, report, includesText: false)
      audit.authorities.results = report.authorityResults
      return audit
    } catch {
      guard !error.problems.allSatisfy(\.isLackOfInput) else { return AuditSnapshot(name: tree.name) }
      throw AuditFailure(error.problems.map { .earlier(tree.name, reason: $0.sentence) })
    }
  }

  /// Returns the places of paths in an earlier tree, without those that it doesn't have.
  private func existing(_ paths: [String], in tree: EarlierTree) -> [String] {
    paths.map(absolute).compactMap(tree.moved).filter { (try? FileSystem.status($0)) ?? nil != nil }
  }
}

extension AuditFailure.Problem {
  /// Whether nothing to audit was found, rather than something that can't be audited.
  fileprivate var isLackOfInput: Bool {
    switch self {
    case .nothingAudited, .nothingToLint, .file(.nothingToAudit), .file(.unknownJSON), .file(.filesWithoutTokens): true
    default: false
    }
  }
}
