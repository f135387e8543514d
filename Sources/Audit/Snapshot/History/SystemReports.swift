import DesignTokens

/// Reports of design systems as they are read, kept as small as an index needs them.
public struct SystemReports: Sendable {
  /// The reports of one system.
  private struct System: Sendable {
    var entries: [HistoryEntry] = []
    var newest: (day: CalendarDay?, page: String?, audit: AuditSnapshot)?
  }

  private var systems: [String: System] = [:]
  /// The number of reports.
  public private(set) var count = 0

  /// Creates an empty collection.
  public init() {}

  /// Adds a report.
  ///
  /// Reports of one folder, and those in dated folders below it, are one system.
  /// - Parameters:
  ///   - path: the path of the report below the folder of all systems.
  ///   - page: the page about the audit as the path relative to the index, without its extension; nil for no page.
  ///   - today: the day in place of a missing date, which isn't shown.
  /// - Complexity: O(n) for n findings, pairings, and tokens of the report.
  public mutating func add(_ audit: AuditSnapshot, at path: String, page: String?, today: CalendarDay) {
    let folder = SystemReports.folder(of: path)
    let day = audit.date.flatMap { CalendarDay($0) }
    var system = systems[folder] ?? System()
    system.entries.append(HistoryEntry(audit, on: day ?? today))
    if system.newest.map({ ($0.day ?? today) <= (day ?? today) }) ?? true { system.newest = (day, page, audit.slim) }
    systems[folder] = system
    count += 1
  }

  /// Returns the folder of a system's reports: that of a report, or the folder around it if its name is a date.
  public static func folder(of path: String) -> String {
    var names = path.utf8.split(separator: UInt8(ascii: "/")).dropLast().map { String(Substring($0)) }
    if let last = names.last, CalendarDay(last) != nil { names.removeLast() }
    return names.isEmpty ? "." : names.joined(separator: "/")
  }

  /// The index over the systems.
  public var index: SystemsIndex {
    SystemsIndex(
      systems.compactMap { folder, system in
        system.newest.flatMap { newest in
          SystemsIndex.System(
            folder: folder, entries: system.entries, report: .known(newest.audit),
            page: newest.page, isDated: newest.day != nil)
        }
      })
  }
}

extension AuditSnapshot {
  /// The most colors that are kept.
  private static let keptColors = 40

  /// The snapshot with only what an index shows: the worst finding and the first colors.
  fileprivate var slim: AuditSnapshot {
    var slim = self
    slim.findings = worstGating.map { [$0] } ?? []
    let used = Set(pairings.lazy.filter(\.mayGate).flatMap(\.subject.tokens))
    let colors = used.isEmpty ? tokens : tokens.filter { used.contains($0.path) }
    slim.tokens = Array((colors.isEmpty ? tokens : colors).prefix(AuditSnapshot.keptColors))
    slim.keptRepair = repair
    (slim.pairings, slim.rules, slim.notices, slim.sections) = ([], [], [], [])
    return slim
  }
}
