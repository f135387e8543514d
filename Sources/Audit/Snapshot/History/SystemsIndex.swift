import ColorScience

/// Several design systems, each with its history: those with the most gate failures first.
public struct SystemsIndex: Sendable {
  /// A design system.
  public struct System: Sendable {
    /// The folder of the history, relative to the index.
    public let folder: String
    /// The entries by date, the newest last; never empty.
    public let entries: [HistoryEntry]
    /// The newest report.
    public let report: HistoryTimeline.Report
    /// The page of the system as the path relative to the index, without its extension; nil for no page.
    public let page: String?
    /// Whether the newest report has a date; otherwise no day is shown.
    public let isDated: Bool

    /// Creates a system; nil if its history has no entry.
    ///
    /// - Parameter page: the page as the path relative to the index, without its extension; nil for no page.
    public init?(
      folder: String, entries: [HistoryEntry], report: HistoryTimeline.Report, page: String?, isDated: Bool = true
    ) {
      guard !entries.isEmpty else { return nil }
      (self.folder, self.entries, self.report) = (folder, entries.inOrder, report)
      (self.page, self.isDated) = (page, isDated)
    }

    /// The newest entry.
    public var last: HistoryEntry { entries[entries.count - 1] }

    /// Whether the newest report fails the gate; also if its line says that it passed, but counts gate failures.
    public var isFailing: Bool { last.decision != .passed || last.gating > 0 }

    /// The entry before the newest; nil with one entry.
    public var previous: HistoryEntry? { entries.dropLast().last }

    /// The newest report; nil if it is missing or can't be read.
    public var audit: AuditSnapshot? { if case .known(let audit) = report { audit } else { nil } }

    /// Whether the newest report has more gate failures than the one before it.
    public var isWorse: Bool { previous.map { $0.gating < last.gating } ?? false }

    /// The gate failure that is farthest from its requirement; without measured ones, the first.
    public var worst: AuditSnapshot.Finding? { audit?.worstGating }

    /// The colors of the first mode, those of pairings that can count toward the gate if there are any.
    public var colors: [Color] {
      guard let audit, let mode = audit.modes.first?.name else { return [] }
      let used = Set(audit.pairings.lazy.filter(\.mayGate).flatMap(\.subject.tokens))
      func colors(_ tokens: some Sequence<AuditSnapshot.Token>) -> [Color] {
        tokens.compactMap { token in
          token.values.first { $0.mode == mode }?.hex.flatMap { try? Color(hex: $0) }?.composited(
            over: audit.modes[0].canvas)
        }
      }
      let some = colors(audit.tokens.lazy.filter { used.contains($0.path) })
      return some.isEmpty ? colors(audit.tokens) : some
    }
  }

  /// The systems: most gate failures first, then by the name of their folder.
  public let systems: [System]
  /// The names that several systems have.
  private let sharedNames: Set<String>

  /// Sorts systems.
  public init(_ systems: [System]) {
    self.systems = systems.sorted { left, right in
      left.last.gating == right.last.gating
        ? left.folder.utf8.lexicographicallyPrecedes(right.folder.utf8) : left.last.gating > right.last.gating
    }
    sharedNames = Set(Dictionary(grouping: systems, by: \.last.name).filter { $0.value.count > 1 }.keys)
  }

  /// Returns the name of a system, with its folder if another one has the same name.
  public func title(of system: System) -> String {
    sharedNames.contains(system.last.name) ? "\(system.last.name) (\(system.folder))" : system.last.name
  }

  /// The number of systems whose newest report fails the gate.
  public var failing: Int { systems.count(where: \.isFailing) }
}

extension AuditSnapshot {
  /// The gate failure that is farthest from its requirement; without measured ones, the first.
  var worstGating: Finding? {
    let gating = findings.filter(\.gates)
    let shares = gating.enumerated().compactMap { index, finding in finding.shortShare.map { (index, $0) } }
    return shares.min { ($0.1, $0.0) < ($1.1, $1.0) }.map { gating[$0.0] } ?? gating.first
  }
}

extension AuditSnapshot.Finding {
  /// The measured value as a share of the required one, at most 1; nil without both.
  fileprivate var shortShare: Double? {
    guard let measured = snapshot.measured, let required = snapshot.required, measured > 0, required > 0 else {
      return nil
    }
    return min(measured / required, required / measured)
  }
}
