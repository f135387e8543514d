import AuditTestSupport

extension OutputGroup {
  /// Hostile files, each audited once, in formats that show all names.
  static let hostile: [OutputGroup] = HostileCase.Area.allCases.map { area in
    OutputGroup(
      name: "hostile/\(area.rawValue)",
      fixtures: {
        hostileCases.filter { $0.area == area }.map {
          OutputFixture($0.name, $0.files, [.audit(formats: ["json", "markdown", "github"])])
        }
      }, mergesFixtures: true)
  }
}
